; sha256 of kernel.c and its headers: c3348ceb44c61c853df40aa344f1f8413298d0eb9bbe92f868bce908f4cd8363

%struct.Stepper = type { ptr, ptr, ptr, double, double, i64 }
%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Clock = type { double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, double, double, i64, i64, ptr, ptr, ptr, ptr, i64 }
%struct.Loop = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64 }
%struct.Rows = type { ptr, ptr, ptr, ptr, ptr }

@plant_offsets = local_unnamed_addr constant [128 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584, i64 592, i64 600, i64 608, i64 616, i64 624, i64 632, i64 640, i64 648, i64 656, i64 664, i64 672, i64 680, i64 688, i64 696, i64 704, i64 712, i64 720, i64 728, i64 736, i64 744, i64 752, i64 760, i64 768, i64 776, i64 784, i64 792, i64 800, i64 808, i64 816, i64 824, i64 832, i64 840, i64 848, i64 856, i64 864, i64 872, i64 880, i64 888, i64 896, i64 904, i64 912, i64 920, i64 928, i64 936, i64 944, i64 952, i64 960, i64 968, i64 976, i64 984, i64 992, i64 1000, i64 1008, i64 1016], align 16
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
@is_broken.PARTS = internal unnamed_addr constant [4 x double] [double 1.600000e-01, double 4.500000e-01, double 5.300000e-01, double 9.300000e-01], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %6 = load double, ptr %5, align 8, !tbaa !5
  %7 = fcmp contract une double %6, 0.000000e+00
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
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
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %22 = load i64, ptr %21, align 8, !tbaa !15
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %138, label %24

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !13
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = add nsw i64 %27, %25
  %29 = getelementptr inbounds double, ptr %3, i64 %25
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %31 = load ptr, ptr %30, align 8, !tbaa !16
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !20
  %51 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %48, i64 %51, i1 false)
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %53 = load i64, ptr %52, align 8, !tbaa !21
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %56 = load ptr, ptr %55, align 8, !tbaa !22
  %57 = load ptr, ptr %30, align 8, !tbaa !16
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %59 = load i64, ptr %58, align 8, !tbaa !23
  %60 = inttoptr i64 %59 to ptr
  tail call void %54(ptr noundef %56, ptr noundef %57, ptr noundef %60) #14
  %61 = load i64, ptr %21, align 8, !tbaa !15
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %129

63:                                               ; preds = %24
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
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
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
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
    i64 0, label %569
    i64 3, label %569
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
  br i1 %54, label %569, label %55

55:                                               ; preds = %51, %47
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %80 = shl i64 %5, 3
  %81 = add nsw i64 %7, %5
  %82 = shl i64 %81, 3
  %83 = icmp sgt i64 %7, 0
  %84 = icmp sgt i64 %5, 0
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  br label %86

86:                                               ; preds = %55, %346
  %87 = phi i64 [ 0, %55 ], [ %347, %346 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %88 = load i64, ptr %57, align 8, !tbaa !44
  %89 = inttoptr i64 %88 to ptr
  %90 = load ptr, ptr %58, align 8, !tbaa !45
  %91 = load ptr, ptr %59, align 8, !tbaa !17
  %92 = load i64, ptr %60, align 8, !tbaa !46
  %93 = inttoptr i64 %92 to ptr
  tail call void %89(ptr noundef %90, ptr noundef %91, ptr noundef %93) #14
  %94 = load double, ptr %61, align 8, !tbaa !47
  %95 = fadd contract double %94, 1.000000e+00
  store double %95, ptr %61, align 8, !tbaa !47
  %96 = load i64, ptr %62, align 8, !tbaa !27
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %130

98:                                               ; preds = %86
  %99 = load ptr, ptr %63, align 8, !tbaa !48
  %100 = load ptr, ptr %64, align 8, !tbaa !49
  %101 = load ptr, ptr %58, align 8, !tbaa !45
  %102 = load i64, ptr %0, align 8, !tbaa !13
  %103 = getelementptr inbounds double, ptr %101, i64 %102
  %104 = load i64, ptr %65, align 8, !tbaa !50
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %6, align 8, !tbaa !14
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load i64, ptr %66, align 8, !tbaa !51
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = load i64, ptr %48, align 8, !tbaa !20
  %111 = getelementptr inbounds double, ptr %109, i64 %110
  br label %112

112:                                              ; preds = %112, %98
  %113 = phi double [ 0.000000e+00, %98 ], [ %127, %112 ]
  %114 = phi i64 [ 0, %98 ], [ %128, %112 ]
  %115 = getelementptr inbounds i64, ptr %100, i64 %114
  %116 = load i64, ptr %115, align 8, !tbaa !31
  %117 = getelementptr inbounds double, ptr %99, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !32
  %119 = getelementptr inbounds double, ptr %111, i64 %114
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = tail call contract double @llvm.fabs.f64(double %120)
  %122 = fcmp contract ogt double %118, 0.000000e+00
  %123 = tail call contract double @llvm.sqrt.f64(double %118)
  %124 = select contract i1 %122, double %123, double 1.000000e+00
  %125 = fdiv contract double %121, %124
  %126 = fcmp contract ole double %125, %113
  %127 = select contract i1 %126, double %113, double %125
  %128 = add nuw nsw i64 %114, 1
  %129 = icmp eq i64 %128, %96
  br i1 %129, label %132, label %112, !llvm.loop !52

130:                                              ; preds = %86
  %131 = icmp eq i64 %96, 0
  br i1 %131, label %361, label %132

132:                                              ; preds = %112, %130
  %133 = phi double [ 0.000000e+00, %130 ], [ %127, %112 ]
  %134 = fcmp contract ugt double %133, %3
  br i1 %134, label %140, label %135

135:                                              ; preds = %132
  %136 = load double, ptr %56, align 8, !tbaa !5
  %137 = fcmp contract une double %136, 0.000000e+00
  %138 = select i1 %137, i64 2, i64 1
  %139 = icmp ult i64 %87, %138
  br i1 %139, label %140, label %361

140:                                              ; preds = %135, %132
  %141 = load i64, ptr %45, align 8, !tbaa !42
  %142 = icmp eq i64 %141, 2
  br i1 %142, label %143, label %156

143:                                              ; preds = %140
  %144 = load ptr, ptr %58, align 8, !tbaa !45
  %145 = load i64, ptr %0, align 8, !tbaa !13
  %146 = getelementptr inbounds double, ptr %144, i64 %145
  %147 = load i64, ptr %65, align 8, !tbaa !50
  %148 = getelementptr inbounds double, ptr %146, i64 %147
  %149 = load i64, ptr %6, align 8, !tbaa !14
  %150 = getelementptr inbounds double, ptr %148, i64 %149
  %151 = load i64, ptr %66, align 8, !tbaa !51
  %152 = getelementptr inbounds double, ptr %150, i64 %151
  %153 = load i64, ptr %48, align 8, !tbaa !20
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = load ptr, ptr %78, align 8, !tbaa !53
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %154, ptr noundef %155)
  br label %280

156:                                              ; preds = %140
  %157 = load i64, ptr %6, align 8, !tbaa !14
  %158 = load ptr, ptr %67, align 8, !tbaa !54
  %159 = shl i64 %157, 3
  %160 = mul i64 %159, %157
  tail call void @llvm.memset.p0.i64(ptr align 8 %158, i8 0, i64 %160, i1 false)
  %161 = load ptr, ptr %58, align 8, !tbaa !45
  %162 = load i64, ptr %0, align 8, !tbaa !13
  %163 = getelementptr inbounds double, ptr %161, i64 %162
  %164 = load i64, ptr %65, align 8, !tbaa !50
  %165 = getelementptr inbounds double, ptr %163, i64 %164
  %166 = load i64, ptr %6, align 8, !tbaa !14
  %167 = getelementptr inbounds double, ptr %165, i64 %166
  %168 = icmp sgt i64 %164, 0
  br i1 %168, label %169, label %173

169:                                              ; preds = %156
  %170 = load ptr, ptr %67, align 8, !tbaa !54
  %171 = load ptr, ptr %68, align 8, !tbaa !55
  %172 = load ptr, ptr %69, align 8, !tbaa !56
  br label %183

173:                                              ; preds = %183, %156
  %174 = load ptr, ptr %70, align 8, !tbaa !57
  %175 = load i64, ptr %48, align 8, !tbaa !20
  %176 = mul i64 %175, %159
  tail call void @llvm.memset.p0.i64(ptr align 8 %174, i8 0, i64 %176, i1 false)
  %177 = load i64, ptr %66, align 8, !tbaa !51
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %212

179:                                              ; preds = %173
  %180 = load ptr, ptr %70, align 8, !tbaa !57
  %181 = load ptr, ptr %71, align 8, !tbaa !58
  %182 = load ptr, ptr %72, align 8, !tbaa !59
  br label %199

183:                                              ; preds = %183, %169
  %184 = phi i64 [ 0, %169 ], [ %197, %183 ]
  %185 = getelementptr inbounds double, ptr %163, i64 %184
  %186 = load double, ptr %185, align 8, !tbaa !32
  %187 = getelementptr inbounds i64, ptr %171, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !31
  %189 = mul nsw i64 %188, %157
  %190 = getelementptr inbounds i64, ptr %172, i64 %184
  %191 = load i64, ptr %190, align 8, !tbaa !31
  %192 = getelementptr double, ptr %170, i64 %189
  %193 = getelementptr double, ptr %192, i64 %191
  store double %186, ptr %193, align 8, !tbaa !32
  %194 = mul nsw i64 %191, %157
  %195 = getelementptr double, ptr %170, i64 %194
  %196 = getelementptr double, ptr %195, i64 %188
  store double %186, ptr %196, align 8, !tbaa !32
  %197 = add nuw nsw i64 %184, 1
  %198 = icmp eq i64 %197, %164
  br i1 %198, label %173, label %183, !llvm.loop !60

199:                                              ; preds = %199, %179
  %200 = phi i64 [ 0, %179 ], [ %210, %199 ]
  %201 = getelementptr inbounds double, ptr %167, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !32
  %203 = getelementptr inbounds i64, ptr %181, i64 %200
  %204 = load i64, ptr %203, align 8, !tbaa !31
  %205 = mul nsw i64 %204, %157
  %206 = getelementptr inbounds i64, ptr %182, i64 %200
  %207 = load i64, ptr %206, align 8, !tbaa !31
  %208 = getelementptr double, ptr %180, i64 %205
  %209 = getelementptr double, ptr %208, i64 %207
  store double %202, ptr %209, align 8, !tbaa !32
  %210 = add nuw nsw i64 %200, 1
  %211 = icmp eq i64 %210, %177
  br i1 %211, label %212, label %199, !llvm.loop !61

212:                                              ; preds = %199, %173
  %213 = load i64, ptr %48, align 8, !tbaa !20
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %213, double noundef %1)
  %214 = load i64, ptr %73, align 8, !tbaa !62
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %218, label %216

216:                                              ; preds = %212
  %217 = load ptr, ptr %76, align 8, !tbaa !63
  br label %246

218:                                              ; preds = %212
  %219 = load ptr, ptr %74, align 8, !tbaa !64
  br label %220

220:                                              ; preds = %238, %218
  %221 = phi i64 [ %214, %218 ], [ %239, %238 ]
  %222 = phi i64 [ 0, %218 ], [ %241, %238 ]
  %223 = phi i64 [ 0, %218 ], [ %240, %238 ]
  %224 = getelementptr inbounds i64, ptr %219, i64 %222
  %225 = load i64, ptr %224, align 8, !tbaa !31
  %226 = load i64, ptr %48, align 8, !tbaa !20
  %227 = icmp slt i64 %225, %226
  br i1 %227, label %228, label %238

228:                                              ; preds = %220
  %229 = load ptr, ptr %75, align 8, !tbaa !65
  %230 = getelementptr inbounds i64, ptr %229, i64 %225
  %231 = load i64, ptr %230, align 8, !tbaa !31
  %232 = icmp sgt i64 %231, -1
  br i1 %232, label %233, label %238

233:                                              ; preds = %228
  %234 = load ptr, ptr %76, align 8, !tbaa !63
  %235 = add nsw i64 %223, 1
  %236 = getelementptr inbounds i64, ptr %234, i64 %223
  store i64 %225, ptr %236, align 8, !tbaa !31
  %237 = load i64, ptr %73, align 8, !tbaa !62
  br label %238

238:                                              ; preds = %233, %228, %220
  %239 = phi i64 [ %237, %233 ], [ %221, %228 ], [ %221, %220 ]
  %240 = phi i64 [ %235, %233 ], [ %223, %228 ], [ %223, %220 ]
  %241 = add nuw nsw i64 %222, 1
  %242 = icmp slt i64 %241, %239
  br i1 %242, label %220, label %243, !llvm.loop !66

243:                                              ; preds = %238
  %244 = icmp sgt i64 %240, 0
  %245 = load ptr, ptr %76, align 8, !tbaa !63
  br i1 %244, label %250, label %246

246:                                              ; preds = %216, %243
  %247 = phi ptr [ %245, %243 ], [ %217, %216 ]
  %248 = phi i64 [ %240, %243 ], [ 0, %216 ]
  %249 = load ptr, ptr %77, align 8, !tbaa !67
  br label %264

250:                                              ; preds = %243
  %251 = load ptr, ptr %58, align 8, !tbaa !45
  %252 = load i64, ptr %0, align 8, !tbaa !13
  %253 = getelementptr inbounds double, ptr %251, i64 %252
  %254 = load i64, ptr %65, align 8, !tbaa !50
  %255 = getelementptr inbounds double, ptr %253, i64 %254
  %256 = load i64, ptr %6, align 8, !tbaa !14
  %257 = getelementptr inbounds double, ptr %255, i64 %256
  %258 = load i64, ptr %66, align 8, !tbaa !51
  %259 = getelementptr inbounds double, ptr %257, i64 %258
  %260 = load i64, ptr %48, align 8, !tbaa !20
  %261 = getelementptr inbounds double, ptr %259, i64 %260
  %262 = load ptr, ptr %75, align 8, !tbaa !65
  %263 = load ptr, ptr %77, align 8, !tbaa !67
  br label %269

264:                                              ; preds = %269, %246
  %265 = phi i64 [ %248, %246 ], [ %240, %269 ]
  %266 = phi ptr [ %249, %246 ], [ %263, %269 ]
  %267 = phi ptr [ %247, %246 ], [ %245, %269 ]
  %268 = load ptr, ptr %78, align 8, !tbaa !53
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %267, i64 noundef %265, ptr noundef %266, ptr noundef %268)
  br label %280

269:                                              ; preds = %269, %250
  %270 = phi i64 [ 0, %250 ], [ %278, %269 ]
  %271 = getelementptr inbounds i64, ptr %245, i64 %270
  %272 = load i64, ptr %271, align 8, !tbaa !31
  %273 = getelementptr inbounds i64, ptr %262, i64 %272
  %274 = load i64, ptr %273, align 8, !tbaa !31
  %275 = getelementptr inbounds double, ptr %261, i64 %274
  %276 = load double, ptr %275, align 8, !tbaa !32
  %277 = getelementptr inbounds double, ptr %263, i64 %270
  store double %276, ptr %277, align 8, !tbaa !32
  %278 = add nuw nsw i64 %270, 1
  %279 = icmp eq i64 %278, %240
  br i1 %279, label %264, label %269, !llvm.loop !68

280:                                              ; preds = %143, %264
  %281 = load ptr, ptr %77, align 8, !tbaa !67
  %282 = load i64, ptr %48, align 8, !tbaa !20
  %283 = getelementptr inbounds double, ptr %281, i64 %282
  %284 = load i64, ptr %79, align 8, !tbaa !69
  %285 = getelementptr inbounds double, ptr %283, i64 %284
  %286 = getelementptr inbounds double, ptr %285, i64 %5
  %287 = load ptr, ptr %58, align 8, !tbaa !45
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %285, ptr align 8 %287, i64 %80, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %286, ptr align 8 %2, i64 %82, i1 false)
  br i1 %83, label %288, label %291

288:                                              ; preds = %280
  %289 = load ptr, ptr %78, align 8, !tbaa !53
  %290 = getelementptr double, ptr %286, i64 %5
  br label %302

291:                                              ; preds = %302, %280
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %286)
  %292 = load i64, ptr %57, align 8, !tbaa !44
  %293 = inttoptr i64 %292 to ptr
  %294 = load ptr, ptr %58, align 8, !tbaa !45
  %295 = load ptr, ptr %59, align 8, !tbaa !17
  %296 = load i64, ptr %60, align 8, !tbaa !46
  %297 = inttoptr i64 %296 to ptr
  tail call void %293(ptr noundef %294, ptr noundef %295, ptr noundef %297) #14
  %298 = load double, ptr %61, align 8, !tbaa !47
  %299 = fadd contract double %298, 1.000000e+00
  store double %299, ptr %61, align 8, !tbaa !47
  br i1 %84, label %300, label %311

300:                                              ; preds = %291
  %301 = load ptr, ptr %58, align 8, !tbaa !45
  br label %349

302:                                              ; preds = %288, %302
  %303 = phi i64 [ 0, %288 ], [ %309, %302 ]
  %304 = getelementptr inbounds double, ptr %289, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !32
  %306 = getelementptr double, ptr %290, i64 %303
  %307 = load double, ptr %306, align 8, !tbaa !32
  %308 = fadd contract double %305, %307
  store double %308, ptr %306, align 8, !tbaa !32
  %309 = add nuw nsw i64 %303, 1
  %310 = icmp eq i64 %309, %7
  br i1 %310, label %291, label %302, !llvm.loop !70

311:                                              ; preds = %349, %291
  %312 = load i64, ptr %8, align 8, !tbaa !38
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %314, label %346

314:                                              ; preds = %311
  %315 = load ptr, ptr %85, align 8, !tbaa !39
  br label %316

316:                                              ; preds = %336, %314
  %317 = phi i64 [ 0, %314 ], [ %337, %336 ]
  %318 = getelementptr inbounds i64, ptr %315, i64 %317
  %319 = load i64, ptr %318, align 8, !tbaa !31
  %320 = getelementptr inbounds double, ptr %2, i64 %319
  %321 = load double, ptr %320, align 8, !tbaa !32
  %322 = fmul contract double %321, %321
  %323 = getelementptr inbounds double, ptr %320, i64 1
  %324 = load double, ptr %323, align 8, !tbaa !32
  %325 = fmul contract double %324, %324
  %326 = fadd contract double %322, %325
  %327 = getelementptr inbounds double, ptr %320, i64 2
  %328 = load double, ptr %327, align 8, !tbaa !32
  %329 = fmul contract double %328, %328
  %330 = fadd contract double %326, %329
  %331 = getelementptr inbounds double, ptr %320, i64 3
  %332 = load double, ptr %331, align 8, !tbaa !32
  %333 = fmul contract double %332, %332
  %334 = fadd contract double %330, %333
  %335 = tail call contract double @llvm.sqrt.f64(double %334)
  br label %339

336:                                              ; preds = %339
  %337 = add nuw nsw i64 %317, 1
  %338 = icmp eq i64 %337, %312
  br i1 %338, label %346, label %316, !llvm.loop !40

339:                                              ; preds = %339, %316
  %340 = phi i64 [ 0, %316 ], [ %344, %339 ]
  %341 = getelementptr inbounds double, ptr %320, i64 %340
  %342 = load double, ptr %341, align 8, !tbaa !32
  %343 = fdiv contract double %342, %335
  store double %343, ptr %341, align 8, !tbaa !32
  %344 = add nuw nsw i64 %340, 1
  %345 = icmp eq i64 %344, 4
  br i1 %345, label %336, label %339, !llvm.loop !41

346:                                              ; preds = %336, %311
  %347 = add nuw nsw i64 %87, 1
  %348 = icmp eq i64 %347, 8
  br i1 %348, label %361, label %86, !llvm.loop !71

349:                                              ; preds = %300, %349
  %350 = phi i64 [ 0, %300 ], [ %359, %349 ]
  %351 = getelementptr inbounds double, ptr %301, i64 %350
  %352 = load double, ptr %351, align 8, !tbaa !32
  %353 = getelementptr inbounds double, ptr %285, i64 %350
  %354 = load double, ptr %353, align 8, !tbaa !32
  %355 = fsub contract double %352, %354
  %356 = getelementptr inbounds double, ptr %2, i64 %350
  %357 = load double, ptr %356, align 8, !tbaa !32
  %358 = fadd contract double %357, %355
  store double %358, ptr %356, align 8, !tbaa !32
  %359 = add nuw nsw i64 %350, 1
  %360 = icmp eq i64 %359, %5
  br i1 %360, label %311, label %349, !llvm.loop !72

361:                                              ; preds = %130, %135, %346
  %362 = phi double [ %133, %346 ], [ %133, %135 ], [ 0.000000e+00, %130 ]
  %363 = load i64, ptr %6, align 8, !tbaa !14
  %364 = load i64, ptr %45, align 8, !tbaa !42
  %365 = icmp eq i64 %364, 2
  br i1 %365, label %366, label %380

366:                                              ; preds = %361
  %367 = load ptr, ptr %58, align 8, !tbaa !45
  %368 = load i64, ptr %0, align 8, !tbaa !13
  %369 = getelementptr inbounds double, ptr %367, i64 %368
  %370 = load i64, ptr %65, align 8, !tbaa !50
  %371 = getelementptr inbounds double, ptr %369, i64 %370
  %372 = getelementptr inbounds double, ptr %371, i64 %363
  %373 = load i64, ptr %66, align 8, !tbaa !51
  %374 = getelementptr inbounds double, ptr %372, i64 %373
  %375 = load i64, ptr %48, align 8, !tbaa !20
  %376 = getelementptr inbounds double, ptr %374, i64 %375
  %377 = load i64, ptr %62, align 8, !tbaa !27
  %378 = getelementptr inbounds double, ptr %376, i64 %377
  %379 = load ptr, ptr %78, align 8, !tbaa !53
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %378, ptr noundef %379)
  br label %554

380:                                              ; preds = %361
  %381 = load i64, ptr %48, align 8, !tbaa !20
  %382 = load ptr, ptr %67, align 8, !tbaa !54
  %383 = shl i64 %363, 3
  %384 = mul i64 %383, %363
  tail call void @llvm.memset.p0.i64(ptr align 8 %382, i8 0, i64 %384, i1 false)
  %385 = load ptr, ptr %58, align 8, !tbaa !45
  %386 = load i64, ptr %0, align 8, !tbaa !13
  %387 = getelementptr inbounds double, ptr %385, i64 %386
  %388 = load i64, ptr %65, align 8, !tbaa !50
  %389 = getelementptr inbounds double, ptr %387, i64 %388
  %390 = load i64, ptr %6, align 8, !tbaa !14
  %391 = getelementptr inbounds double, ptr %389, i64 %390
  %392 = icmp sgt i64 %388, 0
  br i1 %392, label %393, label %397

393:                                              ; preds = %380
  %394 = load ptr, ptr %67, align 8, !tbaa !54
  %395 = load ptr, ptr %68, align 8, !tbaa !55
  %396 = load ptr, ptr %69, align 8, !tbaa !56
  br label %407

397:                                              ; preds = %407, %380
  %398 = load ptr, ptr %70, align 8, !tbaa !57
  %399 = load i64, ptr %48, align 8, !tbaa !20
  %400 = mul i64 %399, %383
  tail call void @llvm.memset.p0.i64(ptr align 8 %398, i8 0, i64 %400, i1 false)
  %401 = load i64, ptr %66, align 8, !tbaa !51
  %402 = icmp sgt i64 %401, 0
  br i1 %402, label %403, label %436

403:                                              ; preds = %397
  %404 = load ptr, ptr %70, align 8, !tbaa !57
  %405 = load ptr, ptr %71, align 8, !tbaa !58
  %406 = load ptr, ptr %72, align 8, !tbaa !59
  br label %423

407:                                              ; preds = %407, %393
  %408 = phi i64 [ 0, %393 ], [ %421, %407 ]
  %409 = getelementptr inbounds double, ptr %387, i64 %408
  %410 = load double, ptr %409, align 8, !tbaa !32
  %411 = getelementptr inbounds i64, ptr %395, i64 %408
  %412 = load i64, ptr %411, align 8, !tbaa !31
  %413 = mul nsw i64 %412, %363
  %414 = getelementptr inbounds i64, ptr %396, i64 %408
  %415 = load i64, ptr %414, align 8, !tbaa !31
  %416 = getelementptr double, ptr %394, i64 %413
  %417 = getelementptr double, ptr %416, i64 %415
  store double %410, ptr %417, align 8, !tbaa !32
  %418 = mul nsw i64 %415, %363
  %419 = getelementptr double, ptr %394, i64 %418
  %420 = getelementptr double, ptr %419, i64 %412
  store double %410, ptr %420, align 8, !tbaa !32
  %421 = add nuw nsw i64 %408, 1
  %422 = icmp eq i64 %421, %388
  br i1 %422, label %397, label %407, !llvm.loop !60

423:                                              ; preds = %423, %403
  %424 = phi i64 [ 0, %403 ], [ %434, %423 ]
  %425 = getelementptr inbounds double, ptr %391, i64 %424
  %426 = load double, ptr %425, align 8, !tbaa !32
  %427 = getelementptr inbounds i64, ptr %405, i64 %424
  %428 = load i64, ptr %427, align 8, !tbaa !31
  %429 = mul nsw i64 %428, %363
  %430 = getelementptr inbounds i64, ptr %406, i64 %424
  %431 = load i64, ptr %430, align 8, !tbaa !31
  %432 = getelementptr double, ptr %404, i64 %429
  %433 = getelementptr double, ptr %432, i64 %431
  store double %426, ptr %433, align 8, !tbaa !32
  %434 = add nuw nsw i64 %424, 1
  %435 = icmp eq i64 %434, %401
  br i1 %435, label %436, label %423, !llvm.loop !61

436:                                              ; preds = %423, %397
  %437 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %438 = load ptr, ptr %437, align 8, !tbaa !73
  %439 = load ptr, ptr %58, align 8, !tbaa !45
  %440 = load i64, ptr %0, align 8, !tbaa !13
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  %442 = load i64, ptr %65, align 8, !tbaa !50
  %443 = getelementptr inbounds double, ptr %441, i64 %442
  %444 = load i64, ptr %6, align 8, !tbaa !14
  %445 = getelementptr inbounds double, ptr %443, i64 %444
  %446 = getelementptr inbounds double, ptr %445, i64 %401
  %447 = load i64, ptr %48, align 8, !tbaa !20
  %448 = getelementptr inbounds double, ptr %446, i64 %447
  %449 = load i64, ptr %62, align 8, !tbaa !27
  %450 = getelementptr inbounds double, ptr %448, i64 %449
  %451 = shl i64 %447, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %438, ptr align 8 %450, i64 %451, i1 false)
  %452 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %453 = load i64, ptr %452, align 8, !tbaa !43
  %454 = icmp sgt i64 %453, 0
  br i1 %454, label %455, label %458

455:                                              ; preds = %436
  %456 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %457 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  br label %461

458:                                              ; preds = %526, %436
  %459 = phi i64 [ %381, %436 ], [ %528, %526 ]
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %569, label %531

461:                                              ; preds = %526, %455
  %462 = phi i64 [ %453, %455 ], [ %527, %526 ]
  %463 = phi i64 [ 0, %455 ], [ %529, %526 ]
  %464 = phi i64 [ %381, %455 ], [ %528, %526 ]
  %465 = load ptr, ptr %58, align 8, !tbaa !45, !noalias !74
  %466 = load i64, ptr %0, align 8, !tbaa !13, !noalias !74
  %467 = getelementptr inbounds double, ptr %465, i64 %466
  %468 = load i64, ptr %65, align 8, !tbaa !50, !noalias !74
  %469 = getelementptr inbounds double, ptr %467, i64 %468
  %470 = load i64, ptr %6, align 8, !tbaa !14, !noalias !74
  %471 = getelementptr inbounds double, ptr %469, i64 %470
  %472 = load i64, ptr %66, align 8, !tbaa !51, !noalias !74
  %473 = getelementptr inbounds double, ptr %471, i64 %472
  %474 = load i64, ptr %48, align 8, !tbaa !20, !noalias !74
  %475 = getelementptr inbounds double, ptr %473, i64 %474
  %476 = load i64, ptr %62, align 8, !tbaa !27, !noalias !74
  %477 = getelementptr inbounds double, ptr %475, i64 %476
  %478 = getelementptr inbounds double, ptr %477, i64 %474
  %479 = icmp eq i64 %463, 0
  %480 = load ptr, ptr %456, align 8, !tbaa !77, !noalias !74
  br i1 %479, label %498, label %481

481:                                              ; preds = %461
  %482 = add i64 %470, 2
  %483 = add nsw i64 %474, %470
  %484 = load i64, ptr %79, align 8, !tbaa !69, !noalias !74
  %485 = add nsw i64 %483, %484
  %486 = mul i64 %485, 3
  %487 = add i64 %486, 5
  br label %488

488:                                              ; preds = %488, %481
  %489 = phi ptr [ %478, %481 ], [ %495, %488 ]
  %490 = phi i64 [ 0, %481 ], [ %496, %488 ]
  %491 = getelementptr inbounds i64, ptr %480, i64 %490
  %492 = load i64, ptr %491, align 8, !tbaa !31, !noalias !74
  %493 = mul i64 %492, %482
  %494 = add i64 %487, %493
  %495 = getelementptr inbounds double, ptr %489, i64 %494
  %496 = add nuw nsw i64 %490, 1
  %497 = icmp eq i64 %496, %463
  br i1 %497, label %498, label %488, !llvm.loop !78

498:                                              ; preds = %488, %461
  %499 = phi ptr [ %478, %461 ], [ %495, %488 ]
  %500 = getelementptr inbounds i64, ptr %480, i64 %463
  %501 = load i64, ptr %500, align 8, !tbaa !31, !noalias !74
  %502 = getelementptr inbounds double, ptr %499, i64 %501
  %503 = load ptr, ptr %457, align 8, !tbaa !79
  %504 = getelementptr inbounds i64, ptr %503, i64 %463
  %505 = load i64, ptr %504, align 8, !tbaa !31
  %506 = icmp eq i64 %505, 0
  %507 = icmp sgt i64 %501, 0
  %508 = select i1 %506, i1 %507, i1 false
  br i1 %508, label %509, label %526

509:                                              ; preds = %498, %509
  %510 = phi i64 [ %521, %509 ], [ 0, %498 ]
  %511 = phi i64 [ %522, %509 ], [ %464, %498 ]
  %512 = load ptr, ptr %70, align 8, !tbaa !57
  %513 = mul nsw i64 %511, %363
  %514 = getelementptr inbounds double, ptr %512, i64 %513
  %515 = mul nsw i64 %510, %363
  %516 = getelementptr inbounds double, ptr %502, i64 %515
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %514, ptr nonnull align 8 %516, i64 %383, i1 false)
  %517 = getelementptr inbounds double, ptr %499, i64 %510
  %518 = load double, ptr %517, align 8, !tbaa !32
  %519 = load ptr, ptr %437, align 8, !tbaa !73
  %520 = getelementptr inbounds double, ptr %519, i64 %511
  store double %518, ptr %520, align 8, !tbaa !32
  %521 = add nuw nsw i64 %510, 1
  %522 = add nsw i64 %511, 1
  %523 = icmp eq i64 %521, %501
  br i1 %523, label %524, label %509, !llvm.loop !80

524:                                              ; preds = %509
  %525 = load i64, ptr %452, align 8, !tbaa !43
  br label %526

526:                                              ; preds = %524, %498
  %527 = phi i64 [ %462, %498 ], [ %525, %524 ]
  %528 = phi i64 [ %464, %498 ], [ %522, %524 ]
  %529 = add nuw nsw i64 %463, 1
  %530 = icmp slt i64 %529, %527
  br i1 %530, label %461, label %458, !llvm.loop !81

531:                                              ; preds = %458
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %459, double noundef %1)
  %532 = load i64, ptr %73, align 8, !tbaa !62
  %533 = icmp sgt i64 %532, 0
  br i1 %533, label %537, label %534

534:                                              ; preds = %531
  %535 = load ptr, ptr %74, align 8, !tbaa !64
  %536 = load ptr, ptr %77, align 8, !tbaa !67
  br label %541

537:                                              ; preds = %531
  %538 = load ptr, ptr %437, align 8, !tbaa !73
  %539 = load ptr, ptr %74, align 8, !tbaa !64
  %540 = load ptr, ptr %77, align 8, !tbaa !67
  br label %545

541:                                              ; preds = %545, %534
  %542 = phi ptr [ %536, %534 ], [ %540, %545 ]
  %543 = phi ptr [ %535, %534 ], [ %539, %545 ]
  %544 = load ptr, ptr %78, align 8, !tbaa !53
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %543, i64 noundef %532, ptr noundef %542, ptr noundef %544)
  br label %554

545:                                              ; preds = %545, %537
  %546 = phi i64 [ 0, %537 ], [ %552, %545 ]
  %547 = getelementptr inbounds i64, ptr %539, i64 %546
  %548 = load i64, ptr %547, align 8, !tbaa !31
  %549 = getelementptr inbounds double, ptr %538, i64 %548
  %550 = load double, ptr %549, align 8, !tbaa !32
  %551 = getelementptr inbounds double, ptr %540, i64 %546
  store double %550, ptr %551, align 8, !tbaa !32
  %552 = add nuw nsw i64 %546, 1
  %553 = icmp eq i64 %552, %532
  br i1 %553, label %541, label %545, !llvm.loop !82

554:                                              ; preds = %541, %366
  %555 = icmp sgt i64 %363, 0
  br i1 %555, label %556, label %569

556:                                              ; preds = %554
  %557 = load ptr, ptr %78, align 8, !tbaa !53
  %558 = load i64, ptr %0, align 8, !tbaa !13
  %559 = getelementptr double, ptr %2, i64 %558
  br label %560

560:                                              ; preds = %560, %556
  %561 = phi i64 [ 0, %556 ], [ %567, %560 ]
  %562 = getelementptr inbounds double, ptr %557, i64 %561
  %563 = load double, ptr %562, align 8, !tbaa !32
  %564 = getelementptr double, ptr %559, i64 %561
  %565 = load double, ptr %564, align 8, !tbaa !32
  %566 = fadd contract double %563, %565
  store double %566, ptr %564, align 8, !tbaa !32
  %567 = add nuw nsw i64 %561, 1
  %568 = icmp eq i64 %567, %363
  br i1 %568, label %569, label %560, !llvm.loop !83

569:                                              ; preds = %560, %554, %458, %51, %44, %44
  %570 = phi double [ 0.000000e+00, %44 ], [ 0.000000e+00, %44 ], [ 0.000000e+00, %51 ], [ %362, %458 ], [ %362, %554 ], [ %362, %560 ]
  ret double %570
}

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_here(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca [2 x double], align 16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8, !tbaa !42
  %9 = icmp eq i64 %8, 3
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  br i1 %9, label %12, label %30

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %14 = load i64, ptr %13, align 8, !tbaa !84
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %17 = load i64, ptr %16, align 8, !tbaa !85
  tail call void %15(i64 noundef %17, ptr noundef %11, ptr noundef %3, i64 noundef 0) #14
  %18 = load i64, ptr %16, align 8, !tbaa !85
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Tree, ptr %19, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !86
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  %24 = sitofp i64 %21 to double
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  store double %24, ptr %25, align 8, !tbaa !88
  br label %26

26:                                               ; preds = %12, %23
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %28 = load double, ptr %27, align 8, !tbaa !47
  %29 = fadd contract double %28, 1.000000e+00
  store double %29, ptr %27, align 8, !tbaa !47
  br label %1163

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %32 = load i64, ptr %31, align 8, !tbaa !44
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %35 = load ptr, ptr %34, align 8, !tbaa !45
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %37 = load i64, ptr %36, align 8, !tbaa !46
  %38 = inttoptr i64 %37 to ptr
  tail call void %33(ptr noundef %35, ptr noundef %11, ptr noundef %38) #14
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
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
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %60 = load ptr, ptr %59, align 8, !tbaa !53
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %62 = load ptr, ptr %61, align 8, !tbaa !73
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
  %71 = load i64, ptr %70, align 8, !tbaa !50
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %74 = load ptr, ptr %73, align 8, !tbaa !89
  br label %91

75:                                               ; preds = %91, %54
  %76 = icmp sgt i64 %58, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %75
  %78 = load ptr, ptr %34, align 8, !tbaa !45
  %79 = load i64, ptr %0, align 8, !tbaa !13
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !50
  %83 = getelementptr inbounds double, ptr %80, i64 %82
  %84 = load i64, ptr %55, align 8, !tbaa !14
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %87 = load i64, ptr %86, align 8, !tbaa !51
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %90 = load ptr, ptr %89, align 8, !tbaa !90
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
  br i1 %99, label %75, label %91, !llvm.loop !91

100:                                              ; preds = %106, %75
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %102 = load ptr, ptr %101, align 8, !tbaa !19
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %64, ptr noundef %60, ptr noundef %102, i32 noundef 1)
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
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
  br i1 %114, label %100, label %106, !llvm.loop !92

115:                                              ; preds = %100
  %116 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %117 = load double, ptr %116, align 8, !tbaa !93
  %118 = fmul contract double %104, 1.000000e+01
  %119 = fcmp contract olt double %117, %118
  br label %120

120:                                              ; preds = %115, %100
  %121 = phi i1 [ false, %100 ], [ %119, %115 ]
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
  %123 = load double, ptr %122, align 8, !tbaa !94
  %124 = fcmp contract oeq double %123, 0.000000e+00
  %125 = select i1 %124, i1 true, i1 %121
  br i1 %125, label %259, label %126

126:                                              ; preds = %120
  %127 = load ptr, ptr %101, align 8, !tbaa !19
  %128 = load ptr, ptr %34, align 8, !tbaa !45
  %129 = load i64, ptr %0, align 8, !tbaa !13
  %130 = getelementptr inbounds double, ptr %128, i64 %129
  %131 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %132 = load i64, ptr %131, align 8, !tbaa !50
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = load i64, ptr %55, align 8, !tbaa !14
  %135 = getelementptr inbounds double, ptr %133, i64 %134
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %137 = load ptr, ptr %136, align 8, !tbaa !95
  %138 = icmp sgt i64 %134, 0
  br i1 %138, label %139, label %142

139:                                              ; preds = %126
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %141 = load ptr, ptr %140, align 8, !tbaa !89
  br label %149

142:                                              ; preds = %149, %126
  %143 = icmp sgt i64 %132, 0
  br i1 %143, label %144, label %158

144:                                              ; preds = %142
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %146 = load ptr, ptr %145, align 8, !tbaa !55
  %147 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %148 = load ptr, ptr %147, align 8, !tbaa !56
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
  br i1 %157, label %142, label %149, !llvm.loop !96

158:                                              ; preds = %194, %142
  %159 = load i64, ptr %57, align 8, !tbaa !20
  %160 = icmp sgt i64 %159, 0
  %161 = load ptr, ptr %61, align 8, !tbaa !73
  br i1 %160, label %162, label %234

162:                                              ; preds = %158
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %164 = load ptr, ptr %163, align 8, !tbaa !90
  %165 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %166 = load i64, ptr %165, align 8, !tbaa !51
  %167 = getelementptr inbounds double, ptr %135, i64 %166
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %169 = load ptr, ptr %168, align 8, !tbaa !97
  %170 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
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
  br i1 %196, label %158, label %171, !llvm.loop !98

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
  %211 = load ptr, ptr %170, align 8, !tbaa !59
  br label %215

212:                                              ; preds = %215, %197
  %213 = add nuw nsw i64 %198, 1
  %214 = icmp eq i64 %213, %159
  br i1 %214, label %234, label %197, !llvm.loop !99

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
  br i1 %233, label %212, label %215, !llvm.loop !100

234:                                              ; preds = %212, %158
  %235 = getelementptr inbounds double, ptr %161, i64 %58
  tail call fastcc void @sparse_solve_once(ptr noundef %0, ptr noundef %161, ptr noundef %137, ptr noundef %235, i32 noundef 0)
  br i1 %65, label %236, label %238

236:                                              ; preds = %234
  %237 = load ptr, ptr %136, align 8, !tbaa !95
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
  br i1 %249, label %238, label %241, !llvm.loop !101

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
  br i1 %258, label %259, label %250, !llvm.loop !102

259:                                              ; preds = %250, %238, %120
  br i1 %121, label %422, label %260

260:                                              ; preds = %259
  %261 = load ptr, ptr %34, align 8, !tbaa !45
  %262 = load i64, ptr %0, align 8, !tbaa !13
  %263 = getelementptr inbounds double, ptr %261, i64 %262
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %265 = load i64, ptr %264, align 8, !tbaa !50
  %266 = getelementptr inbounds double, ptr %263, i64 %265
  %267 = load i64, ptr %55, align 8, !tbaa !14
  %268 = getelementptr inbounds double, ptr %266, i64 %267
  %269 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %270 = load ptr, ptr %269, align 8, !tbaa !95
  %271 = load i64, ptr %57, align 8, !tbaa !20
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %422

273:                                              ; preds = %260
  %274 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %275 = load ptr, ptr %274, align 8, !tbaa !90
  %276 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %277 = load ptr, ptr %276, align 8, !tbaa !97
  %278 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %279 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %280 = load ptr, ptr %279, align 8, !tbaa !103
  %281 = load ptr, ptr %61, align 8, !tbaa !73
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
  %298 = load ptr, ptr %278, align 8, !tbaa !59
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
  br i1 %322, label %299, label %307, !llvm.loop !104

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
  br i1 %332, label %282, label %284, !llvm.loop !105

333:                                              ; preds = %282
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef nonnull %281, ptr noundef null)
  %334 = load i64, ptr %55, align 8, !tbaa !14
  %335 = shl i64 %334, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %270, i8 0, i64 %335, i1 false)
  %336 = load ptr, ptr %61, align 8, !tbaa !73
  %337 = load i64, ptr %57, align 8, !tbaa !20
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %339, label %371

339:                                              ; preds = %333
  %340 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %341 = load ptr, ptr %340, align 8, !tbaa !106
  %342 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %343 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %344 = load i64, ptr %341, align 8, !tbaa !31
  br label %347

345:                                              ; preds = %358, %347
  %346 = icmp eq i64 %350, %337
  br i1 %346, label %371, label %347, !llvm.loop !107

347:                                              ; preds = %345, %339
  %348 = phi i64 [ %344, %339 ], [ %352, %345 ]
  %349 = phi i64 [ 0, %339 ], [ %350, %345 ]
  %350 = add nuw nsw i64 %349, 1
  %351 = getelementptr inbounds i64, ptr %341, i64 %350
  %352 = load i64, ptr %351, align 8, !tbaa !31
  %353 = icmp slt i64 %348, %352
  br i1 %353, label %354, label %345

354:                                              ; preds = %347
  %355 = load ptr, ptr %342, align 8, !tbaa !108
  %356 = getelementptr inbounds double, ptr %336, i64 %349
  %357 = load ptr, ptr %343, align 8, !tbaa !109
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
  br i1 %370, label %345, label %358, !llvm.loop !110

371:                                              ; preds = %345, %333
  %372 = load i64, ptr %55, align 8, !tbaa !14
  %373 = icmp sgt i64 %372, 0
  br i1 %373, label %374, label %422

374:                                              ; preds = %371
  %375 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %376 = load ptr, ptr %375, align 8, !tbaa !111
  %377 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %378 = load ptr, ptr %377, align 8, !tbaa !112
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %380 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %381 = getelementptr inbounds i64, ptr %378, i64 %372
  %382 = load i64, ptr %381, align 8, !tbaa !31
  br label %385

383:                                              ; preds = %400, %385
  %384 = icmp sgt i64 %387, 1
  br i1 %384, label %385, label %413, !llvm.loop !113

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
  %398 = load ptr, ptr %379, align 8, !tbaa !54
  %399 = load ptr, ptr %380, align 8, !tbaa !114
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
  br i1 %412, label %383, label %400, !llvm.loop !115

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
  br i1 %421, label %422, label %413, !llvm.loop !116

422:                                              ; preds = %413, %371, %282, %260, %259
  br i1 %65, label %423, label %1163

423:                                              ; preds = %422
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %425 = load ptr, ptr %424, align 8, !tbaa !89
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
  br i1 %434, label %1163, label %426, !llvm.loop !117

435:                                              ; preds = %30
  %436 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %437 = load i64, ptr %436, align 8, !tbaa !14
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %439 = load ptr, ptr %438, align 8, !tbaa !54
  %440 = shl i64 %437, 3
  %441 = mul i64 %440, %437
  tail call void @llvm.memset.p0.i64(ptr align 8 %439, i8 0, i64 %441, i1 false)
  %442 = load ptr, ptr %34, align 8, !tbaa !45
  %443 = load i64, ptr %0, align 8, !tbaa !13
  %444 = getelementptr inbounds double, ptr %442, i64 %443
  %445 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %446 = load i64, ptr %445, align 8, !tbaa !50
  %447 = getelementptr inbounds double, ptr %444, i64 %446
  %448 = load i64, ptr %436, align 8, !tbaa !14
  %449 = getelementptr inbounds double, ptr %447, i64 %448
  %450 = icmp sgt i64 %446, 0
  br i1 %450, label %451, label %457

451:                                              ; preds = %435
  %452 = load ptr, ptr %438, align 8, !tbaa !54
  %453 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %454 = load ptr, ptr %453, align 8, !tbaa !55
  %455 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %456 = load ptr, ptr %455, align 8, !tbaa !56
  br label %472

457:                                              ; preds = %472, %435
  %458 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %459 = load ptr, ptr %458, align 8, !tbaa !57
  %460 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %461 = load i64, ptr %460, align 8, !tbaa !20
  %462 = mul i64 %461, %440
  tail call void @llvm.memset.p0.i64(ptr align 8 %459, i8 0, i64 %462, i1 false)
  %463 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %464 = load i64, ptr %463, align 8, !tbaa !51
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %466, label %501

466:                                              ; preds = %457
  %467 = load ptr, ptr %458, align 8, !tbaa !57
  %468 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %469 = load ptr, ptr %468, align 8, !tbaa !58
  %470 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %471 = load ptr, ptr %470, align 8, !tbaa !59
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
  br i1 %487, label %457, label %472, !llvm.loop !60

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
  br i1 %500, label %501, label %488, !llvm.loop !61

501:                                              ; preds = %488, %457
  %502 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %503 = load i64, ptr %502, align 8, !tbaa !43
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %1149, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %436, align 8, !tbaa !14
  %507 = load i64, ptr %460, align 8, !tbaa !20
  %508 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %509 = load i64, ptr %508, align 8, !tbaa !69
  %510 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %511 = load ptr, ptr %510, align 8, !tbaa !118
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
  %525 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %526 = load ptr, ptr %525, align 8, !tbaa !119
  %527 = mul nsw i64 %523, %503
  %528 = getelementptr inbounds double, ptr %524, i64 %527
  %529 = mul nsw i64 %503, %503
  %530 = getelementptr inbounds double, ptr %528, i64 %529
  %531 = load ptr, ptr %34, align 8, !tbaa !45
  %532 = load i64, ptr %0, align 8, !tbaa !13
  %533 = getelementptr inbounds double, ptr %531, i64 %532
  %534 = load i64, ptr %445, align 8, !tbaa !50
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
  %543 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %544 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %545 = shl i64 %506, 3
  br label %552

546:                                              ; preds = %616
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %617, double noundef %1)
  %547 = shl i64 %518, 3
  %548 = shl i64 %509, 3
  %549 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %550 = icmp sgt i64 %506, 0
  %551 = shl i64 %617, 3
  br label %648

552:                                              ; preds = %616, %541
  %553 = phi i64 [ %507, %541 ], [ %617, %616 ]
  %554 = phi i64 [ 0, %541 ], [ %618, %616 ]
  %555 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !120
  %556 = load i64, ptr %0, align 8, !tbaa !13, !noalias !120
  %557 = getelementptr inbounds double, ptr %555, i64 %556
  %558 = load i64, ptr %445, align 8, !tbaa !50, !noalias !120
  %559 = getelementptr inbounds double, ptr %557, i64 %558
  %560 = load i64, ptr %436, align 8, !tbaa !14, !noalias !120
  %561 = getelementptr inbounds double, ptr %559, i64 %560
  %562 = load i64, ptr %463, align 8, !tbaa !51, !noalias !120
  %563 = getelementptr inbounds double, ptr %561, i64 %562
  %564 = load i64, ptr %460, align 8, !tbaa !20, !noalias !120
  %565 = getelementptr inbounds double, ptr %563, i64 %564
  %566 = load i64, ptr %542, align 8, !tbaa !27, !noalias !120
  %567 = getelementptr inbounds double, ptr %565, i64 %566
  %568 = getelementptr inbounds double, ptr %567, i64 %564
  %569 = icmp eq i64 %554, 0
  %570 = load ptr, ptr %543, align 8, !tbaa !77, !noalias !120
  br i1 %569, label %588, label %571

571:                                              ; preds = %552
  %572 = add i64 %560, 2
  %573 = add nsw i64 %564, %560
  %574 = load i64, ptr %508, align 8, !tbaa !69, !noalias !120
  %575 = add nsw i64 %573, %574
  %576 = mul i64 %575, 3
  %577 = add i64 %576, 5
  br label %578

578:                                              ; preds = %578, %571
  %579 = phi ptr [ %568, %571 ], [ %585, %578 ]
  %580 = phi i64 [ 0, %571 ], [ %586, %578 ]
  %581 = getelementptr inbounds i64, ptr %570, i64 %580
  %582 = load i64, ptr %581, align 8, !tbaa !31, !noalias !120
  %583 = mul i64 %582, %572
  %584 = add i64 %577, %583
  %585 = getelementptr inbounds double, ptr %579, i64 %584
  %586 = add nuw nsw i64 %580, 1
  %587 = icmp eq i64 %586, %554
  br i1 %587, label %588, label %578, !llvm.loop !78

588:                                              ; preds = %578, %552
  %589 = phi ptr [ %568, %552 ], [ %585, %578 ]
  %590 = getelementptr inbounds i64, ptr %570, i64 %554
  %591 = load i64, ptr %590, align 8, !tbaa !31, !noalias !120
  %592 = getelementptr inbounds double, ptr %589, i64 %591
  %593 = mul nsw i64 %591, %560
  %594 = getelementptr inbounds double, ptr %592, i64 %593
  %595 = load ptr, ptr %544, align 8, !tbaa !79
  %596 = getelementptr inbounds i64, ptr %595, i64 %554
  %597 = load i64, ptr %596, align 8, !tbaa !31
  %598 = icmp eq i64 %597, 0
  %599 = icmp sgt i64 %591, 0
  %600 = select i1 %598, i1 %599, i1 false
  br i1 %600, label %601, label %616

601:                                              ; preds = %588, %601
  %602 = phi i64 [ %614, %601 ], [ %553, %588 ]
  %603 = phi i64 [ %613, %601 ], [ 0, %588 ]
  %604 = load ptr, ptr %458, align 8, !tbaa !57
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
  br i1 %615, label %616, label %601, !llvm.loop !123

616:                                              ; preds = %601, %588
  %617 = phi i64 [ %553, %588 ], [ %614, %601 ]
  %618 = add nuw nsw i64 %554, 1
  %619 = icmp eq i64 %618, %503
  br i1 %619, label %546, label %552, !llvm.loop !124

620:                                              ; preds = %828
  %621 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !125
  %622 = load i64, ptr %0, align 8, !tbaa !13, !noalias !125
  %623 = getelementptr inbounds double, ptr %621, i64 %622
  %624 = load i64, ptr %445, align 8, !tbaa !50, !noalias !125
  %625 = getelementptr inbounds double, ptr %623, i64 %624
  %626 = load i64, ptr %436, align 8, !tbaa !14
  %627 = getelementptr inbounds double, ptr %625, i64 %626
  %628 = load i64, ptr %463, align 8, !tbaa !51, !noalias !125
  %629 = getelementptr inbounds double, ptr %627, i64 %628
  %630 = load i64, ptr %460, align 8, !tbaa !20
  %631 = getelementptr inbounds double, ptr %629, i64 %630
  %632 = load i64, ptr %542, align 8, !tbaa !27, !noalias !125
  %633 = getelementptr inbounds double, ptr %631, i64 %632
  %634 = getelementptr inbounds double, ptr %633, i64 %630
  %635 = load ptr, ptr %543, align 8, !tbaa !77, !noalias !125
  %636 = add i64 %626, 2
  %637 = add nsw i64 %630, %626
  %638 = mul nsw i64 %626, 3
  %639 = mul nsw i64 %630, 3
  %640 = icmp sgt i64 %626, 0
  %641 = icmp sgt i64 %630, 0
  %642 = load i64, ptr %508, align 8, !tbaa !69
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
  %661 = load i64, ptr %445, align 8, !tbaa !50
  %662 = getelementptr inbounds double, ptr %660, i64 %661
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %513, ptr align 8 %662, i64 %545, i1 false)
  br label %789

663:                                              ; preds = %648
  %664 = load ptr, ptr %544, align 8, !tbaa !79
  %665 = add nsw i64 %649, -1
  %666 = getelementptr inbounds i64, ptr %664, i64 %665
  %667 = load i64, ptr %666, align 8, !tbaa !31
  %668 = icmp eq i64 %667, 1
  br i1 %668, label %669, label %828

669:                                              ; preds = %663
  %670 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !128
  %671 = load i64, ptr %0, align 8, !tbaa !13, !noalias !128
  %672 = getelementptr inbounds double, ptr %670, i64 %671
  %673 = load i64, ptr %445, align 8, !tbaa !50, !noalias !128
  %674 = getelementptr inbounds double, ptr %672, i64 %673
  %675 = load i64, ptr %436, align 8, !tbaa !14, !noalias !128
  %676 = getelementptr inbounds double, ptr %674, i64 %675
  %677 = load i64, ptr %463, align 8, !tbaa !51, !noalias !128
  %678 = getelementptr inbounds double, ptr %676, i64 %677
  %679 = load i64, ptr %460, align 8, !tbaa !20, !noalias !128
  %680 = getelementptr inbounds double, ptr %678, i64 %679
  %681 = load i64, ptr %542, align 8, !tbaa !27, !noalias !128
  %682 = getelementptr inbounds double, ptr %680, i64 %681
  %683 = getelementptr inbounds double, ptr %682, i64 %679
  %684 = icmp eq i64 %649, 1
  %685 = load ptr, ptr %543, align 8, !tbaa !77, !noalias !128
  br i1 %684, label %705, label %686

686:                                              ; preds = %669
  %687 = add i64 %675, 2
  %688 = add nsw i64 %679, %675
  %689 = load i64, ptr %508, align 8, !tbaa !69, !noalias !128
  %690 = add nsw i64 %688, %689
  %691 = mul i64 %690, 3
  %692 = add i64 %691, 5
  br label %693

693:                                              ; preds = %693, %686
  %694 = phi ptr [ %683, %686 ], [ %701, %693 ]
  %695 = phi i64 [ 0, %686 ], [ %702, %693 ]
  %696 = phi i64 [ 0, %686 ], [ %703, %693 ]
  %697 = getelementptr inbounds i64, ptr %685, i64 %696
  %698 = load i64, ptr %697, align 8, !tbaa !31, !noalias !128
  %699 = mul i64 %698, %687
  %700 = add i64 %692, %699
  %701 = getelementptr inbounds double, ptr %694, i64 %700
  %702 = add nsw i64 %698, %695
  %703 = add nuw nsw i64 %696, 1
  %704 = icmp eq i64 %703, %665
  br i1 %704, label %705, label %693, !llvm.loop !78

705:                                              ; preds = %693, %669
  %706 = phi i64 [ 0, %669 ], [ %702, %693 ]
  %707 = phi ptr [ %683, %669 ], [ %701, %693 ]
  %708 = getelementptr inbounds i64, ptr %685, i64 %665
  %709 = load i64, ptr %708, align 8, !tbaa !31, !noalias !128
  %710 = getelementptr inbounds double, ptr %707, i64 %709
  %711 = mul nsw i64 %709, %675
  %712 = getelementptr inbounds double, ptr %710, i64 %711
  %713 = getelementptr inbounds double, ptr %712, i64 %709
  %714 = getelementptr inbounds double, ptr %713, i64 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #14
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
  br i1 %731, label %716, label %723, !llvm.loop !131

732:                                              ; preds = %732, %719
  %733 = phi i64 [ 0, %719 ], [ %738, %732 ]
  %734 = getelementptr inbounds double, ptr %707, i64 %733
  %735 = load double, ptr %734, align 8, !tbaa !32
  %736 = fdiv contract double %735, %722
  %737 = getelementptr inbounds double, ptr %6, i64 %733
  store double %736, ptr %737, align 8, !tbaa !32
  %738 = add nuw nsw i64 %733, 1
  %739 = icmp eq i64 %738, %709
  br i1 %739, label %761, label %732, !llvm.loop !132

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
  %748 = load ptr, ptr %549, align 8, !tbaa !133
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
  br i1 %760, label %761, label %745, !llvm.loop !134

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
  br i1 %776, label %788, label %763, !llvm.loop !135

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
  br i1 %787, label %774, label %777, !llvm.loop !136

788:                                              ; preds = %774, %705
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #14
  tail call void @llvm.memset.p0.i64(ptr align 8 %511, i8 0, i64 %551, i1 false)
  br label %789

789:                                              ; preds = %657, %788
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %617, ptr noundef %513, ptr noundef %511, ptr noundef %651, ptr noundef %653)
  %790 = load ptr, ptr %543, align 8, !tbaa !77, !noalias !137
  %791 = load ptr, ptr %544, align 8, !tbaa !79
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
  %800 = load i64, ptr %799, align 8, !tbaa !31, !noalias !137
  %801 = add nsw i64 %800, %797
  %802 = add nuw nsw i64 %798, 1
  %803 = icmp eq i64 %802, %793
  br i1 %803, label %804, label %796, !llvm.loop !78

804:                                              ; preds = %796, %792
  %805 = phi i64 [ 0, %792 ], [ %801, %796 ]
  %806 = getelementptr inbounds i64, ptr %790, i64 %793
  %807 = load i64, ptr %806, align 8, !tbaa !31, !noalias !137
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
  br i1 %823, label %824, label %815, !llvm.loop !140

824:                                              ; preds = %815, %804
  %825 = phi i64 [ %794, %804 ], [ %818, %815 ]
  %826 = add nuw nsw i64 %793, 1
  %827 = icmp eq i64 %826, %503
  br i1 %827, label %828, label %792, !llvm.loop !141

828:                                              ; preds = %824, %663
  %829 = add nuw i64 %649, 1
  %830 = icmp eq i64 %649, %503
  br i1 %830, label %620, label %648, !llvm.loop !142

831:                                              ; preds = %987, %540
  %832 = load i64, ptr %502, align 8, !tbaa !43
  %833 = load ptr, ptr %525, align 8, !tbaa !119
  %834 = getelementptr inbounds double, ptr %530, i64 %832
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #14
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14
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
  br i1 %863, label %836, label %845, !llvm.loop !143

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
  br i1 %892, label %880, label %878, !llvm.loop !144

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
  br i1 %900, label %864, label %901, !llvm.loop !145

901:                                              ; preds = %894
  %902 = fcmp contract ult double %896, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14
  br i1 %902, label %1057, label %1059

903:                                              ; preds = %987, %620
  %904 = phi i64 [ 0, %620 ], [ %988, %987 ]
  %905 = icmp eq i64 %904, 0
  br i1 %905, label %916, label %906

906:                                              ; preds = %903, %906
  %907 = phi ptr [ %913, %906 ], [ %634, %903 ]
  %908 = phi i64 [ %914, %906 ], [ 0, %903 ]
  %909 = getelementptr inbounds i64, ptr %635, i64 %908
  %910 = load i64, ptr %909, align 8, !tbaa !31, !noalias !125
  %911 = mul i64 %910, %636
  %912 = add i64 %647, %911
  %913 = getelementptr inbounds double, ptr %907, i64 %912
  %914 = add nuw nsw i64 %908, 1
  %915 = icmp eq i64 %914, %904
  br i1 %915, label %916, label %906, !llvm.loop !78

916:                                              ; preds = %906, %903
  %917 = phi ptr [ %634, %903 ], [ %913, %906 ]
  %918 = getelementptr inbounds i64, ptr %635, i64 %904
  %919 = load i64, ptr %918, align 8, !tbaa !31, !noalias !125
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
  br i1 %952, label %937, label %942, !llvm.loop !146

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
  br i1 %968, label %953, label %958, !llvm.loop !147

969:                                              ; preds = %976, %953
  %970 = phi double [ %954, %953 ], [ %984, %976 ]
  %971 = getelementptr inbounds double, ptr %929, i64 %931
  store double %970, ptr %971, align 8, !tbaa !32
  %972 = add nuw nsw i64 %931, 1
  %973 = icmp eq i64 %972, 3
  br i1 %973, label %974, label %930, !llvm.loop !148

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
  br i1 %986, label %969, label %976, !llvm.loop !149

987:                                              ; preds = %1055
  %988 = add nuw nsw i64 %904, 1
  %989 = icmp eq i64 %988, %503
  br i1 %989, label %831, label %903, !llvm.loop !150

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
  br i1 %1022, label %1007, label %1012, !llvm.loop !146

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
  br i1 %1038, label %1023, label %1028, !llvm.loop !147

1039:                                             ; preds = %1044, %1023
  %1040 = phi double [ %1024, %1023 ], [ %1052, %1044 ]
  %1041 = getelementptr inbounds double, ptr %1001, i64 %1003
  store double %1040, ptr %1041, align 8, !tbaa !32
  %1042 = add nuw nsw i64 %1003, 1
  %1043 = icmp eq i64 %1042, 3
  br i1 %1043, label %1055, label %1002, !llvm.loop !148

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
  br i1 %1054, label %1039, label %1044, !llvm.loop !149

1055:                                             ; preds = %1039
  %1056 = icmp eq i64 %992, %503
  br i1 %1056, label %987, label %990, !llvm.loop !151

1057:                                             ; preds = %901
  %1058 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 1.000000e+00, ptr %1058, align 8, !tbaa !152
  br label %1059

1059:                                             ; preds = %1057, %901, %842
  %1060 = shl i64 %506, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %514, i64 %1060, i1 false)
  %1061 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %1062 = load ptr, ptr %1061, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1062, ptr align 8 %517, i64 %538, i1 false)
  %1063 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %1064 = load ptr, ptr %1063, align 8, !tbaa !153
  %1065 = shl i64 %509, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1064, ptr align 8 %520, i64 %1065, i1 false)
  br i1 %539, label %1066, label %1163

1066:                                             ; preds = %1059
  %1067 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %1068 = load ptr, ptr %1067, align 8, !tbaa !79
  %1069 = icmp sgt i64 %506, 0
  %1070 = icmp sgt i64 %507, 0
  %1071 = icmp sgt i64 %509, 0
  br label %1075

1072:                                             ; preds = %1133
  %1073 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %1074 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
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
  br i1 %1103, label %1086, label %1093, !llvm.loop !154

1104:                                             ; preds = %1111, %1086
  br i1 %1071, label %1105, label %1133

1105:                                             ; preds = %1104
  %1106 = getelementptr inbounds double, ptr %526, i64 %1076
  %1107 = add nuw nsw i64 %1076, 1
  %1108 = mul nsw i64 %1107, %509
  %1109 = getelementptr double, ptr %520, i64 %1108
  %1110 = load ptr, ptr %1063, align 8, !tbaa !153
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
  br i1 %1121, label %1104, label %1111, !llvm.loop !155

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
  br i1 %1132, label %1133, label %1122, !llvm.loop !156

1133:                                             ; preds = %1122, %1104, %1075
  %1134 = add nuw nsw i64 %1076, 1
  %1135 = icmp eq i64 %1134, %503
  br i1 %1135, label %1072, label %1075, !llvm.loop !157

1136:                                             ; preds = %1146, %1072
  %1137 = phi i64 [ 0, %1072 ], [ %1147, %1146 ]
  %1138 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %1137)
  %1139 = load ptr, ptr %1073, align 8, !tbaa !158
  %1140 = getelementptr inbounds double, ptr %1139, i64 %1137
  store double %1138, ptr %1140, align 8, !tbaa !32
  %1141 = load ptr, ptr %1074, align 8, !tbaa !159
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
  br i1 %1148, label %1163, label %1136, !llvm.loop !160

1149:                                             ; preds = %501
  %1150 = load i64, ptr %460, align 8, !tbaa !20
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %1150, double noundef %1)
  %1151 = load i64, ptr %460, align 8, !tbaa !20
  %1152 = load ptr, ptr %34, align 8, !tbaa !45
  %1153 = load i64, ptr %0, align 8, !tbaa !13
  %1154 = getelementptr inbounds double, ptr %1152, i64 %1153
  %1155 = load i64, ptr %445, align 8, !tbaa !50
  %1156 = getelementptr inbounds double, ptr %1154, i64 %1155
  %1157 = load i64, ptr %436, align 8, !tbaa !14
  %1158 = getelementptr inbounds double, ptr %1156, i64 %1157
  %1159 = load i64, ptr %463, align 8, !tbaa !51
  %1160 = getelementptr inbounds double, ptr %1158, i64 %1159
  %1161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
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
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %14 = load ptr, ptr %13, align 8, !tbaa !161
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %16 = load double, ptr %15, align 8, !tbaa !36
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 0, ptr %18, align 8, !tbaa !162
  %19 = icmp sgt i64 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  br i1 %19, label %20, label %30

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  br label %32

30:                                               ; preds = %57, %8
  %31 = phi i64 [ -1, %8 ], [ %43, %57 ]
  store double %16, ptr %15, align 8, !tbaa !36
  ret i64 %31

32:                                               ; preds = %20, %57
  %33 = phi i64 [ 0, %20 ], [ %68, %57 ]
  %34 = phi i64 [ -1, %20 ], [ %43, %57 ]
  store double 0.000000e+00, ptr %21, align 8, !tbaa !88
  store i64 0, ptr %22, align 8, !tbaa !163
  %35 = getelementptr inbounds double, ptr %2, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = mul nsw i64 %33, %12
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %36, ptr noundef %38, ptr noundef %14)
  %39 = load double, ptr %21, align 8, !tbaa !88
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
  %55 = load ptr, ptr %25, align 8, !tbaa !90
  %56 = getelementptr double, ptr %5, i64 %54
  br label %70

57:                                               ; preds = %70, %32
  %58 = load i64, ptr %26, align 8, !tbaa !69
  %59 = mul nsw i64 %58, %33
  %60 = getelementptr inbounds double, ptr %6, i64 %59
  %61 = load ptr, ptr %27, align 8, !tbaa !153
  %62 = shl i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %61, i64 %62, i1 false)
  %63 = load i64, ptr %28, align 8, !tbaa !43
  %64 = mul nsw i64 %63, %33
  %65 = getelementptr inbounds double, ptr %7, i64 %64
  %66 = load ptr, ptr %29, align 8, !tbaa !119
  %67 = shl i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %66, i64 %67, i1 false)
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %30, label %32, !llvm.loop !164

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
  br i1 %78, label %57, label %70, !llvm.loop !165
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
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
  %29 = load i64, ptr %12, align 8, !tbaa !84
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %20
  %32 = load ptr, ptr %13, align 8, !tbaa !161
  %33 = inttoptr i64 %29 to ptr
  %34 = load i64, ptr %14, align 8, !tbaa !85
  %35 = load ptr, ptr %15, align 8, !tbaa !17
  tail call void %33(i64 noundef %34, ptr noundef %35, ptr noundef %32, i64 noundef 1) #14
  %36 = load i64, ptr %14, align 8, !tbaa !85
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds %struct.Tree, ptr %37, i64 0, i32 7
  %39 = load i64, ptr %38, align 8, !tbaa !86
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %31
  %42 = sitofp i64 %39 to double
  store double %42, ptr %16, align 8, !tbaa !88
  br label %43

43:                                               ; preds = %20, %31, %41
  %44 = mul nsw i64 %21, %3
  %45 = getelementptr inbounds double, ptr %7, i64 %44
  %46 = load ptr, ptr %15, align 8, !tbaa !17
  tail call void %17(ptr noundef %45, ptr noundef %46, ptr noundef %18) #14
  %47 = add nuw nsw i64 %21, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %19, label %20, !llvm.loop !166
}

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call contract double @project_state(ptr noundef %0, double noundef %1, ptr noundef %2, double noundef %3)
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %18 = load ptr, ptr %17, align 8, !tbaa !161
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %18)
  %19 = load ptr, ptr %17, align 8, !tbaa !161
  %20 = getelementptr inbounds double, ptr %19, i64 %10
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %39 = load ptr, ptr %38, align 8, !tbaa !19
  %40 = load i64, ptr %14, align 8, !tbaa !20
  %41 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = inttoptr i64 %43 to ptr
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = load ptr, ptr %21, align 8, !tbaa !16
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %49 = load i64, ptr %48, align 8, !tbaa !23
  %50 = inttoptr i64 %49 to ptr
  tail call void %44(ptr noundef %46, ptr noundef %47, ptr noundef %50) #14
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %52 = load i64, ptr %51, align 8, !tbaa !62
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %82

54:                                               ; preds = %9
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %56 = load ptr, ptr %55, align 8, !tbaa !64
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
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
  %68 = load ptr, ptr %57, align 8, !tbaa !65
  %69 = getelementptr inbounds i64, ptr %68, i64 %64
  %70 = load i64, ptr %69, align 8, !tbaa !31
  %71 = icmp sgt i64 %70, -1
  br i1 %71, label %72, label %77

72:                                               ; preds = %67
  %73 = load ptr, ptr %58, align 8, !tbaa !63
  %74 = add nsw i64 %62, 1
  %75 = getelementptr inbounds i64, ptr %73, i64 %62
  store i64 %64, ptr %75, align 8, !tbaa !31
  %76 = load i64, ptr %51, align 8, !tbaa !62
  br label %77

77:                                               ; preds = %72, %67, %59
  %78 = phi i64 [ %76, %72 ], [ %60, %67 ], [ %60, %59 ]
  %79 = phi i64 [ %74, %72 ], [ %62, %67 ], [ %62, %59 ]
  %80 = add nuw nsw i64 %61, 1
  %81 = icmp slt i64 %80, %78
  br i1 %81, label %59, label %82, !llvm.loop !66

82:                                               ; preds = %77, %9
  %83 = phi i64 [ 0, %9 ], [ %79, %77 ]
  %84 = load i64, ptr %6, align 8, !tbaa !15
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %340

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %94 = icmp sgt i64 %83, 0
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %98 = icmp eq i64 %83, 0
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %101 = icmp sgt i64 %12, 0
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  br label %107

104:                                              ; preds = %327, %286
  %105 = load i64, ptr %6, align 8, !tbaa !15
  %106 = icmp slt i64 %109, %105
  br i1 %106, label %107, label %340, !llvm.loop !167

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
  %155 = load ptr, ptr %95, align 8, !tbaa !65
  %156 = load ptr, ptr %96, align 8, !tbaa !63
  %157 = getelementptr double, ptr %128, i64 %16
  %158 = load ptr, ptr %97, align 8, !tbaa !67
  br label %163

159:                                              ; preds = %153
  br i1 %98, label %185, label %160

160:                                              ; preds = %159
  %161 = load ptr, ptr %96, align 8, !tbaa !63
  %162 = load ptr, ptr %97, align 8, !tbaa !67
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
  br i1 %173, label %174, label %163, !llvm.loop !168

174:                                              ; preds = %163, %160
  %175 = phi ptr [ %162, %160 ], [ %158, %163 ]
  %176 = phi ptr [ %161, %160 ], [ %156, %163 ]
  %177 = load ptr, ptr %99, align 8, !tbaa !53
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
  %228 = load i64, ptr %51, align 8, !tbaa !62
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %262

230:                                              ; preds = %227
  %231 = load i64, ptr %90, align 8, !tbaa !27
  %232 = load ptr, ptr %100, align 8, !tbaa !64
  %233 = getelementptr double, ptr %202, i64 %16
  %234 = getelementptr double, ptr %233, i64 %231
  %235 = load ptr, ptr %97, align 8, !tbaa !67
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
  %252 = load ptr, ptr %99, align 8, !tbaa !53
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
  %265 = load ptr, ptr %100, align 8, !tbaa !64
  %266 = load ptr, ptr %97, align 8, !tbaa !67
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
  br i1 %275, label %276, label %267, !llvm.loop !169

276:                                              ; preds = %267, %264
  %277 = phi ptr [ %266, %264 ], [ %235, %267 ]
  %278 = phi ptr [ %265, %264 ], [ %232, %267 ]
  %279 = load ptr, ptr %99, align 8, !tbaa !53
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %278, i64 noundef %228, ptr noundef %277, ptr noundef %279)
  %280 = load i64, ptr %51, align 8, !tbaa !62
  %281 = icmp ne i64 %280, 0
  %282 = select i1 %281, i1 %101, i1 false
  br i1 %282, label %283, label %286

283:                                              ; preds = %276
  %284 = load ptr, ptr %99, align 8, !tbaa !53
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
  br i1 %299, label %286, label %291, !llvm.loop !170

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
  br i1 %329, label %104, label %300, !llvm.loop !171

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
  br i1 %339, label %327, label %330, !llvm.loop !172

340:                                              ; preds = %104, %82, %4
  ret double %5
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !173
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %37, label %8

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %10 = load i64, ptr %9, align 8, !tbaa !84
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %14 = load ptr, ptr %13, align 8, !tbaa !161
  %15 = inttoptr i64 %10 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %17 = load i64, ptr %16, align 8, !tbaa !85
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %19 = load ptr, ptr %18, align 8, !tbaa !17
  tail call void %15(i64 noundef %17, ptr noundef %19, ptr noundef %14, i64 noundef 1) #14
  %20 = load i64, ptr %16, align 8, !tbaa !85
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds %struct.Tree, ptr %21, i64 0, i32 7
  %23 = load i64, ptr %22, align 8, !tbaa !86
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %12
  %26 = sitofp i64 %23 to double
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  store double %26, ptr %27, align 8, !tbaa !88
  br label %28

28:                                               ; preds = %25, %12, %8
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %30 = load i64, ptr %29, align 8, !tbaa !174
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %35 = load i64, ptr %34, align 8, !tbaa !175
  %36 = inttoptr i64 %35 to ptr
  tail call void %31(ptr noundef %3, ptr noundef %33, ptr noundef %36) #14
  br label %37

37:                                               ; preds = %4, %28
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = load i64, ptr %38, align 8, !tbaa !43
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %54, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %43 = load ptr, ptr %42, align 8, !tbaa !161
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %43)
  %44 = load i64, ptr %38, align 8, !tbaa !43
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %41, %46
  %47 = phi i64 [ %52, %46 ], [ 0, %41 ]
  %48 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %47)
  %49 = load i64, ptr %5, align 8, !tbaa !173
  %50 = getelementptr double, ptr %3, i64 %49
  %51 = getelementptr double, ptr %50, i64 %47
  store double %48, ptr %51, align 8, !tbaa !32
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %44
  br i1 %53, label %54, label %46, !llvm.loop !176

54:                                               ; preds = %46, %41, %37
  ret void
}

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %33, label %34, label %22, !llvm.loop !177

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
  br i1 %49, label %50, label %38, !llvm.loop !177

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
  %60 = load i64, ptr %59, align 8, !tbaa !178
  %61 = load i64, ptr %58, align 8, !tbaa !179
  %62 = icmp slt i64 %61, %60
  %63 = load double, ptr %1, align 8, !tbaa !181
  br i1 %62, label %64, label %79

64:                                               ; preds = %52
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %66 = load ptr, ptr %65, align 8, !tbaa !182
  br label %67

67:                                               ; preds = %72, %64
  %68 = phi i64 [ %61, %64 ], [ %73, %72 ]
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !32
  %71 = fcmp contract ugt double %70, %63
  br i1 %71, label %75, label %72

72:                                               ; preds = %67
  %73 = add i64 %68, 1
  store i64 %73, ptr %58, align 8, !tbaa !179
  %74 = icmp eq i64 %73, %60
  br i1 %74, label %79, label %67, !llvm.loop !183

75:                                               ; preds = %67
  %76 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %77 = load double, ptr %76, align 8, !tbaa !184
  %78 = fcmp contract olt double %70, %77
  br i1 %78, label %83, label %79

79:                                               ; preds = %72, %75, %52
  %80 = phi i64 [ %68, %75 ], [ %61, %52 ], [ %60, %72 ]
  %81 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %82 = load double, ptr %81, align 8, !tbaa !184
  br label %83

83:                                               ; preds = %75, %79
  %84 = phi i64 [ %80, %79 ], [ %68, %75 ]
  %85 = phi double [ %82, %79 ], [ %77, %75 ]
  %86 = phi contract double [ %82, %79 ], [ %70, %75 ]
  %87 = fsub contract double %86, %63
  %88 = fsub contract double %85, %63
  %89 = fmul contract double %88, 1.000000e-02
  %90 = tail call contract double @llvm.fabs.f64(double %63)
  %91 = fcmp contract ogt double %90, %89
  %92 = select contract i1 %91, double %90, double %89
  %93 = fmul contract double %92, 0x3D10000000000000
  %94 = fcmp contract ugt double %87, %93
  %95 = icmp slt i64 %84, %60
  %96 = and i1 %94, %95
  br i1 %96, label %110, label %125

97:                                               ; preds = %19, %97
  %98 = phi i64 [ 0, %19 ], [ %108, %97 ]
  %99 = getelementptr inbounds double, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !32
  %101 = load double, ptr %20, align 8, !tbaa !185
  %102 = getelementptr inbounds double, ptr %2, i64 %98
  %103 = load double, ptr %102, align 8, !tbaa !32
  %104 = tail call contract double @llvm.fabs.f64(double %103)
  %105 = fmul contract double %101, %104
  %106 = fadd contract double %100, %105
  %107 = getelementptr inbounds double, ptr %5, i64 %98
  store double %106, ptr %107, align 8, !tbaa !32
  %108 = add nuw nsw i64 %98, 1
  %109 = icmp eq i64 %108, %14
  br i1 %109, label %21, label %97, !llvm.loop !186

110:                                              ; preds = %83
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %112 = load ptr, ptr %111, align 8, !tbaa !182
  br label %113

113:                                              ; preds = %118, %110
  %114 = phi i64 [ %84, %110 ], [ %119, %118 ]
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !32
  %117 = fcmp contract ugt double %116, %63
  br i1 %117, label %121, label %118

118:                                              ; preds = %113
  %119 = add i64 %114, 1
  store i64 %119, ptr %58, align 8, !tbaa !179
  %120 = icmp eq i64 %119, %60
  br i1 %120, label %125, label %113, !llvm.loop !183

121:                                              ; preds = %113
  %122 = fcmp contract olt double %116, %85
  br i1 %122, label %123, label %125

123:                                              ; preds = %121
  %124 = fsub contract double %116, %63
  br label %125

125:                                              ; preds = %118, %121, %83, %123
  %126 = phi double [ %124, %123 ], [ %88, %83 ], [ %88, %121 ], [ %88, %118 ]
  %127 = fcmp contract olt double %53, 1.000000e-05
  %128 = fcmp contract olt double %57, 1.000000e-05
  %129 = select i1 %127, i1 true, i1 %128
  %130 = fmul contract double %53, 1.000000e-02
  %131 = fdiv contract double %130, %57
  %132 = select contract i1 %129, double 0x3EB0C6F7A0B5ED8D, double %131
  %133 = fcmp contract olt double %132, %126
  %134 = select contract i1 %133, double %132, double %126
  %135 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %136 = load double, ptr %135, align 8, !tbaa !187
  %137 = fcmp contract olt double %134, %136
  %138 = select contract i1 %137, double %134, double %136
  br i1 %18, label %143, label %167

139:                                              ; preds = %143
  %140 = load double, ptr %1, align 8, !tbaa !181
  %141 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %141, align 8, !tbaa !162
  %142 = fadd contract double %138, %140
  tail call void @rates(ptr noundef nonnull %0, double noundef %142, ptr noundef nonnull %15, ptr noundef nonnull %17)
  store i64 0, ptr %141, align 8, !tbaa !162
  br i1 %18, label %178, label %170

143:                                              ; preds = %125, %143
  %144 = phi i64 [ %152, %143 ], [ 0, %125 ]
  %145 = getelementptr inbounds double, ptr %2, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !32
  %147 = getelementptr inbounds double, ptr %3, i64 %144
  %148 = load double, ptr %147, align 8, !tbaa !32
  %149 = fmul contract double %138, %148
  %150 = fadd contract double %146, %149
  %151 = getelementptr inbounds double, ptr %15, i64 %144
  store double %150, ptr %151, align 8, !tbaa !32
  %152 = add nuw nsw i64 %144, 1
  %153 = icmp eq i64 %152, %14
  br i1 %153, label %139, label %143, !llvm.loop !188

154:                                              ; preds = %178
  br i1 %18, label %155, label %170

155:                                              ; preds = %154, %155
  %156 = phi i64 [ %165, %155 ], [ 0, %154 ]
  %157 = phi double [ %164, %155 ], [ 0.000000e+00, %154 ]
  %158 = getelementptr inbounds double, ptr %17, i64 %156
  %159 = load double, ptr %158, align 8, !tbaa !32
  %160 = getelementptr inbounds double, ptr %5, i64 %156
  %161 = load double, ptr %160, align 8, !tbaa !32
  %162 = fdiv contract double %159, %161
  %163 = fmul contract double %162, %162
  %164 = fadd contract double %157, %163
  %165 = add nuw nsw i64 %156, 1
  %166 = icmp eq i64 %165, %14
  br i1 %166, label %170, label %155, !llvm.loop !177

167:                                              ; preds = %125
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %168, align 8, !tbaa !162
  %169 = fadd contract double %138, %63
  tail call void @rates(ptr noundef nonnull %0, double noundef %169, ptr noundef %15, ptr noundef %17)
  store i64 0, ptr %168, align 8, !tbaa !162
  br label %170

170:                                              ; preds = %155, %167, %139, %154
  %171 = phi double [ 0.000000e+00, %154 ], [ 0.000000e+00, %139 ], [ 0.000000e+00, %167 ], [ %164, %155 ]
  %172 = fdiv contract double %171, %54
  %173 = tail call contract double @llvm.sqrt.f64(double %172)
  %174 = fdiv contract double %173, %138
  %175 = fcmp contract ogt double %57, %174
  %176 = select contract i1 %175, double %57, double %174
  %177 = fcmp contract ugt double %176, 1.000000e-15
  br i1 %177, label %191, label %187

178:                                              ; preds = %139, %178
  %179 = phi i64 [ %185, %178 ], [ 0, %139 ]
  %180 = getelementptr inbounds double, ptr %3, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !32
  %182 = getelementptr inbounds double, ptr %17, i64 %179
  %183 = load double, ptr %182, align 8, !tbaa !32
  %184 = fsub contract double %183, %181
  store double %184, ptr %182, align 8, !tbaa !32
  %185 = add nuw nsw i64 %179, 1
  %186 = icmp eq i64 %185, %14
  br i1 %186, label %154, label %178, !llvm.loop !189

187:                                              ; preds = %170
  %188 = fmul contract double %138, 1.000000e-03
  %189 = fcmp contract ogt double %188, 0x3EB0C6F7A0B5ED8D
  %190 = select contract i1 %189, double %188, double 0x3EB0C6F7A0B5ED8D
  br label %194

191:                                              ; preds = %170
  %192 = fdiv contract double 1.000000e-02, %176
  %193 = tail call contract double @llvm.pow.f64(double %192, double 1.250000e-01)
  br label %194

194:                                              ; preds = %191, %187
  %195 = phi contract double [ %190, %187 ], [ %193, %191 ]
  %196 = fmul contract double %138, 1.000000e+02
  %197 = fcmp contract olt double %195, %196
  %198 = select contract i1 %197, double %195, double %196
  %199 = fcmp contract olt double %198, %126
  %200 = select contract i1 %199, double %198, double %126
  %201 = load double, ptr %135, align 8, !tbaa !187
  %202 = fcmp contract olt double %200, %201
  %203 = select contract i1 %202, double %200, double %201
  ret double %203
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
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %21 = load i64, ptr %20, align 8, !tbaa !15
  %22 = add i64 %21, 1
  %23 = mul i64 %22, %19
  %24 = mul nsw i64 %23, 24
  %25 = getelementptr inbounds double, ptr %10, i64 %24
  %26 = shl nsw i64 %23, 2
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  call void @llvm.lifetime.start.p0(i64 216, ptr nonnull %15) #14
  store ptr %0, ptr %15, align 8, !tbaa !190
  %28 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 1
  store ptr %1, ptr %28, align 8, !tbaa !192
  %29 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %31 = load i64, ptr %30, align 8, !tbaa !193
  %32 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31
  store ptr %32, ptr %29, align 8, !tbaa !194
  %33 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 3
  store ptr %2, ptr %33, align 8, !tbaa !195
  %34 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 4
  store ptr %3, ptr %34, align 8, !tbaa !196
  %35 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 5
  store ptr %4, ptr %35, align 8, !tbaa !197
  %36 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 6
  store ptr %10, ptr %36, align 8, !tbaa !198
  %37 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 7
  store ptr %25, ptr %37, align 8, !tbaa !199
  %38 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 8
  %39 = getelementptr inbounds double, ptr %25, i64 %23
  store ptr %39, ptr %38, align 8, !tbaa !200
  %40 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 9
  %41 = shl nsw i64 %23, 1
  %42 = getelementptr inbounds double, ptr %25, i64 %41
  store ptr %42, ptr %40, align 8, !tbaa !201
  %43 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 10
  %44 = mul nsw i64 %23, 3
  %45 = getelementptr inbounds double, ptr %25, i64 %44
  store ptr %45, ptr %43, align 8, !tbaa !202
  %46 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 11
  store ptr %9, ptr %46, align 8, !tbaa !203
  %47 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 12
  store ptr %27, ptr %47, align 8, !tbaa !204
  %48 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 13
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %50 = load i64, ptr %49, align 8, !tbaa !173
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %52 = load i64, ptr %51, align 8, !tbaa !43
  %53 = getelementptr double, ptr %27, i64 %52
  %54 = getelementptr double, ptr %53, i64 %50
  store ptr %54, ptr %48, align 8, !tbaa !205
  %55 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 14
  %56 = load double, ptr %1, align 8, !tbaa !181
  %57 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 15
  %58 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 16
  %59 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 17
  %60 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 18
  %61 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %57, i8 0, i64 32, i1 false)
  store double 0x7FF0000000000000, ptr %61, align 8, !tbaa !206
  %62 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 20
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %64 = load double, ptr %63, align 8, !tbaa !207
  store double %64, ptr %62, align 8, !tbaa !208
  %65 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 21
  store i64 1, ptr %65, align 8, !tbaa !209
  %66 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 22
  %67 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 23
  %68 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 24
  %69 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 25
  %70 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %66, i8 0, i64 32, i1 false)
  store i64 -1, ptr %70, align 8, !tbaa !210
  %71 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  %72 = load i64, ptr %71, align 8, !tbaa !211
  %73 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 13
  %74 = load i64, ptr %73, align 8, !tbaa !212
  %75 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  store i64 0, ptr %75, align 8, !tbaa !213
  %76 = icmp eq i64 %72, 0
  br i1 %76, label %77, label %126

77:                                               ; preds = %11
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %79 = load i64, ptr %78, align 8, !tbaa !163
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !20
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %83, label %126

83:                                               ; preds = %77
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %85 = load i64, ptr %84, align 8, !tbaa !42
  switch i64 %85, label %86 [
    i64 0, label %126
    i64 3, label %126
  ]

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %88 = load double, ptr %87, align 8, !tbaa !214
  %89 = fcmp contract ogt double %88, 0.000000e+00
  %90 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %91 = load double, ptr %90, align 8, !tbaa !187
  br i1 %89, label %92, label %95

92:                                               ; preds = %86
  %93 = fcmp contract olt double %88, %91
  br i1 %93, label %95, label %94

94:                                               ; preds = %92
  br label %95

95:                                               ; preds = %94, %92, %86
  %96 = phi contract double [ %88, %92 ], [ %91, %94 ], [ %91, %86 ]
  %97 = fmul contract double %96, 1.000000e-01
  %98 = fadd contract double %56, %97
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %100 = icmp sgt i64 %23, 0
  %101 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %102

102:                                              ; preds = %104, %95
  %103 = phi i64 [ 1, %95 ], [ %110, %104 ]
  br i1 %100, label %113, label %104

104:                                              ; preds = %113, %102
  store i64 %103, ptr %99, align 8, !tbaa !162
  %105 = load double, ptr %101, align 8, !tbaa !215
  %106 = tail call contract double @project(ptr noundef nonnull %0, double noundef %98, ptr noundef %39, double noundef %105)
  store i64 0, ptr %99, align 8, !tbaa !162
  store i64 %79, ptr %78, align 8, !tbaa !163
  %107 = load double, ptr %101, align 8, !tbaa !215
  %108 = fmul contract double %107, 1.000000e+03
  %109 = fcmp contract ole double %106, %108
  %110 = add nsw i64 %103, -1
  %111 = icmp eq i64 %103, 0
  %112 = select i1 %109, i1 true, i1 %111
  br i1 %112, label %124, label %102, !llvm.loop !216

113:                                              ; preds = %102, %113
  %114 = phi i64 [ %122, %113 ], [ 0, %102 ]
  %115 = getelementptr inbounds double, ptr %2, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !32
  %117 = getelementptr inbounds double, ptr %3, i64 %114
  %118 = load double, ptr %117, align 8, !tbaa !32
  %119 = fmul contract double %97, %118
  %120 = fadd contract double %116, %119
  %121 = getelementptr inbounds double, ptr %39, i64 %114
  store double %120, ptr %121, align 8, !tbaa !32
  %122 = add nuw nsw i64 %114, 1
  %123 = icmp eq i64 %122, %23
  br i1 %123, label %104, label %113, !llvm.loop !217

124:                                              ; preds = %104
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %98, ptr noundef %39, ptr noundef %42)
  %125 = load double, ptr %1, align 8, !tbaa !181
  br label %126

126:                                              ; preds = %124, %83, %83, %77, %11
  %127 = phi double [ %125, %124 ], [ %56, %83 ], [ %56, %83 ], [ %56, %77 ], [ %56, %11 ]
  %128 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %129 = load double, ptr %128, align 8, !tbaa !218
  %130 = fcmp contract oeq double %127, %129
  br i1 %130, label %131, label %244

131:                                              ; preds = %126
  %132 = load i64, ptr %0, align 8, !tbaa !13
  %133 = load i64, ptr %17, align 8, !tbaa !14
  %134 = add i64 %133, %132
  %135 = load i64, ptr %20, align 8, !tbaa !15
  %136 = add i64 %135, 1
  %137 = mul i64 %136, %134
  %138 = load i64, ptr %49, align 8, !tbaa !173
  %139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %140 = load i64, ptr %139, align 8, !tbaa !219
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %244

142:                                              ; preds = %131
  %143 = sub nsw i64 %138, %140
  br label %146

144:                                              ; preds = %146
  %145 = icmp eq i64 %153, 0
  br i1 %145, label %244, label %156

146:                                              ; preds = %146, %142
  %147 = phi i64 [ 0, %142 ], [ %153, %146 ]
  %148 = phi i64 [ %143, %142 ], [ %154, %146 ]
  %149 = getelementptr inbounds double, ptr %9, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !32
  %151 = fcmp contract oeq double %150, 0.000000e+00
  %152 = zext i1 %151 to i64
  %153 = or i64 %147, %152
  %154 = add nsw i64 %148, 1
  %155 = icmp slt i64 %154, %138
  br i1 %155, label %146, label %144, !llvm.loop !220

156:                                              ; preds = %144
  %157 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %158 = load double, ptr %157, align 8, !tbaa !184
  %159 = fsub contract double %158, %127
  %160 = fmul contract double %159, 1.000000e-02
  %161 = tail call contract double @llvm.fabs.f64(double %127)
  %162 = fcmp contract ogt double %161, %160
  %163 = select contract i1 %162, double %161, double %160
  %164 = fmul contract double %163, 0x3D10000000000000
  %165 = icmp sgt i64 %137, 0
  br i1 %165, label %213, label %168

166:                                              ; preds = %213
  %167 = load double, ptr %1, align 8, !tbaa !181
  br label %168

168:                                              ; preds = %156, %166
  %169 = phi double [ %167, %166 ], [ %127, %156 ]
  %170 = fadd contract double %164, %169
  store double %170, ptr %1, align 8, !tbaa !181
  %171 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 0.000000e+00, ptr %171, align 8, !tbaa !152
  %172 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 0, ptr %172, align 8, !tbaa !162
  tail call void @rates(ptr noundef nonnull %0, double noundef %170, ptr noundef %2, ptr noundef %3)
  store i64 1, ptr %65, align 8, !tbaa !209
  store i64 1, ptr %172, align 8, !tbaa !162
  %173 = load double, ptr %63, align 8, !tbaa !207
  store double %173, ptr %62, align 8, !tbaa !208
  %174 = load i64, ptr %49, align 8, !tbaa !173
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %207, label %176

176:                                              ; preds = %168
  %177 = load double, ptr %1, align 8, !tbaa !181
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %177, ptr noundef %2)
  %178 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %179 = load i64, ptr %178, align 8, !tbaa !84
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %197, label %181

181:                                              ; preds = %176
  %182 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %183 = load ptr, ptr %182, align 8, !tbaa !161
  %184 = inttoptr i64 %179 to ptr
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %186 = load i64, ptr %185, align 8, !tbaa !85
  %187 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %188 = load ptr, ptr %187, align 8, !tbaa !17
  tail call void %184(i64 noundef %186, ptr noundef %188, ptr noundef %183, i64 noundef 1) #14
  %189 = load i64, ptr %185, align 8, !tbaa !85
  %190 = inttoptr i64 %189 to ptr
  %191 = getelementptr inbounds %struct.Tree, ptr %190, i64 0, i32 7
  %192 = load i64, ptr %191, align 8, !tbaa !86
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %197, label %194

194:                                              ; preds = %181
  %195 = sitofp i64 %192 to double
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  store double %195, ptr %196, align 8, !tbaa !88
  br label %197

197:                                              ; preds = %194, %181, %176
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %199 = load i64, ptr %198, align 8, !tbaa !174
  %200 = inttoptr i64 %199 to ptr
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %202 = load ptr, ptr %201, align 8, !tbaa !17
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %204 = load i64, ptr %203, align 8, !tbaa !175
  %205 = inttoptr i64 %204 to ptr
  tail call void %200(ptr noundef %27, ptr noundef %202, ptr noundef %205) #14
  %206 = load i64, ptr %49, align 8, !tbaa !173
  br label %207

207:                                              ; preds = %197, %168
  %208 = phi i64 [ 0, %168 ], [ %206, %197 ]
  %209 = load i64, ptr %139, align 8, !tbaa !219
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %207
  %212 = sub nsw i64 %208, %209
  br label %237

213:                                              ; preds = %156, %213
  %214 = phi i64 [ %221, %213 ], [ 0, %156 ]
  %215 = getelementptr inbounds double, ptr %3, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !32
  %217 = fmul contract double %164, %216
  %218 = getelementptr inbounds double, ptr %2, i64 %214
  %219 = load double, ptr %218, align 8, !tbaa !32
  %220 = fadd contract double %217, %219
  store double %220, ptr %218, align 8, !tbaa !32
  %221 = add nuw nsw i64 %214, 1
  %222 = icmp eq i64 %221, %137
  br i1 %222, label %166, label %213, !llvm.loop !221

223:                                              ; preds = %237, %207
  %224 = load i64, ptr %0, align 8, !tbaa !13
  %225 = load i64, ptr %17, align 8, !tbaa !14
  %226 = add nsw i64 %225, %224
  %227 = load i64, ptr %20, align 8, !tbaa !15
  %228 = add nsw i64 %227, 1
  %229 = mul nsw i64 %228, %226
  %230 = load double, ptr %1, align 8, !tbaa !181
  %231 = load i64, ptr %75, align 8, !tbaa !213
  %232 = getelementptr inbounds double, ptr %7, i64 %231
  store double %230, ptr %232, align 8, !tbaa !32
  %233 = add nsw i64 %231, 1
  store i64 %233, ptr %75, align 8, !tbaa !213
  %234 = mul nsw i64 %231, %229
  %235 = getelementptr inbounds double, ptr %8, i64 %234
  %236 = shl i64 %229, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %235, ptr align 8 %2, i64 %236, i1 false)
  br label %244

237:                                              ; preds = %237, %211
  %238 = phi i64 [ %212, %211 ], [ %242, %237 ]
  %239 = getelementptr inbounds double, ptr %27, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !32
  %241 = getelementptr inbounds double, ptr %9, i64 %238
  store double %240, ptr %241, align 8, !tbaa !32
  %242 = add nsw i64 %238, 1
  %243 = icmp slt i64 %242, %208
  br i1 %243, label %237, label %223, !llvm.loop !222

244:                                              ; preds = %223, %144, %131, %126
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %245, align 8, !tbaa !162
  %246 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %247 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %248 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %250 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %251 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  %252 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %253 = shl i64 %23, 3
  %254 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 5
  %255 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %256 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %257 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %258 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %259 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %260 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %261 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %262 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 3
  %263 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 4
  %264 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 1
  %265 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 2
  %266 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 3
  %267 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 4
  %268 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 5
  %269 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 6
  %270 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 7
  %271 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 8
  %272 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 9
  %273 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 10
  %274 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 11
  %275 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 12
  %276 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 13
  %277 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 14
  %278 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 1
  %279 = getelementptr inbounds double, ptr %12, i64 1
  %280 = getelementptr inbounds double, ptr %13, i64 2
  %281 = getelementptr inbounds double, ptr %12, i64 2
  %282 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %283 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  br label %284

284:                                              ; preds = %2489, %244
  %285 = phi ptr [ %1, %244 ], [ %2490, %2489 ]
  %286 = phi i64 [ %74, %244 ], [ %2491, %2489 ]
  %287 = phi i64 [ %72, %244 ], [ %2492, %2489 ]
  %288 = load double, ptr %1, align 8, !tbaa !181
  store double %288, ptr %55, align 8, !tbaa !223
  %289 = load double, ptr %246, align 8, !tbaa !184
  %290 = fsub contract double %289, %288
  %291 = fmul contract double %290, 1.000000e-02
  %292 = tail call contract double @llvm.fabs.f64(double %288)
  %293 = fcmp contract ogt double %292, %291
  %294 = select contract i1 %293, double %292, double %291
  store double %294, ptr %59, align 8, !tbaa !224
  %295 = tail call contract double @llvm.fabs.f64(double %289)
  %296 = fcmp contract ogt double %295, %294
  %297 = select contract i1 %296, double %295, double %294
  %298 = fmul contract double %297, 0x3CD0000000000000
  %299 = fcmp contract ugt double %290, %298
  br i1 %299, label %300, label %2493

300:                                              ; preds = %284
  %301 = load i64, ptr %75, align 8, !tbaa !213
  %302 = load i64, ptr %247, align 8, !tbaa !225
  %303 = icmp eq i64 %301, %302
  br i1 %303, label %2493, label %304

304:                                              ; preds = %300
  %305 = load i64, ptr %249, align 8, !tbaa !178
  %306 = load i64, ptr %248, align 8, !tbaa !179
  %307 = icmp slt i64 %306, %305
  br i1 %307, label %308, label %322

308:                                              ; preds = %304
  %309 = load ptr, ptr %250, align 8, !tbaa !182
  br label %310

310:                                              ; preds = %315, %308
  %311 = phi i64 [ %306, %308 ], [ %316, %315 ]
  %312 = getelementptr inbounds double, ptr %309, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !32
  %314 = fcmp contract ugt double %313, %288
  br i1 %314, label %318, label %315

315:                                              ; preds = %310
  %316 = add i64 %311, 1
  store i64 %316, ptr %248, align 8, !tbaa !179
  %317 = icmp eq i64 %316, %305
  br i1 %317, label %322, label %310, !llvm.loop !183

318:                                              ; preds = %310
  %319 = fcmp contract olt double %313, %289
  br i1 %319, label %320, label %322

320:                                              ; preds = %318
  %321 = fsub contract double %313, %288
  br label %322

322:                                              ; preds = %315, %320, %318, %304
  %323 = phi double [ %321, %320 ], [ %290, %318 ], [ %290, %304 ], [ %290, %315 ]
  %324 = phi i64 [ %311, %320 ], [ %311, %318 ], [ %306, %304 ], [ %305, %315 ]
  %325 = fmul contract double %294, 0x3D10000000000000
  %326 = fcmp contract ugt double %323, %325
  br i1 %326, label %385, label %327

327:                                              ; preds = %322
  %328 = icmp slt i64 %324, %305
  br i1 %328, label %329, label %341

329:                                              ; preds = %327
  %330 = load ptr, ptr %250, align 8, !tbaa !182
  br label %331

331:                                              ; preds = %336, %329
  %332 = phi i64 [ %324, %329 ], [ %337, %336 ]
  %333 = getelementptr inbounds double, ptr %330, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !32
  %335 = fcmp contract ugt double %334, %288
  br i1 %335, label %339, label %336

336:                                              ; preds = %331
  %337 = add i64 %332, 1
  store i64 %337, ptr %248, align 8, !tbaa !179
  %338 = icmp eq i64 %337, %305
  br i1 %338, label %341, label %331, !llvm.loop !183

339:                                              ; preds = %331
  %340 = fcmp contract olt double %334, %289
  br i1 %340, label %342, label %341

341:                                              ; preds = %336, %339, %327
  br label %342

342:                                              ; preds = %341, %339
  %343 = phi contract double [ %289, %341 ], [ %334, %339 ]
  store double %343, ptr %1, align 8, !tbaa !181
  %344 = load i64, ptr %251, align 8, !tbaa !226
  %345 = load i64, ptr %252, align 8, !tbaa !227
  %346 = icmp slt i64 %344, %345
  %347 = load ptr, ptr %33, align 8
  br i1 %346, label %348, label %361

348:                                              ; preds = %342, %354
  %349 = phi i64 [ %358, %354 ], [ %344, %342 ]
  %350 = getelementptr inbounds double, ptr %5, i64 %349
  %351 = load double, ptr %350, align 8, !tbaa !32
  %352 = load double, ptr %1, align 8, !tbaa !181
  %353 = fcmp contract ugt double %351, %352
  br i1 %353, label %361, label %354

354:                                              ; preds = %348
  %355 = add nsw i64 %349, 1
  store i64 %355, ptr %251, align 8, !tbaa !226
  %356 = mul nsw i64 %349, %23
  %357 = getelementptr inbounds double, ptr %6, i64 %356
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %357, ptr align 8 %347, i64 %253, i1 false)
  %358 = load i64, ptr %251, align 8, !tbaa !226
  %359 = load i64, ptr %252, align 8, !tbaa !227
  %360 = icmp slt i64 %358, %359
  br i1 %360, label %348, label %361, !llvm.loop !228

361:                                              ; preds = %354, %348, %342
  %362 = load ptr, ptr %15, align 8, !tbaa !190
  %363 = getelementptr inbounds %struct.Plant, ptr %362, i64 0, i32 120
  store double 0.000000e+00, ptr %363, align 8, !tbaa !152
  %364 = getelementptr inbounds %struct.Plant, ptr %362, i64 0, i32 19
  store i64 0, ptr %364, align 8, !tbaa !162
  %365 = load double, ptr %285, align 8, !tbaa !181
  %366 = load ptr, ptr %34, align 8, !tbaa !196
  tail call void @rates(ptr noundef %362, double noundef %365, ptr noundef %347, ptr noundef %366)
  store i64 1, ptr %65, align 8, !tbaa !209
  store i64 1, ptr %364, align 8, !tbaa !162
  %367 = getelementptr inbounds %struct.Plant, ptr %362, i64 0, i32 121
  %368 = load double, ptr %367, align 8, !tbaa !207
  store double %368, ptr %62, align 8, !tbaa !208
  %369 = load i64, ptr %362, align 8, !tbaa !13
  %370 = getelementptr inbounds %struct.Plant, ptr %362, i64 0, i32 1
  %371 = load i64, ptr %370, align 8, !tbaa !14
  %372 = add nsw i64 %371, %369
  %373 = getelementptr inbounds %struct.Plant, ptr %362, i64 0, i32 32
  %374 = load i64, ptr %373, align 8, !tbaa !15
  %375 = add nsw i64 %374, 1
  %376 = mul nsw i64 %375, %372
  %377 = load double, ptr %285, align 8, !tbaa !181
  %378 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 10
  %379 = load i64, ptr %378, align 8, !tbaa !213
  %380 = getelementptr inbounds double, ptr %7, i64 %379
  store double %377, ptr %380, align 8, !tbaa !32
  %381 = add nsw i64 %379, 1
  store i64 %381, ptr %378, align 8, !tbaa !213
  %382 = mul nsw i64 %379, %376
  %383 = getelementptr inbounds double, ptr %8, i64 %382
  %384 = shl i64 %376, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %383, ptr align 8 %347, i64 %384, i1 false)
  br label %2489

385:                                              ; preds = %322
  %386 = load i64, ptr %71, align 8, !tbaa !211
  %387 = icmp sgt i64 %386, %287
  br i1 %387, label %388, label %390

388:                                              ; preds = %385
  %389 = load i64, ptr %73, align 8, !tbaa !212
  br label %390

390:                                              ; preds = %388, %385
  %391 = phi i64 [ %389, %388 ], [ %286, %385 ]
  %392 = phi i64 [ %386, %388 ], [ %287, %385 ]
  %393 = load i64, ptr %254, align 8, !tbaa !229
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %395, label %410

395:                                              ; preds = %390
  %396 = load double, ptr %255, align 8, !tbaa !214
  %397 = fmul contract double %294, 0x3CE4000000000000
  %398 = fcmp contract ogt double %396, %397
  br i1 %398, label %399, label %403

399:                                              ; preds = %395
  %400 = load i64, ptr %73, align 8, !tbaa !212
  %401 = sub nsw i64 %400, %391
  %402 = icmp sgt i64 %401, 500
  br i1 %402, label %403, label %410

403:                                              ; preds = %399, %395
  %404 = load double, ptr %283, align 8, !tbaa !152
  %405 = fcmp contract une double %404, 0.000000e+00
  br i1 %405, label %2493, label %406

406:                                              ; preds = %403
  %407 = load double, ptr %259, align 8, !tbaa !88
  %408 = fcmp contract une double %407, 0.000000e+00
  %409 = select i1 %408, i64 7, i64 2
  br label %2493

410:                                              ; preds = %399, %390
  %411 = load ptr, ptr %15, align 8, !tbaa !190
  %412 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 14
  %413 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 16
  %414 = load i64, ptr %413, align 8, !tbaa !178
  %415 = load i64, ptr %412, align 8, !tbaa !179
  %416 = icmp slt i64 %415, %414
  br i1 %416, label %417, label %433

417:                                              ; preds = %410
  %418 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 92
  %419 = load ptr, ptr %418, align 8, !tbaa !182
  %420 = load double, ptr %285, align 8, !tbaa !181
  br label %421

421:                                              ; preds = %426, %417
  %422 = phi i64 [ %415, %417 ], [ %427, %426 ]
  %423 = getelementptr inbounds double, ptr %419, i64 %422
  %424 = load double, ptr %423, align 8, !tbaa !32
  %425 = fcmp contract ugt double %424, %420
  br i1 %425, label %429, label %426

426:                                              ; preds = %421
  %427 = add i64 %422, 1
  store i64 %427, ptr %412, align 8, !tbaa !179
  %428 = icmp eq i64 %427, %414
  br i1 %428, label %433, label %421, !llvm.loop !183

429:                                              ; preds = %421
  %430 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 2
  %431 = load double, ptr %430, align 8, !tbaa !184
  %432 = fcmp contract olt double %424, %431
  br i1 %432, label %436, label %433

433:                                              ; preds = %426, %429, %410
  %434 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 2
  %435 = load double, ptr %434, align 8, !tbaa !184
  br label %436

436:                                              ; preds = %433, %429
  %437 = phi contract double [ %435, %433 ], [ %424, %429 ]
  %438 = load double, ptr %61, align 8, !tbaa !206
  %439 = fcmp contract olt double %438, %437
  %440 = select contract i1 %439, double %438, double %437
  %441 = fsub contract double %440, %288
  %442 = load ptr, ptr %29, align 8
  %443 = getelementptr inbounds %struct.Stepper, ptr %442, i64 0, i32 5
  %444 = load i64, ptr %443, align 8, !tbaa !229
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %460, label %446

446:                                              ; preds = %436
  %447 = load double, ptr %285, align 8, !tbaa !181
  %448 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 6
  %449 = load double, ptr %448, align 8, !tbaa !218
  %450 = fsub contract double %447, %449
  %451 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 4
  %452 = load double, ptr %451, align 8, !tbaa !187
  %453 = fdiv contract double %450, %452
  %454 = fadd contract double %453, 1.000000e-09
  %455 = tail call contract double @llvm.floor.f64(double %454)
  %456 = fadd contract double %455, 1.000000e+00
  %457 = fmul contract double %452, %456
  %458 = fadd contract double %449, %457
  %459 = fsub contract double %458, %288
  br label %463

460:                                              ; preds = %436
  %461 = getelementptr inbounds %struct.Clock, ptr %285, i64 0, i32 1
  %462 = load double, ptr %461, align 8, !tbaa !214
  br label %463

463:                                              ; preds = %460, %446
  %464 = phi contract double [ %459, %446 ], [ %462, %460 ]
  %465 = sitofp i64 %444 to double
  %466 = fmul contract double %465, 1.000000e-09
  %467 = fsub contract double 1.000000e+00, %466
  %468 = fmul contract double %441, %467
  %469 = fcmp contract oge double %464, %468
  %470 = zext i1 %469 to i64
  store i64 %470, ptr %67, align 8, !tbaa !231
  br i1 %469, label %476, label %471

471:                                              ; preds = %463
  br i1 %445, label %472, label %477

472:                                              ; preds = %471
  %473 = fmul contract double %441, 5.000000e-01
  %474 = fcmp contract ogt double %464, %473
  br i1 %474, label %475, label %477

475:                                              ; preds = %472
  br label %477

476:                                              ; preds = %463
  store double %441, ptr %57, align 8, !tbaa !232
  br label %480

477:                                              ; preds = %475, %472, %471
  %478 = phi double [ %464, %472 ], [ %473, %475 ], [ %464, %471 ]
  store double %478, ptr %57, align 8, !tbaa !232
  %479 = fadd contract double %288, %478
  br label %480

480:                                              ; preds = %477, %476
  %481 = phi double [ %478, %477 ], [ %441, %476 ]
  %482 = phi contract double [ %479, %477 ], [ %440, %476 ]
  store double %482, ptr %60, align 8, !tbaa !233
  store double %482, ptr %58, align 8, !tbaa !234
  %483 = load ptr, ptr %33, align 8
  %484 = load ptr, ptr %34, align 8, !tbaa !196
  %485 = load ptr, ptr %35, align 8, !tbaa !197
  %486 = load i64, ptr %65, align 8, !tbaa !209
  %487 = load ptr, ptr %37, align 8, !tbaa !199
  %488 = load ptr, ptr %36, align 8
  %489 = load ptr, ptr %256, align 8, !tbaa !235
  %490 = load i64, ptr %0, align 8, !tbaa !13
  %491 = getelementptr inbounds double, ptr %484, i64 %490
  %492 = load i64, ptr %17, align 8, !tbaa !14
  %493 = shl i64 %492, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %489, ptr align 8 %491, i64 %493, i1 false)
  %494 = load i64, ptr %257, align 8, !tbaa !20
  %495 = icmp sgt i64 %494, 0
  br i1 %495, label %496, label %500

496:                                              ; preds = %480
  %497 = load double, ptr %63, align 8, !tbaa !207
  %498 = fcmp contract olt double %497, 1.000000e-04
  %499 = uitofp i1 %498 to double
  br label %500

500:                                              ; preds = %496, %480
  %501 = phi double [ 0.000000e+00, %480 ], [ %499, %496 ]
  store double %501, ptr %258, align 8, !tbaa !5
  store double 1.000000e+00, ptr %63, align 8, !tbaa !207
  store double 0.000000e+00, ptr %259, align 8, !tbaa !88
  %502 = load i64, ptr %51, align 8, !tbaa !43
  %503 = icmp sgt i64 %502, 0
  br i1 %503, label %504, label %506

504:                                              ; preds = %500
  %505 = load ptr, ptr %260, align 8, !tbaa !159
  br label %512

506:                                              ; preds = %512, %500
  %507 = load ptr, ptr %32, align 16, !tbaa !236
  %508 = load double, ptr %261, align 8, !tbaa !185
  %509 = tail call contract double %507(ptr noundef nonnull %0, double noundef %288, double noundef %481, ptr noundef %483, ptr noundef %484, ptr noundef %485, double noundef %508, i64 noundef %486, ptr noundef %487, ptr noundef %488) #14
  %510 = load double, ptr %258, align 8, !tbaa !5
  %511 = fcmp contract une double %510, 0.000000e+00
  br i1 %511, label %526, label %517

512:                                              ; preds = %512, %504
  %513 = phi i64 [ 0, %504 ], [ %515, %512 ]
  %514 = getelementptr inbounds double, ptr %505, i64 %513
  store double 0x7FF0000000000000, ptr %514, align 8, !tbaa !32
  %515 = add nuw nsw i64 %513, 1
  %516 = icmp eq i64 %515, %502
  br i1 %516, label %506, label %512, !llvm.loop !237

517:                                              ; preds = %506
  %518 = load i64, ptr %257, align 8, !tbaa !20
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %526

520:                                              ; preds = %517
  %521 = load double, ptr %63, align 8, !tbaa !207
  %522 = fcmp contract olt double %521, 1.000000e-04
  br i1 %522, label %523, label %526

523:                                              ; preds = %520
  store double 1.000000e+00, ptr %258, align 8, !tbaa !5
  %524 = load double, ptr %261, align 8, !tbaa !185
  %525 = tail call contract double %507(ptr noundef nonnull %0, double noundef %288, double noundef %481, ptr noundef %483, ptr noundef %484, ptr noundef %485, double noundef %524, i64 noundef 1, ptr noundef %487, ptr noundef %488) #14
  br label %526

526:                                              ; preds = %523, %520, %517, %506
  %527 = phi double [ %509, %506 ], [ %525, %523 ], [ %509, %520 ], [ %509, %517 ]
  %528 = load double, ptr %259, align 8, !tbaa !88
  %529 = fcmp contract une double %528, 0.000000e+00
  %530 = select contract i1 %529, double 0x7FF8000000000000, double %527
  %531 = tail call double @llvm.fabs.f64(double %530)
  %532 = fcmp ueq double %531, 0x7FF0000000000000
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  br i1 %532, label %533, label %551

533:                                              ; preds = %526
  %534 = load double, ptr %57, align 8, !tbaa !232
  %535 = fmul contract double %534, 1.000000e-01
  %536 = load ptr, ptr %28, align 8, !tbaa !192
  %537 = getelementptr inbounds %struct.Clock, ptr %536, i64 0, i32 1
  store double %535, ptr %537, align 8, !tbaa !214
  %538 = getelementptr inbounds %struct.Clock, ptr %536, i64 0, i32 13
  %539 = load i64, ptr %538, align 8, !tbaa !212
  %540 = add nsw i64 %539, 1
  store i64 %540, ptr %538, align 8, !tbaa !212
  br i1 %394, label %541, label %546

541:                                              ; preds = %533
  %542 = load double, ptr %255, align 8, !tbaa !214
  %543 = load double, ptr %59, align 8, !tbaa !224
  %544 = fmul contract double %543, 0x3D06849B86A12B9B
  %545 = fcmp contract olt double %542, %544
  br i1 %545, label %546, label %2489

546:                                              ; preds = %541, %533
  %547 = load double, ptr %283, align 8, !tbaa !152
  %548 = fcmp contract une double %547, 0.000000e+00
  br i1 %548, label %2493, label %549

549:                                              ; preds = %546
  %550 = select i1 %529, i64 7, i64 3
  br label %2493

551:                                              ; preds = %526
  %552 = fcmp contract oeq double %530, 0.000000e+00
  br i1 %552, label %553, label %555

553:                                              ; preds = %551
  %554 = load double, ptr %263, align 16, !tbaa !238
  br label %561

555:                                              ; preds = %551
  %556 = load double, ptr %262, align 8, !tbaa !239
  %557 = fdiv contract double -1.000000e+00, %556
  %558 = tail call contract double @llvm.pow.f64(double %530, double %557)
  %559 = fmul contract double %558, 9.000000e-01
  %560 = load double, ptr %263, align 16, !tbaa !238
  br label %561

561:                                              ; preds = %555, %553
  %562 = phi double [ %554, %553 ], [ %560, %555 ]
  %563 = phi contract double [ %554, %553 ], [ %559, %555 ]
  %564 = fcmp contract ogt double %563, %562
  %565 = fcmp contract olt double %563, 2.000000e-01
  %566 = select contract i1 %565, double 2.000000e-01, double %563
  %567 = select contract i1 %564, double %562, double %566
  %568 = load i64, ptr %257, align 8, !tbaa !20
  %569 = icmp sgt i64 %568, 0
  br i1 %569, label %570, label %579

570:                                              ; preds = %561
  %571 = load double, ptr %63, align 8, !tbaa !207
  %572 = fcmp contract uge double %571, 1.000000e-04
  %573 = load double, ptr %62, align 8
  %574 = fcmp contract ult double %573, 1.000000e-04
  %575 = select i1 %572, i1 true, i1 %574
  br i1 %575, label %579, label %576

576:                                              ; preds = %570
  %577 = load i64, ptr %68, align 8, !tbaa !240
  %578 = icmp slt i64 %577, 12
  br label %579

579:                                              ; preds = %576, %570, %561
  %580 = phi i1 [ false, %570 ], [ false, %561 ], [ %578, %576 ]
  %581 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %581, ptr align 8 %487, i64 %253, i1 false)
  %582 = fcmp contract ole double %530, 1.000000e+00
  %583 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 14
  %584 = load i64, ptr %583, align 8, !tbaa !173
  %585 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 12
  %586 = load i64, ptr %585, align 8, !tbaa !43
  %587 = add nsw i64 %586, %584
  %588 = icmp sgt i64 %586, 0
  %589 = select i1 %582, i1 %588, i1 false
  %590 = load ptr, ptr %46, align 8, !tbaa !203
  br i1 %589, label %591, label %618

591:                                              ; preds = %579
  %592 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 90
  %593 = load ptr, ptr %592, align 8, !tbaa !159
  %594 = getelementptr double, ptr %590, i64 %584
  %595 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 91
  %596 = load ptr, ptr %595, align 8, !tbaa !158
  br label %597

597:                                              ; preds = %614, %591
  %598 = phi i1 [ true, %591 ], [ %616, %614 ]
  %599 = phi i64 [ 0, %591 ], [ %615, %614 ]
  %600 = getelementptr inbounds double, ptr %593, i64 %599
  %601 = load double, ptr %600, align 8, !tbaa !32
  %602 = getelementptr double, ptr %594, i64 %599
  %603 = load double, ptr %602, align 8, !tbaa !32
  %604 = getelementptr inbounds double, ptr %596, i64 %599
  %605 = load double, ptr %604, align 8, !tbaa !32
  %606 = fcmp contract olt double %603, 0.000000e+00
  br i1 %606, label %614, label %607

607:                                              ; preds = %597
  %608 = fcmp contract olt double %601, 0.000000e+00
  br i1 %608, label %618, label %609

609:                                              ; preds = %607
  %610 = fcmp contract olt double %603, %605
  %611 = select contract i1 %610, double %603, double %605
  %612 = fmul contract double %611, 5.000000e-01
  %613 = fcmp contract olt double %601, %612
  br i1 %613, label %618, label %614

614:                                              ; preds = %609, %597
  %615 = add nuw nsw i64 %599, 1
  %616 = icmp slt i64 %615, %586
  %617 = icmp eq i64 %615, %586
  br i1 %617, label %618, label %597, !llvm.loop !241

618:                                              ; preds = %614, %609, %607, %579
  %619 = phi i1 [ false, %579 ], [ %598, %609 ], [ %598, %607 ], [ %616, %614 ]
  %620 = zext i1 %619 to i64
  %621 = load ptr, ptr %48, align 8, !tbaa !205
  %622 = mul nsw i64 %587, 9
  %623 = getelementptr inbounds double, ptr %621, i64 %622
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %14) #14
  store ptr %411, ptr %14, align 8, !tbaa !242
  store ptr %442, ptr %264, align 8, !tbaa !244
  store ptr %488, ptr %265, align 8, !tbaa !245
  store ptr %483, ptr %266, align 8, !tbaa !246
  store ptr %581, ptr %267, align 8, !tbaa !247
  store ptr %590, ptr %268, align 8, !tbaa !248
  %624 = load double, ptr %55, align 8, !tbaa !223
  store double %624, ptr %269, align 8, !tbaa !249
  %625 = load double, ptr %57, align 8, !tbaa !232
  store double %625, ptr %270, align 8, !tbaa !250
  %626 = zext i1 %582 to i64
  store i64 %626, ptr %271, align 8, !tbaa !251
  store i64 %620, ptr %272, align 8, !tbaa !252
  %627 = load ptr, ptr %38, align 8, !tbaa !200
  store ptr %627, ptr %273, align 8, !tbaa !253
  store ptr %621, ptr %274, align 8, !tbaa !254
  store ptr %623, ptr %275, align 8, !tbaa !255
  %628 = getelementptr inbounds double, ptr %623, i64 %587
  store ptr %628, ptr %276, align 8, !tbaa !256
  store i64 -1, ptr %70, align 8, !tbaa !210
  br i1 %582, label %629, label %632

629:                                              ; preds = %618
  %630 = icmp sgt i64 %584, 0
  %631 = select i1 %630, i1 true, i1 %619
  br i1 %631, label %636, label %1734

632:                                              ; preds = %618
  %633 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 15
  %634 = load i64, ptr %633, align 8, !tbaa !219
  %635 = icmp sgt i64 %634, 0
  br i1 %635, label %636, label %1734

636:                                              ; preds = %632, %629
  %637 = getelementptr inbounds %struct.Stepper, ptr %442, i64 0, i32 1
  %638 = load ptr, ptr %637, align 8, !tbaa !257
  tail call void %638(ptr noundef nonnull %411, double noundef %624, double noundef %625, ptr noundef %483, ptr noundef %581, ptr noundef %488) #14
  %639 = load i64, ptr %583, align 8, !tbaa !173
  %640 = load i64, ptr %585, align 8, !tbaa !43
  %641 = add nsw i64 %640, %639
  store i64 1, ptr %66, align 8, !tbaa !258
  %642 = load ptr, ptr %47, align 8, !tbaa !204
  store i64 0, ptr %277, align 8, !tbaa !259
  call fastcc void @look(ptr noundef nonnull %14, double noundef 0.000000e+00, ptr noundef %628)
  %643 = load ptr, ptr %275, align 8
  %644 = shl i64 %641, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %643, i8 0, i64 %644, i1 false)
  %645 = load ptr, ptr %14, align 8, !tbaa !242
  %646 = getelementptr inbounds %struct.Plant, ptr %645, i64 0, i32 14
  %647 = load i64, ptr %646, align 8, !tbaa !173
  %648 = icmp sgt i64 %647, 0
  br i1 %648, label %649, label %674

649:                                              ; preds = %636
  %650 = load ptr, ptr %268, align 8, !tbaa !248
  %651 = load ptr, ptr %276, align 8, !tbaa !256
  br label %652

652:                                              ; preds = %671, %649
  %653 = phi i64 [ 0, %649 ], [ %672, %671 ]
  %654 = getelementptr inbounds double, ptr %650, i64 %653
  %655 = load double, ptr %654, align 8, !tbaa !32
  %656 = getelementptr inbounds double, ptr %651, i64 %653
  %657 = load double, ptr %656, align 8, !tbaa !32
  %658 = fcmp contract uno double %657, 0.000000e+00
  br i1 %658, label %671, label %659

659:                                              ; preds = %652
  %660 = fcmp contract ogt double %655, 0.000000e+00
  %661 = fcmp contract ole double %657, 0.000000e+00
  %662 = and i1 %660, %661
  br i1 %662, label %667, label %663

663:                                              ; preds = %659
  %664 = fcmp contract uge double %655, 0.000000e+00
  %665 = fcmp contract ult double %657, 0.000000e+00
  %666 = or i1 %664, %665
  br i1 %666, label %671, label %667

667:                                              ; preds = %663, %659
  %668 = tail call contract double @llvm.fabs.f64(double %657)
  %669 = fmul contract double %668, 2.000000e+00
  %670 = getelementptr inbounds double, ptr %643, i64 %653
  store double %669, ptr %670, align 8, !tbaa !32
  br label %671

671:                                              ; preds = %667, %663, %652
  %672 = add nuw nsw i64 %653, 1
  %673 = icmp eq i64 %672, %647
  br i1 %673, label %674, label %652, !llvm.loop !260

674:                                              ; preds = %671, %636
  br label %1411

675:                                              ; preds = %1411, %789
  %676 = phi double [ %1413, %1411 ], [ %790, %789 ]
  br label %772

677:                                              ; preds = %772
  %678 = load ptr, ptr %14, align 8, !tbaa !242
  %679 = getelementptr inbounds %struct.Plant, ptr %678, i64 0, i32 14
  %680 = load i64, ptr %679, align 8, !tbaa !173
  %681 = getelementptr inbounds %struct.Plant, ptr %678, i64 0, i32 12
  %682 = load i64, ptr %681, align 8, !tbaa !43
  %683 = add nsw i64 %682, %680
  %684 = icmp slt i64 %683, 1
  br i1 %684, label %793, label %685

685:                                              ; preds = %677
  %686 = getelementptr inbounds %struct.Plant, ptr %678, i64 0, i32 15
  %687 = getelementptr inbounds %struct.Plant, ptr %678, i64 0, i32 94
  %688 = shl nuw i64 %683, 1
  %689 = load i64, ptr %272, align 8
  %690 = icmp eq i64 %689, 0
  %691 = load ptr, ptr %268, align 8
  %692 = load double, ptr %269, align 8
  %693 = load i64, ptr %271, align 8
  %694 = trunc i64 %693 to i32
  %695 = load ptr, ptr %274, align 8
  br label %696

696:                                              ; preds = %766, %685
  %697 = phi i1 [ false, %685 ], [ %768, %766 ]
  %698 = phi i64 [ 0, %685 ], [ %767, %766 ]
  %699 = icmp sgt i64 %680, %698
  br i1 %699, label %706, label %700

700:                                              ; preds = %696
  br i1 %690, label %766, label %701

701:                                              ; preds = %700
  %702 = getelementptr inbounds double, ptr %691, i64 %698
  %703 = load double, ptr %702, align 8, !tbaa !32
  %704 = fcmp contract oge double %703, 0.000000e+00
  %705 = zext i1 %704 to i32
  br label %720

706:                                              ; preds = %696
  %707 = load i64, ptr %686, align 8, !tbaa !219
  %708 = sub nsw i64 %680, %707
  %709 = icmp sgt i64 %708, %698
  br i1 %709, label %720, label %710

710:                                              ; preds = %706
  %711 = sub i64 %707, %680
  %712 = add i64 %711, %698
  %713 = icmp sgt i64 %712, -1
  br i1 %713, label %714, label %723

714:                                              ; preds = %710
  %715 = load ptr, ptr %687, align 8, !tbaa !261
  %716 = getelementptr inbounds double, ptr %715, i64 %712
  %717 = load double, ptr %716, align 8, !tbaa !32
  %718 = fcmp contract ule double %717, %692
  %719 = zext i1 %718 to i32
  br label %720

720:                                              ; preds = %714, %706, %701
  %721 = phi i32 [ %705, %701 ], [ %719, %714 ], [ %694, %706 ]
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %766, label %723

723:                                              ; preds = %720, %710
  %724 = getelementptr double, ptr %695, i64 %698
  br label %725

725:                                              ; preds = %725, %723
  %726 = phi i64 [ 0, %723 ], [ %734, %725 ]
  %727 = phi double [ 0.000000e+00, %723 ], [ %733, %725 ]
  %728 = mul nsw i64 %726, %683
  %729 = getelementptr double, ptr %724, i64 %728
  %730 = load double, ptr %729, align 8, !tbaa !32
  %731 = tail call contract double @llvm.fabs.f64(double %730)
  %732 = fcmp contract ogt double %731, %727
  %733 = select i1 %732, double %731, double %727
  %734 = add nuw nsw i64 %726, 1
  %735 = icmp eq i64 %734, 9
  br i1 %735, label %739, label %725, !llvm.loop !262

736:                                              ; preds = %746
  %737 = add nuw nsw i64 %740, 1
  %738 = icmp eq i64 %737, 4
  br i1 %738, label %766, label %739, !llvm.loop !263

739:                                              ; preds = %725, %736
  %740 = phi i64 [ %737, %736 ], [ 0, %725 ]
  %741 = shl nuw nsw i64 %740, 1
  %742 = or disjoint i64 %741, 1
  %743 = mul nsw i64 %742, %683
  %744 = getelementptr double, ptr %724, i64 %743
  %745 = load double, ptr %744, align 8, !tbaa !32
  br label %754

746:                                              ; preds = %754
  %747 = fsub contract double %745, %763
  %748 = tail call contract double @llvm.fabs.f64(double %747)
  %749 = tail call contract double @llvm.fabs.f64(double %745)
  %750 = fmul contract double %749, 4.000000e+00
  %751 = fadd contract double %733, %750
  %752 = fmul contract double %751, 3.000000e-02
  %753 = fcmp contract ule double %748, %752
  br i1 %753, label %736, label %770

754:                                              ; preds = %754, %739
  %755 = phi i64 [ 0, %739 ], [ %764, %754 ]
  %756 = phi double [ 0.000000e+00, %739 ], [ %763, %754 ]
  %757 = getelementptr inbounds [4 x [5 x double]], ptr @PREDICTED, i64 0, i64 %740, i64 %755
  %758 = load double, ptr %757, align 8, !tbaa !32
  %759 = mul i64 %688, %755
  %760 = getelementptr double, ptr %724, i64 %759
  %761 = load double, ptr %760, align 8, !tbaa !32
  %762 = fmul contract double %758, %761
  %763 = fadd contract double %756, %762
  %764 = add nuw nsw i64 %755, 1
  %765 = icmp eq i64 %764, 5
  br i1 %765, label %746, label %754, !llvm.loop !264

766:                                              ; preds = %736, %720, %700
  %767 = add nuw nsw i64 %698, 1
  %768 = icmp sge i64 %767, %683
  %769 = icmp eq i64 %767, %683
  br i1 %769, label %770, label %696, !llvm.loop !265

770:                                              ; preds = %766, %746
  %771 = phi i1 [ %697, %746 ], [ %768, %766 ]
  br i1 %771, label %793, label %783

772:                                              ; preds = %772, %675
  %773 = phi i64 [ 0, %675 ], [ %781, %772 ]
  %774 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %773
  %775 = load double, ptr %774, align 8, !tbaa !32
  %776 = fmul contract double %676, %775
  %777 = fadd contract double %1414, %776
  %778 = load ptr, ptr %274, align 8, !tbaa !254
  %779 = mul nsw i64 %773, %641
  %780 = getelementptr inbounds double, ptr %778, i64 %779
  call fastcc void @look(ptr noundef nonnull %14, double noundef %777, ptr noundef %780)
  %781 = add nuw nsw i64 %773, 1
  %782 = icmp eq i64 %781, 9
  br i1 %782, label %677, label %772, !llvm.loop !266

783:                                              ; preds = %770
  %784 = fcmp contract ogt double %676, 0x3EB0C6F7A0B5ED8D
  br i1 %784, label %785, label %791

785:                                              ; preds = %783
  %786 = load i64, ptr %277, align 8, !tbaa !259
  %787 = icmp slt i64 %786, 20000
  %788 = select i1 %787, i1 %1416, i1 false
  br i1 %788, label %789, label %791

789:                                              ; preds = %785
  %790 = fmul contract double %676, 5.000000e-01
  br label %675

791:                                              ; preds = %785, %783
  %792 = add nsw i64 %1415, 1
  br label %793

793:                                              ; preds = %770, %677, %791
  %794 = phi i64 [ %792, %791 ], [ %1415, %677 ], [ %1415, %770 ]
  %795 = icmp sgt i64 %680, 0
  br i1 %795, label %796, label %817

796:                                              ; preds = %793
  %797 = load ptr, ptr %268, align 8, !tbaa !248
  br label %798

798:                                              ; preds = %808, %796
  %799 = phi i64 [ 0, %796 ], [ %809, %808 ]
  %800 = getelementptr inbounds double, ptr %797, i64 %799
  %801 = load double, ptr %800, align 8, !tbaa !32
  %802 = load ptr, ptr %274, align 8
  %803 = getelementptr double, ptr %802, i64 %799
  br label %804

804:                                              ; preds = %811, %798
  %805 = phi double [ %801, %798 ], [ %814, %811 ]
  %806 = phi i64 [ 1, %798 ], [ %815, %811 ]
  %807 = fcmp contract oeq double %805, 0.000000e+00
  br i1 %807, label %811, label %808

808:                                              ; preds = %811, %804
  %809 = add nuw nsw i64 %799, 1
  %810 = icmp eq i64 %809, %680
  br i1 %810, label %817, label %798, !llvm.loop !267

811:                                              ; preds = %804
  %812 = mul nsw i64 %806, %683
  %813 = getelementptr double, ptr %803, i64 %812
  %814 = load double, ptr %813, align 8, !tbaa !32
  store double %814, ptr %800, align 8, !tbaa !32
  %815 = add nuw nsw i64 %806, 1
  %816 = icmp eq i64 %815, 9
  br i1 %816, label %808, label %804, !llvm.loop !268

817:                                              ; preds = %808, %793
  %818 = icmp sgt i64 %683, 0
  br i1 %818, label %819, label %1400

819:                                              ; preds = %817, %1222
  %820 = phi double [ %1223, %1222 ], [ %1412, %817 ]
  %821 = phi ptr [ %1224, %1222 ], [ %678, %817 ]
  %822 = phi i64 [ %1231, %1222 ], [ %683, %817 ]
  %823 = phi i64 [ %1228, %1222 ], [ %680, %817 ]
  %824 = phi double [ %1225, %1222 ], [ 2.000000e+00, %817 ]
  %825 = phi i64 [ %1226, %1222 ], [ 0, %817 ]
  %826 = icmp sgt i64 %823, %825
  br i1 %826, label %836, label %827

827:                                              ; preds = %819
  %828 = load i64, ptr %272, align 8, !tbaa !252
  %829 = icmp eq i64 %828, 0
  br i1 %829, label %1222, label %830

830:                                              ; preds = %827
  %831 = load ptr, ptr %268, align 8, !tbaa !248
  %832 = getelementptr inbounds double, ptr %831, i64 %825
  %833 = load double, ptr %832, align 8, !tbaa !32
  %834 = fcmp contract oge double %833, 0.000000e+00
  %835 = zext i1 %834 to i32
  br label %856

836:                                              ; preds = %819
  %837 = getelementptr inbounds %struct.Plant, ptr %821, i64 0, i32 15
  %838 = load i64, ptr %837, align 8, !tbaa !219
  %839 = sub nsw i64 %823, %838
  %840 = icmp sgt i64 %839, %825
  br i1 %840, label %841, label %844

841:                                              ; preds = %836
  %842 = load i64, ptr %271, align 8, !tbaa !251
  %843 = trunc i64 %842 to i32
  br label %856

844:                                              ; preds = %836
  %845 = sub i64 %838, %823
  %846 = add i64 %845, %825
  %847 = icmp sgt i64 %846, -1
  br i1 %847, label %848, label %859

848:                                              ; preds = %844
  %849 = load double, ptr %269, align 8, !tbaa !249
  %850 = getelementptr inbounds %struct.Plant, ptr %821, i64 0, i32 94
  %851 = load ptr, ptr %850, align 8, !tbaa !261
  %852 = getelementptr inbounds double, ptr %851, i64 %846
  %853 = load double, ptr %852, align 8, !tbaa !32
  %854 = fcmp contract ule double %853, %849
  %855 = zext i1 %854 to i32
  br label %856

856:                                              ; preds = %848, %841, %830
  %857 = phi i32 [ %835, %830 ], [ %843, %841 ], [ %855, %848 ]
  %858 = icmp eq i32 %857, 0
  br i1 %858, label %1222, label %859

859:                                              ; preds = %856, %844
  br label %860

860:                                              ; preds = %859, %1202
  %861 = phi ptr [ %1203, %1202 ], [ %821, %859 ]
  %862 = phi ptr [ %1204, %1202 ], [ %821, %859 ]
  %863 = phi i64 [ %1205, %1202 ], [ 1, %859 ]
  %864 = load ptr, ptr %274, align 8, !tbaa !254
  %865 = mul nsw i64 %863, %822
  %866 = getelementptr inbounds double, ptr %864, i64 %865
  %867 = add nsw i64 %863, -1
  %868 = getelementptr inbounds %struct.Plant, ptr %862, i64 0, i32 14
  %869 = load i64, ptr %868, align 8, !tbaa !173
  %870 = icmp sgt i64 %869, %825
  br i1 %870, label %874, label %871

871:                                              ; preds = %860
  %872 = load i64, ptr %272, align 8, !tbaa !252
  %873 = icmp eq i64 %872, 0
  br i1 %873, label %936, label %897

874:                                              ; preds = %860
  %875 = getelementptr inbounds %struct.Plant, ptr %862, i64 0, i32 15
  %876 = load i64, ptr %875, align 8, !tbaa !219
  %877 = sub nsw i64 %869, %876
  %878 = icmp sgt i64 %877, %825
  br i1 %878, label %879, label %882

879:                                              ; preds = %874
  %880 = load i64, ptr %271, align 8, !tbaa !251
  %881 = trunc i64 %880 to i32
  br label %894

882:                                              ; preds = %874
  %883 = sub i64 %876, %869
  %884 = add i64 %883, %825
  %885 = icmp sgt i64 %884, -1
  br i1 %885, label %886, label %908

886:                                              ; preds = %882
  %887 = load double, ptr %269, align 8, !tbaa !249
  %888 = getelementptr inbounds %struct.Plant, ptr %862, i64 0, i32 94
  %889 = load ptr, ptr %888, align 8, !tbaa !261
  %890 = getelementptr inbounds double, ptr %889, i64 %884
  %891 = load double, ptr %890, align 8, !tbaa !32
  %892 = fcmp contract ule double %891, %887
  %893 = zext i1 %892 to i32
  br label %894

894:                                              ; preds = %886, %879
  %895 = phi i32 [ %881, %879 ], [ %893, %886 ]
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %940, label %908

897:                                              ; preds = %871
  %898 = load ptr, ptr %268, align 8, !tbaa !248
  %899 = getelementptr inbounds double, ptr %898, i64 %825
  %900 = load double, ptr %899, align 8, !tbaa !32
  %901 = fcmp contract ult double %900, 0.000000e+00
  br i1 %901, label %932, label %902

902:                                              ; preds = %897
  %903 = getelementptr inbounds double, ptr %866, i64 %825
  %904 = load double, ptr %903, align 8, !tbaa !32
  %905 = fcmp contract olt double %904, 0.000000e+00
  %906 = fcmp contract uge double %900, 0.000000e+00
  %907 = and i1 %906, %905
  br i1 %907, label %927, label %934

908:                                              ; preds = %894, %882
  %909 = load ptr, ptr %268, align 8, !tbaa !248
  %910 = getelementptr inbounds double, ptr %909, i64 %825
  %911 = load double, ptr %910, align 8, !tbaa !32
  %912 = getelementptr inbounds double, ptr %866, i64 %825
  %913 = load double, ptr %912, align 8, !tbaa !32
  %914 = load ptr, ptr %275, align 8, !tbaa !255
  %915 = getelementptr inbounds double, ptr %914, i64 %825
  %916 = load double, ptr %915, align 8, !tbaa !32
  %917 = tail call contract double @llvm.fabs.f64(double %913)
  %918 = fcmp contract ult double %917, %916
  br i1 %918, label %942, label %919

919:                                              ; preds = %908
  %920 = fcmp contract ogt double %911, 0.000000e+00
  %921 = fcmp contract ole double %913, 0.000000e+00
  %922 = and i1 %920, %921
  br i1 %922, label %927, label %923

923:                                              ; preds = %919
  %924 = fcmp contract olt double %911, 0.000000e+00
  %925 = fcmp contract oge double %913, 0.000000e+00
  %926 = and i1 %924, %925
  br i1 %926, label %927, label %938

927:                                              ; preds = %923, %919, %902
  %928 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %863
  %929 = load double, ptr %928, align 8, !tbaa !32
  %930 = fmul contract double %676, %929
  %931 = fadd contract double %1414, %930
  br label %1207

932:                                              ; preds = %897
  %933 = icmp eq i64 %863, 8
  br i1 %933, label %1222, label %989

934:                                              ; preds = %902
  %935 = icmp eq i64 %863, 8
  br i1 %935, label %1222, label %963

936:                                              ; preds = %871
  %937 = icmp eq i64 %863, 8
  br i1 %937, label %1222, label %989

938:                                              ; preds = %923
  %939 = icmp eq i64 %863, 8
  br i1 %939, label %1222, label %944

940:                                              ; preds = %894
  %941 = icmp eq i64 %863, 8
  br i1 %941, label %1222, label %944

942:                                              ; preds = %908
  %943 = icmp eq i64 %863, 8
  br i1 %943, label %1222, label %944

944:                                              ; preds = %942, %940, %938
  br i1 %878, label %945, label %948

945:                                              ; preds = %944
  %946 = load i64, ptr %271, align 8, !tbaa !251
  %947 = trunc i64 %946 to i32
  br label %960

948:                                              ; preds = %944
  %949 = sub i64 %876, %869
  %950 = add i64 %949, %825
  %951 = icmp sgt i64 %950, -1
  br i1 %951, label %952, label %969

952:                                              ; preds = %948
  %953 = load double, ptr %269, align 8, !tbaa !249
  %954 = getelementptr inbounds %struct.Plant, ptr %862, i64 0, i32 94
  %955 = load ptr, ptr %954, align 8, !tbaa !261
  %956 = getelementptr inbounds double, ptr %955, i64 %950
  %957 = load double, ptr %956, align 8, !tbaa !32
  %958 = fcmp contract ule double %957, %953
  %959 = zext i1 %958 to i32
  br label %960

960:                                              ; preds = %952, %945
  %961 = phi i32 [ %947, %945 ], [ %959, %952 ]
  %962 = icmp eq i32 %961, 0
  br i1 %962, label %989, label %969

963:                                              ; preds = %934
  %964 = getelementptr inbounds double, ptr %866, i64 %822
  %965 = getelementptr inbounds double, ptr %964, i64 %825
  %966 = load double, ptr %965, align 8, !tbaa !32
  %967 = fcmp contract olt double %966, 0.000000e+00
  %968 = and i1 %906, %967
  br i1 %968, label %1202, label %989

969:                                              ; preds = %960, %948
  %970 = getelementptr inbounds double, ptr %866, i64 %822
  %971 = load ptr, ptr %268, align 8, !tbaa !248
  %972 = getelementptr inbounds double, ptr %971, i64 %825
  %973 = load double, ptr %972, align 8, !tbaa !32
  %974 = getelementptr inbounds double, ptr %970, i64 %825
  %975 = load double, ptr %974, align 8, !tbaa !32
  %976 = load ptr, ptr %275, align 8, !tbaa !255
  %977 = getelementptr inbounds double, ptr %976, i64 %825
  %978 = load double, ptr %977, align 8, !tbaa !32
  %979 = tail call contract double @llvm.fabs.f64(double %975)
  %980 = fcmp contract ult double %979, %978
  br i1 %980, label %989, label %981

981:                                              ; preds = %969
  %982 = fcmp contract ogt double %973, 0.000000e+00
  %983 = fcmp contract ole double %975, 0.000000e+00
  %984 = and i1 %982, %983
  br i1 %984, label %1202, label %985

985:                                              ; preds = %981
  %986 = fcmp contract olt double %973, 0.000000e+00
  %987 = fcmp contract oge double %975, 0.000000e+00
  %988 = and i1 %986, %987
  br i1 %988, label %1202, label %989

989:                                              ; preds = %985, %969, %963, %960, %936, %932
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #14
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #14
  %990 = getelementptr double, ptr %866, i64 %825
  br label %999

991:                                              ; preds = %999
  %992 = load double, ptr %12, align 16, !tbaa !32
  %993 = fcmp contract ogt double %992, 0.000000e+00
  %994 = load double, ptr %278, align 8, !tbaa !32
  %995 = load double, ptr %13, align 16, !tbaa !32
  %996 = fmul contract double %994, 0x3EB0C6F7A0B5ED8D
  %997 = fcmp contract ogt double %995, %996
  %998 = select i1 %993, i1 true, i1 %997
  br i1 %998, label %1015, label %1197

999:                                              ; preds = %999, %989
  %1000 = phi i64 [ 0, %989 ], [ %1013, %999 ]
  %1001 = add nuw nsw i64 %1000, %867
  %1002 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %1001
  %1003 = load double, ptr %1002, align 8, !tbaa !32
  %1004 = fmul contract double %676, %1003
  %1005 = fadd contract double %1414, %1004
  %1006 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %1000
  store double %1005, ptr %1006, align 8, !tbaa !32
  %1007 = add nsw i64 %1000, -1
  %1008 = mul nsw i64 %1007, %822
  %1009 = getelementptr double, ptr %990, i64 %1008
  %1010 = load double, ptr %1009, align 8, !tbaa !32
  %1011 = tail call contract double @llvm.fabs.f64(double %1010)
  %1012 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %1000
  store double %1011, ptr %1012, align 8, !tbaa !32
  %1013 = add nuw nsw i64 %1000, 1
  %1014 = icmp eq i64 %1013, 3
  br i1 %1014, label %991, label %999, !llvm.loop !269

1015:                                             ; preds = %991
  %1016 = fsub contract double %994, %995
  %1017 = load double, ptr %279, align 8, !tbaa !32
  %1018 = fsub contract double %1017, %992
  %1019 = fdiv contract double %1016, %1018
  %1020 = load double, ptr %280, align 16, !tbaa !32
  %1021 = fsub contract double %1020, %994
  %1022 = load double, ptr %281, align 16, !tbaa !32
  %1023 = fsub contract double %1022, %1017
  %1024 = fdiv contract double %1021, %1023
  %1025 = fsub contract double %1024, %1019
  %1026 = fsub contract double %1022, %992
  %1027 = fdiv contract double %1025, %1026
  %1028 = fadd contract double %992, %1017
  %1029 = fmul contract double %1028, 5.000000e-01
  %1030 = fmul contract double %1019, 5.000000e-01
  %1031 = fdiv contract double %1030, %1027
  %1032 = fsub contract double %1029, %1031
  %1033 = fcmp contract ogt double %1027, 0.000000e+00
  %1034 = fcmp contract ogt double %1032, %992
  %1035 = and i1 %1033, %1034
  %1036 = fcmp contract olt double %1032, %1022
  %1037 = and i1 %1036, %1035
  br i1 %1037, label %1038, label %1045

1038:                                             ; preds = %1015
  %1039 = fsub contract double %1032, %992
  %1040 = fsub contract double %1032, %1017
  %1041 = fmul contract double %1027, %1040
  %1042 = fadd contract double %1019, %1041
  %1043 = fmul contract double %1039, %1042
  %1044 = fadd contract double %995, %1043
  br label %1045

1045:                                             ; preds = %1038, %1015
  %1046 = phi double [ %1044, %1038 ], [ %994, %1015 ]
  %1047 = phi double [ %1032, %1038 ], [ %1017, %1015 ]
  %1048 = tail call contract double @llvm.fabs.f64(double %995)
  %1049 = tail call contract double @llvm.fabs.f64(double %994)
  %1050 = tail call contract double @llvm.fabs.f64(double %1020)
  %1051 = tail call contract double @llvm.maxnum.f64(double %1049, double %1050)
  %1052 = tail call contract double @llvm.maxnum.f64(double %1048, double %1051)
  %1053 = fmul contract double %1052, 1.000000e-01
  %1054 = fcmp contract ogt double %1046, %1053
  br i1 %1054, label %1197, label %1055

1055:                                             ; preds = %1045, %1187
  %1056 = phi double [ %1156, %1187 ], [ %994, %1045 ]
  %1057 = phi double [ %1159, %1187 ], [ %992, %1045 ]
  %1058 = phi double [ %1164, %1187 ], [ %1022, %1045 ]
  %1059 = phi double [ %1155, %1187 ], [ %1017, %1045 ]
  %1060 = phi double [ %1189, %1187 ], [ %1047, %1045 ]
  %1061 = phi i64 [ %1194, %1187 ], [ 0, %1045 ]
  %1062 = fsub contract double %1060, %1059
  %1063 = tail call contract double @llvm.fabs.f64(double %1062)
  %1064 = fsub contract double %1058, %1057
  %1065 = fmul contract double %1064, 1.000000e-03
  %1066 = fcmp contract olt double %1063, %1065
  br i1 %1066, label %1067, label %1074

1067:                                             ; preds = %1055
  %1068 = fsub contract double %1059, %1057
  %1069 = fsub contract double %1058, %1059
  %1070 = fcmp contract ogt double %1068, %1069
  %1071 = select contract i1 %1070, double -1.000000e-02, double 1.000000e-02
  %1072 = fmul contract double %1064, %1071
  %1073 = fadd contract double %1059, %1072
  br label %1074

1074:                                             ; preds = %1067, %1055
  %1075 = phi double [ %1073, %1067 ], [ %1060, %1055 ]
  %1076 = load ptr, ptr %276, align 8, !tbaa !256
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1075, ptr noundef %1076)
  %1077 = load ptr, ptr %276, align 8, !tbaa !256
  %1078 = load ptr, ptr %14, align 8, !tbaa !242
  %1079 = getelementptr inbounds %struct.Plant, ptr %1078, i64 0, i32 14
  %1080 = load i64, ptr %1079, align 8, !tbaa !173
  %1081 = icmp sgt i64 %1080, %825
  br i1 %1081, label %1085, label %1082

1082:                                             ; preds = %1074
  %1083 = load i64, ptr %272, align 8, !tbaa !252
  %1084 = icmp eq i64 %1083, 0
  br i1 %1084, label %1138, label %1108

1085:                                             ; preds = %1074
  %1086 = getelementptr inbounds %struct.Plant, ptr %1078, i64 0, i32 15
  %1087 = load i64, ptr %1086, align 8, !tbaa !219
  %1088 = sub nsw i64 %1080, %1087
  %1089 = icmp sgt i64 %1088, %825
  br i1 %1089, label %1090, label %1093

1090:                                             ; preds = %1085
  %1091 = load i64, ptr %271, align 8, !tbaa !251
  %1092 = trunc i64 %1091 to i32
  br label %1105

1093:                                             ; preds = %1085
  %1094 = sub i64 %1087, %1080
  %1095 = add i64 %1094, %825
  %1096 = icmp sgt i64 %1095, -1
  br i1 %1096, label %1097, label %1119

1097:                                             ; preds = %1093
  %1098 = load double, ptr %269, align 8, !tbaa !249
  %1099 = getelementptr inbounds %struct.Plant, ptr %1078, i64 0, i32 94
  %1100 = load ptr, ptr %1099, align 8, !tbaa !261
  %1101 = getelementptr inbounds double, ptr %1100, i64 %1095
  %1102 = load double, ptr %1101, align 8, !tbaa !32
  %1103 = fcmp contract ule double %1102, %1098
  %1104 = zext i1 %1103 to i32
  br label %1105

1105:                                             ; preds = %1097, %1090
  %1106 = phi i32 [ %1092, %1090 ], [ %1104, %1097 ]
  %1107 = icmp eq i32 %1106, 0
  br i1 %1107, label %1138, label %1119

1108:                                             ; preds = %1082
  %1109 = load ptr, ptr %268, align 8, !tbaa !248
  %1110 = getelementptr inbounds double, ptr %1109, i64 %825
  %1111 = load double, ptr %1110, align 8, !tbaa !32
  %1112 = fcmp contract ult double %1111, 0.000000e+00
  br i1 %1112, label %1138, label %1113

1113:                                             ; preds = %1108
  %1114 = getelementptr inbounds double, ptr %1077, i64 %825
  %1115 = load double, ptr %1114, align 8, !tbaa !32
  %1116 = fcmp contract olt double %1115, 0.000000e+00
  %1117 = fcmp contract uge double %1111, 0.000000e+00
  %1118 = and i1 %1117, %1116
  br i1 %1118, label %1200, label %1138

1119:                                             ; preds = %1105, %1093
  %1120 = load ptr, ptr %268, align 8, !tbaa !248
  %1121 = getelementptr inbounds double, ptr %1120, i64 %825
  %1122 = load double, ptr %1121, align 8, !tbaa !32
  %1123 = getelementptr inbounds double, ptr %1077, i64 %825
  %1124 = load double, ptr %1123, align 8, !tbaa !32
  %1125 = load ptr, ptr %275, align 8, !tbaa !255
  %1126 = getelementptr inbounds double, ptr %1125, i64 %825
  %1127 = load double, ptr %1126, align 8, !tbaa !32
  %1128 = tail call contract double @llvm.fabs.f64(double %1124)
  %1129 = fcmp contract ult double %1128, %1127
  br i1 %1129, label %1138, label %1130

1130:                                             ; preds = %1119
  %1131 = fcmp contract ogt double %1122, 0.000000e+00
  %1132 = fcmp contract ole double %1124, 0.000000e+00
  %1133 = and i1 %1131, %1132
  br i1 %1133, label %1200, label %1134

1134:                                             ; preds = %1130
  %1135 = fcmp contract olt double %1122, 0.000000e+00
  %1136 = fcmp contract oge double %1124, 0.000000e+00
  %1137 = and i1 %1135, %1136
  br i1 %1137, label %1200, label %1138

1138:                                             ; preds = %1134, %1119, %1113, %1108, %1105, %1082
  %1139 = getelementptr inbounds double, ptr %1077, i64 %825
  %1140 = load double, ptr %1139, align 8, !tbaa !32
  %1141 = tail call contract double @llvm.fabs.f64(double %1140)
  %1142 = fcmp contract olt double %1141, %1056
  %1143 = fcmp contract olt double %1075, %1059
  br i1 %1142, label %1144, label %1148

1144:                                             ; preds = %1138
  %1145 = select i1 %1143, i64 2, i64 0
  %1146 = getelementptr inbounds double, ptr %12, i64 %1145
  store double %1059, ptr %1146, align 16, !tbaa !32
  %1147 = getelementptr inbounds double, ptr %13, i64 %1145
  store double %1056, ptr %1147, align 16, !tbaa !32
  store double %1075, ptr %279, align 8, !tbaa !32
  store double %1141, ptr %278, align 8, !tbaa !32
  br label %1154

1148:                                             ; preds = %1138
  %1149 = select i1 %1143, i64 0, i64 2
  %1150 = getelementptr inbounds double, ptr %12, i64 %1149
  store double %1075, ptr %1150, align 16, !tbaa !32
  %1151 = getelementptr inbounds double, ptr %13, i64 %1149
  store double %1141, ptr %1151, align 16, !tbaa !32
  %1152 = load double, ptr %278, align 8, !tbaa !32
  %1153 = load double, ptr %279, align 8, !tbaa !32
  br label %1154

1154:                                             ; preds = %1148, %1144
  %1155 = phi double [ %1153, %1148 ], [ %1075, %1144 ]
  %1156 = phi double [ %1152, %1148 ], [ %1141, %1144 ]
  %1157 = load double, ptr %13, align 16, !tbaa !32
  %1158 = fsub contract double %1156, %1157
  %1159 = load double, ptr %12, align 16, !tbaa !32
  %1160 = fsub contract double %1155, %1159
  %1161 = fdiv contract double %1158, %1160
  %1162 = load double, ptr %280, align 16, !tbaa !32
  %1163 = fsub contract double %1162, %1156
  %1164 = load double, ptr %281, align 16, !tbaa !32
  %1165 = fsub contract double %1164, %1155
  %1166 = fdiv contract double %1163, %1165
  %1167 = fsub contract double %1166, %1161
  %1168 = fsub contract double %1164, %1159
  %1169 = fdiv contract double %1167, %1168
  %1170 = fadd contract double %1155, %1159
  %1171 = fmul contract double %1170, 5.000000e-01
  %1172 = fmul contract double %1161, 5.000000e-01
  %1173 = fdiv contract double %1172, %1169
  %1174 = fsub contract double %1171, %1173
  %1175 = fcmp contract ogt double %1169, 0.000000e+00
  %1176 = fcmp contract ogt double %1174, %1159
  %1177 = and i1 %1175, %1176
  %1178 = fcmp contract olt double %1174, %1164
  %1179 = and i1 %1178, %1177
  br i1 %1179, label %1180, label %1187

1180:                                             ; preds = %1154
  %1181 = fsub contract double %1174, %1159
  %1182 = fsub contract double %1174, %1155
  %1183 = fmul contract double %1169, %1182
  %1184 = fadd contract double %1161, %1183
  %1185 = fmul contract double %1181, %1184
  %1186 = fadd contract double %1157, %1185
  br label %1187

1187:                                             ; preds = %1180, %1154
  %1188 = phi double [ %1186, %1180 ], [ %1156, %1154 ]
  %1189 = phi double [ %1174, %1180 ], [ %1155, %1154 ]
  %1190 = fmul contract double %1156, 5.000000e-01
  %1191 = fcmp contract ogt double %1188, %1190
  %1192 = fcmp contract ogt double %1188, 0.000000e+00
  %1193 = and i1 %1191, %1192
  %1194 = add nuw nsw i64 %1061, 1
  %1195 = icmp eq i64 %1194, 12
  %1196 = select i1 %1193, i1 true, i1 %1195
  br i1 %1196, label %1197, label %1055, !llvm.loop !270

1197:                                             ; preds = %1187, %991, %1045
  %1198 = phi ptr [ %861, %1045 ], [ %861, %991 ], [ %1078, %1187 ]
  %1199 = phi ptr [ %862, %1045 ], [ %862, %991 ], [ %1078, %1187 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  br label %1202

1200:                                             ; preds = %1134, %1130, %1113
  %1201 = fcmp contract ugt double %1075, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  br i1 %1201, label %1202, label %1207

1202:                                             ; preds = %1200, %1197, %985, %981, %963
  %1203 = phi ptr [ %1078, %1200 ], [ %1198, %1197 ], [ %861, %981 ], [ %861, %985 ], [ %861, %963 ]
  %1204 = phi ptr [ %1078, %1200 ], [ %1199, %1197 ], [ %862, %981 ], [ %862, %985 ], [ %862, %963 ]
  %1205 = add nuw nsw i64 %863, 1
  %1206 = icmp eq i64 %1205, 9
  br i1 %1206, label %1222, label %860, !llvm.loop !271

1207:                                             ; preds = %1200, %927
  %1208 = phi ptr [ %861, %927 ], [ %1078, %1200 ]
  %1209 = phi double [ %931, %927 ], [ %1075, %1200 ]
  %1210 = fcmp contract ogt double %1209, 1.000000e+00
  br i1 %1210, label %1222, label %1211

1211:                                             ; preds = %1207
  %1212 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %867
  %1213 = load double, ptr %1212, align 8, !tbaa !32
  %1214 = fmul contract double %676, %1213
  %1215 = fadd contract double %1414, %1214
  %1216 = fcmp contract ogt double %824, 1.000000e+00
  %1217 = fcmp contract olt double %1215, %820
  %1218 = select i1 %1216, i1 true, i1 %1217
  %1219 = select contract i1 %1218, double %1215, double %820
  %1220 = fcmp contract olt double %1209, %824
  %1221 = select contract i1 %1220, double %1209, double %824
  br label %1222

1222:                                             ; preds = %1202, %942, %940, %938, %936, %934, %932, %1211, %1207, %856, %827
  %1223 = phi double [ %820, %856 ], [ %820, %1207 ], [ %1219, %1211 ], [ %820, %827 ], [ %820, %932 ], [ %820, %934 ], [ %820, %936 ], [ %820, %938 ], [ %820, %940 ], [ %820, %942 ], [ %820, %1202 ]
  %1224 = phi ptr [ %821, %856 ], [ %1208, %1207 ], [ %1208, %1211 ], [ %821, %827 ], [ %1203, %1202 ], [ %861, %942 ], [ %861, %940 ], [ %861, %938 ], [ %861, %936 ], [ %861, %934 ], [ %861, %932 ]
  %1225 = phi double [ %824, %856 ], [ %824, %1207 ], [ %1221, %1211 ], [ %824, %827 ], [ %824, %932 ], [ %824, %934 ], [ %824, %936 ], [ %824, %938 ], [ %824, %940 ], [ %824, %942 ], [ %824, %1202 ]
  %1226 = add nuw nsw i64 %825, 1
  %1227 = getelementptr inbounds %struct.Plant, ptr %1224, i64 0, i32 14
  %1228 = load i64, ptr %1227, align 8, !tbaa !173
  %1229 = getelementptr inbounds %struct.Plant, ptr %1224, i64 0, i32 12
  %1230 = load i64, ptr %1229, align 8, !tbaa !43
  %1231 = add nsw i64 %1230, %1228
  %1232 = icmp slt i64 %1226, %1231
  br i1 %1232, label %819, label %1233, !llvm.loop !272

1233:                                             ; preds = %1222
  %1234 = fcmp contract ugt double %1225, 1.000000e+00
  br i1 %1234, label %1400, label %1235

1235:                                             ; preds = %1233
  %1236 = load double, ptr %269, align 8, !tbaa !249
  %1237 = load double, ptr %270, align 8, !tbaa !250
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1225, ptr noundef %642)
  %1238 = load ptr, ptr %14, align 8, !tbaa !242
  %1239 = getelementptr inbounds %struct.Plant, ptr %1238, i64 0, i32 14
  %1240 = load i64, ptr %1239, align 8, !tbaa !173
  %1241 = getelementptr inbounds %struct.Plant, ptr %1238, i64 0, i32 12
  %1242 = load i64, ptr %1241, align 8, !tbaa !43
  %1243 = add nsw i64 %1242, %1240
  %1244 = icmp sgt i64 %1243, 0
  br i1 %1244, label %1245, label %1306

1245:                                             ; preds = %1235
  %1246 = getelementptr inbounds %struct.Plant, ptr %1238, i64 0, i32 15
  %1247 = getelementptr inbounds %struct.Plant, ptr %1238, i64 0, i32 94
  %1248 = load i64, ptr %272, align 8
  %1249 = icmp eq i64 %1248, 0
  %1250 = load ptr, ptr %268, align 8
  %1251 = load double, ptr %269, align 8
  %1252 = load i64, ptr %271, align 8
  %1253 = trunc i64 %1252 to i32
  %1254 = load ptr, ptr %275, align 8
  br label %1255

1255:                                             ; preds = %1303, %1245
  %1256 = phi i64 [ 0, %1245 ], [ %1304, %1303 ]
  %1257 = icmp sgt i64 %1240, %1256
  br i1 %1257, label %1259, label %1258

1258:                                             ; preds = %1255
  br i1 %1249, label %1303, label %1276

1259:                                             ; preds = %1255
  %1260 = load i64, ptr %1246, align 8, !tbaa !219
  %1261 = sub nsw i64 %1240, %1260
  %1262 = icmp sgt i64 %1261, %1256
  br i1 %1262, label %1273, label %1263

1263:                                             ; preds = %1259
  %1264 = sub i64 %1260, %1240
  %1265 = add i64 %1264, %1256
  %1266 = icmp sgt i64 %1265, -1
  br i1 %1266, label %1267, label %1286

1267:                                             ; preds = %1263
  %1268 = load ptr, ptr %1247, align 8, !tbaa !261
  %1269 = getelementptr inbounds double, ptr %1268, i64 %1265
  %1270 = load double, ptr %1269, align 8, !tbaa !32
  %1271 = fcmp contract ule double %1270, %1251
  %1272 = zext i1 %1271 to i32
  br label %1273

1273:                                             ; preds = %1267, %1259
  %1274 = phi i32 [ %1272, %1267 ], [ %1253, %1259 ]
  %1275 = icmp eq i32 %1274, 0
  br i1 %1275, label %1303, label %1286

1276:                                             ; preds = %1258
  %1277 = getelementptr inbounds double, ptr %1250, i64 %1256
  %1278 = load double, ptr %1277, align 8, !tbaa !32
  %1279 = fcmp contract ult double %1278, 0.000000e+00
  br i1 %1279, label %1303, label %1280

1280:                                             ; preds = %1276
  %1281 = getelementptr inbounds double, ptr %642, i64 %1256
  %1282 = load double, ptr %1281, align 8, !tbaa !32
  %1283 = fcmp contract olt double %1282, 0.000000e+00
  %1284 = fcmp contract uge double %1278, 0.000000e+00
  %1285 = and i1 %1284, %1283
  br i1 %1285, label %1306, label %1303

1286:                                             ; preds = %1273, %1263
  %1287 = getelementptr inbounds double, ptr %1250, i64 %1256
  %1288 = load double, ptr %1287, align 8, !tbaa !32
  %1289 = getelementptr inbounds double, ptr %642, i64 %1256
  %1290 = load double, ptr %1289, align 8, !tbaa !32
  %1291 = getelementptr inbounds double, ptr %1254, i64 %1256
  %1292 = load double, ptr %1291, align 8, !tbaa !32
  %1293 = tail call contract double @llvm.fabs.f64(double %1290)
  %1294 = fcmp contract ult double %1293, %1292
  br i1 %1294, label %1303, label %1295

1295:                                             ; preds = %1286
  %1296 = fcmp contract ogt double %1288, 0.000000e+00
  %1297 = fcmp contract ole double %1290, 0.000000e+00
  %1298 = and i1 %1296, %1297
  br i1 %1298, label %1306, label %1299

1299:                                             ; preds = %1295
  %1300 = fcmp contract olt double %1288, 0.000000e+00
  %1301 = fcmp contract oge double %1290, 0.000000e+00
  %1302 = and i1 %1300, %1301
  br i1 %1302, label %1306, label %1303

1303:                                             ; preds = %1299, %1286, %1280, %1276, %1273, %1258
  %1304 = add nuw nsw i64 %1256, 1
  %1305 = icmp eq i64 %1304, %1243
  br i1 %1305, label %1306, label %1255, !llvm.loop !273

1306:                                             ; preds = %1303, %1299, %1295, %1280, %1235
  %1307 = phi i64 [ -1, %1235 ], [ -1, %1303 ], [ %1256, %1299 ], [ %1256, %1295 ], [ %1256, %1280 ]
  %1308 = fadd contract double %1236, %1237
  %1309 = tail call contract double @llvm.fabs.f64(double %1308)
  %1310 = fmul contract double %1309, 0x3CD0000000000000
  br label %1311

1311:                                             ; preds = %1394, %1306
  %1312 = phi double [ %1223, %1306 ], [ %1396, %1394 ]
  %1313 = phi double [ %1225, %1306 ], [ %1397, %1394 ]
  %1314 = phi i64 [ %1307, %1306 ], [ %1395, %1394 ]
  %1315 = phi i64 [ 0, %1306 ], [ %1398, %1394 ]
  %1316 = fsub contract double %1313, %1312
  %1317 = fmul contract double %1237, %1316
  %1318 = fcmp contract ogt double %1317, %1310
  br i1 %1318, label %1319, label %1497

1319:                                             ; preds = %1311
  %1320 = fadd contract double %1312, %1313
  %1321 = fmul contract double %1320, 5.000000e-01
  %1322 = fcmp contract ugt double %1321, %1312
  %1323 = fcmp contract ult double %1321, %1313
  %1324 = and i1 %1322, %1323
  br i1 %1324, label %1325, label %1497

1325:                                             ; preds = %1319
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1321, ptr noundef %642)
  %1326 = load ptr, ptr %14, align 8, !tbaa !242
  %1327 = getelementptr inbounds %struct.Plant, ptr %1326, i64 0, i32 14
  %1328 = load i64, ptr %1327, align 8, !tbaa !173
  %1329 = getelementptr inbounds %struct.Plant, ptr %1326, i64 0, i32 12
  %1330 = load i64, ptr %1329, align 8, !tbaa !43
  %1331 = add nsw i64 %1330, %1328
  %1332 = icmp sgt i64 %1331, 0
  br i1 %1332, label %1333, label %1394

1333:                                             ; preds = %1325
  %1334 = getelementptr inbounds %struct.Plant, ptr %1326, i64 0, i32 15
  %1335 = getelementptr inbounds %struct.Plant, ptr %1326, i64 0, i32 94
  %1336 = load i64, ptr %272, align 8
  %1337 = icmp eq i64 %1336, 0
  %1338 = load ptr, ptr %268, align 8
  %1339 = load double, ptr %269, align 8
  %1340 = load i64, ptr %271, align 8
  %1341 = trunc i64 %1340 to i32
  %1342 = load ptr, ptr %275, align 8
  br label %1343

1343:                                             ; preds = %1391, %1333
  %1344 = phi i64 [ 0, %1333 ], [ %1392, %1391 ]
  %1345 = icmp sgt i64 %1328, %1344
  br i1 %1345, label %1347, label %1346

1346:                                             ; preds = %1343
  br i1 %1337, label %1391, label %1364

1347:                                             ; preds = %1343
  %1348 = load i64, ptr %1334, align 8, !tbaa !219
  %1349 = sub nsw i64 %1328, %1348
  %1350 = icmp sgt i64 %1349, %1344
  br i1 %1350, label %1361, label %1351

1351:                                             ; preds = %1347
  %1352 = sub i64 %1348, %1328
  %1353 = add i64 %1352, %1344
  %1354 = icmp sgt i64 %1353, -1
  br i1 %1354, label %1355, label %1374

1355:                                             ; preds = %1351
  %1356 = load ptr, ptr %1335, align 8, !tbaa !261
  %1357 = getelementptr inbounds double, ptr %1356, i64 %1353
  %1358 = load double, ptr %1357, align 8, !tbaa !32
  %1359 = fcmp contract ule double %1358, %1339
  %1360 = zext i1 %1359 to i32
  br label %1361

1361:                                             ; preds = %1355, %1347
  %1362 = phi i32 [ %1360, %1355 ], [ %1341, %1347 ]
  %1363 = icmp eq i32 %1362, 0
  br i1 %1363, label %1391, label %1374

1364:                                             ; preds = %1346
  %1365 = getelementptr inbounds double, ptr %1338, i64 %1344
  %1366 = load double, ptr %1365, align 8, !tbaa !32
  %1367 = fcmp contract ult double %1366, 0.000000e+00
  br i1 %1367, label %1391, label %1368

1368:                                             ; preds = %1364
  %1369 = getelementptr inbounds double, ptr %642, i64 %1344
  %1370 = load double, ptr %1369, align 8, !tbaa !32
  %1371 = fcmp contract olt double %1370, 0.000000e+00
  %1372 = fcmp contract uge double %1366, 0.000000e+00
  %1373 = and i1 %1372, %1371
  br i1 %1373, label %1394, label %1391

1374:                                             ; preds = %1361, %1351
  %1375 = getelementptr inbounds double, ptr %1338, i64 %1344
  %1376 = load double, ptr %1375, align 8, !tbaa !32
  %1377 = getelementptr inbounds double, ptr %642, i64 %1344
  %1378 = load double, ptr %1377, align 8, !tbaa !32
  %1379 = getelementptr inbounds double, ptr %1342, i64 %1344
  %1380 = load double, ptr %1379, align 8, !tbaa !32
  %1381 = tail call contract double @llvm.fabs.f64(double %1378)
  %1382 = fcmp contract ult double %1381, %1380
  br i1 %1382, label %1391, label %1383

1383:                                             ; preds = %1374
  %1384 = fcmp contract ogt double %1376, 0.000000e+00
  %1385 = fcmp contract ole double %1378, 0.000000e+00
  %1386 = and i1 %1384, %1385
  br i1 %1386, label %1394, label %1387

1387:                                             ; preds = %1383
  %1388 = fcmp contract olt double %1376, 0.000000e+00
  %1389 = fcmp contract oge double %1378, 0.000000e+00
  %1390 = and i1 %1388, %1389
  br i1 %1390, label %1394, label %1391

1391:                                             ; preds = %1387, %1374, %1368, %1364, %1361, %1346
  %1392 = add nuw nsw i64 %1344, 1
  %1393 = icmp eq i64 %1392, %1331
  br i1 %1393, label %1394, label %1343, !llvm.loop !273

1394:                                             ; preds = %1391, %1387, %1383, %1368, %1325
  %1395 = phi i64 [ %1314, %1325 ], [ %1344, %1387 ], [ %1344, %1383 ], [ %1344, %1368 ], [ %1314, %1391 ]
  %1396 = phi double [ %1321, %1325 ], [ %1312, %1387 ], [ %1312, %1383 ], [ %1312, %1368 ], [ %1321, %1391 ]
  %1397 = phi double [ %1313, %1325 ], [ %1321, %1387 ], [ %1321, %1383 ], [ %1321, %1368 ], [ %1313, %1391 ]
  %1398 = add nuw nsw i64 %1315, 1
  %1399 = icmp eq i64 %1398, 80
  br i1 %1399, label %1497, label %1311, !llvm.loop !274

1400:                                             ; preds = %1233, %817
  %1401 = phi double [ %1223, %1233 ], [ %1412, %817 ]
  %1402 = phi ptr [ %1224, %1233 ], [ %678, %817 ]
  %1403 = fadd contract double %1414, %676
  %1404 = fmul contract double %676, 2.000000e+00
  %1405 = frem contract double %1403, %1404
  %1406 = fcmp contract oeq double %1405, 0.000000e+00
  %1407 = fcmp contract olt double %676, 1.000000e+00
  %1408 = and i1 %1407, %1406
  %1409 = select i1 %1408, double %1404, double %676
  %1410 = fcmp contract olt double %1403, 1.000000e+00
  br i1 %1410, label %1411, label %1417, !llvm.loop !275

1411:                                             ; preds = %674, %1400
  %1412 = phi double [ %1401, %1400 ], [ undef, %674 ]
  %1413 = phi double [ %1409, %1400 ], [ 1.000000e+00, %674 ]
  %1414 = phi double [ %1403, %1400 ], [ 0.000000e+00, %674 ]
  %1415 = phi i64 [ %794, %1400 ], [ 0, %674 ]
  %1416 = icmp slt i64 %1415, 64
  br label %675

1417:                                             ; preds = %1400
  %1418 = getelementptr inbounds %struct.Plant, ptr %1402, i64 0, i32 15
  %1419 = load i64, ptr %1418, align 8, !tbaa !219
  %1420 = icmp eq i64 %1419, 0
  br i1 %1420, label %1734, label %1421

1421:                                             ; preds = %1417
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %271, i8 0, i64 16, i1 false)
  %1422 = load double, ptr %269, align 8, !tbaa !249
  %1423 = tail call contract double @llvm.fabs.f64(double %1422)
  %1424 = load double, ptr %270, align 8, !tbaa !250
  %1425 = fadd contract double %1423, %1424
  %1426 = fmul contract double %1425, 0x3CF0000000000000
  %1427 = fdiv contract double %1426, %1424
  %1428 = fadd contract double %1427, 1.000000e+00
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1428, ptr noundef %642)
  %1429 = load ptr, ptr %14, align 8, !tbaa !242
  %1430 = getelementptr inbounds %struct.Plant, ptr %1429, i64 0, i32 14
  %1431 = load i64, ptr %1430, align 8, !tbaa !173
  %1432 = getelementptr inbounds %struct.Plant, ptr %1429, i64 0, i32 12
  %1433 = load i64, ptr %1432, align 8, !tbaa !43
  %1434 = add nsw i64 %1433, %1431
  %1435 = icmp sgt i64 %1434, 0
  br i1 %1435, label %1436, label %1734

1436:                                             ; preds = %1421
  %1437 = getelementptr inbounds %struct.Plant, ptr %1429, i64 0, i32 15
  %1438 = getelementptr inbounds %struct.Plant, ptr %1429, i64 0, i32 94
  %1439 = load i64, ptr %272, align 8
  %1440 = icmp eq i64 %1439, 0
  %1441 = load ptr, ptr %268, align 8
  %1442 = load double, ptr %269, align 8
  %1443 = load i64, ptr %271, align 8
  %1444 = trunc i64 %1443 to i32
  %1445 = load ptr, ptr %275, align 8
  br label %1446

1446:                                             ; preds = %1494, %1436
  %1447 = phi i64 [ 0, %1436 ], [ %1495, %1494 ]
  %1448 = icmp sgt i64 %1431, %1447
  br i1 %1448, label %1450, label %1449

1449:                                             ; preds = %1446
  br i1 %1440, label %1494, label %1467

1450:                                             ; preds = %1446
  %1451 = load i64, ptr %1437, align 8, !tbaa !219
  %1452 = sub nsw i64 %1431, %1451
  %1453 = icmp sgt i64 %1452, %1447
  br i1 %1453, label %1464, label %1454

1454:                                             ; preds = %1450
  %1455 = sub i64 %1451, %1431
  %1456 = add i64 %1455, %1447
  %1457 = icmp sgt i64 %1456, -1
  br i1 %1457, label %1458, label %1477

1458:                                             ; preds = %1454
  %1459 = load ptr, ptr %1438, align 8, !tbaa !261
  %1460 = getelementptr inbounds double, ptr %1459, i64 %1456
  %1461 = load double, ptr %1460, align 8, !tbaa !32
  %1462 = fcmp contract ule double %1461, %1442
  %1463 = zext i1 %1462 to i32
  br label %1464

1464:                                             ; preds = %1458, %1450
  %1465 = phi i32 [ %1463, %1458 ], [ %1444, %1450 ]
  %1466 = icmp eq i32 %1465, 0
  br i1 %1466, label %1494, label %1477

1467:                                             ; preds = %1449
  %1468 = getelementptr inbounds double, ptr %1441, i64 %1447
  %1469 = load double, ptr %1468, align 8, !tbaa !32
  %1470 = fcmp contract ult double %1469, 0.000000e+00
  br i1 %1470, label %1494, label %1471

1471:                                             ; preds = %1467
  %1472 = getelementptr inbounds double, ptr %642, i64 %1447
  %1473 = load double, ptr %1472, align 8, !tbaa !32
  %1474 = fcmp contract olt double %1473, 0.000000e+00
  %1475 = fcmp contract uge double %1469, 0.000000e+00
  %1476 = and i1 %1475, %1474
  br i1 %1476, label %1502, label %1494

1477:                                             ; preds = %1464, %1454
  %1478 = getelementptr inbounds double, ptr %1441, i64 %1447
  %1479 = load double, ptr %1478, align 8, !tbaa !32
  %1480 = getelementptr inbounds double, ptr %642, i64 %1447
  %1481 = load double, ptr %1480, align 8, !tbaa !32
  %1482 = getelementptr inbounds double, ptr %1445, i64 %1447
  %1483 = load double, ptr %1482, align 8, !tbaa !32
  %1484 = tail call contract double @llvm.fabs.f64(double %1481)
  %1485 = fcmp contract ult double %1484, %1483
  br i1 %1485, label %1494, label %1486

1486:                                             ; preds = %1477
  %1487 = fcmp contract ogt double %1479, 0.000000e+00
  %1488 = fcmp contract ole double %1481, 0.000000e+00
  %1489 = and i1 %1487, %1488
  br i1 %1489, label %1502, label %1490

1490:                                             ; preds = %1486
  %1491 = fcmp contract olt double %1479, 0.000000e+00
  %1492 = fcmp contract oge double %1481, 0.000000e+00
  %1493 = and i1 %1491, %1492
  br i1 %1493, label %1502, label %1494

1494:                                             ; preds = %1490, %1477, %1471, %1467, %1464, %1449
  %1495 = add nuw nsw i64 %1447, 1
  %1496 = icmp eq i64 %1495, %1434
  br i1 %1496, label %1734, label %1446, !llvm.loop !273

1497:                                             ; preds = %1394, %1319, %1311
  %1498 = phi double [ %1312, %1319 ], [ %1312, %1311 ], [ %1396, %1394 ]
  %1499 = phi double [ %1313, %1319 ], [ %1313, %1311 ], [ %1397, %1394 ]
  %1500 = phi i64 [ %1314, %1319 ], [ %1314, %1311 ], [ %1395, %1394 ]
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1499, ptr noundef %642)
  %1501 = icmp slt i64 %1500, 0
  br i1 %1501, label %1734, label %1502

1502:                                             ; preds = %1490, %1486, %1471, %1497
  %1503 = phi i64 [ %1500, %1497 ], [ %1447, %1471 ], [ %1447, %1486 ], [ %1447, %1490 ]
  %1504 = phi double [ %1499, %1497 ], [ 1.000000e+00, %1471 ], [ 1.000000e+00, %1486 ], [ 1.000000e+00, %1490 ]
  %1505 = phi double [ %1498, %1497 ], [ 1.000000e+00, %1471 ], [ 1.000000e+00, %1486 ], [ 1.000000e+00, %1490 ]
  %1506 = load i64, ptr %583, align 8, !tbaa !173
  %1507 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 15
  %1508 = load i64, ptr %1507, align 8, !tbaa !219
  %1509 = icmp sgt i64 %1508, 0
  br i1 %1509, label %1510, label %1525

1510:                                             ; preds = %1502
  %1511 = sub nsw i64 %1506, %1508
  %1512 = load ptr, ptr %47, align 8, !tbaa !204
  %1513 = load ptr, ptr %14, align 8, !tbaa !242
  %1514 = getelementptr inbounds %struct.Plant, ptr %1513, i64 0, i32 14
  %1515 = load i64, ptr %1514, align 8, !tbaa !173
  %1516 = load i64, ptr %272, align 8
  %1517 = icmp eq i64 %1516, 0
  %1518 = load ptr, ptr %268, align 8
  %1519 = getelementptr inbounds %struct.Plant, ptr %1513, i64 0, i32 15
  %1520 = load double, ptr %269, align 8
  %1521 = getelementptr inbounds %struct.Plant, ptr %1513, i64 0, i32 94
  %1522 = load i64, ptr %271, align 8
  %1523 = trunc i64 %1522 to i32
  %1524 = load ptr, ptr %275, align 8
  br label %1528

1525:                                             ; preds = %1580, %1502
  %1526 = phi i64 [ 0, %1502 ], [ %1582, %1580 ]
  %1527 = fcmp contract ugt double %1504, 1.000000e-09
  br i1 %1527, label %1585, label %1703

1528:                                             ; preds = %1580, %1510
  %1529 = phi i64 [ %1511, %1510 ], [ %1583, %1580 ]
  %1530 = phi i64 [ 0, %1510 ], [ %1582, %1580 ]
  %1531 = icmp sgt i64 %1515, %1529
  br i1 %1531, label %1533, label %1532

1532:                                             ; preds = %1528
  br i1 %1517, label %1580, label %1550

1533:                                             ; preds = %1528
  %1534 = load i64, ptr %1519, align 8, !tbaa !219
  %1535 = sub nsw i64 %1515, %1534
  %1536 = icmp sgt i64 %1535, %1529
  br i1 %1536, label %1547, label %1537

1537:                                             ; preds = %1533
  %1538 = sub i64 %1534, %1515
  %1539 = add i64 %1538, %1529
  %1540 = icmp sgt i64 %1539, -1
  br i1 %1540, label %1541, label %1560

1541:                                             ; preds = %1537
  %1542 = load ptr, ptr %1521, align 8, !tbaa !261
  %1543 = getelementptr inbounds double, ptr %1542, i64 %1539
  %1544 = load double, ptr %1543, align 8, !tbaa !32
  %1545 = fcmp contract ule double %1544, %1520
  %1546 = zext i1 %1545 to i32
  br label %1547

1547:                                             ; preds = %1541, %1533
  %1548 = phi i32 [ %1546, %1541 ], [ %1523, %1533 ]
  %1549 = icmp eq i32 %1548, 0
  br i1 %1549, label %1580, label %1560

1550:                                             ; preds = %1532
  %1551 = getelementptr inbounds double, ptr %1518, i64 %1529
  %1552 = load double, ptr %1551, align 8, !tbaa !32
  %1553 = fcmp contract ult double %1552, 0.000000e+00
  br i1 %1553, label %1580, label %1554

1554:                                             ; preds = %1550
  %1555 = getelementptr inbounds double, ptr %1512, i64 %1529
  %1556 = load double, ptr %1555, align 8, !tbaa !32
  %1557 = fcmp contract olt double %1556, 0.000000e+00
  %1558 = fcmp contract uge double %1552, 0.000000e+00
  %1559 = and i1 %1558, %1557
  br label %1577

1560:                                             ; preds = %1547, %1537
  %1561 = getelementptr inbounds double, ptr %1518, i64 %1529
  %1562 = load double, ptr %1561, align 8, !tbaa !32
  %1563 = getelementptr inbounds double, ptr %1512, i64 %1529
  %1564 = load double, ptr %1563, align 8, !tbaa !32
  %1565 = getelementptr inbounds double, ptr %1524, i64 %1529
  %1566 = load double, ptr %1565, align 8, !tbaa !32
  %1567 = tail call contract double @llvm.fabs.f64(double %1564)
  %1568 = fcmp contract ult double %1567, %1566
  br i1 %1568, label %1577, label %1569

1569:                                             ; preds = %1560
  %1570 = fcmp contract ogt double %1562, 0.000000e+00
  %1571 = fcmp contract ole double %1564, 0.000000e+00
  %1572 = and i1 %1570, %1571
  br i1 %1572, label %1577, label %1573

1573:                                             ; preds = %1569
  %1574 = fcmp contract olt double %1562, 0.000000e+00
  %1575 = fcmp contract oge double %1564, 0.000000e+00
  %1576 = and i1 %1574, %1575
  br label %1577

1577:                                             ; preds = %1573, %1569, %1560, %1554
  %1578 = phi i1 [ %1559, %1554 ], [ false, %1560 ], [ %1576, %1573 ], [ true, %1569 ]
  %1579 = zext i1 %1578 to i64
  br label %1580

1580:                                             ; preds = %1577, %1550, %1547, %1532
  %1581 = phi i64 [ 0, %1547 ], [ %1579, %1577 ], [ 0, %1550 ], [ 0, %1532 ]
  %1582 = or i64 %1581, %1530
  %1583 = add nsw i64 %1529, 1
  %1584 = icmp slt i64 %1583, %1506
  br i1 %1584, label %1528, label %1525, !llvm.loop !276

1585:                                             ; preds = %1525
  %1586 = load double, ptr %57, align 8, !tbaa !232
  %1587 = fmul contract double %1505, %1586
  %1588 = load double, ptr %59, align 8, !tbaa !224
  %1589 = fmul contract double %1588, 0x3D29000000000000
  %1590 = fcmp contract ole double %1587, %1589
  %1591 = icmp eq i64 %1526, 0
  %1592 = select i1 %1591, i1 true, i1 %1590
  br i1 %1592, label %1703, label %1593

1593:                                             ; preds = %1585
  br i1 %582, label %1678, label %1594

1594:                                             ; preds = %1593
  %1595 = fmul contract double %1504, 2.000000e+00
  %1596 = load ptr, ptr %276, align 8, !tbaa !256
  call fastcc void @go_straight(ptr noundef nonnull %15, double noundef %1595, ptr noundef %1596)
  %1597 = load ptr, ptr %14, align 8, !tbaa !242
  %1598 = getelementptr inbounds %struct.Plant, ptr %1597, i64 0, i32 14
  %1599 = load i64, ptr %1598, align 8, !tbaa !173
  %1600 = getelementptr inbounds %struct.Plant, ptr %1597, i64 0, i32 12
  %1601 = load i64, ptr %1600, align 8, !tbaa !43
  %1602 = add nsw i64 %1601, %1599
  %1603 = icmp sgt i64 %1602, 0
  br i1 %1603, label %1604, label %1673

1604:                                             ; preds = %1594
  %1605 = getelementptr inbounds %struct.Plant, ptr %1597, i64 0, i32 15
  %1606 = getelementptr inbounds %struct.Plant, ptr %1597, i64 0, i32 94
  %1607 = load i64, ptr %272, align 8
  %1608 = icmp eq i64 %1607, 0
  %1609 = load ptr, ptr %268, align 8
  %1610 = load double, ptr %269, align 8
  %1611 = load i64, ptr %271, align 8
  %1612 = trunc i64 %1611 to i32
  %1613 = load ptr, ptr %275, align 8
  br label %1614

1614:                                             ; preds = %1662, %1604
  %1615 = phi i64 [ 0, %1604 ], [ %1663, %1662 ]
  %1616 = icmp sgt i64 %1599, %1615
  br i1 %1616, label %1618, label %1617

1617:                                             ; preds = %1614
  br i1 %1608, label %1662, label %1635

1618:                                             ; preds = %1614
  %1619 = load i64, ptr %1605, align 8, !tbaa !219
  %1620 = sub nsw i64 %1599, %1619
  %1621 = icmp sgt i64 %1620, %1615
  br i1 %1621, label %1632, label %1622

1622:                                             ; preds = %1618
  %1623 = sub i64 %1619, %1599
  %1624 = add i64 %1623, %1615
  %1625 = icmp sgt i64 %1624, -1
  br i1 %1625, label %1626, label %1645

1626:                                             ; preds = %1622
  %1627 = load ptr, ptr %1606, align 8, !tbaa !261
  %1628 = getelementptr inbounds double, ptr %1627, i64 %1624
  %1629 = load double, ptr %1628, align 8, !tbaa !32
  %1630 = fcmp contract ule double %1629, %1610
  %1631 = zext i1 %1630 to i32
  br label %1632

1632:                                             ; preds = %1626, %1618
  %1633 = phi i32 [ %1631, %1626 ], [ %1612, %1618 ]
  %1634 = icmp eq i32 %1633, 0
  br i1 %1634, label %1662, label %1645

1635:                                             ; preds = %1617
  %1636 = getelementptr inbounds double, ptr %1609, i64 %1615
  %1637 = load double, ptr %1636, align 8, !tbaa !32
  %1638 = fcmp contract ult double %1637, 0.000000e+00
  br i1 %1638, label %1662, label %1639

1639:                                             ; preds = %1635
  %1640 = getelementptr inbounds double, ptr %1596, i64 %1615
  %1641 = load double, ptr %1640, align 8, !tbaa !32
  %1642 = fcmp contract olt double %1641, 0.000000e+00
  %1643 = fcmp contract uge double %1637, 0.000000e+00
  %1644 = and i1 %1643, %1642
  br i1 %1644, label %1665, label %1662

1645:                                             ; preds = %1632, %1622
  %1646 = getelementptr inbounds double, ptr %1609, i64 %1615
  %1647 = load double, ptr %1646, align 8, !tbaa !32
  %1648 = getelementptr inbounds double, ptr %1596, i64 %1615
  %1649 = load double, ptr %1648, align 8, !tbaa !32
  %1650 = getelementptr inbounds double, ptr %1613, i64 %1615
  %1651 = load double, ptr %1650, align 8, !tbaa !32
  %1652 = tail call contract double @llvm.fabs.f64(double %1649)
  %1653 = fcmp contract ult double %1652, %1651
  br i1 %1653, label %1662, label %1654

1654:                                             ; preds = %1645
  %1655 = fcmp contract ogt double %1647, 0.000000e+00
  %1656 = fcmp contract ole double %1649, 0.000000e+00
  %1657 = and i1 %1655, %1656
  br i1 %1657, label %1665, label %1658

1658:                                             ; preds = %1654
  %1659 = fcmp contract olt double %1647, 0.000000e+00
  %1660 = fcmp contract oge double %1649, 0.000000e+00
  %1661 = and i1 %1659, %1660
  br i1 %1661, label %1665, label %1662

1662:                                             ; preds = %1658, %1645, %1639, %1635, %1632, %1617
  %1663 = add nuw nsw i64 %1615, 1
  %1664 = icmp eq i64 %1663, %1602
  br i1 %1664, label %1665, label %1614, !llvm.loop !273

1665:                                             ; preds = %1662, %1658, %1654, %1639
  %1666 = phi i64 [ %1615, %1639 ], [ %1615, %1654 ], [ %1615, %1658 ], [ -1, %1662 ]
  %1667 = icmp sgt i64 %1666, -1
  %1668 = load i64, ptr %69, align 8, !tbaa !277
  %1669 = icmp slt i64 %1668, 6
  %1670 = fcmp contract uge double %1505, 2.000000e-01
  %1671 = or i1 %1670, %1667
  %1672 = and i1 %1669, %1671
  br i1 %1672, label %1681, label %1734

1673:                                             ; preds = %1594
  %1674 = load i64, ptr %69, align 8, !tbaa !277
  %1675 = icmp slt i64 %1674, 6
  %1676 = fcmp contract uge double %1505, 2.000000e-01
  %1677 = and i1 %1676, %1675
  br i1 %1677, label %1681, label %1734

1678:                                             ; preds = %1593
  %1679 = load i64, ptr %69, align 8, !tbaa !277
  %1680 = icmp slt i64 %1679, 6
  br i1 %1680, label %1681, label %1701

1681:                                             ; preds = %1678, %1673, %1665
  %1682 = phi i64 [ %1679, %1678 ], [ %1668, %1665 ], [ %1674, %1673 ]
  %1683 = phi i1 [ true, %1678 ], [ %1667, %1665 ], [ false, %1673 ]
  %1684 = add nsw i64 %1682, 1
  store i64 %1684, ptr %69, align 8, !tbaa !277
  %1685 = load ptr, ptr %28, align 8, !tbaa !192
  %1686 = getelementptr inbounds %struct.Clock, ptr %1685, i64 0, i32 13
  %1687 = load i64, ptr %1686, align 8, !tbaa !212
  %1688 = add nsw i64 %1687, 1
  store i64 %1688, ptr %1686, align 8, !tbaa !212
  store i64 1, ptr %65, align 8, !tbaa !209
  %1689 = load double, ptr %55, align 8, !tbaa !223
  %1690 = load double, ptr %57, align 8, !tbaa !232
  %1691 = fmul contract double %1505, %1690
  %1692 = fadd contract double %1689, %1691
  %1693 = fmul contract double %1505, 0x3EB0C6F7A0B5ED8D
  %1694 = fmul contract double %1693, %1690
  %1695 = load double, ptr %59, align 8, !tbaa !224
  %1696 = fmul contract double %1695, 0x3D14000000000000
  %1697 = tail call contract double @llvm.maxnum.f64(double %1694, double %1696)
  %1698 = fsub contract double %1692, %1697
  store double %1698, ptr %61, align 8, !tbaa !206
  br i1 %1683, label %1733, label %1699

1699:                                             ; preds = %1681
  %1700 = getelementptr inbounds %struct.Clock, ptr %1685, i64 0, i32 1
  store double %1691, ptr %1700, align 8, !tbaa !214
  br label %1733

1701:                                             ; preds = %1678
  %1702 = load ptr, ptr %47, align 8, !tbaa !204
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1504, ptr noundef %1702)
  store i64 %1503, ptr %70, align 8, !tbaa !210
  br label %1714

1703:                                             ; preds = %1585, %1525
  %1704 = phi i1 [ %1590, %1585 ], [ true, %1525 ]
  store i64 %1503, ptr %70, align 8, !tbaa !210
  %1705 = icmp ne i64 %1526, 0
  %1706 = select i1 %1705, i1 %1704, i1 false
  br i1 %1706, label %1707, label %1714

1707:                                             ; preds = %1703
  %1708 = load double, ptr %59, align 8, !tbaa !224
  %1709 = fmul contract double %1708, 0x3D10000000000000
  %1710 = load double, ptr %57, align 8, !tbaa !232
  %1711 = fdiv contract double %1709, %1710
  %1712 = fadd contract double %1504, %1711
  %1713 = load ptr, ptr %47, align 8, !tbaa !204
  call fastcc void @go_straight(ptr noundef nonnull %15, double noundef %1712, ptr noundef %1713)
  br label %1714

1714:                                             ; preds = %1707, %1703, %1701
  %1715 = phi double [ %1712, %1707 ], [ %1504, %1703 ], [ %1504, %1701 ]
  %1716 = fcmp contract olt double %1715, 1.000000e+00
  br i1 %1716, label %1717, label %1734

1717:                                             ; preds = %1714
  %1718 = load double, ptr %55, align 8, !tbaa !223
  %1719 = load double, ptr %57, align 8, !tbaa !232
  %1720 = fmul contract double %1715, %1719
  %1721 = fadd contract double %1718, %1720
  store double %1721, ptr %60, align 8, !tbaa !233
  %1722 = load ptr, ptr %37, align 8, !tbaa !199
  %1723 = load ptr, ptr %38, align 8, !tbaa !200
  %1724 = load i64, ptr %411, align 8, !tbaa !13
  %1725 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 1
  %1726 = load i64, ptr %1725, align 8, !tbaa !14
  %1727 = add nsw i64 %1726, %1724
  %1728 = getelementptr inbounds %struct.Plant, ptr %411, i64 0, i32 32
  %1729 = load i64, ptr %1728, align 8, !tbaa !15
  %1730 = add nsw i64 %1729, 1
  %1731 = shl i64 %1727, 3
  %1732 = mul i64 %1731, %1730
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1722, ptr align 8 %1723, i64 %1732, i1 false)
  br label %1734

1733:                                             ; preds = %1699, %1681
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #14
  br label %2489

1734:                                             ; preds = %1494, %1717, %1714, %1673, %1665, %1497, %1421, %1417, %632, %629
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #14
  %1735 = fcmp contract ogt double %530, 1.000000e+00
  %1736 = load i64, ptr %70, align 8
  %1737 = icmp slt i64 %1736, 0
  %1738 = select i1 %1735, i1 %1737, i1 false
  br i1 %1738, label %1739, label %1753

1739:                                             ; preds = %1734
  %1740 = load double, ptr %57, align 8, !tbaa !232
  %1741 = fcmp contract olt double %567, 0x3FEE666666666666
  %1742 = select contract i1 %1741, double %567, double 0x3FEE666666666666
  %1743 = select contract i1 %580, double 9.300000e-01, double %1742
  %1744 = fmul contract double %1743, %1740
  %1745 = load ptr, ptr %28, align 8, !tbaa !192
  %1746 = getelementptr inbounds %struct.Clock, ptr %1745, i64 0, i32 1
  store double %1744, ptr %1746, align 8, !tbaa !214
  %1747 = getelementptr inbounds %struct.Clock, ptr %1745, i64 0, i32 13
  %1748 = load i64, ptr %1747, align 8, !tbaa !212
  %1749 = add nsw i64 %1748, 1
  store i64 %1749, ptr %1747, align 8, !tbaa !212
  %1750 = zext i1 %580 to i64
  %1751 = load i64, ptr %68, align 8, !tbaa !240
  %1752 = add nsw i64 %1751, %1750
  store i64 %1752, ptr %68, align 8, !tbaa !240
  br label %2489

1753:                                             ; preds = %1734
  %1754 = load i64, ptr %282, align 8, !tbaa !278
  %1755 = icmp ne i64 %1754, 0
  %1756 = select i1 %1755, i1 %1737, i1 false
  br i1 %1756, label %1757, label %1907

1757:                                             ; preds = %1753
  %1758 = load ptr, ptr %15, align 8
  %1759 = load ptr, ptr %28, align 8
  %1760 = load i64, ptr %66, align 8, !tbaa !258
  %1761 = icmp eq i64 %1760, 0
  %1762 = load ptr, ptr %29, align 8
  %1763 = load ptr, ptr %33, align 8
  %1764 = load ptr, ptr %40, align 8
  %1765 = load ptr, ptr %36, align 8
  br i1 %1761, label %1766, label %1771

1766:                                             ; preds = %1757
  %1767 = getelementptr inbounds %struct.Stepper, ptr %1762, i64 0, i32 1
  %1768 = load ptr, ptr %1767, align 8, !tbaa !257
  %1769 = load double, ptr %55, align 8, !tbaa !223
  %1770 = load double, ptr %57, align 8, !tbaa !232
  tail call void %1768(ptr noundef %1758, double noundef %1769, double noundef %1770, ptr noundef %1763, ptr noundef %1764, ptr noundef %1765) #14
  br label %1771

1771:                                             ; preds = %1766, %1757
  store i64 1, ptr %66, align 8, !tbaa !258
  %1772 = getelementptr inbounds %struct.Plant, ptr %1758, i64 0, i32 1
  %1773 = load ptr, ptr %37, align 8, !tbaa !199
  %1774 = load ptr, ptr %43, align 8, !tbaa !202
  %1775 = getelementptr inbounds %struct.Stepper, ptr %1762, i64 0, i32 2
  %1776 = load ptr, ptr %38, align 8
  %1777 = load ptr, ptr %35, align 8
  %1778 = getelementptr inbounds %struct.Clock, ptr %1759, i64 0, i32 5
  %1779 = getelementptr inbounds %struct.Stepper, ptr %1762, i64 0, i32 5
  br label %1790

1780:                                             ; preds = %1869
  %1781 = load ptr, ptr %40, align 8, !tbaa !201
  %1782 = load i64, ptr %1758, align 8, !tbaa !13
  %1783 = load i64, ptr %1772, align 8, !tbaa !14
  %1784 = add nsw i64 %1783, %1782
  %1785 = getelementptr inbounds %struct.Plant, ptr %1758, i64 0, i32 32
  %1786 = load i64, ptr %1785, align 8, !tbaa !15
  %1787 = add nsw i64 %1786, 1
  %1788 = shl i64 %1784, 3
  %1789 = mul i64 %1788, %1787
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1773, ptr align 8 %1781, i64 %1789, i1 false)
  br i1 %1873, label %1907, label %1875

1790:                                             ; preds = %1869, %1771
  %1791 = phi i64 [ 0, %1771 ], [ %1871, %1869 ]
  %1792 = phi double [ 2.000000e+00, %1771 ], [ %1870, %1869 ]
  %1793 = getelementptr inbounds [4 x double], ptr @is_broken.PARTS, i64 0, i64 %1791
  %1794 = load double, ptr %1793, align 8, !tbaa !32
  %1795 = load i64, ptr %1758, align 8, !tbaa !13
  %1796 = load i64, ptr %1772, align 8, !tbaa !14
  %1797 = add i64 %1796, %1795
  %1798 = load double, ptr %55, align 8, !tbaa !223
  %1799 = load double, ptr %57, align 8, !tbaa !232
  %1800 = fmul contract double %1794, %1799
  %1801 = fadd contract double %1798, %1800
  %1802 = load ptr, ptr %1775, align 8, !tbaa !279
  %1803 = fadd contract double %1794, 1.000000e-04
  tail call void %1802(ptr noundef nonnull %1758, ptr noundef %1763, ptr noundef %1764, double noundef %1803, ptr noundef %1765, ptr noundef %1773) #14
  %1804 = load ptr, ptr %1775, align 8, !tbaa !279
  %1805 = fadd contract double %1794, -1.000000e-04
  tail call void %1804(ptr noundef nonnull %1758, ptr noundef %1763, ptr noundef %1764, double noundef %1805, ptr noundef %1765, ptr noundef %1776) #14
  %1806 = load i64, ptr %1758, align 8, !tbaa !13
  %1807 = load i64, ptr %1772, align 8, !tbaa !14
  %1808 = add nsw i64 %1807, %1806
  %1809 = icmp sgt i64 %1808, 0
  br i1 %1809, label %1810, label %1820

1810:                                             ; preds = %1790, %1810
  %1811 = phi i64 [ %1818, %1810 ], [ 0, %1790 ]
  %1812 = getelementptr inbounds double, ptr %1773, i64 %1811
  %1813 = load double, ptr %1812, align 8, !tbaa !32
  %1814 = getelementptr inbounds double, ptr %1776, i64 %1811
  %1815 = load double, ptr %1814, align 8, !tbaa !32
  %1816 = fsub contract double %1813, %1815
  %1817 = fdiv contract double %1816, 2.000000e-04
  store double %1817, ptr %1812, align 8, !tbaa !32
  %1818 = add nuw nsw i64 %1811, 1
  %1819 = icmp eq i64 %1818, %1808
  br i1 %1819, label %1820, label %1810, !llvm.loop !280

1820:                                             ; preds = %1810, %1790
  %1821 = load ptr, ptr %1775, align 8, !tbaa !279
  tail call void %1821(ptr noundef nonnull %1758, ptr noundef %1763, ptr noundef %1764, double noundef %1794, ptr noundef %1765, ptr noundef %1776) #14
  tail call void @rates(ptr noundef nonnull %1758, double noundef %1801, ptr noundef %1776, ptr noundef %1774)
  %1822 = icmp sgt i64 %1797, 0
  br i1 %1822, label %1823, label %1869

1823:                                             ; preds = %1820
  %1824 = load double, ptr %57, align 8, !tbaa !232
  %1825 = load double, ptr %1778, align 8, !tbaa !185
  %1826 = load i64, ptr %1779, align 8, !tbaa !229
  %1827 = icmp eq i64 %1826, 0
  br label %1830

1828:                                             ; preds = %1849
  %1829 = icmp eq i64 %1861, 0
  br i1 %1829, label %1864, label %1869

1830:                                             ; preds = %1849, %1823
  %1831 = phi i64 [ 0, %1823 ], [ %1862, %1849 ]
  %1832 = phi i64 [ 1, %1823 ], [ %1861, %1849 ]
  %1833 = getelementptr inbounds double, ptr %1774, i64 %1831
  %1834 = load double, ptr %1833, align 8, !tbaa !32
  %1835 = fmul contract double %1824, %1834
  %1836 = getelementptr inbounds double, ptr %1773, i64 %1831
  %1837 = load double, ptr %1836, align 8, !tbaa !32
  %1838 = getelementptr inbounds double, ptr %1763, i64 %1831
  %1839 = load double, ptr %1838, align 8, !tbaa !32
  %1840 = getelementptr inbounds double, ptr %1764, i64 %1831
  %1841 = load double, ptr %1840, align 8, !tbaa !32
  %1842 = getelementptr inbounds double, ptr %1777, i64 %1831
  %1843 = load double, ptr %1842, align 8, !tbaa !32
  br i1 %1827, label %1849, label %1844

1844:                                             ; preds = %1830
  %1845 = tail call contract double @llvm.fabs.f64(double %1835)
  %1846 = tail call contract double @llvm.fabs.f64(double %1837)
  %1847 = tail call contract double @llvm.maxnum.f64(double %1845, double %1846)
  %1848 = fmul contract double %1847, 5.000000e-01
  br label %1849

1849:                                             ; preds = %1844, %1830
  %1850 = phi contract double [ %1848, %1844 ], [ 0.000000e+00, %1830 ]
  %1851 = tail call contract double @llvm.fabs.f64(double %1839)
  %1852 = tail call contract double @llvm.fabs.f64(double %1841)
  %1853 = tail call contract double @llvm.maxnum.f64(double %1851, double %1852)
  %1854 = fmul contract double %1825, %1853
  %1855 = fadd contract double %1843, %1854
  %1856 = fmul contract double %1855, 2.000000e+04
  %1857 = tail call contract double @llvm.maxnum.f64(double %1856, double %1850)
  %1858 = fsub contract double %1835, %1837
  %1859 = tail call contract double @llvm.fabs.f64(double %1858)
  %1860 = fcmp contract ole double %1859, %1857
  %1861 = select i1 %1860, i64 %1832, i64 0
  %1862 = add nuw nsw i64 %1831, 1
  %1863 = icmp eq i64 %1862, %1797
  br i1 %1863, label %1828, label %1830, !llvm.loop !281

1864:                                             ; preds = %1828
  tail call void @rates(ptr noundef nonnull %1758, double noundef %1801, ptr noundef %1776, ptr noundef nonnull %1773)
  %1865 = shl i64 %1797, 3
  %1866 = tail call i32 @bcmp(ptr nonnull %1773, ptr nonnull %1774, i64 %1865)
  %1867 = icmp eq i32 %1866, 0
  br i1 %1867, label %1868, label %1869

1868:                                             ; preds = %1864
  br label %1869

1869:                                             ; preds = %1868, %1864, %1828, %1820
  %1870 = phi double [ %1792, %1864 ], [ %1794, %1868 ], [ %1792, %1828 ], [ %1792, %1820 ]
  %1871 = add nuw nsw i64 %1791, 1
  %1872 = icmp ult i64 %1791, 3
  %1873 = fcmp contract ogt double %1870, 1.000000e+00
  %1874 = select i1 %1872, i1 %1873, i1 false
  br i1 %1874, label %1790, label %1780, !llvm.loop !282

1875:                                             ; preds = %1780
  %1876 = load ptr, ptr %29, align 8, !tbaa !194
  %1877 = getelementptr inbounds %struct.Stepper, ptr %1876, i64 0, i32 5
  %1878 = load i64, ptr %1877, align 8, !tbaa !229
  %1879 = icmp eq i64 %1878, 0
  br i1 %1879, label %1882, label %1880

1880:                                             ; preds = %1875
  %1881 = load double, ptr %55, align 8, !tbaa !223
  br label %1892

1882:                                             ; preds = %1875
  %1883 = load double, ptr %57, align 8, !tbaa !232
  %1884 = getelementptr inbounds %struct.Clock, ptr %1759, i64 0, i32 2
  %1885 = load double, ptr %1884, align 8, !tbaa !184
  %1886 = getelementptr inbounds %struct.Clock, ptr %1759, i64 0, i32 6
  %1887 = load double, ptr %1886, align 8, !tbaa !218
  %1888 = fsub contract double %1885, %1887
  %1889 = fmul contract double %1888, 1.000000e-09
  %1890 = fcmp contract ugt double %1883, %1889
  %1891 = load double, ptr %55, align 8, !tbaa !223
  br i1 %1890, label %1901, label %1892

1892:                                             ; preds = %1880, %1882
  %1893 = phi double [ %1881, %1880 ], [ %1891, %1882 ]
  %1894 = getelementptr inbounds %struct.Plant, ptr %1758, i64 0, i32 127
  %1895 = load double, ptr %1894, align 8, !tbaa !283
  %1896 = fcmp contract ugt double %1895, %1893
  br i1 %1896, label %1897, label %1907

1897:                                             ; preds = %1892
  %1898 = load double, ptr %57, align 8, !tbaa !232
  %1899 = fmul contract double %1870, %1898
  %1900 = fadd contract double %1893, %1899
  store double %1900, ptr %1894, align 8, !tbaa !283
  br label %1907

1901:                                             ; preds = %1882
  %1902 = fmul contract double %1870, %1883
  %1903 = fadd contract double %1902, %1891
  store double %1903, ptr %61, align 8, !tbaa !206
  %1904 = getelementptr inbounds %struct.Clock, ptr %1759, i64 0, i32 13
  %1905 = load i64, ptr %1904, align 8, !tbaa !212
  %1906 = add nsw i64 %1905, 1
  store i64 %1906, ptr %1904, align 8, !tbaa !212
  br label %2489

1907:                                             ; preds = %1897, %1892, %1780, %1753
  %1908 = load i64, ptr %251, align 8, !tbaa !226
  %1909 = load i64, ptr %252, align 8, !tbaa !227
  %1910 = icmp slt i64 %1908, %1909
  %1911 = load double, ptr %60, align 8, !tbaa !233
  br i1 %1910, label %1912, label %1930

1912:                                             ; preds = %1907
  %1913 = getelementptr inbounds double, ptr %5, i64 %1908
  %1914 = load double, ptr %1913, align 8, !tbaa !32
  %1915 = fcmp contract ugt double %1914, %1911
  br i1 %1915, label %1930, label %1916

1916:                                             ; preds = %1912
  %1917 = load i64, ptr %66, align 8, !tbaa !258
  %1918 = icmp eq i64 %1917, 0
  br i1 %1918, label %1919, label %1929

1919:                                             ; preds = %1916
  %1920 = load ptr, ptr %29, align 8, !tbaa !194
  %1921 = getelementptr inbounds %struct.Stepper, ptr %1920, i64 0, i32 1
  %1922 = load ptr, ptr %1921, align 8, !tbaa !257
  %1923 = load ptr, ptr %15, align 8, !tbaa !190
  %1924 = load double, ptr %55, align 8, !tbaa !223
  %1925 = load double, ptr %57, align 8, !tbaa !232
  %1926 = load ptr, ptr %33, align 8, !tbaa !195
  %1927 = load ptr, ptr %40, align 8, !tbaa !201
  %1928 = load ptr, ptr %36, align 8, !tbaa !198
  tail call void %1922(ptr noundef %1923, double noundef %1924, double noundef %1925, ptr noundef %1926, ptr noundef %1927, ptr noundef %1928) #14
  br label %1929

1929:                                             ; preds = %1919, %1916
  store i64 1, ptr %66, align 8, !tbaa !258
  br label %1930

1930:                                             ; preds = %1929, %1912, %1907
  %1931 = phi i1 [ true, %1929 ], [ false, %1912 ], [ false, %1907 ]
  %1932 = load ptr, ptr %15, align 8
  %1933 = load ptr, ptr %28, align 8, !tbaa !192
  %1934 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 121
  store double 1.000000e+00, ptr %1934, align 8, !tbaa !207
  %1935 = load ptr, ptr %38, align 8
  %1936 = load ptr, ptr %37, align 8
  %1937 = load i64, ptr %1932, align 8, !tbaa !13
  %1938 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 1
  %1939 = load i64, ptr %1938, align 8, !tbaa !14
  %1940 = add nsw i64 %1939, %1937
  %1941 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 32
  %1942 = load i64, ptr %1941, align 8, !tbaa !15
  %1943 = add nsw i64 %1942, 1
  %1944 = shl i64 %1940, 3
  %1945 = mul i64 %1944, %1943
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1935, ptr align 8 %1936, i64 %1945, i1 false)
  %1946 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 3
  %1947 = load double, ptr %1946, align 8, !tbaa !215
  %1948 = tail call contract double @project(ptr noundef nonnull %1932, double noundef %1911, ptr noundef %1936, double noundef %1947)
  %1949 = load ptr, ptr %29, align 8
  %1950 = getelementptr inbounds %struct.Stepper, ptr %1949, i64 0, i32 5
  %1951 = load i64, ptr %1950, align 8, !tbaa !229
  %1952 = icmp eq i64 %1951, 0
  br i1 %1952, label %1953, label %2028

1953:                                             ; preds = %1930
  %1954 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 2
  %1955 = load i64, ptr %1954, align 8, !tbaa !20
  %1956 = icmp sgt i64 %1955, 0
  %1957 = load double, ptr %1934, align 8, !tbaa !207
  %1958 = fcmp contract olt double %1957, 1.000000e-04
  %1959 = load double, ptr %62, align 8
  %1960 = fcmp contract oge double %1959, 1.000000e-04
  %1961 = select i1 %1958, i1 %1960, i1 false
  br i1 %1956, label %1962, label %2028

1962:                                             ; preds = %1953
  %1963 = load i64, ptr %1932, align 8, !tbaa !13
  %1964 = getelementptr inbounds double, ptr %1935, i64 %1963
  %1965 = getelementptr inbounds double, ptr %1936, i64 %1963
  %1966 = load ptr, ptr %35, align 8, !tbaa !197
  %1967 = getelementptr inbounds double, ptr %1966, i64 %1963
  %1968 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 5
  %1969 = load double, ptr %1968, align 8, !tbaa !185
  %1970 = load double, ptr %1967, align 8, !tbaa !32
  %1971 = load i64, ptr %1938, align 8, !tbaa !14
  %1972 = icmp sgt i64 %1971, 0
  br i1 %1972, label %1973, label %1995

1973:                                             ; preds = %1962, %1973
  %1974 = phi i64 [ %1993, %1973 ], [ 0, %1962 ]
  %1975 = phi double [ %1992, %1973 ], [ %1970, %1962 ]
  %1976 = phi double [ %1988, %1973 ], [ 0.000000e+00, %1962 ]
  %1977 = phi double [ %1985, %1973 ], [ 0.000000e+00, %1962 ]
  %1978 = getelementptr inbounds double, ptr %1965, i64 %1974
  %1979 = load double, ptr %1978, align 8, !tbaa !32
  %1980 = getelementptr inbounds double, ptr %1964, i64 %1974
  %1981 = load double, ptr %1980, align 8, !tbaa !32
  %1982 = fsub contract double %1979, %1981
  %1983 = tail call contract double @llvm.fabs.f64(double %1982)
  %1984 = fcmp contract ogt double %1983, %1977
  %1985 = select i1 %1984, double %1983, double %1977
  %1986 = tail call contract double @llvm.fabs.f64(double %1981)
  %1987 = fcmp contract ogt double %1986, %1976
  %1988 = select i1 %1987, double %1986, double %1976
  %1989 = getelementptr inbounds double, ptr %1967, i64 %1974
  %1990 = load double, ptr %1989, align 8, !tbaa !32
  %1991 = fcmp contract ogt double %1990, %1975
  %1992 = select i1 %1991, double %1990, double %1975
  %1993 = add nuw nsw i64 %1974, 1
  %1994 = icmp eq i64 %1993, %1971
  br i1 %1994, label %1995, label %1973, !llvm.loop !284

1995:                                             ; preds = %1973, %1962
  %1996 = phi double [ 0.000000e+00, %1962 ], [ %1985, %1973 ]
  %1997 = phi double [ 0.000000e+00, %1962 ], [ %1988, %1973 ]
  %1998 = phi double [ %1970, %1962 ], [ %1992, %1973 ]
  %1999 = fmul contract double %1969, %1997
  %2000 = fadd contract double %1998, %1999
  %2001 = fmul contract double %2000, 1.000000e+05
  %2002 = fcmp contract ule double %1996, %2001
  br i1 %2002, label %2010, label %2003

2003:                                             ; preds = %1995
  %2004 = load double, ptr %57, align 8, !tbaa !232
  %2005 = fmul contract double %2004, 5.000000e-01
  %2006 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 1
  store double %2005, ptr %2006, align 8, !tbaa !214
  %2007 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 13
  %2008 = load i64, ptr %2007, align 8, !tbaa !212
  %2009 = add nsw i64 %2008, 1
  store i64 %2009, ptr %2007, align 8, !tbaa !212
  br label %2489

2010:                                             ; preds = %1995
  %2011 = load i64, ptr %70, align 8
  %2012 = icmp slt i64 %2011, 0
  %2013 = select i1 %1961, i1 %2012, i1 false
  %2014 = load i64, ptr %67, align 8
  %2015 = icmp eq i64 %2014, 0
  %2016 = select i1 %2013, i1 %2015, i1 false
  br i1 %2016, label %2017, label %2028

2017:                                             ; preds = %2010
  %2018 = load i64, ptr %68, align 8, !tbaa !240
  %2019 = icmp slt i64 %2018, 12
  br i1 %2019, label %2020, label %2028

2020:                                             ; preds = %2017
  %2021 = load double, ptr %57, align 8, !tbaa !232
  %2022 = fmul contract double %2021, 9.300000e-01
  %2023 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 1
  store double %2022, ptr %2023, align 8, !tbaa !214
  %2024 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 13
  %2025 = load i64, ptr %2024, align 8, !tbaa !212
  %2026 = add nsw i64 %2025, 1
  store i64 %2026, ptr %2024, align 8, !tbaa !212
  %2027 = add nsw i64 %2018, 1
  store i64 %2027, ptr %68, align 8, !tbaa !240
  br label %2489

2028:                                             ; preds = %1930, %2017, %2010, %1953
  store i64 0, ptr %68, align 8, !tbaa !240
  %2029 = load double, ptr %1946, align 8, !tbaa !215
  %2030 = fmul contract double %2029, 1.000000e+03
  %2031 = fcmp contract ugt double %1948, %2030
  br i1 %2031, label %2032, label %2043

2032:                                             ; preds = %2028
  %2033 = load double, ptr %57, align 8, !tbaa !232
  %2034 = fmul contract double %2033, 5.000000e-01
  %2035 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 1
  store double %2034, ptr %2035, align 8, !tbaa !214
  %2036 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 13
  %2037 = load i64, ptr %2036, align 8, !tbaa !212
  %2038 = add nsw i64 %2037, 1
  store i64 %2038, ptr %2036, align 8, !tbaa !212
  br i1 %1952, label %2039, label %2493

2039:                                             ; preds = %2032
  %2040 = load double, ptr %59, align 8, !tbaa !224
  %2041 = fmul contract double %2040, 0x3D719799812DEA11
  %2042 = fcmp contract olt double %2034, %2041
  br i1 %2042, label %2493, label %2489

2043:                                             ; preds = %2028
  br i1 %1931, label %2044, label %2089

2044:                                             ; preds = %2043
  %2045 = load i64, ptr %1932, align 8, !tbaa !13
  %2046 = load i64, ptr %1938, align 8, !tbaa !14
  %2047 = add nsw i64 %2046, %2045
  %2048 = load i64, ptr %1941, align 8, !tbaa !15
  %2049 = add nsw i64 %2048, 1
  %2050 = mul nsw i64 %2049, %2047
  %2051 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 8
  %2052 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 9
  %2053 = load i64, ptr %2051, align 8, !tbaa !226
  %2054 = load i64, ptr %2052, align 8, !tbaa !227
  %2055 = icmp slt i64 %2053, %2054
  br i1 %2055, label %2056, label %2089

2056:                                             ; preds = %2044
  %2057 = shl i64 %2050, 3
  %2058 = getelementptr inbounds %struct.Stepper, ptr %1949, i64 0, i32 2
  %2059 = load ptr, ptr %33, align 8
  %2060 = load ptr, ptr %40, align 8
  %2061 = load double, ptr %55, align 8
  %2062 = load double, ptr %57, align 8
  %2063 = load ptr, ptr %36, align 8
  br label %2064

2064:                                             ; preds = %2081, %2056
  %2065 = phi i64 [ %2053, %2056 ], [ %2086, %2081 ]
  %2066 = getelementptr inbounds double, ptr %5, i64 %2065
  %2067 = load double, ptr %2066, align 8, !tbaa !32
  %2068 = fcmp contract ugt double %2067, %1911
  br i1 %2068, label %2089, label %2069

2069:                                             ; preds = %2064
  %2070 = fcmp contract oeq double %2067, %1911
  br i1 %2070, label %2071, label %2072

2071:                                             ; preds = %2069
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1935, ptr align 8 %1936, i64 %2057, i1 false)
  br label %2081

2072:                                             ; preds = %2069
  %2073 = load ptr, ptr %2058, align 8, !tbaa !279
  %2074 = fsub contract double %2067, %2061
  %2075 = fdiv contract double %2074, %2062
  tail call void %2073(ptr noundef %1932, ptr noundef %2059, ptr noundef %2060, double noundef %2075, ptr noundef %2063, ptr noundef %1935) #14
  %2076 = load i64, ptr %2051, align 8, !tbaa !226
  %2077 = getelementptr inbounds double, ptr %5, i64 %2076
  %2078 = load double, ptr %2077, align 8, !tbaa !32
  %2079 = load double, ptr %1946, align 8, !tbaa !215
  %2080 = tail call contract double @project(ptr noundef %1932, double noundef %2078, ptr noundef %1935, double noundef %2079)
  br label %2081

2081:                                             ; preds = %2072, %2071
  %2082 = load i64, ptr %2051, align 8, !tbaa !226
  %2083 = add nsw i64 %2082, 1
  store i64 %2083, ptr %2051, align 8, !tbaa !226
  %2084 = mul nsw i64 %2082, %2050
  %2085 = getelementptr inbounds double, ptr %6, i64 %2084
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2085, ptr align 8 %1935, i64 %2057, i1 false)
  %2086 = load i64, ptr %2051, align 8, !tbaa !226
  %2087 = load i64, ptr %2052, align 8, !tbaa !227
  %2088 = icmp slt i64 %2086, %2087
  br i1 %2088, label %2064, label %2089, !llvm.loop !285

2089:                                             ; preds = %2081, %2064, %2044, %2043
  %2090 = load ptr, ptr %33, align 8, !tbaa !195
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2090, ptr align 8 %1936, i64 %253, i1 false)
  store double %1911, ptr %1, align 8, !tbaa !181
  br i1 %394, label %2091, label %2106

2091:                                             ; preds = %2089
  %2092 = load double, ptr %57, align 8, !tbaa !232
  %2093 = fmul contract double %567, %2092
  %2094 = fcmp contract ult double %567, 1.000000e+00
  br i1 %2094, label %2100, label %2095

2095:                                             ; preds = %2091
  %2096 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 1
  %2097 = load double, ptr %2096, align 8, !tbaa !214
  %2098 = fcmp contract olt double %2093, %2097
  br i1 %2098, label %2099, label %2100

2099:                                             ; preds = %2095
  br label %2100

2100:                                             ; preds = %2099, %2095, %2091
  %2101 = phi double [ %2097, %2099 ], [ %2093, %2095 ], [ %2093, %2091 ]
  %2102 = getelementptr inbounds %struct.Clock, ptr %1933, i64 0, i32 4
  %2103 = load double, ptr %2102, align 8, !tbaa !187
  %2104 = fcmp contract olt double %2101, %2103
  %2105 = select contract i1 %2104, double %2101, double %2103
  store double %2105, ptr %255, align 8, !tbaa !214
  br label %2106

2106:                                             ; preds = %2100, %2089
  %2107 = load double, ptr %61, align 8, !tbaa !206
  %2108 = fcmp contract ult double %1911, %2107
  br i1 %2108, label %2110, label %2109

2109:                                             ; preds = %2106
  store double 0x7FF0000000000000, ptr %61, align 8, !tbaa !206
  br label %2110

2110:                                             ; preds = %2109, %2106
  store i64 0, ptr %69, align 8, !tbaa !277
  %2111 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 120
  store double 0.000000e+00, ptr %2111, align 8, !tbaa !152
  %2112 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 19
  store i64 0, ptr %2112, align 8, !tbaa !162
  %2113 = load double, ptr %1933, align 8, !tbaa !181
  %2114 = load ptr, ptr %34, align 8, !tbaa !196
  tail call void @rates(ptr noundef %1932, double noundef %2113, ptr noundef %2090, ptr noundef %2114)
  store i64 1, ptr %65, align 8, !tbaa !209
  store i64 1, ptr %2112, align 8, !tbaa !162
  %2115 = load double, ptr %1934, align 8, !tbaa !207
  store double %2115, ptr %62, align 8, !tbaa !208
  %2116 = load double, ptr %283, align 8, !tbaa !152
  %2117 = fcmp contract une double %2116, 0.000000e+00
  br i1 %2117, label %2493, label %2118

2118:                                             ; preds = %2110
  %2119 = load double, ptr %259, align 8, !tbaa !88
  %2120 = fcmp contract une double %2119, 0.000000e+00
  br i1 %2120, label %2493, label %2121

2121:                                             ; preds = %2118
  %2122 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 14
  %2123 = load i64, ptr %2122, align 8, !tbaa !173
  %2124 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 12
  %2125 = load i64, ptr %2124, align 8, !tbaa !43
  %2126 = add nsw i64 %2125, %2123
  %2127 = load ptr, ptr %48, align 8, !tbaa !205
  %2128 = mul nsw i64 %2126, 9
  %2129 = getelementptr inbounds double, ptr %2127, i64 %2128
  %2130 = icmp eq i64 %2126, 0
  br i1 %2130, label %2465, label %2131

2131:                                             ; preds = %2121
  %2132 = load i64, ptr %70, align 8, !tbaa !210
  %2133 = icmp slt i64 %2132, %2123
  %2134 = icmp sgt i64 %2125, 0
  %2135 = and i1 %2134, %2133
  %2136 = load ptr, ptr %47, align 8, !tbaa !204
  br i1 %2135, label %2137, label %2145

2137:                                             ; preds = %2131
  %2138 = getelementptr double, ptr %2136, i64 %2123
  br label %2139

2139:                                             ; preds = %2139, %2137
  %2140 = phi i64 [ %2143, %2139 ], [ 0, %2137 ]
  %2141 = tail call contract fastcc double @margin(ptr noundef nonnull %1932, i64 noundef %2140)
  %2142 = getelementptr double, ptr %2138, i64 %2140
  store double %2141, ptr %2142, align 8, !tbaa !32
  %2143 = add nuw nsw i64 %2140, 1
  %2144 = icmp eq i64 %2143, %2125
  br i1 %2144, label %2145, label %2139, !llvm.loop !176

2145:                                             ; preds = %2139, %2131
  %2146 = icmp slt i64 %2132, 0
  br i1 %2146, label %2147, label %2239

2147:                                             ; preds = %2145
  %2148 = icmp eq i64 %2123, 0
  br i1 %2148, label %2181, label %2149

2149:                                             ; preds = %2147
  %2150 = load ptr, ptr %33, align 8, !tbaa !195
  %2151 = load double, ptr %60, align 8, !tbaa !233
  tail call fastcc void @set_state(ptr noundef nonnull %1932, double noundef %2151, ptr noundef %2150)
  %2152 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 26
  %2153 = load i64, ptr %2152, align 8, !tbaa !84
  %2154 = icmp eq i64 %2153, 0
  br i1 %2154, label %2171, label %2155

2155:                                             ; preds = %2149
  %2156 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 107
  %2157 = load ptr, ptr %2156, align 8, !tbaa !161
  %2158 = inttoptr i64 %2153 to ptr
  %2159 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 27
  %2160 = load i64, ptr %2159, align 8, !tbaa !85
  %2161 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 67
  %2162 = load ptr, ptr %2161, align 8, !tbaa !17
  tail call void %2158(i64 noundef %2160, ptr noundef %2162, ptr noundef %2157, i64 noundef 1) #14
  %2163 = load i64, ptr %2159, align 8, !tbaa !85
  %2164 = inttoptr i64 %2163 to ptr
  %2165 = getelementptr inbounds %struct.Tree, ptr %2164, i64 0, i32 7
  %2166 = load i64, ptr %2165, align 8, !tbaa !86
  %2167 = icmp eq i64 %2166, 0
  br i1 %2167, label %2171, label %2168

2168:                                             ; preds = %2155
  %2169 = sitofp i64 %2166 to double
  %2170 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 119
  store double %2169, ptr %2170, align 8, !tbaa !88
  br label %2171

2171:                                             ; preds = %2168, %2155, %2149
  %2172 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 24
  %2173 = load i64, ptr %2172, align 8, !tbaa !174
  %2174 = inttoptr i64 %2173 to ptr
  %2175 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 67
  %2176 = load ptr, ptr %2175, align 8, !tbaa !17
  %2177 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 25
  %2178 = load i64, ptr %2177, align 8, !tbaa !175
  %2179 = inttoptr i64 %2178 to ptr
  tail call void %2174(ptr noundef %2136, ptr noundef %2176, ptr noundef %2179) #14
  %2180 = load i64, ptr %70, align 8, !tbaa !210
  br label %2181

2181:                                             ; preds = %2171, %2147
  %2182 = phi i64 [ %2132, %2147 ], [ %2180, %2171 ]
  %2183 = icmp sgt i64 %2126, 0
  %2184 = load ptr, ptr %47, align 8
  br i1 %2183, label %2185, label %2234

2185:                                             ; preds = %2181
  %2186 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 15
  %2187 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 94
  %2188 = load double, ptr %55, align 8
  %2189 = load ptr, ptr %46, align 8
  br label %2190

2190:                                             ; preds = %2230, %2185
  %2191 = phi i64 [ %2182, %2185 ], [ %2231, %2230 ]
  %2192 = phi i64 [ 0, %2185 ], [ %2232, %2230 ]
  %2193 = icmp slt i64 %2191, 0
  br i1 %2193, label %2194, label %2239

2194:                                             ; preds = %2190
  %2195 = load i64, ptr %2122, align 8, !tbaa !173
  %2196 = load i64, ptr %2186, align 8, !tbaa !219
  %2197 = sub i64 %2196, %2195
  %2198 = add i64 %2197, %2192
  %2199 = icmp sgt i64 %2195, %2192
  %2200 = icmp sgt i64 %2198, -1
  %2201 = select i1 %2199, i1 %2200, i1 false
  br i1 %2201, label %2202, label %2207

2202:                                             ; preds = %2194
  %2203 = load ptr, ptr %2187, align 8, !tbaa !261
  %2204 = getelementptr inbounds double, ptr %2203, i64 %2198
  %2205 = load double, ptr %2204, align 8, !tbaa !32
  %2206 = fcmp contract ule double %2205, %2188
  br i1 %2206, label %2207, label %2230

2207:                                             ; preds = %2202, %2194
  %2208 = getelementptr inbounds double, ptr %2189, i64 %2192
  %2209 = load double, ptr %2208, align 8, !tbaa !32
  %2210 = getelementptr inbounds double, ptr %2184, i64 %2192
  %2211 = load double, ptr %2210, align 8, !tbaa !32
  br i1 %2199, label %2216, label %2212

2212:                                             ; preds = %2207
  %2213 = fcmp contract olt double %2211, 0.000000e+00
  %2214 = fcmp contract uge double %2209, 0.000000e+00
  %2215 = and i1 %2214, %2213
  br i1 %2215, label %2229, label %2230

2216:                                             ; preds = %2207
  %2217 = getelementptr inbounds double, ptr %2129, i64 %2192
  %2218 = load double, ptr %2217, align 8, !tbaa !32
  %2219 = tail call contract double @llvm.fabs.f64(double %2211)
  %2220 = fcmp contract ult double %2219, %2218
  br i1 %2220, label %2230, label %2221

2221:                                             ; preds = %2216
  %2222 = fcmp contract ogt double %2209, 0.000000e+00
  %2223 = fcmp contract ole double %2211, 0.000000e+00
  %2224 = and i1 %2222, %2223
  br i1 %2224, label %2229, label %2225

2225:                                             ; preds = %2221
  %2226 = fcmp contract olt double %2209, 0.000000e+00
  %2227 = fcmp contract oge double %2211, 0.000000e+00
  %2228 = and i1 %2226, %2227
  br i1 %2228, label %2229, label %2230

2229:                                             ; preds = %2225, %2221, %2212
  store i64 %2192, ptr %70, align 8, !tbaa !210
  br label %2230

2230:                                             ; preds = %2229, %2225, %2216, %2212, %2202
  %2231 = phi i64 [ %2191, %2216 ], [ %2191, %2202 ], [ %2191, %2225 ], [ %2192, %2229 ], [ %2191, %2212 ]
  %2232 = add nuw nsw i64 %2192, 1
  %2233 = icmp eq i64 %2232, %2126
  br i1 %2233, label %2234, label %2190, !llvm.loop !286

2234:                                             ; preds = %2230, %2181
  %2235 = phi i64 [ %2182, %2181 ], [ %2231, %2230 ]
  %2236 = icmp sgt i64 %2235, -1
  br i1 %2236, label %2239, label %2237

2237:                                             ; preds = %2234
  %2238 = load ptr, ptr %46, align 8, !tbaa !203
  br label %2365

2239:                                             ; preds = %2190, %2234, %2145
  %2240 = phi ptr [ %2184, %2234 ], [ %2136, %2145 ], [ %2184, %2190 ]
  %2241 = phi i64 [ %2235, %2234 ], [ %2132, %2145 ], [ %2191, %2190 ]
  %2242 = load ptr, ptr %28, align 8, !tbaa !192
  %2243 = load ptr, ptr %46, align 8, !tbaa !203
  %2244 = load i64, ptr %2122, align 8, !tbaa !173
  %2245 = load i64, ptr %2124, align 8, !tbaa !43
  %2246 = add nsw i64 %2245, %2244
  %2247 = icmp sgt i64 %2246, 0
  br i1 %2247, label %2248, label %2372

2248:                                             ; preds = %2239
  %2249 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 15
  %2250 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 44
  %2251 = load ptr, ptr %2250, align 8, !tbaa !287
  %2252 = getelementptr inbounds %struct.Clock, ptr %2242, i64 0, i32 2
  %2253 = getelementptr inbounds %struct.Clock, ptr %2242, i64 0, i32 6
  %2254 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 93
  %2255 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 45
  %2256 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 95
  %2257 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 94
  br label %2258

2258:                                             ; preds = %2353, %2248
  %2259 = phi i64 [ %2244, %2248 ], [ %2341, %2353 ]
  %2260 = phi i32 [ 0, %2248 ], [ %2301, %2353 ]
  %2261 = phi i64 [ 0, %2248 ], [ %2356, %2353 ]
  %2262 = icmp slt i64 %2261, %2259
  br i1 %2262, label %2263, label %2269

2263:                                             ; preds = %2258
  %2264 = load i64, ptr %2249, align 8, !tbaa !219
  %2265 = sub nsw i64 %2259, %2264
  %2266 = icmp sge i64 %2261, %2265
  %2267 = icmp ne i64 %2261, %2241
  %2268 = select i1 %2267, i1 true, i1 %2266
  br i1 %2268, label %2279, label %2293

2269:                                             ; preds = %2258
  %2270 = icmp eq i64 %2261, %2241
  br i1 %2270, label %2293, label %2271

2271:                                             ; preds = %2269
  %2272 = getelementptr inbounds double, ptr %2243, i64 %2261
  %2273 = load double, ptr %2272, align 8, !tbaa !32
  %2274 = getelementptr inbounds double, ptr %2240, i64 %2261
  %2275 = load double, ptr %2274, align 8, !tbaa !32
  %2276 = fcmp contract olt double %2275, 0.000000e+00
  %2277 = fcmp contract uge double %2273, 0.000000e+00
  %2278 = and i1 %2277, %2276
  br label %2293

2279:                                             ; preds = %2263
  %2280 = getelementptr inbounds double, ptr %2243, i64 %2261
  %2281 = load double, ptr %2280, align 8, !tbaa !32
  %2282 = getelementptr inbounds double, ptr %2240, i64 %2261
  %2283 = load double, ptr %2282, align 8, !tbaa !32
  %2284 = fcmp contract uno double %2283, 0.000000e+00
  br i1 %2284, label %2293, label %2285

2285:                                             ; preds = %2279
  %2286 = fcmp contract ogt double %2281, 0.000000e+00
  %2287 = fcmp contract ole double %2283, 0.000000e+00
  %2288 = and i1 %2286, %2287
  br i1 %2288, label %2293, label %2289

2289:                                             ; preds = %2285
  %2290 = fcmp contract olt double %2281, 0.000000e+00
  %2291 = fcmp contract oge double %2283, 0.000000e+00
  %2292 = and i1 %2290, %2291
  br label %2293

2293:                                             ; preds = %2289, %2285, %2279, %2271, %2269, %2263
  %2294 = phi i1 [ false, %2263 ], [ false, %2269 ], [ false, %2271 ], [ %2266, %2279 ], [ %2266, %2289 ], [ %2266, %2285 ]
  %2295 = phi i1 [ true, %2263 ], [ true, %2269 ], [ %2278, %2271 ], [ false, %2279 ], [ %2292, %2289 ], [ true, %2285 ]
  %2296 = zext i1 %2295 to i64
  %2297 = getelementptr inbounds i64, ptr %2251, i64 %2261
  store i64 %2296, ptr %2297, align 8, !tbaa !31
  %2298 = xor i1 %2294, true
  %2299 = select i1 %2295, i1 %2298, i1 false
  %2300 = zext i1 %2299 to i32
  %2301 = or i32 %2260, %2300
  %2302 = select i1 %2295, i1 %2294, i1 false
  br i1 %2302, label %2303, label %2336

2303:                                             ; preds = %2293
  %2304 = load i64, ptr %2122, align 8, !tbaa !173
  %2305 = load i64, ptr %2249, align 8, !tbaa !219
  %2306 = sub i64 %2305, %2304
  %2307 = add i64 %2306, %2261
  %2308 = load double, ptr %2242, align 8, !tbaa !181
  %2309 = load double, ptr %2252, align 8, !tbaa !184
  %2310 = load double, ptr %2253, align 8, !tbaa !218
  %2311 = fsub contract double %2309, %2310
  %2312 = load ptr, ptr %2254, align 8, !tbaa !288
  %2313 = getelementptr inbounds double, ptr %2312, i64 %2307
  %2314 = load double, ptr %2313, align 8, !tbaa !32
  %2315 = fsub contract double %2308, %2314
  %2316 = fmul contract double %2311, 0x3EB0C6F7A0B5ED8D
  %2317 = fcmp contract ugt double %2315, %2316
  %2318 = load ptr, ptr %2255, align 8, !tbaa !289
  %2319 = getelementptr inbounds i64, ptr %2318, i64 %2307
  br i1 %2317, label %2320, label %2321

2320:                                             ; preds = %2303
  store i64 0, ptr %2319, align 8, !tbaa !31
  store double %2308, ptr %2313, align 8, !tbaa !32
  br label %2336

2321:                                             ; preds = %2303
  %2322 = load i64, ptr %2319, align 8, !tbaa !31
  %2323 = add nsw i64 %2322, 1
  store i64 %2323, ptr %2319, align 8, !tbaa !31
  store double %2308, ptr %2313, align 8, !tbaa !32
  %2324 = icmp slt i64 %2322, 49
  br i1 %2324, label %2336, label %2325

2325:                                             ; preds = %2321
  store i64 0, ptr %2319, align 8, !tbaa !31
  %2326 = load ptr, ptr %2256, align 8, !tbaa !290
  %2327 = getelementptr inbounds double, ptr %2326, i64 %2307
  %2328 = load double, ptr %2327, align 8, !tbaa !32
  %2329 = fcmp contract ogt double %2328, 0.000000e+00
  %2330 = fmul contract double %2328, 2.000000e+00
  %2331 = fmul contract double %2311, 1.000000e-03
  %2332 = select contract i1 %2329, double %2330, double %2331
  store double %2332, ptr %2327, align 8, !tbaa !32
  %2333 = fadd contract double %2308, %2332
  %2334 = load ptr, ptr %2257, align 8, !tbaa !261
  %2335 = getelementptr inbounds double, ptr %2334, i64 %2307
  store double %2333, ptr %2335, align 8, !tbaa !32
  br label %2336

2336:                                             ; preds = %2325, %2321, %2320, %2293
  %2337 = getelementptr inbounds double, ptr %2240, i64 %2261
  %2338 = load double, ptr %2337, align 8, !tbaa !32
  %2339 = load i64, ptr %2297, align 8, !tbaa !31
  %2340 = icmp ne i64 %2339, 0
  %2341 = load i64, ptr %2122, align 8, !tbaa !173
  %2342 = icmp slt i64 %2261, %2341
  %2343 = select i1 %2340, i1 %2342, i1 false
  br i1 %2343, label %2344, label %2353

2344:                                             ; preds = %2336
  %2345 = tail call contract double @llvm.fabs.f64(double %2338)
  %2346 = fcmp contract ogt double %2345, 1.000000e-300
  %2347 = select contract i1 %2346, double %2345, double 1.000000e-300
  %2348 = getelementptr inbounds double, ptr %2243, i64 %2261
  %2349 = load double, ptr %2348, align 8, !tbaa !32
  %2350 = fcmp contract ogt double %2349, 0.000000e+00
  %2351 = fneg contract double %2347
  %2352 = select contract i1 %2350, double %2351, double %2347
  br label %2353

2353:                                             ; preds = %2344, %2336
  %2354 = phi contract double [ %2352, %2344 ], [ %2338, %2336 ]
  %2355 = getelementptr inbounds double, ptr %2243, i64 %2261
  store double %2354, ptr %2355, align 8, !tbaa !32
  %2356 = add nuw nsw i64 %2261, 1
  %2357 = load i64, ptr %2124, align 8, !tbaa !43
  %2358 = add nsw i64 %2357, %2341
  %2359 = icmp slt i64 %2356, %2358
  br i1 %2359, label %2258, label %2360, !llvm.loop !291

2360:                                             ; preds = %2353
  %2361 = load i64, ptr %70, align 8, !tbaa !210
  %2362 = icmp ne i32 %2301, 0
  %2363 = icmp slt i64 %2361, 0
  %2364 = zext i1 %2362 to i32
  br i1 %2363, label %2365, label %2372

2365:                                             ; preds = %2360, %2237
  %2366 = phi ptr [ %2240, %2360 ], [ %2184, %2237 ]
  %2367 = phi ptr [ %2243, %2360 ], [ %2238, %2237 ]
  %2368 = phi i32 [ %2364, %2360 ], [ 0, %2237 ]
  %2369 = phi i1 [ %2362, %2360 ], [ false, %2237 ]
  %2370 = shl i64 %2126, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2367, ptr align 8 %2366, i64 %2370, i1 false)
  %2371 = load i64, ptr %2124, align 8, !tbaa !43
  br label %2372

2372:                                             ; preds = %2365, %2360, %2239
  %2373 = phi i64 [ %2371, %2365 ], [ %2357, %2360 ], [ %2245, %2239 ]
  %2374 = phi i32 [ %2368, %2365 ], [ %2364, %2360 ], [ 0, %2239 ]
  %2375 = phi i1 [ %2369, %2365 ], [ %2362, %2360 ], [ false, %2239 ]
  %2376 = icmp sgt i64 %2373, 0
  br i1 %2376, label %2377, label %2465

2377:                                             ; preds = %2372
  %2378 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 68
  %2379 = load ptr, ptr %2378, align 8, !tbaa !45, !noalias !292
  %2380 = load i64, ptr %1932, align 8, !tbaa !13, !noalias !292
  %2381 = getelementptr inbounds double, ptr %2379, i64 %2380
  %2382 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 9
  %2383 = load i64, ptr %2382, align 8, !tbaa !50, !noalias !292
  %2384 = getelementptr inbounds double, ptr %2381, i64 %2383
  %2385 = load i64, ptr %1938, align 8, !tbaa !14, !noalias !292
  %2386 = getelementptr inbounds double, ptr %2384, i64 %2385
  %2387 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 10
  %2388 = load i64, ptr %2387, align 8, !tbaa !51, !noalias !292
  %2389 = getelementptr inbounds double, ptr %2386, i64 %2388
  %2390 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 2
  %2391 = load i64, ptr %2390, align 8, !tbaa !20, !noalias !292
  %2392 = getelementptr inbounds double, ptr %2389, i64 %2391
  %2393 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 3
  %2394 = load i64, ptr %2393, align 8, !tbaa !27, !noalias !292
  %2395 = getelementptr inbounds double, ptr %2392, i64 %2394
  %2396 = getelementptr inbounds double, ptr %2395, i64 %2391
  %2397 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 42
  %2398 = load ptr, ptr %2397, align 8, !tbaa !77, !noalias !292
  %2399 = add i64 %2385, 2
  %2400 = add nsw i64 %2391, %2385
  %2401 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 13
  %2402 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 43
  %2403 = getelementptr inbounds %struct.Plant, ptr %1932, i64 0, i32 86
  br label %2404

2404:                                             ; preds = %2451, %2377
  %2405 = phi i64 [ 0, %2377 ], [ %2452, %2451 ]
  %2406 = icmp eq i64 %2405, 0
  br i1 %2406, label %2424, label %2407

2407:                                             ; preds = %2404
  %2408 = load i64, ptr %2401, align 8, !tbaa !69, !noalias !292
  %2409 = add nsw i64 %2400, %2408
  %2410 = mul i64 %2409, 3
  %2411 = add i64 %2410, 5
  br label %2412

2412:                                             ; preds = %2412, %2407
  %2413 = phi ptr [ %2396, %2407 ], [ %2420, %2412 ]
  %2414 = phi i64 [ 0, %2407 ], [ %2421, %2412 ]
  %2415 = phi i64 [ 0, %2407 ], [ %2422, %2412 ]
  %2416 = getelementptr inbounds i64, ptr %2398, i64 %2415
  %2417 = load i64, ptr %2416, align 8, !tbaa !31, !noalias !292
  %2418 = mul i64 %2417, %2399
  %2419 = add i64 %2411, %2418
  %2420 = getelementptr inbounds double, ptr %2413, i64 %2419
  %2421 = add nsw i64 %2417, %2414
  %2422 = add nuw nsw i64 %2415, 1
  %2423 = icmp eq i64 %2422, %2405
  br i1 %2423, label %2424, label %2412, !llvm.loop !78

2424:                                             ; preds = %2412, %2404
  %2425 = phi i64 [ 0, %2404 ], [ %2421, %2412 ]
  %2426 = phi ptr [ %2396, %2404 ], [ %2420, %2412 ]
  %2427 = getelementptr inbounds i64, ptr %2398, i64 %2405
  %2428 = load i64, ptr %2427, align 8, !tbaa !31, !noalias !292
  %2429 = icmp eq i64 %2428, 2
  br i1 %2429, label %2430, label %2451

2430:                                             ; preds = %2424
  %2431 = load ptr, ptr %2402, align 8, !tbaa !79
  %2432 = getelementptr inbounds i64, ptr %2431, i64 %2405
  %2433 = load i64, ptr %2432, align 8, !tbaa !31
  %2434 = icmp eq i64 %2433, 1
  br i1 %2434, label %2435, label %2451

2435:                                             ; preds = %2430
  %2436 = load double, ptr %2426, align 8, !tbaa !32
  %2437 = fmul contract double %2436, %2436
  %2438 = getelementptr inbounds double, ptr %2426, i64 1
  %2439 = load double, ptr %2438, align 8, !tbaa !32
  %2440 = fmul contract double %2439, %2439
  %2441 = fadd contract double %2437, %2440
  %2442 = tail call contract double @llvm.sqrt.f64(double %2441)
  %2443 = fcmp contract ogt double %2442, 1.000000e-09
  br i1 %2443, label %2444, label %2451

2444:                                             ; preds = %2435
  %2445 = load ptr, ptr %2403, align 8, !tbaa !133
  %2446 = getelementptr double, ptr %2445, i64 %2425
  %2447 = fdiv contract double %2436, %2442
  store double %2447, ptr %2446, align 8, !tbaa !32
  %2448 = load double, ptr %2438, align 8, !tbaa !32
  %2449 = fdiv contract double %2448, %2442
  %2450 = getelementptr double, ptr %2446, i64 1
  store double %2449, ptr %2450, align 8, !tbaa !32
  br label %2451

2451:                                             ; preds = %2444, %2435, %2430, %2424
  %2452 = add nuw nsw i64 %2405, 1
  %2453 = icmp eq i64 %2452, %2373
  br i1 %2453, label %2454, label %2404, !llvm.loop !295

2454:                                             ; preds = %2451
  br i1 %2375, label %2465, label %2455

2455:                                             ; preds = %2454
  %2456 = load ptr, ptr %46, align 8, !tbaa !203
  br label %2457

2457:                                             ; preds = %2457, %2455
  %2458 = phi i64 [ %2463, %2457 ], [ 0, %2455 ]
  %2459 = tail call contract fastcc double @margin(ptr noundef nonnull %1932, i64 noundef %2458)
  %2460 = load i64, ptr %2122, align 8, !tbaa !173
  %2461 = getelementptr double, ptr %2456, i64 %2460
  %2462 = getelementptr double, ptr %2461, i64 %2458
  store double %2459, ptr %2462, align 8, !tbaa !32
  %2463 = add nuw nsw i64 %2458, 1
  %2464 = icmp eq i64 %2463, %2373
  br i1 %2464, label %2465, label %2457, !llvm.loop !176

2465:                                             ; preds = %2457, %2454, %2372, %2121
  %2466 = phi i32 [ 0, %2121 ], [ %2374, %2454 ], [ %2374, %2372 ], [ %2374, %2457 ]
  %2467 = load ptr, ptr %15, align 8, !tbaa !190
  %2468 = load i64, ptr %2467, align 8, !tbaa !13
  %2469 = getelementptr inbounds %struct.Plant, ptr %2467, i64 0, i32 1
  %2470 = load i64, ptr %2469, align 8, !tbaa !14
  %2471 = add nsw i64 %2470, %2468
  %2472 = getelementptr inbounds %struct.Plant, ptr %2467, i64 0, i32 32
  %2473 = load i64, ptr %2472, align 8, !tbaa !15
  %2474 = add nsw i64 %2473, 1
  %2475 = mul nsw i64 %2474, %2471
  %2476 = load ptr, ptr %28, align 8, !tbaa !192
  %2477 = load double, ptr %2476, align 8, !tbaa !181
  %2478 = getelementptr inbounds %struct.Clock, ptr %2476, i64 0, i32 10
  %2479 = load i64, ptr %2478, align 8, !tbaa !213
  %2480 = getelementptr inbounds double, ptr %7, i64 %2479
  store double %2477, ptr %2480, align 8, !tbaa !32
  %2481 = add nsw i64 %2479, 1
  store i64 %2481, ptr %2478, align 8, !tbaa !213
  %2482 = mul nsw i64 %2479, %2475
  %2483 = getelementptr inbounds double, ptr %8, i64 %2482
  %2484 = load ptr, ptr %33, align 8, !tbaa !195
  %2485 = shl i64 %2475, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2483, ptr align 8 %2484, i64 %2485, i1 false)
  %2486 = load i64, ptr %71, align 8, !tbaa !211
  %2487 = add nsw i64 %2486, 1
  store i64 %2487, ptr %71, align 8, !tbaa !211
  %2488 = icmp eq i32 %2466, 0
  br i1 %2488, label %2489, label %2493

2489:                                             ; preds = %2465, %2039, %2020, %2003, %1901, %1739, %1733, %541, %361
  %2490 = phi ptr [ %285, %361 ], [ %1745, %1739 ], [ %1685, %1733 ], [ %1759, %1901 ], [ %536, %541 ], [ %2476, %2465 ], [ %1933, %2003 ], [ %1933, %2039 ], [ %1933, %2020 ]
  %2491 = phi i64 [ %286, %361 ], [ %391, %1739 ], [ %391, %1733 ], [ %391, %1901 ], [ %391, %541 ], [ %391, %2465 ], [ %391, %2003 ], [ %391, %2039 ], [ %391, %2020 ]
  %2492 = phi i64 [ %287, %361 ], [ %392, %1739 ], [ %392, %1733 ], [ %392, %1901 ], [ %392, %541 ], [ %392, %2465 ], [ %392, %2003 ], [ %392, %2039 ], [ %392, %2020 ]
  br label %284, !llvm.loop !296

2493:                                             ; preds = %284, %300, %2032, %2039, %2110, %2118, %2465, %403, %406, %546, %549
  %2494 = phi i64 [ 6, %546 ], [ %550, %549 ], [ 6, %403 ], [ %409, %406 ], [ 7, %2118 ], [ 4, %2465 ], [ 1, %300 ], [ 0, %284 ], [ 6, %2110 ], [ 5, %2032 ], [ 5, %2039 ]
  store i64 0, ptr %245, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 216, ptr nonnull %15) #14
  ret i64 %2494
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %12 = load i64, ptr %0, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = add nsw i64 %14, %12
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %17 = load i64, ptr %16, align 8, !tbaa !15
  %18 = add nsw i64 %17, 1
  %19 = mul nsw i64 %18, %15
  %20 = mul nsw i64 %19, 24
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  %22 = getelementptr inbounds double, ptr %21, i64 %19
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %48

24:                                               ; preds = %10
  %25 = load i64, ptr %11, align 8, !tbaa !193
  %26 = shl i64 %19, 3
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %36 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %37 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %25, i32 2
  %38 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %39

39:                                               ; preds = %24, %134
  %40 = phi i64 [ 0, %24 ], [ %61, %134 ]
  %41 = phi i64 [ 0, %24 ], [ %137, %134 ]
  %42 = phi double [ 0.000000e+00, %24 ], [ %136, %134 ]
  %43 = phi i64 [ -1, %24 ], [ %135, %134 ]
  %44 = getelementptr inbounds double, ptr %3, i64 %41
  %45 = add nsw i64 %40, 1
  %46 = tail call i64 @llvm.smax.i64(i64 %4, i64 %45)
  %47 = add nsw i64 %46, -1
  br label %51

48:                                               ; preds = %134, %10
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  store double 0.000000e+00, ptr %49, align 8, !tbaa !5
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 0, ptr %50, align 8, !tbaa !162
  ret void

51:                                               ; preds = %39, %54
  %52 = phi i64 [ %55, %54 ], [ %40, %39 ]
  %53 = icmp eq i64 %52, %47
  br i1 %53, label %60, label %54

54:                                               ; preds = %51
  %55 = add nsw i64 %52, 1
  %56 = getelementptr inbounds double, ptr %5, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !32
  %58 = load double, ptr %44, align 8, !tbaa !32
  %59 = fcmp contract ugt double %57, %58
  br i1 %59, label %60, label %51, !llvm.loop !297

60:                                               ; preds = %51, %54
  %61 = phi i64 [ %47, %51 ], [ %52, %54 ]
  %62 = phi i64 [ %46, %51 ], [ %55, %54 ]
  %63 = mul nsw i64 %61, %19
  %64 = getelementptr inbounds double, ptr %6, i64 %63
  %65 = mul nsw i64 %41, %19
  %66 = getelementptr inbounds double, ptr %8, i64 %65
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %64, i64 %26, i1 false)
  %67 = load double, ptr %44, align 8, !tbaa !32
  %68 = getelementptr inbounds double, ptr %5, i64 %61
  %69 = load double, ptr %68, align 8, !tbaa !32
  %70 = fcmp contract oeq double %67, %69
  %71 = icmp eq i64 %62, %4
  %72 = or i1 %71, %70
  br i1 %72, label %134, label %73

73:                                               ; preds = %60
  %74 = icmp eq i64 %43, %61
  br i1 %74, label %123, label %75

75:                                               ; preds = %73
  %76 = getelementptr inbounds double, ptr %5, i64 %62
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = fsub contract double %77, %69
  %79 = load i64, ptr %11, align 8, !tbaa !193
  %80 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %79
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %29, align 8, !tbaa !207
  store double 0.000000e+00, ptr %30, align 8, !tbaa !5
  tail call void @rates(ptr noundef nonnull %0, double noundef %69, ptr noundef %64, ptr noundef %21)
  store i64 1, ptr %28, align 8, !tbaa !162
  %81 = load ptr, ptr %31, align 8, !tbaa !235
  %82 = load i64, ptr %0, align 8, !tbaa !13
  %83 = getelementptr inbounds double, ptr %21, i64 %82
  %84 = load i64, ptr %13, align 8, !tbaa !14
  %85 = shl i64 %84, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %85, i1 false)
  %86 = load i64, ptr %32, align 8, !tbaa !20
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %75
  %89 = load double, ptr %29, align 8, !tbaa !207
  %90 = fcmp contract olt double %89, 1.000000e-04
  %91 = uitofp i1 %90 to double
  br label %92

92:                                               ; preds = %88, %75
  %93 = phi double [ 0.000000e+00, %75 ], [ %91, %88 ]
  store double %93, ptr %30, align 8, !tbaa !5
  store double 1.000000e+00, ptr %29, align 8, !tbaa !207
  store double 0.000000e+00, ptr %33, align 8, !tbaa !88
  %94 = load i64, ptr %34, align 8, !tbaa !43
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %35, align 8, !tbaa !159
  br label %104

98:                                               ; preds = %104, %92
  %99 = load ptr, ptr %80, align 16, !tbaa !236
  %100 = load double, ptr %36, align 8, !tbaa !185
  %101 = tail call contract double %99(ptr noundef nonnull %0, double noundef %69, double noundef %78, ptr noundef %64, ptr noundef %21, ptr noundef %7, double noundef %100, i64 noundef 1, ptr noundef %22, ptr noundef %9) #14
  %102 = load double, ptr %30, align 8, !tbaa !5
  %103 = fcmp contract une double %102, 0.000000e+00
  br i1 %103, label %118, label %109

104:                                              ; preds = %104, %96
  %105 = phi i64 [ 0, %96 ], [ %107, %104 ]
  %106 = getelementptr inbounds double, ptr %97, i64 %105
  store double 0x7FF0000000000000, ptr %106, align 8, !tbaa !32
  %107 = add nuw nsw i64 %105, 1
  %108 = icmp eq i64 %107, %94
  br i1 %108, label %98, label %104, !llvm.loop !237

109:                                              ; preds = %98
  %110 = load i64, ptr %32, align 8, !tbaa !20
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %118

112:                                              ; preds = %109
  %113 = load double, ptr %29, align 8, !tbaa !207
  %114 = fcmp contract olt double %113, 1.000000e-04
  br i1 %114, label %115, label %118

115:                                              ; preds = %112
  store double 1.000000e+00, ptr %30, align 8, !tbaa !5
  %116 = load double, ptr %36, align 8, !tbaa !185
  %117 = tail call contract double %99(ptr noundef nonnull %0, double noundef %69, double noundef %78, ptr noundef %64, ptr noundef %21, ptr noundef %7, double noundef %116, i64 noundef 1, ptr noundef %22, ptr noundef %9) #14
  br label %118

118:                                              ; preds = %98, %109, %112, %115
  %119 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %79, i32 1
  %120 = load ptr, ptr %119, align 8, !tbaa !257
  tail call void %120(ptr noundef nonnull %0, double noundef %69, double noundef %78, ptr noundef %64, ptr noundef %22, ptr noundef %9) #14
  %121 = load double, ptr %44, align 8, !tbaa !32
  %122 = load double, ptr %68, align 8, !tbaa !32
  br label %123

123:                                              ; preds = %118, %73
  %124 = phi double [ %122, %118 ], [ %69, %73 ]
  %125 = phi double [ %121, %118 ], [ %67, %73 ]
  %126 = phi i64 [ %61, %118 ], [ %43, %73 ]
  %127 = phi double [ %78, %118 ], [ %42, %73 ]
  %128 = load ptr, ptr %37, align 16, !tbaa !279
  %129 = fsub contract double %125, %124
  %130 = fdiv contract double %129, %127
  tail call void %128(ptr noundef nonnull %0, ptr noundef %64, ptr noundef %22, double noundef %130, ptr noundef %9, ptr noundef %66) #14
  %131 = load double, ptr %44, align 8, !tbaa !32
  %132 = load double, ptr %38, align 8, !tbaa !215
  %133 = tail call contract double @project(ptr noundef nonnull %0, double noundef %131, ptr noundef %66, double noundef %132)
  br label %134

134:                                              ; preds = %60, %123
  %135 = phi i64 [ %126, %123 ], [ %43, %60 ]
  %136 = phi double [ %127, %123 ], [ %42, %60 ]
  %137 = add nuw nsw i64 %41, 1
  %138 = icmp eq i64 %137, %2
  br i1 %138, label %48, label %39, !llvm.loop !298
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
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
  %18 = load i64, ptr %17, align 8, !tbaa !299
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !300
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %25 = load ptr, ptr %24, align 8, !tbaa !301
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %29 = load ptr, ptr %28, align 8, !tbaa !301
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
  br i1 %41, label %30, label %42, !llvm.loop !302

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
  %58 = load i64, ptr %57, align 8, !tbaa !303
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %63 = load ptr, ptr %62, align 8, !tbaa !304
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
  br i1 %79, label %84, label %68, !llvm.loop !305

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %82 = load i64, ptr %81, align 8, !tbaa !306
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #14
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @prepare(ptr noundef %0, i64 noundef %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %5 = load i64, ptr %4, align 8, !tbaa !162
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %9 = load i64, ptr %8, align 8, !tbaa !62
  br label %209

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %12 = load ptr, ptr %11, align 8, !tbaa !63
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %16 = load ptr, ptr %15, align 8, !tbaa !307
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %18 = load ptr, ptr %17, align 8, !tbaa !108
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %22 = load ptr, ptr %21, align 8, !tbaa !57
  %23 = icmp sgt i64 %14, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %26 = load i64, ptr %25, align 8, !tbaa !20
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
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
  %37 = load ptr, ptr %24, align 8, !tbaa !308
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
  br i1 %49, label %50, label %38, !llvm.loop !309

50:                                               ; preds = %38, %32
  %51 = phi double [ 0.000000e+00, %32 ], [ %47, %38 ]
  %52 = icmp slt i64 %33, %26
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load ptr, ptr %27, align 8, !tbaa !48
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
  %68 = load ptr, ptr %28, align 8, !tbaa !310
  %69 = tail call contract double @llvm.sqrt.f64(double %60)
  br label %73

70:                                               ; preds = %73, %59
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %1
  br i1 %72, label %29, label %32, !llvm.loop !311

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
  br i1 %87, label %73, label %70, !llvm.loop !312

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
  br label %93, !llvm.loop !313

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
  br i1 %118, label %98, label %102, !llvm.loop !314

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
  br label %88, !llvm.loop !315

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
  br i1 %150, label %138, label %140, !llvm.loop !316

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
  br i1 %165, label %151, label %153, !llvm.loop !317

166:                                              ; preds = %151, %130
  %167 = add nuw nsw i64 %131, 1
  %168 = icmp eq i64 %167, %1
  br i1 %168, label %127, label %130, !llvm.loop !318

169:                                              ; preds = %120, %174
  %170 = phi i64 [ %175, %174 ], [ 0, %120 ]
  %171 = getelementptr inbounds i64, ptr %12, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !31
  %173 = icmp slt i64 %172, %90
  br i1 %173, label %174, label %177

174:                                              ; preds = %169
  %175 = add nuw nsw i64 %170, 1
  %176 = icmp eq i64 %175, %89
  br i1 %176, label %177, label %169, !llvm.loop !319

177:                                              ; preds = %174, %169, %120
  %178 = phi i64 [ 0, %120 ], [ %170, %169 ], [ %89, %174 ]
  %179 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %180 = load i64, ptr %179, align 8, !tbaa !163
  %181 = icmp slt i64 %178, %180
  br i1 %181, label %182, label %193

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double 0.000000e+00, ptr %183, align 8, !tbaa !320
  %184 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  store double 0.000000e+00, ptr %184, align 8, !tbaa !207
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %186 = load ptr, ptr %185, align 8, !tbaa !17
  %187 = load i64, ptr %0, align 8, !tbaa !13
  %188 = load i64, ptr %13, align 8, !tbaa !14
  %189 = getelementptr double, ptr %186, i64 %187
  %190 = getelementptr double, ptr %189, i64 %188
  %191 = load double, ptr %190, align 8, !tbaa !32
  %192 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  store double %191, ptr %192, align 8, !tbaa !321
  br label %198

193:                                              ; preds = %177
  store i64 %178, ptr %179, align 8, !tbaa !163
  %194 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %195 = load ptr, ptr %194, align 8, !tbaa !64
  %196 = shl i64 %178, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %195, ptr align 8 %12, i64 %196, i1 false)
  %197 = load i64, ptr %179, align 8, !tbaa !163
  br label %198

198:                                              ; preds = %182, %193
  %199 = phi i64 [ %197, %193 ], [ %180, %182 ]
  %200 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %201 = load ptr, ptr %200, align 8, !tbaa !64
  %202 = getelementptr inbounds i64, ptr %201, i64 %199
  %203 = getelementptr inbounds i64, ptr %12, i64 %178
  %204 = sub nsw i64 %89, %178
  %205 = shl i64 %204, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %203, i64 %205, i1 false)
  %206 = load i64, ptr %179, align 8, !tbaa !163
  %207 = add i64 %206, %204
  %208 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 %207, ptr %208, align 8, !tbaa !62
  br label %209

209:                                              ; preds = %7, %198
  %210 = phi i64 [ %9, %7 ], [ %207, %198 ]
  %211 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %212 = load ptr, ptr %211, align 8, !tbaa !322
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  store double 1.000000e+00, ptr %213, align 8, !tbaa !93
  %214 = icmp sgt i64 %210, 0
  br i1 %214, label %218, label %215

215:                                              ; preds = %209
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %217 = load i64, ptr %216, align 8, !tbaa !14
  br label %361

218:                                              ; preds = %209
  %219 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %220 = load ptr, ptr %219, align 8, !tbaa !64
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %222 = load ptr, ptr %221, align 8, !tbaa !57
  %223 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %224 = load i64, ptr %223, align 8, !tbaa !14
  %225 = icmp sgt i64 %224, 0
  %226 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %227 = add nuw i64 %210, 1
  %228 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %229 = load i64, ptr %228, align 8, !tbaa !20
  %230 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %231 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %232 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %233 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  %235 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  br label %236

236:                                              ; preds = %358, %218
  %237 = phi i64 [ 0, %218 ], [ %359, %358 ]
  %238 = getelementptr inbounds i64, ptr %220, i64 %237
  %239 = load i64, ptr %238, align 8, !tbaa !31
  %240 = mul nsw i64 %239, %224
  %241 = getelementptr inbounds double, ptr %222, i64 %240
  br i1 %225, label %242, label %256

242:                                              ; preds = %236
  %243 = load ptr, ptr %226, align 8, !tbaa !308
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
  br i1 %255, label %256, label %244, !llvm.loop !309

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
  %277 = load ptr, ptr %226, align 8, !tbaa !308
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
  br i1 %291, label %292, label %278, !llvm.loop !309

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
  br i1 %312, label %262, label %269, !llvm.loop !323

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
  br i1 %327, label %298, label %313, !llvm.loop !324

328:                                              ; preds = %262
  %329 = load ptr, ptr %230, align 8, !tbaa !48
  %330 = getelementptr inbounds double, ptr %329, i64 %239
  %331 = load double, ptr %330, align 8, !tbaa !32
  %332 = fcmp contract ogt double %331, 0.000000e+00
  %333 = select i1 %332, double %331, double 1.000000e+00
  %334 = fdiv contract double %265, %333
  %335 = load ptr, ptr %231, align 8, !tbaa !325
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
  %345 = load ptr, ptr %232, align 8, !tbaa !326
  %346 = getelementptr inbounds double, ptr %345, i64 %239
  store double %344, ptr %346, align 8, !tbaa !32
  %347 = load double, ptr %213, align 8, !tbaa !93
  %348 = fcmp contract olt double %344, %347
  br i1 %348, label %349, label %350

349:                                              ; preds = %340
  store double %344, ptr %213, align 8, !tbaa !93
  br label %350

350:                                              ; preds = %349, %340
  %351 = load double, ptr %233, align 8, !tbaa !207
  %352 = fcmp contract olt double %344, %351
  br i1 %352, label %353, label %354

353:                                              ; preds = %350
  store double %344, ptr %233, align 8, !tbaa !207
  br label %354

354:                                              ; preds = %353, %350
  %355 = load double, ptr %234, align 8, !tbaa !320
  %356 = fcmp contract olt double %344, %355
  br i1 %356, label %357, label %358

357:                                              ; preds = %354
  store double %344, ptr %234, align 8, !tbaa !320
  store double %2, ptr %235, align 8, !tbaa !321
  br label %358

358:                                              ; preds = %357, %354, %262
  %359 = add nuw nsw i64 %237, 1
  %360 = icmp eq i64 %359, %210
  br i1 %360, label %361, label %236, !llvm.loop !327

361:                                              ; preds = %358, %215
  %362 = phi i64 [ %217, %215 ], [ %224, %358 ]
  %363 = icmp sgt i64 %362, 0
  br i1 %363, label %364, label %371

364:                                              ; preds = %361
  %365 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %366 = load ptr, ptr %365, align 8, !tbaa !54
  %367 = add nuw i64 %362, 1
  %368 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %369 = load ptr, ptr %368, align 8, !tbaa !308
  %370 = sitofp i64 %362 to double
  br label %383

371:                                              ; preds = %383, %361
  %372 = phi double [ 0.000000e+00, %361 ], [ %393, %383 ]
  br i1 %214, label %373, label %437

373:                                              ; preds = %371
  %374 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %375 = load ptr, ptr %374, align 8, !tbaa !57
  %376 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %377 = load ptr, ptr %376, align 8, !tbaa !64
  %378 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %380 = add i64 %362, 1
  %381 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %382 = load ptr, ptr %381, align 8, !tbaa !328
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
  br i1 %395, label %371, label %383, !llvm.loop !329

396:                                              ; preds = %412, %373
  %397 = phi i64 [ 0, %373 ], [ %415, %412 ]
  %398 = getelementptr inbounds i64, ptr %377, i64 %397
  %399 = load i64, ptr %398, align 8, !tbaa !31
  %400 = mul nsw i64 %399, %362
  %401 = getelementptr inbounds double, ptr %375, i64 %400
  br i1 %363, label %402, label %412

402:                                              ; preds = %396
  %403 = load ptr, ptr %378, align 8, !tbaa !308
  %404 = load ptr, ptr %379, align 8, !tbaa !54
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
  br i1 %416, label %497, label %396, !llvm.loop !330

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
  br i1 %436, label %405, label %417, !llvm.loop !331

437:                                              ; preds = %505, %371
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %439 = load ptr, ptr %438, align 8, !tbaa !54
  %440 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
  store double 0.000000e+00, ptr %440, align 8, !tbaa !94
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
  br i1 %460, label %448, label %452, !llvm.loop !332

461:                                              ; preds = %448
  %462 = fmul contract double %446, 1.000000e-05
  %463 = fcmp contract olt double %449, %462
  br i1 %463, label %464, label %465

464:                                              ; preds = %461
  store double 1.000000e+00, ptr %440, align 8, !tbaa !94
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
  br i1 %479, label %469, label %491, !llvm.loop !333

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
  br i1 %490, label %475, label %480, !llvm.loop !334

491:                                              ; preds = %475, %465
  %492 = icmp eq i64 %467, %362
  br i1 %492, label %536, label %441, !llvm.loop !335

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
  br i1 %507, label %437, label %497, !llvm.loop !336

508:                                              ; preds = %497, %529
  %509 = phi i64 [ %531, %529 ], [ 1, %497 ]
  %510 = phi i64 [ %530, %529 ], [ 0, %497 ]
  %511 = getelementptr inbounds double, ptr %502, i64 %510
  %512 = load double, ptr %511, align 8, !tbaa !32
  %513 = fcmp contract oeq double %512, 0.000000e+00
  br i1 %513, label %529, label %514

514:                                              ; preds = %508
  %515 = fmul contract double %504, %512
  %516 = load ptr, ptr %379, align 8, !tbaa !54
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
  br i1 %528, label %529, label %519, !llvm.loop !337

529:                                              ; preds = %519, %508
  %530 = add nuw nsw i64 %510, 1
  %531 = add nuw i64 %509, 1
  %532 = icmp eq i64 %530, %362
  br i1 %532, label %505, label %508, !llvm.loop !338

533:                                              ; preds = %493
  %534 = sitofp i32 %495 to double
  %535 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  store double %534, ptr %535, align 8, !tbaa !88
  br label %536

536:                                              ; preds = %491, %437, %493, %533
  %537 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %538 = load ptr, ptr %537, align 8, !tbaa !64
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
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %12 = load double, ptr %11, align 8, !tbaa !36
  %13 = fcmp contract ogt double %12, 0.000000e+00
  br i1 %13, label %14, label %19

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %16 = load double, ptr %15, align 8, !tbaa !93
  %17 = fmul contract double %12, 1.000000e+01
  %18 = fcmp contract olt double %16, %17
  br i1 %18, label %255, label %19

19:                                               ; preds = %14, %6
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
  %21 = load double, ptr %20, align 8, !tbaa !94
  %22 = fcmp contract une double %21, 0.000000e+00
  br i1 %22, label %23, label %132

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8, !tbaa !14
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %26 = load ptr, ptr %25, align 8, !tbaa !95
  %27 = shl i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %2, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28, align 8, !tbaa !50
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %33 = load ptr, ptr %32, align 8, !tbaa !55
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %35 = load ptr, ptr %34, align 8, !tbaa !56
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %37 = load ptr, ptr %36, align 8, !tbaa !45
  %38 = load i64, ptr %0, align 8, !tbaa !13
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  br label %51

40:                                               ; preds = %74, %23
  %41 = icmp sgt i64 %1, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %44 = load ptr, ptr %43, align 8, !tbaa !73
  br label %106

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %47 = load ptr, ptr %46, align 8, !tbaa !57
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %49 = load ptr, ptr %48, align 8, !tbaa !73
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
  br i1 %76, label %40, label %51, !llvm.loop !339

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
  br i1 %88, label %106, label %77, !llvm.loop !340

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
  br i1 %105, label %86, label %89, !llvm.loop !341

106:                                              ; preds = %86, %42
  %107 = phi ptr [ %44, %42 ], [ %49, %86 ]
  %108 = load ptr, ptr %25, align 8, !tbaa !95
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %110 = getelementptr inbounds double, ptr %107, i64 %1
  tail call void @llvm.memset.p0.i64(ptr align 8 %110, i8 0, i64 %10, i1 false)
  %111 = load ptr, ptr %109, align 8, !tbaa !73
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
  br i1 %122, label %113, label %114, !llvm.loop !342

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
  br i1 %131, label %132, label %123, !llvm.loop !343

132:                                              ; preds = %123, %113, %19
  %133 = load i64, ptr %7, align 8, !tbaa !14
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %135 = load i64, ptr %134, align 8, !tbaa !62
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %137 = load ptr, ptr %136, align 8, !tbaa !95
  %138 = icmp sgt i64 %135, 0
  br i1 %138, label %139, label %255

139:                                              ; preds = %132
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %141 = load ptr, ptr %140, align 8, !tbaa !57
  %142 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %143 = load ptr, ptr %142, align 8, !tbaa !64
  %144 = icmp sgt i64 %133, 0
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %146 = load ptr, ptr %145, align 8, !tbaa !307
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
  br i1 %171, label %147, label %149, !llvm.loop !344

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
  br i1 %185, label %159, label %172, !llvm.loop !345

186:                                              ; preds = %147
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %143, i64 noundef %135, ptr noundef nonnull %146, ptr noundef null)
  %187 = shl i64 %133, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %137, i8 0, i64 %187, i1 false)
  %188 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  br label %189

189:                                              ; preds = %230, %186
  %190 = phi i64 [ 0, %186 ], [ %231, %230 ]
  br i1 %144, label %191, label %232

191:                                              ; preds = %189
  %192 = load ptr, ptr %188, align 8, !tbaa !108
  %193 = mul nsw i64 %190, %133
  %194 = getelementptr double, ptr %192, i64 %193
  %195 = load ptr, ptr %145, align 8, !tbaa !307
  %196 = getelementptr inbounds double, ptr %195, i64 %190
  br label %235

197:                                              ; preds = %227
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %199 = load ptr, ptr %198, align 8, !tbaa !54
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
  br i1 %214, label %201, label %246, !llvm.loop !346

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
  br i1 %226, label %208, label %215, !llvm.loop !347

227:                                              ; preds = %235
  %228 = add nuw nsw i64 %190, 1
  %229 = icmp eq i64 %228, %135
  br i1 %229, label %197, label %230

230:                                              ; preds = %227, %232
  %231 = phi i64 [ %228, %227 ], [ %233, %232 ]
  br label %189, !llvm.loop !348

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
  br i1 %245, label %227, label %235, !llvm.loop !349

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
  br i1 %254, label %255, label %246, !llvm.loop !350

255:                                              ; preds = %232, %246, %147, %132, %14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_prepare(ptr noundef %0, double noundef %1) unnamed_addr #5 {
  %3 = alloca %struct.Rows, align 8
  %4 = alloca %struct.Rows, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !351)
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %6 = load ptr, ptr %5, align 8, !tbaa !45, !noalias !351
  %7 = load i64, ptr %0, align 8, !tbaa !13, !noalias !351
  %8 = getelementptr inbounds double, ptr %6, i64 %7
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !50, !noalias !351
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14, !noalias !351
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %16 = load i64, ptr %15, align 8, !tbaa !51, !noalias !351
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %20 = load ptr, ptr %19, align 8, !tbaa !59, !noalias !351
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %22 = load ptr, ptr %21, align 8, !tbaa !57, !noalias !351
  br label %42

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %25 = load ptr, ptr %24, align 8, !tbaa !310, !noalias !351
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %27 = load ptr, ptr %26, align 8, !tbaa !59, !noalias !351
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %29 = load ptr, ptr %28, align 8, !tbaa !57, !noalias !351
  br label %30

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %40, %30 ]
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !32, !noalias !351
  %34 = getelementptr inbounds i64, ptr %27, i64 %31
  %35 = load i64, ptr %34, align 8, !tbaa !31, !noalias !351
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32, !noalias !351
  %38 = fmul contract double %33, %37
  %39 = getelementptr inbounds double, ptr %29, i64 %31
  store double %38, ptr %39, align 8, !tbaa !32, !noalias !351
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %30, !llvm.loop !354

42:                                               ; preds = %30, %18
  %43 = phi ptr [ %22, %18 ], [ %29, %30 ]
  %44 = phi ptr [ %20, %18 ], [ %27, %30 ]
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %46 = load ptr, ptr %45, align 8, !tbaa !90, !noalias !351
  store ptr %46, ptr %3, align 8, !tbaa !355, !alias.scope !351
  %47 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %49 = load ptr, ptr %48, align 8, !tbaa !97, !noalias !351
  store ptr %49, ptr %47, align 8, !tbaa !357, !alias.scope !351
  %50 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 2
  store ptr %44, ptr %50, align 8, !tbaa !358, !alias.scope !351
  %51 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 3
  store ptr %43, ptr %51, align 8, !tbaa !359, !alias.scope !351
  %52 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 4
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %54 = load ptr, ptr %53, align 8, !tbaa !48, !noalias !351
  store ptr %54, ptr %52, align 8, !tbaa !360, !alias.scope !351
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %42
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %60 = load ptr, ptr %59, align 8, !tbaa !361
  br label %65

61:                                               ; preds = %65, %42
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %63 = load i64, ptr %62, align 8, !tbaa !162
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %78, label %70

65:                                               ; preds = %65, %58
  %66 = phi i64 [ 0, %58 ], [ %68, %65 ]
  %67 = getelementptr inbounds double, ptr %60, i64 %66
  store double 1.000000e+00, ptr %67, align 8, !tbaa !32
  %68 = add nuw nsw i64 %66, 1
  %69 = icmp eq i64 %68, %56
  br i1 %69, label %61, label %65, !llvm.loop !362

70:                                               ; preds = %61
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %72 = load ptr, ptr %71, align 8, !tbaa !322
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %74 = load ptr, ptr %73, align 8, !tbaa !363
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %76 = load ptr, ptr %75, align 8, !tbaa !361
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %72, ptr noundef %74, ptr noundef %76, double noundef 0.000000e+00)
  %77 = load i64, ptr %55, align 8, !tbaa !20
  br label %394

78:                                               ; preds = %61
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %80 = load ptr, ptr %79, align 8, !tbaa !63
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %82 = load ptr, ptr %81, align 8, !tbaa !103
  %83 = shl i64 %56, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %82, i64 %83, i1 false)
  %84 = load ptr, ptr %81, align 8, !tbaa !103
  %85 = load i64, ptr %55, align 8, !tbaa !20
  %86 = shl i64 %85, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %86, i1 false)
  %87 = load i64, ptr %55, align 8, !tbaa !20
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %78
  %90 = load ptr, ptr %81, align 8, !tbaa !103
  br label %102

91:                                               ; preds = %102, %78
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %93 = load ptr, ptr %92, align 8, !tbaa !322
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %95 = load ptr, ptr %94, align 8, !tbaa !363
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %97 = load ptr, ptr %96, align 8, !tbaa !361
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %93, ptr noundef %95, ptr noundef %97, double noundef 0x3DA5FD7FE1796495)
  %98 = load i64, ptr %55, align 8, !tbaa !20
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %391

100:                                              ; preds = %91
  %101 = load ptr, ptr %81, align 8, !tbaa !103
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
  br i1 %110, label %102, label %91, !llvm.loop !364

111:                                              ; preds = %126, %100
  %112 = phi i64 [ %98, %100 ], [ %127, %126 ]
  %113 = phi i64 [ 0, %100 ], [ %129, %126 ]
  %114 = phi i64 [ 0, %100 ], [ %128, %126 ]
  %115 = getelementptr inbounds i64, ptr %101, i64 %113
  %116 = load i64, ptr %115, align 8, !tbaa !31
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %126

118:                                              ; preds = %111
  %119 = load ptr, ptr %94, align 8, !tbaa !363
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
  br i1 %130, label %111, label %131, !llvm.loop !365

131:                                              ; preds = %126
  %132 = icmp sgt i64 %128, 0
  br i1 %132, label %133, label %394

133:                                              ; preds = %131
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  br label %138

138:                                              ; preds = %385, %133
  %139 = phi i64 [ %127, %133 ], [ %386, %385 ]
  %140 = phi i64 [ 0, %133 ], [ %389, %385 ]
  %141 = phi i64 [ %128, %133 ], [ %387, %385 ]
  %142 = icmp slt i64 %140, %139
  br i1 %142, label %143, label %394

143:                                              ; preds = %138
  %144 = load ptr, ptr %45, align 8, !tbaa !90
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
  br i1 %160, label %161, label %152, !llvm.loop !366

161:                                              ; preds = %152, %143
  %162 = phi double [ 0.000000e+00, %143 ], [ %158, %152 ]
  %163 = load ptr, ptr %81, align 8, !tbaa !103
  %164 = getelementptr inbounds i64, ptr %163, i64 %140
  %165 = load i64, ptr %164, align 8, !tbaa !31
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %385

167:                                              ; preds = %161
  %168 = load ptr, ptr %94, align 8, !tbaa !363
  %169 = getelementptr inbounds double, ptr %168, i64 %140
  %170 = load double, ptr %169, align 8, !tbaa !32
  %171 = fmul contract double %170, %170
  %172 = fmul contract double %162, 5.000000e-02
  %173 = fcmp contract ogt double %171, %172
  br i1 %173, label %385, label %174

174:                                              ; preds = %167
  %175 = load ptr, ptr %134, align 8, !tbaa !367
  %176 = load ptr, ptr %135, align 8, !tbaa !368
  %177 = icmp sgt i64 %139, 0
  br i1 %177, label %178, label %217

178:                                              ; preds = %174
  %179 = load ptr, ptr %136, align 8, !tbaa !369
  %180 = load ptr, ptr %137, align 8, !tbaa !370
  %181 = load ptr, ptr %92, align 8, !tbaa !322
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
  br i1 %201, label %202, label %189, !llvm.loop !371

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
  br i1 %214, label %224, label %182, !llvm.loop !372

215:                                              ; preds = %242, %234
  %216 = icmp sgt i64 %225, 1
  br i1 %216, label %224, label %217, !llvm.loop !373

217:                                              ; preds = %215, %174
  %218 = load i64, ptr %12, align 8, !tbaa !14
  %219 = shl i64 %218, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %176, i8 0, i64 %219, i1 false)
  %220 = load i64, ptr %55, align 8, !tbaa !20
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %222, label %385

222:                                              ; preds = %217
  %223 = load ptr, ptr %45, align 8, !tbaa !90
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
  br i1 %254, label %215, label %242, !llvm.loop !374

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
  br i1 %271, label %283, label %255, !llvm.loop !375

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
  br i1 %282, label %269, label %265, !llvm.loop !376

283:                                              ; preds = %269
  %284 = load ptr, ptr %81, align 8, !tbaa !103
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
  br i1 %314, label %315, label %302, !llvm.loop !371

315:                                              ; preds = %302, %315
  %316 = phi i64 [ %322, %315 ], [ %298, %302 ]
  %317 = phi double [ %321, %315 ], [ 0.000000e+00, %302 ]
  %318 = getelementptr inbounds double, ptr %43, i64 %316
  %319 = load double, ptr %318, align 8, !tbaa !32
  %320 = fmul contract double %319, %319
  %321 = fadd contract double %317, %320
  %322 = add nsw i64 %316, 1
  %323 = icmp eq i64 %322, %300
  br i1 %323, label %324, label %315, !llvm.loop !366

324:                                              ; preds = %315, %294
  %325 = phi double [ 0.000000e+00, %294 ], [ %312, %315 ]
  %326 = phi double [ 0.000000e+00, %294 ], [ %321, %315 ]
  %327 = load ptr, ptr %53, align 8, !tbaa !48
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
  br i1 %343, label %285, label %287, !llvm.loop !377

344:                                              ; preds = %285
  %345 = getelementptr inbounds i64, ptr %284, i64 %140
  store i64 2, ptr %345, align 8, !tbaa !31
  %346 = load i64, ptr %55, align 8, !tbaa !20
  %347 = icmp sgt i64 %346, 0
  br i1 %347, label %356, label %348

348:                                              ; preds = %356, %344
  %349 = load ptr, ptr %92, align 8, !tbaa !322
  %350 = load ptr, ptr %94, align 8, !tbaa !363
  %351 = load ptr, ptr %96, align 8, !tbaa !361
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %349, ptr noundef %350, ptr noundef %351, double noundef 0x3DA5FD7FE1796495)
  %352 = load i64, ptr %55, align 8, !tbaa !20
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %354, label %391

354:                                              ; preds = %348
  %355 = load ptr, ptr %81, align 8, !tbaa !103
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
  br i1 %364, label %356, label %348, !llvm.loop !364

365:                                              ; preds = %380, %354
  %366 = phi i64 [ %352, %354 ], [ %381, %380 ]
  %367 = phi i64 [ 0, %354 ], [ %383, %380 ]
  %368 = phi i64 [ 0, %354 ], [ %382, %380 ]
  %369 = getelementptr inbounds i64, ptr %355, i64 %367
  %370 = load i64, ptr %369, align 8, !tbaa !31
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %372, label %380

372:                                              ; preds = %365
  %373 = load ptr, ptr %94, align 8, !tbaa !363
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
  br i1 %384, label %365, label %385, !llvm.loop !365

385:                                              ; preds = %380, %285, %217, %167, %161
  %386 = phi i64 [ %139, %167 ], [ %139, %161 ], [ %220, %285 ], [ %220, %217 ], [ %381, %380 ]
  %387 = phi i64 [ %141, %167 ], [ %141, %161 ], [ %141, %285 ], [ %141, %217 ], [ %382, %380 ]
  %388 = phi i64 [ %140, %167 ], [ %140, %161 ], [ %140, %285 ], [ %140, %217 ], [ -1, %380 ]
  %389 = add nsw i64 %388, 1
  %390 = icmp sgt i64 %387, 0
  br i1 %390, label %138, label %394, !llvm.loop !378

391:                                              ; preds = %348, %91
  %392 = phi i64 [ %98, %91 ], [ %352, %348 ]
  %393 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  store double 1.000000e+00, ptr %393, align 8, !tbaa !93
  br label %407

394:                                              ; preds = %385, %138, %131, %70
  %395 = phi i64 [ %127, %131 ], [ %77, %70 ], [ %139, %138 ], [ %386, %385 ]
  %396 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  store double 1.000000e+00, ptr %396, align 8, !tbaa !93
  %397 = icmp sgt i64 %395, 0
  br i1 %397, label %398, label %407

398:                                              ; preds = %394
  %399 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %400 = load ptr, ptr %399, align 8, !tbaa !103
  %401 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %402 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %403 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %404 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %405 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  %406 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  br label %412

407:                                              ; preds = %457, %394, %391
  %408 = phi i64 [ %395, %394 ], [ %392, %391 ], [ %395, %457 ]
  %409 = phi i64 [ 0, %394 ], [ 0, %391 ], [ %419, %457 ]
  %410 = load i64, ptr %62, align 8, !tbaa !162
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
  %421 = load ptr, ptr %401, align 8, !tbaa !363
  %422 = getelementptr inbounds double, ptr %421, i64 %413
  %423 = load double, ptr %422, align 8, !tbaa !32
  %424 = fmul contract double %423, %423
  %425 = load ptr, ptr %53, align 8, !tbaa !48
  %426 = load ptr, ptr %45, align 8, !tbaa !90
  %427 = getelementptr inbounds i64, ptr %426, i64 %413
  %428 = load i64, ptr %427, align 8, !tbaa !31
  %429 = getelementptr inbounds double, ptr %425, i64 %428
  %430 = load double, ptr %429, align 8, !tbaa !32
  %431 = fcmp contract ogt double %430, 0.000000e+00
  %432 = select i1 %431, double %430, double 1.000000e+00
  %433 = fdiv contract double %424, %432
  %434 = load ptr, ptr %402, align 8, !tbaa !325
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
  %444 = load ptr, ptr %403, align 8, !tbaa !326
  %445 = getelementptr inbounds double, ptr %444, i64 %413
  store double %443, ptr %445, align 8, !tbaa !32
  %446 = load double, ptr %396, align 8, !tbaa !93
  %447 = fcmp contract olt double %443, %446
  br i1 %447, label %448, label %449

448:                                              ; preds = %439
  store double %443, ptr %396, align 8, !tbaa !93
  br label %449

449:                                              ; preds = %448, %439
  %450 = load double, ptr %404, align 8, !tbaa !207
  %451 = fcmp contract olt double %443, %450
  br i1 %451, label %452, label %453

452:                                              ; preds = %449
  store double %443, ptr %404, align 8, !tbaa !207
  br label %453

453:                                              ; preds = %452, %449
  %454 = load double, ptr %405, align 8, !tbaa !320
  %455 = fcmp contract olt double %443, %454
  br i1 %455, label %456, label %457

456:                                              ; preds = %453
  store double %443, ptr %405, align 8, !tbaa !320
  store double %1, ptr %406, align 8, !tbaa !321
  br label %457

457:                                              ; preds = %456, %453, %412
  %458 = add nuw nsw i64 %413, 1
  %459 = icmp eq i64 %458, %395
  br i1 %459, label %407, label %412, !llvm.loop !379

460:                                              ; preds = %407
  %461 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %462 = load i64, ptr %461, align 8, !tbaa !163
  %463 = icmp slt i64 %409, %462
  br i1 %463, label %465, label %464

464:                                              ; preds = %460
  store i64 %409, ptr %461, align 8, !tbaa !163
  br label %474

465:                                              ; preds = %460
  %466 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %467 = load ptr, ptr %466, align 8, !tbaa !103
  %468 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %469 = load ptr, ptr %468, align 8, !tbaa !63
  %470 = shl i64 %408, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %467, ptr align 8 %469, i64 %470, i1 false)
  %471 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double 0.000000e+00, ptr %471, align 8, !tbaa !320
  %472 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  store double 0.000000e+00, ptr %472, align 8, !tbaa !207
  %473 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  store double %1, ptr %473, align 8, !tbaa !321
  br label %474

474:                                              ; preds = %407, %464, %465
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #14
  %475 = load i64, ptr %12, align 8, !tbaa !14
  %476 = load ptr, ptr %5, align 8, !tbaa !45
  %477 = load i64, ptr %0, align 8, !tbaa !13
  %478 = getelementptr inbounds double, ptr %476, i64 %477
  %479 = load i64, ptr %9, align 8, !tbaa !50
  %480 = getelementptr inbounds double, ptr %478, i64 %479
  %481 = getelementptr inbounds double, ptr %480, i64 %475
  %482 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %483 = load ptr, ptr %482, align 8, !tbaa !54
  %484 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %485 = load ptr, ptr %484, align 8, !tbaa !112
  %486 = getelementptr inbounds i64, ptr %485, i64 %475
  %487 = load i64, ptr %486, align 8, !tbaa !31
  %488 = shl i64 %487, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %483, i8 0, i64 %488, i1 false)
  %489 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %490 = load ptr, ptr %489, align 8, !tbaa !111
  %491 = shl i64 %475, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %490, i8 0, i64 %491, i1 false)
  %492 = load i64, ptr %9, align 8, !tbaa !50
  %493 = icmp sgt i64 %492, 0
  br i1 %493, label %494, label %497

494:                                              ; preds = %474
  %495 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %496 = load ptr, ptr %495, align 8, !tbaa !380
  br label %504

497:                                              ; preds = %518, %474
  %498 = icmp sgt i64 %475, 0
  br i1 %498, label %499, label %522

499:                                              ; preds = %497
  %500 = load ptr, ptr %489, align 8, !tbaa !111
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %502 = load ptr, ptr %501, align 8, !tbaa !308
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
  %512 = load ptr, ptr %489, align 8, !tbaa !111
  %513 = xor i64 %507, -1
  %514 = getelementptr inbounds double, ptr %512, i64 %513
  br label %518

515:                                              ; preds = %504
  %516 = load ptr, ptr %482, align 8, !tbaa !54
  %517 = getelementptr inbounds double, ptr %516, i64 %507
  br label %518

518:                                              ; preds = %515, %511
  %519 = phi ptr [ %517, %515 ], [ %514, %511 ]
  store double %510, ptr %519, align 8, !tbaa !32
  %520 = add nuw nsw i64 %505, 1
  %521 = icmp eq i64 %520, %492
  br i1 %521, label %497, label %504, !llvm.loop !381

522:                                              ; preds = %534, %497
  %523 = phi double [ 0.000000e+00, %497 ], [ %543, %534 ]
  %524 = load i64, ptr %55, align 8, !tbaa !20
  %525 = icmp sgt i64 %524, 0
  br i1 %525, label %526, label %658

526:                                              ; preds = %522
  %527 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %528 = load ptr, ptr %527, align 8, !tbaa !382
  %529 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %530 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %531 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %532 = load ptr, ptr %531, align 8, !tbaa !328
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
  br i1 %545, label %522, label %534, !llvm.loop !383

546:                                              ; preds = %606
  %547 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %548 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %549 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %550 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
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
  %565 = load ptr, ptr %45, align 8, !tbaa !90
  %566 = getelementptr inbounds i64, ptr %565, i64 %553
  %567 = load i64, ptr %566, align 8, !tbaa !31
  %568 = load ptr, ptr %48, align 8, !tbaa !97
  %569 = getelementptr inbounds i64, ptr %568, i64 %567
  %570 = load i64, ptr %569, align 8, !tbaa !31
  %571 = getelementptr i64, ptr %569, i64 1
  %572 = load i64, ptr %571, align 8, !tbaa !31
  %573 = icmp slt i64 %570, %572
  br i1 %573, label %574, label %606

574:                                              ; preds = %558
  %575 = load ptr, ptr %529, align 8, !tbaa !59
  %576 = load ptr, ptr %530, align 8, !tbaa !308
  %577 = load ptr, ptr %489, align 8, !tbaa !111
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
  br i1 %605, label %578, label %585, !llvm.loop !384

606:                                              ; preds = %580, %578, %558, %551
  %607 = phi contract double [ 0.000000e+00, %551 ], [ %584, %580 ], [ 0.000000e+00, %578 ], [ 0.000000e+00, %558 ]
  %608 = getelementptr inbounds double, ptr %532, i64 %553
  store double %607, ptr %608, align 8, !tbaa !32
  %609 = icmp eq i64 %554, %524
  br i1 %609, label %546, label %551, !llvm.loop !385

610:                                              ; preds = %643, %546
  %611 = phi i64 [ %533, %546 ], [ %615, %643 ]
  %612 = phi i64 [ 0, %546 ], [ %613, %643 ]
  %613 = add nuw nsw i64 %612, 1
  %614 = getelementptr inbounds i64, ptr %528, i64 %613
  %615 = load i64, ptr %614, align 8, !tbaa !31
  %616 = icmp slt i64 %611, %615
  br i1 %616, label %617, label %643

617:                                              ; preds = %610
  %618 = load ptr, ptr %547, align 8, !tbaa !103
  %619 = getelementptr inbounds i64, ptr %618, i64 %612
  %620 = load i64, ptr %619, align 8, !tbaa !31
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %622, label %643

622:                                              ; preds = %617
  %623 = load ptr, ptr %548, align 8, !tbaa !386
  %624 = getelementptr inbounds double, ptr %532, i64 %612
  %625 = load ptr, ptr %549, align 8, !tbaa !387
  %626 = load ptr, ptr %550, align 8, !tbaa !388
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
  br i1 %644, label %658, label %610, !llvm.loop !389

645:                                              ; preds = %627
  %646 = load ptr, ptr %489, align 8, !tbaa !111
  %647 = xor i64 %630, -1
  %648 = getelementptr inbounds double, ptr %646, i64 %647
  br label %652

649:                                              ; preds = %627
  %650 = load ptr, ptr %482, align 8, !tbaa !54
  %651 = getelementptr inbounds double, ptr %650, i64 %630
  br label %652

652:                                              ; preds = %649, %645
  %653 = phi ptr [ %651, %649 ], [ %648, %645 ]
  %654 = load double, ptr %653, align 8, !tbaa !32
  %655 = fadd contract double %641, %654
  store double %655, ptr %653, align 8, !tbaa !32
  %656 = add nsw i64 %628, 1
  %657 = icmp eq i64 %656, %615
  br i1 %657, label %643, label %627, !llvm.loop !390

658:                                              ; preds = %643, %522
  %659 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
  store double 0.000000e+00, ptr %659, align 8, !tbaa !94
  %660 = load i64, ptr %12, align 8, !tbaa !14
  %661 = icmp sgt i64 %660, 0
  br i1 %661, label %662, label %755

662:                                              ; preds = %658
  %663 = load ptr, ptr %489, align 8, !tbaa !111
  %664 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %665 = load ptr, ptr %664, align 8, !tbaa !391
  %666 = load ptr, ptr %484, align 8, !tbaa !112
  %667 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %668 = load ptr, ptr %667, align 8, !tbaa !114
  %669 = load ptr, ptr %482, align 8, !tbaa !54
  %670 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %671 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
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
  br i1 %690, label %703, label %682, !llvm.loop !392

691:                                              ; preds = %728, %691
  %692 = phi i64 [ %696, %691 ], [ %675, %728 ]
  %693 = getelementptr inbounds i64, ptr %668, i64 %692
  %694 = load i64, ptr %693, align 8, !tbaa !31
  %695 = getelementptr inbounds double, ptr %665, i64 %694
  store double 0.000000e+00, ptr %695, align 8, !tbaa !32
  %696 = add nsw i64 %692, 1
  %697 = icmp eq i64 %696, %680
  br i1 %697, label %698, label %691, !llvm.loop !393

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
  br i1 %727, label %728, label %715, !llvm.loop !371

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
  br i1 %738, label %691, label %703, !llvm.loop !394

739:                                              ; preds = %698
  %740 = load ptr, ptr %670, align 8, !tbaa !89
  %741 = getelementptr inbounds i64, ptr %740, i64 %676
  %742 = load i64, ptr %741, align 8, !tbaa !31
  %743 = add nsw i64 %742, 1
  %744 = sitofp i64 %743 to double
  store double %744, ptr %671, align 8, !tbaa !88
  %745 = fcmp contract ogt double %678, 0.000000e+00
  %746 = select contract i1 %745, double %678, double 1.000000e+00
  br label %747

747:                                              ; preds = %739, %698
  %748 = phi double [ %699, %698 ], [ %746, %739 ]
  %749 = fmul contract double %678, 1.000000e-05
  %750 = fcmp contract olt double %748, %749
  br i1 %750, label %751, label %752

751:                                              ; preds = %747
  store double 1.000000e+00, ptr %659, align 8, !tbaa !94
  br label %752

752:                                              ; preds = %751, %747
  %753 = tail call contract double @llvm.sqrt.f64(double %748)
  store double %753, ptr %677, align 8, !tbaa !32
  %754 = icmp eq i64 %700, %660
  br i1 %754, label %755, label %674, !llvm.loop !395

755:                                              ; preds = %752, %658
  %756 = load ptr, ptr %5, align 8, !tbaa !45
  %757 = load i64, ptr %0, align 8, !tbaa !13
  %758 = getelementptr inbounds double, ptr %756, i64 %757
  %759 = getelementptr inbounds double, ptr %758, i64 %492
  %760 = getelementptr inbounds double, ptr %759, i64 %660
  br i1 %525, label %768, label %761

761:                                              ; preds = %755
  %762 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %763 = load ptr, ptr %762, align 8, !tbaa !106
  %764 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %765 = load ptr, ptr %764, align 8, !tbaa !109
  %766 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %767 = load ptr, ptr %766, align 8, !tbaa !361
  br label %865

768:                                              ; preds = %755
  %769 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %770 = load ptr, ptr %769, align 8, !tbaa !391
  %771 = load ptr, ptr %48, align 8, !tbaa !97
  %772 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %773 = load ptr, ptr %772, align 8, !tbaa !59
  %774 = load ptr, ptr %45, align 8, !tbaa !90
  %775 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %776 = load ptr, ptr %775, align 8, !tbaa !106
  %777 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %778 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %779 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %780 = load ptr, ptr %777, align 8, !tbaa !109
  %781 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %782 = load ptr, ptr %781, align 8, !tbaa !361
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
  br i1 %800, label %801, label %792, !llvm.loop !392

801:                                              ; preds = %792, %783
  %802 = getelementptr inbounds i64, ptr %776, i64 %784
  %803 = load i64, ptr %802, align 8, !tbaa !31
  %804 = add nuw nsw i64 %784, 1
  %805 = getelementptr inbounds i64, ptr %776, i64 %804
  %806 = load i64, ptr %805, align 8, !tbaa !31
  %807 = icmp slt i64 %803, %806
  br i1 %807, label %808, label %821

808:                                              ; preds = %801
  %809 = load ptr, ptr %484, align 8, !tbaa !112
  %810 = load ptr, ptr %778, align 8, !tbaa !114
  %811 = load ptr, ptr %482, align 8, !tbaa !54
  %812 = load ptr, ptr %489, align 8, !tbaa !111
  %813 = load ptr, ptr %779, align 8, !tbaa !108
  br label %829

814:                                              ; preds = %854, %814
  %815 = phi i64 [ %819, %814 ], [ %803, %854 ]
  %816 = getelementptr inbounds i64, ptr %780, i64 %815
  %817 = load i64, ptr %816, align 8, !tbaa !31
  %818 = getelementptr inbounds double, ptr %770, i64 %817
  store double 0.000000e+00, ptr %818, align 8, !tbaa !32
  %819 = add nsw i64 %815, 1
  %820 = icmp eq i64 %819, %806
  br i1 %820, label %821, label %814, !llvm.loop !393

821:                                              ; preds = %814, %801
  %822 = phi double [ 0.000000e+00, %801 ], [ %862, %814 ]
  %823 = fcmp contract ogt double %822, 0.000000e+00
  %824 = tail call contract double @llvm.sqrt.f64(double %822)
  %825 = fdiv contract double 1.000000e+00, %824
  %826 = select contract i1 %823, double %825, double 0.000000e+00
  %827 = getelementptr inbounds double, ptr %782, i64 %784
  store double %826, ptr %827, align 8, !tbaa !32
  %828 = icmp eq i64 %804, %524
  br i1 %828, label %865, label %783, !llvm.loop !396

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
  br i1 %853, label %854, label %841, !llvm.loop !371

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
  br i1 %864, label %814, label %829, !llvm.loop !397

865:                                              ; preds = %821, %761
  %866 = phi ptr [ %767, %761 ], [ %782, %821 ]
  %867 = phi ptr [ %765, %761 ], [ %780, %821 ]
  %868 = phi ptr [ %763, %761 ], [ %776, %821 ]
  store ptr null, ptr %4, align 8, !tbaa !355
  %869 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 1
  store ptr %868, ptr %869, align 8, !tbaa !357
  %870 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 2
  store ptr %867, ptr %870, align 8, !tbaa !358
  %871 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 3
  %872 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %873 = load ptr, ptr %872, align 8, !tbaa !108
  store ptr %873, ptr %871, align 8, !tbaa !359
  %874 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 4
  store ptr null, ptr %874, align 8, !tbaa !360
  %875 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %876 = load ptr, ptr %875, align 8, !tbaa !398
  %877 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %878 = load ptr, ptr %877, align 8, !tbaa !399
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %4, ptr noundef %876, ptr noundef %878, ptr noundef %866, double noundef 0x3CD0000000000000)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %0, align 8, !tbaa !13
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !50
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !20
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %21 = load ptr, ptr %20, align 8, !tbaa !328
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br label %74

26:                                               ; preds = %112, %5
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %67

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %30 = load ptr, ptr %29, align 8, !tbaa !112
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %32 = load ptr, ptr %31, align 8, !tbaa !114
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %34 = load ptr, ptr %33, align 8, !tbaa !54
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %36 = load ptr, ptr %35, align 8, !tbaa !111
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
  br i1 %58, label %59, label %46, !llvm.loop !371

59:                                               ; preds = %46, %37
  %60 = phi double [ 0.000000e+00, %37 ], [ %56, %46 ]
  %61 = fsub contract double %40, %60
  %62 = getelementptr inbounds double, ptr %36, i64 %38
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fdiv contract double %61, %63
  store double %64, ptr %39, align 8, !tbaa !32
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %37, !llvm.loop !400

67:                                               ; preds = %59, %26
  br i1 %18, label %68, label %115

68:                                               ; preds = %67
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %70 = load ptr, ptr %69, align 8, !tbaa !103
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  br label %117

74:                                               ; preds = %19, %112
  %75 = phi i64 [ 0, %19 ], [ %113, %112 ]
  %76 = getelementptr inbounds double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = fcmp contract ogt double %77, 0.000000e+00
  br i1 %78, label %79, label %112

79:                                               ; preds = %74
  %80 = load ptr, ptr %22, align 8, !tbaa !103
  %81 = getelementptr inbounds i64, ptr %80, i64 %75
  %82 = load i64, ptr %81, align 8, !tbaa !31
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %112

84:                                               ; preds = %79
  %85 = load ptr, ptr %23, align 8, !tbaa !90
  %86 = getelementptr inbounds i64, ptr %85, i64 %75
  %87 = load i64, ptr %86, align 8, !tbaa !31
  %88 = load ptr, ptr %24, align 8, !tbaa !97
  %89 = getelementptr inbounds i64, ptr %88, i64 %87
  %90 = load i64, ptr %89, align 8, !tbaa !31
  %91 = getelementptr i64, ptr %89, i64 1
  %92 = load i64, ptr %91, align 8, !tbaa !31
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %94, label %112

94:                                               ; preds = %84
  %95 = getelementptr inbounds double, ptr %1, i64 %75
  %96 = load ptr, ptr %25, align 8, !tbaa !59
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
  br i1 %111, label %112, label %97, !llvm.loop !401

112:                                              ; preds = %97, %84, %74, %79
  %113 = add nuw nsw i64 %75, 1
  %114 = icmp eq i64 %113, %17
  br i1 %114, label %26, label %74, !llvm.loop !402

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
  %125 = load ptr, ptr %71, align 8, !tbaa !106
  %126 = load ptr, ptr %72, align 8, !tbaa !109
  %127 = load ptr, ptr %73, align 8, !tbaa !108
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
  br i1 %145, label %146, label %133, !llvm.loop !371

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
  br i1 %153, label %115, label %117, !llvm.loop !403

154:                                              ; preds = %115
  %155 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %156 = load double, ptr %155, align 8, !tbaa !36
  %157 = fcmp contract ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %260

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %160 = load double, ptr %159, align 8, !tbaa !93
  %161 = fmul contract double %156, 1.000000e+01
  %162 = fcmp contract olt double %160, %161
  br i1 %162, label %163, label %260

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %165 = load ptr, ptr %164, align 8, !tbaa !368
  br i1 %27, label %166, label %196

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %168 = load ptr, ptr %167, align 8, !tbaa !111
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %170 = load ptr, ptr %169, align 8, !tbaa !235
  %171 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %172 = load ptr, ptr %171, align 8, !tbaa !89
  br label %179

173:                                              ; preds = %179
  %174 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %175 = load ptr, ptr %174, align 8, !tbaa !112
  %176 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
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
  br i1 %193, label %173, label %179, !llvm.loop !404

194:                                              ; preds = %222, %209
  %195 = icmp eq i64 %212, %14
  br i1 %195, label %196, label %209, !llvm.loop !405

196:                                              ; preds = %194, %163
  br i1 %18, label %200, label %197

197:                                              ; preds = %196
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %199 = load ptr, ptr %198, align 8, !tbaa !367
  br label %260

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %202 = load ptr, ptr %201, align 8, !tbaa !106
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %204 = load ptr, ptr %203, align 8, !tbaa !109
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %206 = load ptr, ptr %205, align 8, !tbaa !108
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %208 = load ptr, ptr %207, align 8, !tbaa !367
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
  %217 = load ptr, ptr %176, align 8, !tbaa !54
  %218 = getelementptr inbounds i64, ptr %172, i64 %211
  %219 = load i64, ptr %218, align 8, !tbaa !31
  %220 = getelementptr inbounds double, ptr %170, i64 %219
  %221 = load ptr, ptr %177, align 8, !tbaa !114
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
  br i1 %234, label %194, label %222, !llvm.loop !406

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
  br i1 %254, label %255, label %242, !llvm.loop !371

255:                                              ; preds = %242, %235
  %256 = phi double [ 0.000000e+00, %235 ], [ %252, %242 ]
  %257 = getelementptr inbounds double, ptr %208, i64 %236
  store double %256, ptr %257, align 8, !tbaa !32
  %258 = add nuw nsw i64 %236, 1
  %259 = icmp eq i64 %258, %17
  br i1 %259, label %260, label %235, !llvm.loop !407

260:                                              ; preds = %255, %197, %158, %154, %115
  %261 = phi ptr [ null, %115 ], [ null, %158 ], [ null, %154 ], [ %199, %197 ], [ %208, %255 ]
  tail call fastcc void @sparse_solve_gram(ptr noundef %0, ptr noundef %3, ptr noundef %261)
  %262 = load i64, ptr %16, align 8, !tbaa !20
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %296

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %266 = load ptr, ptr %265, align 8, !tbaa !106
  %267 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %268 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %269 = load i64, ptr %266, align 8, !tbaa !31
  br label %272

270:                                              ; preds = %283, %272
  %271 = icmp eq i64 %275, %262
  br i1 %271, label %296, label %272, !llvm.loop !107

272:                                              ; preds = %270, %264
  %273 = phi i64 [ %269, %264 ], [ %277, %270 ]
  %274 = phi i64 [ 0, %264 ], [ %275, %270 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = getelementptr inbounds i64, ptr %266, i64 %275
  %277 = load i64, ptr %276, align 8, !tbaa !31
  %278 = icmp slt i64 %273, %277
  br i1 %278, label %279, label %270

279:                                              ; preds = %272
  %280 = load ptr, ptr %267, align 8, !tbaa !108
  %281 = getelementptr inbounds double, ptr %3, i64 %274
  %282 = load ptr, ptr %268, align 8, !tbaa !109
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
  br i1 %295, label %270, label %283, !llvm.loop !110

296:                                              ; preds = %270, %260
  %297 = load i64, ptr %13, align 8, !tbaa !14
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %338

299:                                              ; preds = %296
  %300 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %301 = load ptr, ptr %300, align 8, !tbaa !111
  %302 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %303 = load ptr, ptr %302, align 8, !tbaa !112
  %304 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %306 = getelementptr inbounds i64, ptr %303, i64 %297
  %307 = load i64, ptr %306, align 8, !tbaa !31
  br label %310

308:                                              ; preds = %325, %310
  %309 = icmp sgt i64 %312, 1
  br i1 %309, label %310, label %338, !llvm.loop !113

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
  %323 = load ptr, ptr %304, align 8, !tbaa !54
  %324 = load ptr, ptr %305, align 8, !tbaa !114
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
  br i1 %337, label %308, label %325, !llvm.loop !115

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
  %11 = load ptr, ptr %1, align 8, !tbaa !355
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %14 = load ptr, ptr %13, align 8, !tbaa !391
  %15 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !357
  %17 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !358
  %19 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !359
  %21 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !360
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %25 = load ptr, ptr %24, align 8, !tbaa !369
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %27 = load ptr, ptr %26, align 8, !tbaa !408
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %31 = load ptr, ptr %30, align 8, !tbaa !307
  %32 = load ptr, ptr %29, align 8, !tbaa !370
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %34 = icmp ne ptr %22, null
  %35 = fcmp contract ogt double %5, 0.000000e+00
  %36 = and i1 %35, %34
  %37 = load ptr, ptr %33, align 8, !tbaa !103
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
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
  br i1 %61, label %62, label %53, !llvm.loop !392

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
  br i1 %77, label %63, label %69, !llvm.loop !409

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
  %103 = load ptr, ptr %28, align 8, !tbaa !410
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
  br i1 %111, label %112, label %105, !llvm.loop !393

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
  br i1 %121, label %122, label %113, !llvm.loop !392

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
  br i1 %134, label %136, label %130, !llvm.loop !411

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
  br i1 %159, label %160, label %147, !llvm.loop !371

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
  br i1 %169, label %104, label %125, !llvm.loop !412

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
  br i1 %177, label %178, label %171, !llvm.loop !393

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
  br i1 %204, label %205, label %192, !llvm.loop !371

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
  br i1 %222, label %170, label %180, !llvm.loop !413

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
  store double 1.000000e+00, ptr %38, align 8, !tbaa !94
  br label %248

248:                                              ; preds = %247, %243, %226
  %249 = icmp eq i64 %87, %8
  br i1 %249, label %39, label %40, !llvm.loop !414
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
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %9 = load ptr, ptr %8, align 8, !tbaa !399
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %11 = load ptr, ptr %10, align 8, !tbaa !361
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %13 = load ptr, ptr %12, align 8, !tbaa !369
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %15 = load ptr, ptr %14, align 8, !tbaa !370
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %17 = load ptr, ptr %16, align 8, !tbaa !398
  %18 = icmp eq ptr %2, null
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  br label %29

21:                                               ; preds = %107
  br i1 %6, label %22, label %150

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %24 = load ptr, ptr %23, align 8, !tbaa !399
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %26 = load ptr, ptr %25, align 8, !tbaa !369
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  br i1 %55, label %56, label %43, !llvm.loop !371

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
  br i1 %79, label %80, label %67, !llvm.loop !371

80:                                               ; preds = %67, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %77, %67 ]
  %82 = fsub contract double %66, %81
  %83 = fdiv contract double %82, %32
  %84 = select contract i1 %59, double %83, double 0.000000e+00
  store double %84, ptr %63, align 8, !tbaa !32
  br i1 %59, label %85, label %107

85:                                               ; preds = %80
  %86 = load ptr, ptr %19, align 8, !tbaa !326
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
  br i1 %109, label %21, label %29, !llvm.loop !415

110:                                              ; preds = %137, %126
  %111 = icmp sgt i64 %117, 1
  br i1 %111, label %116, label %112, !llvm.loop !416

112:                                              ; preds = %110
  br i1 %6, label %113, label %150

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %115 = load ptr, ptr %114, align 8, !tbaa !361
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
  %135 = load ptr, ptr %27, align 8, !tbaa !398
  %136 = load ptr, ptr %28, align 8, !tbaa !370
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
  br i1 %149, label %110, label %137, !llvm.loop !417

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
  br i1 %159, label %150, label %151, !llvm.loop !418
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc double @margin(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %4 = load ptr, ptr %3, align 8, !tbaa !45, !noalias !419
  %5 = load i64, ptr %0, align 8, !tbaa !13, !noalias !419
  %6 = getelementptr inbounds double, ptr %4, i64 %5
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !50, !noalias !419
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14, !noalias !419
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13, align 8, !tbaa !51, !noalias !419
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !20, !noalias !419
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !27, !noalias !419
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = getelementptr inbounds double, ptr %21, i64 %17
  %23 = icmp sgt i64 %1, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %25 = load ptr, ptr %24, align 8, !tbaa !77, !noalias !419
  br i1 %23, label %26, label %46

26:                                               ; preds = %2
  %27 = add i64 %11, 2
  %28 = add nsw i64 %17, %11
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %30 = load i64, ptr %29, align 8, !tbaa !69, !noalias !419
  %31 = add nsw i64 %28, %30
  %32 = mul i64 %31, 3
  %33 = add i64 %32, 5
  br label %34

34:                                               ; preds = %34, %26
  %35 = phi ptr [ %22, %26 ], [ %42, %34 ]
  %36 = phi i64 [ 0, %26 ], [ %43, %34 ]
  %37 = phi i64 [ 0, %26 ], [ %44, %34 ]
  %38 = getelementptr inbounds i64, ptr %25, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !31, !noalias !419
  %40 = mul i64 %39, %27
  %41 = add i64 %33, %40
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = add nsw i64 %39, %36
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %46, label %34, !llvm.loop !78

46:                                               ; preds = %34, %2
  %47 = phi i64 [ 0, %2 ], [ %43, %34 ]
  %48 = phi ptr [ %22, %2 ], [ %42, %34 ]
  %49 = getelementptr inbounds i64, ptr %25, i64 %1
  %50 = load i64, ptr %49, align 8, !tbaa !31, !noalias !419
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
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %62 = load ptr, ptr %61, align 8, !tbaa !133
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %64 = load ptr, ptr %63, align 8, !tbaa !153
  br label %73

65:                                               ; preds = %73, %58
  %66 = phi double [ 0.000000e+00, %58 ], [ %83, %73 ]
  %67 = phi double [ 0.000000e+00, %58 ], [ %87, %73 ]
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %69 = load ptr, ptr %68, align 8, !tbaa !79
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
  br i1 %89, label %65, label %73, !llvm.loop !422

90:                                               ; preds = %65
  %91 = load double, ptr %54, align 8, !tbaa !32
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %93 = load ptr, ptr %92, align 8, !tbaa !119
  %94 = getelementptr inbounds double, ptr %93, i64 %1
  %95 = load double, ptr %94, align 8, !tbaa !32
  %96 = fmul contract double %91, %95
  %97 = tail call contract double @llvm.sqrt.f64(double %67)
  %98 = fsub contract double %96, %97
  br label %105

99:                                               ; preds = %65
  %100 = tail call contract double @llvm.fabs.f64(double %66)
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  %102 = load double, ptr %101, align 8, !tbaa !423
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
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %14 = add i64 %11, 1
  br label %19

15:                                               ; preds = %233, %120, %201
  %16 = add nuw nsw i64 %21, 1
  %17 = icmp ult i64 %21, 59
  %18 = icmp eq i64 %16, 60
  br i1 %18, label %243, label %19, !llvm.loop !424

19:                                               ; preds = %8, %15
  %20 = phi i1 [ true, %8 ], [ %17, %15 ]
  %21 = phi i64 [ 0, %8 ], [ %16, %15 ]
  br i1 %12, label %23, label %22

22:                                               ; preds = %19
  store double 1.000000e+00, ptr %7, align 8, !tbaa !32
  br label %115

23:                                               ; preds = %19
  %24 = load ptr, ptr %13, align 8, !tbaa !79
  br label %26

25:                                               ; preds = %81
  store double 1.000000e+00, ptr %7, align 8, !tbaa !32
  br i1 %12, label %121, label %115

26:                                               ; preds = %23, %81
  %27 = phi i64 [ %84, %81 ], [ 0, %23 ]
  %28 = phi double [ %83, %81 ], [ 1.000000e-300, %23 ]
  %29 = phi double [ %82, %81 ], [ 0.000000e+00, %23 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #14
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
  br i1 %55, label %33, label %44, !llvm.loop !425

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
  br i1 %75, label %51, label %56, !llvm.loop !426

76:                                               ; preds = %33, %86
  %77 = phi i64 [ 0, %33 ], [ %95, %86 ]
  %78 = add nuw nsw i64 %77, %32
  %79 = mul nsw i64 %78, 3
  %80 = getelementptr double, ptr %2, i64 %79
  br label %97

81:                                               ; preds = %86
  %82 = select contract i1 %40, double %29, double %39
  %83 = select i1 %41, double %34, double %28
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #14
  %84 = add nuw nsw i64 %27, 1
  %85 = icmp eq i64 %84, %11
  br i1 %85, label %25, label %26, !llvm.loop !427

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
  br i1 %96, label %81, label %76, !llvm.loop !428

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
  br i1 %112, label %86, label %97, !llvm.loop !429

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !430

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
  br i1 %150, label %136, label %126, !llvm.loop !431

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
  br i1 %165, label %151, label %158, !llvm.loop !432

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
  br i1 %190, label %175, label %113, !llvm.loop !433

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
  br i1 %200, label %191, label %183, !llvm.loop !434

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
  br i1 %221, label %202, label %201, !llvm.loop !435

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
  br i1 %232, label %214, label %222, !llvm.loop !436

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
  br i1 %242, label %15, label %233, !llvm.loop !437

243:                                              ; preds = %115, %15
  %244 = phi i1 [ %17, %15 ], [ %20, %115 ]
  %245 = zext i1 %244 to i32
  ret i32 %245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @gram(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %7 = load ptr, ptr %6, align 8, !tbaa !398
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %9 = load ptr, ptr %8, align 8, !tbaa !108
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %11 = load ptr, ptr %10, align 8, !tbaa !361
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %89

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %15 = shl i64 %5, 3
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %17 = icmp sgt i64 %5, 0
  %18 = add nuw i64 %5, 1
  br label %24

19:                                               ; preds = %62
  br i1 %12, label %20, label %89

20:                                               ; preds = %19
  %21 = icmp sgt i64 %5, 0
  %22 = add nuw i64 %2, 1
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 126
  br label %80

24:                                               ; preds = %13, %62
  %25 = phi i64 [ 0, %13 ], [ %69, %62 ]
  %26 = mul nsw i64 %25, %5
  %27 = getelementptr double, ptr %9, i64 %26
  %28 = load ptr, ptr %14, align 8, !tbaa !57
  %29 = getelementptr inbounds i64, ptr %1, i64 %25
  %30 = load i64, ptr %29, align 8, !tbaa !31
  %31 = mul nsw i64 %30, %5
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %32, i64 %15, i1 false)
  %33 = load ptr, ptr %16, align 8, !tbaa !54
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
  br i1 %49, label %61, label %34, !llvm.loop !438

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
  br i1 %60, label %42, label %50, !llvm.loop !439

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
  br i1 %70, label %19, label %24, !llvm.loop !440

71:                                               ; preds = %61, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %61 ]
  %73 = phi double [ %77, %71 ], [ 0.000000e+00, %61 ]
  %74 = getelementptr double, ptr %27, i64 %72
  %75 = load double, ptr %74, align 8, !tbaa !32
  %76 = fmul contract double %75, %75
  %77 = fadd contract double %73, %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %62, label %71, !llvm.loop !441

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
  br i1 %119, label %98, label %109, !llvm.loop !442

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
  br i1 %132, label %96, label %90, !llvm.loop !443

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
  br i1 %143, label %120, label %133, !llvm.loop !444

144:                                              ; preds = %96
  store double 1.000000e+00, ptr %23, align 8, !tbaa !94
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
  br i1 %153, label %89, label %80, !llvm.loop !445
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %9 = load i64, ptr %8, align 8, !tbaa !62
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %13 = load ptr, ptr %12, align 8, !tbaa !328
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %15 = load ptr, ptr %14, align 8, !tbaa !64
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %17 = load ptr, ptr %16, align 8, !tbaa !57
  %18 = icmp sgt i64 %7, 0
  br label %62

19:                                               ; preds = %73, %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %21 = load ptr, ptr %20, align 8, !tbaa !54
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
  br i1 %40, label %52, label %25, !llvm.loop !438

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
  br i1 %51, label %33, label %41, !llvm.loop !439

52:                                               ; preds = %33, %19
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %54 = load ptr, ptr %53, align 8, !tbaa !64
  br i1 %10, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %57 = load ptr, ptr %56, align 8, !tbaa !307
  br label %86

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %61 = load ptr, ptr %60, align 8, !tbaa !307
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
  br i1 %75, label %19, label %62, !llvm.loop !446

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
  br i1 %85, label %73, label %76, !llvm.loop !447

86:                                               ; preds = %101, %55
  %87 = phi ptr [ %57, %55 ], [ %61, %101 ]
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
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
  %98 = load ptr, ptr %59, align 8, !tbaa !108
  %99 = mul nsw i64 %92, %7
  %100 = getelementptr double, ptr %98, i64 %99
  br label %106

101:                                              ; preds = %106, %91
  %102 = phi double [ %96, %91 ], [ %114, %106 ]
  %103 = getelementptr inbounds double, ptr %61, i64 %92
  store double %102, ptr %103, align 8, !tbaa !32
  %104 = add nuw nsw i64 %92, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %86, label %91, !llvm.loop !448

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
  br i1 %116, label %101, label %106, !llvm.loop !449

117:                                              ; preds = %86
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %119 = load double, ptr %118, align 8, !tbaa !36
  %120 = fcmp contract ogt double %119, 0.000000e+00
  br i1 %120, label %121, label %181

121:                                              ; preds = %117
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %123 = load double, ptr %122, align 8, !tbaa !93
  %124 = fmul contract double %119, 1.000000e+01
  %125 = fcmp contract olt double %123, %124
  br i1 %125, label %126, label %181

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %128 = load ptr, ptr %127, align 8, !tbaa !391
  br i1 %22, label %129, label %132

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %131 = load ptr, ptr %130, align 8, !tbaa !235
  br label %138

132:                                              ; preds = %145, %126
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %134 = load ptr, ptr %133, align 8, !tbaa !367
  br i1 %10, label %136, label %135

135:                                              ; preds = %132
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %134)
  br label %187

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
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
  br i1 %147, label %132, label %138, !llvm.loop !450

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
  br i1 %159, label %148, label %145, !llvm.loop !451

160:                                              ; preds = %167, %136
  %161 = phi i64 [ 0, %136 ], [ %168, %167 ]
  %162 = getelementptr inbounds double, ptr %134, i64 %161
  store double 0.000000e+00, ptr %162, align 8, !tbaa !32
  br i1 %22, label %163, label %167

163:                                              ; preds = %160
  %164 = load ptr, ptr %137, align 8, !tbaa !108
  %165 = mul nsw i64 %161, %7
  %166 = getelementptr double, ptr %164, i64 %165
  br label %170

167:                                              ; preds = %170, %160
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %9
  br i1 %169, label %181, label %160, !llvm.loop !452

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
  br i1 %180, label %167, label %170, !llvm.loop !453

181:                                              ; preds = %167, %121, %117, %86
  %182 = phi ptr [ null, %86 ], [ null, %121 ], [ null, %117 ], [ %134, %167 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %182)
  br i1 %10, label %183, label %187

183:                                              ; preds = %181
  %184 = load ptr, ptr %89, align 8, !tbaa !307
  %185 = load ptr, ptr %88, align 8, !tbaa !64
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  br label %218

187:                                              ; preds = %229, %135, %181
  %188 = load ptr, ptr %20, align 8, !tbaa !54
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
  br i1 %204, label %191, label %217, !llvm.loop !346

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
  br i1 %216, label %198, label %205, !llvm.loop !347

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
  %226 = load ptr, ptr %186, align 8, !tbaa !108
  %227 = mul nsw i64 %219, %7
  %228 = getelementptr double, ptr %226, i64 %227
  br label %232

229:                                              ; preds = %232, %218
  %230 = add nuw nsw i64 %219, 1
  %231 = icmp eq i64 %230, %9
  br i1 %231, label %187, label %218, !llvm.loop !454

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
  br i1 %242, label %229, label %232, !llvm.loop !455
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %7 = load ptr, ptr %6, align 8, !tbaa !398
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %9 = load ptr, ptr %8, align 8, !tbaa !361
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %137

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
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
  br i1 %61, label %39, label %51, !llvm.loop !456

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
  br i1 %82, label %62, label %72, !llvm.loop !457

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !326
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
  br i1 %107, label %16, label %19, !llvm.loop !458

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
  br i1 %124, label %109, label %108, !llvm.loop !459

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
  br i1 %136, label %116, label %125, !llvm.loop !460

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
  br i1 %146, label %137, label %138, !llvm.loop !461
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_step(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %8 = load ptr, ptr %7, align 8, !tbaa !368
  tail call fastcc void @sparse_prepare(ptr noundef %0, double noundef %1)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !20
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  br label %21

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %17 = load ptr, ptr %16, align 8, !tbaa !103
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  br label %107

21:                                               ; preds = %119, %12
  %22 = phi ptr [ %14, %12 ], [ %20, %119 ]
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %22, ptr noundef null)
  %24 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %24, i1 false)
  %25 = load ptr, ptr %23, align 8, !tbaa !19
  %26 = load i64, ptr %9, align 8, !tbaa !20
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %60

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %30 = load ptr, ptr %29, align 8, !tbaa !106
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %33 = load i64, ptr %30, align 8, !tbaa !31
  br label %36

34:                                               ; preds = %47, %36
  %35 = icmp eq i64 %39, %26
  br i1 %35, label %60, label %36, !llvm.loop !107

36:                                               ; preds = %34, %28
  %37 = phi i64 [ %33, %28 ], [ %41, %34 ]
  %38 = phi i64 [ 0, %28 ], [ %39, %34 ]
  %39 = add nuw nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %30, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp slt i64 %37, %41
  br i1 %42, label %43, label %34

43:                                               ; preds = %36
  %44 = load ptr, ptr %31, align 8, !tbaa !108
  %45 = getelementptr inbounds double, ptr %25, i64 %38
  %46 = load ptr, ptr %32, align 8, !tbaa !109
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
  br i1 %59, label %34, label %47, !llvm.loop !110

60:                                               ; preds = %34, %21
  %61 = load i64, ptr %5, align 8, !tbaa !14
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %102

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %65 = load ptr, ptr %64, align 8, !tbaa !111
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %67 = load ptr, ptr %66, align 8, !tbaa !112
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %70 = getelementptr inbounds i64, ptr %67, i64 %61
  %71 = load i64, ptr %70, align 8, !tbaa !31
  br label %74

72:                                               ; preds = %89, %74
  %73 = icmp sgt i64 %76, 1
  br i1 %73, label %74, label %102, !llvm.loop !113

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
  %87 = load ptr, ptr %68, align 8, !tbaa !54
  %88 = load ptr, ptr %69, align 8, !tbaa !114
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
  br i1 %101, label %72, label %89, !llvm.loop !115

102:                                              ; preds = %72, %60
  %103 = icmp sgt i64 %6, 0
  br i1 %103, label %104, label %124

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %106 = load ptr, ptr %105, align 8, !tbaa !89
  br label %125

107:                                              ; preds = %15, %119
  %108 = phi i64 [ 0, %15 ], [ %122, %119 ]
  %109 = getelementptr inbounds i64, ptr %17, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !31
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %119

112:                                              ; preds = %107
  %113 = load ptr, ptr %18, align 8, !tbaa !90
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
  br i1 %123, label %21, label %107, !llvm.loop !462

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
  br i1 %133, label %124, label %125, !llvm.loop !463
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %8 = icmp sgt i64 %2, 0
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %10 = load ptr, ptr %9, align 8, !tbaa !307
  br i1 %8, label %17, label %11

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %10, ptr noundef null)
  %13 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %13, i1 false)
  br i1 %8, label %14, label %33

14:                                               ; preds = %11
  %15 = icmp sgt i64 %7, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
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
  br i1 %24, label %11, label %17, !llvm.loop !464

25:                                               ; preds = %14, %66
  %26 = phi i64 [ 0, %14 ], [ %67, %66 ]
  br i1 %15, label %27, label %66

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8, !tbaa !108
  %29 = mul nsw i64 %26, %7
  %30 = getelementptr double, ptr %28, i64 %29
  %31 = load ptr, ptr %12, align 8, !tbaa !307
  %32 = getelementptr inbounds double, ptr %31, i64 %26
  br label %69

33:                                               ; preds = %66, %11
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %35 = load ptr, ptr %34, align 8, !tbaa !54
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
  br i1 %52, label %39, label %65, !llvm.loop !346

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
  br i1 %64, label %46, label %53, !llvm.loop !347

65:                                               ; preds = %46, %33
  ret void

66:                                               ; preds = %69, %25
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %25, !llvm.loop !465

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
  br i1 %79, label %66, label %69, !llvm.loop !466
}

; Function Attrs: nounwind uwtable
define internal double @dormand_prince(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, i64 %7, ptr nocapture noundef %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %43, label %83, label %33, !llvm.loop !467

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !468)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !471)
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
  %60 = load <2 x double>, ptr %59, align 8, !tbaa !32, !alias.scope !468, !noalias !471
  %61 = fmul contract <2 x double> %56, %60
  %62 = getelementptr inbounds double, ptr %21, i64 %58
  %63 = load <2 x double>, ptr %62, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %64 = fadd contract <2 x double> %63, %61
  store <2 x double> %64, ptr %62, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %65 = add nuw i64 %58, 2
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %67, label %57, !llvm.loop !473

67:                                               ; preds = %57
  br i1 %32, label %80, label %68

68:                                               ; preds = %53, %67
  %69 = phi i64 [ 0, %53 ], [ %31, %67 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %78, %70 ], [ %69, %68 ]
  %72 = getelementptr inbounds double, ptr %52, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32, !alias.scope !468, !noalias !471
  %74 = fmul contract double %50, %73
  %75 = getelementptr inbounds double, ptr %21, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %80, label %70, !llvm.loop !476

80:                                               ; preds = %70, %67, %49, %44
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %34
  br i1 %82, label %35, label %44, !llvm.loop !477

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
  br label %88, !llvm.loop !478

96:                                               ; preds = %88
  %97 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = mul nsw i64 %89, %18
  %100 = getelementptr inbounds double, ptr %9, i64 %99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !479)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !482)
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
  %108 = load <2 x double>, ptr %107, align 8, !tbaa !32, !alias.scope !479, !noalias !482
  %109 = fmul contract <2 x double> %104, %108
  %110 = getelementptr inbounds double, ptr %8, i64 %106
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !32, !alias.scope !482, !noalias !479
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !32, !alias.scope !482, !noalias !479
  %113 = add nuw i64 %106, 2
  %114 = icmp eq i64 %113, %86
  br i1 %114, label %115, label %105, !llvm.loop !484

115:                                              ; preds = %105
  br i1 %87, label %128, label %116

116:                                              ; preds = %101, %115
  %117 = phi i64 [ 0, %101 ], [ %86, %115 ]
  br label %118

118:                                              ; preds = %116, %118
  %119 = phi i64 [ %126, %118 ], [ %117, %116 ]
  %120 = getelementptr inbounds double, ptr %100, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !32, !alias.scope !479, !noalias !482
  %122 = fmul contract double %98, %121
  %123 = getelementptr inbounds double, ptr %8, i64 %119
  %124 = load double, ptr %123, align 8, !tbaa !32, !alias.scope !482, !noalias !479
  %125 = fadd contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !32, !alias.scope !482, !noalias !479
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %18
  br i1 %127, label %128, label %118, !llvm.loop !485

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
  br i1 %143, label %144, label %134, !llvm.loop !486

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
  br i1 %175, label %149, label %144, !llvm.loop !487

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
  br i1 %192, label %155, label %176, !llvm.loop !488

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
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %42, label %43, label %32, !llvm.loop !467

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !489)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !492)
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
  %66 = load <2 x double>, ptr %65, align 8, !tbaa !32, !alias.scope !489, !noalias !492
  %67 = fmul contract <2 x double> %62, %66
  %68 = getelementptr inbounds double, ptr %20, i64 %64
  %69 = load <2 x double>, ptr %68, align 8, !tbaa !32, !alias.scope !492, !noalias !489
  %70 = fadd contract <2 x double> %69, %67
  store <2 x double> %70, ptr %68, align 8, !tbaa !32, !alias.scope !492, !noalias !489
  %71 = add nuw i64 %64, 2
  %72 = icmp eq i64 %71, %30
  br i1 %72, label %73, label %63, !llvm.loop !494

73:                                               ; preds = %63
  br i1 %31, label %86, label %74

74:                                               ; preds = %59, %73
  %75 = phi i64 [ 0, %59 ], [ %30, %73 ]
  br label %76

76:                                               ; preds = %74, %76
  %77 = phi i64 [ %84, %76 ], [ %75, %74 ]
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32, !alias.scope !489, !noalias !492
  %80 = fmul contract double %56, %79
  %81 = getelementptr inbounds double, ptr %20, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32, !alias.scope !492, !noalias !489
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !32, !alias.scope !492, !noalias !489
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %26
  br i1 %85, label %86, label %76, !llvm.loop !495

86:                                               ; preds = %76, %73, %55, %50
  %87 = add nuw nsw i64 %51, 1
  %88 = icmp eq i64 %87, %33
  br i1 %88, label %34, label %50, !llvm.loop !477

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
  br i1 %115, label %89, label %90, !llvm.loop !496

116:                                              ; preds = %123
  %117 = fmul contract double %132, %2
  %118 = add nuw nsw i64 %112, 3
  %119 = mul nsw i64 %118, %14
  %120 = getelementptr double, ptr %97, i64 %119
  store double %117, ptr %120, align 8, !tbaa !32
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, 4
  br i1 %122, label %113, label %111, !llvm.loop !497

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
  br i1 %134, label %116, label %123, !llvm.loop !498
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @dormand_prince_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #9 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %30, label %23, label %20, !llvm.loop !499

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
  br i1 %43, label %24, label %31, !llvm.loop !500
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
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %26 = load ptr, ptr %25, align 8, !tbaa !501
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
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
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
  br i1 %51, label %38, label %42, !llvm.loop !502

52:                                               ; preds = %38
  %53 = load i64, ptr %0, align 8, !tbaa !13
  %54 = load i64, ptr %12, align 8, !tbaa !14
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = add i64 %54, %53
  %58 = add nsw i64 %56, %54
  %59 = getelementptr inbounds double, ptr %16, i64 %53
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %61 = load ptr, ptr %60, align 8, !tbaa !16
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %63 = load ptr, ptr %62, align 8, !tbaa !17
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %78 = load ptr, ptr %77, align 8, !tbaa !19
  %79 = load i64, ptr %55, align 8, !tbaa !20
  %80 = shl i64 %79, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %78, i64 %80, i1 false)
  %81 = load i64, ptr %39, align 8, !tbaa !21
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %84 = load ptr, ptr %83, align 8, !tbaa !22
  %85 = load ptr, ptr %60, align 8, !tbaa !16
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %87 = load i64, ptr %86, align 8, !tbaa !23
  %88 = inttoptr i64 %87 to ptr
  tail call void %82(ptr noundef %84, ptr noundef %85, ptr noundef %88) #14
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %90 = load ptr, ptr %89, align 8, !tbaa !503
  %91 = shl i64 %57, 3
  %92 = mul i64 %91, %57
  tail call void @llvm.memset.p0.i64(ptr align 8 %90, i8 0, i64 %92, i1 false)
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %94 = load ptr, ptr %93, align 8, !tbaa !504
  %95 = mul i64 %91, %58
  tail call void @llvm.memset.p0.i64(ptr align 8 %94, i8 0, i64 %95, i1 false)
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %97 = load i64, ptr %96, align 8, !tbaa !28
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %105

99:                                               ; preds = %52
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %101 = load ptr, ptr %100, align 8, !tbaa !30
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %103 = load ptr, ptr %102, align 8, !tbaa !29
  %104 = load ptr, ptr %83, align 8, !tbaa !22
  br label %124

105:                                              ; preds = %144, %52
  %106 = load ptr, ptr %93, align 8, !tbaa !504
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
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
  br i1 %121, label %122, label %111, !llvm.loop !505

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
  %134 = load ptr, ptr %89, align 8, !tbaa !503
  %135 = mul nsw i64 %127, %57
  %136 = getelementptr double, ptr %134, i64 %135
  %137 = getelementptr double, ptr %136, i64 %129
  br label %144

138:                                              ; preds = %124
  %139 = load ptr, ptr %93, align 8, !tbaa !504
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
  br i1 %147, label %105, label %124, !llvm.loop !506

148:                                              ; preds = %156, %122
  %149 = phi i64 [ 0, %122 ], [ %157, %156 ]
  br i1 %123, label %150, label %156

150:                                              ; preds = %148
  %151 = load ptr, ptr %93, align 8, !tbaa !504
  %152 = mul nsw i64 %149, %58
  %153 = getelementptr double, ptr %151, i64 %152
  %154 = load ptr, ptr %89, align 8, !tbaa !503
  %155 = getelementptr double, ptr %154, i64 %149
  br label %159

156:                                              ; preds = %159, %148
  %157 = add nuw nsw i64 %149, 1
  %158 = icmp eq i64 %157, %57
  br i1 %158, label %205, label %148, !llvm.loop !507

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
  br i1 %167, label %156, label %159, !llvm.loop !508

168:                                              ; preds = %38
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %170 = load ptr, ptr %169, align 8, !tbaa !503
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
  br i1 %192, label %205, label %176, !llvm.loop !509

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
  br i1 %204, label %189, label %193, !llvm.loop !510

205:                                              ; preds = %156, %189, %168, %110, %10
  %206 = load i64, ptr %0, align 8, !tbaa !13
  %207 = load i64, ptr %12, align 8, !tbaa !14
  %208 = add nsw i64 %207, %206
  %209 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %210 = load ptr, ptr %209, align 8, !tbaa !511
  %211 = icmp sgt i64 %208, 0
  br i1 %211, label %212, label %311

212:                                              ; preds = %205
  %213 = fmul contract double %2, 2.500000e-01
  %214 = fdiv contract double 1.000000e+00, %213
  %215 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %216 = load ptr, ptr %215, align 8, !tbaa !503
  br label %217

217:                                              ; preds = %223, %212
  %218 = phi i64 [ 0, %212 ], [ %224, %223 ]
  %219 = mul nsw i64 %218, %208
  br label %226

220:                                              ; preds = %223
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %222 = load ptr, ptr %221, align 8, !tbaa !512
  br label %240

223:                                              ; preds = %226
  %224 = add nuw nsw i64 %218, 1
  %225 = icmp eq i64 %224, %208
  br i1 %225, label %220, label %217, !llvm.loop !513

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
  br i1 %236, label %223, label %226, !llvm.loop !514

237:                                              ; preds = %306, %282
  %238 = icmp sge i64 %243, %208
  %239 = icmp eq i64 %243, %208
  br i1 %239, label %309, label %240, !llvm.loop !515

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
  br i1 %268, label %254, label %246, !llvm.loop !516

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
  br i1 %281, label %282, label %274, !llvm.loop !517

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
  br i1 %305, label %296, label %306, !llvm.loop !518

306:                                              ; preds = %296, %287
  %307 = add nuw nsw i64 %288, 1
  %308 = icmp slt i64 %307, %208
  br i1 %308, label %287, label %237, !llvm.loop !519

309:                                              ; preds = %246, %237
  %310 = phi i1 [ %238, %237 ], [ %241, %246 ]
  br i1 %310, label %311, label %509

311:                                              ; preds = %309, %205
  %312 = shl nsw i64 %208, 2
  %313 = getelementptr double, ptr %9, i64 %312
  %314 = shl i64 %208, 3
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
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
  br i1 %336, label %356, label %327, !llvm.loop !520

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
  br i1 %346, label %334, label %337, !llvm.loop !521

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
  br i1 %355, label %356, label %347, !llvm.loop !522

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
  %371 = load ptr, ptr %209, align 8, !tbaa !511
  %372 = load ptr, ptr %315, align 8, !tbaa !512
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
  br i1 %382, label %383, label %373, !llvm.loop !523

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
  br i1 %393, label %405, label %383, !llvm.loop !524

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
  br i1 %404, label %391, label %394, !llvm.loop !525

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
  br i1 %424, label %405, label %436, !llvm.loop !526

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
  br i1 %435, label %417, label %425, !llvm.loop !527

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
  br label %320, !llvm.loop !528

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
  br i1 %455, label %370, label %367, !llvm.loop !529

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
  br i1 %467, label %444, label %456, !llvm.loop !530

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
  br i1 %476, label %477, label %468, !llvm.loop !531

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
  br i1 %502, label %503, label %481, !llvm.loop !532

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
  br i1 %32, label %17, label %14, !llvm.loop !533

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
  br i1 %49, label %18, label %33, !llvm.loop !534
}

; Function Attrs: nounwind uwtable
define internal double @runge_kutta(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture readnone %5, double %6, i64 %7, ptr nocapture noundef writeonly %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %43, label %31, label %33, !llvm.loop !535

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
  br i1 %57, label %46, label %47, !llvm.loop !536

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
  br i1 %74, label %60, label %64, !llvm.loop !537

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
  br i1 %103, label %75, label %80, !llvm.loop !538
}

; Function Attrs: nounwind uwtable
define internal void @runge_kutta_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture readnone %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %29, label %19, label %20, !llvm.loop !539
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @runge_kutta_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #9 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  br i1 %44, label %21, label %22, !llvm.loop !540
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @look(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !242
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !244
  %7 = getelementptr inbounds %struct.Stepper, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !279
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !246
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !247
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8, !tbaa !245
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8, !tbaa !253
  tail call void %8(ptr noundef %4, ptr noundef %10, ptr noundef %12, double noundef %1, ptr noundef %14, ptr noundef %16) #14
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %18 = load i64, ptr %17, align 8, !tbaa !252
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %22 = load double, ptr %21, align 8, !tbaa !249
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = load double, ptr %23, align 8, !tbaa !250
  %25 = fmul contract double %24, %1
  %26 = fadd contract double %22, %25
  %27 = load ptr, ptr %15, align 8, !tbaa !253
  tail call void @guards(ptr noundef %4, double noundef %26, ptr noundef %27, ptr noundef %2)
  br label %68

28:                                               ; preds = %3
  %29 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 14
  %30 = load i64, ptr %29, align 8, !tbaa !173
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %68, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %15, align 8, !tbaa !253
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load double, ptr %34, align 8, !tbaa !249
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %37 = load double, ptr %36, align 8, !tbaa !250
  %38 = fmul contract double %37, %1
  %39 = fadd contract double %35, %38
  tail call fastcc void @set_state(ptr noundef nonnull %4, double noundef %39, ptr noundef %33)
  %40 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 26
  %41 = load i64, ptr %40, align 8, !tbaa !84
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 107
  %45 = load ptr, ptr %44, align 8, !tbaa !161
  %46 = inttoptr i64 %41 to ptr
  %47 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 27
  %48 = load i64, ptr %47, align 8, !tbaa !85
  %49 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 67
  %50 = load ptr, ptr %49, align 8, !tbaa !17
  tail call void %46(i64 noundef %48, ptr noundef %50, ptr noundef %45, i64 noundef 1) #14
  %51 = load i64, ptr %47, align 8, !tbaa !85
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds %struct.Tree, ptr %52, i64 0, i32 7
  %54 = load i64, ptr %53, align 8, !tbaa !86
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  %57 = sitofp i64 %54 to double
  %58 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 119
  store double %57, ptr %58, align 8, !tbaa !88
  br label %59

59:                                               ; preds = %56, %43, %32
  %60 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 24
  %61 = load i64, ptr %60, align 8, !tbaa !174
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 67
  %64 = load ptr, ptr %63, align 8, !tbaa !17
  %65 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 25
  %66 = load i64, ptr %65, align 8, !tbaa !175
  %67 = inttoptr i64 %66 to ptr
  tail call void %62(ptr noundef %2, ptr noundef %64, ptr noundef %67) #14
  br label %68

68:                                               ; preds = %59, %28, %20
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %70 = load i64, ptr %69, align 8, !tbaa !259
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !259
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @go_straight(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !190
  %5 = load i64, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = add nsw i64 %7, %5
  %9 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 32
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = add nsw i64 %10, 1
  %12 = mul nsw i64 %11, %8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !195
  %17 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 15
  %18 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8, !tbaa !196
  %20 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8, !tbaa !200
  br label %64

22:                                               ; preds = %64, %3
  %23 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 14
  %24 = load i64, ptr %23, align 8, !tbaa !173
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %63, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8, !tbaa !200
  %29 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 14
  %30 = load double, ptr %29, align 8, !tbaa !223
  %31 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 15
  %32 = load double, ptr %31, align 8, !tbaa !232
  %33 = fmul contract double %32, %1
  %34 = fadd contract double %30, %33
  tail call fastcc void @set_state(ptr noundef nonnull %4, double noundef %34, ptr noundef %28)
  %35 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 26
  %36 = load i64, ptr %35, align 8, !tbaa !84
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %54, label %38

38:                                               ; preds = %26
  %39 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 107
  %40 = load ptr, ptr %39, align 8, !tbaa !161
  %41 = inttoptr i64 %36 to ptr
  %42 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 27
  %43 = load i64, ptr %42, align 8, !tbaa !85
  %44 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 67
  %45 = load ptr, ptr %44, align 8, !tbaa !17
  tail call void %41(i64 noundef %43, ptr noundef %45, ptr noundef %40, i64 noundef 1) #14
  %46 = load i64, ptr %42, align 8, !tbaa !85
  %47 = inttoptr i64 %46 to ptr
  %48 = getelementptr inbounds %struct.Tree, ptr %47, i64 0, i32 7
  %49 = load i64, ptr %48, align 8, !tbaa !86
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %38
  %52 = sitofp i64 %49 to double
  %53 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 119
  store double %52, ptr %53, align 8, !tbaa !88
  br label %54

54:                                               ; preds = %51, %38, %26
  %55 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 24
  %56 = load i64, ptr %55, align 8, !tbaa !174
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 67
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 25
  %61 = load i64, ptr %60, align 8, !tbaa !175
  %62 = inttoptr i64 %61 to ptr
  tail call void %57(ptr noundef %2, ptr noundef %59, ptr noundef %62) #14
  br label %63

63:                                               ; preds = %22, %54
  ret void

64:                                               ; preds = %14, %64
  %65 = phi i64 [ 0, %14 ], [ %75, %64 ]
  %66 = getelementptr inbounds double, ptr %16, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !32
  %68 = load double, ptr %17, align 8, !tbaa !232
  %69 = fmul contract double %68, %1
  %70 = getelementptr inbounds double, ptr %19, i64 %65
  %71 = load double, ptr %70, align 8, !tbaa !32
  %72 = fmul contract double %69, %71
  %73 = fadd contract double %67, %72
  %74 = getelementptr inbounds double, ptr %21, i64 %65
  store double %73, ptr %74, align 8, !tbaa !32
  %75 = add nuw nsw i64 %65, 1
  %76 = icmp eq i64 %75, %12
  br i1 %76, label %22, label %64, !llvm.loop !541
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

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
attributes #12 = { nofree nounwind willreturn memory(argmem: read) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !11, i64 976}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !10, i64 840, !10, i64 848, !10, i64 856, !10, i64 864, !10, i64 872, !10, i64 880, !10, i64 888, !10, i64 896, !10, i64 904, !10, i64 912, !10, i64 920, !11, i64 928, !11, i64 936, !11, i64 944, !11, i64 952, !11, i64 960, !11, i64 968, !11, i64 976, !11, i64 984, !11, i64 992, !11, i64 1000, !11, i64 1008, !11, i64 1016}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 808}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !7, i64 8}
!15 = !{!6, !7, i64 256}
!16 = !{!6, !10, i64 864}
!17 = !{!6, !10, i64 536}
!18 = !{!6, !7, i64 248}
!19 = !{!6, !10, i64 656}
!20 = !{!6, !7, i64 16}
!21 = !{!6, !7, i64 224}
!22 = !{!6, !10, i64 872}
!23 = !{!6, !7, i64 232}
!24 = !{!6, !10, i64 912}
!25 = !{!6, !7, i64 264}
!26 = !{!6, !10, i64 920}
!27 = !{!6, !7, i64 24}
!28 = !{!6, !7, i64 240}
!29 = !{!6, !10, i64 520}
!30 = !{!6, !10, i64 512}
!31 = !{!7, !7, i64 0}
!32 = !{!11, !11, i64 0}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !{!6, !11, i64 984}
!37 = distinct !{!37, !34, !35}
!38 = !{!6, !7, i64 88}
!39 = !{!6, !10, i64 328}
!40 = distinct !{!40, !34, !35}
!41 = distinct !{!41, !34, !35}
!42 = !{!6, !7, i64 48}
!43 = !{!6, !7, i64 96}
!44 = !{!6, !7, i64 168}
!45 = !{!6, !10, i64 544}
!46 = !{!6, !7, i64 176}
!47 = !{!6, !11, i64 928}
!48 = !{!6, !10, i64 792}
!49 = !{!6, !10, i64 312}
!50 = !{!6, !7, i64 72}
!51 = !{!6, !7, i64 80}
!52 = distinct !{!52, !34, !35}
!53 = !{!6, !10, i64 832}
!54 = !{!6, !10, i64 552}
!55 = !{!6, !10, i64 272}
!56 = !{!6, !10, i64 280}
!57 = !{!6, !10, i64 568}
!58 = !{!6, !10, i64 288}
!59 = !{!6, !10, i64 296}
!60 = distinct !{!60, !34, !35}
!61 = distinct !{!61, !34, !35}
!62 = !{!6, !7, i64 136}
!63 = !{!6, !10, i64 384}
!64 = !{!6, !10, i64 368}
!65 = !{!6, !10, i64 320}
!66 = distinct !{!66, !34, !35}
!67 = !{!6, !10, i64 816}
!68 = distinct !{!68, !34, !35}
!69 = !{!6, !7, i64 104}
!70 = distinct !{!70, !34, !35}
!71 = distinct !{!71, !34, !35}
!72 = distinct !{!72, !34, !35}
!73 = !{!6, !10, i64 848}
!74 = !{!75}
!75 = distinct !{!75, !76, !"law_at: argument 0"}
!76 = distinct !{!76, !"law_at"}
!77 = !{!6, !10, i64 336}
!78 = distinct !{!78, !34, !35}
!79 = !{!6, !10, i64 344}
!80 = distinct !{!80, !34, !35}
!81 = distinct !{!81, !34, !35}
!82 = distinct !{!82, !34, !35}
!83 = distinct !{!83, !34, !35}
!84 = !{!6, !7, i64 208}
!85 = !{!6, !7, i64 216}
!86 = !{!87, !7, i64 56}
!87 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176}
!88 = !{!6, !11, i64 952}
!89 = !{!6, !10, i64 392}
!90 = !{!6, !10, i64 400}
!91 = distinct !{!91, !34, !35}
!92 = distinct !{!92, !34, !35}
!93 = !{!6, !11, i64 992}
!94 = !{!6, !11, i64 1008}
!95 = !{!6, !10, i64 840}
!96 = distinct !{!96, !34, !35}
!97 = !{!6, !10, i64 304}
!98 = distinct !{!98, !34, !35}
!99 = distinct !{!99, !34, !35}
!100 = distinct !{!100, !34, !35}
!101 = distinct !{!101, !34, !35}
!102 = distinct !{!102, !34, !35}
!103 = !{!6, !10, i64 376}
!104 = distinct !{!104, !34, !35}
!105 = distinct !{!105, !34, !35}
!106 = !{!6, !10, i64 424}
!107 = distinct !{!107, !34, !35}
!108 = !{!6, !10, i64 576}
!109 = !{!6, !10, i64 432}
!110 = distinct !{!110, !34, !35}
!111 = !{!6, !10, i64 560}
!112 = !{!6, !10, i64 408}
!113 = distinct !{!113, !34, !35}
!114 = !{!6, !10, i64 416}
!115 = distinct !{!115, !34, !35}
!116 = distinct !{!116, !34, !35}
!117 = distinct !{!117, !34, !35}
!118 = !{!6, !10, i64 712}
!119 = !{!6, !10, i64 696}
!120 = !{!121}
!121 = distinct !{!121, !122, !"law_at: argument 0"}
!122 = distinct !{!122, !"law_at"}
!123 = distinct !{!123, !34, !35}
!124 = distinct !{!124, !34, !35}
!125 = !{!126}
!126 = distinct !{!126, !127, !"law_at: argument 0"}
!127 = distinct !{!127, !"law_at"}
!128 = !{!129}
!129 = distinct !{!129, !130, !"law_at: argument 0"}
!130 = distinct !{!130, !"law_at"}
!131 = distinct !{!131, !34, !35}
!132 = distinct !{!132, !34, !35}
!133 = !{!6, !10, i64 688}
!134 = distinct !{!134, !34, !35}
!135 = distinct !{!135, !34, !35}
!136 = distinct !{!136, !34, !35}
!137 = !{!138}
!138 = distinct !{!138, !139, !"law_at: argument 0"}
!139 = distinct !{!139, !"law_at"}
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
!150 = distinct !{!150, !34, !35}
!151 = distinct !{!151, !34, !35}
!152 = !{!6, !11, i64 960}
!153 = !{!6, !10, i64 704}
!154 = distinct !{!154, !34, !35}
!155 = distinct !{!155, !34, !35}
!156 = distinct !{!156, !34, !35}
!157 = distinct !{!157, !34, !35}
!158 = !{!6, !10, i64 728}
!159 = !{!6, !10, i64 720}
!160 = distinct !{!160, !34, !35}
!161 = !{!6, !10, i64 856}
!162 = !{!6, !7, i64 152}
!163 = !{!6, !7, i64 144}
!164 = distinct !{!164, !34, !35}
!165 = distinct !{!165, !34, !35}
!166 = distinct !{!166, !34, !35}
!167 = distinct !{!167, !34, !35}
!168 = distinct !{!168, !34, !35}
!169 = distinct !{!169, !34, !35}
!170 = distinct !{!170, !34, !35}
!171 = distinct !{!171, !34, !35}
!172 = distinct !{!172, !34, !35}
!173 = !{!6, !7, i64 112}
!174 = !{!6, !7, i64 192}
!175 = !{!6, !7, i64 200}
!176 = distinct !{!176, !34, !35}
!177 = distinct !{!177, !34, !35}
!178 = !{!6, !7, i64 128}
!179 = !{!180, !7, i64 112}
!180 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112}
!181 = !{!180, !11, i64 0}
!182 = !{!6, !10, i64 736}
!183 = distinct !{!183, !34, !35}
!184 = !{!180, !11, i64 16}
!185 = !{!180, !11, i64 40}
!186 = distinct !{!186, !34, !35}
!187 = !{!180, !11, i64 32}
!188 = distinct !{!188, !34, !35}
!189 = distinct !{!189, !34, !35}
!190 = !{!191, !10, i64 0}
!191 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !11, i64 112, !11, i64 120, !11, i64 128, !11, i64 136, !11, i64 144, !11, i64 152, !11, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208}
!192 = !{!191, !10, i64 8}
!193 = !{!180, !7, i64 56}
!194 = !{!191, !10, i64 16}
!195 = !{!191, !10, i64 24}
!196 = !{!191, !10, i64 32}
!197 = !{!191, !10, i64 40}
!198 = !{!191, !10, i64 48}
!199 = !{!191, !10, i64 56}
!200 = !{!191, !10, i64 64}
!201 = !{!191, !10, i64 72}
!202 = !{!191, !10, i64 80}
!203 = !{!191, !10, i64 88}
!204 = !{!191, !10, i64 96}
!205 = !{!191, !10, i64 104}
!206 = !{!191, !11, i64 152}
!207 = !{!6, !11, i64 968}
!208 = !{!191, !11, i64 160}
!209 = !{!191, !7, i64 168}
!210 = !{!191, !7, i64 208}
!211 = !{!180, !7, i64 96}
!212 = !{!180, !7, i64 104}
!213 = !{!180, !7, i64 80}
!214 = !{!180, !11, i64 8}
!215 = !{!180, !11, i64 24}
!216 = distinct !{!216, !34, !35}
!217 = distinct !{!217, !34, !35}
!218 = !{!180, !11, i64 48}
!219 = !{!6, !7, i64 120}
!220 = distinct !{!220, !34, !35}
!221 = distinct !{!221, !34, !35}
!222 = distinct !{!222, !34, !35}
!223 = !{!191, !11, i64 112}
!224 = !{!191, !11, i64 136}
!225 = !{!180, !7, i64 88}
!226 = !{!180, !7, i64 64}
!227 = !{!180, !7, i64 72}
!228 = distinct !{!228, !34, !35}
!229 = !{!230, !7, i64 40}
!230 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !11, i64 24, !11, i64 32, !7, i64 40}
!231 = !{!191, !7, i64 184}
!232 = !{!191, !11, i64 120}
!233 = !{!191, !11, i64 144}
!234 = !{!191, !11, i64 128}
!235 = !{!6, !10, i64 768}
!236 = !{!230, !10, i64 0}
!237 = distinct !{!237, !34, !35}
!238 = !{!230, !11, i64 32}
!239 = !{!230, !11, i64 24}
!240 = !{!191, !7, i64 192}
!241 = distinct !{!241, !34, !35}
!242 = !{!243, !10, i64 0}
!243 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !11, i64 48, !11, i64 56, !7, i64 64, !7, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !7, i64 112}
!244 = !{!243, !10, i64 8}
!245 = !{!243, !10, i64 16}
!246 = !{!243, !10, i64 24}
!247 = !{!243, !10, i64 32}
!248 = !{!243, !10, i64 40}
!249 = !{!243, !11, i64 48}
!250 = !{!243, !11, i64 56}
!251 = !{!243, !7, i64 64}
!252 = !{!243, !7, i64 72}
!253 = !{!243, !10, i64 80}
!254 = !{!243, !10, i64 88}
!255 = !{!243, !10, i64 96}
!256 = !{!243, !10, i64 104}
!257 = !{!230, !10, i64 8}
!258 = !{!191, !7, i64 176}
!259 = !{!243, !7, i64 112}
!260 = distinct !{!260, !34, !35}
!261 = !{!6, !10, i64 752}
!262 = distinct !{!262, !34, !35}
!263 = distinct !{!263, !34, !35}
!264 = distinct !{!264, !34, !35}
!265 = distinct !{!265, !34, !35}
!266 = distinct !{!266, !34, !35}
!267 = distinct !{!267, !34, !35}
!268 = distinct !{!268, !34, !35}
!269 = distinct !{!269, !34, !35}
!270 = distinct !{!270, !34, !35}
!271 = distinct !{!271, !34, !35}
!272 = distinct !{!272, !34, !35}
!273 = distinct !{!273, !34, !35}
!274 = distinct !{!274, !34, !35}
!275 = distinct !{!275, !34, !35}
!276 = distinct !{!276, !34, !35}
!277 = !{!191, !7, i64 200}
!278 = !{!6, !7, i64 160}
!279 = !{!230, !10, i64 16}
!280 = distinct !{!280, !34, !35}
!281 = distinct !{!281, !34, !35}
!282 = distinct !{!282, !34, !35}
!283 = !{!6, !11, i64 1016}
!284 = distinct !{!284, !34, !35}
!285 = distinct !{!285, !34, !35}
!286 = distinct !{!286, !34, !35}
!287 = !{!6, !10, i64 352}
!288 = !{!6, !10, i64 744}
!289 = !{!6, !10, i64 360}
!290 = !{!6, !10, i64 760}
!291 = distinct !{!291, !34, !35}
!292 = !{!293}
!293 = distinct !{!293, !294, !"law_at: argument 0"}
!294 = distinct !{!294, !"law_at"}
!295 = distinct !{!295, !34, !35}
!296 = distinct !{!296, !35}
!297 = distinct !{!297, !34, !35}
!298 = distinct !{!298, !34, !35}
!299 = !{!6, !7, i64 56}
!300 = !{!6, !7, i64 64}
!301 = !{!6, !10, i64 672}
!302 = distinct !{!302, !34, !35}
!303 = !{!6, !7, i64 32}
!304 = !{!6, !10, i64 680}
!305 = distinct !{!305, !34, !35}
!306 = !{!6, !7, i64 184}
!307 = !{!6, !10, i64 648}
!308 = !{!6, !10, i64 624}
!309 = distinct !{!309, !34, !35}
!310 = !{!6, !10, i64 632}
!311 = distinct !{!311, !34, !35}
!312 = distinct !{!312, !34, !35}
!313 = distinct !{!313, !34, !35}
!314 = distinct !{!314, !34, !35}
!315 = distinct !{!315, !34, !35}
!316 = distinct !{!316, !34, !35}
!317 = distinct !{!317, !34, !35}
!318 = distinct !{!318, !34, !35}
!319 = distinct !{!319, !34, !35}
!320 = !{!6, !11, i64 936}
!321 = !{!6, !11, i64 944}
!322 = !{!6, !10, i64 600}
!323 = distinct !{!323, !34, !35}
!324 = distinct !{!324, !34, !35}
!325 = !{!6, !10, i64 784}
!326 = !{!6, !10, i64 800}
!327 = distinct !{!327, !34, !35}
!328 = !{!6, !10, i64 616}
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
!351 = !{!352}
!352 = distinct !{!352, !353, !"scaled_rows: argument 0"}
!353 = distinct !{!353, !"scaled_rows"}
!354 = distinct !{!354, !34, !35}
!355 = !{!356, !10, i64 0}
!356 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32}
!357 = !{!356, !10, i64 8}
!358 = !{!356, !10, i64 16}
!359 = !{!356, !10, i64 24}
!360 = !{!356, !10, i64 32}
!361 = !{!6, !10, i64 640}
!362 = distinct !{!362, !34, !35}
!363 = !{!6, !10, i64 608}
!364 = distinct !{!364, !34, !35}
!365 = distinct !{!365, !34, !35}
!366 = distinct !{!366, !34, !35}
!367 = !{!6, !10, i64 776}
!368 = !{!6, !10, i64 824}
!369 = !{!6, !10, i64 440}
!370 = !{!6, !10, i64 448}
!371 = distinct !{!371, !34, !35}
!372 = distinct !{!372, !34, !35}
!373 = distinct !{!373, !34, !35}
!374 = distinct !{!374, !34, !35}
!375 = distinct !{!375, !34, !35}
!376 = distinct !{!376, !34, !35}
!377 = distinct !{!377, !34, !35}
!378 = distinct !{!378, !34, !35}
!379 = distinct !{!379, !34, !35}
!380 = !{!6, !10, i64 472}
!381 = distinct !{!381, !34, !35}
!382 = !{!6, !10, i64 480}
!383 = distinct !{!383, !34, !35}
!384 = distinct !{!384, !34, !35}
!385 = distinct !{!385, !34, !35}
!386 = !{!6, !10, i64 504}
!387 = !{!6, !10, i64 488}
!388 = !{!6, !10, i64 496}
!389 = distinct !{!389, !34, !35}
!390 = distinct !{!390, !34, !35}
!391 = !{!6, !10, i64 664}
!392 = distinct !{!392, !34, !35}
!393 = distinct !{!393, !34, !35}
!394 = distinct !{!394, !34, !35}
!395 = distinct !{!395, !34, !35}
!396 = distinct !{!396, !34, !35}
!397 = distinct !{!397, !34, !35}
!398 = !{!6, !10, i64 584}
!399 = !{!6, !10, i64 592}
!400 = distinct !{!400, !34, !35}
!401 = distinct !{!401, !34, !35}
!402 = distinct !{!402, !34, !35}
!403 = distinct !{!403, !34, !35}
!404 = distinct !{!404, !34, !35}
!405 = distinct !{!405, !34, !35}
!406 = distinct !{!406, !34, !35}
!407 = distinct !{!407, !34, !35}
!408 = !{!6, !10, i64 456}
!409 = distinct !{!409, !34, !35}
!410 = !{!6, !10, i64 464}
!411 = distinct !{!411, !34, !35}
!412 = distinct !{!412, !34, !35}
!413 = distinct !{!413, !34, !35}
!414 = distinct !{!414, !34, !35}
!415 = distinct !{!415, !34, !35}
!416 = distinct !{!416, !34, !35}
!417 = distinct !{!417, !34, !35}
!418 = distinct !{!418, !34, !35}
!419 = !{!420}
!420 = distinct !{!420, !421, !"law_at: argument 0"}
!421 = distinct !{!421, !"law_at"}
!422 = distinct !{!422, !34, !35}
!423 = !{!6, !11, i64 1000}
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
!457 = distinct !{!457, !34, !35}
!458 = distinct !{!458, !34, !35}
!459 = distinct !{!459, !34, !35}
!460 = distinct !{!460, !34, !35}
!461 = distinct !{!461, !34, !35}
!462 = distinct !{!462, !34, !35}
!463 = distinct !{!463, !34, !35}
!464 = distinct !{!464, !34, !35}
!465 = distinct !{!465, !34, !35}
!466 = distinct !{!466, !34, !35}
!467 = distinct !{!467, !34, !35}
!468 = !{!469}
!469 = distinct !{!469, !470, !"add: argument 0"}
!470 = distinct !{!470, !"add"}
!471 = !{!472}
!472 = distinct !{!472, !470, !"add: argument 1"}
!473 = distinct !{!473, !34, !35, !474, !475}
!474 = !{!"llvm.loop.isvectorized", i32 1}
!475 = !{!"llvm.loop.unroll.runtime.disable"}
!476 = distinct !{!476, !34, !35, !475, !474}
!477 = distinct !{!477, !34, !35}
!478 = distinct !{!478, !34, !35}
!479 = !{!480}
!480 = distinct !{!480, !481, !"add: argument 0"}
!481 = distinct !{!481, !"add"}
!482 = !{!483}
!483 = distinct !{!483, !481, !"add: argument 1"}
!484 = distinct !{!484, !34, !35, !474, !475}
!485 = distinct !{!485, !34, !35, !475, !474}
!486 = distinct !{!486, !34, !35}
!487 = distinct !{!487, !34, !35}
!488 = distinct !{!488, !34, !35}
!489 = !{!490}
!490 = distinct !{!490, !491, !"add: argument 0"}
!491 = distinct !{!491, !"add"}
!492 = !{!493}
!493 = distinct !{!493, !491, !"add: argument 1"}
!494 = distinct !{!494, !34, !35, !474, !475}
!495 = distinct !{!495, !34, !35, !475, !474}
!496 = distinct !{!496, !34, !35}
!497 = distinct !{!497, !34, !35}
!498 = distinct !{!498, !34, !35}
!499 = distinct !{!499, !34, !35}
!500 = distinct !{!500, !34, !35}
!501 = !{!6, !10, i64 904}
!502 = distinct !{!502, !34, !35}
!503 = !{!6, !10, i64 888}
!504 = !{!6, !10, i64 880}
!505 = distinct !{!505, !34, !35}
!506 = distinct !{!506, !34, !35}
!507 = distinct !{!507, !34, !35}
!508 = distinct !{!508, !34, !35}
!509 = distinct !{!509, !34, !35}
!510 = distinct !{!510, !34, !35}
!511 = !{!6, !10, i64 896}
!512 = !{!6, !10, i64 528}
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
!531 = distinct !{!531, !34, !35}
!532 = distinct !{!532, !34, !35}
!533 = distinct !{!533, !34, !35}
!534 = distinct !{!534, !34, !35}
!535 = distinct !{!535, !34, !35}
!536 = distinct !{!536, !34, !35}
!537 = distinct !{!537, !34, !35}
!538 = distinct !{!538, !34, !35}
!539 = distinct !{!539, !34, !35}
!540 = distinct !{!540, !34, !35}
!541 = distinct !{!541, !34, !35}
