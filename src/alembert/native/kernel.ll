; sha256 of kernel.c and its headers: 05783bbf0bc08f834dd40f34ea19b97d3cfb7a95f2326e1dbe57433f22cba703

%struct.Stepper = type { ptr, ptr, ptr, double, double, i64 }
%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Clock = type { double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, double, double, i64, i64, ptr, ptr, ptr, ptr, i64 }
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
define i64 @integrate(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca %struct.Search, align 8
  %15 = load i64, ptr %0, align 8, !tbaa !13
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !14
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = add i64 %20, 1
  %22 = mul i64 %21, %18
  %23 = mul nsw i64 %22, 24
  %24 = getelementptr inbounds double, ptr %10, i64 %23
  %25 = mul nsw i64 %22, 3
  %26 = getelementptr inbounds double, ptr %24, i64 %25
  %27 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %28 = load i64, ptr %27, align 8, !tbaa !188
  %29 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28
  %30 = getelementptr inbounds double, ptr %24, i64 %22
  %31 = shl nsw i64 %22, 1
  %32 = getelementptr inbounds double, ptr %24, i64 %31
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %34 = load i64, ptr %33, align 8, !tbaa !171
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %36 = load i64, ptr %35, align 8, !tbaa !43
  %37 = getelementptr double, ptr %26, i64 %36
  %38 = getelementptr double, ptr %37, i64 %34
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %40 = load double, ptr %39, align 8, !tbaa !189
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  %42 = load i64, ptr %41, align 8, !tbaa !190
  %43 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 13
  %44 = load i64, ptr %43, align 8, !tbaa !191
  %45 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  store i64 0, ptr %45, align 8, !tbaa !192
  %46 = icmp eq i64 %42, 0
  br i1 %46, label %47, label %96

47:                                               ; preds = %11
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %49 = load i64, ptr %48, align 8, !tbaa !161
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !20
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %96

53:                                               ; preds = %47
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %55 = load i64, ptr %54, align 8, !tbaa !42
  switch i64 %55, label %56 [
    i64 0, label %96
    i64 3, label %96
  ]

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %58 = load double, ptr %57, align 8, !tbaa !193
  %59 = fcmp contract ogt double %58, 0.000000e+00
  %60 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %61 = load double, ptr %60, align 8, !tbaa !183
  br i1 %59, label %62, label %65

62:                                               ; preds = %56
  %63 = fcmp contract olt double %58, %61
  br i1 %63, label %65, label %64

64:                                               ; preds = %62
  br label %65

65:                                               ; preds = %64, %62, %56
  %66 = phi contract double [ %58, %62 ], [ %61, %64 ], [ %61, %56 ]
  %67 = load double, ptr %1, align 8, !tbaa !179
  %68 = fmul contract double %66, 1.000000e-01
  %69 = fadd contract double %67, %68
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %71 = icmp sgt i64 %22, 0
  %72 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %73

73:                                               ; preds = %75, %65
  %74 = phi i64 [ 1, %65 ], [ %81, %75 ]
  br i1 %71, label %84, label %75

75:                                               ; preds = %84, %73
  store i64 %74, ptr %70, align 8, !tbaa !160
  %76 = load double, ptr %72, align 8, !tbaa !194
  %77 = tail call contract double @project(ptr noundef nonnull %0, double noundef %69, ptr noundef %30, double noundef %76)
  store i64 0, ptr %70, align 8, !tbaa !160
  store i64 %49, ptr %48, align 8, !tbaa !161
  %78 = load double, ptr %72, align 8, !tbaa !194
  %79 = fmul contract double %78, 1.000000e+03
  %80 = fcmp contract ole double %77, %79
  %81 = add nsw i64 %74, -1
  %82 = icmp eq i64 %74, 0
  %83 = select i1 %80, i1 true, i1 %82
  br i1 %83, label %95, label %73, !llvm.loop !195

84:                                               ; preds = %73, %84
  %85 = phi i64 [ %93, %84 ], [ 0, %73 ]
  %86 = getelementptr inbounds double, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !32
  %88 = getelementptr inbounds double, ptr %3, i64 %85
  %89 = load double, ptr %88, align 8, !tbaa !32
  %90 = fmul contract double %68, %89
  %91 = fadd contract double %87, %90
  %92 = getelementptr inbounds double, ptr %30, i64 %85
  store double %91, ptr %92, align 8, !tbaa !32
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, %22
  br i1 %94, label %75, label %84, !llvm.loop !196

95:                                               ; preds = %75
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %69, ptr noundef %30, ptr noundef %32)
  br label %96

96:                                               ; preds = %95, %53, %53, %47, %11
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %97, align 8, !tbaa !160
  %98 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %99 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %100 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %103 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28, i32 5
  %104 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %110 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %111 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28, i32 3
  %112 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28, i32 4
  %113 = shl i64 %22, 3
  %114 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 1
  %115 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 2
  %116 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 3
  %117 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 4
  %118 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 5
  %119 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 6
  %120 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 7
  %121 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 8
  %122 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 9
  %123 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 10
  %124 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 11
  %125 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 12
  %126 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 13
  %127 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 14
  %128 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 1
  %129 = getelementptr inbounds double, ptr %12, i64 1
  %130 = getelementptr inbounds double, ptr %13, i64 2
  %131 = getelementptr inbounds double, ptr %12, i64 2
  %132 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  %133 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %135 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %136 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %138 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %139 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28, i32 1
  %140 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %141 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %28, i32 2
  %142 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %143 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %144 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %146 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %147 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %148 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %149 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %150 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %151 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %152 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %153 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %154 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %155 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %156 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %157 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %158 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %159 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %160 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  br label %161

161:                                              ; preds = %1443, %96
  %162 = phi double [ 0x7FF0000000000000, %96 ], [ %1444, %1443 ]
  %163 = phi double [ %40, %96 ], [ %1445, %1443 ]
  %164 = phi i64 [ 0, %96 ], [ %1446, %1443 ]
  %165 = phi i64 [ 0, %96 ], [ %1447, %1443 ]
  %166 = phi i64 [ 1, %96 ], [ %1448, %1443 ]
  %167 = phi i64 [ %44, %96 ], [ %1449, %1443 ]
  %168 = phi i64 [ %42, %96 ], [ %1450, %1443 ]
  %169 = load double, ptr %1, align 8, !tbaa !179
  %170 = load double, ptr %98, align 8, !tbaa !182
  %171 = fsub contract double %170, %169
  %172 = tail call contract double @llvm.fabs.f64(double %169)
  %173 = fmul contract double %171, 1.000000e-02
  %174 = fcmp contract ogt double %172, %173
  %175 = select contract i1 %174, double %172, double %173
  %176 = tail call contract double @llvm.fabs.f64(double %170)
  %177 = fcmp contract ogt double %176, %175
  %178 = select contract i1 %177, double %176, double %175
  %179 = fmul contract double %178, 0x3CD0000000000000
  %180 = fcmp contract ugt double %171, %179
  br i1 %180, label %181, label %1824

181:                                              ; preds = %161
  %182 = load i64, ptr %45, align 8, !tbaa !192
  %183 = load i64, ptr %99, align 8, !tbaa !197
  %184 = icmp eq i64 %182, %183
  br i1 %184, label %1824, label %185

185:                                              ; preds = %181
  %186 = load i64, ptr %101, align 8, !tbaa !176
  %187 = load i64, ptr %100, align 8, !tbaa !177
  %188 = icmp slt i64 %187, %186
  br i1 %188, label %189, label %203

189:                                              ; preds = %185
  %190 = load ptr, ptr %102, align 8, !tbaa !180
  br label %191

191:                                              ; preds = %196, %189
  %192 = phi i64 [ %187, %189 ], [ %197, %196 ]
  %193 = getelementptr inbounds double, ptr %190, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !32
  %195 = fcmp contract ugt double %194, %169
  br i1 %195, label %199, label %196

196:                                              ; preds = %191
  %197 = add i64 %192, 1
  store i64 %197, ptr %100, align 8, !tbaa !177
  %198 = icmp eq i64 %197, %186
  br i1 %198, label %203, label %191, !llvm.loop !181

199:                                              ; preds = %191
  %200 = fcmp contract olt double %194, %170
  br i1 %200, label %201, label %203

201:                                              ; preds = %199
  %202 = fsub contract double %194, %169
  br label %203

203:                                              ; preds = %196, %201, %199, %185
  %204 = phi i64 [ %192, %201 ], [ %192, %199 ], [ %187, %185 ], [ %186, %196 ]
  %205 = phi double [ %202, %201 ], [ %171, %199 ], [ %171, %185 ], [ %171, %196 ]
  %206 = fmul contract double %175, 0x3D10000000000000
  %207 = fcmp contract ugt double %205, %206
  br i1 %207, label %239, label %208

208:                                              ; preds = %203
  %209 = icmp slt i64 %204, %186
  br i1 %209, label %210, label %222

210:                                              ; preds = %208
  %211 = load ptr, ptr %102, align 8, !tbaa !180
  br label %212

212:                                              ; preds = %217, %210
  %213 = phi i64 [ %204, %210 ], [ %218, %217 ]
  %214 = getelementptr inbounds double, ptr %211, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !32
  %216 = fcmp contract ugt double %215, %169
  br i1 %216, label %220, label %217

217:                                              ; preds = %212
  %218 = add i64 %213, 1
  store i64 %218, ptr %100, align 8, !tbaa !177
  %219 = icmp eq i64 %218, %186
  br i1 %219, label %222, label %212, !llvm.loop !181

220:                                              ; preds = %212
  %221 = fcmp contract olt double %215, %170
  br i1 %221, label %223, label %222

222:                                              ; preds = %217, %220, %208
  br label %223

223:                                              ; preds = %222, %220
  %224 = phi contract double [ %170, %222 ], [ %215, %220 ]
  store double %224, ptr %1, align 8, !tbaa !179
  store double 0.000000e+00, ptr %134, align 8, !tbaa !150
  store i64 0, ptr %97, align 8, !tbaa !160
  tail call void @rates(ptr noundef %0, double noundef %224, ptr noundef %2, ptr noundef %3)
  store i64 1, ptr %97, align 8, !tbaa !160
  %225 = load double, ptr %39, align 8, !tbaa !189
  %226 = load i64, ptr %0, align 8, !tbaa !13
  %227 = load i64, ptr %16, align 8, !tbaa !14
  %228 = add nsw i64 %227, %226
  %229 = load i64, ptr %19, align 8, !tbaa !15
  %230 = add nsw i64 %229, 1
  %231 = mul nsw i64 %230, %228
  %232 = load double, ptr %1, align 8, !tbaa !179
  %233 = load i64, ptr %45, align 8, !tbaa !192
  %234 = getelementptr inbounds double, ptr %7, i64 %233
  store double %232, ptr %234, align 8, !tbaa !32
  %235 = add nsw i64 %233, 1
  store i64 %235, ptr %45, align 8, !tbaa !192
  %236 = mul nsw i64 %233, %231
  %237 = getelementptr inbounds double, ptr %8, i64 %236
  %238 = shl i64 %231, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 8 %2, i64 %238, i1 false)
  br label %1443

239:                                              ; preds = %203
  %240 = load i64, ptr %41, align 8, !tbaa !190
  %241 = icmp sgt i64 %240, %168
  br i1 %241, label %242, label %244

242:                                              ; preds = %239
  %243 = load i64, ptr %43, align 8, !tbaa !191
  br label %244

244:                                              ; preds = %242, %239
  %245 = phi i64 [ %243, %242 ], [ %167, %239 ]
  %246 = phi i64 [ %240, %242 ], [ %168, %239 ]
  %247 = load i64, ptr %103, align 8, !tbaa !198
  %248 = icmp ne i64 %247, 0
  br i1 %248, label %264, label %249

249:                                              ; preds = %244
  %250 = load double, ptr %104, align 8, !tbaa !193
  %251 = fmul contract double %175, 0x3CE4000000000000
  %252 = fcmp contract ogt double %250, %251
  br i1 %252, label %253, label %257

253:                                              ; preds = %249
  %254 = load i64, ptr %43, align 8, !tbaa !191
  %255 = sub nsw i64 %254, %245
  %256 = icmp sgt i64 %255, 500
  br i1 %256, label %257, label %264

257:                                              ; preds = %253, %249
  %258 = load double, ptr %134, align 8, !tbaa !150
  %259 = fcmp contract une double %258, 0.000000e+00
  br i1 %259, label %1824, label %260

260:                                              ; preds = %257
  %261 = load double, ptr %108, align 8, !tbaa !86
  %262 = fcmp contract une double %261, 0.000000e+00
  %263 = select i1 %262, i64 7, i64 2
  br label %1824

264:                                              ; preds = %253, %244
  %265 = icmp slt i64 %204, %186
  br i1 %265, label %266, label %278

266:                                              ; preds = %264
  %267 = load ptr, ptr %102, align 8, !tbaa !180
  br label %268

268:                                              ; preds = %273, %266
  %269 = phi i64 [ %204, %266 ], [ %274, %273 ]
  %270 = getelementptr inbounds double, ptr %267, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !32
  %272 = fcmp contract ugt double %271, %169
  br i1 %272, label %276, label %273

273:                                              ; preds = %268
  %274 = add i64 %269, 1
  store i64 %274, ptr %100, align 8, !tbaa !177
  %275 = icmp eq i64 %274, %186
  br i1 %275, label %278, label %268, !llvm.loop !181

276:                                              ; preds = %268
  %277 = fcmp contract olt double %271, %170
  br i1 %277, label %279, label %278

278:                                              ; preds = %273, %276, %264
  br label %279

279:                                              ; preds = %278, %276
  %280 = phi contract double [ %170, %278 ], [ %271, %276 ]
  %281 = fcmp contract olt double %162, %280
  %282 = select contract i1 %281, double %162, double %280
  %283 = fsub contract double %282, %169
  br i1 %248, label %287, label %284

284:                                              ; preds = %279
  %285 = load double, ptr %104, align 8, !tbaa !193
  %286 = fcmp contract ult double %285, %283
  br i1 %286, label %303, label %310

287:                                              ; preds = %279
  %288 = load double, ptr %135, align 8, !tbaa !200
  %289 = fsub contract double %169, %288
  %290 = load double, ptr %136, align 8, !tbaa !183
  %291 = fdiv contract double %289, %290
  %292 = fadd contract double %291, 1.000000e-09
  %293 = tail call contract double @llvm.floor.f64(double %292)
  %294 = fadd contract double %293, 1.000000e+00
  %295 = fmul contract double %290, %294
  %296 = fadd contract double %288, %295
  %297 = fsub contract double %296, %169
  %298 = sitofp i64 %247 to double
  %299 = fmul contract double %298, 1.000000e-09
  %300 = fsub contract double 1.000000e+00, %299
  %301 = fmul contract double %300, %283
  %302 = fcmp contract ult double %297, %301
  br i1 %302, label %307, label %310

303:                                              ; preds = %284
  %304 = fmul contract double %283, 5.000000e-01
  %305 = fcmp contract ogt double %285, %304
  br i1 %305, label %306, label %307

306:                                              ; preds = %303
  br label %307

307:                                              ; preds = %287, %306, %303
  %308 = phi double [ %285, %303 ], [ %304, %306 ], [ %297, %287 ]
  %309 = fadd contract double %169, %308
  br label %310

310:                                              ; preds = %284, %287, %307
  %311 = phi i1 [ true, %307 ], [ false, %287 ], [ false, %284 ]
  %312 = phi double [ %308, %307 ], [ %283, %287 ], [ %283, %284 ]
  %313 = phi contract double [ %309, %307 ], [ %282, %287 ], [ %282, %284 ]
  %314 = load ptr, ptr %105, align 8, !tbaa !201
  %315 = load i64, ptr %0, align 8, !tbaa !13
  %316 = getelementptr inbounds double, ptr %3, i64 %315
  %317 = load i64, ptr %16, align 8, !tbaa !14
  %318 = shl i64 %317, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %314, ptr align 8 %316, i64 %318, i1 false)
  %319 = load i64, ptr %106, align 8, !tbaa !20
  %320 = icmp sgt i64 %319, 0
  br i1 %320, label %321, label %325

321:                                              ; preds = %310
  %322 = load double, ptr %39, align 8, !tbaa !189
  %323 = fcmp contract olt double %322, 1.000000e-04
  %324 = uitofp i1 %323 to double
  br label %325

325:                                              ; preds = %321, %310
  %326 = phi double [ 0.000000e+00, %310 ], [ %324, %321 ]
  store double %326, ptr %107, align 8, !tbaa !5
  store double 1.000000e+00, ptr %39, align 8, !tbaa !189
  store double 0.000000e+00, ptr %108, align 8, !tbaa !86
  %327 = load i64, ptr %35, align 8, !tbaa !43
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %331

329:                                              ; preds = %325
  %330 = load ptr, ptr %109, align 8, !tbaa !157
  br label %337

331:                                              ; preds = %337, %325
  %332 = load ptr, ptr %29, align 16, !tbaa !202
  %333 = load double, ptr %110, align 8, !tbaa !184
  %334 = tail call contract double %332(ptr noundef nonnull %0, double noundef %169, double noundef %312, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %333, i64 noundef %166, ptr noundef %24, ptr noundef %10) #13
  %335 = load double, ptr %107, align 8, !tbaa !5
  %336 = fcmp contract une double %335, 0.000000e+00
  br i1 %336, label %351, label %342

337:                                              ; preds = %337, %329
  %338 = phi i64 [ 0, %329 ], [ %340, %337 ]
  %339 = getelementptr inbounds double, ptr %330, i64 %338
  store double 0x7FF0000000000000, ptr %339, align 8, !tbaa !32
  %340 = add nuw nsw i64 %338, 1
  %341 = icmp eq i64 %340, %327
  br i1 %341, label %331, label %337, !llvm.loop !203

342:                                              ; preds = %331
  %343 = load i64, ptr %106, align 8, !tbaa !20
  %344 = icmp sgt i64 %343, 0
  br i1 %344, label %345, label %351

345:                                              ; preds = %342
  %346 = load double, ptr %39, align 8, !tbaa !189
  %347 = fcmp contract olt double %346, 1.000000e-04
  br i1 %347, label %348, label %351

348:                                              ; preds = %345
  store double 1.000000e+00, ptr %107, align 8, !tbaa !5
  %349 = load double, ptr %110, align 8, !tbaa !184
  %350 = tail call contract double %332(ptr noundef nonnull %0, double noundef %169, double noundef %312, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %349, i64 noundef 1, ptr noundef %24, ptr noundef %10) #13
  br label %351

351:                                              ; preds = %348, %345, %342, %331
  %352 = phi double [ %334, %331 ], [ %350, %348 ], [ %334, %345 ], [ %334, %342 ]
  %353 = load double, ptr %108, align 8, !tbaa !86
  %354 = fcmp contract une double %353, 0.000000e+00
  %355 = select contract i1 %354, double 0x7FF8000000000000, double %352
  %356 = tail call double @llvm.fabs.f64(double %355)
  %357 = fcmp ueq double %356, 0x7FF0000000000000
  br i1 %357, label %358, label %370

358:                                              ; preds = %351
  %359 = fmul contract double %312, 1.000000e-01
  store double %359, ptr %104, align 8, !tbaa !193
  %360 = load i64, ptr %43, align 8, !tbaa !191
  %361 = add nsw i64 %360, 1
  store i64 %361, ptr %43, align 8, !tbaa !191
  %362 = fmul contract double %175, 0x3D06849B86A12B9B
  %363 = fcmp contract olt double %359, %362
  %364 = select i1 %248, i1 true, i1 %363
  br i1 %364, label %365, label %1443

365:                                              ; preds = %358
  %366 = load double, ptr %134, align 8, !tbaa !150
  %367 = fcmp contract une double %366, 0.000000e+00
  br i1 %367, label %1824, label %368

368:                                              ; preds = %365
  %369 = select i1 %354, i64 7, i64 3
  br label %1824

370:                                              ; preds = %351
  %371 = fcmp contract oeq double %355, 0.000000e+00
  br i1 %371, label %372, label %374

372:                                              ; preds = %370
  %373 = load double, ptr %112, align 16, !tbaa !204
  br label %380

374:                                              ; preds = %370
  %375 = load double, ptr %111, align 8, !tbaa !205
  %376 = fdiv contract double -1.000000e+00, %375
  %377 = tail call contract double @llvm.pow.f64(double %355, double %376)
  %378 = fmul contract double %377, 9.000000e-01
  %379 = load double, ptr %112, align 16, !tbaa !204
  br label %380

380:                                              ; preds = %374, %372
  %381 = phi double [ %373, %372 ], [ %379, %374 ]
  %382 = phi contract double [ %373, %372 ], [ %378, %374 ]
  %383 = fcmp contract ogt double %382, %381
  %384 = fcmp contract olt double %382, 2.000000e-01
  %385 = select contract i1 %384, double 2.000000e-01, double %382
  %386 = select contract i1 %383, double %381, double %385
  %387 = load i64, ptr %106, align 8, !tbaa !20
  %388 = icmp sgt i64 %387, 0
  br i1 %388, label %389, label %396

389:                                              ; preds = %380
  %390 = load double, ptr %39, align 8, !tbaa !189
  %391 = fcmp contract olt double %390, 1.000000e-04
  %392 = fcmp contract oge double %163, 1.000000e-04
  %393 = select i1 %391, i1 %392, i1 false
  %394 = icmp slt i64 %164, 12
  %395 = select i1 %393, i1 %394, i1 false
  br label %396

396:                                              ; preds = %389, %380
  %397 = phi i1 [ false, %380 ], [ %395, %389 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %24, i64 %113, i1 false)
  %398 = fcmp contract ole double %355, 1.000000e+00
  %399 = load i64, ptr %33, align 8, !tbaa !171
  %400 = load i64, ptr %35, align 8, !tbaa !43
  %401 = add nsw i64 %400, %399
  %402 = icmp sgt i64 %400, 0
  %403 = select i1 %398, i1 %402, i1 false
  br i1 %403, label %404, label %429

404:                                              ; preds = %396
  %405 = load ptr, ptr %109, align 8, !tbaa !157
  %406 = getelementptr double, ptr %9, i64 %399
  %407 = load ptr, ptr %137, align 8, !tbaa !156
  br label %408

408:                                              ; preds = %425, %404
  %409 = phi i1 [ true, %404 ], [ %427, %425 ]
  %410 = phi i64 [ 0, %404 ], [ %426, %425 ]
  %411 = getelementptr inbounds double, ptr %405, i64 %410
  %412 = load double, ptr %411, align 8, !tbaa !32
  %413 = getelementptr double, ptr %406, i64 %410
  %414 = load double, ptr %413, align 8, !tbaa !32
  %415 = getelementptr inbounds double, ptr %407, i64 %410
  %416 = load double, ptr %415, align 8, !tbaa !32
  %417 = fcmp contract olt double %414, 0.000000e+00
  br i1 %417, label %425, label %418

418:                                              ; preds = %408
  %419 = fcmp contract olt double %412, 0.000000e+00
  br i1 %419, label %429, label %420

420:                                              ; preds = %418
  %421 = fcmp contract olt double %414, %416
  %422 = select contract i1 %421, double %414, double %416
  %423 = fmul contract double %422, 5.000000e-01
  %424 = fcmp contract olt double %412, %423
  br i1 %424, label %429, label %425

425:                                              ; preds = %420, %408
  %426 = add nuw nsw i64 %410, 1
  %427 = icmp slt i64 %426, %400
  %428 = icmp eq i64 %426, %400
  br i1 %428, label %429, label %408, !llvm.loop !206

429:                                              ; preds = %425, %420, %418, %396
  %430 = phi i1 [ false, %396 ], [ %409, %420 ], [ %409, %418 ], [ %427, %425 ]
  %431 = zext i1 %430 to i64
  %432 = mul nsw i64 %401, 9
  %433 = getelementptr inbounds double, ptr %38, i64 %432
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %14) #13
  store ptr %0, ptr %14, align 8, !tbaa !207
  store ptr %29, ptr %114, align 8, !tbaa !209
  store ptr %10, ptr %115, align 8, !tbaa !210
  store ptr %2, ptr %116, align 8, !tbaa !211
  store ptr %32, ptr %117, align 8, !tbaa !212
  store ptr %9, ptr %118, align 8, !tbaa !213
  store double %169, ptr %119, align 8, !tbaa !214
  store double %312, ptr %120, align 8, !tbaa !215
  %434 = zext i1 %398 to i64
  store i64 %434, ptr %121, align 8, !tbaa !216
  store i64 %431, ptr %122, align 8, !tbaa !217
  store ptr %30, ptr %123, align 8, !tbaa !218
  store ptr %38, ptr %124, align 8, !tbaa !219
  store ptr %433, ptr %125, align 8, !tbaa !220
  %435 = getelementptr inbounds double, ptr %433, i64 %401
  store ptr %435, ptr %126, align 8, !tbaa !221
  br i1 %398, label %436, label %439

436:                                              ; preds = %429
  %437 = icmp sgt i64 %399, 0
  %438 = select i1 %437, i1 true, i1 %430
  br i1 %438, label %442, label %1332

439:                                              ; preds = %429
  %440 = load i64, ptr %138, align 8, !tbaa !222
  %441 = icmp sgt i64 %440, 0
  br i1 %441, label %442, label %1332

442:                                              ; preds = %439, %436
  %443 = load ptr, ptr %139, align 8, !tbaa !223
  tail call void %443(ptr noundef nonnull %0, double noundef %169, double noundef %312, ptr noundef %2, ptr noundef %32, ptr noundef %10) #13
  %444 = load i64, ptr %33, align 8, !tbaa !171
  %445 = load i64, ptr %35, align 8, !tbaa !43
  %446 = add nsw i64 %445, %444
  store i64 0, ptr %127, align 8, !tbaa !224
  call fastcc void @look(ptr noundef nonnull %14, double noundef 0.000000e+00, ptr noundef %435)
  %447 = load ptr, ptr %125, align 8
  %448 = shl i64 %446, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %447, i8 0, i64 %448, i1 false)
  %449 = load ptr, ptr %14, align 8, !tbaa !207
  %450 = getelementptr inbounds %struct.Plant, ptr %449, i64 0, i32 14
  %451 = load i64, ptr %450, align 8, !tbaa !171
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %453, label %478

453:                                              ; preds = %442
  %454 = load ptr, ptr %118, align 8, !tbaa !213
  %455 = load ptr, ptr %126, align 8, !tbaa !221
  br label %456

456:                                              ; preds = %475, %453
  %457 = phi i64 [ 0, %453 ], [ %476, %475 ]
  %458 = getelementptr inbounds double, ptr %454, i64 %457
  %459 = load double, ptr %458, align 8, !tbaa !32
  %460 = getelementptr inbounds double, ptr %455, i64 %457
  %461 = load double, ptr %460, align 8, !tbaa !32
  %462 = fcmp contract uno double %461, 0.000000e+00
  br i1 %462, label %475, label %463

463:                                              ; preds = %456
  %464 = fcmp contract ogt double %459, 0.000000e+00
  %465 = fcmp contract ole double %461, 0.000000e+00
  %466 = and i1 %464, %465
  br i1 %466, label %471, label %467

467:                                              ; preds = %463
  %468 = fcmp contract uge double %459, 0.000000e+00
  %469 = fcmp contract ult double %461, 0.000000e+00
  %470 = or i1 %468, %469
  br i1 %470, label %475, label %471

471:                                              ; preds = %467, %463
  %472 = tail call contract double @llvm.fabs.f64(double %461)
  %473 = fmul contract double %472, 2.000000e+00
  %474 = getelementptr inbounds double, ptr %447, i64 %457
  store double %473, ptr %474, align 8, !tbaa !32
  br label %475

475:                                              ; preds = %471, %467, %456
  %476 = add nuw nsw i64 %457, 1
  %477 = icmp eq i64 %476, %451
  br i1 %477, label %478, label %456, !llvm.loop !225

478:                                              ; preds = %475, %442
  br label %1218

479:                                              ; preds = %1218, %594
  %480 = phi double [ %1220, %1218 ], [ %595, %594 ]
  br label %485

481:                                              ; preds = %485
  %482 = fcmp contract ogt double %480, 0x3EB0C6F7A0B5ED8D
  br i1 %482, label %496, label %483

483:                                              ; preds = %481
  %484 = load ptr, ptr %14, align 8, !tbaa !207
  br label %596

485:                                              ; preds = %485, %479
  %486 = phi i64 [ 0, %479 ], [ %494, %485 ]
  %487 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %486
  %488 = load double, ptr %487, align 8, !tbaa !32
  %489 = fmul contract double %480, %488
  %490 = fadd contract double %1221, %489
  %491 = load ptr, ptr %124, align 8, !tbaa !219
  %492 = mul nsw i64 %486, %446
  %493 = getelementptr inbounds double, ptr %491, i64 %492
  call fastcc void @look(ptr noundef nonnull %14, double noundef %490, ptr noundef %493)
  %494 = add nuw nsw i64 %486, 1
  %495 = icmp eq i64 %494, 9
  br i1 %495, label %481, label %485, !llvm.loop !226

496:                                              ; preds = %481
  %497 = load i64, ptr %127, align 8, !tbaa !224
  %498 = icmp slt i64 %497, 20000
  %499 = load ptr, ptr %14, align 8, !tbaa !207
  br i1 %498, label %500, label %596

500:                                              ; preds = %496
  %501 = getelementptr inbounds %struct.Plant, ptr %499, i64 0, i32 14
  %502 = load i64, ptr %501, align 8, !tbaa !171
  %503 = getelementptr inbounds %struct.Plant, ptr %499, i64 0, i32 12
  %504 = load i64, ptr %503, align 8, !tbaa !43
  %505 = add nsw i64 %504, %502
  %506 = icmp slt i64 %505, 1
  br i1 %506, label %596, label %507

507:                                              ; preds = %500
  %508 = getelementptr inbounds %struct.Plant, ptr %499, i64 0, i32 15
  %509 = getelementptr inbounds %struct.Plant, ptr %499, i64 0, i32 93
  %510 = shl nuw i64 %505, 1
  %511 = load i64, ptr %122, align 8
  %512 = icmp eq i64 %511, 0
  %513 = load ptr, ptr %118, align 8
  %514 = load double, ptr %119, align 8
  %515 = load i64, ptr %121, align 8
  %516 = trunc i64 %515 to i32
  %517 = load ptr, ptr %124, align 8
  br label %518

518:                                              ; preds = %588, %507
  %519 = phi i1 [ false, %507 ], [ %590, %588 ]
  %520 = phi i64 [ 0, %507 ], [ %589, %588 ]
  %521 = icmp sgt i64 %502, %520
  br i1 %521, label %528, label %522

522:                                              ; preds = %518
  br i1 %512, label %588, label %523

523:                                              ; preds = %522
  %524 = getelementptr inbounds double, ptr %513, i64 %520
  %525 = load double, ptr %524, align 8, !tbaa !32
  %526 = fcmp contract oge double %525, 0.000000e+00
  %527 = zext i1 %526 to i32
  br label %542

528:                                              ; preds = %518
  %529 = load i64, ptr %508, align 8, !tbaa !222
  %530 = sub nsw i64 %502, %529
  %531 = icmp sgt i64 %530, %520
  br i1 %531, label %542, label %532

532:                                              ; preds = %528
  %533 = sub i64 %529, %502
  %534 = add i64 %533, %520
  %535 = icmp sgt i64 %534, -1
  br i1 %535, label %536, label %545

536:                                              ; preds = %532
  %537 = load ptr, ptr %509, align 8, !tbaa !227
  %538 = getelementptr inbounds double, ptr %537, i64 %534
  %539 = load double, ptr %538, align 8, !tbaa !32
  %540 = fcmp contract ule double %539, %514
  %541 = zext i1 %540 to i32
  br label %542

542:                                              ; preds = %536, %528, %523
  %543 = phi i32 [ %527, %523 ], [ %541, %536 ], [ %516, %528 ]
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %588, label %545

545:                                              ; preds = %542, %532
  %546 = getelementptr double, ptr %517, i64 %520
  br label %547

547:                                              ; preds = %547, %545
  %548 = phi i64 [ 0, %545 ], [ %556, %547 ]
  %549 = phi double [ 0.000000e+00, %545 ], [ %555, %547 ]
  %550 = mul nsw i64 %548, %505
  %551 = getelementptr double, ptr %546, i64 %550
  %552 = load double, ptr %551, align 8, !tbaa !32
  %553 = tail call contract double @llvm.fabs.f64(double %552)
  %554 = fcmp contract ogt double %553, %549
  %555 = select i1 %554, double %553, double %549
  %556 = add nuw nsw i64 %548, 1
  %557 = icmp eq i64 %556, 9
  br i1 %557, label %561, label %547, !llvm.loop !228

558:                                              ; preds = %568
  %559 = add nuw nsw i64 %562, 1
  %560 = icmp eq i64 %559, 4
  br i1 %560, label %588, label %561, !llvm.loop !229

561:                                              ; preds = %547, %558
  %562 = phi i64 [ %559, %558 ], [ 0, %547 ]
  %563 = shl nuw nsw i64 %562, 1
  %564 = or disjoint i64 %563, 1
  %565 = mul nsw i64 %564, %505
  %566 = getelementptr double, ptr %546, i64 %565
  %567 = load double, ptr %566, align 8, !tbaa !32
  br label %576

568:                                              ; preds = %576
  %569 = fsub contract double %567, %585
  %570 = tail call contract double @llvm.fabs.f64(double %569)
  %571 = tail call contract double @llvm.fabs.f64(double %567)
  %572 = fmul contract double %571, 4.000000e+00
  %573 = fadd contract double %555, %572
  %574 = fmul contract double %573, 3.000000e-02
  %575 = fcmp contract ule double %570, %574
  br i1 %575, label %558, label %592

576:                                              ; preds = %576, %561
  %577 = phi i64 [ 0, %561 ], [ %586, %576 ]
  %578 = phi double [ 0.000000e+00, %561 ], [ %585, %576 ]
  %579 = getelementptr inbounds [4 x [5 x double]], ptr @PREDICTED, i64 0, i64 %562, i64 %577
  %580 = load double, ptr %579, align 8, !tbaa !32
  %581 = mul i64 %510, %577
  %582 = getelementptr double, ptr %546, i64 %581
  %583 = load double, ptr %582, align 8, !tbaa !32
  %584 = fmul contract double %580, %583
  %585 = fadd contract double %578, %584
  %586 = add nuw nsw i64 %577, 1
  %587 = icmp eq i64 %586, 5
  br i1 %587, label %568, label %576, !llvm.loop !230

588:                                              ; preds = %558, %542, %522
  %589 = add nuw nsw i64 %520, 1
  %590 = icmp sge i64 %589, %505
  %591 = icmp eq i64 %589, %505
  br i1 %591, label %592, label %518, !llvm.loop !231

592:                                              ; preds = %588, %568
  %593 = phi i1 [ %519, %568 ], [ %590, %588 ]
  br i1 %593, label %596, label %594

594:                                              ; preds = %592
  %595 = fmul contract double %480, 5.000000e-01
  br label %479

596:                                              ; preds = %592, %500, %496, %483
  %597 = phi ptr [ %484, %483 ], [ %499, %496 ], [ %499, %500 ], [ %499, %592 ]
  %598 = getelementptr inbounds %struct.Plant, ptr %597, i64 0, i32 14
  %599 = load i64, ptr %598, align 8, !tbaa !171
  %600 = getelementptr inbounds %struct.Plant, ptr %597, i64 0, i32 12
  %601 = load i64, ptr %600, align 8, !tbaa !43
  %602 = add nsw i64 %601, %599
  %603 = icmp sgt i64 %599, 0
  br i1 %603, label %604, label %625

604:                                              ; preds = %596
  %605 = load ptr, ptr %118, align 8, !tbaa !213
  %606 = load ptr, ptr %124, align 8
  br label %607

607:                                              ; preds = %616, %604
  %608 = phi i64 [ 0, %604 ], [ %617, %616 ]
  %609 = getelementptr inbounds double, ptr %605, i64 %608
  %610 = load double, ptr %609, align 8, !tbaa !32
  %611 = getelementptr double, ptr %606, i64 %608
  br label %612

612:                                              ; preds = %619, %607
  %613 = phi double [ %610, %607 ], [ %622, %619 ]
  %614 = phi i64 [ 1, %607 ], [ %623, %619 ]
  %615 = fcmp contract oeq double %613, 0.000000e+00
  br i1 %615, label %619, label %616

616:                                              ; preds = %619, %612
  %617 = add nuw nsw i64 %608, 1
  %618 = icmp eq i64 %617, %599
  br i1 %618, label %625, label %607, !llvm.loop !232

619:                                              ; preds = %612
  %620 = mul nsw i64 %614, %602
  %621 = getelementptr double, ptr %611, i64 %620
  %622 = load double, ptr %621, align 8, !tbaa !32
  store double %622, ptr %609, align 8, !tbaa !32
  %623 = add nuw nsw i64 %614, 1
  %624 = icmp eq i64 %623, 9
  br i1 %624, label %616, label %612, !llvm.loop !233

625:                                              ; preds = %616, %596
  %626 = icmp sgt i64 %602, 0
  br i1 %626, label %627, label %1208

627:                                              ; preds = %625, %1030
  %628 = phi double [ %1031, %1030 ], [ %1219, %625 ]
  %629 = phi ptr [ %1032, %1030 ], [ %597, %625 ]
  %630 = phi i64 [ %1039, %1030 ], [ %602, %625 ]
  %631 = phi i64 [ %1036, %1030 ], [ %599, %625 ]
  %632 = phi double [ %1033, %1030 ], [ 2.000000e+00, %625 ]
  %633 = phi i64 [ %1034, %1030 ], [ 0, %625 ]
  %634 = icmp sgt i64 %631, %633
  br i1 %634, label %644, label %635

635:                                              ; preds = %627
  %636 = load i64, ptr %122, align 8, !tbaa !217
  %637 = icmp eq i64 %636, 0
  br i1 %637, label %1030, label %638

638:                                              ; preds = %635
  %639 = load ptr, ptr %118, align 8, !tbaa !213
  %640 = getelementptr inbounds double, ptr %639, i64 %633
  %641 = load double, ptr %640, align 8, !tbaa !32
  %642 = fcmp contract oge double %641, 0.000000e+00
  %643 = zext i1 %642 to i32
  br label %664

644:                                              ; preds = %627
  %645 = getelementptr inbounds %struct.Plant, ptr %629, i64 0, i32 15
  %646 = load i64, ptr %645, align 8, !tbaa !222
  %647 = sub nsw i64 %631, %646
  %648 = icmp sgt i64 %647, %633
  br i1 %648, label %649, label %652

649:                                              ; preds = %644
  %650 = load i64, ptr %121, align 8, !tbaa !216
  %651 = trunc i64 %650 to i32
  br label %664

652:                                              ; preds = %644
  %653 = sub i64 %646, %631
  %654 = add i64 %653, %633
  %655 = icmp sgt i64 %654, -1
  br i1 %655, label %656, label %667

656:                                              ; preds = %652
  %657 = load double, ptr %119, align 8, !tbaa !214
  %658 = getelementptr inbounds %struct.Plant, ptr %629, i64 0, i32 93
  %659 = load ptr, ptr %658, align 8, !tbaa !227
  %660 = getelementptr inbounds double, ptr %659, i64 %654
  %661 = load double, ptr %660, align 8, !tbaa !32
  %662 = fcmp contract ule double %661, %657
  %663 = zext i1 %662 to i32
  br label %664

664:                                              ; preds = %656, %649, %638
  %665 = phi i32 [ %643, %638 ], [ %651, %649 ], [ %663, %656 ]
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %1030, label %667

667:                                              ; preds = %664, %652
  br label %668

668:                                              ; preds = %667, %1010
  %669 = phi ptr [ %1011, %1010 ], [ %629, %667 ]
  %670 = phi ptr [ %1012, %1010 ], [ %629, %667 ]
  %671 = phi i64 [ %1013, %1010 ], [ 1, %667 ]
  %672 = load ptr, ptr %124, align 8, !tbaa !219
  %673 = mul nsw i64 %671, %630
  %674 = getelementptr inbounds double, ptr %672, i64 %673
  %675 = add nsw i64 %671, -1
  %676 = getelementptr inbounds %struct.Plant, ptr %670, i64 0, i32 14
  %677 = load i64, ptr %676, align 8, !tbaa !171
  %678 = icmp sgt i64 %677, %633
  br i1 %678, label %682, label %679

679:                                              ; preds = %668
  %680 = load i64, ptr %122, align 8, !tbaa !217
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %744, label %705

682:                                              ; preds = %668
  %683 = getelementptr inbounds %struct.Plant, ptr %670, i64 0, i32 15
  %684 = load i64, ptr %683, align 8, !tbaa !222
  %685 = sub nsw i64 %677, %684
  %686 = icmp sgt i64 %685, %633
  br i1 %686, label %687, label %690

687:                                              ; preds = %682
  %688 = load i64, ptr %121, align 8, !tbaa !216
  %689 = trunc i64 %688 to i32
  br label %702

690:                                              ; preds = %682
  %691 = sub i64 %684, %677
  %692 = add i64 %691, %633
  %693 = icmp sgt i64 %692, -1
  br i1 %693, label %694, label %716

694:                                              ; preds = %690
  %695 = load double, ptr %119, align 8, !tbaa !214
  %696 = getelementptr inbounds %struct.Plant, ptr %670, i64 0, i32 93
  %697 = load ptr, ptr %696, align 8, !tbaa !227
  %698 = getelementptr inbounds double, ptr %697, i64 %692
  %699 = load double, ptr %698, align 8, !tbaa !32
  %700 = fcmp contract ule double %699, %695
  %701 = zext i1 %700 to i32
  br label %702

702:                                              ; preds = %694, %687
  %703 = phi i32 [ %689, %687 ], [ %701, %694 ]
  %704 = icmp eq i32 %703, 0
  br i1 %704, label %748, label %716

705:                                              ; preds = %679
  %706 = load ptr, ptr %118, align 8, !tbaa !213
  %707 = getelementptr inbounds double, ptr %706, i64 %633
  %708 = load double, ptr %707, align 8, !tbaa !32
  %709 = fcmp contract ult double %708, 0.000000e+00
  br i1 %709, label %740, label %710

710:                                              ; preds = %705
  %711 = getelementptr inbounds double, ptr %674, i64 %633
  %712 = load double, ptr %711, align 8, !tbaa !32
  %713 = fcmp contract olt double %712, 0.000000e+00
  %714 = fcmp contract uge double %708, 0.000000e+00
  %715 = and i1 %714, %713
  br i1 %715, label %735, label %742

716:                                              ; preds = %702, %690
  %717 = load ptr, ptr %118, align 8, !tbaa !213
  %718 = getelementptr inbounds double, ptr %717, i64 %633
  %719 = load double, ptr %718, align 8, !tbaa !32
  %720 = getelementptr inbounds double, ptr %674, i64 %633
  %721 = load double, ptr %720, align 8, !tbaa !32
  %722 = load ptr, ptr %125, align 8, !tbaa !220
  %723 = getelementptr inbounds double, ptr %722, i64 %633
  %724 = load double, ptr %723, align 8, !tbaa !32
  %725 = tail call contract double @llvm.fabs.f64(double %721)
  %726 = fcmp contract ult double %725, %724
  br i1 %726, label %750, label %727

727:                                              ; preds = %716
  %728 = fcmp contract ogt double %719, 0.000000e+00
  %729 = fcmp contract ole double %721, 0.000000e+00
  %730 = and i1 %728, %729
  br i1 %730, label %735, label %731

731:                                              ; preds = %727
  %732 = fcmp contract olt double %719, 0.000000e+00
  %733 = fcmp contract oge double %721, 0.000000e+00
  %734 = and i1 %732, %733
  br i1 %734, label %735, label %746

735:                                              ; preds = %731, %727, %710
  %736 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %671
  %737 = load double, ptr %736, align 8, !tbaa !32
  %738 = fmul contract double %480, %737
  %739 = fadd contract double %1221, %738
  br label %1015

740:                                              ; preds = %705
  %741 = icmp eq i64 %671, 8
  br i1 %741, label %1030, label %797

742:                                              ; preds = %710
  %743 = icmp eq i64 %671, 8
  br i1 %743, label %1030, label %771

744:                                              ; preds = %679
  %745 = icmp eq i64 %671, 8
  br i1 %745, label %1030, label %797

746:                                              ; preds = %731
  %747 = icmp eq i64 %671, 8
  br i1 %747, label %1030, label %752

748:                                              ; preds = %702
  %749 = icmp eq i64 %671, 8
  br i1 %749, label %1030, label %752

750:                                              ; preds = %716
  %751 = icmp eq i64 %671, 8
  br i1 %751, label %1030, label %752

752:                                              ; preds = %750, %748, %746
  br i1 %686, label %753, label %756

753:                                              ; preds = %752
  %754 = load i64, ptr %121, align 8, !tbaa !216
  %755 = trunc i64 %754 to i32
  br label %768

756:                                              ; preds = %752
  %757 = sub i64 %684, %677
  %758 = add i64 %757, %633
  %759 = icmp sgt i64 %758, -1
  br i1 %759, label %760, label %777

760:                                              ; preds = %756
  %761 = load double, ptr %119, align 8, !tbaa !214
  %762 = getelementptr inbounds %struct.Plant, ptr %670, i64 0, i32 93
  %763 = load ptr, ptr %762, align 8, !tbaa !227
  %764 = getelementptr inbounds double, ptr %763, i64 %758
  %765 = load double, ptr %764, align 8, !tbaa !32
  %766 = fcmp contract ule double %765, %761
  %767 = zext i1 %766 to i32
  br label %768

768:                                              ; preds = %760, %753
  %769 = phi i32 [ %755, %753 ], [ %767, %760 ]
  %770 = icmp eq i32 %769, 0
  br i1 %770, label %797, label %777

771:                                              ; preds = %742
  %772 = getelementptr inbounds double, ptr %674, i64 %630
  %773 = getelementptr inbounds double, ptr %772, i64 %633
  %774 = load double, ptr %773, align 8, !tbaa !32
  %775 = fcmp contract olt double %774, 0.000000e+00
  %776 = and i1 %714, %775
  br i1 %776, label %1010, label %797

777:                                              ; preds = %768, %756
  %778 = getelementptr inbounds double, ptr %674, i64 %630
  %779 = load ptr, ptr %118, align 8, !tbaa !213
  %780 = getelementptr inbounds double, ptr %779, i64 %633
  %781 = load double, ptr %780, align 8, !tbaa !32
  %782 = getelementptr inbounds double, ptr %778, i64 %633
  %783 = load double, ptr %782, align 8, !tbaa !32
  %784 = load ptr, ptr %125, align 8, !tbaa !220
  %785 = getelementptr inbounds double, ptr %784, i64 %633
  %786 = load double, ptr %785, align 8, !tbaa !32
  %787 = tail call contract double @llvm.fabs.f64(double %783)
  %788 = fcmp contract ult double %787, %786
  br i1 %788, label %797, label %789

789:                                              ; preds = %777
  %790 = fcmp contract ogt double %781, 0.000000e+00
  %791 = fcmp contract ole double %783, 0.000000e+00
  %792 = and i1 %790, %791
  br i1 %792, label %1010, label %793

793:                                              ; preds = %789
  %794 = fcmp contract olt double %781, 0.000000e+00
  %795 = fcmp contract oge double %783, 0.000000e+00
  %796 = and i1 %794, %795
  br i1 %796, label %1010, label %797

797:                                              ; preds = %793, %777, %771, %768, %744, %740
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #13
  %798 = getelementptr double, ptr %674, i64 %633
  br label %807

799:                                              ; preds = %807
  %800 = load double, ptr %12, align 16, !tbaa !32
  %801 = fcmp contract ogt double %800, 0.000000e+00
  %802 = load double, ptr %128, align 8, !tbaa !32
  %803 = load double, ptr %13, align 16, !tbaa !32
  %804 = fmul contract double %802, 0x3EB0C6F7A0B5ED8D
  %805 = fcmp contract ogt double %803, %804
  %806 = select i1 %801, i1 true, i1 %805
  br i1 %806, label %823, label %1005

807:                                              ; preds = %807, %797
  %808 = phi i64 [ 0, %797 ], [ %821, %807 ]
  %809 = add nuw nsw i64 %808, %675
  %810 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %809
  %811 = load double, ptr %810, align 8, !tbaa !32
  %812 = fmul contract double %480, %811
  %813 = fadd contract double %1221, %812
  %814 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %808
  store double %813, ptr %814, align 8, !tbaa !32
  %815 = add nsw i64 %808, -1
  %816 = mul nsw i64 %815, %630
  %817 = getelementptr double, ptr %798, i64 %816
  %818 = load double, ptr %817, align 8, !tbaa !32
  %819 = tail call contract double @llvm.fabs.f64(double %818)
  %820 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %808
  store double %819, ptr %820, align 8, !tbaa !32
  %821 = add nuw nsw i64 %808, 1
  %822 = icmp eq i64 %821, 3
  br i1 %822, label %799, label %807, !llvm.loop !234

823:                                              ; preds = %799
  %824 = fsub contract double %802, %803
  %825 = load double, ptr %129, align 8, !tbaa !32
  %826 = fsub contract double %825, %800
  %827 = fdiv contract double %824, %826
  %828 = load double, ptr %130, align 16, !tbaa !32
  %829 = fsub contract double %828, %802
  %830 = load double, ptr %131, align 16, !tbaa !32
  %831 = fsub contract double %830, %825
  %832 = fdiv contract double %829, %831
  %833 = fsub contract double %832, %827
  %834 = fsub contract double %830, %800
  %835 = fdiv contract double %833, %834
  %836 = fadd contract double %800, %825
  %837 = fmul contract double %836, 5.000000e-01
  %838 = fmul contract double %827, 5.000000e-01
  %839 = fdiv contract double %838, %835
  %840 = fsub contract double %837, %839
  %841 = fcmp contract ogt double %835, 0.000000e+00
  %842 = fcmp contract ogt double %840, %800
  %843 = and i1 %841, %842
  %844 = fcmp contract olt double %840, %830
  %845 = and i1 %844, %843
  br i1 %845, label %846, label %853

846:                                              ; preds = %823
  %847 = fsub contract double %840, %800
  %848 = fsub contract double %840, %825
  %849 = fmul contract double %835, %848
  %850 = fadd contract double %827, %849
  %851 = fmul contract double %847, %850
  %852 = fadd contract double %803, %851
  br label %853

853:                                              ; preds = %846, %823
  %854 = phi double [ %852, %846 ], [ %802, %823 ]
  %855 = phi double [ %840, %846 ], [ %825, %823 ]
  %856 = tail call contract double @llvm.fabs.f64(double %803)
  %857 = tail call contract double @llvm.fabs.f64(double %802)
  %858 = tail call contract double @llvm.fabs.f64(double %828)
  %859 = tail call contract double @llvm.maxnum.f64(double %857, double %858)
  %860 = tail call contract double @llvm.maxnum.f64(double %856, double %859)
  %861 = fmul contract double %860, 1.000000e-01
  %862 = fcmp contract ogt double %854, %861
  br i1 %862, label %1005, label %863

863:                                              ; preds = %853, %995
  %864 = phi double [ %964, %995 ], [ %802, %853 ]
  %865 = phi double [ %967, %995 ], [ %800, %853 ]
  %866 = phi double [ %972, %995 ], [ %830, %853 ]
  %867 = phi double [ %963, %995 ], [ %825, %853 ]
  %868 = phi double [ %997, %995 ], [ %855, %853 ]
  %869 = phi i64 [ %1002, %995 ], [ 0, %853 ]
  %870 = fsub contract double %868, %867
  %871 = tail call contract double @llvm.fabs.f64(double %870)
  %872 = fsub contract double %866, %865
  %873 = fmul contract double %872, 1.000000e-03
  %874 = fcmp contract olt double %871, %873
  br i1 %874, label %875, label %882

875:                                              ; preds = %863
  %876 = fsub contract double %867, %865
  %877 = fsub contract double %866, %867
  %878 = fcmp contract ogt double %876, %877
  %879 = select contract i1 %878, double -1.000000e-02, double 1.000000e-02
  %880 = fmul contract double %872, %879
  %881 = fadd contract double %867, %880
  br label %882

882:                                              ; preds = %875, %863
  %883 = phi double [ %881, %875 ], [ %868, %863 ]
  %884 = load ptr, ptr %126, align 8, !tbaa !221
  call fastcc void @look(ptr noundef nonnull %14, double noundef %883, ptr noundef %884)
  %885 = load ptr, ptr %126, align 8, !tbaa !221
  %886 = load ptr, ptr %14, align 8, !tbaa !207
  %887 = getelementptr inbounds %struct.Plant, ptr %886, i64 0, i32 14
  %888 = load i64, ptr %887, align 8, !tbaa !171
  %889 = icmp sgt i64 %888, %633
  br i1 %889, label %893, label %890

890:                                              ; preds = %882
  %891 = load i64, ptr %122, align 8, !tbaa !217
  %892 = icmp eq i64 %891, 0
  br i1 %892, label %946, label %916

893:                                              ; preds = %882
  %894 = getelementptr inbounds %struct.Plant, ptr %886, i64 0, i32 15
  %895 = load i64, ptr %894, align 8, !tbaa !222
  %896 = sub nsw i64 %888, %895
  %897 = icmp sgt i64 %896, %633
  br i1 %897, label %898, label %901

898:                                              ; preds = %893
  %899 = load i64, ptr %121, align 8, !tbaa !216
  %900 = trunc i64 %899 to i32
  br label %913

901:                                              ; preds = %893
  %902 = sub i64 %895, %888
  %903 = add i64 %902, %633
  %904 = icmp sgt i64 %903, -1
  br i1 %904, label %905, label %927

905:                                              ; preds = %901
  %906 = load double, ptr %119, align 8, !tbaa !214
  %907 = getelementptr inbounds %struct.Plant, ptr %886, i64 0, i32 93
  %908 = load ptr, ptr %907, align 8, !tbaa !227
  %909 = getelementptr inbounds double, ptr %908, i64 %903
  %910 = load double, ptr %909, align 8, !tbaa !32
  %911 = fcmp contract ule double %910, %906
  %912 = zext i1 %911 to i32
  br label %913

913:                                              ; preds = %905, %898
  %914 = phi i32 [ %900, %898 ], [ %912, %905 ]
  %915 = icmp eq i32 %914, 0
  br i1 %915, label %946, label %927

916:                                              ; preds = %890
  %917 = load ptr, ptr %118, align 8, !tbaa !213
  %918 = getelementptr inbounds double, ptr %917, i64 %633
  %919 = load double, ptr %918, align 8, !tbaa !32
  %920 = fcmp contract ult double %919, 0.000000e+00
  br i1 %920, label %946, label %921

921:                                              ; preds = %916
  %922 = getelementptr inbounds double, ptr %885, i64 %633
  %923 = load double, ptr %922, align 8, !tbaa !32
  %924 = fcmp contract olt double %923, 0.000000e+00
  %925 = fcmp contract uge double %919, 0.000000e+00
  %926 = and i1 %925, %924
  br i1 %926, label %1008, label %946

927:                                              ; preds = %913, %901
  %928 = load ptr, ptr %118, align 8, !tbaa !213
  %929 = getelementptr inbounds double, ptr %928, i64 %633
  %930 = load double, ptr %929, align 8, !tbaa !32
  %931 = getelementptr inbounds double, ptr %885, i64 %633
  %932 = load double, ptr %931, align 8, !tbaa !32
  %933 = load ptr, ptr %125, align 8, !tbaa !220
  %934 = getelementptr inbounds double, ptr %933, i64 %633
  %935 = load double, ptr %934, align 8, !tbaa !32
  %936 = tail call contract double @llvm.fabs.f64(double %932)
  %937 = fcmp contract ult double %936, %935
  br i1 %937, label %946, label %938

938:                                              ; preds = %927
  %939 = fcmp contract ogt double %930, 0.000000e+00
  %940 = fcmp contract ole double %932, 0.000000e+00
  %941 = and i1 %939, %940
  br i1 %941, label %1008, label %942

942:                                              ; preds = %938
  %943 = fcmp contract olt double %930, 0.000000e+00
  %944 = fcmp contract oge double %932, 0.000000e+00
  %945 = and i1 %943, %944
  br i1 %945, label %1008, label %946

946:                                              ; preds = %942, %927, %921, %916, %913, %890
  %947 = getelementptr inbounds double, ptr %885, i64 %633
  %948 = load double, ptr %947, align 8, !tbaa !32
  %949 = tail call contract double @llvm.fabs.f64(double %948)
  %950 = fcmp contract olt double %949, %864
  %951 = fcmp contract olt double %883, %867
  br i1 %950, label %952, label %956

952:                                              ; preds = %946
  %953 = select i1 %951, i64 2, i64 0
  %954 = getelementptr inbounds double, ptr %12, i64 %953
  store double %867, ptr %954, align 16, !tbaa !32
  %955 = getelementptr inbounds double, ptr %13, i64 %953
  store double %864, ptr %955, align 16, !tbaa !32
  store double %883, ptr %129, align 8, !tbaa !32
  store double %949, ptr %128, align 8, !tbaa !32
  br label %962

956:                                              ; preds = %946
  %957 = select i1 %951, i64 0, i64 2
  %958 = getelementptr inbounds double, ptr %12, i64 %957
  store double %883, ptr %958, align 16, !tbaa !32
  %959 = getelementptr inbounds double, ptr %13, i64 %957
  store double %949, ptr %959, align 16, !tbaa !32
  %960 = load double, ptr %128, align 8, !tbaa !32
  %961 = load double, ptr %129, align 8, !tbaa !32
  br label %962

962:                                              ; preds = %956, %952
  %963 = phi double [ %961, %956 ], [ %883, %952 ]
  %964 = phi double [ %960, %956 ], [ %949, %952 ]
  %965 = load double, ptr %13, align 16, !tbaa !32
  %966 = fsub contract double %964, %965
  %967 = load double, ptr %12, align 16, !tbaa !32
  %968 = fsub contract double %963, %967
  %969 = fdiv contract double %966, %968
  %970 = load double, ptr %130, align 16, !tbaa !32
  %971 = fsub contract double %970, %964
  %972 = load double, ptr %131, align 16, !tbaa !32
  %973 = fsub contract double %972, %963
  %974 = fdiv contract double %971, %973
  %975 = fsub contract double %974, %969
  %976 = fsub contract double %972, %967
  %977 = fdiv contract double %975, %976
  %978 = fadd contract double %963, %967
  %979 = fmul contract double %978, 5.000000e-01
  %980 = fmul contract double %969, 5.000000e-01
  %981 = fdiv contract double %980, %977
  %982 = fsub contract double %979, %981
  %983 = fcmp contract ogt double %977, 0.000000e+00
  %984 = fcmp contract ogt double %982, %967
  %985 = and i1 %983, %984
  %986 = fcmp contract olt double %982, %972
  %987 = and i1 %986, %985
  br i1 %987, label %988, label %995

988:                                              ; preds = %962
  %989 = fsub contract double %982, %967
  %990 = fsub contract double %982, %963
  %991 = fmul contract double %977, %990
  %992 = fadd contract double %969, %991
  %993 = fmul contract double %989, %992
  %994 = fadd contract double %965, %993
  br label %995

995:                                              ; preds = %988, %962
  %996 = phi double [ %994, %988 ], [ %964, %962 ]
  %997 = phi double [ %982, %988 ], [ %963, %962 ]
  %998 = fmul contract double %964, 5.000000e-01
  %999 = fcmp contract ogt double %996, %998
  %1000 = fcmp contract ogt double %996, 0.000000e+00
  %1001 = and i1 %999, %1000
  %1002 = add nuw nsw i64 %869, 1
  %1003 = icmp eq i64 %1002, 12
  %1004 = select i1 %1001, i1 true, i1 %1003
  br i1 %1004, label %1005, label %863, !llvm.loop !235

1005:                                             ; preds = %995, %799, %853
  %1006 = phi ptr [ %669, %853 ], [ %669, %799 ], [ %886, %995 ]
  %1007 = phi ptr [ %670, %853 ], [ %670, %799 ], [ %886, %995 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br label %1010

1008:                                             ; preds = %942, %938, %921
  %1009 = fcmp contract ugt double %883, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br i1 %1009, label %1010, label %1015

1010:                                             ; preds = %1008, %1005, %793, %789, %771
  %1011 = phi ptr [ %886, %1008 ], [ %1006, %1005 ], [ %669, %789 ], [ %669, %793 ], [ %669, %771 ]
  %1012 = phi ptr [ %886, %1008 ], [ %1007, %1005 ], [ %670, %789 ], [ %670, %793 ], [ %670, %771 ]
  %1013 = add nuw nsw i64 %671, 1
  %1014 = icmp eq i64 %1013, 9
  br i1 %1014, label %1030, label %668, !llvm.loop !236

1015:                                             ; preds = %1008, %735
  %1016 = phi ptr [ %669, %735 ], [ %886, %1008 ]
  %1017 = phi double [ %739, %735 ], [ %883, %1008 ]
  %1018 = fcmp contract ogt double %1017, 1.000000e+00
  br i1 %1018, label %1030, label %1019

1019:                                             ; preds = %1015
  %1020 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %675
  %1021 = load double, ptr %1020, align 8, !tbaa !32
  %1022 = fmul contract double %480, %1021
  %1023 = fadd contract double %1221, %1022
  %1024 = fcmp contract ogt double %632, 1.000000e+00
  %1025 = fcmp contract olt double %1023, %628
  %1026 = select i1 %1024, i1 true, i1 %1025
  %1027 = select contract i1 %1026, double %1023, double %628
  %1028 = fcmp contract olt double %1017, %632
  %1029 = select contract i1 %1028, double %1017, double %632
  br label %1030

1030:                                             ; preds = %1010, %750, %748, %746, %744, %742, %740, %1019, %1015, %664, %635
  %1031 = phi double [ %628, %664 ], [ %628, %1015 ], [ %1027, %1019 ], [ %628, %635 ], [ %628, %740 ], [ %628, %742 ], [ %628, %744 ], [ %628, %746 ], [ %628, %748 ], [ %628, %750 ], [ %628, %1010 ]
  %1032 = phi ptr [ %629, %664 ], [ %1016, %1015 ], [ %1016, %1019 ], [ %629, %635 ], [ %1011, %1010 ], [ %669, %750 ], [ %669, %748 ], [ %669, %746 ], [ %669, %744 ], [ %669, %742 ], [ %669, %740 ]
  %1033 = phi double [ %632, %664 ], [ %632, %1015 ], [ %1029, %1019 ], [ %632, %635 ], [ %632, %740 ], [ %632, %742 ], [ %632, %744 ], [ %632, %746 ], [ %632, %748 ], [ %632, %750 ], [ %632, %1010 ]
  %1034 = add nuw nsw i64 %633, 1
  %1035 = getelementptr inbounds %struct.Plant, ptr %1032, i64 0, i32 14
  %1036 = load i64, ptr %1035, align 8, !tbaa !171
  %1037 = getelementptr inbounds %struct.Plant, ptr %1032, i64 0, i32 12
  %1038 = load i64, ptr %1037, align 8, !tbaa !43
  %1039 = add nsw i64 %1038, %1036
  %1040 = icmp slt i64 %1034, %1039
  br i1 %1040, label %627, label %1041, !llvm.loop !237

1041:                                             ; preds = %1030
  %1042 = fcmp contract ugt double %1033, 1.000000e+00
  br i1 %1042, label %1208, label %1043

1043:                                             ; preds = %1041
  %1044 = load double, ptr %119, align 8, !tbaa !214
  %1045 = load double, ptr %120, align 8, !tbaa !215
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1033, ptr noundef %26)
  %1046 = load ptr, ptr %14, align 8, !tbaa !207
  %1047 = getelementptr inbounds %struct.Plant, ptr %1046, i64 0, i32 14
  %1048 = load i64, ptr %1047, align 8, !tbaa !171
  %1049 = getelementptr inbounds %struct.Plant, ptr %1046, i64 0, i32 12
  %1050 = load i64, ptr %1049, align 8, !tbaa !43
  %1051 = add nsw i64 %1050, %1048
  %1052 = icmp sgt i64 %1051, 0
  br i1 %1052, label %1053, label %1114

1053:                                             ; preds = %1043
  %1054 = getelementptr inbounds %struct.Plant, ptr %1046, i64 0, i32 15
  %1055 = getelementptr inbounds %struct.Plant, ptr %1046, i64 0, i32 93
  %1056 = load i64, ptr %122, align 8
  %1057 = icmp eq i64 %1056, 0
  %1058 = load ptr, ptr %118, align 8
  %1059 = load double, ptr %119, align 8
  %1060 = load i64, ptr %121, align 8
  %1061 = trunc i64 %1060 to i32
  %1062 = load ptr, ptr %125, align 8
  br label %1063

1063:                                             ; preds = %1111, %1053
  %1064 = phi i64 [ 0, %1053 ], [ %1112, %1111 ]
  %1065 = icmp sgt i64 %1048, %1064
  br i1 %1065, label %1067, label %1066

1066:                                             ; preds = %1063
  br i1 %1057, label %1111, label %1084

1067:                                             ; preds = %1063
  %1068 = load i64, ptr %1054, align 8, !tbaa !222
  %1069 = sub nsw i64 %1048, %1068
  %1070 = icmp sgt i64 %1069, %1064
  br i1 %1070, label %1081, label %1071

1071:                                             ; preds = %1067
  %1072 = sub i64 %1068, %1048
  %1073 = add i64 %1072, %1064
  %1074 = icmp sgt i64 %1073, -1
  br i1 %1074, label %1075, label %1094

1075:                                             ; preds = %1071
  %1076 = load ptr, ptr %1055, align 8, !tbaa !227
  %1077 = getelementptr inbounds double, ptr %1076, i64 %1073
  %1078 = load double, ptr %1077, align 8, !tbaa !32
  %1079 = fcmp contract ule double %1078, %1059
  %1080 = zext i1 %1079 to i32
  br label %1081

1081:                                             ; preds = %1075, %1067
  %1082 = phi i32 [ %1080, %1075 ], [ %1061, %1067 ]
  %1083 = icmp eq i32 %1082, 0
  br i1 %1083, label %1111, label %1094

1084:                                             ; preds = %1066
  %1085 = getelementptr inbounds double, ptr %1058, i64 %1064
  %1086 = load double, ptr %1085, align 8, !tbaa !32
  %1087 = fcmp contract ult double %1086, 0.000000e+00
  br i1 %1087, label %1111, label %1088

1088:                                             ; preds = %1084
  %1089 = getelementptr inbounds double, ptr %26, i64 %1064
  %1090 = load double, ptr %1089, align 8, !tbaa !32
  %1091 = fcmp contract olt double %1090, 0.000000e+00
  %1092 = fcmp contract uge double %1086, 0.000000e+00
  %1093 = and i1 %1092, %1091
  br i1 %1093, label %1114, label %1111

1094:                                             ; preds = %1081, %1071
  %1095 = getelementptr inbounds double, ptr %1058, i64 %1064
  %1096 = load double, ptr %1095, align 8, !tbaa !32
  %1097 = getelementptr inbounds double, ptr %26, i64 %1064
  %1098 = load double, ptr %1097, align 8, !tbaa !32
  %1099 = getelementptr inbounds double, ptr %1062, i64 %1064
  %1100 = load double, ptr %1099, align 8, !tbaa !32
  %1101 = tail call contract double @llvm.fabs.f64(double %1098)
  %1102 = fcmp contract ult double %1101, %1100
  br i1 %1102, label %1111, label %1103

1103:                                             ; preds = %1094
  %1104 = fcmp contract ogt double %1096, 0.000000e+00
  %1105 = fcmp contract ole double %1098, 0.000000e+00
  %1106 = and i1 %1104, %1105
  br i1 %1106, label %1114, label %1107

1107:                                             ; preds = %1103
  %1108 = fcmp contract olt double %1096, 0.000000e+00
  %1109 = fcmp contract oge double %1098, 0.000000e+00
  %1110 = and i1 %1108, %1109
  br i1 %1110, label %1114, label %1111

1111:                                             ; preds = %1107, %1094, %1088, %1084, %1081, %1066
  %1112 = add nuw nsw i64 %1064, 1
  %1113 = icmp eq i64 %1112, %1051
  br i1 %1113, label %1114, label %1063, !llvm.loop !238

1114:                                             ; preds = %1111, %1107, %1103, %1088, %1043
  %1115 = phi i64 [ -1, %1043 ], [ -1, %1111 ], [ %1064, %1107 ], [ %1064, %1103 ], [ %1064, %1088 ]
  %1116 = fadd contract double %1044, %1045
  %1117 = tail call contract double @llvm.fabs.f64(double %1116)
  %1118 = fmul contract double %1117, 0x3CD0000000000000
  br label %1119

1119:                                             ; preds = %1202, %1114
  %1120 = phi double [ %1031, %1114 ], [ %1204, %1202 ]
  %1121 = phi double [ %1033, %1114 ], [ %1205, %1202 ]
  %1122 = phi i64 [ %1115, %1114 ], [ %1203, %1202 ]
  %1123 = phi i64 [ 0, %1114 ], [ %1206, %1202 ]
  %1124 = fsub contract double %1121, %1120
  %1125 = fmul contract double %1045, %1124
  %1126 = fcmp contract ogt double %1125, %1118
  br i1 %1126, label %1127, label %1222

1127:                                             ; preds = %1119
  %1128 = fadd contract double %1120, %1121
  %1129 = fmul contract double %1128, 5.000000e-01
  %1130 = fcmp contract ugt double %1129, %1120
  %1131 = fcmp contract ult double %1129, %1121
  %1132 = and i1 %1130, %1131
  br i1 %1132, label %1133, label %1222

1133:                                             ; preds = %1127
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1129, ptr noundef %26)
  %1134 = load ptr, ptr %14, align 8, !tbaa !207
  %1135 = getelementptr inbounds %struct.Plant, ptr %1134, i64 0, i32 14
  %1136 = load i64, ptr %1135, align 8, !tbaa !171
  %1137 = getelementptr inbounds %struct.Plant, ptr %1134, i64 0, i32 12
  %1138 = load i64, ptr %1137, align 8, !tbaa !43
  %1139 = add nsw i64 %1138, %1136
  %1140 = icmp sgt i64 %1139, 0
  br i1 %1140, label %1141, label %1202

1141:                                             ; preds = %1133
  %1142 = getelementptr inbounds %struct.Plant, ptr %1134, i64 0, i32 15
  %1143 = getelementptr inbounds %struct.Plant, ptr %1134, i64 0, i32 93
  %1144 = load i64, ptr %122, align 8
  %1145 = icmp eq i64 %1144, 0
  %1146 = load ptr, ptr %118, align 8
  %1147 = load double, ptr %119, align 8
  %1148 = load i64, ptr %121, align 8
  %1149 = trunc i64 %1148 to i32
  %1150 = load ptr, ptr %125, align 8
  br label %1151

1151:                                             ; preds = %1199, %1141
  %1152 = phi i64 [ 0, %1141 ], [ %1200, %1199 ]
  %1153 = icmp sgt i64 %1136, %1152
  br i1 %1153, label %1155, label %1154

1154:                                             ; preds = %1151
  br i1 %1145, label %1199, label %1172

1155:                                             ; preds = %1151
  %1156 = load i64, ptr %1142, align 8, !tbaa !222
  %1157 = sub nsw i64 %1136, %1156
  %1158 = icmp sgt i64 %1157, %1152
  br i1 %1158, label %1169, label %1159

1159:                                             ; preds = %1155
  %1160 = sub i64 %1156, %1136
  %1161 = add i64 %1160, %1152
  %1162 = icmp sgt i64 %1161, -1
  br i1 %1162, label %1163, label %1182

1163:                                             ; preds = %1159
  %1164 = load ptr, ptr %1143, align 8, !tbaa !227
  %1165 = getelementptr inbounds double, ptr %1164, i64 %1161
  %1166 = load double, ptr %1165, align 8, !tbaa !32
  %1167 = fcmp contract ule double %1166, %1147
  %1168 = zext i1 %1167 to i32
  br label %1169

1169:                                             ; preds = %1163, %1155
  %1170 = phi i32 [ %1168, %1163 ], [ %1149, %1155 ]
  %1171 = icmp eq i32 %1170, 0
  br i1 %1171, label %1199, label %1182

1172:                                             ; preds = %1154
  %1173 = getelementptr inbounds double, ptr %1146, i64 %1152
  %1174 = load double, ptr %1173, align 8, !tbaa !32
  %1175 = fcmp contract ult double %1174, 0.000000e+00
  br i1 %1175, label %1199, label %1176

1176:                                             ; preds = %1172
  %1177 = getelementptr inbounds double, ptr %26, i64 %1152
  %1178 = load double, ptr %1177, align 8, !tbaa !32
  %1179 = fcmp contract olt double %1178, 0.000000e+00
  %1180 = fcmp contract uge double %1174, 0.000000e+00
  %1181 = and i1 %1180, %1179
  br i1 %1181, label %1202, label %1199

1182:                                             ; preds = %1169, %1159
  %1183 = getelementptr inbounds double, ptr %1146, i64 %1152
  %1184 = load double, ptr %1183, align 8, !tbaa !32
  %1185 = getelementptr inbounds double, ptr %26, i64 %1152
  %1186 = load double, ptr %1185, align 8, !tbaa !32
  %1187 = getelementptr inbounds double, ptr %1150, i64 %1152
  %1188 = load double, ptr %1187, align 8, !tbaa !32
  %1189 = tail call contract double @llvm.fabs.f64(double %1186)
  %1190 = fcmp contract ult double %1189, %1188
  br i1 %1190, label %1199, label %1191

1191:                                             ; preds = %1182
  %1192 = fcmp contract ogt double %1184, 0.000000e+00
  %1193 = fcmp contract ole double %1186, 0.000000e+00
  %1194 = and i1 %1192, %1193
  br i1 %1194, label %1202, label %1195

1195:                                             ; preds = %1191
  %1196 = fcmp contract olt double %1184, 0.000000e+00
  %1197 = fcmp contract oge double %1186, 0.000000e+00
  %1198 = and i1 %1196, %1197
  br i1 %1198, label %1202, label %1199

1199:                                             ; preds = %1195, %1182, %1176, %1172, %1169, %1154
  %1200 = add nuw nsw i64 %1152, 1
  %1201 = icmp eq i64 %1200, %1139
  br i1 %1201, label %1202, label %1151, !llvm.loop !238

1202:                                             ; preds = %1199, %1195, %1191, %1176, %1133
  %1203 = phi i64 [ %1122, %1133 ], [ %1152, %1195 ], [ %1152, %1191 ], [ %1152, %1176 ], [ %1122, %1199 ]
  %1204 = phi double [ %1129, %1133 ], [ %1120, %1195 ], [ %1120, %1191 ], [ %1120, %1176 ], [ %1129, %1199 ]
  %1205 = phi double [ %1121, %1133 ], [ %1129, %1195 ], [ %1129, %1191 ], [ %1129, %1176 ], [ %1121, %1199 ]
  %1206 = add nuw nsw i64 %1123, 1
  %1207 = icmp eq i64 %1206, 80
  br i1 %1207, label %1222, label %1119, !llvm.loop !239

1208:                                             ; preds = %1041, %625
  %1209 = phi double [ %1031, %1041 ], [ %1219, %625 ]
  %1210 = fadd contract double %1221, %480
  %1211 = fmul contract double %480, 2.000000e+00
  %1212 = frem contract double %1210, %1211
  %1213 = fcmp contract oeq double %1212, 0.000000e+00
  %1214 = fcmp contract olt double %480, 1.000000e+00
  %1215 = and i1 %1214, %1213
  %1216 = select i1 %1215, double %1211, double %480
  %1217 = fcmp contract olt double %1210, 1.000000e+00
  br i1 %1217, label %1218, label %1332, !llvm.loop !240

1218:                                             ; preds = %478, %1208
  %1219 = phi double [ %1209, %1208 ], [ undef, %478 ]
  %1220 = phi double [ %1216, %1208 ], [ 1.000000e+00, %478 ]
  %1221 = phi double [ %1210, %1208 ], [ 0.000000e+00, %478 ]
  br label %479

1222:                                             ; preds = %1202, %1127, %1119
  %1223 = phi double [ %1120, %1127 ], [ %1120, %1119 ], [ %1204, %1202 ]
  %1224 = phi double [ %1121, %1127 ], [ %1121, %1119 ], [ %1205, %1202 ]
  %1225 = phi i64 [ %1122, %1127 ], [ %1122, %1119 ], [ %1203, %1202 ]
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1224, ptr noundef %26)
  %1226 = icmp slt i64 %1225, 0
  br i1 %1226, label %1332, label %1227

1227:                                             ; preds = %1222
  %1228 = load i64, ptr %33, align 8, !tbaa !171
  %1229 = load i64, ptr %138, align 8, !tbaa !222
  %1230 = icmp sgt i64 %1229, 0
  br i1 %1230, label %1231, label %1315

1231:                                             ; preds = %1227
  %1232 = sub nsw i64 %1228, %1229
  %1233 = load ptr, ptr %14, align 8, !tbaa !207
  %1234 = getelementptr inbounds %struct.Plant, ptr %1233, i64 0, i32 14
  %1235 = load i64, ptr %1234, align 8, !tbaa !171
  %1236 = load i64, ptr %122, align 8
  %1237 = icmp eq i64 %1236, 0
  %1238 = load ptr, ptr %118, align 8
  %1239 = getelementptr inbounds %struct.Plant, ptr %1233, i64 0, i32 15
  %1240 = load double, ptr %119, align 8
  %1241 = getelementptr inbounds %struct.Plant, ptr %1233, i64 0, i32 93
  %1242 = load i64, ptr %121, align 8
  %1243 = trunc i64 %1242 to i32
  %1244 = load ptr, ptr %125, align 8
  br label %1254

1245:                                             ; preds = %1306
  %1246 = icmp ne i64 %1308, 0
  %1247 = fmul contract double %312, %1223
  %1248 = fmul contract double %1247, 0x3FEFFFFDE7210BE9
  %1249 = fcmp contract ogt double %1224, 1.000000e-09
  %1250 = and i1 %1249, %1246
  %1251 = fmul contract double %175, 0x3D19000000000000
  %1252 = fcmp contract ogt double %1248, %1251
  %1253 = select i1 %1250, i1 %1252, i1 false
  br i1 %1253, label %1311, label %1315

1254:                                             ; preds = %1306, %1231
  %1255 = phi i64 [ %1232, %1231 ], [ %1309, %1306 ]
  %1256 = phi i64 [ 0, %1231 ], [ %1308, %1306 ]
  %1257 = icmp sgt i64 %1235, %1255
  br i1 %1257, label %1259, label %1258

1258:                                             ; preds = %1254
  br i1 %1237, label %1306, label %1276

1259:                                             ; preds = %1254
  %1260 = load i64, ptr %1239, align 8, !tbaa !222
  %1261 = sub nsw i64 %1235, %1260
  %1262 = icmp sgt i64 %1261, %1255
  br i1 %1262, label %1273, label %1263

1263:                                             ; preds = %1259
  %1264 = sub i64 %1260, %1235
  %1265 = add i64 %1264, %1255
  %1266 = icmp sgt i64 %1265, -1
  br i1 %1266, label %1267, label %1286

1267:                                             ; preds = %1263
  %1268 = load ptr, ptr %1241, align 8, !tbaa !227
  %1269 = getelementptr inbounds double, ptr %1268, i64 %1265
  %1270 = load double, ptr %1269, align 8, !tbaa !32
  %1271 = fcmp contract ule double %1270, %1240
  %1272 = zext i1 %1271 to i32
  br label %1273

1273:                                             ; preds = %1267, %1259
  %1274 = phi i32 [ %1272, %1267 ], [ %1243, %1259 ]
  %1275 = icmp eq i32 %1274, 0
  br i1 %1275, label %1306, label %1286

1276:                                             ; preds = %1258
  %1277 = getelementptr inbounds double, ptr %1238, i64 %1255
  %1278 = load double, ptr %1277, align 8, !tbaa !32
  %1279 = fcmp contract ult double %1278, 0.000000e+00
  br i1 %1279, label %1306, label %1280

1280:                                             ; preds = %1276
  %1281 = getelementptr inbounds double, ptr %26, i64 %1255
  %1282 = load double, ptr %1281, align 8, !tbaa !32
  %1283 = fcmp contract olt double %1282, 0.000000e+00
  %1284 = fcmp contract uge double %1278, 0.000000e+00
  %1285 = and i1 %1284, %1283
  br label %1303

1286:                                             ; preds = %1273, %1263
  %1287 = getelementptr inbounds double, ptr %1238, i64 %1255
  %1288 = load double, ptr %1287, align 8, !tbaa !32
  %1289 = getelementptr inbounds double, ptr %26, i64 %1255
  %1290 = load double, ptr %1289, align 8, !tbaa !32
  %1291 = getelementptr inbounds double, ptr %1244, i64 %1255
  %1292 = load double, ptr %1291, align 8, !tbaa !32
  %1293 = tail call contract double @llvm.fabs.f64(double %1290)
  %1294 = fcmp contract ult double %1293, %1292
  br i1 %1294, label %1303, label %1295

1295:                                             ; preds = %1286
  %1296 = fcmp contract ogt double %1288, 0.000000e+00
  %1297 = fcmp contract ole double %1290, 0.000000e+00
  %1298 = and i1 %1296, %1297
  br i1 %1298, label %1303, label %1299

1299:                                             ; preds = %1295
  %1300 = fcmp contract olt double %1288, 0.000000e+00
  %1301 = fcmp contract oge double %1290, 0.000000e+00
  %1302 = and i1 %1300, %1301
  br label %1303

1303:                                             ; preds = %1299, %1295, %1286, %1280
  %1304 = phi i1 [ %1285, %1280 ], [ false, %1286 ], [ %1302, %1299 ], [ true, %1295 ]
  %1305 = zext i1 %1304 to i64
  br label %1306

1306:                                             ; preds = %1303, %1276, %1273, %1258
  %1307 = phi i64 [ 0, %1273 ], [ %1305, %1303 ], [ 0, %1276 ], [ 0, %1258 ]
  %1308 = or i64 %1307, %1256
  %1309 = add nsw i64 %1255, 1
  %1310 = icmp slt i64 %1309, %1228
  br i1 %1310, label %1254, label %1245, !llvm.loop !241

1311:                                             ; preds = %1245
  %1312 = add nsw i64 %165, 1
  %1313 = icmp slt i64 %165, 6
  br i1 %1313, label %1328, label %1314

1314:                                             ; preds = %1311
  br i1 %398, label %1315, label %1332

1315:                                             ; preds = %1227, %1314, %1245
  %1316 = phi i64 [ %1312, %1314 ], [ %165, %1245 ], [ %165, %1227 ]
  %1317 = fcmp contract olt double %1224, 1.000000e+00
  br i1 %1317, label %1318, label %1332

1318:                                             ; preds = %1315
  %1319 = fmul contract double %312, %1224
  %1320 = fadd contract double %169, %1319
  %1321 = load i64, ptr %0, align 8, !tbaa !13
  %1322 = load i64, ptr %16, align 8, !tbaa !14
  %1323 = add nsw i64 %1322, %1321
  %1324 = load i64, ptr %19, align 8, !tbaa !15
  %1325 = add nsw i64 %1324, 1
  %1326 = shl i64 %1323, 3
  %1327 = mul i64 %1326, %1325
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %30, i64 %1327, i1 false)
  br label %1332

1328:                                             ; preds = %1311
  %1329 = fadd contract double %169, %1248
  %1330 = load i64, ptr %43, align 8, !tbaa !191
  %1331 = add nsw i64 %1330, 1
  store i64 %1331, ptr %43, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #13
  br label %1443

1332:                                             ; preds = %1208, %1318, %1315, %1314, %1222, %439, %436
  %1333 = phi double [ %313, %1222 ], [ %1320, %1318 ], [ %313, %1315 ], [ %313, %1314 ], [ %313, %436 ], [ %313, %439 ], [ %313, %1208 ]
  %1334 = phi i1 [ true, %1222 ], [ true, %1318 ], [ true, %1315 ], [ true, %1314 ], [ false, %436 ], [ false, %439 ], [ true, %1208 ]
  %1335 = phi i64 [ %165, %1222 ], [ %1316, %1318 ], [ %1316, %1315 ], [ %1312, %1314 ], [ %165, %436 ], [ %165, %439 ], [ %165, %1208 ]
  %1336 = phi i64 [ -1, %1222 ], [ %1225, %1318 ], [ %1225, %1315 ], [ -1, %1314 ], [ -1, %436 ], [ -1, %439 ], [ -1, %1208 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #13
  %1337 = fcmp contract ogt double %355, 1.000000e+00
  %1338 = icmp slt i64 %1336, 0
  %1339 = select i1 %1337, i1 %1338, i1 false
  br i1 %1339, label %1340, label %1349

1340:                                             ; preds = %1332
  %1341 = fcmp contract olt double %386, 0x3FEE666666666666
  %1342 = select contract i1 %1341, double %386, double 0x3FEE666666666666
  %1343 = select contract i1 %397, double 9.300000e-01, double %1342
  %1344 = fmul contract double %312, %1343
  store double %1344, ptr %104, align 8, !tbaa !193
  %1345 = load i64, ptr %43, align 8, !tbaa !191
  %1346 = add nsw i64 %1345, 1
  store i64 %1346, ptr %43, align 8, !tbaa !191
  %1347 = zext i1 %397 to i64
  %1348 = add nsw i64 %164, %1347
  br label %1443

1349:                                             ; preds = %1332
  %1350 = load i64, ptr %132, align 8, !tbaa !242
  %1351 = load i64, ptr %133, align 8, !tbaa !243
  %1352 = icmp slt i64 %1350, %1351
  br i1 %1352, label %1353, label %1361

1353:                                             ; preds = %1349
  %1354 = getelementptr inbounds double, ptr %5, i64 %1350
  %1355 = load double, ptr %1354, align 8, !tbaa !32
  %1356 = fcmp contract ugt double %1355, %1333
  %1357 = or i1 %1334, %1356
  %1358 = xor i1 %1356, true
  br i1 %1357, label %1361, label %1359

1359:                                             ; preds = %1353
  %1360 = load ptr, ptr %139, align 8, !tbaa !223
  tail call void %1360(ptr noundef nonnull %0, double noundef %169, double noundef %312, ptr noundef %2, ptr noundef %32, ptr noundef %10) #13
  br label %1361

1361:                                             ; preds = %1353, %1359, %1349
  %1362 = phi i1 [ %1358, %1353 ], [ false, %1349 ], [ true, %1359 ]
  store double 1.000000e+00, ptr %39, align 8, !tbaa !189
  %1363 = load i64, ptr %0, align 8, !tbaa !13
  %1364 = load i64, ptr %16, align 8, !tbaa !14
  %1365 = add nsw i64 %1364, %1363
  %1366 = load i64, ptr %19, align 8, !tbaa !15
  %1367 = add nsw i64 %1366, 1
  %1368 = shl i64 %1365, 3
  %1369 = mul i64 %1368, %1367
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %24, i64 %1369, i1 false)
  %1370 = load double, ptr %140, align 8, !tbaa !194
  %1371 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1333, ptr noundef %24, double noundef %1370)
  br i1 %248, label %1432, label %1372

1372:                                             ; preds = %1361
  %1373 = load i64, ptr %106, align 8, !tbaa !20
  %1374 = icmp sgt i64 %1373, 0
  %1375 = load double, ptr %39, align 8, !tbaa !189
  %1376 = fcmp contract olt double %1375, 1.000000e-04
  %1377 = fcmp contract oge double %163, 1.000000e-04
  %1378 = select i1 %1376, i1 %1377, i1 false
  br i1 %1374, label %1379, label %1432

1379:                                             ; preds = %1372
  %1380 = load i64, ptr %0, align 8, !tbaa !13
  %1381 = getelementptr inbounds double, ptr %30, i64 %1380
  %1382 = getelementptr inbounds double, ptr %24, i64 %1380
  %1383 = getelementptr inbounds double, ptr %4, i64 %1380
  %1384 = load double, ptr %110, align 8, !tbaa !184
  %1385 = load double, ptr %1383, align 8, !tbaa !32
  %1386 = load i64, ptr %16, align 8, !tbaa !14
  %1387 = icmp sgt i64 %1386, 0
  br i1 %1387, label %1388, label %1410

1388:                                             ; preds = %1379, %1388
  %1389 = phi i64 [ %1408, %1388 ], [ 0, %1379 ]
  %1390 = phi double [ %1407, %1388 ], [ %1385, %1379 ]
  %1391 = phi double [ %1403, %1388 ], [ 0.000000e+00, %1379 ]
  %1392 = phi double [ %1400, %1388 ], [ 0.000000e+00, %1379 ]
  %1393 = getelementptr inbounds double, ptr %1382, i64 %1389
  %1394 = load double, ptr %1393, align 8, !tbaa !32
  %1395 = getelementptr inbounds double, ptr %1381, i64 %1389
  %1396 = load double, ptr %1395, align 8, !tbaa !32
  %1397 = fsub contract double %1394, %1396
  %1398 = tail call contract double @llvm.fabs.f64(double %1397)
  %1399 = fcmp contract ogt double %1398, %1392
  %1400 = select i1 %1399, double %1398, double %1392
  %1401 = tail call contract double @llvm.fabs.f64(double %1396)
  %1402 = fcmp contract ogt double %1401, %1391
  %1403 = select i1 %1402, double %1401, double %1391
  %1404 = getelementptr inbounds double, ptr %1383, i64 %1389
  %1405 = load double, ptr %1404, align 8, !tbaa !32
  %1406 = fcmp contract ogt double %1405, %1390
  %1407 = select i1 %1406, double %1405, double %1390
  %1408 = add nuw nsw i64 %1389, 1
  %1409 = icmp eq i64 %1408, %1386
  br i1 %1409, label %1410, label %1388, !llvm.loop !244

1410:                                             ; preds = %1388, %1379
  %1411 = phi double [ 0.000000e+00, %1379 ], [ %1400, %1388 ]
  %1412 = phi double [ 0.000000e+00, %1379 ], [ %1403, %1388 ]
  %1413 = phi double [ %1385, %1379 ], [ %1407, %1388 ]
  %1414 = fmul contract double %1384, %1412
  %1415 = fadd contract double %1413, %1414
  %1416 = fmul contract double %1415, 1.000000e+05
  %1417 = fcmp contract ule double %1411, %1416
  br i1 %1417, label %1422, label %1418

1418:                                             ; preds = %1410
  %1419 = fmul contract double %312, 5.000000e-01
  store double %1419, ptr %104, align 8, !tbaa !193
  %1420 = load i64, ptr %43, align 8, !tbaa !191
  %1421 = add nsw i64 %1420, 1
  store i64 %1421, ptr %43, align 8, !tbaa !191
  br label %1443

1422:                                             ; preds = %1410
  %1423 = select i1 %1378, i1 %1338, i1 false
  %1424 = and i1 %311, %1423
  %1425 = icmp slt i64 %164, 12
  %1426 = select i1 %1424, i1 %1425, i1 false
  br i1 %1426, label %1427, label %1432

1427:                                             ; preds = %1422
  %1428 = fmul contract double %312, 9.300000e-01
  store double %1428, ptr %104, align 8, !tbaa !193
  %1429 = load i64, ptr %43, align 8, !tbaa !191
  %1430 = add nsw i64 %1429, 1
  store i64 %1430, ptr %43, align 8, !tbaa !191
  %1431 = add nsw i64 %164, 1
  br label %1443

1432:                                             ; preds = %1361, %1422, %1372
  %1433 = load double, ptr %140, align 8, !tbaa !194
  %1434 = fmul contract double %1433, 1.000000e+03
  %1435 = fcmp contract ugt double %1371, %1434
  br i1 %1435, label %1436, label %1451

1436:                                             ; preds = %1432
  %1437 = fmul contract double %312, 5.000000e-01
  store double %1437, ptr %104, align 8, !tbaa !193
  %1438 = load i64, ptr %43, align 8, !tbaa !191
  %1439 = add nsw i64 %1438, 1
  store i64 %1439, ptr %43, align 8, !tbaa !191
  %1440 = fmul contract double %175, 0x3D719799812DEA11
  %1441 = fcmp contract olt double %1437, %1440
  %1442 = select i1 %248, i1 true, i1 %1441
  br i1 %1442, label %1824, label %1443

1443:                                             ; preds = %1436, %358, %1806, %1427, %1418, %1340, %1328, %223
  %1444 = phi double [ %162, %1340 ], [ %162, %1427 ], [ 0x7FF0000000000000, %1806 ], [ %162, %1418 ], [ %1329, %1328 ], [ %162, %223 ], [ %162, %358 ], [ %162, %1436 ]
  %1445 = phi double [ %163, %1340 ], [ %163, %1427 ], [ %1505, %1806 ], [ %163, %1418 ], [ %163, %1328 ], [ %225, %223 ], [ %163, %358 ], [ %163, %1436 ]
  %1446 = phi i64 [ %1348, %1340 ], [ %1431, %1427 ], [ 0, %1806 ], [ %164, %1418 ], [ %164, %1328 ], [ %164, %223 ], [ %164, %358 ], [ 0, %1436 ]
  %1447 = phi i64 [ %1335, %1340 ], [ %1335, %1427 ], [ 0, %1806 ], [ %1335, %1418 ], [ %1312, %1328 ], [ %165, %223 ], [ %165, %358 ], [ %1335, %1436 ]
  %1448 = phi i64 [ 0, %1340 ], [ 0, %1427 ], [ 1, %1806 ], [ 0, %1418 ], [ 0, %1328 ], [ 1, %223 ], [ 0, %358 ], [ 0, %1436 ]
  %1449 = phi i64 [ %245, %1340 ], [ %245, %1427 ], [ %245, %1806 ], [ %245, %1418 ], [ %245, %1328 ], [ %167, %223 ], [ %245, %358 ], [ %245, %1436 ]
  %1450 = phi i64 [ %246, %1340 ], [ %246, %1427 ], [ %246, %1806 ], [ %246, %1418 ], [ %246, %1328 ], [ %168, %223 ], [ %246, %358 ], [ %246, %1436 ]
  br label %161, !llvm.loop !245

1451:                                             ; preds = %1432
  br i1 %1362, label %1452, label %1489

1452:                                             ; preds = %1451
  %1453 = load i64, ptr %0, align 8, !tbaa !13
  %1454 = load i64, ptr %16, align 8, !tbaa !14
  %1455 = add nsw i64 %1454, %1453
  %1456 = load i64, ptr %19, align 8, !tbaa !15
  %1457 = add nsw i64 %1456, 1
  %1458 = mul nsw i64 %1457, %1455
  %1459 = load i64, ptr %132, align 8, !tbaa !242
  %1460 = load i64, ptr %133, align 8, !tbaa !243
  %1461 = icmp slt i64 %1459, %1460
  br i1 %1461, label %1462, label %1489

1462:                                             ; preds = %1452
  %1463 = shl i64 %1458, 3
  br label %1464

1464:                                             ; preds = %1481, %1462
  %1465 = phi i64 [ %1459, %1462 ], [ %1486, %1481 ]
  %1466 = getelementptr inbounds double, ptr %5, i64 %1465
  %1467 = load double, ptr %1466, align 8, !tbaa !32
  %1468 = fcmp contract ugt double %1467, %1333
  br i1 %1468, label %1489, label %1469

1469:                                             ; preds = %1464
  %1470 = fcmp contract oeq double %1467, %1333
  br i1 %1470, label %1471, label %1472

1471:                                             ; preds = %1469
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %24, i64 %1463, i1 false)
  br label %1481

1472:                                             ; preds = %1469
  %1473 = load ptr, ptr %141, align 16, !tbaa !246
  %1474 = fsub contract double %1467, %169
  %1475 = fdiv contract double %1474, %312
  tail call void %1473(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %32, double noundef %1475, ptr noundef %10, ptr noundef %30) #13
  %1476 = load i64, ptr %132, align 8, !tbaa !242
  %1477 = getelementptr inbounds double, ptr %5, i64 %1476
  %1478 = load double, ptr %1477, align 8, !tbaa !32
  %1479 = load double, ptr %140, align 8, !tbaa !194
  %1480 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1478, ptr noundef %30, double noundef %1479)
  br label %1481

1481:                                             ; preds = %1472, %1471
  %1482 = load i64, ptr %132, align 8, !tbaa !242
  %1483 = add nsw i64 %1482, 1
  store i64 %1483, ptr %132, align 8, !tbaa !242
  %1484 = mul nsw i64 %1482, %1458
  %1485 = getelementptr inbounds double, ptr %6, i64 %1484
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1485, ptr align 8 %30, i64 %1463, i1 false)
  %1486 = load i64, ptr %132, align 8, !tbaa !242
  %1487 = load i64, ptr %133, align 8, !tbaa !243
  %1488 = icmp slt i64 %1486, %1487
  br i1 %1488, label %1464, label %1489, !llvm.loop !247

1489:                                             ; preds = %1481, %1464, %1452, %1451
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %24, i64 %113, i1 false)
  store double %1333, ptr %1, align 8, !tbaa !179
  br i1 %248, label %1504, label %1490

1490:                                             ; preds = %1489
  %1491 = fmul contract double %312, %386
  %1492 = fcmp contract oge double %386, 1.000000e+00
  %1493 = fcmp contract olt double %162, 0x7FF0000000000000
  %1494 = select i1 %1492, i1 true, i1 %1493
  br i1 %1494, label %1495, label %1499

1495:                                             ; preds = %1490
  %1496 = load double, ptr %104, align 8, !tbaa !193
  %1497 = fcmp contract olt double %1491, %1496
  br i1 %1497, label %1498, label %1499

1498:                                             ; preds = %1495
  br label %1499

1499:                                             ; preds = %1490, %1498, %1495
  %1500 = phi double [ %1496, %1498 ], [ %1491, %1495 ], [ %1491, %1490 ]
  %1501 = load double, ptr %136, align 8, !tbaa !183
  %1502 = fcmp contract olt double %1500, %1501
  %1503 = select contract i1 %1502, double %1500, double %1501
  store double %1503, ptr %104, align 8, !tbaa !193
  br label %1504

1504:                                             ; preds = %1499, %1489
  store double 0.000000e+00, ptr %134, align 8, !tbaa !150
  store i64 0, ptr %97, align 8, !tbaa !160
  tail call void @rates(ptr noundef nonnull %0, double noundef %1333, ptr noundef %2, ptr noundef %3)
  store i64 1, ptr %97, align 8, !tbaa !160
  %1505 = load double, ptr %39, align 8, !tbaa !189
  %1506 = load double, ptr %134, align 8, !tbaa !150
  %1507 = fcmp contract une double %1506, 0.000000e+00
  br i1 %1507, label %1824, label %1508

1508:                                             ; preds = %1504
  %1509 = load double, ptr %108, align 8, !tbaa !86
  %1510 = fcmp contract une double %1509, 0.000000e+00
  br i1 %1510, label %1824, label %1511

1511:                                             ; preds = %1508
  %1512 = load i64, ptr %33, align 8, !tbaa !171
  %1513 = load i64, ptr %35, align 8, !tbaa !43
  %1514 = add nsw i64 %1513, %1512
  %1515 = mul nsw i64 %1514, 9
  %1516 = getelementptr inbounds double, ptr %38, i64 %1515
  %1517 = icmp eq i64 %1514, 0
  br i1 %1517, label %1806, label %1518

1518:                                             ; preds = %1511
  %1519 = icmp slt i64 %1336, %1512
  %1520 = icmp sgt i64 %1513, 0
  %1521 = and i1 %1519, %1520
  br i1 %1521, label %1522, label %1530

1522:                                             ; preds = %1518
  %1523 = getelementptr double, ptr %26, i64 %1512
  br label %1524

1524:                                             ; preds = %1524, %1522
  %1525 = phi i64 [ %1528, %1524 ], [ 0, %1522 ]
  %1526 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %1525)
  %1527 = getelementptr double, ptr %1523, i64 %1525
  store double %1526, ptr %1527, align 8, !tbaa !32
  %1528 = add nuw nsw i64 %1525, 1
  %1529 = icmp eq i64 %1528, %1513
  br i1 %1529, label %1530, label %1524, !llvm.loop !174

1530:                                             ; preds = %1524, %1518
  br i1 %1338, label %1531, label %1605

1531:                                             ; preds = %1530
  %1532 = icmp eq i64 %1512, 0
  br i1 %1532, label %1554, label %1533

1533:                                             ; preds = %1531
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1333, ptr noundef %2)
  %1534 = load i64, ptr %142, align 8, !tbaa !82
  %1535 = icmp eq i64 %1534, 0
  br i1 %1535, label %1548, label %1536

1536:                                             ; preds = %1533
  %1537 = load ptr, ptr %143, align 8, !tbaa !159
  %1538 = inttoptr i64 %1534 to ptr
  %1539 = load i64, ptr %144, align 8, !tbaa !83
  %1540 = load ptr, ptr %145, align 8, !tbaa !17
  tail call void %1538(i64 noundef %1539, ptr noundef %1540, ptr noundef %1537, i64 noundef 1) #13
  %1541 = load i64, ptr %144, align 8, !tbaa !83
  %1542 = inttoptr i64 %1541 to ptr
  %1543 = getelementptr inbounds %struct.Tree, ptr %1542, i64 0, i32 7
  %1544 = load i64, ptr %1543, align 8, !tbaa !84
  %1545 = icmp eq i64 %1544, 0
  br i1 %1545, label %1548, label %1546

1546:                                             ; preds = %1536
  %1547 = sitofp i64 %1544 to double
  store double %1547, ptr %108, align 8, !tbaa !86
  br label %1548

1548:                                             ; preds = %1546, %1536, %1533
  %1549 = load i64, ptr %146, align 8, !tbaa !172
  %1550 = inttoptr i64 %1549 to ptr
  %1551 = load ptr, ptr %145, align 8, !tbaa !17
  %1552 = load i64, ptr %147, align 8, !tbaa !173
  %1553 = inttoptr i64 %1552 to ptr
  tail call void %1550(ptr noundef %26, ptr noundef %1551, ptr noundef %1553) #13
  br label %1554

1554:                                             ; preds = %1548, %1531
  %1555 = icmp sgt i64 %1514, 0
  br i1 %1555, label %1556, label %1719

1556:                                             ; preds = %1554
  %1557 = load i64, ptr %33, align 8, !tbaa !171
  br label %1558

1558:                                             ; preds = %1556, %1598
  %1559 = phi i64 [ %1599, %1598 ], [ %1336, %1556 ]
  %1560 = phi i64 [ %1600, %1598 ], [ %1336, %1556 ]
  %1561 = phi i64 [ %1601, %1598 ], [ 0, %1556 ]
  %1562 = icmp slt i64 %1560, 0
  br i1 %1562, label %1563, label %1605

1563:                                             ; preds = %1558
  %1564 = load i64, ptr %138, align 8, !tbaa !222
  %1565 = sub i64 %1564, %1557
  %1566 = add i64 %1565, %1561
  %1567 = icmp sgt i64 %1557, %1561
  %1568 = icmp sgt i64 %1566, -1
  %1569 = select i1 %1567, i1 %1568, i1 false
  br i1 %1569, label %1570, label %1575

1570:                                             ; preds = %1563
  %1571 = load ptr, ptr %148, align 8, !tbaa !227
  %1572 = getelementptr inbounds double, ptr %1571, i64 %1566
  %1573 = load double, ptr %1572, align 8, !tbaa !32
  %1574 = fcmp contract ule double %1573, %169
  br i1 %1574, label %1575, label %1598

1575:                                             ; preds = %1570, %1563
  %1576 = getelementptr inbounds double, ptr %9, i64 %1561
  %1577 = load double, ptr %1576, align 8, !tbaa !32
  %1578 = getelementptr inbounds double, ptr %26, i64 %1561
  %1579 = load double, ptr %1578, align 8, !tbaa !32
  br i1 %1567, label %1584, label %1580

1580:                                             ; preds = %1575
  %1581 = fcmp contract olt double %1579, 0.000000e+00
  %1582 = fcmp contract uge double %1577, 0.000000e+00
  %1583 = and i1 %1582, %1581
  br i1 %1583, label %1597, label %1598

1584:                                             ; preds = %1575
  %1585 = getelementptr inbounds double, ptr %1516, i64 %1561
  %1586 = load double, ptr %1585, align 8, !tbaa !32
  %1587 = tail call contract double @llvm.fabs.f64(double %1579)
  %1588 = fcmp contract ult double %1587, %1586
  br i1 %1588, label %1598, label %1589

1589:                                             ; preds = %1584
  %1590 = fcmp contract ogt double %1577, 0.000000e+00
  %1591 = fcmp contract ole double %1579, 0.000000e+00
  %1592 = and i1 %1590, %1591
  br i1 %1592, label %1597, label %1593

1593:                                             ; preds = %1589
  %1594 = fcmp contract olt double %1577, 0.000000e+00
  %1595 = fcmp contract oge double %1579, 0.000000e+00
  %1596 = and i1 %1594, %1595
  br i1 %1596, label %1597, label %1598

1597:                                             ; preds = %1593, %1589, %1580
  br label %1598

1598:                                             ; preds = %1597, %1593, %1584, %1580, %1570
  %1599 = phi i64 [ %1559, %1584 ], [ %1561, %1597 ], [ %1559, %1593 ], [ %1559, %1580 ], [ %1559, %1570 ]
  %1600 = phi i64 [ %1560, %1584 ], [ %1561, %1597 ], [ %1560, %1593 ], [ %1560, %1580 ], [ %1560, %1570 ]
  %1601 = add nuw nsw i64 %1561, 1
  %1602 = icmp eq i64 %1601, %1514
  br i1 %1602, label %1603, label %1558, !llvm.loop !248

1603:                                             ; preds = %1598
  %1604 = icmp sgt i64 %1600, -1
  br i1 %1604, label %1605, label %1719

1605:                                             ; preds = %1558, %1603, %1530
  %1606 = phi i64 [ %1557, %1603 ], [ %1512, %1530 ], [ %1557, %1558 ]
  %1607 = phi i64 [ %1599, %1603 ], [ %1336, %1530 ], [ %1559, %1558 ]
  %1608 = phi i64 [ %1600, %1603 ], [ %1336, %1530 ], [ %1560, %1558 ]
  %1609 = load i64, ptr %35, align 8, !tbaa !43
  %1610 = add nsw i64 %1609, %1606
  %1611 = icmp sgt i64 %1610, 0
  br i1 %1611, label %1612, label %1724

1612:                                             ; preds = %1605
  %1613 = load ptr, ptr %149, align 8, !tbaa !249
  br label %1614

1614:                                             ; preds = %1708, %1612
  %1615 = phi i64 [ %1606, %1612 ], [ %1696, %1708 ]
  %1616 = phi i32 [ 0, %1612 ], [ %1656, %1708 ]
  %1617 = phi i64 [ 0, %1612 ], [ %1711, %1708 ]
  %1618 = icmp slt i64 %1617, %1615
  br i1 %1618, label %1619, label %1624

1619:                                             ; preds = %1614
  %1620 = load i64, ptr %138, align 8, !tbaa !222
  %1621 = sub nsw i64 %1615, %1620
  %1622 = icmp sge i64 %1617, %1621
  %1623 = icmp eq i64 %1617, %1608
  br i1 %1623, label %1648, label %1634

1624:                                             ; preds = %1614
  %1625 = icmp eq i64 %1617, %1608
  br i1 %1625, label %1648, label %1626

1626:                                             ; preds = %1624
  %1627 = getelementptr inbounds double, ptr %9, i64 %1617
  %1628 = load double, ptr %1627, align 8, !tbaa !32
  %1629 = getelementptr inbounds double, ptr %26, i64 %1617
  %1630 = load double, ptr %1629, align 8, !tbaa !32
  %1631 = fcmp contract olt double %1630, 0.000000e+00
  %1632 = fcmp contract uge double %1628, 0.000000e+00
  %1633 = and i1 %1632, %1631
  br label %1648

1634:                                             ; preds = %1619
  %1635 = getelementptr inbounds double, ptr %9, i64 %1617
  %1636 = load double, ptr %1635, align 8, !tbaa !32
  %1637 = getelementptr inbounds double, ptr %26, i64 %1617
  %1638 = load double, ptr %1637, align 8, !tbaa !32
  %1639 = fcmp contract uno double %1638, 0.000000e+00
  br i1 %1639, label %1648, label %1640

1640:                                             ; preds = %1634
  %1641 = fcmp contract ogt double %1636, 0.000000e+00
  %1642 = fcmp contract ole double %1638, 0.000000e+00
  %1643 = and i1 %1641, %1642
  br i1 %1643, label %1648, label %1644

1644:                                             ; preds = %1640
  %1645 = fcmp contract olt double %1636, 0.000000e+00
  %1646 = fcmp contract oge double %1638, 0.000000e+00
  %1647 = and i1 %1645, %1646
  br label %1648

1648:                                             ; preds = %1644, %1640, %1634, %1626, %1624, %1619
  %1649 = phi i1 [ %1622, %1619 ], [ false, %1624 ], [ false, %1626 ], [ %1622, %1634 ], [ %1622, %1644 ], [ %1622, %1640 ]
  %1650 = phi i1 [ true, %1619 ], [ true, %1624 ], [ %1633, %1626 ], [ false, %1634 ], [ %1647, %1644 ], [ true, %1640 ]
  %1651 = zext i1 %1650 to i64
  %1652 = getelementptr inbounds i64, ptr %1613, i64 %1617
  store i64 %1651, ptr %1652, align 8, !tbaa !31
  %1653 = xor i1 %1649, true
  %1654 = select i1 %1650, i1 %1653, i1 false
  %1655 = zext i1 %1654 to i32
  %1656 = or i32 %1616, %1655
  %1657 = select i1 %1650, i1 %1649, i1 false
  br i1 %1657, label %1658, label %1691

1658:                                             ; preds = %1648
  %1659 = load i64, ptr %33, align 8, !tbaa !171
  %1660 = load i64, ptr %138, align 8, !tbaa !222
  %1661 = sub i64 %1660, %1659
  %1662 = add i64 %1661, %1617
  %1663 = load double, ptr %1, align 8, !tbaa !179
  %1664 = load double, ptr %98, align 8, !tbaa !182
  %1665 = load double, ptr %135, align 8, !tbaa !200
  %1666 = fsub contract double %1664, %1665
  %1667 = load ptr, ptr %150, align 8, !tbaa !250
  %1668 = getelementptr inbounds double, ptr %1667, i64 %1662
  %1669 = load double, ptr %1668, align 8, !tbaa !32
  %1670 = fsub contract double %1663, %1669
  %1671 = fmul contract double %1666, 0x3EB0C6F7A0B5ED8D
  %1672 = fcmp contract ugt double %1670, %1671
  %1673 = load ptr, ptr %151, align 8, !tbaa !251
  %1674 = getelementptr inbounds i64, ptr %1673, i64 %1662
  br i1 %1672, label %1675, label %1676

1675:                                             ; preds = %1658
  store i64 0, ptr %1674, align 8, !tbaa !31
  store double %1663, ptr %1668, align 8, !tbaa !32
  br label %1691

1676:                                             ; preds = %1658
  %1677 = load i64, ptr %1674, align 8, !tbaa !31
  %1678 = add nsw i64 %1677, 1
  store i64 %1678, ptr %1674, align 8, !tbaa !31
  store double %1663, ptr %1668, align 8, !tbaa !32
  %1679 = icmp slt i64 %1677, 49
  br i1 %1679, label %1691, label %1680

1680:                                             ; preds = %1676
  store i64 0, ptr %1674, align 8, !tbaa !31
  %1681 = load ptr, ptr %152, align 8, !tbaa !252
  %1682 = getelementptr inbounds double, ptr %1681, i64 %1662
  %1683 = load double, ptr %1682, align 8, !tbaa !32
  %1684 = fcmp contract ogt double %1683, 0.000000e+00
  %1685 = fmul contract double %1683, 2.000000e+00
  %1686 = fmul contract double %1666, 1.000000e-03
  %1687 = select contract i1 %1684, double %1685, double %1686
  store double %1687, ptr %1682, align 8, !tbaa !32
  %1688 = fadd contract double %1663, %1687
  %1689 = load ptr, ptr %148, align 8, !tbaa !227
  %1690 = getelementptr inbounds double, ptr %1689, i64 %1662
  store double %1688, ptr %1690, align 8, !tbaa !32
  br label %1691

1691:                                             ; preds = %1680, %1676, %1675, %1648
  %1692 = getelementptr inbounds double, ptr %26, i64 %1617
  %1693 = load double, ptr %1692, align 8, !tbaa !32
  %1694 = load i64, ptr %1652, align 8, !tbaa !31
  %1695 = icmp ne i64 %1694, 0
  %1696 = load i64, ptr %33, align 8, !tbaa !171
  %1697 = icmp slt i64 %1617, %1696
  %1698 = select i1 %1695, i1 %1697, i1 false
  br i1 %1698, label %1699, label %1708

1699:                                             ; preds = %1691
  %1700 = tail call contract double @llvm.fabs.f64(double %1693)
  %1701 = fcmp contract ogt double %1700, 1.000000e-300
  %1702 = select contract i1 %1701, double %1700, double 1.000000e-300
  %1703 = getelementptr inbounds double, ptr %9, i64 %1617
  %1704 = load double, ptr %1703, align 8, !tbaa !32
  %1705 = fcmp contract ogt double %1704, 0.000000e+00
  %1706 = fneg contract double %1702
  %1707 = select contract i1 %1705, double %1706, double %1702
  br label %1708

1708:                                             ; preds = %1699, %1691
  %1709 = phi contract double [ %1707, %1699 ], [ %1693, %1691 ]
  %1710 = getelementptr inbounds double, ptr %9, i64 %1617
  store double %1709, ptr %1710, align 8, !tbaa !32
  %1711 = add nuw nsw i64 %1617, 1
  %1712 = load i64, ptr %35, align 8, !tbaa !43
  %1713 = add nsw i64 %1712, %1696
  %1714 = icmp slt i64 %1711, %1713
  br i1 %1714, label %1614, label %1715, !llvm.loop !253

1715:                                             ; preds = %1708
  %1716 = icmp ne i32 %1656, 0
  %1717 = icmp slt i64 %1607, 0
  %1718 = zext i1 %1716 to i32
  br i1 %1717, label %1719, label %1724

1719:                                             ; preds = %1554, %1603, %1715
  %1720 = phi i32 [ %1718, %1715 ], [ 0, %1603 ], [ 0, %1554 ]
  %1721 = phi i1 [ %1716, %1715 ], [ false, %1603 ], [ false, %1554 ]
  %1722 = shl i64 %1514, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %26, i64 %1722, i1 false)
  %1723 = load i64, ptr %35, align 8, !tbaa !43
  br label %1724

1724:                                             ; preds = %1719, %1715, %1605
  %1725 = phi i64 [ %1723, %1719 ], [ %1712, %1715 ], [ %1609, %1605 ]
  %1726 = phi i32 [ %1720, %1719 ], [ %1718, %1715 ], [ 0, %1605 ]
  %1727 = phi i1 [ %1721, %1719 ], [ %1716, %1715 ], [ false, %1605 ]
  %1728 = icmp sgt i64 %1725, 0
  br i1 %1728, label %1729, label %1806

1729:                                             ; preds = %1724
  %1730 = load ptr, ptr %153, align 8, !tbaa !45, !noalias !254
  %1731 = load i64, ptr %0, align 8, !tbaa !13, !noalias !254
  %1732 = getelementptr inbounds double, ptr %1730, i64 %1731
  %1733 = load i64, ptr %154, align 8, !tbaa !48, !noalias !254
  %1734 = getelementptr inbounds double, ptr %1732, i64 %1733
  %1735 = load i64, ptr %16, align 8, !tbaa !14, !noalias !254
  %1736 = getelementptr inbounds double, ptr %1734, i64 %1735
  %1737 = load i64, ptr %155, align 8, !tbaa !49, !noalias !254
  %1738 = getelementptr inbounds double, ptr %1736, i64 %1737
  %1739 = load i64, ptr %106, align 8, !tbaa !20, !noalias !254
  %1740 = getelementptr inbounds double, ptr %1738, i64 %1739
  %1741 = load i64, ptr %156, align 8, !tbaa !27, !noalias !254
  %1742 = getelementptr inbounds double, ptr %1740, i64 %1741
  %1743 = getelementptr inbounds double, ptr %1742, i64 %1739
  %1744 = load ptr, ptr %157, align 8, !tbaa !75, !noalias !254
  %1745 = add i64 %1735, 2
  %1746 = add nsw i64 %1739, %1735
  br label %1747

1747:                                             ; preds = %1794, %1729
  %1748 = phi i64 [ 0, %1729 ], [ %1795, %1794 ]
  %1749 = icmp eq i64 %1748, 0
  br i1 %1749, label %1767, label %1750

1750:                                             ; preds = %1747
  %1751 = load i64, ptr %158, align 8, !tbaa !67, !noalias !254
  %1752 = add nsw i64 %1746, %1751
  %1753 = mul i64 %1752, 3
  %1754 = add i64 %1753, 5
  br label %1755

1755:                                             ; preds = %1755, %1750
  %1756 = phi ptr [ %1743, %1750 ], [ %1763, %1755 ]
  %1757 = phi i64 [ 0, %1750 ], [ %1764, %1755 ]
  %1758 = phi i64 [ 0, %1750 ], [ %1765, %1755 ]
  %1759 = getelementptr inbounds i64, ptr %1744, i64 %1758
  %1760 = load i64, ptr %1759, align 8, !tbaa !31, !noalias !254
  %1761 = mul i64 %1760, %1745
  %1762 = add i64 %1754, %1761
  %1763 = getelementptr inbounds double, ptr %1756, i64 %1762
  %1764 = add nsw i64 %1760, %1757
  %1765 = add nuw nsw i64 %1758, 1
  %1766 = icmp eq i64 %1765, %1748
  br i1 %1766, label %1767, label %1755, !llvm.loop !76

1767:                                             ; preds = %1755, %1747
  %1768 = phi i64 [ 0, %1747 ], [ %1764, %1755 ]
  %1769 = phi ptr [ %1743, %1747 ], [ %1763, %1755 ]
  %1770 = getelementptr inbounds i64, ptr %1744, i64 %1748
  %1771 = load i64, ptr %1770, align 8, !tbaa !31, !noalias !254
  %1772 = icmp eq i64 %1771, 2
  br i1 %1772, label %1773, label %1794

1773:                                             ; preds = %1767
  %1774 = load ptr, ptr %159, align 8, !tbaa !77
  %1775 = getelementptr inbounds i64, ptr %1774, i64 %1748
  %1776 = load i64, ptr %1775, align 8, !tbaa !31
  %1777 = icmp eq i64 %1776, 1
  br i1 %1777, label %1778, label %1794

1778:                                             ; preds = %1773
  %1779 = load double, ptr %1769, align 8, !tbaa !32
  %1780 = fmul contract double %1779, %1779
  %1781 = getelementptr inbounds double, ptr %1769, i64 1
  %1782 = load double, ptr %1781, align 8, !tbaa !32
  %1783 = fmul contract double %1782, %1782
  %1784 = fadd contract double %1780, %1783
  %1785 = tail call contract double @llvm.sqrt.f64(double %1784)
  %1786 = fcmp contract ogt double %1785, 1.000000e-09
  br i1 %1786, label %1787, label %1794

1787:                                             ; preds = %1778
  %1788 = load ptr, ptr %160, align 8, !tbaa !131
  %1789 = getelementptr double, ptr %1788, i64 %1768
  %1790 = fdiv contract double %1779, %1785
  store double %1790, ptr %1789, align 8, !tbaa !32
  %1791 = load double, ptr %1781, align 8, !tbaa !32
  %1792 = fdiv contract double %1791, %1785
  %1793 = getelementptr double, ptr %1789, i64 1
  store double %1792, ptr %1793, align 8, !tbaa !32
  br label %1794

1794:                                             ; preds = %1787, %1778, %1773, %1767
  %1795 = add nuw nsw i64 %1748, 1
  %1796 = icmp eq i64 %1795, %1725
  br i1 %1796, label %1797, label %1747, !llvm.loop !257

1797:                                             ; preds = %1794
  br i1 %1727, label %1806, label %1798

1798:                                             ; preds = %1797, %1798
  %1799 = phi i64 [ %1804, %1798 ], [ 0, %1797 ]
  %1800 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %1799)
  %1801 = load i64, ptr %33, align 8, !tbaa !171
  %1802 = getelementptr double, ptr %9, i64 %1801
  %1803 = getelementptr double, ptr %1802, i64 %1799
  store double %1800, ptr %1803, align 8, !tbaa !32
  %1804 = add nuw nsw i64 %1799, 1
  %1805 = icmp eq i64 %1804, %1725
  br i1 %1805, label %1806, label %1798, !llvm.loop !174

1806:                                             ; preds = %1798, %1797, %1724, %1511
  %1807 = phi i32 [ 0, %1511 ], [ %1726, %1797 ], [ %1726, %1724 ], [ %1726, %1798 ]
  %1808 = load i64, ptr %0, align 8, !tbaa !13
  %1809 = load i64, ptr %16, align 8, !tbaa !14
  %1810 = add nsw i64 %1809, %1808
  %1811 = load i64, ptr %19, align 8, !tbaa !15
  %1812 = add nsw i64 %1811, 1
  %1813 = mul nsw i64 %1812, %1810
  %1814 = load double, ptr %1, align 8, !tbaa !179
  %1815 = load i64, ptr %45, align 8, !tbaa !192
  %1816 = getelementptr inbounds double, ptr %7, i64 %1815
  store double %1814, ptr %1816, align 8, !tbaa !32
  %1817 = add nsw i64 %1815, 1
  store i64 %1817, ptr %45, align 8, !tbaa !192
  %1818 = mul nsw i64 %1815, %1813
  %1819 = getelementptr inbounds double, ptr %8, i64 %1818
  %1820 = shl i64 %1813, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1819, ptr align 8 %2, i64 %1820, i1 false)
  %1821 = load i64, ptr %41, align 8, !tbaa !190
  %1822 = add nsw i64 %1821, 1
  store i64 %1822, ptr %41, align 8, !tbaa !190
  %1823 = icmp eq i32 %1807, 0
  br i1 %1823, label %1443, label %1824

1824:                                             ; preds = %161, %181, %1436, %1504, %1508, %1806, %257, %260, %365, %368
  %1825 = phi i64 [ 6, %365 ], [ %369, %368 ], [ 6, %257 ], [ %263, %260 ], [ 7, %1508 ], [ 4, %1806 ], [ 1, %181 ], [ 0, %161 ], [ 6, %1504 ], [ 5, %1436 ]
  store i64 0, ptr %97, align 8, !tbaa !160
  ret i64 %1825
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !188
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
  br i1 %51, label %52, label %44, !llvm.loop !258

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
  %66 = load ptr, ptr %30, align 8, !tbaa !201
  %67 = load i64, ptr %0, align 8, !tbaa !13
  %68 = getelementptr inbounds double, ptr %23, i64 %67
  %69 = load i64, ptr %15, align 8, !tbaa !14
  %70 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %68, i64 %70, i1 false)
  br label %71

71:                                               ; preds = %64, %62
  store i64 1, ptr %29, align 8, !tbaa !160
  %72 = load ptr, ptr %13, align 16, !tbaa !202
  %73 = load double, ptr %56, align 8, !tbaa !32
  %74 = load double, ptr %31, align 8, !tbaa !184
  %75 = zext i1 %63 to i64
  %76 = tail call contract double %72(ptr noundef nonnull %0, double noundef %73, double noundef %58, ptr noundef %55, ptr noundef %23, ptr noundef %7, double noundef %74, i64 noundef %75, ptr noundef %60, ptr noundef %9) #13
  %77 = load double, ptr %37, align 8, !tbaa !32
  %78 = load double, ptr %32, align 8, !tbaa !194
  %79 = tail call contract double @project(ptr noundef nonnull %0, double noundef %77, ptr noundef %60, double noundef %78)
  br label %80

80:                                               ; preds = %52, %71
  %81 = phi i64 [ %53, %71 ], [ %35, %52 ]
  %82 = add nuw nsw i64 %36, 1
  %83 = icmp eq i64 %82, %2
  br i1 %83, label %42, label %33, !llvm.loop !259
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
  %18 = load i64, ptr %17, align 8, !tbaa !260
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !261
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %25 = load ptr, ptr %24, align 8, !tbaa !262
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %29 = load ptr, ptr %28, align 8, !tbaa !262
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
  br i1 %41, label %30, label %42, !llvm.loop !263

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
  %58 = load i64, ptr %57, align 8, !tbaa !264
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %63 = load ptr, ptr %62, align 8, !tbaa !265
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
  br i1 %79, label %84, label %68, !llvm.loop !266

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %82 = load i64, ptr %81, align 8, !tbaa !267
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
  %16 = load ptr, ptr %15, align 8, !tbaa !268
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
  %37 = load ptr, ptr %24, align 8, !tbaa !269
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
  br i1 %49, label %50, label %38, !llvm.loop !270

50:                                               ; preds = %38, %32
  %51 = phi double [ 0.000000e+00, %32 ], [ %47, %38 ]
  %52 = icmp slt i64 %33, %26
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load ptr, ptr %27, align 8, !tbaa !271
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
  %68 = load ptr, ptr %28, align 8, !tbaa !272
  %69 = tail call contract double @llvm.sqrt.f64(double %60)
  br label %73

70:                                               ; preds = %73, %59
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %1
  br i1 %72, label %29, label %32, !llvm.loop !273

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
  br i1 %87, label %73, label %70, !llvm.loop !274

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
  br label %93, !llvm.loop !275

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
  br i1 %118, label %98, label %102, !llvm.loop !276

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
  br label %88, !llvm.loop !277

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
  br i1 %150, label %138, label %140, !llvm.loop !278

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
  br i1 %165, label %151, label %153, !llvm.loop !279

166:                                              ; preds = %151, %130
  %167 = add nuw nsw i64 %131, 1
  %168 = icmp eq i64 %167, %1
  br i1 %168, label %127, label %130, !llvm.loop !280

169:                                              ; preds = %120, %174
  %170 = phi i64 [ %175, %174 ], [ 0, %120 ]
  %171 = getelementptr inbounds i64, ptr %12, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !31
  %173 = icmp slt i64 %172, %90
  br i1 %173, label %174, label %177

174:                                              ; preds = %169
  %175 = add nuw nsw i64 %170, 1
  %176 = icmp eq i64 %175, %89
  br i1 %176, label %177, label %169, !llvm.loop !281

177:                                              ; preds = %174, %169, %120
  %178 = phi i64 [ 0, %120 ], [ %170, %169 ], [ %89, %174 ]
  %179 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %180 = load i64, ptr %179, align 8, !tbaa !161
  %181 = icmp slt i64 %178, %180
  br i1 %181, label %182, label %193

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  store double 0.000000e+00, ptr %183, align 8, !tbaa !282
  %184 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 0.000000e+00, ptr %184, align 8, !tbaa !189
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %186 = load ptr, ptr %185, align 8, !tbaa !17
  %187 = load i64, ptr %0, align 8, !tbaa !13
  %188 = load i64, ptr %13, align 8, !tbaa !14
  %189 = getelementptr double, ptr %186, i64 %187
  %190 = getelementptr double, ptr %189, i64 %188
  %191 = load double, ptr %190, align 8, !tbaa !32
  %192 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double %191, ptr %192, align 8, !tbaa !283
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
  %212 = load ptr, ptr %211, align 8, !tbaa !284
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
  %243 = load ptr, ptr %226, align 8, !tbaa !269
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
  br i1 %255, label %256, label %244, !llvm.loop !270

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
  %277 = load ptr, ptr %226, align 8, !tbaa !269
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
  br i1 %291, label %292, label %278, !llvm.loop !270

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
  br i1 %312, label %262, label %269, !llvm.loop !285

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
  br i1 %327, label %298, label %313, !llvm.loop !286

328:                                              ; preds = %262
  %329 = load ptr, ptr %230, align 8, !tbaa !271
  %330 = getelementptr inbounds double, ptr %329, i64 %239
  %331 = load double, ptr %330, align 8, !tbaa !32
  %332 = fcmp contract ogt double %331, 0.000000e+00
  %333 = select i1 %332, double %331, double 1.000000e+00
  %334 = fdiv contract double %265, %333
  %335 = load ptr, ptr %231, align 8, !tbaa !287
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
  %345 = load ptr, ptr %232, align 8, !tbaa !288
  %346 = getelementptr inbounds double, ptr %345, i64 %239
  store double %344, ptr %346, align 8, !tbaa !32
  %347 = load double, ptr %213, align 8, !tbaa !91
  %348 = fcmp contract olt double %344, %347
  br i1 %348, label %349, label %350

349:                                              ; preds = %340
  store double %344, ptr %213, align 8, !tbaa !91
  br label %350

350:                                              ; preds = %349, %340
  %351 = load double, ptr %233, align 8, !tbaa !189
  %352 = fcmp contract olt double %344, %351
  br i1 %352, label %353, label %354

353:                                              ; preds = %350
  store double %344, ptr %233, align 8, !tbaa !189
  br label %354

354:                                              ; preds = %353, %350
  %355 = load double, ptr %234, align 8, !tbaa !282
  %356 = fcmp contract olt double %344, %355
  br i1 %356, label %357, label %358

357:                                              ; preds = %354
  store double %344, ptr %234, align 8, !tbaa !282
  store double %2, ptr %235, align 8, !tbaa !283
  br label %358

358:                                              ; preds = %357, %354, %262
  %359 = add nuw nsw i64 %237, 1
  %360 = icmp eq i64 %359, %210
  br i1 %360, label %361, label %236, !llvm.loop !289

361:                                              ; preds = %358, %215
  %362 = phi i64 [ %217, %215 ], [ %224, %358 ]
  %363 = icmp sgt i64 %362, 0
  br i1 %363, label %364, label %371

364:                                              ; preds = %361
  %365 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %366 = load ptr, ptr %365, align 8, !tbaa !52
  %367 = add nuw i64 %362, 1
  %368 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %369 = load ptr, ptr %368, align 8, !tbaa !269
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
  %382 = load ptr, ptr %381, align 8, !tbaa !290
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
  br i1 %395, label %371, label %383, !llvm.loop !291

396:                                              ; preds = %412, %373
  %397 = phi i64 [ 0, %373 ], [ %415, %412 ]
  %398 = getelementptr inbounds i64, ptr %377, i64 %397
  %399 = load i64, ptr %398, align 8, !tbaa !31
  %400 = mul nsw i64 %399, %362
  %401 = getelementptr inbounds double, ptr %375, i64 %400
  br i1 %363, label %402, label %412

402:                                              ; preds = %396
  %403 = load ptr, ptr %378, align 8, !tbaa !269
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
  br i1 %416, label %497, label %396, !llvm.loop !292

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
  br i1 %436, label %405, label %417, !llvm.loop !293

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
  br i1 %460, label %448, label %452, !llvm.loop !294

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
  br i1 %479, label %469, label %491, !llvm.loop !295

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
  br i1 %490, label %475, label %480, !llvm.loop !296

491:                                              ; preds = %475, %465
  %492 = icmp eq i64 %467, %362
  br i1 %492, label %536, label %441, !llvm.loop !297

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
  br i1 %507, label %437, label %497, !llvm.loop !298

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
  br i1 %528, label %529, label %519, !llvm.loop !299

529:                                              ; preds = %519, %508
  %530 = add nuw nsw i64 %510, 1
  %531 = add nuw i64 %509, 1
  %532 = icmp eq i64 %530, %362
  br i1 %532, label %505, label %508, !llvm.loop !300

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
  br i1 %76, label %40, label %51, !llvm.loop !301

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
  br i1 %88, label %106, label %77, !llvm.loop !302

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
  br i1 %105, label %86, label %89, !llvm.loop !303

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
  br i1 %122, label %113, label %114, !llvm.loop !304

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
  br i1 %131, label %132, label %123, !llvm.loop !305

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
  %146 = load ptr, ptr %145, align 8, !tbaa !268
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
  br i1 %171, label %147, label %149, !llvm.loop !306

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
  br i1 %185, label %159, label %172, !llvm.loop !307

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
  %195 = load ptr, ptr %145, align 8, !tbaa !268
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
  br i1 %214, label %201, label %246, !llvm.loop !308

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
  br i1 %226, label %208, label %215, !llvm.loop !309

227:                                              ; preds = %235
  %228 = add nuw nsw i64 %190, 1
  %229 = icmp eq i64 %228, %135
  br i1 %229, label %197, label %230

230:                                              ; preds = %227, %232
  %231 = phi i64 [ %228, %227 ], [ %233, %232 ]
  br label %189, !llvm.loop !310

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
  br i1 %245, label %227, label %235, !llvm.loop !311

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
  br i1 %254, label %255, label %246, !llvm.loop !312

255:                                              ; preds = %232, %246, %147, %132, %14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_prepare(ptr noundef %0, double noundef %1) unnamed_addr #5 {
  %3 = alloca %struct.Rows, align 8
  %4 = alloca %struct.Rows, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !313)
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %6 = load ptr, ptr %5, align 8, !tbaa !45, !noalias !313
  %7 = load i64, ptr %0, align 8, !tbaa !13, !noalias !313
  %8 = getelementptr inbounds double, ptr %6, i64 %7
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !48, !noalias !313
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14, !noalias !313
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %16 = load i64, ptr %15, align 8, !tbaa !49, !noalias !313
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %20 = load ptr, ptr %19, align 8, !tbaa !57, !noalias !313
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %22 = load ptr, ptr %21, align 8, !tbaa !55, !noalias !313
  br label %42

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %25 = load ptr, ptr %24, align 8, !tbaa !272, !noalias !313
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %27 = load ptr, ptr %26, align 8, !tbaa !57, !noalias !313
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %29 = load ptr, ptr %28, align 8, !tbaa !55, !noalias !313
  br label %30

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %40, %30 ]
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !32, !noalias !313
  %34 = getelementptr inbounds i64, ptr %27, i64 %31
  %35 = load i64, ptr %34, align 8, !tbaa !31, !noalias !313
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32, !noalias !313
  %38 = fmul contract double %33, %37
  %39 = getelementptr inbounds double, ptr %29, i64 %31
  store double %38, ptr %39, align 8, !tbaa !32, !noalias !313
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %30, !llvm.loop !316

42:                                               ; preds = %30, %18
  %43 = phi ptr [ %22, %18 ], [ %29, %30 ]
  %44 = phi ptr [ %20, %18 ], [ %27, %30 ]
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %46 = load ptr, ptr %45, align 8, !tbaa !88, !noalias !313
  store ptr %46, ptr %3, align 8, !tbaa !317, !alias.scope !313
  %47 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %49 = load ptr, ptr %48, align 8, !tbaa !95, !noalias !313
  store ptr %49, ptr %47, align 8, !tbaa !319, !alias.scope !313
  %50 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 2
  store ptr %44, ptr %50, align 8, !tbaa !320, !alias.scope !313
  %51 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 3
  store ptr %43, ptr %51, align 8, !tbaa !321, !alias.scope !313
  %52 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 4
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %54 = load ptr, ptr %53, align 8, !tbaa !271, !noalias !313
  store ptr %54, ptr %52, align 8, !tbaa !322, !alias.scope !313
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %42
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %60 = load ptr, ptr %59, align 8, !tbaa !323
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
  br i1 %69, label %61, label %65, !llvm.loop !324

70:                                               ; preds = %61
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %72 = load ptr, ptr %71, align 8, !tbaa !284
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %74 = load ptr, ptr %73, align 8, !tbaa !325
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %76 = load ptr, ptr %75, align 8, !tbaa !323
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
  %93 = load ptr, ptr %92, align 8, !tbaa !284
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %95 = load ptr, ptr %94, align 8, !tbaa !325
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %97 = load ptr, ptr %96, align 8, !tbaa !323
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
  br i1 %110, label %102, label %91, !llvm.loop !326

111:                                              ; preds = %126, %100
  %112 = phi i64 [ %98, %100 ], [ %127, %126 ]
  %113 = phi i64 [ 0, %100 ], [ %129, %126 ]
  %114 = phi i64 [ 0, %100 ], [ %128, %126 ]
  %115 = getelementptr inbounds i64, ptr %101, i64 %113
  %116 = load i64, ptr %115, align 8, !tbaa !31
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %126

118:                                              ; preds = %111
  %119 = load ptr, ptr %94, align 8, !tbaa !325
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
  br i1 %130, label %111, label %131, !llvm.loop !327

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
  br i1 %160, label %161, label %152, !llvm.loop !328

161:                                              ; preds = %152, %143
  %162 = phi double [ 0.000000e+00, %143 ], [ %158, %152 ]
  %163 = load ptr, ptr %81, align 8, !tbaa !101
  %164 = getelementptr inbounds i64, ptr %163, i64 %140
  %165 = load i64, ptr %164, align 8, !tbaa !31
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %385

167:                                              ; preds = %161
  %168 = load ptr, ptr %94, align 8, !tbaa !325
  %169 = getelementptr inbounds double, ptr %168, i64 %140
  %170 = load double, ptr %169, align 8, !tbaa !32
  %171 = fmul contract double %170, %170
  %172 = fmul contract double %162, 5.000000e-02
  %173 = fcmp contract ogt double %171, %172
  br i1 %173, label %385, label %174

174:                                              ; preds = %167
  %175 = load ptr, ptr %134, align 8, !tbaa !329
  %176 = load ptr, ptr %135, align 8, !tbaa !330
  %177 = icmp sgt i64 %139, 0
  br i1 %177, label %178, label %217

178:                                              ; preds = %174
  %179 = load ptr, ptr %136, align 8, !tbaa !331
  %180 = load ptr, ptr %137, align 8, !tbaa !332
  %181 = load ptr, ptr %92, align 8, !tbaa !284
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
  br i1 %201, label %202, label %189, !llvm.loop !333

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
  br i1 %214, label %224, label %182, !llvm.loop !334

215:                                              ; preds = %242, %234
  %216 = icmp sgt i64 %225, 1
  br i1 %216, label %224, label %217, !llvm.loop !335

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
  br i1 %254, label %215, label %242, !llvm.loop !336

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
  br i1 %271, label %283, label %255, !llvm.loop !337

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
  br i1 %282, label %269, label %265, !llvm.loop !338

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
  br i1 %314, label %315, label %302, !llvm.loop !333

315:                                              ; preds = %302, %315
  %316 = phi i64 [ %322, %315 ], [ %298, %302 ]
  %317 = phi double [ %321, %315 ], [ 0.000000e+00, %302 ]
  %318 = getelementptr inbounds double, ptr %43, i64 %316
  %319 = load double, ptr %318, align 8, !tbaa !32
  %320 = fmul contract double %319, %319
  %321 = fadd contract double %317, %320
  %322 = add nsw i64 %316, 1
  %323 = icmp eq i64 %322, %300
  br i1 %323, label %324, label %315, !llvm.loop !328

324:                                              ; preds = %315, %294
  %325 = phi double [ 0.000000e+00, %294 ], [ %312, %315 ]
  %326 = phi double [ 0.000000e+00, %294 ], [ %321, %315 ]
  %327 = load ptr, ptr %53, align 8, !tbaa !271
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
  br i1 %343, label %285, label %287, !llvm.loop !339

344:                                              ; preds = %285
  %345 = getelementptr inbounds i64, ptr %284, i64 %140
  store i64 2, ptr %345, align 8, !tbaa !31
  %346 = load i64, ptr %55, align 8, !tbaa !20
  %347 = icmp sgt i64 %346, 0
  br i1 %347, label %356, label %348

348:                                              ; preds = %356, %344
  %349 = load ptr, ptr %92, align 8, !tbaa !284
  %350 = load ptr, ptr %94, align 8, !tbaa !325
  %351 = load ptr, ptr %96, align 8, !tbaa !323
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
  br i1 %364, label %356, label %348, !llvm.loop !326

365:                                              ; preds = %380, %354
  %366 = phi i64 [ %352, %354 ], [ %381, %380 ]
  %367 = phi i64 [ 0, %354 ], [ %383, %380 ]
  %368 = phi i64 [ 0, %354 ], [ %382, %380 ]
  %369 = getelementptr inbounds i64, ptr %355, i64 %367
  %370 = load i64, ptr %369, align 8, !tbaa !31
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %372, label %380

372:                                              ; preds = %365
  %373 = load ptr, ptr %94, align 8, !tbaa !325
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
  br i1 %384, label %365, label %385, !llvm.loop !327

385:                                              ; preds = %380, %285, %217, %167, %161
  %386 = phi i64 [ %139, %167 ], [ %139, %161 ], [ %220, %285 ], [ %220, %217 ], [ %381, %380 ]
  %387 = phi i64 [ %141, %167 ], [ %141, %161 ], [ %141, %285 ], [ %141, %217 ], [ %382, %380 ]
  %388 = phi i64 [ %140, %167 ], [ %140, %161 ], [ %140, %285 ], [ %140, %217 ], [ -1, %380 ]
  %389 = add nsw i64 %388, 1
  %390 = icmp sgt i64 %387, 0
  br i1 %390, label %138, label %394, !llvm.loop !340

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
  %421 = load ptr, ptr %401, align 8, !tbaa !325
  %422 = getelementptr inbounds double, ptr %421, i64 %413
  %423 = load double, ptr %422, align 8, !tbaa !32
  %424 = fmul contract double %423, %423
  %425 = load ptr, ptr %53, align 8, !tbaa !271
  %426 = load ptr, ptr %45, align 8, !tbaa !88
  %427 = getelementptr inbounds i64, ptr %426, i64 %413
  %428 = load i64, ptr %427, align 8, !tbaa !31
  %429 = getelementptr inbounds double, ptr %425, i64 %428
  %430 = load double, ptr %429, align 8, !tbaa !32
  %431 = fcmp contract ogt double %430, 0.000000e+00
  %432 = select i1 %431, double %430, double 1.000000e+00
  %433 = fdiv contract double %424, %432
  %434 = load ptr, ptr %402, align 8, !tbaa !287
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
  %444 = load ptr, ptr %403, align 8, !tbaa !288
  %445 = getelementptr inbounds double, ptr %444, i64 %413
  store double %443, ptr %445, align 8, !tbaa !32
  %446 = load double, ptr %396, align 8, !tbaa !91
  %447 = fcmp contract olt double %443, %446
  br i1 %447, label %448, label %449

448:                                              ; preds = %439
  store double %443, ptr %396, align 8, !tbaa !91
  br label %449

449:                                              ; preds = %448, %439
  %450 = load double, ptr %404, align 8, !tbaa !189
  %451 = fcmp contract olt double %443, %450
  br i1 %451, label %452, label %453

452:                                              ; preds = %449
  store double %443, ptr %404, align 8, !tbaa !189
  br label %453

453:                                              ; preds = %452, %449
  %454 = load double, ptr %405, align 8, !tbaa !282
  %455 = fcmp contract olt double %443, %454
  br i1 %455, label %456, label %457

456:                                              ; preds = %453
  store double %443, ptr %405, align 8, !tbaa !282
  store double %1, ptr %406, align 8, !tbaa !283
  br label %457

457:                                              ; preds = %456, %453, %412
  %458 = add nuw nsw i64 %413, 1
  %459 = icmp eq i64 %458, %395
  br i1 %459, label %407, label %412, !llvm.loop !341

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
  store double 0.000000e+00, ptr %471, align 8, !tbaa !282
  %472 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 0.000000e+00, ptr %472, align 8, !tbaa !189
  %473 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double %1, ptr %473, align 8, !tbaa !283
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
  %496 = load ptr, ptr %495, align 8, !tbaa !342
  br label %504

497:                                              ; preds = %518, %474
  %498 = icmp sgt i64 %475, 0
  br i1 %498, label %499, label %522

499:                                              ; preds = %497
  %500 = load ptr, ptr %489, align 8, !tbaa !109
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %502 = load ptr, ptr %501, align 8, !tbaa !269
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
  br i1 %521, label %497, label %504, !llvm.loop !343

522:                                              ; preds = %534, %497
  %523 = phi double [ 0.000000e+00, %497 ], [ %543, %534 ]
  %524 = load i64, ptr %55, align 8, !tbaa !20
  %525 = icmp sgt i64 %524, 0
  br i1 %525, label %526, label %658

526:                                              ; preds = %522
  %527 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %528 = load ptr, ptr %527, align 8, !tbaa !344
  %529 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %530 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %531 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %532 = load ptr, ptr %531, align 8, !tbaa !290
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
  br i1 %545, label %522, label %534, !llvm.loop !345

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
  %576 = load ptr, ptr %530, align 8, !tbaa !269
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
  br i1 %605, label %578, label %585, !llvm.loop !346

606:                                              ; preds = %580, %578, %558, %551
  %607 = phi contract double [ 0.000000e+00, %551 ], [ %584, %580 ], [ 0.000000e+00, %578 ], [ 0.000000e+00, %558 ]
  %608 = getelementptr inbounds double, ptr %532, i64 %553
  store double %607, ptr %608, align 8, !tbaa !32
  %609 = icmp eq i64 %554, %524
  br i1 %609, label %546, label %551, !llvm.loop !347

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
  %623 = load ptr, ptr %548, align 8, !tbaa !348
  %624 = getelementptr inbounds double, ptr %532, i64 %612
  %625 = load ptr, ptr %549, align 8, !tbaa !349
  %626 = load ptr, ptr %550, align 8, !tbaa !350
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
  br i1 %644, label %658, label %610, !llvm.loop !351

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
  br i1 %657, label %643, label %627, !llvm.loop !352

658:                                              ; preds = %643, %522
  %659 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  store double 0.000000e+00, ptr %659, align 8, !tbaa !92
  %660 = load i64, ptr %12, align 8, !tbaa !14
  %661 = icmp sgt i64 %660, 0
  br i1 %661, label %662, label %755

662:                                              ; preds = %658
  %663 = load ptr, ptr %489, align 8, !tbaa !109
  %664 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %665 = load ptr, ptr %664, align 8, !tbaa !353
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
  br i1 %690, label %703, label %682, !llvm.loop !354

691:                                              ; preds = %728, %691
  %692 = phi i64 [ %696, %691 ], [ %675, %728 ]
  %693 = getelementptr inbounds i64, ptr %668, i64 %692
  %694 = load i64, ptr %693, align 8, !tbaa !31
  %695 = getelementptr inbounds double, ptr %665, i64 %694
  store double 0.000000e+00, ptr %695, align 8, !tbaa !32
  %696 = add nsw i64 %692, 1
  %697 = icmp eq i64 %696, %680
  br i1 %697, label %698, label %691, !llvm.loop !355

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
  br i1 %727, label %728, label %715, !llvm.loop !333

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
  br i1 %738, label %691, label %703, !llvm.loop !356

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
  br i1 %754, label %755, label %674, !llvm.loop !357

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
  %767 = load ptr, ptr %766, align 8, !tbaa !323
  br label %865

768:                                              ; preds = %755
  %769 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %770 = load ptr, ptr %769, align 8, !tbaa !353
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
  %782 = load ptr, ptr %781, align 8, !tbaa !323
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
  br i1 %800, label %801, label %792, !llvm.loop !354

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
  br i1 %820, label %821, label %814, !llvm.loop !355

821:                                              ; preds = %814, %801
  %822 = phi double [ 0.000000e+00, %801 ], [ %862, %814 ]
  %823 = fcmp contract ogt double %822, 0.000000e+00
  %824 = tail call contract double @llvm.sqrt.f64(double %822)
  %825 = fdiv contract double 1.000000e+00, %824
  %826 = select contract i1 %823, double %825, double 0.000000e+00
  %827 = getelementptr inbounds double, ptr %782, i64 %784
  store double %826, ptr %827, align 8, !tbaa !32
  %828 = icmp eq i64 %804, %524
  br i1 %828, label %865, label %783, !llvm.loop !358

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
  br i1 %853, label %854, label %841, !llvm.loop !333

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
  br i1 %864, label %814, label %829, !llvm.loop !359

865:                                              ; preds = %821, %761
  %866 = phi ptr [ %767, %761 ], [ %782, %821 ]
  %867 = phi ptr [ %765, %761 ], [ %780, %821 ]
  %868 = phi ptr [ %763, %761 ], [ %776, %821 ]
  store ptr null, ptr %4, align 8, !tbaa !317
  %869 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 1
  store ptr %868, ptr %869, align 8, !tbaa !319
  %870 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 2
  store ptr %867, ptr %870, align 8, !tbaa !320
  %871 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 3
  %872 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %873 = load ptr, ptr %872, align 8, !tbaa !106
  store ptr %873, ptr %871, align 8, !tbaa !321
  %874 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 4
  store ptr null, ptr %874, align 8, !tbaa !322
  %875 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %876 = load ptr, ptr %875, align 8, !tbaa !360
  %877 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %878 = load ptr, ptr %877, align 8, !tbaa !361
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
  %21 = load ptr, ptr %20, align 8, !tbaa !290
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
  br i1 %58, label %59, label %46, !llvm.loop !333

59:                                               ; preds = %46, %37
  %60 = phi double [ 0.000000e+00, %37 ], [ %56, %46 ]
  %61 = fsub contract double %40, %60
  %62 = getelementptr inbounds double, ptr %36, i64 %38
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fdiv contract double %61, %63
  store double %64, ptr %39, align 8, !tbaa !32
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %37, !llvm.loop !362

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
  br i1 %111, label %112, label %97, !llvm.loop !363

112:                                              ; preds = %97, %84, %74, %79
  %113 = add nuw nsw i64 %75, 1
  %114 = icmp eq i64 %113, %17
  br i1 %114, label %26, label %74, !llvm.loop !364

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
  br i1 %145, label %146, label %133, !llvm.loop !333

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
  br i1 %153, label %115, label %117, !llvm.loop !365

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
  %165 = load ptr, ptr %164, align 8, !tbaa !330
  br i1 %27, label %166, label %196

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %168 = load ptr, ptr %167, align 8, !tbaa !109
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %170 = load ptr, ptr %169, align 8, !tbaa !201
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
  br i1 %193, label %173, label %179, !llvm.loop !366

194:                                              ; preds = %222, %209
  %195 = icmp eq i64 %212, %14
  br i1 %195, label %196, label %209, !llvm.loop !367

196:                                              ; preds = %194, %163
  br i1 %18, label %200, label %197

197:                                              ; preds = %196
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %199 = load ptr, ptr %198, align 8, !tbaa !329
  br label %260

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %202 = load ptr, ptr %201, align 8, !tbaa !104
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %204 = load ptr, ptr %203, align 8, !tbaa !107
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %206 = load ptr, ptr %205, align 8, !tbaa !106
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %208 = load ptr, ptr %207, align 8, !tbaa !329
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
  br i1 %234, label %194, label %222, !llvm.loop !368

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
  br i1 %254, label %255, label %242, !llvm.loop !333

255:                                              ; preds = %242, %235
  %256 = phi double [ 0.000000e+00, %235 ], [ %252, %242 ]
  %257 = getelementptr inbounds double, ptr %208, i64 %236
  store double %256, ptr %257, align 8, !tbaa !32
  %258 = add nuw nsw i64 %236, 1
  %259 = icmp eq i64 %258, %17
  br i1 %259, label %260, label %235, !llvm.loop !369

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
  %11 = load ptr, ptr %1, align 8, !tbaa !317
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %14 = load ptr, ptr %13, align 8, !tbaa !353
  %15 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !319
  %17 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !320
  %19 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !321
  %21 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !322
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %25 = load ptr, ptr %24, align 8, !tbaa !331
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %27 = load ptr, ptr %26, align 8, !tbaa !370
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %31 = load ptr, ptr %30, align 8, !tbaa !268
  %32 = load ptr, ptr %29, align 8, !tbaa !332
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
  br i1 %61, label %62, label %53, !llvm.loop !354

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
  br i1 %77, label %63, label %69, !llvm.loop !371

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
  %103 = load ptr, ptr %28, align 8, !tbaa !372
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
  br i1 %111, label %112, label %105, !llvm.loop !355

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
  br i1 %121, label %122, label %113, !llvm.loop !354

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
  br i1 %134, label %136, label %130, !llvm.loop !373

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
  br i1 %159, label %160, label %147, !llvm.loop !333

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
  br i1 %169, label %104, label %125, !llvm.loop !374

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
  br i1 %177, label %178, label %171, !llvm.loop !355

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
  br i1 %204, label %205, label %192, !llvm.loop !333

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
  br i1 %222, label %170, label %180, !llvm.loop !375

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
  br i1 %249, label %39, label %40, !llvm.loop !376
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
  %9 = load ptr, ptr %8, align 8, !tbaa !361
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %11 = load ptr, ptr %10, align 8, !tbaa !323
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %13 = load ptr, ptr %12, align 8, !tbaa !331
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %15 = load ptr, ptr %14, align 8, !tbaa !332
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %17 = load ptr, ptr %16, align 8, !tbaa !360
  %18 = icmp eq ptr %2, null
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  br label %29

21:                                               ; preds = %107
  br i1 %6, label %22, label %150

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %24 = load ptr, ptr %23, align 8, !tbaa !361
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %26 = load ptr, ptr %25, align 8, !tbaa !331
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
  br i1 %55, label %56, label %43, !llvm.loop !333

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
  br i1 %79, label %80, label %67, !llvm.loop !333

80:                                               ; preds = %67, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %77, %67 ]
  %82 = fsub contract double %66, %81
  %83 = fdiv contract double %82, %32
  %84 = select contract i1 %59, double %83, double 0.000000e+00
  store double %84, ptr %63, align 8, !tbaa !32
  br i1 %59, label %85, label %107

85:                                               ; preds = %80
  %86 = load ptr, ptr %19, align 8, !tbaa !288
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
  br i1 %109, label %21, label %29, !llvm.loop !377

110:                                              ; preds = %137, %126
  %111 = icmp sgt i64 %117, 1
  br i1 %111, label %116, label %112, !llvm.loop !378

112:                                              ; preds = %110
  br i1 %6, label %113, label %150

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %115 = load ptr, ptr %114, align 8, !tbaa !323
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
  %135 = load ptr, ptr %27, align 8, !tbaa !360
  %136 = load ptr, ptr %28, align 8, !tbaa !332
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
  br i1 %149, label %110, label %137, !llvm.loop !379

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
  br i1 %159, label %150, label %151, !llvm.loop !380
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc double @margin(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %4 = load ptr, ptr %3, align 8, !tbaa !45, !noalias !381
  %5 = load i64, ptr %0, align 8, !tbaa !13, !noalias !381
  %6 = getelementptr inbounds double, ptr %4, i64 %5
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !48, !noalias !381
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14, !noalias !381
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13, align 8, !tbaa !49, !noalias !381
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !20, !noalias !381
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !27, !noalias !381
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = getelementptr inbounds double, ptr %21, i64 %17
  %23 = icmp sgt i64 %1, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %25 = load ptr, ptr %24, align 8, !tbaa !75, !noalias !381
  br i1 %23, label %26, label %46

26:                                               ; preds = %2
  %27 = add i64 %11, 2
  %28 = add nsw i64 %17, %11
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %30 = load i64, ptr %29, align 8, !tbaa !67, !noalias !381
  %31 = add nsw i64 %28, %30
  %32 = mul i64 %31, 3
  %33 = add i64 %32, 5
  br label %34

34:                                               ; preds = %34, %26
  %35 = phi ptr [ %22, %26 ], [ %42, %34 ]
  %36 = phi i64 [ 0, %26 ], [ %43, %34 ]
  %37 = phi i64 [ 0, %26 ], [ %44, %34 ]
  %38 = getelementptr inbounds i64, ptr %25, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !31, !noalias !381
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
  %50 = load i64, ptr %49, align 8, !tbaa !31, !noalias !381
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
  br i1 %89, label %65, label %73, !llvm.loop !384

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
  %102 = load double, ptr %101, align 8, !tbaa !385
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
  br i1 %18, label %243, label %19, !llvm.loop !386

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
  br i1 %55, label %33, label %44, !llvm.loop !387

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
  br i1 %75, label %51, label %56, !llvm.loop !388

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
  br i1 %85, label %25, label %26, !llvm.loop !389

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
  br i1 %96, label %81, label %76, !llvm.loop !390

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
  br i1 %112, label %86, label %97, !llvm.loop !391

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !392

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
  br i1 %150, label %136, label %126, !llvm.loop !393

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
  br i1 %165, label %151, label %158, !llvm.loop !394

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
  br i1 %190, label %175, label %113, !llvm.loop !395

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
  br i1 %200, label %191, label %183, !llvm.loop !396

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
  br i1 %221, label %202, label %201, !llvm.loop !397

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
  br i1 %232, label %214, label %222, !llvm.loop !398

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
  br i1 %242, label %15, label %233, !llvm.loop !399

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
  %7 = load ptr, ptr %6, align 8, !tbaa !360
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %9 = load ptr, ptr %8, align 8, !tbaa !106
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %11 = load ptr, ptr %10, align 8, !tbaa !323
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
  br i1 %49, label %61, label %34, !llvm.loop !400

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
  br i1 %60, label %42, label %50, !llvm.loop !401

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
  br i1 %70, label %19, label %24, !llvm.loop !402

71:                                               ; preds = %61, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %61 ]
  %73 = phi double [ %77, %71 ], [ 0.000000e+00, %61 ]
  %74 = getelementptr double, ptr %27, i64 %72
  %75 = load double, ptr %74, align 8, !tbaa !32
  %76 = fmul contract double %75, %75
  %77 = fadd contract double %73, %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %62, label %71, !llvm.loop !403

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
  br i1 %119, label %98, label %109, !llvm.loop !404

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
  br i1 %132, label %96, label %90, !llvm.loop !405

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
  br i1 %143, label %120, label %133, !llvm.loop !406

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
  br i1 %153, label %89, label %80, !llvm.loop !407
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
  %13 = load ptr, ptr %12, align 8, !tbaa !290
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
  br i1 %40, label %52, label %25, !llvm.loop !400

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
  br i1 %51, label %33, label %41, !llvm.loop !401

52:                                               ; preds = %33, %19
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %54 = load ptr, ptr %53, align 8, !tbaa !62
  br i1 %10, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %57 = load ptr, ptr %56, align 8, !tbaa !268
  br label %86

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %61 = load ptr, ptr %60, align 8, !tbaa !268
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
  br i1 %75, label %19, label %62, !llvm.loop !408

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
  br i1 %85, label %73, label %76, !llvm.loop !409

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
  br i1 %105, label %86, label %91, !llvm.loop !410

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
  br i1 %116, label %101, label %106, !llvm.loop !411

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
  %128 = load ptr, ptr %127, align 8, !tbaa !353
  br i1 %22, label %129, label %132

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %131 = load ptr, ptr %130, align 8, !tbaa !201
  br label %138

132:                                              ; preds = %145, %126
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %134 = load ptr, ptr %133, align 8, !tbaa !329
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
  br i1 %147, label %132, label %138, !llvm.loop !412

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
  br i1 %159, label %148, label %145, !llvm.loop !413

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
  br i1 %169, label %181, label %160, !llvm.loop !414

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
  br i1 %180, label %167, label %170, !llvm.loop !415

181:                                              ; preds = %167, %121, %117, %86
  %182 = phi ptr [ null, %86 ], [ null, %121 ], [ null, %117 ], [ %134, %167 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %182)
  br i1 %10, label %183, label %187

183:                                              ; preds = %181
  %184 = load ptr, ptr %89, align 8, !tbaa !268
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
  br i1 %204, label %191, label %217, !llvm.loop !308

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
  br i1 %216, label %198, label %205, !llvm.loop !309

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
  br i1 %231, label %187, label %218, !llvm.loop !416

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
  br i1 %242, label %229, label %232, !llvm.loop !417
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %7 = load ptr, ptr %6, align 8, !tbaa !360
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %9 = load ptr, ptr %8, align 8, !tbaa !323
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
  br i1 %61, label %39, label %51, !llvm.loop !418

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
  br i1 %82, label %62, label %72, !llvm.loop !419

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !288
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
  br i1 %107, label %16, label %19, !llvm.loop !420

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
  br i1 %124, label %109, label %108, !llvm.loop !421

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
  br i1 %136, label %116, label %125, !llvm.loop !422

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
  br i1 %146, label %137, label %138, !llvm.loop !423
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_step(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %8 = load ptr, ptr %7, align 8, !tbaa !330
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
  br i1 %123, label %21, label %107, !llvm.loop !424

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
  br i1 %133, label %124, label %125, !llvm.loop !425
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %8 = icmp sgt i64 %2, 0
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %10 = load ptr, ptr %9, align 8, !tbaa !268
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
  br i1 %24, label %11, label %17, !llvm.loop !426

25:                                               ; preds = %14, %66
  %26 = phi i64 [ 0, %14 ], [ %67, %66 ]
  br i1 %15, label %27, label %66

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8, !tbaa !106
  %29 = mul nsw i64 %26, %7
  %30 = getelementptr double, ptr %28, i64 %29
  %31 = load ptr, ptr %12, align 8, !tbaa !268
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
  br i1 %52, label %39, label %65, !llvm.loop !308

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
  br i1 %64, label %46, label %53, !llvm.loop !309

65:                                               ; preds = %46, %33
  ret void

66:                                               ; preds = %69, %25
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %25, !llvm.loop !427

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
  br i1 %79, label %66, label %69, !llvm.loop !428
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
  br i1 %43, label %83, label %33, !llvm.loop !429

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !430)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !433)
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
  %60 = load <2 x double>, ptr %59, align 8, !tbaa !32, !alias.scope !430, !noalias !433
  %61 = fmul contract <2 x double> %56, %60
  %62 = getelementptr inbounds double, ptr %21, i64 %58
  %63 = load <2 x double>, ptr %62, align 8, !tbaa !32, !alias.scope !433, !noalias !430
  %64 = fadd contract <2 x double> %63, %61
  store <2 x double> %64, ptr %62, align 8, !tbaa !32, !alias.scope !433, !noalias !430
  %65 = add nuw i64 %58, 2
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %67, label %57, !llvm.loop !435

67:                                               ; preds = %57
  br i1 %32, label %80, label %68

68:                                               ; preds = %53, %67
  %69 = phi i64 [ 0, %53 ], [ %31, %67 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %78, %70 ], [ %69, %68 ]
  %72 = getelementptr inbounds double, ptr %52, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32, !alias.scope !430, !noalias !433
  %74 = fmul contract double %50, %73
  %75 = getelementptr inbounds double, ptr %21, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32, !alias.scope !433, !noalias !430
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !32, !alias.scope !433, !noalias !430
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %80, label %70, !llvm.loop !438

80:                                               ; preds = %70, %67, %49, %44
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %34
  br i1 %82, label %35, label %44, !llvm.loop !439

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
  br label %88, !llvm.loop !440

96:                                               ; preds = %88
  %97 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = mul nsw i64 %89, %18
  %100 = getelementptr inbounds double, ptr %9, i64 %99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !441)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !444)
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
  %108 = load <2 x double>, ptr %107, align 8, !tbaa !32, !alias.scope !441, !noalias !444
  %109 = fmul contract <2 x double> %104, %108
  %110 = getelementptr inbounds double, ptr %8, i64 %106
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !32, !alias.scope !444, !noalias !441
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !32, !alias.scope !444, !noalias !441
  %113 = add nuw i64 %106, 2
  %114 = icmp eq i64 %113, %86
  br i1 %114, label %115, label %105, !llvm.loop !446

115:                                              ; preds = %105
  br i1 %87, label %128, label %116

116:                                              ; preds = %101, %115
  %117 = phi i64 [ 0, %101 ], [ %86, %115 ]
  br label %118

118:                                              ; preds = %116, %118
  %119 = phi i64 [ %126, %118 ], [ %117, %116 ]
  %120 = getelementptr inbounds double, ptr %100, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !32, !alias.scope !441, !noalias !444
  %122 = fmul contract double %98, %121
  %123 = getelementptr inbounds double, ptr %8, i64 %119
  %124 = load double, ptr %123, align 8, !tbaa !32, !alias.scope !444, !noalias !441
  %125 = fadd contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !32, !alias.scope !444, !noalias !441
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %18
  br i1 %127, label %128, label %118, !llvm.loop !447

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
  br i1 %143, label %144, label %134, !llvm.loop !448

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
  br i1 %175, label %149, label %144, !llvm.loop !449

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
  br i1 %192, label %155, label %176, !llvm.loop !450

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
  br i1 %42, label %43, label %32, !llvm.loop !429

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !451)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !454)
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
  %66 = load <2 x double>, ptr %65, align 8, !tbaa !32, !alias.scope !451, !noalias !454
  %67 = fmul contract <2 x double> %62, %66
  %68 = getelementptr inbounds double, ptr %20, i64 %64
  %69 = load <2 x double>, ptr %68, align 8, !tbaa !32, !alias.scope !454, !noalias !451
  %70 = fadd contract <2 x double> %69, %67
  store <2 x double> %70, ptr %68, align 8, !tbaa !32, !alias.scope !454, !noalias !451
  %71 = add nuw i64 %64, 2
  %72 = icmp eq i64 %71, %30
  br i1 %72, label %73, label %63, !llvm.loop !456

73:                                               ; preds = %63
  br i1 %31, label %86, label %74

74:                                               ; preds = %59, %73
  %75 = phi i64 [ 0, %59 ], [ %30, %73 ]
  br label %76

76:                                               ; preds = %74, %76
  %77 = phi i64 [ %84, %76 ], [ %75, %74 ]
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32, !alias.scope !451, !noalias !454
  %80 = fmul contract double %56, %79
  %81 = getelementptr inbounds double, ptr %20, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32, !alias.scope !454, !noalias !451
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !32, !alias.scope !454, !noalias !451
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %26
  br i1 %85, label %86, label %76, !llvm.loop !457

86:                                               ; preds = %76, %73, %55, %50
  %87 = add nuw nsw i64 %51, 1
  %88 = icmp eq i64 %87, %33
  br i1 %88, label %34, label %50, !llvm.loop !439

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
  br i1 %115, label %89, label %90, !llvm.loop !458

116:                                              ; preds = %123
  %117 = fmul contract double %132, %2
  %118 = add nuw nsw i64 %112, 3
  %119 = mul nsw i64 %118, %14
  %120 = getelementptr double, ptr %97, i64 %119
  store double %117, ptr %120, align 8, !tbaa !32
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, 4
  br i1 %122, label %113, label %111, !llvm.loop !459

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
  br i1 %134, label %116, label %123, !llvm.loop !460
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
  br i1 %30, label %23, label %20, !llvm.loop !461

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
  br i1 %43, label %24, label %31, !llvm.loop !462
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
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %26 = load ptr, ptr %25, align 8, !tbaa !463
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
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
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
  br i1 %49, label %36, label %40, !llvm.loop !464

50:                                               ; preds = %36
  %51 = load i64, ptr %0, align 8, !tbaa !13
  %52 = load i64, ptr %12, align 8, !tbaa !14
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !20
  %55 = add i64 %52, %51
  %56 = add nsw i64 %54, %52
  %57 = getelementptr inbounds double, ptr %16, i64 %51
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %59 = load ptr, ptr %58, align 8, !tbaa !16
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %61 = load ptr, ptr %60, align 8, !tbaa !17
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
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
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %76 = load ptr, ptr %75, align 8, !tbaa !19
  %77 = load i64, ptr %53, align 8, !tbaa !20
  %78 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %76, i64 %78, i1 false)
  %79 = load i64, ptr %37, align 8, !tbaa !21
  %80 = inttoptr i64 %79 to ptr
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %82 = load ptr, ptr %81, align 8, !tbaa !22
  %83 = load ptr, ptr %58, align 8, !tbaa !16
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %85 = load i64, ptr %84, align 8, !tbaa !23
  %86 = inttoptr i64 %85 to ptr
  tail call void %80(ptr noundef %82, ptr noundef %83, ptr noundef %86) #13
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %88 = load ptr, ptr %87, align 8, !tbaa !465
  %89 = shl i64 %55, 3
  %90 = mul i64 %89, %55
  tail call void @llvm.memset.p0.i64(ptr align 8 %88, i8 0, i64 %90, i1 false)
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %92 = load ptr, ptr %91, align 8, !tbaa !466
  %93 = mul i64 %89, %56
  tail call void @llvm.memset.p0.i64(ptr align 8 %92, i8 0, i64 %93, i1 false)
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %95 = load i64, ptr %94, align 8, !tbaa !28
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %50
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %99 = load ptr, ptr %98, align 8, !tbaa !30
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %101 = load ptr, ptr %100, align 8, !tbaa !29
  %102 = load ptr, ptr %81, align 8, !tbaa !22
  br label %122

103:                                              ; preds = %142, %50
  %104 = load ptr, ptr %91, align 8, !tbaa !466
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
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
  br i1 %119, label %120, label %109, !llvm.loop !467

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
  %132 = load ptr, ptr %87, align 8, !tbaa !465
  %133 = mul nsw i64 %125, %55
  %134 = getelementptr double, ptr %132, i64 %133
  %135 = getelementptr double, ptr %134, i64 %127
  br label %142

136:                                              ; preds = %122
  %137 = load ptr, ptr %91, align 8, !tbaa !466
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
  br i1 %145, label %103, label %122, !llvm.loop !468

146:                                              ; preds = %154, %120
  %147 = phi i64 [ 0, %120 ], [ %155, %154 ]
  br i1 %121, label %148, label %154

148:                                              ; preds = %146
  %149 = load ptr, ptr %91, align 8, !tbaa !466
  %150 = mul nsw i64 %147, %56
  %151 = getelementptr double, ptr %149, i64 %150
  %152 = load ptr, ptr %87, align 8, !tbaa !465
  %153 = getelementptr double, ptr %152, i64 %147
  br label %157

154:                                              ; preds = %157, %146
  %155 = add nuw nsw i64 %147, 1
  %156 = icmp eq i64 %155, %55
  br i1 %156, label %203, label %146, !llvm.loop !469

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
  br i1 %165, label %154, label %157, !llvm.loop !470

166:                                              ; preds = %36
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %168 = load ptr, ptr %167, align 8, !tbaa !465
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
  br i1 %190, label %203, label %174, !llvm.loop !471

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
  br i1 %202, label %187, label %191, !llvm.loop !472

203:                                              ; preds = %154, %187, %166, %108, %10
  %204 = load i64, ptr %0, align 8, !tbaa !13
  %205 = load i64, ptr %12, align 8, !tbaa !14
  %206 = add nsw i64 %205, %204
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %208 = load ptr, ptr %207, align 8, !tbaa !473
  %209 = icmp sgt i64 %206, 0
  br i1 %209, label %210, label %309

210:                                              ; preds = %203
  %211 = fmul contract double %2, 2.500000e-01
  %212 = fdiv contract double 1.000000e+00, %211
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %214 = load ptr, ptr %213, align 8, !tbaa !465
  br label %215

215:                                              ; preds = %221, %210
  %216 = phi i64 [ 0, %210 ], [ %222, %221 ]
  %217 = mul nsw i64 %216, %206
  br label %224

218:                                              ; preds = %221
  %219 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %220 = load ptr, ptr %219, align 8, !tbaa !474
  br label %238

221:                                              ; preds = %224
  %222 = add nuw nsw i64 %216, 1
  %223 = icmp eq i64 %222, %206
  br i1 %223, label %218, label %215, !llvm.loop !475

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
  br i1 %234, label %221, label %224, !llvm.loop !476

235:                                              ; preds = %304, %280
  %236 = icmp sge i64 %241, %206
  %237 = icmp eq i64 %241, %206
  br i1 %237, label %307, label %238, !llvm.loop !477

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
  br i1 %266, label %252, label %244, !llvm.loop !478

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
  br i1 %279, label %280, label %272, !llvm.loop !479

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
  br i1 %303, label %294, label %304, !llvm.loop !480

304:                                              ; preds = %294, %285
  %305 = add nuw nsw i64 %286, 1
  %306 = icmp slt i64 %305, %206
  br i1 %306, label %285, label %235, !llvm.loop !481

307:                                              ; preds = %244, %235
  %308 = phi i1 [ %236, %235 ], [ %239, %244 ]
  br i1 %308, label %309, label %507

309:                                              ; preds = %307, %203
  %310 = shl nsw i64 %206, 2
  %311 = getelementptr double, ptr %9, i64 %310
  %312 = shl i64 %206, 3
  %313 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
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
  br i1 %334, label %354, label %325, !llvm.loop !482

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
  br i1 %344, label %332, label %335, !llvm.loop !483

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
  br i1 %353, label %354, label %345, !llvm.loop !484

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
  %369 = load ptr, ptr %207, align 8, !tbaa !473
  %370 = load ptr, ptr %313, align 8, !tbaa !474
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
  br i1 %380, label %381, label %371, !llvm.loop !485

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
  br i1 %391, label %403, label %381, !llvm.loop !486

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
  br i1 %402, label %389, label %392, !llvm.loop !487

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
  br i1 %422, label %403, label %434, !llvm.loop !488

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
  br i1 %433, label %415, label %423, !llvm.loop !489

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
  br label %318, !llvm.loop !490

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
  br i1 %453, label %368, label %365, !llvm.loop !491

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
  br i1 %465, label %442, label %454, !llvm.loop !492

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
  br i1 %474, label %475, label %466, !llvm.loop !493

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
  br i1 %500, label %501, label %479, !llvm.loop !494

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
  br i1 %32, label %17, label %14, !llvm.loop !495

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
  br i1 %49, label %18, label %33, !llvm.loop !496
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
  br i1 %43, label %31, label %33, !llvm.loop !497

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
  br i1 %57, label %46, label %47, !llvm.loop !498

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
  br i1 %74, label %60, label %64, !llvm.loop !499

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
  br i1 %103, label %75, label %80, !llvm.loop !500
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
  br i1 %29, label %19, label %20, !llvm.loop !501
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
  br i1 %44, label %21, label %22, !llvm.loop !502
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @look(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !207
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !209
  %7 = getelementptr inbounds %struct.Stepper, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !246
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !211
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !212
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8, !tbaa !210
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8, !tbaa !218
  tail call void %8(ptr noundef %4, ptr noundef %10, ptr noundef %12, double noundef %1, ptr noundef %14, ptr noundef %16) #13
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %18 = load i64, ptr %17, align 8, !tbaa !217
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %22 = load double, ptr %21, align 8, !tbaa !214
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = load double, ptr %23, align 8, !tbaa !215
  %25 = fmul contract double %24, %1
  %26 = fadd contract double %22, %25
  %27 = load ptr, ptr %15, align 8, !tbaa !218
  tail call void @guards(ptr noundef %4, double noundef %26, ptr noundef %27, ptr noundef %2)
  br label %68

28:                                               ; preds = %3
  %29 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 14
  %30 = load i64, ptr %29, align 8, !tbaa !171
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %68, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %15, align 8, !tbaa !218
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load double, ptr %34, align 8, !tbaa !214
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %37 = load double, ptr %36, align 8, !tbaa !215
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
  %70 = load i64, ptr %69, align 8, !tbaa !224
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !224
  ret void
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
!188 = !{!178, !7, i64 56}
!189 = !{!6, !11, i64 960}
!190 = !{!178, !7, i64 96}
!191 = !{!178, !7, i64 104}
!192 = !{!178, !7, i64 80}
!193 = !{!178, !11, i64 8}
!194 = !{!178, !11, i64 24}
!195 = distinct !{!195, !34, !35}
!196 = distinct !{!196, !34, !35}
!197 = !{!178, !7, i64 88}
!198 = !{!199, !7, i64 40}
!199 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !11, i64 24, !11, i64 32, !7, i64 40}
!200 = !{!178, !11, i64 48}
!201 = !{!6, !10, i64 760}
!202 = !{!199, !10, i64 0}
!203 = distinct !{!203, !34, !35}
!204 = !{!199, !11, i64 32}
!205 = !{!199, !11, i64 24}
!206 = distinct !{!206, !34, !35}
!207 = !{!208, !10, i64 0}
!208 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !11, i64 48, !11, i64 56, !7, i64 64, !7, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !7, i64 112}
!209 = !{!208, !10, i64 8}
!210 = !{!208, !10, i64 16}
!211 = !{!208, !10, i64 24}
!212 = !{!208, !10, i64 32}
!213 = !{!208, !10, i64 40}
!214 = !{!208, !11, i64 48}
!215 = !{!208, !11, i64 56}
!216 = !{!208, !7, i64 64}
!217 = !{!208, !7, i64 72}
!218 = !{!208, !10, i64 80}
!219 = !{!208, !10, i64 88}
!220 = !{!208, !10, i64 96}
!221 = !{!208, !10, i64 104}
!222 = !{!6, !7, i64 120}
!223 = !{!199, !10, i64 8}
!224 = !{!208, !7, i64 112}
!225 = distinct !{!225, !34, !35}
!226 = distinct !{!226, !34, !35}
!227 = !{!6, !10, i64 744}
!228 = distinct !{!228, !34, !35}
!229 = distinct !{!229, !34, !35}
!230 = distinct !{!230, !34, !35}
!231 = distinct !{!231, !34, !35}
!232 = distinct !{!232, !34, !35}
!233 = distinct !{!233, !34, !35}
!234 = distinct !{!234, !34, !35}
!235 = distinct !{!235, !34, !35}
!236 = distinct !{!236, !34, !35}
!237 = distinct !{!237, !34, !35}
!238 = distinct !{!238, !34, !35}
!239 = distinct !{!239, !34, !35}
!240 = distinct !{!240, !34, !35}
!241 = distinct !{!241, !34, !35}
!242 = !{!178, !7, i64 64}
!243 = !{!178, !7, i64 72}
!244 = distinct !{!244, !34, !35}
!245 = distinct !{!245, !35}
!246 = !{!199, !10, i64 16}
!247 = distinct !{!247, !34, !35}
!248 = distinct !{!248, !34, !35}
!249 = !{!6, !10, i64 344}
!250 = !{!6, !10, i64 736}
!251 = !{!6, !10, i64 352}
!252 = !{!6, !10, i64 752}
!253 = distinct !{!253, !34, !35}
!254 = !{!255}
!255 = distinct !{!255, !256, !"law_at: argument 0"}
!256 = distinct !{!256, !"law_at"}
!257 = distinct !{!257, !34, !35}
!258 = distinct !{!258, !34, !35}
!259 = distinct !{!259, !34, !35}
!260 = !{!6, !7, i64 56}
!261 = !{!6, !7, i64 64}
!262 = !{!6, !10, i64 664}
!263 = distinct !{!263, !34, !35}
!264 = !{!6, !7, i64 32}
!265 = !{!6, !10, i64 672}
!266 = distinct !{!266, !34, !35}
!267 = !{!6, !7, i64 176}
!268 = !{!6, !10, i64 640}
!269 = !{!6, !10, i64 616}
!270 = distinct !{!270, !34, !35}
!271 = !{!6, !10, i64 784}
!272 = !{!6, !10, i64 624}
!273 = distinct !{!273, !34, !35}
!274 = distinct !{!274, !34, !35}
!275 = distinct !{!275, !34, !35}
!276 = distinct !{!276, !34, !35}
!277 = distinct !{!277, !34, !35}
!278 = distinct !{!278, !34, !35}
!279 = distinct !{!279, !34, !35}
!280 = distinct !{!280, !34, !35}
!281 = distinct !{!281, !34, !35}
!282 = !{!6, !11, i64 928}
!283 = !{!6, !11, i64 936}
!284 = !{!6, !10, i64 592}
!285 = distinct !{!285, !34, !35}
!286 = distinct !{!286, !34, !35}
!287 = !{!6, !10, i64 776}
!288 = !{!6, !10, i64 792}
!289 = distinct !{!289, !34, !35}
!290 = !{!6, !10, i64 608}
!291 = distinct !{!291, !34, !35}
!292 = distinct !{!292, !34, !35}
!293 = distinct !{!293, !34, !35}
!294 = distinct !{!294, !34, !35}
!295 = distinct !{!295, !34, !35}
!296 = distinct !{!296, !34, !35}
!297 = distinct !{!297, !34, !35}
!298 = distinct !{!298, !34, !35}
!299 = distinct !{!299, !34, !35}
!300 = distinct !{!300, !34, !35}
!301 = distinct !{!301, !34, !35}
!302 = distinct !{!302, !34, !35}
!303 = distinct !{!303, !34, !35}
!304 = distinct !{!304, !34, !35}
!305 = distinct !{!305, !34, !35}
!306 = distinct !{!306, !34, !35}
!307 = distinct !{!307, !34, !35}
!308 = distinct !{!308, !34, !35}
!309 = distinct !{!309, !34, !35}
!310 = distinct !{!310, !34, !35}
!311 = distinct !{!311, !34, !35}
!312 = distinct !{!312, !34, !35}
!313 = !{!314}
!314 = distinct !{!314, !315, !"scaled_rows: argument 0"}
!315 = distinct !{!315, !"scaled_rows"}
!316 = distinct !{!316, !34, !35}
!317 = !{!318, !10, i64 0}
!318 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32}
!319 = !{!318, !10, i64 8}
!320 = !{!318, !10, i64 16}
!321 = !{!318, !10, i64 24}
!322 = !{!318, !10, i64 32}
!323 = !{!6, !10, i64 632}
!324 = distinct !{!324, !34, !35}
!325 = !{!6, !10, i64 600}
!326 = distinct !{!326, !34, !35}
!327 = distinct !{!327, !34, !35}
!328 = distinct !{!328, !34, !35}
!329 = !{!6, !10, i64 768}
!330 = !{!6, !10, i64 816}
!331 = !{!6, !10, i64 432}
!332 = !{!6, !10, i64 440}
!333 = distinct !{!333, !34, !35}
!334 = distinct !{!334, !34, !35}
!335 = distinct !{!335, !34, !35}
!336 = distinct !{!336, !34, !35}
!337 = distinct !{!337, !34, !35}
!338 = distinct !{!338, !34, !35}
!339 = distinct !{!339, !34, !35}
!340 = distinct !{!340, !34, !35}
!341 = distinct !{!341, !34, !35}
!342 = !{!6, !10, i64 464}
!343 = distinct !{!343, !34, !35}
!344 = !{!6, !10, i64 472}
!345 = distinct !{!345, !34, !35}
!346 = distinct !{!346, !34, !35}
!347 = distinct !{!347, !34, !35}
!348 = !{!6, !10, i64 496}
!349 = !{!6, !10, i64 480}
!350 = !{!6, !10, i64 488}
!351 = distinct !{!351, !34, !35}
!352 = distinct !{!352, !34, !35}
!353 = !{!6, !10, i64 656}
!354 = distinct !{!354, !34, !35}
!355 = distinct !{!355, !34, !35}
!356 = distinct !{!356, !34, !35}
!357 = distinct !{!357, !34, !35}
!358 = distinct !{!358, !34, !35}
!359 = distinct !{!359, !34, !35}
!360 = !{!6, !10, i64 576}
!361 = !{!6, !10, i64 584}
!362 = distinct !{!362, !34, !35}
!363 = distinct !{!363, !34, !35}
!364 = distinct !{!364, !34, !35}
!365 = distinct !{!365, !34, !35}
!366 = distinct !{!366, !34, !35}
!367 = distinct !{!367, !34, !35}
!368 = distinct !{!368, !34, !35}
!369 = distinct !{!369, !34, !35}
!370 = !{!6, !10, i64 448}
!371 = distinct !{!371, !34, !35}
!372 = !{!6, !10, i64 456}
!373 = distinct !{!373, !34, !35}
!374 = distinct !{!374, !34, !35}
!375 = distinct !{!375, !34, !35}
!376 = distinct !{!376, !34, !35}
!377 = distinct !{!377, !34, !35}
!378 = distinct !{!378, !34, !35}
!379 = distinct !{!379, !34, !35}
!380 = distinct !{!380, !34, !35}
!381 = !{!382}
!382 = distinct !{!382, !383, !"law_at: argument 0"}
!383 = distinct !{!383, !"law_at"}
!384 = distinct !{!384, !34, !35}
!385 = !{!6, !11, i64 992}
!386 = distinct !{!386, !34, !35}
!387 = distinct !{!387, !34, !35}
!388 = distinct !{!388, !34, !35}
!389 = distinct !{!389, !34, !35}
!390 = distinct !{!390, !34, !35}
!391 = distinct !{!391, !34, !35}
!392 = distinct !{!392, !34, !35}
!393 = distinct !{!393, !34, !35}
!394 = distinct !{!394, !34, !35}
!395 = distinct !{!395, !34, !35}
!396 = distinct !{!396, !34, !35}
!397 = distinct !{!397, !34, !35}
!398 = distinct !{!398, !34, !35}
!399 = distinct !{!399, !34, !35}
!400 = distinct !{!400, !34, !35}
!401 = distinct !{!401, !34, !35}
!402 = distinct !{!402, !34, !35}
!403 = distinct !{!403, !34, !35}
!404 = distinct !{!404, !34, !35}
!405 = distinct !{!405, !34, !35}
!406 = distinct !{!406, !34, !35}
!407 = distinct !{!407, !34, !35}
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
!430 = !{!431}
!431 = distinct !{!431, !432, !"add: argument 0"}
!432 = distinct !{!432, !"add"}
!433 = !{!434}
!434 = distinct !{!434, !432, !"add: argument 1"}
!435 = distinct !{!435, !34, !35, !436, !437}
!436 = !{!"llvm.loop.isvectorized", i32 1}
!437 = !{!"llvm.loop.unroll.runtime.disable"}
!438 = distinct !{!438, !34, !35, !437, !436}
!439 = distinct !{!439, !34, !35}
!440 = distinct !{!440, !34, !35}
!441 = !{!442}
!442 = distinct !{!442, !443, !"add: argument 0"}
!443 = distinct !{!443, !"add"}
!444 = !{!445}
!445 = distinct !{!445, !443, !"add: argument 1"}
!446 = distinct !{!446, !34, !35, !436, !437}
!447 = distinct !{!447, !34, !35, !437, !436}
!448 = distinct !{!448, !34, !35}
!449 = distinct !{!449, !34, !35}
!450 = distinct !{!450, !34, !35}
!451 = !{!452}
!452 = distinct !{!452, !453, !"add: argument 0"}
!453 = distinct !{!453, !"add"}
!454 = !{!455}
!455 = distinct !{!455, !453, !"add: argument 1"}
!456 = distinct !{!456, !34, !35, !436, !437}
!457 = distinct !{!457, !34, !35, !437, !436}
!458 = distinct !{!458, !34, !35}
!459 = distinct !{!459, !34, !35}
!460 = distinct !{!460, !34, !35}
!461 = distinct !{!461, !34, !35}
!462 = distinct !{!462, !34, !35}
!463 = !{!6, !10, i64 896}
!464 = distinct !{!464, !34, !35}
!465 = !{!6, !10, i64 880}
!466 = !{!6, !10, i64 872}
!467 = distinct !{!467, !34, !35}
!468 = distinct !{!468, !34, !35}
!469 = distinct !{!469, !34, !35}
!470 = distinct !{!470, !34, !35}
!471 = distinct !{!471, !34, !35}
!472 = distinct !{!472, !34, !35}
!473 = !{!6, !10, i64 888}
!474 = !{!6, !10, i64 520}
!475 = distinct !{!475, !34, !35}
!476 = distinct !{!476, !34, !35}
!477 = distinct !{!477, !34, !35}
!478 = distinct !{!478, !34, !35}
!479 = distinct !{!479, !34, !35}
!480 = distinct !{!480, !34, !35}
!481 = distinct !{!481, !34, !35}
!482 = distinct !{!482, !34, !35}
!483 = distinct !{!483, !34, !35}
!484 = distinct !{!484, !34, !35}
!485 = distinct !{!485, !34, !35}
!486 = distinct !{!486, !34, !35}
!487 = distinct !{!487, !34, !35}
!488 = distinct !{!488, !34, !35}
!489 = distinct !{!489, !34, !35}
!490 = distinct !{!490, !34, !35}
!491 = distinct !{!491, !34, !35}
!492 = distinct !{!492, !34, !35}
!493 = distinct !{!493, !34, !35}
!494 = distinct !{!494, !34, !35}
!495 = distinct !{!495, !34, !35}
!496 = distinct !{!496, !34, !35}
!497 = distinct !{!497, !34, !35}
!498 = distinct !{!498, !34, !35}
!499 = distinct !{!499, !34, !35}
!500 = distinct !{!500, !34, !35}
!501 = distinct !{!501, !34, !35}
!502 = distinct !{!502, !34, !35}
