; sha256 of kernel.c and its headers: 1e63b7dc2dcaebaa0ac6082bf1a9f47839222b1bbad0a7d4cab6e84b20ff7d89

%struct.Stepper = type { ptr, ptr, ptr, double, double, i64 }
%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Clock = type { double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Rows = type { ptr, ptr, ptr, ptr }

@plant_offsets = local_unnamed_addr constant [111 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584, i64 592, i64 600, i64 608, i64 616, i64 624, i64 632, i64 640, i64 648, i64 656, i64 664, i64 672, i64 680, i64 688, i64 696, i64 704, i64 712, i64 720, i64 728, i64 736, i64 744, i64 752, i64 760, i64 768, i64 776, i64 784, i64 792, i64 800, i64 808, i64 816, i64 824, i64 832, i64 840, i64 848, i64 856, i64 864, i64 872, i64 880], align 16
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
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %6 = load double, ptr %5, align 8, !tbaa !5
  %7 = fcmp contract une double %6, 0.000000e+00
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %10 = load ptr, ptr %9, align 8, !tbaa !12
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %2, i64 %15, i1 false)
  %16 = load ptr, ptr %9, align 8, !tbaa !12
  %17 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef %16, double noundef 1.000000e-13)
  %18 = load ptr, ptr %9, align 8, !tbaa !12
  br label %19

19:                                               ; preds = %4, %8
  %20 = phi ptr [ %18, %8 ], [ %2, %4 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %20, ptr noundef %3)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_here(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca [2 x double], align 16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8, !tbaa !15
  %9 = icmp eq i64 %8, 3
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  br i1 %9, label %12, label %30

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %14 = load i64, ptr %13, align 8, !tbaa !17
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %17 = load i64, ptr %16, align 8, !tbaa !18
  tail call void %15(i64 noundef %17, ptr noundef %11, ptr noundef %3, i64 noundef 0) #12
  %18 = load i64, ptr %16, align 8, !tbaa !18
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Tree, ptr %19, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !19
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  %24 = sitofp i64 %21 to double
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  store double %24, ptr %25, align 8, !tbaa !21
  br label %26

26:                                               ; preds = %12, %23
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %28 = load double, ptr %27, align 8, !tbaa !22
  %29 = fadd contract double %28, 1.000000e+00
  store double %29, ptr %27, align 8, !tbaa !22
  br label %982

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %32 = load i64, ptr %31, align 8, !tbaa !23
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %35 = load ptr, ptr %34, align 8, !tbaa !24
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = inttoptr i64 %37 to ptr
  tail call void %33(ptr noundef %35, ptr noundef %11, ptr noundef %38) #12
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %40 = load double, ptr %39, align 8, !tbaa !22
  %41 = fadd contract double %40, 1.000000e+00
  store double %41, ptr %39, align 8, !tbaa !22
  %42 = load ptr, ptr %34, align 8, !tbaa !24
  %43 = load i64, ptr %0, align 8, !tbaa !13
  %44 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %42, i64 %44, i1 false)
  %45 = load i64, ptr %0, align 8, !tbaa !13
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  %47 = load i64, ptr %7, align 8, !tbaa !15
  switch i64 %47, label %270 [
    i64 0, label %48
    i64 2, label %54
  ]

48:                                               ; preds = %30
  %49 = load ptr, ptr %34, align 8, !tbaa !24
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
  %58 = load i64, ptr %57, align 8, !tbaa !26
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %60 = load ptr, ptr %59, align 8, !tbaa !27
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %62 = load ptr, ptr %61, align 8, !tbaa !28
  %63 = shl nsw i64 %58, 1
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  tail call fastcc void @sparse_prepare(ptr noundef nonnull %0, double noundef %1)
  %65 = icmp sgt i64 %56, 0
  br i1 %65, label %66, label %75

66:                                               ; preds = %54
  %67 = load ptr, ptr %34, align 8, !tbaa !24
  %68 = load i64, ptr %0, align 8, !tbaa !13
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %71 = load i64, ptr %70, align 8, !tbaa !29
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %74 = load ptr, ptr %73, align 8, !tbaa !30
  br label %91

75:                                               ; preds = %91, %54
  %76 = icmp sgt i64 %58, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %75
  %78 = load ptr, ptr %34, align 8, !tbaa !24
  %79 = load i64, ptr %0, align 8, !tbaa !13
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !29
  %83 = getelementptr inbounds double, ptr %80, i64 %82
  %84 = load i64, ptr %55, align 8, !tbaa !14
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %87 = load i64, ptr %86, align 8, !tbaa !31
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %90 = load ptr, ptr %89, align 8, !tbaa !32
  br label %106

91:                                               ; preds = %91, %66
  %92 = phi i64 [ 0, %66 ], [ %98, %91 ]
  %93 = getelementptr inbounds i64, ptr %74, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !33
  %95 = getelementptr inbounds double, ptr %72, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !34
  %97 = getelementptr inbounds double, ptr %60, i64 %92
  store double %96, ptr %97, align 8, !tbaa !34
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %56
  br i1 %99, label %75, label %91, !llvm.loop !35

100:                                              ; preds = %106, %75
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %102 = load ptr, ptr %101, align 8, !tbaa !38
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %64, ptr noundef %60, ptr noundef %102, i32 noundef 1)
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %104 = load double, ptr %103, align 8, !tbaa !39
  %105 = fcmp contract une double %104, 0.000000e+00
  br i1 %105, label %115, label %257

106:                                              ; preds = %106, %77
  %107 = phi i64 [ 0, %77 ], [ %113, %106 ]
  %108 = getelementptr inbounds i64, ptr %90, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !33
  %110 = getelementptr inbounds double, ptr %88, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !34
  %112 = getelementptr inbounds double, ptr %64, i64 %107
  store double %111, ptr %112, align 8, !tbaa !34
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %58
  br i1 %114, label %100, label %106, !llvm.loop !40

115:                                              ; preds = %100
  %116 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %117 = load double, ptr %116, align 8, !tbaa !41
  %118 = fcmp contract ogt double %117, 0.000000e+00
  br i1 %118, label %119, label %124

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %121 = load double, ptr %120, align 8, !tbaa !42
  %122 = fmul contract double %117, 1.000000e+01
  %123 = fcmp contract olt double %121, %122
  br i1 %123, label %257, label %124

124:                                              ; preds = %119, %115
  %125 = load ptr, ptr %101, align 8, !tbaa !38
  %126 = load ptr, ptr %34, align 8, !tbaa !24
  %127 = load i64, ptr %0, align 8, !tbaa !13
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %130 = load i64, ptr %129, align 8, !tbaa !29
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = load i64, ptr %55, align 8, !tbaa !14
  %133 = getelementptr inbounds double, ptr %131, i64 %132
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %135 = load ptr, ptr %134, align 8, !tbaa !43
  %136 = icmp sgt i64 %132, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %124
  %138 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %139 = load ptr, ptr %138, align 8, !tbaa !30
  br label %147

140:                                              ; preds = %147, %124
  %141 = icmp sgt i64 %130, 0
  br i1 %141, label %142, label %156

142:                                              ; preds = %140
  %143 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %144 = load ptr, ptr %143, align 8, !tbaa !44
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %146 = load ptr, ptr %145, align 8, !tbaa !45
  br label %169

147:                                              ; preds = %147, %137
  %148 = phi i64 [ 0, %137 ], [ %154, %147 ]
  %149 = getelementptr inbounds i64, ptr %139, i64 %148
  %150 = load i64, ptr %149, align 8, !tbaa !33
  %151 = getelementptr inbounds double, ptr %131, i64 %150
  %152 = load double, ptr %151, align 8, !tbaa !34
  %153 = getelementptr inbounds double, ptr %135, i64 %148
  store double %152, ptr %153, align 8, !tbaa !34
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, %132
  br i1 %155, label %140, label %147, !llvm.loop !46

156:                                              ; preds = %192, %140
  %157 = load i64, ptr %57, align 8, !tbaa !26
  %158 = icmp sgt i64 %157, 0
  %159 = load ptr, ptr %61, align 8, !tbaa !28
  br i1 %158, label %160, label %232

160:                                              ; preds = %156
  %161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %162 = load ptr, ptr %161, align 8, !tbaa !32
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %164 = load i64, ptr %163, align 8, !tbaa !31
  %165 = getelementptr inbounds double, ptr %133, i64 %164
  %166 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %167 = load ptr, ptr %166, align 8, !tbaa !47
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  br label %195

169:                                              ; preds = %192, %142
  %170 = phi i64 [ 0, %142 ], [ %193, %192 ]
  %171 = getelementptr inbounds i64, ptr %144, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !33
  %173 = getelementptr inbounds i64, ptr %146, i64 %170
  %174 = load i64, ptr %173, align 8, !tbaa !33
  %175 = getelementptr inbounds double, ptr %128, i64 %170
  %176 = load double, ptr %175, align 8, !tbaa !34
  %177 = getelementptr inbounds double, ptr %60, i64 %174
  %178 = load double, ptr %177, align 8, !tbaa !34
  %179 = fmul contract double %176, %178
  %180 = getelementptr inbounds double, ptr %135, i64 %172
  %181 = load double, ptr %180, align 8, !tbaa !34
  %182 = fsub contract double %181, %179
  store double %182, ptr %180, align 8, !tbaa !34
  %183 = icmp eq i64 %172, %174
  br i1 %183, label %192, label %184

184:                                              ; preds = %169
  %185 = load double, ptr %175, align 8, !tbaa !34
  %186 = getelementptr inbounds double, ptr %60, i64 %172
  %187 = load double, ptr %186, align 8, !tbaa !34
  %188 = fmul contract double %185, %187
  %189 = getelementptr inbounds double, ptr %135, i64 %174
  %190 = load double, ptr %189, align 8, !tbaa !34
  %191 = fsub contract double %190, %188
  store double %191, ptr %189, align 8, !tbaa !34
  br label %192

192:                                              ; preds = %184, %169
  %193 = add nuw nsw i64 %170, 1
  %194 = icmp eq i64 %193, %130
  br i1 %194, label %156, label %169, !llvm.loop !48

195:                                              ; preds = %210, %160
  %196 = phi i64 [ 0, %160 ], [ %211, %210 ]
  %197 = getelementptr inbounds i64, ptr %162, i64 %196
  %198 = load i64, ptr %197, align 8, !tbaa !33
  %199 = getelementptr inbounds double, ptr %165, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !34
  %201 = getelementptr inbounds double, ptr %159, i64 %196
  store double %200, ptr %201, align 8, !tbaa !34
  %202 = getelementptr inbounds i64, ptr %167, i64 %198
  %203 = load i64, ptr %202, align 8, !tbaa !33
  %204 = getelementptr i64, ptr %202, i64 1
  %205 = load i64, ptr %204, align 8, !tbaa !33
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %207, label %210

207:                                              ; preds = %195
  %208 = getelementptr inbounds double, ptr %125, i64 %196
  %209 = load ptr, ptr %168, align 8, !tbaa !49
  br label %213

210:                                              ; preds = %213, %195
  %211 = add nuw nsw i64 %196, 1
  %212 = icmp eq i64 %211, %157
  br i1 %212, label %232, label %195, !llvm.loop !50

213:                                              ; preds = %213, %207
  %214 = phi i64 [ %203, %207 ], [ %230, %213 ]
  %215 = getelementptr inbounds double, ptr %133, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !34
  %217 = load double, ptr %208, align 8, !tbaa !34
  %218 = fmul contract double %216, %217
  %219 = getelementptr inbounds i64, ptr %209, i64 %214
  %220 = load i64, ptr %219, align 8, !tbaa !33
  %221 = getelementptr inbounds double, ptr %135, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !34
  %223 = fadd contract double %218, %222
  store double %223, ptr %221, align 8, !tbaa !34
  %224 = load double, ptr %215, align 8, !tbaa !34
  %225 = getelementptr inbounds double, ptr %60, i64 %220
  %226 = load double, ptr %225, align 8, !tbaa !34
  %227 = fmul contract double %224, %226
  %228 = load double, ptr %201, align 8, !tbaa !34
  %229 = fsub contract double %228, %227
  store double %229, ptr %201, align 8, !tbaa !34
  %230 = add nsw i64 %214, 1
  %231 = icmp eq i64 %230, %205
  br i1 %231, label %210, label %213, !llvm.loop !51

232:                                              ; preds = %210, %156
  %233 = getelementptr inbounds double, ptr %159, i64 %58
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %159, ptr noundef %135, ptr noundef %233, i32 noundef 0)
  br i1 %65, label %234, label %236

234:                                              ; preds = %232
  %235 = load ptr, ptr %134, align 8, !tbaa !43
  br label %239

236:                                              ; preds = %239, %232
  br i1 %76, label %237, label %257

237:                                              ; preds = %236
  %238 = load ptr, ptr %101, align 8, !tbaa !38
  br label %248

239:                                              ; preds = %239, %234
  %240 = phi i64 [ 0, %234 ], [ %246, %239 ]
  %241 = getelementptr inbounds double, ptr %235, i64 %240
  %242 = load double, ptr %241, align 8, !tbaa !34
  %243 = getelementptr inbounds double, ptr %60, i64 %240
  %244 = load double, ptr %243, align 8, !tbaa !34
  %245 = fadd contract double %242, %244
  store double %245, ptr %243, align 8, !tbaa !34
  %246 = add nuw nsw i64 %240, 1
  %247 = icmp eq i64 %246, %56
  br i1 %247, label %236, label %239, !llvm.loop !52

248:                                              ; preds = %248, %237
  %249 = phi i64 [ 0, %237 ], [ %255, %248 ]
  %250 = getelementptr inbounds double, ptr %233, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !34
  %252 = getelementptr inbounds double, ptr %238, i64 %249
  %253 = load double, ptr %252, align 8, !tbaa !34
  %254 = fadd contract double %251, %253
  store double %254, ptr %252, align 8, !tbaa !34
  %255 = add nuw nsw i64 %249, 1
  %256 = icmp eq i64 %255, %58
  br i1 %256, label %257, label %248, !llvm.loop !53

257:                                              ; preds = %248, %236, %119, %100
  br i1 %65, label %258, label %982

258:                                              ; preds = %257
  %259 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %260 = load ptr, ptr %259, align 8, !tbaa !30
  br label %261

261:                                              ; preds = %261, %258
  %262 = phi i64 [ 0, %258 ], [ %268, %261 ]
  %263 = getelementptr inbounds double, ptr %60, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !34
  %265 = getelementptr inbounds i64, ptr %260, i64 %262
  %266 = load i64, ptr %265, align 8, !tbaa !33
  %267 = getelementptr inbounds double, ptr %46, i64 %266
  store double %264, ptr %267, align 8, !tbaa !34
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, %56
  br i1 %269, label %982, label %261, !llvm.loop !54

270:                                              ; preds = %30
  %271 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %272 = load i64, ptr %271, align 8, !tbaa !14
  %273 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %274 = load ptr, ptr %273, align 8, !tbaa !55
  %275 = shl i64 %272, 3
  %276 = mul i64 %275, %272
  tail call void @llvm.memset.p0.i64(ptr align 8 %274, i8 0, i64 %276, i1 false)
  %277 = load ptr, ptr %34, align 8, !tbaa !24
  %278 = load i64, ptr %0, align 8, !tbaa !13
  %279 = getelementptr inbounds double, ptr %277, i64 %278
  %280 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %281 = load i64, ptr %280, align 8, !tbaa !29
  %282 = getelementptr inbounds double, ptr %279, i64 %281
  %283 = load i64, ptr %271, align 8, !tbaa !14
  %284 = getelementptr inbounds double, ptr %282, i64 %283
  %285 = icmp sgt i64 %281, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %270
  %287 = load ptr, ptr %273, align 8, !tbaa !55
  %288 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %289 = load ptr, ptr %288, align 8, !tbaa !44
  %290 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %291 = load ptr, ptr %290, align 8, !tbaa !45
  br label %307

292:                                              ; preds = %307, %270
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %294 = load ptr, ptr %293, align 8, !tbaa !56
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %296 = load i64, ptr %295, align 8, !tbaa !26
  %297 = mul i64 %296, %275
  tail call void @llvm.memset.p0.i64(ptr align 8 %294, i8 0, i64 %297, i1 false)
  %298 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %299 = load i64, ptr %298, align 8, !tbaa !31
  %300 = icmp sgt i64 %299, 0
  br i1 %300, label %301, label %336

301:                                              ; preds = %292
  %302 = load ptr, ptr %293, align 8, !tbaa !56
  %303 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %304 = load ptr, ptr %303, align 8, !tbaa !57
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %306 = load ptr, ptr %305, align 8, !tbaa !49
  br label %323

307:                                              ; preds = %307, %286
  %308 = phi i64 [ 0, %286 ], [ %321, %307 ]
  %309 = getelementptr inbounds double, ptr %279, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !34
  %311 = getelementptr inbounds i64, ptr %289, i64 %308
  %312 = load i64, ptr %311, align 8, !tbaa !33
  %313 = mul nsw i64 %312, %272
  %314 = getelementptr inbounds i64, ptr %291, i64 %308
  %315 = load i64, ptr %314, align 8, !tbaa !33
  %316 = getelementptr double, ptr %287, i64 %313
  %317 = getelementptr double, ptr %316, i64 %315
  store double %310, ptr %317, align 8, !tbaa !34
  %318 = mul nsw i64 %315, %272
  %319 = getelementptr double, ptr %287, i64 %318
  %320 = getelementptr double, ptr %319, i64 %312
  store double %310, ptr %320, align 8, !tbaa !34
  %321 = add nuw nsw i64 %308, 1
  %322 = icmp eq i64 %321, %281
  br i1 %322, label %292, label %307, !llvm.loop !58

323:                                              ; preds = %323, %301
  %324 = phi i64 [ 0, %301 ], [ %334, %323 ]
  %325 = getelementptr inbounds double, ptr %284, i64 %324
  %326 = load double, ptr %325, align 8, !tbaa !34
  %327 = getelementptr inbounds i64, ptr %304, i64 %324
  %328 = load i64, ptr %327, align 8, !tbaa !33
  %329 = mul nsw i64 %328, %272
  %330 = getelementptr inbounds i64, ptr %306, i64 %324
  %331 = load i64, ptr %330, align 8, !tbaa !33
  %332 = getelementptr double, ptr %302, i64 %329
  %333 = getelementptr double, ptr %332, i64 %331
  store double %326, ptr %333, align 8, !tbaa !34
  %334 = add nuw nsw i64 %324, 1
  %335 = icmp eq i64 %334, %299
  br i1 %335, label %336, label %323, !llvm.loop !59

336:                                              ; preds = %323, %292
  %337 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %338 = load i64, ptr %337, align 8, !tbaa !60
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %968, label %340

340:                                              ; preds = %336
  %341 = load i64, ptr %271, align 8, !tbaa !14
  %342 = load i64, ptr %295, align 8, !tbaa !26
  %343 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %344 = load i64, ptr %343, align 8, !tbaa !61
  %345 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %346 = load ptr, ptr %345, align 8, !tbaa !62
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
  %360 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %361 = load ptr, ptr %360, align 8, !tbaa !63
  %362 = mul nsw i64 %358, %338
  %363 = getelementptr inbounds double, ptr %359, i64 %362
  %364 = mul nsw i64 %338, %338
  %365 = getelementptr inbounds double, ptr %363, i64 %364
  %366 = load ptr, ptr %34, align 8, !tbaa !24
  %367 = load i64, ptr %0, align 8, !tbaa !13
  %368 = getelementptr inbounds double, ptr %366, i64 %367
  %369 = load i64, ptr %280, align 8, !tbaa !29
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
  %378 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %380 = shl i64 %341, 3
  br label %387

381:                                              ; preds = %451
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %452, double noundef %1)
  %382 = shl i64 %353, 3
  %383 = shl i64 %344, 3
  %384 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %385 = icmp sgt i64 %341, 0
  %386 = shl i64 %452, 3
  br label %483

387:                                              ; preds = %451, %376
  %388 = phi i64 [ %342, %376 ], [ %452, %451 ]
  %389 = phi i64 [ 0, %376 ], [ %453, %451 ]
  %390 = load ptr, ptr %34, align 8, !tbaa !24, !noalias !64
  %391 = load i64, ptr %0, align 8, !tbaa !13, !noalias !64
  %392 = getelementptr inbounds double, ptr %390, i64 %391
  %393 = load i64, ptr %280, align 8, !tbaa !29, !noalias !64
  %394 = getelementptr inbounds double, ptr %392, i64 %393
  %395 = load i64, ptr %271, align 8, !tbaa !14, !noalias !64
  %396 = getelementptr inbounds double, ptr %394, i64 %395
  %397 = load i64, ptr %298, align 8, !tbaa !31, !noalias !64
  %398 = getelementptr inbounds double, ptr %396, i64 %397
  %399 = load i64, ptr %295, align 8, !tbaa !26, !noalias !64
  %400 = getelementptr inbounds double, ptr %398, i64 %399
  %401 = load i64, ptr %377, align 8, !tbaa !67, !noalias !64
  %402 = getelementptr inbounds double, ptr %400, i64 %401
  %403 = getelementptr inbounds double, ptr %402, i64 %399
  %404 = icmp eq i64 %389, 0
  %405 = load ptr, ptr %378, align 8, !tbaa !68, !noalias !64
  br i1 %404, label %423, label %406

406:                                              ; preds = %387
  %407 = add i64 %395, 2
  %408 = add nsw i64 %399, %395
  %409 = load i64, ptr %343, align 8, !tbaa !61, !noalias !64
  %410 = add nsw i64 %408, %409
  %411 = mul i64 %410, 3
  %412 = add i64 %411, 5
  br label %413

413:                                              ; preds = %413, %406
  %414 = phi ptr [ %403, %406 ], [ %420, %413 ]
  %415 = phi i64 [ 0, %406 ], [ %421, %413 ]
  %416 = getelementptr inbounds i64, ptr %405, i64 %415
  %417 = load i64, ptr %416, align 8, !tbaa !33, !noalias !64
  %418 = mul i64 %417, %407
  %419 = add i64 %412, %418
  %420 = getelementptr inbounds double, ptr %414, i64 %419
  %421 = add nuw nsw i64 %415, 1
  %422 = icmp eq i64 %421, %389
  br i1 %422, label %423, label %413, !llvm.loop !69

423:                                              ; preds = %413, %387
  %424 = phi ptr [ %403, %387 ], [ %420, %413 ]
  %425 = getelementptr inbounds i64, ptr %405, i64 %389
  %426 = load i64, ptr %425, align 8, !tbaa !33, !noalias !64
  %427 = getelementptr inbounds double, ptr %424, i64 %426
  %428 = mul nsw i64 %426, %395
  %429 = getelementptr inbounds double, ptr %427, i64 %428
  %430 = load ptr, ptr %379, align 8, !tbaa !70
  %431 = getelementptr inbounds i64, ptr %430, i64 %389
  %432 = load i64, ptr %431, align 8, !tbaa !33
  %433 = icmp eq i64 %432, 0
  %434 = icmp sgt i64 %426, 0
  %435 = select i1 %433, i1 %434, i1 false
  br i1 %435, label %436, label %451

436:                                              ; preds = %423, %436
  %437 = phi i64 [ %449, %436 ], [ %388, %423 ]
  %438 = phi i64 [ %448, %436 ], [ 0, %423 ]
  %439 = load ptr, ptr %293, align 8, !tbaa !56
  %440 = mul nsw i64 %437, %341
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  %442 = mul nsw i64 %438, %341
  %443 = getelementptr inbounds double, ptr %427, i64 %442
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %441, ptr nonnull align 8 %443, i64 %380, i1 false)
  %444 = getelementptr inbounds double, ptr %429, i64 %438
  %445 = load double, ptr %444, align 8, !tbaa !34
  %446 = fneg contract double %445
  %447 = getelementptr inbounds double, ptr %346, i64 %437
  store double %446, ptr %447, align 8, !tbaa !34
  %448 = add nuw nsw i64 %438, 1
  %449 = add nsw i64 %437, 1
  %450 = icmp eq i64 %448, %426
  br i1 %450, label %451, label %436, !llvm.loop !71

451:                                              ; preds = %436, %423
  %452 = phi i64 [ %388, %423 ], [ %449, %436 ]
  %453 = add nuw nsw i64 %389, 1
  %454 = icmp eq i64 %453, %338
  br i1 %454, label %381, label %387, !llvm.loop !72

455:                                              ; preds = %663
  %456 = load ptr, ptr %34, align 8, !tbaa !24, !noalias !73
  %457 = load i64, ptr %0, align 8, !tbaa !13, !noalias !73
  %458 = getelementptr inbounds double, ptr %456, i64 %457
  %459 = load i64, ptr %280, align 8, !tbaa !29, !noalias !73
  %460 = getelementptr inbounds double, ptr %458, i64 %459
  %461 = load i64, ptr %271, align 8, !tbaa !14
  %462 = getelementptr inbounds double, ptr %460, i64 %461
  %463 = load i64, ptr %298, align 8, !tbaa !31, !noalias !73
  %464 = getelementptr inbounds double, ptr %462, i64 %463
  %465 = load i64, ptr %295, align 8, !tbaa !26
  %466 = getelementptr inbounds double, ptr %464, i64 %465
  %467 = load i64, ptr %377, align 8, !tbaa !67, !noalias !73
  %468 = getelementptr inbounds double, ptr %466, i64 %467
  %469 = getelementptr inbounds double, ptr %468, i64 %465
  %470 = load ptr, ptr %378, align 8, !tbaa !68, !noalias !73
  %471 = add i64 %461, 2
  %472 = add nsw i64 %465, %461
  %473 = mul nsw i64 %461, 3
  %474 = mul nsw i64 %465, 3
  %475 = icmp sgt i64 %461, 0
  %476 = icmp sgt i64 %465, 0
  %477 = load i64, ptr %343, align 8, !tbaa !61
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
  %493 = load ptr, ptr %34, align 8, !tbaa !24
  %494 = load i64, ptr %0, align 8, !tbaa !13
  %495 = getelementptr inbounds double, ptr %493, i64 %494
  %496 = load i64, ptr %280, align 8, !tbaa !29
  %497 = getelementptr inbounds double, ptr %495, i64 %496
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %348, ptr align 8 %497, i64 %380, i1 false)
  br label %624

498:                                              ; preds = %483
  %499 = load ptr, ptr %379, align 8, !tbaa !70
  %500 = add nsw i64 %484, -1
  %501 = getelementptr inbounds i64, ptr %499, i64 %500
  %502 = load i64, ptr %501, align 8, !tbaa !33
  %503 = icmp eq i64 %502, 1
  br i1 %503, label %504, label %663

504:                                              ; preds = %498
  %505 = load ptr, ptr %34, align 8, !tbaa !24, !noalias !76
  %506 = load i64, ptr %0, align 8, !tbaa !13, !noalias !76
  %507 = getelementptr inbounds double, ptr %505, i64 %506
  %508 = load i64, ptr %280, align 8, !tbaa !29, !noalias !76
  %509 = getelementptr inbounds double, ptr %507, i64 %508
  %510 = load i64, ptr %271, align 8, !tbaa !14, !noalias !76
  %511 = getelementptr inbounds double, ptr %509, i64 %510
  %512 = load i64, ptr %298, align 8, !tbaa !31, !noalias !76
  %513 = getelementptr inbounds double, ptr %511, i64 %512
  %514 = load i64, ptr %295, align 8, !tbaa !26, !noalias !76
  %515 = getelementptr inbounds double, ptr %513, i64 %514
  %516 = load i64, ptr %377, align 8, !tbaa !67, !noalias !76
  %517 = getelementptr inbounds double, ptr %515, i64 %516
  %518 = getelementptr inbounds double, ptr %517, i64 %514
  %519 = icmp eq i64 %484, 1
  %520 = load ptr, ptr %378, align 8, !tbaa !68, !noalias !76
  br i1 %519, label %540, label %521

521:                                              ; preds = %504
  %522 = add i64 %510, 2
  %523 = add nsw i64 %514, %510
  %524 = load i64, ptr %343, align 8, !tbaa !61, !noalias !76
  %525 = add nsw i64 %523, %524
  %526 = mul i64 %525, 3
  %527 = add i64 %526, 5
  br label %528

528:                                              ; preds = %528, %521
  %529 = phi ptr [ %518, %521 ], [ %536, %528 ]
  %530 = phi i64 [ 0, %521 ], [ %537, %528 ]
  %531 = phi i64 [ 0, %521 ], [ %538, %528 ]
  %532 = getelementptr inbounds i64, ptr %520, i64 %531
  %533 = load i64, ptr %532, align 8, !tbaa !33, !noalias !76
  %534 = mul i64 %533, %522
  %535 = add i64 %527, %534
  %536 = getelementptr inbounds double, ptr %529, i64 %535
  %537 = add nsw i64 %533, %530
  %538 = add nuw nsw i64 %531, 1
  %539 = icmp eq i64 %538, %500
  br i1 %539, label %540, label %528, !llvm.loop !69

540:                                              ; preds = %528, %504
  %541 = phi i64 [ 0, %504 ], [ %537, %528 ]
  %542 = phi ptr [ %518, %504 ], [ %536, %528 ]
  %543 = getelementptr inbounds i64, ptr %520, i64 %500
  %544 = load i64, ptr %543, align 8, !tbaa !33, !noalias !76
  %545 = getelementptr inbounds double, ptr %542, i64 %544
  %546 = mul nsw i64 %544, %510
  %547 = getelementptr inbounds double, ptr %545, i64 %546
  %548 = getelementptr inbounds double, ptr %547, i64 %544
  %549 = getelementptr inbounds double, ptr %548, i64 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %550 = icmp sgt i64 %544, 0
  br i1 %550, label %558, label %623

551:                                              ; preds = %558
  %552 = load double, ptr %549, align 8, !tbaa !34
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
  %562 = load double, ptr %561, align 8, !tbaa !34
  %563 = fmul contract double %562, %562
  %564 = fadd contract double %559, %563
  %565 = add nuw nsw i64 %560, 1
  %566 = icmp eq i64 %565, %544
  br i1 %566, label %551, label %558, !llvm.loop !79

567:                                              ; preds = %567, %554
  %568 = phi i64 [ 0, %554 ], [ %573, %567 ]
  %569 = getelementptr inbounds double, ptr %542, i64 %568
  %570 = load double, ptr %569, align 8, !tbaa !34
  %571 = fdiv contract double %570, %557
  %572 = getelementptr inbounds double, ptr %6, i64 %568
  store double %571, ptr %572, align 8, !tbaa !34
  %573 = add nuw nsw i64 %568, 1
  %574 = icmp eq i64 %573, %544
  br i1 %574, label %596, label %567, !llvm.loop !80

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
  %583 = load ptr, ptr %384, align 8, !tbaa !81
  %584 = getelementptr double, ptr %583, i64 %541
  %585 = getelementptr double, ptr %584, i64 %581
  %586 = load double, ptr %585, align 8, !tbaa !34
  br label %591

587:                                              ; preds = %580
  %588 = getelementptr inbounds double, ptr %542, i64 %581
  %589 = load double, ptr %588, align 8, !tbaa !34
  %590 = fdiv contract double %589, %576
  br label %591

591:                                              ; preds = %587, %582
  %592 = phi contract double [ %586, %582 ], [ %590, %587 ]
  %593 = getelementptr inbounds double, ptr %6, i64 %581
  store double %592, ptr %593, align 8, !tbaa !34
  %594 = add nuw nsw i64 %581, 1
  %595 = icmp eq i64 %594, %544
  br i1 %595, label %596, label %580, !llvm.loop !82

596:                                              ; preds = %591, %567
  %597 = getelementptr double, ptr %490, i64 %541
  br label %598

598:                                              ; preds = %609, %596
  %599 = phi i64 [ 0, %596 ], [ %610, %609 ]
  %600 = load double, ptr %548, align 8, !tbaa !34
  %601 = fneg contract double %600
  %602 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %599
  %603 = load double, ptr %602, align 8, !tbaa !34
  %604 = fmul contract double %603, %601
  %605 = getelementptr double, ptr %597, i64 %599
  store double %604, ptr %605, align 8, !tbaa !34
  br i1 %385, label %606, label %609

606:                                              ; preds = %598
  %607 = mul nsw i64 %599, %341
  %608 = getelementptr double, ptr %545, i64 %607
  br label %612

609:                                              ; preds = %612, %598
  %610 = add nuw nsw i64 %599, 1
  %611 = icmp eq i64 %610, %544
  br i1 %611, label %623, label %598, !llvm.loop !83

612:                                              ; preds = %612, %606
  %613 = phi i64 [ 0, %606 ], [ %621, %612 ]
  %614 = load double, ptr %605, align 8, !tbaa !34
  %615 = getelementptr double, ptr %608, i64 %613
  %616 = load double, ptr %615, align 8, !tbaa !34
  %617 = fmul contract double %614, %616
  %618 = getelementptr inbounds double, ptr %348, i64 %613
  %619 = load double, ptr %618, align 8, !tbaa !34
  %620 = fadd contract double %619, %617
  store double %620, ptr %618, align 8, !tbaa !34
  %621 = add nuw nsw i64 %613, 1
  %622 = icmp eq i64 %621, %341
  br i1 %622, label %609, label %612, !llvm.loop !84

623:                                              ; preds = %609, %540
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  tail call void @llvm.memset.p0.i64(ptr align 8 %346, i8 0, i64 %386, i1 false)
  br label %624

624:                                              ; preds = %492, %623
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %452, ptr noundef %348, ptr noundef %346, ptr noundef %486, ptr noundef %488)
  %625 = load ptr, ptr %378, align 8, !tbaa !68, !noalias !85
  %626 = load ptr, ptr %379, align 8, !tbaa !70
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
  %635 = load i64, ptr %634, align 8, !tbaa !33, !noalias !85
  %636 = add nsw i64 %635, %632
  %637 = add nuw nsw i64 %633, 1
  %638 = icmp eq i64 %637, %628
  br i1 %638, label %639, label %631, !llvm.loop !69

639:                                              ; preds = %631, %627
  %640 = phi i64 [ 0, %627 ], [ %636, %631 ]
  %641 = getelementptr inbounds i64, ptr %625, i64 %628
  %642 = load i64, ptr %641, align 8, !tbaa !33, !noalias !85
  %643 = getelementptr inbounds i64, ptr %626, i64 %628
  %644 = load i64, ptr %643, align 8, !tbaa !33
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
  %655 = load double, ptr %654, align 8, !tbaa !34
  %656 = getelementptr double, ptr %649, i64 %651
  store double %655, ptr %656, align 8, !tbaa !34
  %657 = add nuw nsw i64 %651, 1
  %658 = icmp eq i64 %657, %642
  br i1 %658, label %659, label %650, !llvm.loop !88

659:                                              ; preds = %650, %639
  %660 = phi i64 [ %629, %639 ], [ %653, %650 ]
  %661 = add nuw nsw i64 %628, 1
  %662 = icmp eq i64 %661, %338
  br i1 %662, label %663, label %627, !llvm.loop !89

663:                                              ; preds = %659, %498
  %664 = add nuw i64 %484, 1
  %665 = icmp eq i64 %484, %338
  br i1 %665, label %455, label %483, !llvm.loop !90

666:                                              ; preds = %822, %375
  %667 = load i64, ptr %337, align 8, !tbaa !60
  %668 = load ptr, ptr %360, align 8, !tbaa !63
  %669 = getelementptr inbounds double, ptr %365, i64 %667
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !34
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
  %684 = load double, ptr %683, align 8, !tbaa !34
  %685 = fmul contract double %684, %684
  %686 = getelementptr inbounds double, ptr %683, i64 1
  %687 = load double, ptr %686, align 8, !tbaa !34
  %688 = fmul contract double %687, %687
  %689 = fadd contract double %685, %688
  %690 = getelementptr inbounds double, ptr %683, i64 2
  %691 = load double, ptr %690, align 8, !tbaa !34
  %692 = fmul contract double %691, %691
  %693 = fadd contract double %689, %692
  %694 = tail call contract double @llvm.sqrt.f64(double %693)
  %695 = getelementptr inbounds double, ptr %668, i64 %681
  store double %694, ptr %695, align 8, !tbaa !34
  %696 = getelementptr inbounds double, ptr %669, i64 %681
  store double %694, ptr %696, align 8, !tbaa !34
  %697 = add nuw nsw i64 %681, 1
  %698 = icmp eq i64 %697, %667
  br i1 %698, label %671, label %680, !llvm.loop !91

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
  %718 = load double, ptr %717, align 8, !tbaa !34
  %719 = getelementptr inbounds double, ptr %669, i64 %716
  %720 = load double, ptr %719, align 8, !tbaa !34
  %721 = fmul contract double %720, 2.000000e+00
  %722 = fadd contract double %721, 1.000000e-300
  %723 = fcmp contract ole double %718, %722
  %724 = or i1 %712, %723
  %725 = add nuw nsw i64 %716, 1
  %726 = icmp slt i64 %725, %667
  %727 = select i1 %726, i1 %724, i1 false
  br i1 %727, label %715, label %713, !llvm.loop !92

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
  br i1 %735, label %699, label %736, !llvm.loop !93

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
  %745 = load i64, ptr %744, align 8, !tbaa !33, !noalias !73
  %746 = mul i64 %745, %471
  %747 = add i64 %482, %746
  %748 = getelementptr inbounds double, ptr %742, i64 %747
  %749 = add nuw nsw i64 %743, 1
  %750 = icmp eq i64 %749, %739
  br i1 %750, label %751, label %741, !llvm.loop !69

751:                                              ; preds = %741, %738
  %752 = phi ptr [ %469, %738 ], [ %748, %741 ]
  %753 = getelementptr inbounds i64, ptr %470, i64 %739
  %754 = load i64, ptr %753, align 8, !tbaa !33, !noalias !73
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
  %768 = load double, ptr %767, align 8, !tbaa !34
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
  %781 = load double, ptr %780, align 8, !tbaa !34
  %782 = getelementptr inbounds double, ptr %349, i64 %778
  %783 = load double, ptr %782, align 8, !tbaa !34
  %784 = fmul contract double %781, %783
  %785 = fadd contract double %779, %784
  %786 = add nuw nsw i64 %778, 1
  %787 = icmp eq i64 %786, %461
  br i1 %787, label %772, label %777, !llvm.loop !94

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
  %797 = load double, ptr %796, align 8, !tbaa !34
  %798 = getelementptr inbounds double, ptr %352, i64 %794
  %799 = load double, ptr %798, align 8, !tbaa !34
  %800 = fmul contract double %797, %799
  %801 = fadd contract double %795, %800
  %802 = add nuw nsw i64 %794, 1
  %803 = icmp eq i64 %802, %465
  br i1 %803, label %788, label %793, !llvm.loop !95

804:                                              ; preds = %811, %788
  %805 = phi double [ %789, %788 ], [ %819, %811 ]
  %806 = getelementptr inbounds double, ptr %764, i64 %766
  store double %805, ptr %806, align 8, !tbaa !34
  %807 = add nuw nsw i64 %766, 1
  %808 = icmp eq i64 %807, 3
  br i1 %808, label %809, label %765, !llvm.loop !96

809:                                              ; preds = %804
  %810 = mul nsw i64 %739, %338
  br label %825

811:                                              ; preds = %811, %790
  %812 = phi i64 [ 0, %790 ], [ %820, %811 ]
  %813 = phi double [ %789, %790 ], [ %819, %811 ]
  %814 = getelementptr double, ptr %792, i64 %812
  %815 = load double, ptr %814, align 8, !tbaa !34
  %816 = getelementptr inbounds double, ptr %355, i64 %812
  %817 = load double, ptr %816, align 8, !tbaa !34
  %818 = fmul contract double %815, %817
  %819 = fadd contract double %813, %818
  %820 = add nuw nsw i64 %812, 1
  %821 = icmp eq i64 %820, %477
  br i1 %821, label %804, label %811, !llvm.loop !97

822:                                              ; preds = %890
  %823 = add nuw nsw i64 %739, 1
  %824 = icmp eq i64 %823, %338
  br i1 %824, label %666, label %738, !llvm.loop !98

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
  %851 = load double, ptr %850, align 8, !tbaa !34
  %852 = getelementptr inbounds double, ptr %829, i64 %848
  %853 = load double, ptr %852, align 8, !tbaa !34
  %854 = fmul contract double %851, %853
  %855 = fadd contract double %849, %854
  %856 = add nuw nsw i64 %848, 1
  %857 = icmp eq i64 %856, %461
  br i1 %857, label %842, label %847, !llvm.loop !94

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
  %867 = load double, ptr %866, align 8, !tbaa !34
  %868 = getelementptr inbounds double, ptr %831, i64 %864
  %869 = load double, ptr %868, align 8, !tbaa !34
  %870 = fmul contract double %867, %869
  %871 = fadd contract double %865, %870
  %872 = add nuw nsw i64 %864, 1
  %873 = icmp eq i64 %872, %465
  br i1 %873, label %858, label %863, !llvm.loop !95

874:                                              ; preds = %879, %858
  %875 = phi double [ %859, %858 ], [ %887, %879 ]
  %876 = getelementptr inbounds double, ptr %836, i64 %838
  store double %875, ptr %876, align 8, !tbaa !34
  %877 = add nuw nsw i64 %838, 1
  %878 = icmp eq i64 %877, 3
  br i1 %878, label %890, label %837, !llvm.loop !96

879:                                              ; preds = %879, %860
  %880 = phi i64 [ 0, %860 ], [ %888, %879 ]
  %881 = phi double [ %859, %860 ], [ %887, %879 ]
  %882 = getelementptr double, ptr %862, i64 %880
  %883 = load double, ptr %882, align 8, !tbaa !34
  %884 = getelementptr inbounds double, ptr %833, i64 %880
  %885 = load double, ptr %884, align 8, !tbaa !34
  %886 = fmul contract double %883, %885
  %887 = fadd contract double %881, %886
  %888 = add nuw nsw i64 %880, 1
  %889 = icmp eq i64 %888, %477
  br i1 %889, label %874, label %879, !llvm.loop !97

890:                                              ; preds = %874
  %891 = icmp eq i64 %827, %338
  br i1 %891, label %822, label %825, !llvm.loop !99

892:                                              ; preds = %736
  %893 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  store double 1.000000e+00, ptr %893, align 8, !tbaa !100
  br label %894

894:                                              ; preds = %892, %736, %677
  %895 = shl i64 %341, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %349, i64 %895, i1 false)
  %896 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %897 = load ptr, ptr %896, align 8, !tbaa !38
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %897, ptr align 8 %352, i64 %373, i1 false)
  %898 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %899 = load ptr, ptr %898, align 8, !tbaa !101
  %900 = shl i64 %344, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %899, ptr align 8 %355, i64 %900, i1 false)
  br i1 %374, label %901, label %982

901:                                              ; preds = %894
  %902 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %903 = load ptr, ptr %902, align 8, !tbaa !70
  %904 = icmp sgt i64 %341, 0
  %905 = icmp sgt i64 %342, 0
  %906 = icmp sgt i64 %344, 0
  br label %907

907:                                              ; preds = %965, %901
  %908 = phi i64 [ 0, %901 ], [ %966, %965 ]
  %909 = getelementptr inbounds i64, ptr %903, i64 %908
  %910 = load i64, ptr %909, align 8, !tbaa !33
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
  %924 = load ptr, ptr %896, align 8, !tbaa !38
  br label %943

925:                                              ; preds = %925, %913
  %926 = phi i64 [ 0, %913 ], [ %934, %925 ]
  %927 = load double, ptr %914, align 8, !tbaa !34
  %928 = getelementptr double, ptr %917, i64 %926
  %929 = load double, ptr %928, align 8, !tbaa !34
  %930 = fmul contract double %927, %929
  %931 = getelementptr inbounds double, ptr %46, i64 %926
  %932 = load double, ptr %931, align 8, !tbaa !34
  %933 = fadd contract double %932, %930
  store double %933, ptr %931, align 8, !tbaa !34
  %934 = add nuw nsw i64 %926, 1
  %935 = icmp eq i64 %934, %341
  br i1 %935, label %918, label %925, !llvm.loop !102

936:                                              ; preds = %943, %918
  br i1 %906, label %937, label %965

937:                                              ; preds = %936
  %938 = getelementptr inbounds double, ptr %361, i64 %908
  %939 = add nuw nsw i64 %908, 1
  %940 = mul nsw i64 %939, %344
  %941 = getelementptr double, ptr %355, i64 %940
  %942 = load ptr, ptr %898, align 8, !tbaa !101
  br label %954

943:                                              ; preds = %943, %919
  %944 = phi i64 [ 0, %919 ], [ %952, %943 ]
  %945 = load double, ptr %920, align 8, !tbaa !34
  %946 = getelementptr double, ptr %923, i64 %944
  %947 = load double, ptr %946, align 8, !tbaa !34
  %948 = fmul contract double %945, %947
  %949 = getelementptr inbounds double, ptr %924, i64 %944
  %950 = load double, ptr %949, align 8, !tbaa !34
  %951 = fadd contract double %948, %950
  store double %951, ptr %949, align 8, !tbaa !34
  %952 = add nuw nsw i64 %944, 1
  %953 = icmp eq i64 %952, %342
  br i1 %953, label %936, label %943, !llvm.loop !103

954:                                              ; preds = %954, %937
  %955 = phi i64 [ 0, %937 ], [ %963, %954 ]
  %956 = load double, ptr %938, align 8, !tbaa !34
  %957 = getelementptr double, ptr %941, i64 %955
  %958 = load double, ptr %957, align 8, !tbaa !34
  %959 = fmul contract double %956, %958
  %960 = getelementptr inbounds double, ptr %942, i64 %955
  %961 = load double, ptr %960, align 8, !tbaa !34
  %962 = fadd contract double %959, %961
  store double %962, ptr %960, align 8, !tbaa !34
  %963 = add nuw nsw i64 %955, 1
  %964 = icmp eq i64 %963, %344
  br i1 %964, label %965, label %954, !llvm.loop !104

965:                                              ; preds = %954, %936, %907
  %966 = add nuw nsw i64 %908, 1
  %967 = icmp eq i64 %966, %338
  br i1 %967, label %982, label %907, !llvm.loop !105

968:                                              ; preds = %336
  %969 = load i64, ptr %295, align 8, !tbaa !26
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %969, double noundef %1)
  %970 = load i64, ptr %295, align 8, !tbaa !26
  %971 = load ptr, ptr %34, align 8, !tbaa !24
  %972 = load i64, ptr %0, align 8, !tbaa !13
  %973 = getelementptr inbounds double, ptr %971, i64 %972
  %974 = load i64, ptr %280, align 8, !tbaa !29
  %975 = getelementptr inbounds double, ptr %973, i64 %974
  %976 = load i64, ptr %271, align 8, !tbaa !14
  %977 = getelementptr inbounds double, ptr %975, i64 %976
  %978 = load i64, ptr %298, align 8, !tbaa !31
  %979 = getelementptr inbounds double, ptr %977, i64 %978
  %980 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %981 = load ptr, ptr %980, align 8, !tbaa !38
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %970, ptr noundef %975, ptr noundef %979, ptr noundef %46, ptr noundef %981)
  br label %982

982:                                              ; preds = %261, %965, %894, %257, %48, %968, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8, !tbaa !106
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %13 = load ptr, ptr %12, align 8, !tbaa !107
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !33
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !34
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %18, i64 1
  %22 = load double, ptr %21, align 8, !tbaa !34
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %18, i64 2
  %26 = load double, ptr %25, align 8, !tbaa !34
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = getelementptr inbounds double, ptr %18, i64 3
  %30 = load double, ptr %29, align 8, !tbaa !34
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %28, %31
  %33 = tail call contract double @llvm.sqrt.f64(double %32)
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %44, label %14, !llvm.loop !108

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !34
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !34
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !109

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !15
  switch i64 %46, label %47 [
    i64 0, label %537
    i64 3, label %537
  ]

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !26
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %53 = load i64, ptr %52, align 8, !tbaa !60
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %537, label %55

55:                                               ; preds = %51, %47
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %78 = shl i64 %5, 3
  %79 = add nsw i64 %7, %5
  %80 = shl i64 %79, 3
  %81 = icmp sgt i64 %7, 0
  %82 = icmp sgt i64 %5, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %84

84:                                               ; preds = %55, %314
  %85 = phi i64 [ 0, %55 ], [ %315, %314 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %86 = load i64, ptr %57, align 8, !tbaa !23
  %87 = inttoptr i64 %86 to ptr
  %88 = load ptr, ptr %58, align 8, !tbaa !24
  %89 = load ptr, ptr %59, align 8, !tbaa !16
  %90 = load i64, ptr %60, align 8, !tbaa !25
  %91 = inttoptr i64 %90 to ptr
  tail call void %87(ptr noundef %88, ptr noundef %89, ptr noundef %91) #12
  %92 = load double, ptr %61, align 8, !tbaa !22
  %93 = fadd contract double %92, 1.000000e+00
  store double %93, ptr %61, align 8, !tbaa !22
  %94 = load i64, ptr %62, align 8, !tbaa !67
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %118

96:                                               ; preds = %84
  %97 = load ptr, ptr %58, align 8, !tbaa !24
  %98 = load i64, ptr %0, align 8, !tbaa !13
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  %100 = load i64, ptr %63, align 8, !tbaa !29
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  %102 = load i64, ptr %6, align 8, !tbaa !14
  %103 = getelementptr inbounds double, ptr %101, i64 %102
  %104 = load i64, ptr %64, align 8, !tbaa !31
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %48, align 8, !tbaa !26
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  br label %108

108:                                              ; preds = %108, %96
  %109 = phi double [ 0.000000e+00, %96 ], [ %115, %108 ]
  %110 = phi i64 [ 0, %96 ], [ %116, %108 ]
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !34
  %113 = tail call contract double @llvm.fabs.f64(double %112)
  %114 = fcmp contract ole double %113, %109
  %115 = select contract i1 %114, double %109, double %113
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %94
  br i1 %117, label %120, label %108, !llvm.loop !110

118:                                              ; preds = %84
  %119 = icmp eq i64 %94, 0
  br i1 %119, label %329, label %120

120:                                              ; preds = %108, %118
  %121 = phi double [ 0.000000e+00, %118 ], [ %115, %108 ]
  %122 = fcmp contract ugt double %121, %3
  br i1 %122, label %128, label %123

123:                                              ; preds = %120
  %124 = load double, ptr %56, align 8, !tbaa !5
  %125 = fcmp contract une double %124, 0.000000e+00
  %126 = select i1 %125, i64 2, i64 1
  %127 = icmp ult i64 %85, %126
  br i1 %127, label %128, label %329

128:                                              ; preds = %123, %120
  %129 = load i64, ptr %45, align 8, !tbaa !15
  %130 = icmp eq i64 %129, 2
  br i1 %130, label %131, label %144

131:                                              ; preds = %128
  %132 = load ptr, ptr %58, align 8, !tbaa !24
  %133 = load i64, ptr %0, align 8, !tbaa !13
  %134 = getelementptr inbounds double, ptr %132, i64 %133
  %135 = load i64, ptr %63, align 8, !tbaa !29
  %136 = getelementptr inbounds double, ptr %134, i64 %135
  %137 = load i64, ptr %6, align 8, !tbaa !14
  %138 = getelementptr inbounds double, ptr %136, i64 %137
  %139 = load i64, ptr %64, align 8, !tbaa !31
  %140 = getelementptr inbounds double, ptr %138, i64 %139
  %141 = load i64, ptr %48, align 8, !tbaa !26
  %142 = getelementptr inbounds double, ptr %140, i64 %141
  %143 = load ptr, ptr %76, align 8, !tbaa !27
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %142, ptr noundef %143)
  br label %248

144:                                              ; preds = %128
  %145 = load i64, ptr %6, align 8, !tbaa !14
  %146 = load ptr, ptr %65, align 8, !tbaa !55
  %147 = shl i64 %145, 3
  %148 = mul i64 %147, %145
  tail call void @llvm.memset.p0.i64(ptr align 8 %146, i8 0, i64 %148, i1 false)
  %149 = load ptr, ptr %58, align 8, !tbaa !24
  %150 = load i64, ptr %0, align 8, !tbaa !13
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  %152 = load i64, ptr %63, align 8, !tbaa !29
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load i64, ptr %6, align 8, !tbaa !14
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = icmp sgt i64 %152, 0
  br i1 %156, label %157, label %161

157:                                              ; preds = %144
  %158 = load ptr, ptr %65, align 8, !tbaa !55
  %159 = load ptr, ptr %66, align 8, !tbaa !44
  %160 = load ptr, ptr %67, align 8, !tbaa !45
  br label %171

161:                                              ; preds = %171, %144
  %162 = load ptr, ptr %68, align 8, !tbaa !56
  %163 = load i64, ptr %48, align 8, !tbaa !26
  %164 = mul i64 %163, %147
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %164, i1 false)
  %165 = load i64, ptr %64, align 8, !tbaa !31
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %200

167:                                              ; preds = %161
  %168 = load ptr, ptr %68, align 8, !tbaa !56
  %169 = load ptr, ptr %69, align 8, !tbaa !57
  %170 = load ptr, ptr %70, align 8, !tbaa !49
  br label %187

171:                                              ; preds = %171, %157
  %172 = phi i64 [ 0, %157 ], [ %185, %171 ]
  %173 = getelementptr inbounds double, ptr %151, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !34
  %175 = getelementptr inbounds i64, ptr %159, i64 %172
  %176 = load i64, ptr %175, align 8, !tbaa !33
  %177 = mul nsw i64 %176, %145
  %178 = getelementptr inbounds i64, ptr %160, i64 %172
  %179 = load i64, ptr %178, align 8, !tbaa !33
  %180 = getelementptr double, ptr %158, i64 %177
  %181 = getelementptr double, ptr %180, i64 %179
  store double %174, ptr %181, align 8, !tbaa !34
  %182 = mul nsw i64 %179, %145
  %183 = getelementptr double, ptr %158, i64 %182
  %184 = getelementptr double, ptr %183, i64 %176
  store double %174, ptr %184, align 8, !tbaa !34
  %185 = add nuw nsw i64 %172, 1
  %186 = icmp eq i64 %185, %152
  br i1 %186, label %161, label %171, !llvm.loop !58

187:                                              ; preds = %187, %167
  %188 = phi i64 [ 0, %167 ], [ %198, %187 ]
  %189 = getelementptr inbounds double, ptr %155, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !34
  %191 = getelementptr inbounds i64, ptr %169, i64 %188
  %192 = load i64, ptr %191, align 8, !tbaa !33
  %193 = mul nsw i64 %192, %145
  %194 = getelementptr inbounds i64, ptr %170, i64 %188
  %195 = load i64, ptr %194, align 8, !tbaa !33
  %196 = getelementptr double, ptr %168, i64 %193
  %197 = getelementptr double, ptr %196, i64 %195
  store double %190, ptr %197, align 8, !tbaa !34
  %198 = add nuw nsw i64 %188, 1
  %199 = icmp eq i64 %198, %165
  br i1 %199, label %200, label %187, !llvm.loop !59

200:                                              ; preds = %187, %161
  %201 = load i64, ptr %48, align 8, !tbaa !26
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %201, double noundef %1)
  %202 = load i64, ptr %71, align 8, !tbaa !111
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %200
  %205 = load ptr, ptr %72, align 8, !tbaa !112
  br label %211

206:                                              ; preds = %243, %200
  %207 = phi i64 [ 0, %200 ], [ %245, %243 ]
  %208 = load ptr, ptr %75, align 8, !tbaa !113
  %209 = load ptr, ptr %74, align 8, !tbaa !114
  %210 = load ptr, ptr %76, align 8, !tbaa !27
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %208, i64 noundef %207, ptr noundef %209, ptr noundef %210)
  br label %248

211:                                              ; preds = %243, %204
  %212 = phi i64 [ %202, %204 ], [ %244, %243 ]
  %213 = phi i64 [ 0, %204 ], [ %245, %243 ]
  %214 = phi i64 [ 0, %204 ], [ %246, %243 ]
  %215 = getelementptr inbounds i64, ptr %205, i64 %214
  %216 = load i64, ptr %215, align 8, !tbaa !33
  %217 = load i64, ptr %48, align 8, !tbaa !26
  %218 = icmp slt i64 %216, %217
  br i1 %218, label %219, label %243

219:                                              ; preds = %211
  %220 = load ptr, ptr %73, align 8, !tbaa !115
  %221 = getelementptr inbounds i64, ptr %220, i64 %216
  %222 = load i64, ptr %221, align 8, !tbaa !33
  %223 = icmp slt i64 %222, 0
  br i1 %223, label %243, label %224

224:                                              ; preds = %219
  %225 = load ptr, ptr %58, align 8, !tbaa !24
  %226 = load i64, ptr %0, align 8, !tbaa !13
  %227 = getelementptr inbounds double, ptr %225, i64 %226
  %228 = load i64, ptr %63, align 8, !tbaa !29
  %229 = getelementptr inbounds double, ptr %227, i64 %228
  %230 = load i64, ptr %6, align 8, !tbaa !14
  %231 = getelementptr inbounds double, ptr %229, i64 %230
  %232 = load i64, ptr %64, align 8, !tbaa !31
  %233 = getelementptr inbounds double, ptr %231, i64 %232
  %234 = getelementptr inbounds double, ptr %233, i64 %217
  %235 = getelementptr inbounds double, ptr %234, i64 %222
  %236 = load double, ptr %235, align 8, !tbaa !34
  %237 = load ptr, ptr %74, align 8, !tbaa !114
  %238 = getelementptr inbounds double, ptr %237, i64 %213
  store double %236, ptr %238, align 8, !tbaa !34
  %239 = load ptr, ptr %75, align 8, !tbaa !113
  %240 = add nsw i64 %213, 1
  %241 = getelementptr inbounds i64, ptr %239, i64 %213
  store i64 %216, ptr %241, align 8, !tbaa !33
  %242 = load i64, ptr %71, align 8, !tbaa !111
  br label %243

243:                                              ; preds = %224, %219, %211
  %244 = phi i64 [ %242, %224 ], [ %212, %219 ], [ %212, %211 ]
  %245 = phi i64 [ %240, %224 ], [ %213, %219 ], [ %213, %211 ]
  %246 = add nuw nsw i64 %214, 1
  %247 = icmp slt i64 %246, %244
  br i1 %247, label %211, label %206, !llvm.loop !116

248:                                              ; preds = %131, %206
  %249 = load ptr, ptr %74, align 8, !tbaa !114
  %250 = load i64, ptr %48, align 8, !tbaa !26
  %251 = getelementptr inbounds double, ptr %249, i64 %250
  %252 = load i64, ptr %77, align 8, !tbaa !61
  %253 = getelementptr inbounds double, ptr %251, i64 %252
  %254 = getelementptr inbounds double, ptr %253, i64 %5
  %255 = load ptr, ptr %58, align 8, !tbaa !24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %253, ptr align 8 %255, i64 %78, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %2, i64 %80, i1 false)
  br i1 %81, label %256, label %259

256:                                              ; preds = %248
  %257 = load ptr, ptr %76, align 8, !tbaa !27
  %258 = getelementptr double, ptr %254, i64 %5
  br label %270

259:                                              ; preds = %270, %248
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %254)
  %260 = load i64, ptr %57, align 8, !tbaa !23
  %261 = inttoptr i64 %260 to ptr
  %262 = load ptr, ptr %58, align 8, !tbaa !24
  %263 = load ptr, ptr %59, align 8, !tbaa !16
  %264 = load i64, ptr %60, align 8, !tbaa !25
  %265 = inttoptr i64 %264 to ptr
  tail call void %261(ptr noundef %262, ptr noundef %263, ptr noundef %265) #12
  %266 = load double, ptr %61, align 8, !tbaa !22
  %267 = fadd contract double %266, 1.000000e+00
  store double %267, ptr %61, align 8, !tbaa !22
  br i1 %82, label %268, label %279

268:                                              ; preds = %259
  %269 = load ptr, ptr %58, align 8, !tbaa !24
  br label %317

270:                                              ; preds = %256, %270
  %271 = phi i64 [ 0, %256 ], [ %277, %270 ]
  %272 = getelementptr inbounds double, ptr %257, i64 %271
  %273 = load double, ptr %272, align 8, !tbaa !34
  %274 = getelementptr double, ptr %258, i64 %271
  %275 = load double, ptr %274, align 8, !tbaa !34
  %276 = fadd contract double %273, %275
  store double %276, ptr %274, align 8, !tbaa !34
  %277 = add nuw nsw i64 %271, 1
  %278 = icmp eq i64 %277, %7
  br i1 %278, label %259, label %270, !llvm.loop !117

279:                                              ; preds = %317, %259
  %280 = load i64, ptr %8, align 8, !tbaa !106
  %281 = icmp sgt i64 %280, 0
  br i1 %281, label %282, label %314

282:                                              ; preds = %279
  %283 = load ptr, ptr %83, align 8, !tbaa !107
  br label %284

284:                                              ; preds = %304, %282
  %285 = phi i64 [ 0, %282 ], [ %305, %304 ]
  %286 = getelementptr inbounds i64, ptr %283, i64 %285
  %287 = load i64, ptr %286, align 8, !tbaa !33
  %288 = getelementptr inbounds double, ptr %2, i64 %287
  %289 = load double, ptr %288, align 8, !tbaa !34
  %290 = fmul contract double %289, %289
  %291 = getelementptr inbounds double, ptr %288, i64 1
  %292 = load double, ptr %291, align 8, !tbaa !34
  %293 = fmul contract double %292, %292
  %294 = fadd contract double %290, %293
  %295 = getelementptr inbounds double, ptr %288, i64 2
  %296 = load double, ptr %295, align 8, !tbaa !34
  %297 = fmul contract double %296, %296
  %298 = fadd contract double %294, %297
  %299 = getelementptr inbounds double, ptr %288, i64 3
  %300 = load double, ptr %299, align 8, !tbaa !34
  %301 = fmul contract double %300, %300
  %302 = fadd contract double %298, %301
  %303 = tail call contract double @llvm.sqrt.f64(double %302)
  br label %307

304:                                              ; preds = %307
  %305 = add nuw nsw i64 %285, 1
  %306 = icmp eq i64 %305, %280
  br i1 %306, label %314, label %284, !llvm.loop !108

307:                                              ; preds = %307, %284
  %308 = phi i64 [ 0, %284 ], [ %312, %307 ]
  %309 = getelementptr inbounds double, ptr %288, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !34
  %311 = fdiv contract double %310, %303
  store double %311, ptr %309, align 8, !tbaa !34
  %312 = add nuw nsw i64 %308, 1
  %313 = icmp eq i64 %312, 4
  br i1 %313, label %304, label %307, !llvm.loop !109

314:                                              ; preds = %304, %279
  %315 = add nuw nsw i64 %85, 1
  %316 = icmp eq i64 %315, 8
  br i1 %316, label %329, label %84, !llvm.loop !118

317:                                              ; preds = %268, %317
  %318 = phi i64 [ 0, %268 ], [ %327, %317 ]
  %319 = getelementptr inbounds double, ptr %269, i64 %318
  %320 = load double, ptr %319, align 8, !tbaa !34
  %321 = getelementptr inbounds double, ptr %253, i64 %318
  %322 = load double, ptr %321, align 8, !tbaa !34
  %323 = fsub contract double %320, %322
  %324 = getelementptr inbounds double, ptr %2, i64 %318
  %325 = load double, ptr %324, align 8, !tbaa !34
  %326 = fadd contract double %325, %323
  store double %326, ptr %324, align 8, !tbaa !34
  %327 = add nuw nsw i64 %318, 1
  %328 = icmp eq i64 %327, %5
  br i1 %328, label %279, label %317, !llvm.loop !119

329:                                              ; preds = %118, %123, %314
  %330 = phi double [ %121, %314 ], [ %121, %123 ], [ 0.000000e+00, %118 ]
  %331 = load i64, ptr %6, align 8, !tbaa !14
  %332 = load i64, ptr %45, align 8, !tbaa !15
  %333 = icmp eq i64 %332, 2
  br i1 %333, label %334, label %348

334:                                              ; preds = %329
  %335 = load ptr, ptr %58, align 8, !tbaa !24
  %336 = load i64, ptr %0, align 8, !tbaa !13
  %337 = getelementptr inbounds double, ptr %335, i64 %336
  %338 = load i64, ptr %63, align 8, !tbaa !29
  %339 = getelementptr inbounds double, ptr %337, i64 %338
  %340 = getelementptr inbounds double, ptr %339, i64 %331
  %341 = load i64, ptr %64, align 8, !tbaa !31
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = load i64, ptr %48, align 8, !tbaa !26
  %344 = getelementptr inbounds double, ptr %342, i64 %343
  %345 = load i64, ptr %62, align 8, !tbaa !67
  %346 = getelementptr inbounds double, ptr %344, i64 %345
  %347 = load ptr, ptr %76, align 8, !tbaa !27
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %346, ptr noundef %347)
  br label %522

348:                                              ; preds = %329
  %349 = load i64, ptr %48, align 8, !tbaa !26
  %350 = load ptr, ptr %65, align 8, !tbaa !55
  %351 = shl i64 %331, 3
  %352 = mul i64 %351, %331
  tail call void @llvm.memset.p0.i64(ptr align 8 %350, i8 0, i64 %352, i1 false)
  %353 = load ptr, ptr %58, align 8, !tbaa !24
  %354 = load i64, ptr %0, align 8, !tbaa !13
  %355 = getelementptr inbounds double, ptr %353, i64 %354
  %356 = load i64, ptr %63, align 8, !tbaa !29
  %357 = getelementptr inbounds double, ptr %355, i64 %356
  %358 = load i64, ptr %6, align 8, !tbaa !14
  %359 = getelementptr inbounds double, ptr %357, i64 %358
  %360 = icmp sgt i64 %356, 0
  br i1 %360, label %361, label %365

361:                                              ; preds = %348
  %362 = load ptr, ptr %65, align 8, !tbaa !55
  %363 = load ptr, ptr %66, align 8, !tbaa !44
  %364 = load ptr, ptr %67, align 8, !tbaa !45
  br label %375

365:                                              ; preds = %375, %348
  %366 = load ptr, ptr %68, align 8, !tbaa !56
  %367 = load i64, ptr %48, align 8, !tbaa !26
  %368 = mul i64 %367, %351
  tail call void @llvm.memset.p0.i64(ptr align 8 %366, i8 0, i64 %368, i1 false)
  %369 = load i64, ptr %64, align 8, !tbaa !31
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %404

371:                                              ; preds = %365
  %372 = load ptr, ptr %68, align 8, !tbaa !56
  %373 = load ptr, ptr %69, align 8, !tbaa !57
  %374 = load ptr, ptr %70, align 8, !tbaa !49
  br label %391

375:                                              ; preds = %375, %361
  %376 = phi i64 [ 0, %361 ], [ %389, %375 ]
  %377 = getelementptr inbounds double, ptr %355, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !34
  %379 = getelementptr inbounds i64, ptr %363, i64 %376
  %380 = load i64, ptr %379, align 8, !tbaa !33
  %381 = mul nsw i64 %380, %331
  %382 = getelementptr inbounds i64, ptr %364, i64 %376
  %383 = load i64, ptr %382, align 8, !tbaa !33
  %384 = getelementptr double, ptr %362, i64 %381
  %385 = getelementptr double, ptr %384, i64 %383
  store double %378, ptr %385, align 8, !tbaa !34
  %386 = mul nsw i64 %383, %331
  %387 = getelementptr double, ptr %362, i64 %386
  %388 = getelementptr double, ptr %387, i64 %380
  store double %378, ptr %388, align 8, !tbaa !34
  %389 = add nuw nsw i64 %376, 1
  %390 = icmp eq i64 %389, %356
  br i1 %390, label %365, label %375, !llvm.loop !58

391:                                              ; preds = %391, %371
  %392 = phi i64 [ 0, %371 ], [ %402, %391 ]
  %393 = getelementptr inbounds double, ptr %359, i64 %392
  %394 = load double, ptr %393, align 8, !tbaa !34
  %395 = getelementptr inbounds i64, ptr %373, i64 %392
  %396 = load i64, ptr %395, align 8, !tbaa !33
  %397 = mul nsw i64 %396, %331
  %398 = getelementptr inbounds i64, ptr %374, i64 %392
  %399 = load i64, ptr %398, align 8, !tbaa !33
  %400 = getelementptr double, ptr %372, i64 %397
  %401 = getelementptr double, ptr %400, i64 %399
  store double %394, ptr %401, align 8, !tbaa !34
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %369
  br i1 %403, label %404, label %391, !llvm.loop !59

404:                                              ; preds = %391, %365
  %405 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %406 = load ptr, ptr %405, align 8, !tbaa !28
  %407 = load ptr, ptr %58, align 8, !tbaa !24
  %408 = load i64, ptr %0, align 8, !tbaa !13
  %409 = getelementptr inbounds double, ptr %407, i64 %408
  %410 = load i64, ptr %63, align 8, !tbaa !29
  %411 = getelementptr inbounds double, ptr %409, i64 %410
  %412 = load i64, ptr %6, align 8, !tbaa !14
  %413 = getelementptr inbounds double, ptr %411, i64 %412
  %414 = getelementptr inbounds double, ptr %413, i64 %369
  %415 = load i64, ptr %48, align 8, !tbaa !26
  %416 = getelementptr inbounds double, ptr %414, i64 %415
  %417 = load i64, ptr %62, align 8, !tbaa !67
  %418 = getelementptr inbounds double, ptr %416, i64 %417
  %419 = shl i64 %415, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %406, ptr align 8 %418, i64 %419, i1 false)
  %420 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %421 = load i64, ptr %420, align 8, !tbaa !60
  %422 = icmp sgt i64 %421, 0
  br i1 %422, label %423, label %426

423:                                              ; preds = %404
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %425 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  br label %429

426:                                              ; preds = %494, %404
  %427 = phi i64 [ %349, %404 ], [ %496, %494 ]
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %537, label %499

429:                                              ; preds = %494, %423
  %430 = phi i64 [ %421, %423 ], [ %495, %494 ]
  %431 = phi i64 [ 0, %423 ], [ %497, %494 ]
  %432 = phi i64 [ %349, %423 ], [ %496, %494 ]
  %433 = load ptr, ptr %58, align 8, !tbaa !24, !noalias !120
  %434 = load i64, ptr %0, align 8, !tbaa !13, !noalias !120
  %435 = getelementptr inbounds double, ptr %433, i64 %434
  %436 = load i64, ptr %63, align 8, !tbaa !29, !noalias !120
  %437 = getelementptr inbounds double, ptr %435, i64 %436
  %438 = load i64, ptr %6, align 8, !tbaa !14, !noalias !120
  %439 = getelementptr inbounds double, ptr %437, i64 %438
  %440 = load i64, ptr %64, align 8, !tbaa !31, !noalias !120
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  %442 = load i64, ptr %48, align 8, !tbaa !26, !noalias !120
  %443 = getelementptr inbounds double, ptr %441, i64 %442
  %444 = load i64, ptr %62, align 8, !tbaa !67, !noalias !120
  %445 = getelementptr inbounds double, ptr %443, i64 %444
  %446 = getelementptr inbounds double, ptr %445, i64 %442
  %447 = icmp eq i64 %431, 0
  %448 = load ptr, ptr %424, align 8, !tbaa !68, !noalias !120
  br i1 %447, label %466, label %449

449:                                              ; preds = %429
  %450 = add i64 %438, 2
  %451 = add nsw i64 %442, %438
  %452 = load i64, ptr %77, align 8, !tbaa !61, !noalias !120
  %453 = add nsw i64 %451, %452
  %454 = mul i64 %453, 3
  %455 = add i64 %454, 5
  br label %456

456:                                              ; preds = %456, %449
  %457 = phi ptr [ %446, %449 ], [ %463, %456 ]
  %458 = phi i64 [ 0, %449 ], [ %464, %456 ]
  %459 = getelementptr inbounds i64, ptr %448, i64 %458
  %460 = load i64, ptr %459, align 8, !tbaa !33, !noalias !120
  %461 = mul i64 %460, %450
  %462 = add i64 %455, %461
  %463 = getelementptr inbounds double, ptr %457, i64 %462
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, %431
  br i1 %465, label %466, label %456, !llvm.loop !69

466:                                              ; preds = %456, %429
  %467 = phi ptr [ %446, %429 ], [ %463, %456 ]
  %468 = getelementptr inbounds i64, ptr %448, i64 %431
  %469 = load i64, ptr %468, align 8, !tbaa !33, !noalias !120
  %470 = getelementptr inbounds double, ptr %467, i64 %469
  %471 = load ptr, ptr %425, align 8, !tbaa !70
  %472 = getelementptr inbounds i64, ptr %471, i64 %431
  %473 = load i64, ptr %472, align 8, !tbaa !33
  %474 = icmp eq i64 %473, 0
  %475 = icmp sgt i64 %469, 0
  %476 = select i1 %474, i1 %475, i1 false
  br i1 %476, label %477, label %494

477:                                              ; preds = %466, %477
  %478 = phi i64 [ %489, %477 ], [ 0, %466 ]
  %479 = phi i64 [ %490, %477 ], [ %432, %466 ]
  %480 = load ptr, ptr %68, align 8, !tbaa !56
  %481 = mul nsw i64 %479, %331
  %482 = getelementptr inbounds double, ptr %480, i64 %481
  %483 = mul nsw i64 %478, %331
  %484 = getelementptr inbounds double, ptr %470, i64 %483
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %482, ptr nonnull align 8 %484, i64 %351, i1 false)
  %485 = getelementptr inbounds double, ptr %467, i64 %478
  %486 = load double, ptr %485, align 8, !tbaa !34
  %487 = load ptr, ptr %405, align 8, !tbaa !28
  %488 = getelementptr inbounds double, ptr %487, i64 %479
  store double %486, ptr %488, align 8, !tbaa !34
  %489 = add nuw nsw i64 %478, 1
  %490 = add nsw i64 %479, 1
  %491 = icmp eq i64 %489, %469
  br i1 %491, label %492, label %477, !llvm.loop !123

492:                                              ; preds = %477
  %493 = load i64, ptr %420, align 8, !tbaa !60
  br label %494

494:                                              ; preds = %492, %466
  %495 = phi i64 [ %430, %466 ], [ %493, %492 ]
  %496 = phi i64 [ %432, %466 ], [ %490, %492 ]
  %497 = add nuw nsw i64 %431, 1
  %498 = icmp slt i64 %497, %495
  br i1 %498, label %429, label %426, !llvm.loop !124

499:                                              ; preds = %426
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %427, double noundef %1)
  %500 = load i64, ptr %71, align 8, !tbaa !111
  %501 = icmp sgt i64 %500, 0
  br i1 %501, label %505, label %502

502:                                              ; preds = %499
  %503 = load ptr, ptr %72, align 8, !tbaa !112
  %504 = load ptr, ptr %74, align 8, !tbaa !114
  br label %509

505:                                              ; preds = %499
  %506 = load ptr, ptr %405, align 8, !tbaa !28
  %507 = load ptr, ptr %72, align 8, !tbaa !112
  %508 = load ptr, ptr %74, align 8, !tbaa !114
  br label %513

509:                                              ; preds = %513, %502
  %510 = phi ptr [ %504, %502 ], [ %508, %513 ]
  %511 = phi ptr [ %503, %502 ], [ %507, %513 ]
  %512 = load ptr, ptr %76, align 8, !tbaa !27
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %511, i64 noundef %500, ptr noundef %510, ptr noundef %512)
  br label %522

513:                                              ; preds = %513, %505
  %514 = phi i64 [ 0, %505 ], [ %520, %513 ]
  %515 = getelementptr inbounds i64, ptr %507, i64 %514
  %516 = load i64, ptr %515, align 8, !tbaa !33
  %517 = getelementptr inbounds double, ptr %506, i64 %516
  %518 = load double, ptr %517, align 8, !tbaa !34
  %519 = getelementptr inbounds double, ptr %508, i64 %514
  store double %518, ptr %519, align 8, !tbaa !34
  %520 = add nuw nsw i64 %514, 1
  %521 = icmp eq i64 %520, %500
  br i1 %521, label %509, label %513, !llvm.loop !125

522:                                              ; preds = %509, %334
  %523 = icmp sgt i64 %331, 0
  br i1 %523, label %524, label %537

524:                                              ; preds = %522
  %525 = load ptr, ptr %76, align 8, !tbaa !27
  %526 = load i64, ptr %0, align 8, !tbaa !13
  %527 = getelementptr double, ptr %2, i64 %526
  br label %528

528:                                              ; preds = %528, %524
  %529 = phi i64 [ 0, %524 ], [ %535, %528 ]
  %530 = getelementptr inbounds double, ptr %525, i64 %529
  %531 = load double, ptr %530, align 8, !tbaa !34
  %532 = getelementptr double, ptr %527, i64 %529
  %533 = load double, ptr %532, align 8, !tbaa !34
  %534 = fadd contract double %531, %533
  store double %534, ptr %532, align 8, !tbaa !34
  %535 = add nuw nsw i64 %529, 1
  %536 = icmp eq i64 %535, %331
  br i1 %536, label %537, label %528, !llvm.loop !126

537:                                              ; preds = %528, %522, %426, %51, %44, %44
  %538 = phi double [ 0.000000e+00, %44 ], [ 0.000000e+00, %44 ], [ 0.000000e+00, %51 ], [ %330, %426 ], [ %330, %522 ], [ %330, %528 ]
  ret double %538
}

; Function Attrs: nounwind uwtable
define i64 @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %14 = load ptr, ptr %13, align 8, !tbaa !127
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %16 = load double, ptr %15, align 8, !tbaa !41
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 0, ptr %18, align 8, !tbaa !128
  %19 = icmp sgt i64 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  br i1 %19, label %20, label %31

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  br label %33

31:                                               ; preds = %71, %8
  %32 = phi i64 [ -1, %8 ], [ %57, %71 ]
  store double %16, ptr %15, align 8, !tbaa !41
  ret i64 %32

33:                                               ; preds = %20, %71
  %34 = phi i64 [ 0, %20 ], [ %82, %71 ]
  %35 = phi i64 [ -1, %20 ], [ %57, %71 ]
  store double 0.000000e+00, ptr %21, align 8, !tbaa !21
  store i64 0, ptr %22, align 8, !tbaa !129
  %36 = getelementptr inbounds double, ptr %2, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !34
  %38 = mul nsw i64 %34, %12
  %39 = getelementptr inbounds double, ptr %3, i64 %38
  %40 = load double, ptr %17, align 8, !tbaa !5
  %41 = fcmp contract une double %40, 0.000000e+00
  br i1 %41, label %42, label %51

42:                                               ; preds = %33
  %43 = load ptr, ptr %23, align 8, !tbaa !12
  %44 = load i64, ptr %0, align 8, !tbaa !13
  %45 = load i64, ptr %10, align 8, !tbaa !14
  %46 = add nsw i64 %45, %44
  %47 = shl i64 %46, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %39, i64 %47, i1 false)
  %48 = load ptr, ptr %23, align 8, !tbaa !12
  %49 = tail call contract double @project(ptr noundef nonnull %0, double noundef %37, ptr noundef %48, double noundef 1.000000e-13)
  %50 = load ptr, ptr %23, align 8, !tbaa !12
  br label %51

51:                                               ; preds = %33, %42
  %52 = phi ptr [ %50, %42 ], [ %39, %33 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %37, ptr noundef %52, ptr noundef %14)
  %53 = load double, ptr %21, align 8, !tbaa !21
  %54 = fcmp contract une double %53, 0.000000e+00
  %55 = icmp slt i64 %35, 0
  %56 = select i1 %54, i1 %55, i1 false
  %57 = select i1 %56, i64 %34, i64 %35
  %58 = load i64, ptr %10, align 8, !tbaa !14
  %59 = mul nsw i64 %58, %34
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load i64, ptr %0, align 8, !tbaa !13
  %62 = getelementptr inbounds double, ptr %14, i64 %61
  %63 = shl i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %62, i64 %63, i1 false)
  %64 = load i64, ptr %24, align 8, !tbaa !26
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %71

66:                                               ; preds = %51
  %67 = load ptr, ptr %25, align 8, !tbaa !38
  %68 = mul nsw i64 %64, %34
  %69 = load ptr, ptr %26, align 8, !tbaa !32
  %70 = getelementptr double, ptr %5, i64 %68
  br label %84

71:                                               ; preds = %84, %51
  %72 = load i64, ptr %27, align 8, !tbaa !61
  %73 = mul nsw i64 %72, %34
  %74 = getelementptr inbounds double, ptr %6, i64 %73
  %75 = load ptr, ptr %28, align 8, !tbaa !101
  %76 = shl i64 %72, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %75, i64 %76, i1 false)
  %77 = load i64, ptr %29, align 8, !tbaa !60
  %78 = mul nsw i64 %77, %34
  %79 = getelementptr inbounds double, ptr %7, i64 %78
  %80 = load ptr, ptr %30, align 8, !tbaa !63
  %81 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %80, i64 %81, i1 false)
  %82 = add nuw nsw i64 %34, 1
  %83 = icmp eq i64 %82, %1
  br i1 %83, label %31, label %33, !llvm.loop !130

84:                                               ; preds = %66, %84
  %85 = phi i64 [ 0, %66 ], [ %91, %84 ]
  %86 = getelementptr inbounds double, ptr %67, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !34
  %88 = getelementptr inbounds i64, ptr %69, i64 %85
  %89 = load i64, ptr %88, align 8, !tbaa !33
  %90 = getelementptr double, ptr %70, i64 %89
  store double %87, ptr %90, align 8, !tbaa !34
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, %64
  br i1 %92, label %71, label %84, !llvm.loop !131
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %17 = inttoptr i64 %1 to ptr
  %18 = inttoptr i64 %2 to ptr
  br label %20

19:                                               ; preds = %43, %8
  ret void

20:                                               ; preds = %10, %43
  %21 = phi i64 [ 0, %10 ], [ %47, %43 ]
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !34
  %24 = load i64, ptr %0, align 8, !tbaa !13
  %25 = load i64, ptr %11, align 8, !tbaa !14
  %26 = add nsw i64 %25, %24
  %27 = mul nsw i64 %26, %21
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %23, ptr noundef %28)
  %29 = load i64, ptr %12, align 8, !tbaa !17
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %20
  %32 = load ptr, ptr %13, align 8, !tbaa !127
  %33 = inttoptr i64 %29 to ptr
  %34 = load i64, ptr %14, align 8, !tbaa !18
  %35 = load ptr, ptr %15, align 8, !tbaa !16
  tail call void %33(i64 noundef %34, ptr noundef %35, ptr noundef %32, i64 noundef 1) #12
  %36 = load i64, ptr %14, align 8, !tbaa !18
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds %struct.Tree, ptr %37, i64 0, i32 7
  %39 = load i64, ptr %38, align 8, !tbaa !19
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %31
  %42 = sitofp i64 %39 to double
  store double %42, ptr %16, align 8, !tbaa !21
  br label %43

43:                                               ; preds = %20, %31, %41
  %44 = mul nsw i64 %21, %3
  %45 = getelementptr inbounds double, ptr %7, i64 %44
  %46 = load ptr, ptr %15, align 8, !tbaa !16
  tail call void %17(ptr noundef %45, ptr noundef %46, ptr noundef %18) #12
  %47 = add nuw nsw i64 %21, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %19, label %20, !llvm.loop !132
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !133
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %37

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %14 = load ptr, ptr %13, align 8, !tbaa !127
  %15 = inttoptr i64 %10 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %17 = load i64, ptr %16, align 8, !tbaa !18
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %19 = load ptr, ptr %18, align 8, !tbaa !16
  tail call void %15(i64 noundef %17, ptr noundef %19, ptr noundef %14, i64 noundef 1) #12
  %20 = load i64, ptr %16, align 8, !tbaa !18
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds %struct.Tree, ptr %21, i64 0, i32 7
  %23 = load i64, ptr %22, align 8, !tbaa !19
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %12
  %26 = sitofp i64 %23 to double
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  store double %26, ptr %27, align 8, !tbaa !21
  br label %28

28:                                               ; preds = %8, %12, %25
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %30 = load i64, ptr %29, align 8, !tbaa !134
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %33 = load ptr, ptr %32, align 8, !tbaa !16
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %35 = load i64, ptr %34, align 8, !tbaa !135
  %36 = inttoptr i64 %35 to ptr
  tail call void %31(ptr noundef %3, ptr noundef %33, ptr noundef %36) #12
  br label %37

37:                                               ; preds = %28, %4
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = load i64, ptr %38, align 8, !tbaa !60
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %173, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %43 = load ptr, ptr %42, align 8, !tbaa !127
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %45 = load double, ptr %44, align 8, !tbaa !5
  %46 = fcmp contract une double %45, 0.000000e+00
  br i1 %46, label %47, label %58

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %49 = load ptr, ptr %48, align 8, !tbaa !12
  %50 = load i64, ptr %0, align 8, !tbaa !13
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !14
  %53 = add nsw i64 %52, %50
  %54 = shl i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %2, i64 %54, i1 false)
  %55 = load ptr, ptr %48, align 8, !tbaa !12
  %56 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef %55, double noundef 1.000000e-13)
  %57 = load ptr, ptr %48, align 8, !tbaa !12
  br label %58

58:                                               ; preds = %41, %47
  %59 = phi ptr [ %57, %47 ], [ %2, %41 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %59, ptr noundef %43)
  %60 = load i64, ptr %38, align 8, !tbaa !60
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %173

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %64 = load ptr, ptr %63, align 8, !tbaa !24, !noalias !136
  %65 = load i64, ptr %0, align 8, !tbaa !13, !noalias !136
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %68 = load i64, ptr %67, align 8, !tbaa !29, !noalias !136
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !14, !noalias !136
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %74 = load i64, ptr %73, align 8, !tbaa !31, !noalias !136
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %77 = load i64, ptr %76, align 8, !tbaa !26, !noalias !136
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %80 = load i64, ptr %79, align 8, !tbaa !67, !noalias !136
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  %82 = getelementptr inbounds double, ptr %81, i64 %77
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %84 = load ptr, ptr %83, align 8, !tbaa !68, !noalias !136
  %85 = add i64 %71, 2
  %86 = add nsw i64 %77, %71
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %93 = load i64, ptr %5, align 8, !tbaa !133
  %94 = getelementptr double, ptr %3, i64 %93
  br label %95

95:                                               ; preds = %62, %168
  %96 = phi i64 [ 0, %62 ], [ %171, %168 ]
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %115, label %98

98:                                               ; preds = %95
  %99 = load i64, ptr %87, align 8, !tbaa !61, !noalias !136
  %100 = add nsw i64 %86, %99
  %101 = mul i64 %100, 3
  %102 = add i64 %101, 5
  br label %103

103:                                              ; preds = %103, %98
  %104 = phi ptr [ %82, %98 ], [ %111, %103 ]
  %105 = phi i64 [ 0, %98 ], [ %112, %103 ]
  %106 = phi i64 [ 0, %98 ], [ %113, %103 ]
  %107 = getelementptr inbounds i64, ptr %84, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !33, !noalias !136
  %109 = mul i64 %108, %85
  %110 = add i64 %102, %109
  %111 = getelementptr inbounds double, ptr %104, i64 %110
  %112 = add nsw i64 %108, %105
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %96
  br i1 %114, label %115, label %103, !llvm.loop !69

115:                                              ; preds = %103, %95
  %116 = phi i64 [ 0, %95 ], [ %112, %103 ]
  %117 = phi ptr [ %82, %95 ], [ %111, %103 ]
  %118 = getelementptr inbounds i64, ptr %84, i64 %96
  %119 = load i64, ptr %118, align 8, !tbaa !33, !noalias !136
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = mul nsw i64 %119, %71
  %122 = getelementptr inbounds double, ptr %120, i64 %121
  %123 = getelementptr inbounds double, ptr %122, i64 %119
  %124 = getelementptr inbounds double, ptr %123, i64 1
  %125 = icmp sgt i64 %119, 0
  br i1 %125, label %126, label %129

126:                                              ; preds = %115
  %127 = load ptr, ptr %88, align 8, !tbaa !81
  %128 = load ptr, ptr %89, align 8, !tbaa !101
  br label %134

129:                                              ; preds = %134, %115
  %130 = phi double [ 0.000000e+00, %115 ], [ %144, %134 ]
  %131 = phi double [ 0.000000e+00, %115 ], [ %148, %134 ]
  %132 = load double, ptr %124, align 8, !tbaa !34
  %133 = fcmp contract ogt double %132, 0.000000e+00
  br i1 %133, label %168, label %151

134:                                              ; preds = %126, %134
  %135 = phi i64 [ 0, %126 ], [ %149, %134 ]
  %136 = phi double [ 0.000000e+00, %126 ], [ %148, %134 ]
  %137 = phi double [ 0.000000e+00, %126 ], [ %144, %134 ]
  %138 = getelementptr inbounds double, ptr %117, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !34
  %140 = add nsw i64 %135, %116
  %141 = getelementptr inbounds double, ptr %127, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !34
  %143 = fmul contract double %139, %142
  %144 = fadd contract double %137, %143
  %145 = getelementptr inbounds double, ptr %128, i64 %140
  %146 = load double, ptr %145, align 8, !tbaa !34
  %147 = fmul contract double %146, %146
  %148 = fadd contract double %136, %147
  %149 = add nuw nsw i64 %135, 1
  %150 = icmp eq i64 %149, %119
  br i1 %150, label %129, label %134, !llvm.loop !139

151:                                              ; preds = %129
  %152 = tail call contract double @llvm.fabs.f64(double %130)
  %153 = load double, ptr %90, align 8, !tbaa !140
  %154 = fcmp contract olt double %152, %153
  %155 = select i1 %154, double 0.000000e+00, double %130
  %156 = load ptr, ptr %91, align 8, !tbaa !70
  %157 = getelementptr inbounds i64, ptr %156, i64 %96
  %158 = load i64, ptr %157, align 8, !tbaa !33
  %159 = icmp eq i64 %158, 1
  br i1 %159, label %168, label %160

160:                                              ; preds = %151
  %161 = load double, ptr %123, align 8, !tbaa !34
  %162 = load ptr, ptr %92, align 8, !tbaa !63
  %163 = getelementptr inbounds double, ptr %162, i64 %96
  %164 = load double, ptr %163, align 8, !tbaa !34
  %165 = fmul contract double %161, %164
  %166 = tail call contract double @llvm.sqrt.f64(double %131)
  %167 = fsub contract double %165, %166
  br label %168

168:                                              ; preds = %160, %151, %129
  %169 = phi double [ 1.000000e+00, %129 ], [ %167, %160 ], [ %155, %151 ]
  %170 = getelementptr double, ptr %94, i64 %96
  store double %169, ptr %170, align 8, !tbaa !34
  %171 = add nuw nsw i64 %96, 1
  %172 = icmp eq i64 %171, %60
  br i1 %172, label %173, label %95, !llvm.loop !141

173:                                              ; preds = %168, %58, %37
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
  %22 = load double, ptr %21, align 8, !tbaa !34
  %23 = getelementptr inbounds double, ptr %5, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !34
  %25 = fdiv contract double %22, %24
  %26 = fmul contract double %25, %25
  %27 = fadd contract double %20, %26
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %18, !llvm.loop !142

30:                                               ; preds = %18
  %31 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  %32 = sitofp i64 %31 to double
  %33 = fdiv contract double %27, %32
  br label %34

34:                                               ; preds = %30, %34
  %35 = phi i64 [ %44, %34 ], [ 0, %30 ]
  %36 = phi double [ %43, %34 ], [ 0.000000e+00, %30 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !34
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !34
  %41 = fdiv contract double %38, %40
  %42 = fmul contract double %41, %41
  %43 = fadd contract double %36, %42
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %46, label %34, !llvm.loop !142

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
  %55 = load double, ptr %54, align 8, !tbaa !143
  %56 = load double, ptr %1, align 8, !tbaa !145
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
  %67 = load double, ptr %66, align 8, !tbaa !146
  %68 = fcmp contract olt double %65, %67
  %69 = select contract i1 %68, double %65, double %67
  br i1 %14, label %100, label %85

70:                                               ; preds = %15, %70
  %71 = phi i64 [ 0, %15 ], [ %81, %70 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !34
  %74 = load double, ptr %16, align 8, !tbaa !147
  %75 = getelementptr inbounds double, ptr %2, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !34
  %77 = tail call contract double @llvm.fabs.f64(double %76)
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %73, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  store double %79, ptr %80, align 8, !tbaa !34
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %10
  br i1 %82, label %17, label %70, !llvm.loop !148

83:                                               ; preds = %100
  %84 = load double, ptr %1, align 8, !tbaa !145
  br label %85

85:                                               ; preds = %83, %48
  %86 = phi double [ %84, %83 ], [ %56, %48 ]
  %87 = fadd contract double %69, %86
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %89 = load double, ptr %88, align 8, !tbaa !5
  %90 = fcmp contract une double %89, 0.000000e+00
  br i1 %90, label %91, label %98

91:                                               ; preds = %85
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %93 = load ptr, ptr %92, align 8, !tbaa !12
  %94 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %11, i64 %94, i1 false)
  %95 = load ptr, ptr %92, align 8, !tbaa !12
  %96 = tail call contract double @project(ptr noundef nonnull %0, double noundef %87, ptr noundef %95, double noundef 1.000000e-13)
  %97 = load ptr, ptr %92, align 8, !tbaa !12
  br label %98

98:                                               ; preds = %85, %91
  %99 = phi ptr [ %97, %91 ], [ %11, %85 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef %99, ptr noundef %13)
  br i1 %14, label %132, label %124

100:                                              ; preds = %48, %100
  %101 = phi i64 [ %109, %100 ], [ 0, %48 ]
  %102 = getelementptr inbounds double, ptr %2, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !34
  %104 = getelementptr inbounds double, ptr %3, i64 %101
  %105 = load double, ptr %104, align 8, !tbaa !34
  %106 = fmul contract double %69, %105
  %107 = fadd contract double %103, %106
  %108 = getelementptr inbounds double, ptr %11, i64 %101
  store double %107, ptr %108, align 8, !tbaa !34
  %109 = add nuw nsw i64 %101, 1
  %110 = icmp eq i64 %109, %10
  br i1 %110, label %83, label %100, !llvm.loop !149

111:                                              ; preds = %132
  br i1 %14, label %112, label %124

112:                                              ; preds = %111, %112
  %113 = phi i64 [ %122, %112 ], [ 0, %111 ]
  %114 = phi double [ %121, %112 ], [ 0.000000e+00, %111 ]
  %115 = getelementptr inbounds double, ptr %13, i64 %113
  %116 = load double, ptr %115, align 8, !tbaa !34
  %117 = getelementptr inbounds double, ptr %5, i64 %113
  %118 = load double, ptr %117, align 8, !tbaa !34
  %119 = fdiv contract double %116, %118
  %120 = fmul contract double %119, %119
  %121 = fadd contract double %114, %120
  %122 = add nuw nsw i64 %113, 1
  %123 = icmp eq i64 %122, %10
  br i1 %123, label %124, label %112, !llvm.loop !142

124:                                              ; preds = %112, %98, %111
  %125 = phi double [ 0.000000e+00, %111 ], [ 0.000000e+00, %98 ], [ %121, %112 ]
  %126 = fdiv contract double %125, %50
  %127 = tail call contract double @llvm.sqrt.f64(double %126)
  %128 = fdiv contract double %127, %69
  %129 = fcmp contract ogt double %53, %128
  %130 = select contract i1 %129, double %53, double %128
  %131 = fcmp contract ugt double %130, 1.000000e-15
  br i1 %131, label %145, label %141

132:                                              ; preds = %98, %132
  %133 = phi i64 [ %139, %132 ], [ 0, %98 ]
  %134 = getelementptr inbounds double, ptr %3, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !34
  %136 = getelementptr inbounds double, ptr %13, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !34
  %138 = fsub contract double %137, %135
  store double %138, ptr %136, align 8, !tbaa !34
  %139 = add nuw nsw i64 %133, 1
  %140 = icmp eq i64 %139, %10
  br i1 %140, label %111, label %132, !llvm.loop !150

141:                                              ; preds = %124
  %142 = fmul contract double %69, 1.000000e-03
  %143 = fcmp contract ogt double %142, 0x3EB0C6F7A0B5ED8D
  %144 = select contract i1 %143, double %142, double 0x3EB0C6F7A0B5ED8D
  br label %148

145:                                              ; preds = %124
  %146 = fdiv contract double 1.000000e-02, %130
  %147 = tail call contract double @llvm.pow.f64(double %146, double 1.250000e-01)
  br label %148

148:                                              ; preds = %145, %141
  %149 = phi contract double [ %144, %141 ], [ %147, %145 ]
  %150 = fmul contract double %69, 1.000000e+02
  %151 = fcmp contract olt double %149, %150
  %152 = select contract i1 %151, double %149, double %150
  %153 = fcmp contract olt double %152, %57
  %154 = select contract i1 %153, double %152, double %57
  %155 = load double, ptr %66, align 8, !tbaa !146
  %156 = fcmp contract olt double %154, %155
  %157 = select contract i1 %156, double %154, double %155
  ret double %157
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #3

; Function Attrs: nounwind uwtable
define i64 @integrate(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %13 = load i64, ptr %12, align 8, !tbaa !151
  %14 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13
  %15 = load i64, ptr %0, align 8, !tbaa !13
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !14
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !152
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 13
  %22 = load i64, ptr %21, align 8, !tbaa !153
  %23 = mul nsw i64 %18, 24
  %24 = getelementptr inbounds double, ptr %10, i64 %23
  %25 = getelementptr inbounds double, ptr %24, i64 %18
  %26 = getelementptr inbounds double, ptr %25, i64 %18
  %27 = getelementptr inbounds double, ptr %26, i64 %18
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %29 = load double, ptr %28, align 8, !tbaa !154
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  store i64 0, ptr %30, align 8, !tbaa !155
  %31 = icmp eq i64 %20, 0
  br i1 %31, label %32, label %74

32:                                               ; preds = %11
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %34 = load i64, ptr %33, align 8, !tbaa !15
  %35 = icmp eq i64 %34, 2
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %38 = select i1 %35, ptr %36, ptr %37
  %39 = load i64, ptr %38, align 8, !tbaa !33
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !26
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %74

43:                                               ; preds = %32
  switch i64 %34, label %44 [
    i64 0, label %74
    i64 3, label %74
  ]

44:                                               ; preds = %43
  %45 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %46 = load double, ptr %45, align 8, !tbaa !156
  %47 = fcmp contract ogt double %46, 0.000000e+00
  %48 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %49 = load double, ptr %48, align 8, !tbaa !146
  br i1 %47, label %50, label %53

50:                                               ; preds = %44
  %51 = fcmp contract olt double %46, %49
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  br label %53

53:                                               ; preds = %52, %50, %44
  %54 = phi contract double [ %46, %50 ], [ %49, %52 ], [ %49, %44 ]
  %55 = icmp sgt i64 %18, 0
  %56 = fmul contract double %54, 1.000000e-01
  br i1 %55, label %63, label %57

57:                                               ; preds = %63, %53
  %58 = load double, ptr %1, align 8, !tbaa !145
  %59 = fadd contract double %56, %58
  %60 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %61 = load double, ptr %60, align 8, !tbaa !157
  %62 = tail call contract double @project(ptr noundef nonnull %0, double noundef %59, ptr noundef %25, double noundef %61)
  br label %74

63:                                               ; preds = %53, %63
  %64 = phi i64 [ %72, %63 ], [ 0, %53 ]
  %65 = getelementptr inbounds double, ptr %2, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !34
  %67 = getelementptr inbounds double, ptr %3, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !34
  %69 = fmul contract double %56, %68
  %70 = fadd contract double %66, %69
  %71 = getelementptr inbounds double, ptr %25, i64 %64
  store double %70, ptr %71, align 8, !tbaa !34
  %72 = add nuw nsw i64 %64, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %57, label %63, !llvm.loop !158

74:                                               ; preds = %57, %43, %43, %32, %11
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 1, ptr %75, align 8, !tbaa !128
  %76 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %77 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %78 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 5
  %79 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %80 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %81 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %86 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %87 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 3
  %88 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 4
  %89 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  %90 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %93 = shl i64 %18, 3
  %94 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 1
  %95 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 2
  %96 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  br label %108

108:                                              ; preds = %708, %74
  %109 = phi double [ %572, %708 ], [ %29, %74 ]
  %110 = phi i64 [ %145, %708 ], [ %22, %74 ]
  %111 = phi i64 [ %146, %708 ], [ %20, %74 ]
  %112 = fcmp contract oge double %109, 1.000000e-04
  %113 = fcmp contract ult double %109, 1.000000e-04
  br label %114

114:                                              ; preds = %525, %108
  %115 = phi i64 [ 1, %108 ], [ 0, %525 ]
  %116 = phi i64 [ %110, %108 ], [ %145, %525 ]
  %117 = phi i64 [ %111, %108 ], [ %146, %525 ]
  %118 = phi i64 [ 0, %108 ], [ %526, %525 ]
  br label %119

119:                                              ; preds = %114, %230
  %120 = phi i64 [ 0, %230 ], [ %115, %114 ]
  %121 = phi i64 [ %145, %230 ], [ %116, %114 ]
  %122 = phi i64 [ %146, %230 ], [ %117, %114 ]
  %123 = load double, ptr %1, align 8, !tbaa !145
  %124 = load double, ptr %76, align 8, !tbaa !143
  %125 = fsub contract double %124, %123
  %126 = tail call contract double @llvm.fabs.f64(double %123)
  %127 = fmul contract double %125, 1.000000e-02
  %128 = fcmp contract ogt double %126, %127
  %129 = select contract i1 %128, double %126, double %127
  %130 = tail call contract double @llvm.fabs.f64(double %124)
  %131 = fcmp contract ogt double %130, %129
  %132 = select contract i1 %131, double %130, double %129
  %133 = fmul contract double %132, 0x3CD0000000000000
  %134 = fcmp contract ugt double %125, %133
  br i1 %134, label %135, label %723

135:                                              ; preds = %119
  %136 = load i64, ptr %30, align 8, !tbaa !155
  %137 = load i64, ptr %77, align 8, !tbaa !159
  %138 = icmp eq i64 %136, %137
  br i1 %138, label %723, label %139

139:                                              ; preds = %135
  %140 = load i64, ptr %19, align 8, !tbaa !152
  %141 = icmp sgt i64 %140, %122
  br i1 %141, label %142, label %144

142:                                              ; preds = %139
  %143 = load i64, ptr %21, align 8, !tbaa !153
  br label %144

144:                                              ; preds = %142, %139
  %145 = phi i64 [ %143, %142 ], [ %121, %139 ]
  %146 = phi i64 [ %140, %142 ], [ %122, %139 ]
  %147 = load i64, ptr %78, align 8, !tbaa !160
  %148 = icmp ne i64 %147, 0
  br i1 %148, label %166, label %149

149:                                              ; preds = %144
  %150 = load double, ptr %79, align 8, !tbaa !156
  %151 = fmul contract double %129, 0x3CE4000000000000
  %152 = fcmp contract ogt double %150, %151
  br i1 %152, label %153, label %157

153:                                              ; preds = %149
  %154 = load i64, ptr %21, align 8, !tbaa !153
  %155 = sub nsw i64 %154, %145
  %156 = icmp sgt i64 %155, 500
  br i1 %156, label %157, label %164

157:                                              ; preds = %153, %149
  %158 = load double, ptr %97, align 8, !tbaa !100
  %159 = fcmp contract une double %158, 0.000000e+00
  br i1 %159, label %723, label %160

160:                                              ; preds = %157
  %161 = load double, ptr %85, align 8, !tbaa !21
  %162 = fcmp contract une double %161, 0.000000e+00
  %163 = select i1 %162, i64 7, i64 2
  br label %723

164:                                              ; preds = %153
  %165 = fcmp contract ult double %150, %125
  br i1 %165, label %184, label %190

166:                                              ; preds = %144
  %167 = load double, ptr %80, align 8, !tbaa !162
  %168 = fsub contract double %123, %167
  %169 = load double, ptr %81, align 8, !tbaa !146
  %170 = fdiv contract double %168, %169
  %171 = fadd contract double %170, 1.000000e-09
  %172 = tail call contract double @llvm.floor.f64(double %171)
  %173 = fadd contract double %172, 1.000000e+00
  %174 = fmul contract double %169, %173
  %175 = fadd contract double %167, %174
  %176 = fsub contract double %175, %123
  %177 = sitofp i64 %147 to double
  %178 = fmul contract double %177, 1.000000e-09
  %179 = fsub contract double 1.000000e+00, %178
  %180 = fmul contract double %125, %179
  %181 = fcmp contract ult double %176, %180
  br i1 %181, label %182, label %190

182:                                              ; preds = %166
  %183 = fadd contract double %123, %176
  br label %190

184:                                              ; preds = %164
  %185 = fadd contract double %123, %150
  %186 = fmul contract double %125, 5.000000e-01
  %187 = fcmp contract ogt double %150, %186
  br i1 %187, label %188, label %190

188:                                              ; preds = %184
  %189 = fadd contract double %123, %186
  br label %190

190:                                              ; preds = %188, %184, %182, %166, %164
  %191 = phi i1 [ false, %188 ], [ false, %184 ], [ false, %182 ], [ true, %166 ], [ true, %164 ]
  %192 = phi double [ %186, %188 ], [ %150, %184 ], [ %176, %182 ], [ %125, %166 ], [ %125, %164 ]
  %193 = phi double [ %189, %188 ], [ %185, %184 ], [ %183, %182 ], [ %124, %166 ], [ %124, %164 ]
  %194 = load ptr, ptr %82, align 8, !tbaa !163
  %195 = load i64, ptr %0, align 8, !tbaa !13
  %196 = getelementptr inbounds double, ptr %3, i64 %195
  %197 = load i64, ptr %16, align 8, !tbaa !14
  %198 = shl i64 %197, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %194, ptr align 8 %196, i64 %198, i1 false)
  %199 = load i64, ptr %83, align 8, !tbaa !26
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %201, label %205

201:                                              ; preds = %190
  %202 = load double, ptr %28, align 8, !tbaa !154
  %203 = fcmp contract olt double %202, 1.000000e-04
  %204 = uitofp i1 %203 to double
  br label %205

205:                                              ; preds = %201, %190
  %206 = phi double [ 0.000000e+00, %190 ], [ %204, %201 ]
  store double %206, ptr %84, align 8, !tbaa !5
  store double 1.000000e+00, ptr %28, align 8, !tbaa !154
  store double 0.000000e+00, ptr %85, align 8, !tbaa !21
  %207 = load ptr, ptr %14, align 16, !tbaa !164
  %208 = load double, ptr %1, align 8, !tbaa !145
  %209 = load double, ptr %86, align 8, !tbaa !147
  %210 = tail call contract double %207(ptr noundef nonnull %0, double noundef %208, double noundef %192, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %209, i64 noundef %120, ptr noundef %24, ptr noundef %10) #12
  %211 = load double, ptr %84, align 8, !tbaa !5
  %212 = fcmp contract une double %211, 0.000000e+00
  br i1 %212, label %223, label %213

213:                                              ; preds = %205
  %214 = load i64, ptr %83, align 8, !tbaa !26
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %223

216:                                              ; preds = %213
  %217 = load double, ptr %28, align 8, !tbaa !154
  %218 = fcmp contract olt double %217, 1.000000e-04
  br i1 %218, label %219, label %223

219:                                              ; preds = %216
  store double 1.000000e+00, ptr %84, align 8, !tbaa !5
  %220 = load double, ptr %1, align 8, !tbaa !145
  %221 = load double, ptr %86, align 8, !tbaa !147
  %222 = tail call contract double %207(ptr noundef nonnull %0, double noundef %220, double noundef %192, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %221, i64 noundef 1, ptr noundef %24, ptr noundef %10) #12
  br label %223

223:                                              ; preds = %219, %216, %213, %205
  %224 = phi double [ %210, %205 ], [ %222, %219 ], [ %210, %216 ], [ %210, %213 ]
  %225 = load double, ptr %85, align 8, !tbaa !21
  %226 = fcmp contract une double %225, 0.000000e+00
  %227 = select contract i1 %226, double 0x7FF8000000000000, double %224
  %228 = tail call double @llvm.fabs.f64(double %227)
  %229 = fcmp ueq double %228, 0x7FF0000000000000
  br i1 %229, label %230, label %242

230:                                              ; preds = %223
  %231 = fmul contract double %192, 1.000000e-01
  store double %231, ptr %79, align 8, !tbaa !156
  %232 = load i64, ptr %21, align 8, !tbaa !153
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %21, align 8, !tbaa !153
  %234 = fmul contract double %129, 0x3D06849B86A12B9B
  %235 = fcmp contract olt double %231, %234
  %236 = or i1 %148, %235
  br i1 %236, label %237, label %119, !llvm.loop !165

237:                                              ; preds = %230
  %238 = load double, ptr %97, align 8, !tbaa !100
  %239 = fcmp contract une double %238, 0.000000e+00
  br i1 %239, label %723, label %240

240:                                              ; preds = %237
  %241 = select i1 %226, i64 7, i64 3
  br label %723

242:                                              ; preds = %223
  %243 = fcmp contract oeq double %227, 0.000000e+00
  br i1 %243, label %244, label %246

244:                                              ; preds = %242
  %245 = load double, ptr %88, align 16, !tbaa !166
  br label %252

246:                                              ; preds = %242
  %247 = load double, ptr %87, align 8, !tbaa !167
  %248 = fdiv contract double -1.000000e+00, %247
  %249 = tail call contract double @llvm.pow.f64(double %227, double %248)
  %250 = fmul contract double %249, 9.000000e-01
  %251 = load double, ptr %88, align 16, !tbaa !166
  br label %252

252:                                              ; preds = %246, %244
  %253 = phi double [ %245, %244 ], [ %251, %246 ]
  %254 = phi contract double [ %245, %244 ], [ %250, %246 ]
  %255 = fcmp contract ogt double %254, %253
  %256 = fcmp contract olt double %254, 2.000000e-01
  %257 = select contract i1 %256, double 2.000000e-01, double %254
  %258 = select contract i1 %255, double %253, double %257
  %259 = load i64, ptr %83, align 8, !tbaa !26
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %267

261:                                              ; preds = %252
  %262 = load double, ptr %28, align 8, !tbaa !154
  %263 = fcmp contract olt double %262, 1.000000e-04
  %264 = select i1 %263, i1 %112, i1 false
  %265 = icmp slt i64 %118, 12
  %266 = select i1 %264, i1 %265, i1 false
  br label %267

267:                                              ; preds = %261, %252
  %268 = phi i1 [ false, %252 ], [ %266, %261 ]
  %269 = fcmp contract ogt double %227, 1.000000e+00
  br i1 %269, label %270, label %277

270:                                              ; preds = %267
  %271 = fcmp contract olt double %258, 0x3FEE666666666666
  %272 = select contract i1 %271, double %258, double 0x3FEE666666666666
  %273 = select contract i1 %268, double 9.300000e-01, double %272
  %274 = fmul contract double %192, %273
  store double %274, ptr %79, align 8, !tbaa !156
  %275 = zext i1 %268 to i64
  %276 = add nsw i64 %118, %275
  br label %719, !llvm.loop !165

277:                                              ; preds = %267
  %278 = load i64, ptr %89, align 8, !tbaa !168
  %279 = load i64, ptr %90, align 8, !tbaa !169
  %280 = icmp slt i64 %278, %279
  br i1 %280, label %281, label %285

281:                                              ; preds = %277
  %282 = getelementptr inbounds double, ptr %5, i64 %278
  %283 = load double, ptr %282, align 8, !tbaa !34
  %284 = fcmp contract ole double %283, %193
  br label %285

285:                                              ; preds = %281, %277
  %286 = phi i1 [ false, %277 ], [ %284, %281 ]
  %287 = load i64, ptr %91, align 8, !tbaa !133
  %288 = icmp sgt i64 %287, 0
  br i1 %288, label %289, label %291

289:                                              ; preds = %285
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 %93, i1 false)
  %290 = load ptr, ptr %94, align 8, !tbaa !170
  tail call void %290(ptr noundef nonnull %0, double noundef %123, double noundef %192, ptr noundef %2, ptr noundef %26, ptr noundef %10) #12
  br label %329

291:                                              ; preds = %285
  %292 = load i64, ptr %92, align 8, !tbaa !60
  %293 = icmp sgt i64 %292, 0
  br i1 %293, label %294, label %324

294:                                              ; preds = %291
  tail call void @guards(ptr noundef nonnull %0, double noundef %193, ptr noundef %24, ptr noundef %27)
  %295 = load i64, ptr %91, align 8, !tbaa !133
  %296 = load i64, ptr %92, align 8, !tbaa !60
  %297 = add nsw i64 %296, %295
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %321

299:                                              ; preds = %294, %318
  %300 = phi i64 [ %319, %318 ], [ 0, %294 ]
  %301 = getelementptr inbounds double, ptr %9, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !34
  %303 = getelementptr inbounds double, ptr %27, i64 %300
  %304 = load double, ptr %303, align 8, !tbaa !34
  %305 = icmp sgt i64 %295, %300
  br i1 %305, label %310, label %306

306:                                              ; preds = %299
  %307 = fcmp contract olt double %304, 0.000000e+00
  %308 = fcmp contract uge double %302, 0.000000e+00
  %309 = and i1 %308, %307
  br i1 %309, label %321, label %318

310:                                              ; preds = %299
  %311 = fcmp contract ogt double %302, 0.000000e+00
  %312 = fcmp contract ole double %304, 0.000000e+00
  %313 = and i1 %311, %312
  %314 = fcmp contract olt double %302, 0.000000e+00
  %315 = fcmp contract oge double %304, 0.000000e+00
  %316 = and i1 %314, %315
  %317 = or i1 %313, %316
  br i1 %317, label %321, label %318

318:                                              ; preds = %310, %306
  %319 = add nuw nsw i64 %300, 1
  %320 = icmp eq i64 %319, %297
  br i1 %320, label %321, label %299, !llvm.loop !171

321:                                              ; preds = %318, %310, %306, %294
  %322 = phi i64 [ -1, %294 ], [ %300, %306 ], [ %300, %310 ], [ -1, %318 ]
  %323 = icmp sgt i64 %322, -1
  br label %324

324:                                              ; preds = %321, %291
  %325 = phi i1 [ %323, %321 ], [ false, %291 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 %93, i1 false)
  %326 = or i1 %286, %325
  br i1 %326, label %327, label %446

327:                                              ; preds = %324
  %328 = load ptr, ptr %94, align 8, !tbaa !170
  tail call void %328(ptr noundef nonnull %0, double noundef %123, double noundef %192, ptr noundef %2, ptr noundef %26, ptr noundef %10) #12
  br i1 %325, label %329, label %446

329:                                              ; preds = %327, %289
  %330 = load i64, ptr %91, align 8, !tbaa !133
  %331 = icmp slt i64 %330, 1
  %332 = select i1 %331, i64 1, i64 4
  %333 = sitofp i64 %332 to double
  %334 = load ptr, ptr %95, align 16, !tbaa !172
  br label %335

335:                                              ; preds = %370, %329
  %336 = phi i64 [ 0, %329 ], [ %339, %370 ]
  %337 = phi double [ 0.000000e+00, %329 ], [ %374, %370 ]
  %338 = phi double [ 2.000000e+00, %329 ], [ %373, %370 ]
  %339 = add nuw nsw i64 %336, 1
  %340 = sitofp i64 %339 to double
  %341 = fdiv contract double %340, %333
  tail call void %334(ptr noundef %0, ptr noundef %2, ptr noundef %26, double noundef %341, ptr noundef %10, ptr noundef %25) #12
  %342 = fmul contract double %192, %341
  %343 = fadd contract double %123, %342
  tail call void @guards(ptr noundef %0, double noundef %343, ptr noundef %25, ptr noundef %27)
  %344 = load i64, ptr %91, align 8, !tbaa !133
  %345 = load i64, ptr %92, align 8, !tbaa !60
  %346 = add nsw i64 %345, %344
  %347 = icmp sgt i64 %346, 0
  br i1 %347, label %348, label %370

348:                                              ; preds = %335, %367
  %349 = phi i64 [ %368, %367 ], [ 0, %335 ]
  %350 = getelementptr inbounds double, ptr %9, i64 %349
  %351 = load double, ptr %350, align 8, !tbaa !34
  %352 = getelementptr inbounds double, ptr %27, i64 %349
  %353 = load double, ptr %352, align 8, !tbaa !34
  %354 = icmp sgt i64 %344, %349
  br i1 %354, label %359, label %355

355:                                              ; preds = %348
  %356 = fcmp contract olt double %353, 0.000000e+00
  %357 = fcmp contract uge double %351, 0.000000e+00
  %358 = and i1 %357, %356
  br i1 %358, label %370, label %367

359:                                              ; preds = %348
  %360 = fcmp contract ogt double %351, 0.000000e+00
  %361 = fcmp contract ole double %353, 0.000000e+00
  %362 = and i1 %360, %361
  %363 = fcmp contract olt double %351, 0.000000e+00
  %364 = fcmp contract oge double %353, 0.000000e+00
  %365 = and i1 %363, %364
  %366 = or i1 %362, %365
  br i1 %366, label %370, label %367

367:                                              ; preds = %359, %355
  %368 = add nuw nsw i64 %349, 1
  %369 = icmp eq i64 %368, %346
  br i1 %369, label %370, label %348, !llvm.loop !171

370:                                              ; preds = %367, %359, %355, %335
  %371 = phi i64 [ -1, %335 ], [ -1, %367 ], [ %349, %359 ], [ %349, %355 ]
  %372 = icmp sgt i64 %371, -1
  %373 = select i1 %372, double %341, double %338
  %374 = select i1 %372, double %337, double %341
  %375 = icmp ult i64 %339, %332
  %376 = fcmp contract ogt double %373, 1.000000e+00
  %377 = select i1 %375, i1 %376, i1 false
  br i1 %377, label %335, label %378, !llvm.loop !173

378:                                              ; preds = %370
  br i1 %376, label %437, label %379

379:                                              ; preds = %378
  %380 = fadd contract double %123, %192
  %381 = tail call contract double @llvm.fabs.f64(double %380)
  %382 = fmul contract double %381, 0x3CD0000000000000
  br label %383

383:                                              ; preds = %426, %379
  %384 = phi i64 [ %371, %379 ], [ %427, %426 ]
  %385 = phi i64 [ 0, %379 ], [ %430, %426 ]
  %386 = phi double [ %374, %379 ], [ %429, %426 ]
  %387 = phi double [ %373, %379 ], [ %428, %426 ]
  %388 = fsub contract double %387, %386
  %389 = fmul contract double %192, %388
  %390 = fcmp contract ogt double %389, %382
  br i1 %390, label %391, label %432

391:                                              ; preds = %383
  %392 = fadd contract double %386, %387
  %393 = fmul contract double %392, 5.000000e-01
  %394 = fcmp contract ugt double %393, %386
  %395 = fcmp contract ult double %393, %387
  %396 = and i1 %394, %395
  br i1 %396, label %397, label %432

397:                                              ; preds = %391
  tail call void %334(ptr noundef %0, ptr noundef %2, ptr noundef %26, double noundef %393, ptr noundef %10, ptr noundef %25) #12
  %398 = fmul contract double %192, %393
  %399 = fadd contract double %123, %398
  tail call void @guards(ptr noundef %0, double noundef %399, ptr noundef %25, ptr noundef %27)
  %400 = load i64, ptr %91, align 8, !tbaa !133
  %401 = load i64, ptr %92, align 8, !tbaa !60
  %402 = add nsw i64 %401, %400
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %404, label %426

404:                                              ; preds = %397, %423
  %405 = phi i64 [ %424, %423 ], [ 0, %397 ]
  %406 = getelementptr inbounds double, ptr %9, i64 %405
  %407 = load double, ptr %406, align 8, !tbaa !34
  %408 = getelementptr inbounds double, ptr %27, i64 %405
  %409 = load double, ptr %408, align 8, !tbaa !34
  %410 = icmp sgt i64 %400, %405
  br i1 %410, label %415, label %411

411:                                              ; preds = %404
  %412 = fcmp contract olt double %409, 0.000000e+00
  %413 = fcmp contract uge double %407, 0.000000e+00
  %414 = and i1 %413, %412
  br i1 %414, label %426, label %423

415:                                              ; preds = %404
  %416 = fcmp contract ogt double %407, 0.000000e+00
  %417 = fcmp contract ole double %409, 0.000000e+00
  %418 = and i1 %416, %417
  %419 = fcmp contract olt double %407, 0.000000e+00
  %420 = fcmp contract oge double %409, 0.000000e+00
  %421 = and i1 %419, %420
  %422 = or i1 %418, %421
  br i1 %422, label %426, label %423

423:                                              ; preds = %415, %411
  %424 = add nuw nsw i64 %405, 1
  %425 = icmp eq i64 %424, %402
  br i1 %425, label %426, label %404, !llvm.loop !171

426:                                              ; preds = %423, %415, %411, %397
  %427 = phi i64 [ %384, %397 ], [ %384, %423 ], [ %405, %415 ], [ %405, %411 ]
  %428 = phi double [ %387, %397 ], [ %387, %423 ], [ %393, %415 ], [ %393, %411 ]
  %429 = phi double [ %393, %397 ], [ %393, %423 ], [ %386, %415 ], [ %386, %411 ]
  %430 = add nuw nsw i64 %385, 1
  %431 = icmp eq i64 %430, 80
  br i1 %431, label %432, label %383, !llvm.loop !174

432:                                              ; preds = %426, %391, %383
  %433 = phi i64 [ %427, %426 ], [ %384, %391 ], [ %384, %383 ]
  %434 = phi double [ %428, %426 ], [ %387, %391 ], [ %387, %383 ]
  tail call void %334(ptr noundef %0, ptr noundef %2, ptr noundef %26, double noundef %434, ptr noundef %10, ptr noundef %25) #12
  %435 = fmul contract double %192, %434
  %436 = fadd contract double %123, %435
  tail call void @guards(ptr noundef %0, double noundef %436, ptr noundef %25, ptr noundef %27)
  br label %437

437:                                              ; preds = %432, %378
  %438 = phi i64 [ %371, %378 ], [ %433, %432 ]
  %439 = phi double [ %373, %378 ], [ %434, %432 ]
  %440 = icmp sgt i64 %438, -1
  %441 = fcmp contract olt double %439, 1.000000e+00
  %442 = select i1 %440, i1 %441, i1 false
  br i1 %442, label %443, label %446

443:                                              ; preds = %437
  %444 = fmul contract double %192, %439
  %445 = fadd contract double %123, %444
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %25, i64 %93, i1 false)
  br label %446

446:                                              ; preds = %443, %437, %327, %324
  %447 = phi i64 [ %438, %443 ], [ %438, %437 ], [ -1, %327 ], [ -1, %324 ]
  %448 = phi double [ %445, %443 ], [ %193, %437 ], [ %193, %327 ], [ %193, %324 ]
  store double 1.000000e+00, ptr %28, align 8, !tbaa !154
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %24, i64 %93, i1 false)
  %449 = load double, ptr %96, align 8, !tbaa !157
  %450 = tail call contract double @project(ptr noundef nonnull %0, double noundef %448, ptr noundef %24, double noundef %449)
  br i1 %148, label %509, label %451

451:                                              ; preds = %446
  %452 = load i64, ptr %83, align 8, !tbaa !26
  %453 = icmp sgt i64 %452, 0
  br i1 %453, label %454, label %509

454:                                              ; preds = %451
  %455 = load i64, ptr %0, align 8, !tbaa !13
  %456 = getelementptr inbounds double, ptr %25, i64 %455
  %457 = getelementptr inbounds double, ptr %24, i64 %455
  %458 = getelementptr inbounds double, ptr %4, i64 %455
  %459 = load double, ptr %86, align 8, !tbaa !147
  %460 = load double, ptr %458, align 8, !tbaa !34
  %461 = load i64, ptr %16, align 8, !tbaa !14
  %462 = icmp sgt i64 %461, 0
  br i1 %462, label %463, label %490

463:                                              ; preds = %454, %463
  %464 = phi i64 [ %483, %463 ], [ 0, %454 ]
  %465 = phi double [ %482, %463 ], [ %460, %454 ]
  %466 = phi double [ %478, %463 ], [ 0.000000e+00, %454 ]
  %467 = phi double [ %475, %463 ], [ 0.000000e+00, %454 ]
  %468 = getelementptr inbounds double, ptr %457, i64 %464
  %469 = load double, ptr %468, align 8, !tbaa !34
  %470 = getelementptr inbounds double, ptr %456, i64 %464
  %471 = load double, ptr %470, align 8, !tbaa !34
  %472 = fsub contract double %469, %471
  %473 = tail call contract double @llvm.fabs.f64(double %472)
  %474 = fcmp contract ogt double %473, %467
  %475 = select i1 %474, double %473, double %467
  %476 = tail call contract double @llvm.fabs.f64(double %471)
  %477 = fcmp contract ogt double %476, %466
  %478 = select i1 %477, double %476, double %466
  %479 = getelementptr inbounds double, ptr %458, i64 %464
  %480 = load double, ptr %479, align 8, !tbaa !34
  %481 = fcmp contract ogt double %480, %465
  %482 = select i1 %481, double %480, double %465
  %483 = add nuw nsw i64 %464, 1
  %484 = icmp eq i64 %483, %461
  br i1 %484, label %485, label %463, !llvm.loop !175

485:                                              ; preds = %463
  %486 = fmul contract double %459, %478
  %487 = fadd contract double %482, %486
  %488 = fmul contract double %487, 1.000000e+05
  %489 = fcmp contract ule double %475, %488
  br i1 %489, label %497, label %495

490:                                              ; preds = %454
  %491 = fmul contract double %459, 0.000000e+00
  %492 = fadd contract double %460, %491
  %493 = fmul contract double %492, 1.000000e+05
  %494 = fcmp contract uge double %493, 0.000000e+00
  br i1 %494, label %497, label %495

495:                                              ; preds = %490, %485
  %496 = fmul contract double %192, 5.000000e-01
  store double %496, ptr %79, align 8, !tbaa !156
  br label %719, !llvm.loop !165

497:                                              ; preds = %490, %485
  %498 = load double, ptr %28, align 8, !tbaa !154
  %499 = fcmp contract uge double %498, 1.000000e-04
  %500 = select i1 %499, i1 true, i1 %113
  %501 = icmp sgt i64 %447, -1
  %502 = or i1 %501, %500
  %503 = or i1 %191, %502
  %504 = icmp sgt i64 %118, 11
  %505 = select i1 %503, i1 true, i1 %504
  br i1 %505, label %509, label %506

506:                                              ; preds = %497
  %507 = fmul contract double %192, 9.300000e-01
  store double %507, ptr %79, align 8, !tbaa !156
  %508 = add nsw i64 %118, 1
  br label %719, !llvm.loop !165

509:                                              ; preds = %497, %451, %446
  %510 = load double, ptr %96, align 8, !tbaa !157
  %511 = fmul contract double %510, 1.000000e+03
  %512 = fcmp contract ugt double %450, %511
  br i1 %512, label %518, label %513

513:                                              ; preds = %509
  br i1 %286, label %514, label %552

514:                                              ; preds = %513
  %515 = load i64, ptr %89, align 8, !tbaa !168
  %516 = load i64, ptr %90, align 8, !tbaa !169
  %517 = icmp slt i64 %515, %516
  br i1 %517, label %527, label %552

518:                                              ; preds = %509
  %519 = fmul contract double %192, 5.000000e-01
  store double %519, ptr %79, align 8, !tbaa !156
  %520 = load i64, ptr %21, align 8, !tbaa !153
  %521 = add nsw i64 %520, 1
  store i64 %521, ptr %21, align 8, !tbaa !153
  %522 = fmul contract double %129, 0x3D719799812DEA11
  %523 = fcmp contract olt double %519, %522
  %524 = or i1 %148, %523
  br i1 %524, label %723, label %525

525:                                              ; preds = %518, %719
  %526 = phi i64 [ %720, %719 ], [ 0, %518 ]
  br label %114, !llvm.loop !165

527:                                              ; preds = %514, %544
  %528 = phi i64 [ %549, %544 ], [ %515, %514 ]
  %529 = getelementptr inbounds double, ptr %5, i64 %528
  %530 = load double, ptr %529, align 8, !tbaa !34
  %531 = fcmp contract ugt double %530, %448
  br i1 %531, label %552, label %532

532:                                              ; preds = %527
  %533 = fcmp contract oeq double %530, %448
  br i1 %533, label %534, label %535

534:                                              ; preds = %532
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %24, i64 %93, i1 false)
  br label %544

535:                                              ; preds = %532
  %536 = load ptr, ptr %95, align 16, !tbaa !172
  %537 = fsub contract double %530, %123
  %538 = fdiv contract double %537, %192
  tail call void %536(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %26, double noundef %538, ptr noundef %10, ptr noundef %25) #12
  %539 = load i64, ptr %89, align 8, !tbaa !168
  %540 = getelementptr inbounds double, ptr %5, i64 %539
  %541 = load double, ptr %540, align 8, !tbaa !34
  %542 = load double, ptr %96, align 8, !tbaa !157
  %543 = tail call contract double @project(ptr noundef nonnull %0, double noundef %541, ptr noundef %25, double noundef %542)
  br label %544

544:                                              ; preds = %535, %534
  %545 = load i64, ptr %89, align 8, !tbaa !168
  %546 = add nsw i64 %545, 1
  store i64 %546, ptr %89, align 8, !tbaa !168
  %547 = mul nsw i64 %545, %18
  %548 = getelementptr inbounds double, ptr %6, i64 %547
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %548, ptr align 8 %25, i64 %93, i1 false)
  %549 = load i64, ptr %89, align 8, !tbaa !168
  %550 = load i64, ptr %90, align 8, !tbaa !169
  %551 = icmp slt i64 %549, %550
  br i1 %551, label %527, label %552

552:                                              ; preds = %544, %527, %514, %513
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %24, i64 %93, i1 false)
  store double %448, ptr %1, align 8, !tbaa !145
  br i1 %148, label %558, label %553

553:                                              ; preds = %552
  %554 = fmul contract double %192, %258
  %555 = load double, ptr %81, align 8, !tbaa !146
  %556 = fcmp contract olt double %554, %555
  %557 = select contract i1 %556, double %554, double %555
  store double %557, ptr %79, align 8, !tbaa !156
  br label %558

558:                                              ; preds = %553, %552
  store double 0.000000e+00, ptr %97, align 8, !tbaa !100
  store i64 0, ptr %75, align 8, !tbaa !128
  %559 = load double, ptr %84, align 8, !tbaa !5
  %560 = fcmp contract une double %559, 0.000000e+00
  br i1 %560, label %561, label %570

561:                                              ; preds = %558
  %562 = load ptr, ptr %98, align 8, !tbaa !12
  %563 = load i64, ptr %0, align 8, !tbaa !13
  %564 = load i64, ptr %16, align 8, !tbaa !14
  %565 = add nsw i64 %564, %563
  %566 = shl i64 %565, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %562, ptr align 8 %2, i64 %566, i1 false)
  %567 = load ptr, ptr %98, align 8, !tbaa !12
  %568 = tail call contract double @project(ptr noundef nonnull %0, double noundef %448, ptr noundef %567, double noundef 1.000000e-13)
  %569 = load ptr, ptr %98, align 8, !tbaa !12
  br label %570

570:                                              ; preds = %561, %558
  %571 = phi ptr [ %569, %561 ], [ %2, %558 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %448, ptr noundef %571, ptr noundef %3)
  store i64 1, ptr %75, align 8, !tbaa !128
  %572 = load double, ptr %28, align 8, !tbaa !154
  %573 = load double, ptr %97, align 8, !tbaa !100
  %574 = fcmp contract une double %573, 0.000000e+00
  br i1 %574, label %723, label %575

575:                                              ; preds = %570
  %576 = load double, ptr %85, align 8, !tbaa !21
  %577 = fcmp contract une double %576, 0.000000e+00
  br i1 %577, label %723, label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %92, align 8, !tbaa !60
  %580 = icmp sgt i64 %579, 0
  br i1 %580, label %581, label %649

581:                                              ; preds = %578
  %582 = load ptr, ptr %99, align 8, !tbaa !24, !noalias !176
  %583 = load i64, ptr %0, align 8, !tbaa !13, !noalias !176
  %584 = getelementptr inbounds double, ptr %582, i64 %583
  %585 = load i64, ptr %100, align 8, !tbaa !29, !noalias !176
  %586 = getelementptr inbounds double, ptr %584, i64 %585
  %587 = load i64, ptr %16, align 8, !tbaa !14, !noalias !176
  %588 = getelementptr inbounds double, ptr %586, i64 %587
  %589 = load i64, ptr %101, align 8, !tbaa !31, !noalias !176
  %590 = getelementptr inbounds double, ptr %588, i64 %589
  %591 = load i64, ptr %83, align 8, !tbaa !26, !noalias !176
  %592 = getelementptr inbounds double, ptr %590, i64 %591
  %593 = load i64, ptr %102, align 8, !tbaa !67, !noalias !176
  %594 = getelementptr inbounds double, ptr %592, i64 %593
  %595 = getelementptr inbounds double, ptr %594, i64 %591
  %596 = load ptr, ptr %103, align 8, !tbaa !68, !noalias !176
  %597 = add i64 %587, 2
  %598 = add nsw i64 %591, %587
  br label %599

599:                                              ; preds = %646, %581
  %600 = phi i64 [ 0, %581 ], [ %647, %646 ]
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %619, label %602

602:                                              ; preds = %599
  %603 = load i64, ptr %104, align 8, !tbaa !61, !noalias !176
  %604 = add nsw i64 %598, %603
  %605 = mul i64 %604, 3
  %606 = add i64 %605, 5
  br label %607

607:                                              ; preds = %607, %602
  %608 = phi ptr [ %595, %602 ], [ %615, %607 ]
  %609 = phi i64 [ 0, %602 ], [ %616, %607 ]
  %610 = phi i64 [ 0, %602 ], [ %617, %607 ]
  %611 = getelementptr inbounds i64, ptr %596, i64 %610
  %612 = load i64, ptr %611, align 8, !tbaa !33, !noalias !176
  %613 = mul i64 %612, %597
  %614 = add i64 %606, %613
  %615 = getelementptr inbounds double, ptr %608, i64 %614
  %616 = add nsw i64 %612, %609
  %617 = add nuw nsw i64 %610, 1
  %618 = icmp eq i64 %617, %600
  br i1 %618, label %619, label %607, !llvm.loop !69

619:                                              ; preds = %607, %599
  %620 = phi i64 [ 0, %599 ], [ %616, %607 ]
  %621 = phi ptr [ %595, %599 ], [ %615, %607 ]
  %622 = getelementptr inbounds i64, ptr %596, i64 %600
  %623 = load i64, ptr %622, align 8, !tbaa !33, !noalias !176
  %624 = icmp eq i64 %623, 2
  br i1 %624, label %625, label %646

625:                                              ; preds = %619
  %626 = load ptr, ptr %105, align 8, !tbaa !70
  %627 = getelementptr inbounds i64, ptr %626, i64 %600
  %628 = load i64, ptr %627, align 8, !tbaa !33
  %629 = icmp eq i64 %628, 1
  br i1 %629, label %630, label %646

630:                                              ; preds = %625
  %631 = load double, ptr %621, align 8, !tbaa !34
  %632 = fmul contract double %631, %631
  %633 = getelementptr inbounds double, ptr %621, i64 1
  %634 = load double, ptr %633, align 8, !tbaa !34
  %635 = fmul contract double %634, %634
  %636 = fadd contract double %632, %635
  %637 = tail call contract double @llvm.sqrt.f64(double %636)
  %638 = fcmp contract ogt double %637, 1.000000e-09
  br i1 %638, label %639, label %646

639:                                              ; preds = %630
  %640 = load ptr, ptr %106, align 8, !tbaa !81
  %641 = getelementptr double, ptr %640, i64 %620
  %642 = fdiv contract double %631, %637
  store double %642, ptr %641, align 8, !tbaa !34
  %643 = load double, ptr %633, align 8, !tbaa !34
  %644 = fdiv contract double %643, %637
  %645 = getelementptr double, ptr %641, i64 1
  store double %644, ptr %645, align 8, !tbaa !34
  br label %646

646:                                              ; preds = %639, %630, %625, %619
  %647 = add nuw nsw i64 %600, 1
  %648 = icmp eq i64 %647, %579
  br i1 %648, label %649, label %599, !llvm.loop !179

649:                                              ; preds = %646, %578
  %650 = icmp sgt i64 %447, -1
  %651 = load i64, ptr %91, align 8, !tbaa !133
  %652 = add nsw i64 %651, %579
  %653 = icmp sgt i64 %652, 0
  br i1 %650, label %654, label %706

654:                                              ; preds = %649
  br i1 %653, label %655, label %708

655:                                              ; preds = %654
  %656 = load ptr, ptr %107, align 8, !tbaa !180
  %657 = getelementptr inbounds double, ptr %27, i64 %447
  br label %658

658:                                              ; preds = %699, %655
  %659 = phi i64 [ %651, %655 ], [ %687, %699 ]
  %660 = phi i64 [ 0, %655 ], [ %702, %699 ]
  %661 = icmp eq i64 %660, %447
  br i1 %661, label %662, label %664

662:                                              ; preds = %658
  %663 = load double, ptr %657, align 8, !tbaa !34
  br label %682

664:                                              ; preds = %658
  %665 = getelementptr inbounds double, ptr %9, i64 %660
  %666 = load double, ptr %665, align 8, !tbaa !34
  %667 = getelementptr inbounds double, ptr %27, i64 %660
  %668 = load double, ptr %667, align 8, !tbaa !34
  %669 = icmp sgt i64 %659, %660
  br i1 %669, label %674, label %670

670:                                              ; preds = %664
  %671 = fcmp contract olt double %668, 0.000000e+00
  %672 = fcmp contract uge double %666, 0.000000e+00
  %673 = and i1 %672, %671
  br label %682

674:                                              ; preds = %664
  %675 = fcmp contract ogt double %666, 0.000000e+00
  %676 = fcmp contract ole double %668, 0.000000e+00
  %677 = and i1 %675, %676
  %678 = fcmp contract olt double %666, 0.000000e+00
  %679 = fcmp contract oge double %668, 0.000000e+00
  %680 = and i1 %678, %679
  %681 = or i1 %677, %680
  br label %682

682:                                              ; preds = %674, %670, %662
  %683 = phi double [ %663, %662 ], [ %668, %670 ], [ %668, %674 ]
  %684 = phi i1 [ true, %662 ], [ %673, %670 ], [ %681, %674 ]
  %685 = zext i1 %684 to i64
  %686 = getelementptr inbounds i64, ptr %656, i64 %660
  store i64 %685, ptr %686, align 8, !tbaa !33
  %687 = load i64, ptr %91, align 8, !tbaa !133
  %688 = icmp slt i64 %660, %687
  %689 = select i1 %684, i1 %688, i1 false
  br i1 %689, label %690, label %699

690:                                              ; preds = %682
  %691 = tail call contract double @llvm.fabs.f64(double %683)
  %692 = fcmp contract ogt double %691, 1.000000e-300
  %693 = select contract i1 %692, double %691, double 1.000000e-300
  %694 = getelementptr inbounds double, ptr %9, i64 %660
  %695 = load double, ptr %694, align 8, !tbaa !34
  %696 = fcmp contract ogt double %695, 0.000000e+00
  %697 = fneg contract double %693
  %698 = select contract i1 %696, double %697, double %693
  br label %699

699:                                              ; preds = %690, %682
  %700 = phi contract double [ %698, %690 ], [ %683, %682 ]
  %701 = getelementptr inbounds double, ptr %9, i64 %660
  store double %700, ptr %701, align 8, !tbaa !34
  %702 = add nuw nsw i64 %660, 1
  %703 = load i64, ptr %92, align 8, !tbaa !60
  %704 = add nsw i64 %703, %687
  %705 = icmp slt i64 %702, %704
  br i1 %705, label %658, label %708, !llvm.loop !181

706:                                              ; preds = %649
  br i1 %653, label %707, label %708

707:                                              ; preds = %706
  tail call void @guards(ptr noundef nonnull %0, double noundef %448, ptr noundef %2, ptr noundef %9)
  br label %708

708:                                              ; preds = %699, %707, %706, %654
  %709 = load i64, ptr %30, align 8, !tbaa !155
  %710 = getelementptr inbounds double, ptr %7, i64 %709
  store double %448, ptr %710, align 8, !tbaa !34
  %711 = mul nsw i64 %709, %18
  %712 = getelementptr inbounds double, ptr %8, i64 %711
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %712, ptr align 8 %2, i64 %93, i1 false)
  %713 = load i64, ptr %30, align 8, !tbaa !155
  %714 = add nsw i64 %713, 1
  store i64 %714, ptr %30, align 8, !tbaa !155
  %715 = load i64, ptr %19, align 8, !tbaa !152
  %716 = add nsw i64 %715, 1
  store i64 %716, ptr %19, align 8, !tbaa !152
  br i1 %650, label %717, label %108

717:                                              ; preds = %708
  %718 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  store i64 %447, ptr %718, align 8, !tbaa !182
  br label %723

719:                                              ; preds = %506, %495, %270
  %720 = phi i64 [ %508, %506 ], [ %118, %495 ], [ %276, %270 ]
  %721 = load i64, ptr %21, align 8, !tbaa !153
  %722 = add nsw i64 %721, 1
  store i64 %722, ptr %21, align 8, !tbaa !153
  br label %525

723:                                              ; preds = %518, %119, %135, %570, %575, %157, %160, %237, %240, %717
  %724 = phi i64 [ 4, %717 ], [ 6, %237 ], [ %241, %240 ], [ 6, %157 ], [ %163, %160 ], [ 1, %135 ], [ 0, %119 ], [ 5, %518 ], [ 6, %570 ], [ 7, %575 ]
  store i64 0, ptr %75, align 8, !tbaa !128
  ret i64 %724
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !151
  %13 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %12
  %14 = load i64, ptr %0, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = add nsw i64 %16, %14
  %18 = mul nsw i64 %17, 24
  %19 = getelementptr inbounds double, ptr %9, i64 %18
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  store double 0.000000e+00, ptr %20, align 8, !tbaa !5
  %21 = icmp sgt i64 %2, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %10
  %23 = shl i64 %17, 3
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %28 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %29 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %30

30:                                               ; preds = %22, %90
  %31 = phi i64 [ 0, %22 ], [ %50, %90 ]
  %32 = phi i64 [ -1, %22 ], [ %91, %90 ]
  %33 = phi i64 [ 0, %22 ], [ %92, %90 ]
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = add nsw i64 %31, 1
  %36 = tail call i64 @llvm.smax.i64(i64 %4, i64 %35)
  %37 = add nsw i64 %36, -1
  %38 = load double, ptr %34, align 8, !tbaa !34
  br label %41

39:                                               ; preds = %90, %10
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 0, ptr %40, align 8, !tbaa !128
  ret void

41:                                               ; preds = %30, %44
  %42 = phi i64 [ %45, %44 ], [ %31, %30 ]
  %43 = icmp eq i64 %42, %37
  br i1 %43, label %49, label %44

44:                                               ; preds = %41
  %45 = add nsw i64 %42, 1
  %46 = getelementptr inbounds double, ptr %5, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !34
  %48 = fcmp contract ugt double %47, %38
  br i1 %48, label %49, label %41, !llvm.loop !183

49:                                               ; preds = %41, %44
  %50 = phi i64 [ %37, %41 ], [ %42, %44 ]
  %51 = mul nsw i64 %50, %17
  %52 = getelementptr inbounds double, ptr %6, i64 %51
  %53 = getelementptr inbounds double, ptr %5, i64 %50
  %54 = load double, ptr %53, align 8, !tbaa !34
  %55 = fsub contract double %38, %54
  %56 = mul nsw i64 %33, %17
  %57 = getelementptr inbounds double, ptr %8, i64 %56
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %52, i64 %23, i1 false)
  %58 = fcmp contract oeq double %55, 0.000000e+00
  br i1 %58, label %90, label %59

59:                                               ; preds = %49
  %60 = icmp ne i64 %32, %50
  br i1 %60, label %61, label %81

61:                                               ; preds = %59
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %62 = load double, ptr %53, align 8, !tbaa !34
  %63 = load double, ptr %20, align 8, !tbaa !5
  %64 = fcmp contract une double %63, 0.000000e+00
  br i1 %64, label %65, label %74

65:                                               ; preds = %61
  %66 = load ptr, ptr %26, align 8, !tbaa !12
  %67 = load i64, ptr %0, align 8, !tbaa !13
  %68 = load i64, ptr %15, align 8, !tbaa !14
  %69 = add nsw i64 %68, %67
  %70 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %52, i64 %70, i1 false)
  %71 = load ptr, ptr %26, align 8, !tbaa !12
  %72 = tail call contract double @project(ptr noundef nonnull %0, double noundef %62, ptr noundef %71, double noundef 1.000000e-13)
  %73 = load ptr, ptr %26, align 8, !tbaa !12
  br label %74

74:                                               ; preds = %61, %65
  %75 = phi ptr [ %73, %65 ], [ %52, %61 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %62, ptr noundef %75, ptr noundef %19)
  %76 = load ptr, ptr %27, align 8, !tbaa !163
  %77 = load i64, ptr %0, align 8, !tbaa !13
  %78 = getelementptr inbounds double, ptr %19, i64 %77
  %79 = load i64, ptr %15, align 8, !tbaa !14
  %80 = shl i64 %79, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %78, i64 %80, i1 false)
  br label %81

81:                                               ; preds = %74, %59
  store i64 1, ptr %25, align 8, !tbaa !128
  %82 = load ptr, ptr %13, align 16, !tbaa !164
  %83 = load double, ptr %53, align 8, !tbaa !34
  %84 = load double, ptr %28, align 8, !tbaa !147
  %85 = zext i1 %60 to i64
  %86 = tail call contract double %82(ptr noundef nonnull %0, double noundef %83, double noundef %55, ptr noundef %52, ptr noundef %19, ptr noundef %7, double noundef %84, i64 noundef %85, ptr noundef %57, ptr noundef %9) #12
  %87 = load double, ptr %34, align 8, !tbaa !34
  %88 = load double, ptr %29, align 8, !tbaa !157
  %89 = tail call contract double @project(ptr noundef nonnull %0, double noundef %87, ptr noundef %57, double noundef %88)
  br label %90

90:                                               ; preds = %49, %81
  %91 = phi i64 [ %50, %81 ], [ %32, %49 ]
  %92 = add nuw nsw i64 %33, 1
  %93 = icmp eq i64 %92, %2
  br i1 %93, label %39, label %30, !llvm.loop !184
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = load i64, ptr %0, align 8, !tbaa !13
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !16
  %12 = load i64, ptr %0, align 8, !tbaa !13
  %13 = load i64, ptr %7, align 8, !tbaa !14
  %14 = getelementptr double, ptr %11, i64 %12
  %15 = getelementptr double, ptr %14, i64 %13
  store double %1, ptr %15, align 8, !tbaa !34
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !185
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !186
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %25 = load ptr, ptr %24, align 8, !tbaa !187
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %29 = load ptr, ptr %28, align 8, !tbaa !187
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i64 [ 1, %26 ], [ %40, %30 ]
  %32 = phi i64 [ %27, %26 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !34
  %37 = fcmp contract ogt double %36, %1
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42, !llvm.loop !188

42:                                               ; preds = %30, %23
  %43 = phi ptr [ %25, %23 ], [ %29, %30 ]
  %44 = phi i64 [ 1, %23 ], [ %40, %30 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !34
  %48 = fsub contract double %1, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !34
  %51 = fsub contract double %50, %47
  %52 = fdiv contract double %48, %51
  %53 = fcmp contract olt double %52, 0.000000e+00
  %54 = fcmp contract ogt double %52, 1.000000e+00
  %55 = select contract i1 %54, double 1.000000e+00, double %52
  %56 = select contract i1 %53, double 0.000000e+00, double %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !189
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %63 = load ptr, ptr %62, align 8, !tbaa !190
  %64 = mul nsw i64 %58, %45
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul nsw i64 %58, %44
  %67 = getelementptr double, ptr %63, i64 %66
  br label %68

68:                                               ; preds = %68, %60
  %69 = phi i64 [ 0, %60 ], [ %78, %68 ]
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !34
  %72 = fmul contract double %61, %71
  %73 = getelementptr double, ptr %67, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !34
  %75 = fmul contract double %56, %74
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %69
  store double %76, ptr %77, align 8, !tbaa !34
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %58
  br i1 %79, label %84, label %68, !llvm.loop !191

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %82 = load i64, ptr %81, align 8, !tbaa !192
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #12
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @prepare(ptr noundef %0, i64 noundef %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %5 = load i64, ptr %4, align 8, !tbaa !128
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8, !tbaa !111
  br label %230

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %12 = load ptr, ptr %11, align 8, !tbaa !113
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %14 = load ptr, ptr %13, align 8, !tbaa !193
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %16 = load ptr, ptr %15, align 8, !tbaa !194
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %20 = load ptr, ptr %19, align 8, !tbaa !56
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !14
  %23 = icmp sgt i64 %22, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %26 = load ptr, ptr %25, align 8, !tbaa !195
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !26
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  br label %36

30:                                               ; preds = %71, %10
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  br label %77

36:                                               ; preds = %71, %18
  %37 = phi i64 [ 0, %18 ], [ %75, %71 ]
  %38 = mul nsw i64 %37, %22
  %39 = getelementptr inbounds double, ptr %20, i64 %38
  br i1 %23, label %40, label %55

40:                                               ; preds = %36
  %41 = load ptr, ptr %24, align 8, !tbaa !196
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %53, %42 ]
  %44 = phi double [ 0.000000e+00, %40 ], [ %52, %42 ]
  %45 = getelementptr inbounds double, ptr %39, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !34
  %47 = fmul contract double %46, %46
  %48 = getelementptr inbounds double, ptr %41, i64 %43
  %49 = load double, ptr %48, align 8, !tbaa !34
  %50 = fmul contract double %49, %49
  %51 = fdiv contract double %47, %50
  %52 = fadd contract double %44, %51
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, %22
  br i1 %54, label %55, label %42, !llvm.loop !197

55:                                               ; preds = %42, %36
  %56 = phi double [ 0.000000e+00, %36 ], [ %52, %42 ]
  %57 = fcmp contract ogt double %56, 0.000000e+00
  %58 = tail call contract double @llvm.sqrt.f64(double %56)
  %59 = fdiv contract double 1.000000e+00, %58
  %60 = select contract i1 %57, double %59, double 0.000000e+00
  %61 = getelementptr inbounds double, ptr %26, i64 %37
  store double %60, ptr %61, align 8, !tbaa !34
  %62 = icmp slt i64 %37, %28
  br i1 %62, label %63, label %69

63:                                               ; preds = %55
  %64 = load ptr, ptr %29, align 8, !tbaa !198
  %65 = getelementptr inbounds double, ptr %64, i64 %37
  %66 = load double, ptr %65, align 8, !tbaa !34
  %67 = fmul contract double %66, 0x3B5E392010175EE5
  %68 = fcmp contract ogt double %56, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %63, %55
  %70 = zext i1 %57 to i32
  br label %71

71:                                               ; preds = %69, %63
  %72 = phi i32 [ %70, %69 ], [ 0, %63 ]
  %73 = sitofp i32 %72 to double
  %74 = getelementptr inbounds double, ptr %16, i64 %37
  store double %73, ptr %74, align 8, !tbaa !34
  %75 = add nuw nsw i64 %37, 1
  %76 = icmp eq i64 %75, %1
  br i1 %76, label %30, label %36, !llvm.loop !199

77:                                               ; preds = %120, %30
  %78 = phi i64 [ %122, %120 ], [ 0, %30 ]
  %79 = load i64, ptr %31, align 8, !tbaa !26
  %80 = tail call i64 @llvm.smin.i64(i64 %79, i64 %1)
  br label %82

81:                                               ; preds = %82
  br i1 %83, label %90, label %109

82:                                               ; preds = %90, %77
  %83 = phi i1 [ true, %77 ], [ false, %90 ]
  %84 = select i1 %83, i64 0, i64 %79
  %85 = select i1 %83, i64 %80, i64 %1
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %91, label %81

87:                                               ; preds = %104
  %88 = icmp slt i64 %105, 0
  %89 = and i1 %83, %88
  br i1 %89, label %90, label %108

90:                                               ; preds = %87, %81
  br label %82, !llvm.loop !200

91:                                               ; preds = %82, %104
  %92 = phi i64 [ %106, %104 ], [ %84, %82 ]
  %93 = phi i64 [ %105, %104 ], [ -1, %82 ]
  %94 = getelementptr inbounds double, ptr %16, i64 %92
  %95 = load double, ptr %94, align 8, !tbaa !34
  %96 = fcmp contract ogt double %95, 0x3DA5FD7FE1796495
  br i1 %96, label %97, label %104

97:                                               ; preds = %91
  %98 = icmp slt i64 %93, 0
  br i1 %98, label %103, label %99

99:                                               ; preds = %97
  %100 = getelementptr inbounds double, ptr %16, i64 %93
  %101 = load double, ptr %100, align 8, !tbaa !34
  %102 = fcmp contract ogt double %95, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99, %97
  br label %104

104:                                              ; preds = %103, %99, %91
  %105 = phi i64 [ %92, %103 ], [ %93, %99 ], [ %93, %91 ]
  %106 = add nsw i64 %92, 1
  %107 = icmp eq i64 %106, %85
  br i1 %107, label %87, label %91, !llvm.loop !201

108:                                              ; preds = %87
  br i1 %88, label %109, label %111

109:                                              ; preds = %108, %81
  %110 = icmp eq i64 %78, 0
  br i1 %110, label %198, label %190

111:                                              ; preds = %108
  %112 = getelementptr inbounds double, ptr %16, i64 %105
  %113 = load double, ptr %112, align 8, !tbaa !34
  %114 = tail call contract double @llvm.sqrt.f64(double %113)
  %115 = getelementptr double, ptr %14, i64 %78
  br i1 %17, label %116, label %120

116:                                              ; preds = %111
  %117 = icmp eq i64 %78, 0
  %118 = mul nsw i64 %105, %1
  %119 = getelementptr double, ptr %14, i64 %118
  br label %123

120:                                              ; preds = %187, %111
  store double 0.000000e+00, ptr %112, align 8, !tbaa !34
  %121 = getelementptr inbounds i64, ptr %12, i64 %78
  store i64 %105, ptr %121, align 8, !tbaa !33
  %122 = add nuw nsw i64 %78, 1
  br label %77, !llvm.loop !202

123:                                              ; preds = %187, %116
  %124 = phi i64 [ 0, %116 ], [ %188, %187 ]
  %125 = getelementptr inbounds double, ptr %16, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !34
  %127 = fcmp contract oeq double %126, 0.000000e+00
  %128 = icmp eq i64 %124, %105
  %129 = or i1 %128, %127
  br i1 %129, label %187, label %130

130:                                              ; preds = %123
  %131 = load ptr, ptr %32, align 8, !tbaa !56
  %132 = load i64, ptr %33, align 8, !tbaa !14
  %133 = mul nsw i64 %132, %124
  %134 = getelementptr inbounds double, ptr %131, i64 %133
  %135 = mul nsw i64 %132, %105
  %136 = getelementptr inbounds double, ptr %131, i64 %135
  %137 = icmp sgt i64 %132, 0
  br i1 %137, label %138, label %155

138:                                              ; preds = %130
  %139 = load ptr, ptr %34, align 8, !tbaa !196
  br label %140

140:                                              ; preds = %140, %138
  %141 = phi i64 [ 0, %138 ], [ %153, %140 ]
  %142 = phi double [ 0.000000e+00, %138 ], [ %152, %140 ]
  %143 = getelementptr inbounds double, ptr %134, i64 %141
  %144 = load double, ptr %143, align 8, !tbaa !34
  %145 = getelementptr inbounds double, ptr %136, i64 %141
  %146 = load double, ptr %145, align 8, !tbaa !34
  %147 = fmul contract double %144, %146
  %148 = getelementptr inbounds double, ptr %139, i64 %141
  %149 = load double, ptr %148, align 8, !tbaa !34
  %150 = fmul contract double %149, %149
  %151 = fdiv contract double %147, %150
  %152 = fadd contract double %142, %151
  %153 = add nuw nsw i64 %141, 1
  %154 = icmp eq i64 %153, %132
  br i1 %154, label %155, label %140, !llvm.loop !197

155:                                              ; preds = %140, %130
  %156 = phi double [ 0.000000e+00, %130 ], [ %152, %140 ]
  %157 = load ptr, ptr %35, align 8, !tbaa !195
  %158 = getelementptr inbounds double, ptr %157, i64 %124
  %159 = load double, ptr %158, align 8, !tbaa !34
  %160 = fmul contract double %156, %159
  %161 = getelementptr inbounds double, ptr %157, i64 %105
  %162 = load double, ptr %161, align 8, !tbaa !34
  %163 = fmul contract double %160, %162
  %164 = mul nsw i64 %124, %1
  br i1 %117, label %167, label %165

165:                                              ; preds = %155
  %166 = getelementptr double, ptr %14, i64 %164
  br label %176

167:                                              ; preds = %176, %155
  %168 = phi double [ %163, %155 ], [ %184, %176 ]
  %169 = fdiv contract double %168, %114
  %170 = getelementptr double, ptr %115, i64 %164
  store double %169, ptr %170, align 8, !tbaa !34
  %171 = fmul contract double %169, %169
  %172 = load double, ptr %125, align 8, !tbaa !34
  %173 = fsub contract double %172, %171
  %174 = fcmp contract olt double %173, 0.000000e+00
  %175 = select i1 %174, double 0.000000e+00, double %173
  store double %175, ptr %125, align 8, !tbaa !34
  br label %187

176:                                              ; preds = %176, %165
  %177 = phi i64 [ 0, %165 ], [ %185, %176 ]
  %178 = phi double [ %163, %165 ], [ %184, %176 ]
  %179 = getelementptr double, ptr %166, i64 %177
  %180 = load double, ptr %179, align 8, !tbaa !34
  %181 = getelementptr double, ptr %119, i64 %177
  %182 = load double, ptr %181, align 8, !tbaa !34
  %183 = fmul contract double %180, %182
  %184 = fsub contract double %178, %183
  %185 = add nuw nsw i64 %177, 1
  %186 = icmp eq i64 %185, %78
  br i1 %186, label %167, label %176, !llvm.loop !203

187:                                              ; preds = %167, %123
  %188 = add nuw nsw i64 %124, 1
  %189 = icmp eq i64 %188, %1
  br i1 %189, label %120, label %123, !llvm.loop !204

190:                                              ; preds = %109, %195
  %191 = phi i64 [ %196, %195 ], [ 0, %109 ]
  %192 = getelementptr inbounds i64, ptr %12, i64 %191
  %193 = load i64, ptr %192, align 8, !tbaa !33
  %194 = icmp slt i64 %193, %79
  br i1 %194, label %195, label %198

195:                                              ; preds = %190
  %196 = add nuw nsw i64 %191, 1
  %197 = icmp eq i64 %196, %78
  br i1 %197, label %198, label %190, !llvm.loop !205

198:                                              ; preds = %195, %190, %109
  %199 = phi i64 [ 0, %109 ], [ %191, %190 ], [ %78, %195 ]
  %200 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %201 = load i64, ptr %200, align 8, !tbaa !129
  %202 = icmp slt i64 %199, %201
  br i1 %202, label %203, label %214

203:                                              ; preds = %198
  %204 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  store double 0.000000e+00, ptr %204, align 8, !tbaa !206
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  store double 0.000000e+00, ptr %205, align 8, !tbaa !154
  %206 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %207 = load ptr, ptr %206, align 8, !tbaa !16
  %208 = load i64, ptr %0, align 8, !tbaa !13
  %209 = load i64, ptr %33, align 8, !tbaa !14
  %210 = getelementptr double, ptr %207, i64 %208
  %211 = getelementptr double, ptr %210, i64 %209
  %212 = load double, ptr %211, align 8, !tbaa !34
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  store double %212, ptr %213, align 8, !tbaa !207
  br label %219

214:                                              ; preds = %198
  store i64 %199, ptr %200, align 8, !tbaa !129
  %215 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %216 = load ptr, ptr %215, align 8, !tbaa !112
  %217 = shl i64 %199, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %216, ptr align 8 %12, i64 %217, i1 false)
  %218 = load i64, ptr %200, align 8, !tbaa !129
  br label %219

219:                                              ; preds = %203, %214
  %220 = phi i64 [ %218, %214 ], [ %201, %203 ]
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %222 = load ptr, ptr %221, align 8, !tbaa !112
  %223 = getelementptr inbounds i64, ptr %222, i64 %220
  %224 = getelementptr inbounds i64, ptr %12, i64 %199
  %225 = sub nsw i64 %78, %199
  %226 = shl i64 %225, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %223, ptr align 8 %224, i64 %226, i1 false)
  %227 = load i64, ptr %200, align 8, !tbaa !129
  %228 = add i64 %227, %225
  %229 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  store i64 %228, ptr %229, align 8, !tbaa !111
  br label %230

230:                                              ; preds = %7, %219
  %231 = phi i64 [ %9, %7 ], [ %228, %219 ]
  %232 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %233 = load ptr, ptr %232, align 8, !tbaa !193
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  store double 1.000000e+00, ptr %234, align 8, !tbaa !42
  %235 = icmp sgt i64 %231, 0
  br i1 %235, label %239, label %236

236:                                              ; preds = %230
  %237 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %238 = load i64, ptr %237, align 8, !tbaa !14
  br label %377

239:                                              ; preds = %230
  %240 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %241 = load ptr, ptr %240, align 8, !tbaa !112
  %242 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %243 = load ptr, ptr %242, align 8, !tbaa !56
  %244 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %245 = load i64, ptr %244, align 8, !tbaa !14
  %246 = icmp sgt i64 %245, 0
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %248 = add nuw i64 %231, 1
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %250 = load i64, ptr %249, align 8, !tbaa !26
  %251 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %252 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %253 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %254 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %255 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  br label %256

256:                                              ; preds = %314, %239
  %257 = phi i64 [ 0, %239 ], [ %315, %314 ]
  %258 = getelementptr inbounds i64, ptr %241, i64 %257
  %259 = load i64, ptr %258, align 8, !tbaa !33
  %260 = mul nsw i64 %259, %245
  %261 = getelementptr inbounds double, ptr %243, i64 %260
  br i1 %246, label %262, label %277

262:                                              ; preds = %256
  %263 = load ptr, ptr %247, align 8, !tbaa !196
  br label %264

264:                                              ; preds = %264, %262
  %265 = phi i64 [ 0, %262 ], [ %275, %264 ]
  %266 = phi double [ 0.000000e+00, %262 ], [ %274, %264 ]
  %267 = getelementptr inbounds double, ptr %261, i64 %265
  %268 = load double, ptr %267, align 8, !tbaa !34
  %269 = fmul contract double %268, %268
  %270 = getelementptr inbounds double, ptr %263, i64 %265
  %271 = load double, ptr %270, align 8, !tbaa !34
  %272 = fmul contract double %271, %271
  %273 = fdiv contract double %269, %272
  %274 = fadd contract double %266, %273
  %275 = add nuw nsw i64 %265, 1
  %276 = icmp eq i64 %275, %245
  br i1 %276, label %277, label %264, !llvm.loop !197

277:                                              ; preds = %264, %256
  %278 = phi double [ 0.000000e+00, %256 ], [ %274, %264 ]
  %279 = icmp eq i64 %257, 0
  br i1 %279, label %283, label %280

280:                                              ; preds = %277
  %281 = mul nsw i64 %257, %231
  %282 = getelementptr double, ptr %233, i64 %281
  br label %317

283:                                              ; preds = %347, %277
  %284 = phi double [ %278, %277 ], [ %359, %347 ]
  %285 = fcmp contract ogt double %284, 0.000000e+00
  %286 = select contract i1 %285, double %284, double 0.000000e+00
  %287 = mul i64 %257, %248
  %288 = getelementptr inbounds double, ptr %233, i64 %287
  store double %286, ptr %288, align 8, !tbaa !34
  %289 = icmp sgt i64 %250, %259
  br i1 %289, label %290, label %314

290:                                              ; preds = %283
  %291 = load ptr, ptr %251, align 8, !tbaa !198
  %292 = getelementptr inbounds double, ptr %291, i64 %259
  %293 = load double, ptr %292, align 8, !tbaa !34
  %294 = fcmp contract olt double %293, %286
  br i1 %294, label %295, label %296

295:                                              ; preds = %290
  store double %286, ptr %292, align 8, !tbaa !34
  br label %296

296:                                              ; preds = %295, %290
  %297 = phi double [ %286, %295 ], [ %293, %290 ]
  %298 = fcmp contract ogt double %297, 0.000000e+00
  %299 = fdiv contract double %286, %297
  %300 = select contract i1 %298, double %299, double 1.000000e+00
  %301 = load ptr, ptr %252, align 8, !tbaa !208
  %302 = getelementptr inbounds double, ptr %301, i64 %259
  store double %300, ptr %302, align 8, !tbaa !34
  %303 = load double, ptr %234, align 8, !tbaa !42
  %304 = fcmp contract olt double %300, %303
  br i1 %304, label %305, label %306

305:                                              ; preds = %296
  store double %300, ptr %234, align 8, !tbaa !42
  br label %306

306:                                              ; preds = %305, %296
  %307 = load double, ptr %253, align 8, !tbaa !154
  %308 = fcmp contract olt double %300, %307
  br i1 %308, label %309, label %310

309:                                              ; preds = %306
  store double %300, ptr %253, align 8, !tbaa !154
  br label %310

310:                                              ; preds = %309, %306
  %311 = load double, ptr %254, align 8, !tbaa !206
  %312 = fcmp contract olt double %300, %311
  br i1 %312, label %313, label %314

313:                                              ; preds = %310
  store double %300, ptr %254, align 8, !tbaa !206
  store double %2, ptr %255, align 8, !tbaa !207
  br label %314

314:                                              ; preds = %313, %310, %283
  %315 = add nuw nsw i64 %257, 1
  %316 = icmp eq i64 %315, %231
  br i1 %316, label %377, label %256, !llvm.loop !209

317:                                              ; preds = %347, %280
  %318 = phi i64 [ 0, %280 ], [ %360, %347 ]
  %319 = phi double [ %278, %280 ], [ %359, %347 ]
  %320 = getelementptr inbounds i64, ptr %241, i64 %318
  %321 = load i64, ptr %320, align 8, !tbaa !33
  %322 = mul nsw i64 %321, %245
  %323 = getelementptr inbounds double, ptr %243, i64 %322
  br i1 %246, label %324, label %341

324:                                              ; preds = %317
  %325 = load ptr, ptr %247, align 8, !tbaa !196
  br label %326

326:                                              ; preds = %326, %324
  %327 = phi i64 [ 0, %324 ], [ %339, %326 ]
  %328 = phi double [ 0.000000e+00, %324 ], [ %338, %326 ]
  %329 = getelementptr inbounds double, ptr %261, i64 %327
  %330 = load double, ptr %329, align 8, !tbaa !34
  %331 = getelementptr inbounds double, ptr %323, i64 %327
  %332 = load double, ptr %331, align 8, !tbaa !34
  %333 = fmul contract double %330, %332
  %334 = getelementptr inbounds double, ptr %325, i64 %327
  %335 = load double, ptr %334, align 8, !tbaa !34
  %336 = fmul contract double %335, %335
  %337 = fdiv contract double %333, %336
  %338 = fadd contract double %328, %337
  %339 = add nuw nsw i64 %327, 1
  %340 = icmp eq i64 %339, %245
  br i1 %340, label %341, label %326, !llvm.loop !197

341:                                              ; preds = %326, %317
  %342 = phi double [ 0.000000e+00, %317 ], [ %338, %326 ]
  %343 = icmp eq i64 %318, 0
  br i1 %343, label %347, label %344

344:                                              ; preds = %341
  %345 = mul nsw i64 %318, %231
  %346 = getelementptr double, ptr %233, i64 %345
  br label %362

347:                                              ; preds = %362, %341
  %348 = phi double [ %342, %341 ], [ %374, %362 ]
  %349 = mul i64 %318, %248
  %350 = getelementptr inbounds double, ptr %233, i64 %349
  %351 = load double, ptr %350, align 8, !tbaa !34
  %352 = fcmp contract ogt double %351, 0.000000e+00
  %353 = fdiv contract double %348, %351
  %354 = select contract i1 %352, double %353, double 0.000000e+00
  %355 = getelementptr double, ptr %282, i64 %318
  store double %354, ptr %355, align 8, !tbaa !34
  %356 = fmul contract double %354, %354
  %357 = load double, ptr %350, align 8, !tbaa !34
  %358 = fmul contract double %357, %356
  %359 = fsub contract double %319, %358
  %360 = add nuw nsw i64 %318, 1
  %361 = icmp eq i64 %360, %257
  br i1 %361, label %283, label %317, !llvm.loop !210

362:                                              ; preds = %362, %344
  %363 = phi i64 [ 0, %344 ], [ %375, %362 ]
  %364 = phi double [ %342, %344 ], [ %374, %362 ]
  %365 = getelementptr double, ptr %282, i64 %363
  %366 = load double, ptr %365, align 8, !tbaa !34
  %367 = getelementptr double, ptr %346, i64 %363
  %368 = load double, ptr %367, align 8, !tbaa !34
  %369 = fmul contract double %366, %368
  %370 = mul i64 %363, %248
  %371 = getelementptr inbounds double, ptr %233, i64 %370
  %372 = load double, ptr %371, align 8, !tbaa !34
  %373 = fmul contract double %369, %372
  %374 = fsub contract double %364, %373
  %375 = add nuw nsw i64 %363, 1
  %376 = icmp eq i64 %375, %318
  br i1 %376, label %347, label %362, !llvm.loop !211

377:                                              ; preds = %314, %236
  %378 = phi i64 [ %238, %236 ], [ %245, %314 ]
  %379 = icmp sgt i64 %378, 0
  br i1 %379, label %380, label %387

380:                                              ; preds = %377
  %381 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %382 = load ptr, ptr %381, align 8, !tbaa !55
  %383 = add nuw i64 %378, 1
  %384 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %385 = load ptr, ptr %384, align 8, !tbaa !196
  %386 = sitofp i64 %378 to double
  br label %399

387:                                              ; preds = %399, %377
  %388 = phi double [ 0.000000e+00, %377 ], [ %410, %399 ]
  br i1 %235, label %389, label %455

389:                                              ; preds = %387
  %390 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %391 = load ptr, ptr %390, align 8, !tbaa !56
  %392 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %393 = load ptr, ptr %392, align 8, !tbaa !112
  %394 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %395 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %396 = add i64 %378, 1
  %397 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %398 = load ptr, ptr %397, align 8, !tbaa !212
  br label %413

399:                                              ; preds = %399, %380
  %400 = phi double [ 0.000000e+00, %380 ], [ %410, %399 ]
  %401 = phi i64 [ 0, %380 ], [ %411, %399 ]
  %402 = mul i64 %401, %383
  %403 = getelementptr inbounds double, ptr %382, i64 %402
  %404 = load double, ptr %403, align 8, !tbaa !34
  %405 = getelementptr inbounds double, ptr %385, i64 %401
  %406 = load double, ptr %405, align 8, !tbaa !34
  %407 = fmul contract double %406, %406
  %408 = fdiv contract double %404, %407
  %409 = fdiv contract double %408, %386
  %410 = fadd contract double %400, %409
  %411 = add nuw nsw i64 %401, 1
  %412 = icmp eq i64 %411, %378
  br i1 %412, label %387, label %399, !llvm.loop !213

413:                                              ; preds = %429, %389
  %414 = phi i64 [ 0, %389 ], [ %432, %429 ]
  %415 = getelementptr inbounds i64, ptr %393, i64 %414
  %416 = load i64, ptr %415, align 8, !tbaa !33
  %417 = mul nsw i64 %416, %378
  %418 = getelementptr inbounds double, ptr %391, i64 %417
  br i1 %379, label %419, label %429

419:                                              ; preds = %413
  %420 = load ptr, ptr %394, align 8, !tbaa !196
  %421 = load ptr, ptr %395, align 8, !tbaa !55
  br label %434

422:                                              ; preds = %434
  %423 = fcmp contract ogt double %450, 0.000000e+00
  br i1 %423, label %424, label %429

424:                                              ; preds = %422
  %425 = fcmp contract ogt double %452, 0.000000e+00
  %426 = fdiv contract double %452, %450
  %427 = select contract i1 %425, double %426, double %388
  %428 = fdiv contract double %427, %450
  br label %429

429:                                              ; preds = %424, %422, %413
  %430 = phi contract double [ %428, %424 ], [ 0.000000e+00, %422 ], [ 0.000000e+00, %413 ]
  %431 = getelementptr inbounds double, ptr %398, i64 %416
  store double %430, ptr %431, align 8, !tbaa !34
  %432 = add nuw nsw i64 %414, 1
  %433 = icmp eq i64 %432, %231
  br i1 %433, label %515, label %413, !llvm.loop !214

434:                                              ; preds = %434, %419
  %435 = phi double [ 0.000000e+00, %419 ], [ %450, %434 ]
  %436 = phi double [ 0.000000e+00, %419 ], [ %452, %434 ]
  %437 = phi i64 [ 0, %419 ], [ %453, %434 ]
  %438 = getelementptr inbounds double, ptr %418, i64 %437
  %439 = load double, ptr %438, align 8, !tbaa !34
  %440 = fmul contract double %439, %439
  %441 = getelementptr inbounds double, ptr %420, i64 %437
  %442 = load double, ptr %441, align 8, !tbaa !34
  %443 = fmul contract double %442, %442
  %444 = fdiv contract double %440, %443
  %445 = mul i64 %437, %396
  %446 = getelementptr inbounds double, ptr %421, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !34
  %448 = fmul contract double %447, %444
  %449 = fdiv contract double %448, %443
  %450 = fadd contract double %435, %444
  %451 = fcmp contract ogt double %449, %436
  %452 = select i1 %451, double %449, double %436
  %453 = add nuw nsw i64 %437, 1
  %454 = icmp eq i64 %453, %378
  br i1 %454, label %422, label %434, !llvm.loop !215

455:                                              ; preds = %523, %387
  %456 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %457 = load ptr, ptr %456, align 8, !tbaa !55
  %458 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  store double 0.000000e+00, ptr %458, align 8, !tbaa !39
  br i1 %379, label %459, label %554

459:                                              ; preds = %455, %509
  %460 = phi i64 [ %485, %509 ], [ 0, %455 ]
  %461 = mul nsw i64 %460, %378
  %462 = getelementptr double, ptr %457, i64 %461
  %463 = getelementptr double, ptr %462, i64 %460
  %464 = load double, ptr %463, align 8, !tbaa !34
  %465 = icmp eq i64 %460, 0
  br i1 %465, label %466, label %470

466:                                              ; preds = %470, %459
  %467 = phi double [ %464, %459 ], [ %476, %470 ]
  %468 = fmul contract double %464, 0x3D06849B86A12B9B
  %469 = fcmp contract ogt double %467, %468
  br i1 %469, label %479, label %511

470:                                              ; preds = %459, %470
  %471 = phi i64 [ %477, %470 ], [ 0, %459 ]
  %472 = phi double [ %476, %470 ], [ %464, %459 ]
  %473 = getelementptr double, ptr %462, i64 %471
  %474 = load double, ptr %473, align 8, !tbaa !34
  %475 = fmul contract double %474, %474
  %476 = fsub contract double %472, %475
  %477 = add nuw nsw i64 %471, 1
  %478 = icmp eq i64 %477, %460
  br i1 %478, label %466, label %470, !llvm.loop !216

479:                                              ; preds = %466
  %480 = fmul contract double %464, 1.000000e-05
  %481 = fcmp contract olt double %467, %480
  br i1 %481, label %482, label %483

482:                                              ; preds = %479
  store double 1.000000e+00, ptr %458, align 8, !tbaa !39
  br label %483

483:                                              ; preds = %482, %479
  %484 = tail call contract double @llvm.sqrt.f64(double %467)
  store double %484, ptr %463, align 8, !tbaa !34
  %485 = add nuw nsw i64 %460, 1
  %486 = icmp slt i64 %485, %378
  br i1 %486, label %487, label %509

487:                                              ; preds = %483, %493
  %488 = phi i64 [ %496, %493 ], [ %485, %483 ]
  %489 = mul nsw i64 %488, %378
  %490 = getelementptr double, ptr %457, i64 %489
  %491 = getelementptr double, ptr %490, i64 %460
  %492 = load double, ptr %491, align 8, !tbaa !34
  br i1 %465, label %493, label %498

493:                                              ; preds = %498, %487
  %494 = phi double [ %492, %487 ], [ %506, %498 ]
  %495 = fdiv contract double %494, %484
  store double %495, ptr %491, align 8, !tbaa !34
  %496 = add nuw nsw i64 %488, 1
  %497 = icmp slt i64 %496, %378
  br i1 %497, label %487, label %509, !llvm.loop !217

498:                                              ; preds = %487, %498
  %499 = phi i64 [ %507, %498 ], [ 0, %487 ]
  %500 = phi double [ %506, %498 ], [ %492, %487 ]
  %501 = getelementptr double, ptr %490, i64 %499
  %502 = load double, ptr %501, align 8, !tbaa !34
  %503 = getelementptr double, ptr %462, i64 %499
  %504 = load double, ptr %503, align 8, !tbaa !34
  %505 = fmul contract double %502, %504
  %506 = fsub contract double %500, %505
  %507 = add nuw nsw i64 %499, 1
  %508 = icmp eq i64 %507, %460
  br i1 %508, label %493, label %498, !llvm.loop !218

509:                                              ; preds = %493, %483
  %510 = icmp eq i64 %485, %378
  br i1 %510, label %554, label %459, !llvm.loop !219

511:                                              ; preds = %466
  %512 = trunc i64 %460 to i32
  %513 = add i32 %512, 1
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %554, label %551

515:                                              ; preds = %429, %523
  %516 = phi i64 [ %524, %523 ], [ 0, %429 ]
  %517 = getelementptr inbounds i64, ptr %393, i64 %516
  %518 = load i64, ptr %517, align 8, !tbaa !33
  %519 = mul nsw i64 %518, %378
  %520 = getelementptr inbounds double, ptr %391, i64 %519
  %521 = getelementptr inbounds double, ptr %398, i64 %518
  %522 = load double, ptr %521, align 8, !tbaa !34
  br i1 %379, label %526, label %523

523:                                              ; preds = %547, %515
  %524 = add nuw nsw i64 %516, 1
  %525 = icmp eq i64 %524, %231
  br i1 %525, label %455, label %515, !llvm.loop !220

526:                                              ; preds = %515, %547
  %527 = phi i64 [ %549, %547 ], [ 1, %515 ]
  %528 = phi i64 [ %548, %547 ], [ 0, %515 ]
  %529 = getelementptr inbounds double, ptr %520, i64 %528
  %530 = load double, ptr %529, align 8, !tbaa !34
  %531 = fcmp contract oeq double %530, 0.000000e+00
  br i1 %531, label %547, label %532

532:                                              ; preds = %526
  %533 = fmul contract double %522, %530
  %534 = load ptr, ptr %395, align 8, !tbaa !55
  %535 = mul nsw i64 %528, %378
  %536 = getelementptr double, ptr %534, i64 %535
  br label %537

537:                                              ; preds = %537, %532
  %538 = phi i64 [ 0, %532 ], [ %545, %537 ]
  %539 = getelementptr inbounds double, ptr %520, i64 %538
  %540 = load double, ptr %539, align 8, !tbaa !34
  %541 = fmul contract double %533, %540
  %542 = getelementptr double, ptr %536, i64 %538
  %543 = load double, ptr %542, align 8, !tbaa !34
  %544 = fadd contract double %541, %543
  store double %544, ptr %542, align 8, !tbaa !34
  %545 = add nuw nsw i64 %538, 1
  %546 = icmp eq i64 %545, %527
  br i1 %546, label %547, label %537, !llvm.loop !221

547:                                              ; preds = %537, %526
  %548 = add nuw nsw i64 %528, 1
  %549 = add nuw i64 %527, 1
  %550 = icmp eq i64 %548, %378
  br i1 %550, label %523, label %526, !llvm.loop !222

551:                                              ; preds = %511
  %552 = sitofp i32 %513 to double
  %553 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  store double %552, ptr %553, align 8, !tbaa !21
  br label %554

554:                                              ; preds = %509, %455, %511, %551
  %555 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %556 = load ptr, ptr %555, align 8, !tbaa !112
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %556, i64 noundef %231)
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
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %12 = load double, ptr %11, align 8, !tbaa !39
  %13 = fcmp contract une double %12, 0.000000e+00
  br i1 %13, label %14, label %132

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %16 = load double, ptr %15, align 8, !tbaa !41
  %17 = fcmp contract ogt double %16, 0.000000e+00
  br i1 %17, label %18, label %23

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %20 = load double, ptr %19, align 8, !tbaa !42
  %21 = fmul contract double %16, 1.000000e+01
  %22 = fcmp contract olt double %20, %21
  br i1 %22, label %132, label %23

23:                                               ; preds = %18, %14
  %24 = load i64, ptr %7, align 8, !tbaa !14
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %26 = load ptr, ptr %25, align 8, !tbaa !43
  %27 = shl i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %2, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28, align 8, !tbaa !29
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %33 = load ptr, ptr %32, align 8, !tbaa !44
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %35 = load ptr, ptr %34, align 8, !tbaa !45
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %37 = load ptr, ptr %36, align 8, !tbaa !24
  %38 = load i64, ptr %0, align 8, !tbaa !13
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  br label %51

40:                                               ; preds = %74, %23
  %41 = icmp sgt i64 %1, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %44 = load ptr, ptr %43, align 8, !tbaa !28
  br label %106

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %47 = load ptr, ptr %46, align 8, !tbaa !56
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %49 = load ptr, ptr %48, align 8, !tbaa !28
  %50 = icmp sgt i64 %24, 0
  br label %77

51:                                               ; preds = %74, %31
  %52 = phi i64 [ 0, %31 ], [ %75, %74 ]
  %53 = getelementptr inbounds i64, ptr %33, i64 %52
  %54 = load i64, ptr %53, align 8, !tbaa !33
  %55 = getelementptr inbounds i64, ptr %35, i64 %52
  %56 = load i64, ptr %55, align 8, !tbaa !33
  %57 = getelementptr inbounds double, ptr %39, i64 %52
  %58 = load double, ptr %57, align 8, !tbaa !34
  %59 = getelementptr inbounds double, ptr %4, i64 %56
  %60 = load double, ptr %59, align 8, !tbaa !34
  %61 = fmul contract double %58, %60
  %62 = getelementptr inbounds double, ptr %26, i64 %54
  %63 = load double, ptr %62, align 8, !tbaa !34
  %64 = fsub contract double %63, %61
  store double %64, ptr %62, align 8, !tbaa !34
  %65 = icmp eq i64 %54, %56
  br i1 %65, label %74, label %66

66:                                               ; preds = %51
  %67 = load double, ptr %57, align 8, !tbaa !34
  %68 = getelementptr inbounds double, ptr %4, i64 %54
  %69 = load double, ptr %68, align 8, !tbaa !34
  %70 = fmul contract double %67, %69
  %71 = getelementptr inbounds double, ptr %26, i64 %56
  %72 = load double, ptr %71, align 8, !tbaa !34
  %73 = fsub contract double %72, %70
  store double %73, ptr %71, align 8, !tbaa !34
  br label %74

74:                                               ; preds = %66, %51
  %75 = add nuw nsw i64 %52, 1
  %76 = icmp eq i64 %75, %29
  br i1 %76, label %40, label %51, !llvm.loop !223

77:                                               ; preds = %86, %45
  %78 = phi i64 [ 0, %45 ], [ %87, %86 ]
  %79 = mul nsw i64 %78, %24
  %80 = getelementptr inbounds double, ptr %47, i64 %79
  %81 = getelementptr inbounds double, ptr %3, i64 %78
  %82 = load double, ptr %81, align 8, !tbaa !34
  %83 = getelementptr inbounds double, ptr %49, i64 %78
  store double %82, ptr %83, align 8, !tbaa !34
  br i1 %50, label %84, label %86

84:                                               ; preds = %77
  %85 = getelementptr inbounds double, ptr %5, i64 %78
  br label %89

86:                                               ; preds = %89, %77
  %87 = add nuw nsw i64 %78, 1
  %88 = icmp eq i64 %87, %1
  br i1 %88, label %106, label %77, !llvm.loop !224

89:                                               ; preds = %89, %84
  %90 = phi i64 [ 0, %84 ], [ %104, %89 ]
  %91 = getelementptr inbounds double, ptr %80, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !34
  %93 = load double, ptr %85, align 8, !tbaa !34
  %94 = fmul contract double %92, %93
  %95 = getelementptr inbounds double, ptr %26, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !34
  %97 = fadd contract double %96, %94
  store double %97, ptr %95, align 8, !tbaa !34
  %98 = load double, ptr %91, align 8, !tbaa !34
  %99 = getelementptr inbounds double, ptr %4, i64 %90
  %100 = load double, ptr %99, align 8, !tbaa !34
  %101 = fmul contract double %98, %100
  %102 = load double, ptr %83, align 8, !tbaa !34
  %103 = fsub contract double %102, %101
  store double %103, ptr %83, align 8, !tbaa !34
  %104 = add nuw nsw i64 %90, 1
  %105 = icmp eq i64 %104, %24
  br i1 %105, label %86, label %89, !llvm.loop !225

106:                                              ; preds = %86, %42
  %107 = phi ptr [ %44, %42 ], [ %49, %86 ]
  %108 = load ptr, ptr %25, align 8, !tbaa !43
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %110 = getelementptr inbounds double, ptr %107, i64 %1
  tail call void @llvm.memset.p0.i64(ptr align 8 %110, i8 0, i64 %10, i1 false)
  %111 = load ptr, ptr %109, align 8, !tbaa !28
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %111, ptr noundef %108, ptr noundef %110, i32 noundef 0)
  %112 = icmp sgt i64 %8, 0
  br i1 %112, label %114, label %113

113:                                              ; preds = %114, %106
  br i1 %41, label %123, label %132

114:                                              ; preds = %106, %114
  %115 = phi i64 [ %121, %114 ], [ 0, %106 ]
  %116 = getelementptr inbounds double, ptr %108, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !34
  %118 = getelementptr inbounds double, ptr %4, i64 %115
  %119 = load double, ptr %118, align 8, !tbaa !34
  %120 = fadd contract double %117, %119
  store double %120, ptr %118, align 8, !tbaa !34
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %8
  br i1 %122, label %113, label %114, !llvm.loop !226

123:                                              ; preds = %113, %123
  %124 = phi i64 [ %130, %123 ], [ 0, %113 ]
  %125 = getelementptr inbounds double, ptr %110, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !34
  %127 = getelementptr inbounds double, ptr %5, i64 %124
  %128 = load double, ptr %127, align 8, !tbaa !34
  %129 = fadd contract double %126, %128
  store double %129, ptr %127, align 8, !tbaa !34
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, %1
  br i1 %131, label %132, label %123, !llvm.loop !227

132:                                              ; preds = %123, %113, %6, %18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_prepare(ptr noundef %0, double noundef %1) unnamed_addr #5 {
  %3 = alloca %struct.Rows, align 8
  %4 = alloca %struct.Rows, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !228)
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %6 = load ptr, ptr %5, align 8, !tbaa !24, !noalias !228
  %7 = load i64, ptr %0, align 8, !tbaa !13, !noalias !228
  %8 = getelementptr inbounds double, ptr %6, i64 %7
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !29, !noalias !228
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14, !noalias !228
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %16 = load i64, ptr %15, align 8, !tbaa !31, !noalias !228
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %20 = load ptr, ptr %19, align 8, !tbaa !49, !noalias !228
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %22 = load ptr, ptr %21, align 8, !tbaa !56, !noalias !228
  br label %42

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %25 = load ptr, ptr %24, align 8, !tbaa !196, !noalias !228
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %27 = load ptr, ptr %26, align 8, !tbaa !49, !noalias !228
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %29 = load ptr, ptr %28, align 8, !tbaa !56, !noalias !228
  br label %30

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %40, %30 ]
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !34, !noalias !228
  %34 = getelementptr inbounds i64, ptr %27, i64 %31
  %35 = load i64, ptr %34, align 8, !tbaa !33, !noalias !228
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !34, !noalias !228
  %38 = fdiv contract double %33, %37
  %39 = getelementptr inbounds double, ptr %29, i64 %31
  store double %38, ptr %39, align 8, !tbaa !34, !noalias !228
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %30, !llvm.loop !231

42:                                               ; preds = %30, %18
  %43 = phi ptr [ %22, %18 ], [ %29, %30 ]
  %44 = phi ptr [ %20, %18 ], [ %27, %30 ]
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %46 = load ptr, ptr %45, align 8, !tbaa !32, !noalias !228
  store ptr %46, ptr %3, align 8, !tbaa !232, !alias.scope !228
  %47 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %49 = load ptr, ptr %48, align 8, !tbaa !47, !noalias !228
  store ptr %49, ptr %47, align 8, !tbaa !234, !alias.scope !228
  %50 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 2
  store ptr %44, ptr %50, align 8, !tbaa !235, !alias.scope !228
  %51 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 3
  store ptr %43, ptr %51, align 8, !tbaa !236, !alias.scope !228
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !26
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %42
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %57 = load ptr, ptr %56, align 8, !tbaa !195
  br label %62

58:                                               ; preds = %62, %42
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %60 = load i64, ptr %59, align 8, !tbaa !128
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %67, label %79

62:                                               ; preds = %62, %55
  %63 = phi i64 [ 0, %55 ], [ %65, %62 ]
  %64 = getelementptr inbounds double, ptr %57, i64 %63
  store double 1.000000e+00, ptr %64, align 8, !tbaa !34
  %65 = add nuw nsw i64 %63, 1
  %66 = icmp eq i64 %65, %53
  br i1 %66, label %58, label %62, !llvm.loop !237

67:                                               ; preds = %58
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %69 = load ptr, ptr %68, align 8, !tbaa !113
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %71 = load ptr, ptr %70, align 8, !tbaa !238
  %72 = shl i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %72, i1 false)
  %73 = load ptr, ptr %70, align 8, !tbaa !238
  %74 = load i64, ptr %52, align 8, !tbaa !26
  %75 = shl i64 %74, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %75, i1 false)
  %76 = load i64, ptr %59, align 8, !tbaa !128
  %77 = icmp eq i64 %76, 0
  %78 = select contract i1 %77, double 0x3DA5FD7FE1796495, double 0.000000e+00
  br label %79

79:                                               ; preds = %67, %58
  %80 = phi double [ %78, %67 ], [ 0.000000e+00, %58 ]
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %82 = load ptr, ptr %81, align 8, !tbaa !193
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %84 = load ptr, ptr %83, align 8, !tbaa !239
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %86 = load ptr, ptr %85, align 8, !tbaa !195
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %82, ptr noundef %84, ptr noundef %86, double noundef %80)
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  store double 1.000000e+00, ptr %87, align 8, !tbaa !42
  %88 = load i64, ptr %52, align 8, !tbaa !26
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %99

90:                                               ; preds = %79
  %91 = load ptr, ptr %83, align 8, !tbaa !239
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %93 = load ptr, ptr %92, align 8, !tbaa !238
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  br label %104

99:                                               ; preds = %154, %79
  %100 = phi i64 [ 0, %79 ], [ %112, %154 ]
  %101 = phi i64 [ %88, %79 ], [ %124, %154 ]
  %102 = load i64, ptr %59, align 8, !tbaa !128
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %157, label %171

104:                                              ; preds = %154, %90
  %105 = phi i64 [ %88, %90 ], [ %124, %154 ]
  %106 = phi i64 [ 0, %90 ], [ %155, %154 ]
  %107 = phi i64 [ 0, %90 ], [ %112, %154 ]
  %108 = getelementptr inbounds double, ptr %91, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !34
  %110 = fcmp contract ogt double %109, 0.000000e+00
  %111 = zext i1 %110 to i64
  %112 = add nuw nsw i64 %107, %111
  %113 = load i64, ptr %59, align 8, !tbaa !128
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %118, label %115

115:                                              ; preds = %104
  %116 = getelementptr inbounds i64, ptr %93, i64 %106
  %117 = load i64, ptr %116, align 8, !tbaa !33
  br label %123

118:                                              ; preds = %104
  %119 = xor i1 %110, true
  %120 = zext i1 %119 to i64
  %121 = getelementptr inbounds i64, ptr %93, i64 %106
  store i64 %120, ptr %121, align 8, !tbaa !33
  %122 = load i64, ptr %52, align 8, !tbaa !26
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
  %131 = load ptr, ptr %94, align 8, !tbaa !198
  %132 = getelementptr inbounds double, ptr %131, i64 %106
  %133 = load double, ptr %132, align 8, !tbaa !34
  %134 = fcmp contract olt double %133, %128
  br i1 %134, label %135, label %136

135:                                              ; preds = %130
  store double %128, ptr %132, align 8, !tbaa !34
  br label %136

136:                                              ; preds = %135, %130
  %137 = phi double [ %128, %135 ], [ %133, %130 ]
  %138 = fcmp contract ogt double %137, 0.000000e+00
  %139 = fdiv contract double %128, %137
  %140 = select contract i1 %138, double %139, double 1.000000e+00
  %141 = load ptr, ptr %95, align 8, !tbaa !208
  %142 = getelementptr inbounds double, ptr %141, i64 %106
  store double %140, ptr %142, align 8, !tbaa !34
  %143 = load double, ptr %87, align 8, !tbaa !42
  %144 = fcmp contract olt double %140, %143
  br i1 %144, label %145, label %146

145:                                              ; preds = %136
  store double %140, ptr %87, align 8, !tbaa !42
  br label %146

146:                                              ; preds = %145, %136
  %147 = load double, ptr %96, align 8, !tbaa !154
  %148 = fcmp contract olt double %140, %147
  br i1 %148, label %149, label %150

149:                                              ; preds = %146
  store double %140, ptr %96, align 8, !tbaa !154
  br label %150

150:                                              ; preds = %149, %146
  %151 = load double, ptr %97, align 8, !tbaa !206
  %152 = fcmp contract olt double %140, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %150
  store double %140, ptr %97, align 8, !tbaa !206
  store double %1, ptr %98, align 8, !tbaa !207
  br label %154

154:                                              ; preds = %153, %150, %127, %123
  %155 = add nuw nsw i64 %106, 1
  %156 = icmp slt i64 %155, %124
  br i1 %156, label %104, label %99, !llvm.loop !240

157:                                              ; preds = %99
  %158 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %159 = load i64, ptr %158, align 8, !tbaa !129
  %160 = icmp slt i64 %100, %159
  br i1 %160, label %162, label %161

161:                                              ; preds = %157
  store i64 %100, ptr %158, align 8, !tbaa !129
  br label %171

162:                                              ; preds = %157
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %164 = load ptr, ptr %163, align 8, !tbaa !238
  %165 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %166 = load ptr, ptr %165, align 8, !tbaa !113
  %167 = shl i64 %101, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %166, i64 %167, i1 false)
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  store double 0.000000e+00, ptr %168, align 8, !tbaa !206
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  store double 0.000000e+00, ptr %169, align 8, !tbaa !154
  %170 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  store double %1, ptr %170, align 8, !tbaa !207
  br label %171

171:                                              ; preds = %99, %161, %162
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  %172 = load i64, ptr %12, align 8, !tbaa !14
  %173 = load ptr, ptr %5, align 8, !tbaa !24
  %174 = load i64, ptr %0, align 8, !tbaa !13
  %175 = getelementptr inbounds double, ptr %173, i64 %174
  %176 = load i64, ptr %9, align 8, !tbaa !29
  %177 = getelementptr inbounds double, ptr %175, i64 %176
  %178 = getelementptr inbounds double, ptr %177, i64 %172
  %179 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %180 = load ptr, ptr %179, align 8, !tbaa !55
  %181 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %182 = load ptr, ptr %181, align 8, !tbaa !241
  %183 = getelementptr inbounds i64, ptr %182, i64 %172
  %184 = load i64, ptr %183, align 8, !tbaa !33
  %185 = shl i64 %184, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %180, i8 0, i64 %185, i1 false)
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %187 = load ptr, ptr %186, align 8, !tbaa !242
  %188 = shl i64 %172, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %187, i8 0, i64 %188, i1 false)
  %189 = load i64, ptr %9, align 8, !tbaa !29
  %190 = icmp sgt i64 %189, 0
  br i1 %190, label %191, label %194

191:                                              ; preds = %171
  %192 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %193 = load ptr, ptr %192, align 8, !tbaa !243
  br label %201

194:                                              ; preds = %215, %171
  %195 = icmp sgt i64 %172, 0
  br i1 %195, label %196, label %219

196:                                              ; preds = %194
  %197 = load ptr, ptr %186, align 8, !tbaa !242
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %199 = load ptr, ptr %198, align 8, !tbaa !196
  %200 = sitofp i64 %172 to double
  br label %231

201:                                              ; preds = %215, %191
  %202 = phi i64 [ 0, %191 ], [ %217, %215 ]
  %203 = getelementptr inbounds i64, ptr %193, i64 %202
  %204 = load i64, ptr %203, align 8, !tbaa !33
  %205 = icmp slt i64 %204, 0
  %206 = getelementptr inbounds double, ptr %175, i64 %202
  %207 = load double, ptr %206, align 8, !tbaa !34
  br i1 %205, label %208, label %212

208:                                              ; preds = %201
  %209 = load ptr, ptr %186, align 8, !tbaa !242
  %210 = xor i64 %204, -1
  %211 = getelementptr inbounds double, ptr %209, i64 %210
  br label %215

212:                                              ; preds = %201
  %213 = load ptr, ptr %179, align 8, !tbaa !55
  %214 = getelementptr inbounds double, ptr %213, i64 %204
  br label %215

215:                                              ; preds = %212, %208
  %216 = phi ptr [ %214, %212 ], [ %211, %208 ]
  store double %207, ptr %216, align 8, !tbaa !34
  %217 = add nuw nsw i64 %202, 1
  %218 = icmp eq i64 %217, %189
  br i1 %218, label %194, label %201, !llvm.loop !244

219:                                              ; preds = %231, %194
  %220 = phi double [ 0.000000e+00, %194 ], [ %241, %231 ]
  %221 = load i64, ptr %52, align 8, !tbaa !26
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %357

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %225 = load ptr, ptr %224, align 8, !tbaa !245
  %226 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %227 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %228 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %229 = load ptr, ptr %228, align 8, !tbaa !212
  %230 = load i64, ptr %225, align 8, !tbaa !33
  br label %249

231:                                              ; preds = %231, %196
  %232 = phi double [ 0.000000e+00, %196 ], [ %241, %231 ]
  %233 = phi i64 [ 0, %196 ], [ %242, %231 ]
  %234 = getelementptr inbounds double, ptr %197, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !34
  %236 = getelementptr inbounds double, ptr %199, i64 %233
  %237 = load double, ptr %236, align 8, !tbaa !34
  %238 = fmul contract double %237, %237
  %239 = fdiv contract double %235, %238
  %240 = fdiv contract double %239, %200
  %241 = fadd contract double %232, %240
  %242 = add nuw nsw i64 %233, 1
  %243 = icmp eq i64 %242, %172
  br i1 %243, label %219, label %231, !llvm.loop !246

244:                                              ; preds = %305
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %246 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %248 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  br label %309

249:                                              ; preds = %305, %223
  %250 = phi i64 [ %230, %223 ], [ %254, %305 ]
  %251 = phi i64 [ 0, %223 ], [ %252, %305 ]
  %252 = add nuw nsw i64 %251, 1
  %253 = getelementptr inbounds i64, ptr %225, i64 %252
  %254 = load i64, ptr %253, align 8, !tbaa !33
  %255 = icmp slt i64 %250, %254
  br i1 %255, label %256, label %305

256:                                              ; preds = %249
  %257 = load ptr, ptr %5, align 8, !tbaa !24
  %258 = load i64, ptr %0, align 8, !tbaa !13
  %259 = getelementptr inbounds double, ptr %257, i64 %258
  %260 = getelementptr inbounds double, ptr %259, i64 %189
  %261 = load i64, ptr %12, align 8, !tbaa !14
  %262 = getelementptr inbounds double, ptr %260, i64 %261
  %263 = load ptr, ptr %45, align 8, !tbaa !32
  %264 = getelementptr inbounds i64, ptr %263, i64 %251
  %265 = load i64, ptr %264, align 8, !tbaa !33
  %266 = load ptr, ptr %48, align 8, !tbaa !47
  %267 = getelementptr inbounds i64, ptr %266, i64 %265
  %268 = load i64, ptr %267, align 8, !tbaa !33
  %269 = getelementptr i64, ptr %267, i64 1
  %270 = load i64, ptr %269, align 8, !tbaa !33
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %272, label %305

272:                                              ; preds = %256
  %273 = load ptr, ptr %226, align 8, !tbaa !49
  %274 = load ptr, ptr %227, align 8, !tbaa !196
  %275 = load ptr, ptr %186, align 8, !tbaa !242
  br label %283

276:                                              ; preds = %283
  %277 = fcmp contract ogt double %300, 0.000000e+00
  br i1 %277, label %278, label %305

278:                                              ; preds = %276
  %279 = fcmp contract ogt double %302, 0.000000e+00
  %280 = fdiv contract double %302, %300
  %281 = select contract i1 %279, double %280, double %220
  %282 = fdiv contract double %281, %300
  br label %305

283:                                              ; preds = %283, %272
  %284 = phi double [ 0.000000e+00, %272 ], [ %300, %283 ]
  %285 = phi double [ 0.000000e+00, %272 ], [ %302, %283 ]
  %286 = phi i64 [ %268, %272 ], [ %303, %283 ]
  %287 = getelementptr inbounds i64, ptr %273, i64 %286
  %288 = load i64, ptr %287, align 8, !tbaa !33
  %289 = getelementptr inbounds double, ptr %274, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !34
  %291 = fmul contract double %290, %290
  %292 = getelementptr inbounds double, ptr %262, i64 %286
  %293 = load double, ptr %292, align 8, !tbaa !34
  %294 = fmul contract double %293, %293
  %295 = fdiv contract double %294, %291
  %296 = getelementptr inbounds double, ptr %275, i64 %288
  %297 = load double, ptr %296, align 8, !tbaa !34
  %298 = fmul contract double %297, %295
  %299 = fdiv contract double %298, %291
  %300 = fadd contract double %284, %295
  %301 = fcmp contract ogt double %299, %285
  %302 = select i1 %301, double %299, double %285
  %303 = add nsw i64 %286, 1
  %304 = icmp eq i64 %303, %270
  br i1 %304, label %276, label %283, !llvm.loop !247

305:                                              ; preds = %278, %276, %256, %249
  %306 = phi contract double [ 0.000000e+00, %249 ], [ %282, %278 ], [ 0.000000e+00, %276 ], [ 0.000000e+00, %256 ]
  %307 = getelementptr inbounds double, ptr %229, i64 %251
  store double %306, ptr %307, align 8, !tbaa !34
  %308 = icmp eq i64 %252, %221
  br i1 %308, label %244, label %249, !llvm.loop !248

309:                                              ; preds = %342, %244
  %310 = phi i64 [ %230, %244 ], [ %314, %342 ]
  %311 = phi i64 [ 0, %244 ], [ %312, %342 ]
  %312 = add nuw nsw i64 %311, 1
  %313 = getelementptr inbounds i64, ptr %225, i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !33
  %315 = icmp slt i64 %310, %314
  br i1 %315, label %316, label %342

316:                                              ; preds = %309
  %317 = load ptr, ptr %245, align 8, !tbaa !238
  %318 = getelementptr inbounds i64, ptr %317, i64 %311
  %319 = load i64, ptr %318, align 8, !tbaa !33
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %321, label %342

321:                                              ; preds = %316
  %322 = load ptr, ptr %246, align 8, !tbaa !249
  %323 = getelementptr inbounds double, ptr %229, i64 %311
  %324 = load ptr, ptr %247, align 8, !tbaa !250
  %325 = load ptr, ptr %248, align 8, !tbaa !251
  br label %326

326:                                              ; preds = %351, %321
  %327 = phi i64 [ %310, %321 ], [ %355, %351 ]
  %328 = getelementptr inbounds i64, ptr %322, i64 %327
  %329 = load i64, ptr %328, align 8, !tbaa !33
  %330 = load double, ptr %323, align 8, !tbaa !34
  %331 = getelementptr inbounds i64, ptr %324, i64 %327
  %332 = load i64, ptr %331, align 8, !tbaa !33
  %333 = getelementptr inbounds double, ptr %178, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !34
  %335 = fmul contract double %330, %334
  %336 = getelementptr inbounds i64, ptr %325, i64 %327
  %337 = load i64, ptr %336, align 8, !tbaa !33
  %338 = getelementptr inbounds double, ptr %178, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !34
  %340 = fmul contract double %335, %339
  %341 = icmp slt i64 %329, 0
  br i1 %341, label %344, label %348

342:                                              ; preds = %351, %316, %309
  %343 = icmp eq i64 %312, %221
  br i1 %343, label %357, label %309, !llvm.loop !252

344:                                              ; preds = %326
  %345 = load ptr, ptr %186, align 8, !tbaa !242
  %346 = xor i64 %329, -1
  %347 = getelementptr inbounds double, ptr %345, i64 %346
  br label %351

348:                                              ; preds = %326
  %349 = load ptr, ptr %179, align 8, !tbaa !55
  %350 = getelementptr inbounds double, ptr %349, i64 %329
  br label %351

351:                                              ; preds = %348, %344
  %352 = phi ptr [ %350, %348 ], [ %347, %344 ]
  %353 = load double, ptr %352, align 8, !tbaa !34
  %354 = fadd contract double %340, %353
  store double %354, ptr %352, align 8, !tbaa !34
  %355 = add nsw i64 %327, 1
  %356 = icmp eq i64 %355, %314
  br i1 %356, label %342, label %326, !llvm.loop !253

357:                                              ; preds = %342, %219
  %358 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  store double 0.000000e+00, ptr %358, align 8, !tbaa !39
  %359 = load i64, ptr %12, align 8, !tbaa !14
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %454

361:                                              ; preds = %357
  %362 = load ptr, ptr %186, align 8, !tbaa !242
  %363 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %364 = load ptr, ptr %363, align 8, !tbaa !254
  %365 = load ptr, ptr %181, align 8, !tbaa !241
  %366 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %367 = load ptr, ptr %366, align 8, !tbaa !255
  %368 = load ptr, ptr %179, align 8, !tbaa !55
  %369 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %370 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %371 = load i64, ptr %365, align 8, !tbaa !33
  %372 = getelementptr i64, ptr %365, i64 1
  br label %373

373:                                              ; preds = %451, %361
  %374 = phi i64 [ %371, %361 ], [ %379, %451 ]
  %375 = phi i64 [ 0, %361 ], [ %399, %451 ]
  %376 = getelementptr inbounds double, ptr %362, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !34
  %378 = getelementptr i64, ptr %372, i64 %375
  %379 = load i64, ptr %378, align 8, !tbaa !33
  %380 = icmp slt i64 %374, %379
  br i1 %380, label %381, label %397

381:                                              ; preds = %373, %381
  %382 = phi i64 [ %388, %381 ], [ %374, %373 ]
  %383 = getelementptr inbounds double, ptr %368, i64 %382
  %384 = load double, ptr %383, align 8, !tbaa !34
  %385 = getelementptr inbounds i64, ptr %367, i64 %382
  %386 = load i64, ptr %385, align 8, !tbaa !33
  %387 = getelementptr inbounds double, ptr %364, i64 %386
  store double %384, ptr %387, align 8, !tbaa !34
  %388 = add nsw i64 %382, 1
  %389 = icmp eq i64 %388, %379
  br i1 %389, label %402, label %381, !llvm.loop !256

390:                                              ; preds = %427, %390
  %391 = phi i64 [ %395, %390 ], [ %374, %427 ]
  %392 = getelementptr inbounds i64, ptr %367, i64 %391
  %393 = load i64, ptr %392, align 8, !tbaa !33
  %394 = getelementptr inbounds double, ptr %364, i64 %393
  store double 0.000000e+00, ptr %394, align 8, !tbaa !34
  %395 = add nsw i64 %391, 1
  %396 = icmp eq i64 %395, %379
  br i1 %396, label %397, label %390, !llvm.loop !257

397:                                              ; preds = %390, %373
  %398 = phi double [ %377, %373 ], [ %435, %390 ]
  %399 = add nuw nsw i64 %375, 1
  %400 = fmul contract double %377, 0x3D06849B86A12B9B
  %401 = fcmp contract ogt double %398, %400
  br i1 %401, label %446, label %438

402:                                              ; preds = %381, %427
  %403 = phi i64 [ %436, %427 ], [ %374, %381 ]
  %404 = phi double [ %435, %427 ], [ %377, %381 ]
  %405 = getelementptr inbounds i64, ptr %367, i64 %403
  %406 = load i64, ptr %405, align 8, !tbaa !33
  %407 = getelementptr inbounds double, ptr %364, i64 %406
  %408 = load double, ptr %407, align 8, !tbaa !34
  %409 = getelementptr inbounds i64, ptr %365, i64 %406
  %410 = load i64, ptr %409, align 8, !tbaa !33
  %411 = getelementptr i64, ptr %409, i64 1
  %412 = load i64, ptr %411, align 8, !tbaa !33
  %413 = icmp slt i64 %410, %412
  br i1 %413, label %414, label %427

414:                                              ; preds = %402, %414
  %415 = phi i64 [ %425, %414 ], [ %410, %402 ]
  %416 = phi double [ %424, %414 ], [ 0.000000e+00, %402 ]
  %417 = getelementptr inbounds i64, ptr %367, i64 %415
  %418 = load i64, ptr %417, align 8, !tbaa !33
  %419 = getelementptr inbounds double, ptr %364, i64 %418
  %420 = load double, ptr %419, align 8, !tbaa !34
  %421 = getelementptr inbounds double, ptr %368, i64 %415
  %422 = load double, ptr %421, align 8, !tbaa !34
  %423 = fmul contract double %420, %422
  %424 = fadd contract double %416, %423
  %425 = add nsw i64 %415, 1
  %426 = icmp eq i64 %425, %412
  br i1 %426, label %427, label %414, !llvm.loop !258

427:                                              ; preds = %414, %402
  %428 = phi double [ 0.000000e+00, %402 ], [ %424, %414 ]
  %429 = fsub contract double %408, %428
  %430 = getelementptr inbounds double, ptr %362, i64 %406
  %431 = load double, ptr %430, align 8, !tbaa !34
  %432 = fdiv contract double %429, %431
  %433 = getelementptr inbounds double, ptr %368, i64 %403
  store double %432, ptr %433, align 8, !tbaa !34
  store double %432, ptr %407, align 8, !tbaa !34
  %434 = fmul contract double %432, %432
  %435 = fsub contract double %404, %434
  %436 = add nsw i64 %403, 1
  %437 = icmp eq i64 %436, %379
  br i1 %437, label %390, label %402, !llvm.loop !259

438:                                              ; preds = %397
  %439 = load ptr, ptr %369, align 8, !tbaa !30
  %440 = getelementptr inbounds i64, ptr %439, i64 %375
  %441 = load i64, ptr %440, align 8, !tbaa !33
  %442 = add nsw i64 %441, 1
  %443 = sitofp i64 %442 to double
  store double %443, ptr %370, align 8, !tbaa !21
  %444 = fcmp contract ogt double %377, 0.000000e+00
  %445 = select contract i1 %444, double %377, double 1.000000e+00
  br label %446

446:                                              ; preds = %438, %397
  %447 = phi double [ %398, %397 ], [ %445, %438 ]
  %448 = fmul contract double %377, 1.000000e-05
  %449 = fcmp contract olt double %447, %448
  br i1 %449, label %450, label %451

450:                                              ; preds = %446
  store double 1.000000e+00, ptr %358, align 8, !tbaa !39
  br label %451

451:                                              ; preds = %450, %446
  %452 = tail call contract double @llvm.sqrt.f64(double %447)
  store double %452, ptr %376, align 8, !tbaa !34
  %453 = icmp eq i64 %399, %359
  br i1 %453, label %454, label %373, !llvm.loop !260

454:                                              ; preds = %451, %357
  %455 = load ptr, ptr %5, align 8, !tbaa !24
  %456 = load i64, ptr %0, align 8, !tbaa !13
  %457 = getelementptr inbounds double, ptr %455, i64 %456
  %458 = getelementptr inbounds double, ptr %457, i64 %189
  %459 = getelementptr inbounds double, ptr %458, i64 %359
  br i1 %222, label %466, label %460

460:                                              ; preds = %454
  %461 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %462 = load ptr, ptr %461, align 8, !tbaa !261
  %463 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %464 = load ptr, ptr %463, align 8, !tbaa !262
  %465 = load ptr, ptr %85, align 8, !tbaa !195
  br label %562

466:                                              ; preds = %454
  %467 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %468 = load ptr, ptr %467, align 8, !tbaa !254
  %469 = load ptr, ptr %48, align 8, !tbaa !47
  %470 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %471 = load ptr, ptr %470, align 8, !tbaa !49
  %472 = load ptr, ptr %45, align 8, !tbaa !32
  %473 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %474 = load ptr, ptr %473, align 8, !tbaa !261
  %475 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %476 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %477 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %478 = load ptr, ptr %475, align 8, !tbaa !262
  %479 = load ptr, ptr %85, align 8, !tbaa !195
  br label %480

480:                                              ; preds = %518, %466
  %481 = phi i64 [ 0, %466 ], [ %501, %518 ]
  %482 = getelementptr inbounds i64, ptr %472, i64 %481
  %483 = load i64, ptr %482, align 8, !tbaa !33
  %484 = getelementptr inbounds i64, ptr %469, i64 %483
  %485 = load i64, ptr %484, align 8, !tbaa !33
  %486 = getelementptr i64, ptr %484, i64 1
  %487 = load i64, ptr %486, align 8, !tbaa !33
  %488 = icmp slt i64 %485, %487
  br i1 %488, label %489, label %498

489:                                              ; preds = %480, %489
  %490 = phi i64 [ %496, %489 ], [ %485, %480 ]
  %491 = getelementptr inbounds double, ptr %459, i64 %490
  %492 = load double, ptr %491, align 8, !tbaa !34
  %493 = getelementptr inbounds i64, ptr %471, i64 %490
  %494 = load i64, ptr %493, align 8, !tbaa !33
  %495 = getelementptr inbounds double, ptr %468, i64 %494
  store double %492, ptr %495, align 8, !tbaa !34
  %496 = add nsw i64 %490, 1
  %497 = icmp eq i64 %496, %487
  br i1 %497, label %498, label %489, !llvm.loop !256

498:                                              ; preds = %489, %480
  %499 = getelementptr inbounds i64, ptr %474, i64 %481
  %500 = load i64, ptr %499, align 8, !tbaa !33
  %501 = add nuw nsw i64 %481, 1
  %502 = getelementptr inbounds i64, ptr %474, i64 %501
  %503 = load i64, ptr %502, align 8, !tbaa !33
  %504 = icmp slt i64 %500, %503
  br i1 %504, label %505, label %518

505:                                              ; preds = %498
  %506 = load ptr, ptr %181, align 8, !tbaa !241
  %507 = load ptr, ptr %476, align 8, !tbaa !255
  %508 = load ptr, ptr %179, align 8, !tbaa !55
  %509 = load ptr, ptr %186, align 8, !tbaa !242
  %510 = load ptr, ptr %477, align 8, !tbaa !263
  br label %526

511:                                              ; preds = %551, %511
  %512 = phi i64 [ %516, %511 ], [ %500, %551 ]
  %513 = getelementptr inbounds i64, ptr %478, i64 %512
  %514 = load i64, ptr %513, align 8, !tbaa !33
  %515 = getelementptr inbounds double, ptr %468, i64 %514
  store double 0.000000e+00, ptr %515, align 8, !tbaa !34
  %516 = add nsw i64 %512, 1
  %517 = icmp eq i64 %516, %503
  br i1 %517, label %518, label %511, !llvm.loop !257

518:                                              ; preds = %511, %498
  %519 = phi double [ 0.000000e+00, %498 ], [ %559, %511 ]
  %520 = fcmp contract ogt double %519, 0.000000e+00
  %521 = tail call contract double @llvm.sqrt.f64(double %519)
  %522 = fdiv contract double 1.000000e+00, %521
  %523 = select contract i1 %520, double %522, double 0.000000e+00
  %524 = getelementptr inbounds double, ptr %479, i64 %481
  store double %523, ptr %524, align 8, !tbaa !34
  %525 = icmp eq i64 %501, %221
  br i1 %525, label %562, label %480, !llvm.loop !264

526:                                              ; preds = %551, %505
  %527 = phi i64 [ %500, %505 ], [ %560, %551 ]
  %528 = phi double [ 0.000000e+00, %505 ], [ %559, %551 ]
  %529 = getelementptr inbounds i64, ptr %478, i64 %527
  %530 = load i64, ptr %529, align 8, !tbaa !33
  %531 = getelementptr inbounds double, ptr %468, i64 %530
  %532 = load double, ptr %531, align 8, !tbaa !34
  %533 = getelementptr inbounds i64, ptr %506, i64 %530
  %534 = load i64, ptr %533, align 8, !tbaa !33
  %535 = getelementptr i64, ptr %533, i64 1
  %536 = load i64, ptr %535, align 8, !tbaa !33
  %537 = icmp slt i64 %534, %536
  br i1 %537, label %538, label %551

538:                                              ; preds = %526, %538
  %539 = phi i64 [ %549, %538 ], [ %534, %526 ]
  %540 = phi double [ %548, %538 ], [ 0.000000e+00, %526 ]
  %541 = getelementptr inbounds i64, ptr %507, i64 %539
  %542 = load i64, ptr %541, align 8, !tbaa !33
  %543 = getelementptr inbounds double, ptr %468, i64 %542
  %544 = load double, ptr %543, align 8, !tbaa !34
  %545 = getelementptr inbounds double, ptr %508, i64 %539
  %546 = load double, ptr %545, align 8, !tbaa !34
  %547 = fmul contract double %544, %546
  %548 = fadd contract double %540, %547
  %549 = add nsw i64 %539, 1
  %550 = icmp eq i64 %549, %536
  br i1 %550, label %551, label %538, !llvm.loop !258

551:                                              ; preds = %538, %526
  %552 = phi double [ 0.000000e+00, %526 ], [ %548, %538 ]
  %553 = fsub contract double %532, %552
  %554 = getelementptr inbounds double, ptr %509, i64 %530
  %555 = load double, ptr %554, align 8, !tbaa !34
  %556 = fdiv contract double %553, %555
  %557 = getelementptr inbounds double, ptr %510, i64 %527
  store double %556, ptr %557, align 8, !tbaa !34
  store double %556, ptr %531, align 8, !tbaa !34
  %558 = fmul contract double %556, %556
  %559 = fadd contract double %528, %558
  %560 = add nsw i64 %527, 1
  %561 = icmp eq i64 %560, %503
  br i1 %561, label %511, label %526, !llvm.loop !265

562:                                              ; preds = %518, %460
  %563 = phi ptr [ %465, %460 ], [ %479, %518 ]
  %564 = phi ptr [ %464, %460 ], [ %478, %518 ]
  %565 = phi ptr [ %462, %460 ], [ %474, %518 ]
  store ptr null, ptr %4, align 8, !tbaa !232
  %566 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 1
  store ptr %565, ptr %566, align 8, !tbaa !234
  %567 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 2
  store ptr %564, ptr %567, align 8, !tbaa !235
  %568 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 3
  %569 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %570 = load ptr, ptr %569, align 8, !tbaa !263
  store ptr %570, ptr %568, align 8, !tbaa !236
  %571 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %572 = load ptr, ptr %571, align 8, !tbaa !266
  %573 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %574 = load ptr, ptr %573, align 8, !tbaa !267
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %4, ptr noundef %572, ptr noundef %574, ptr noundef %563, double noundef 0x3CD0000000000000)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  %8 = load i64, ptr %0, align 8, !tbaa !13
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !29
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !26
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %21 = load ptr, ptr %20, align 8, !tbaa !212
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  br label %74

26:                                               ; preds = %112, %5
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %67

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %30 = load ptr, ptr %29, align 8, !tbaa !241
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %32 = load ptr, ptr %31, align 8, !tbaa !255
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %34 = load ptr, ptr %33, align 8, !tbaa !55
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %36 = load ptr, ptr %35, align 8, !tbaa !242
  br label %37

37:                                               ; preds = %59, %28
  %38 = phi i64 [ 0, %28 ], [ %65, %59 ]
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !34
  %41 = getelementptr inbounds i64, ptr %30, i64 %38
  %42 = load i64, ptr %41, align 8, !tbaa !33
  %43 = getelementptr i64, ptr %41, i64 1
  %44 = load i64, ptr %43, align 8, !tbaa !33
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %46, label %59

46:                                               ; preds = %37, %46
  %47 = phi i64 [ %57, %46 ], [ %42, %37 ]
  %48 = phi double [ %56, %46 ], [ 0.000000e+00, %37 ]
  %49 = getelementptr inbounds i64, ptr %32, i64 %47
  %50 = load i64, ptr %49, align 8, !tbaa !33
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !34
  %53 = getelementptr inbounds double, ptr %34, i64 %47
  %54 = load double, ptr %53, align 8, !tbaa !34
  %55 = fmul contract double %52, %54
  %56 = fadd contract double %48, %55
  %57 = add nsw i64 %47, 1
  %58 = icmp eq i64 %57, %44
  br i1 %58, label %59, label %46, !llvm.loop !258

59:                                               ; preds = %46, %37
  %60 = phi double [ 0.000000e+00, %37 ], [ %56, %46 ]
  %61 = fsub contract double %40, %60
  %62 = getelementptr inbounds double, ptr %36, i64 %38
  %63 = load double, ptr %62, align 8, !tbaa !34
  %64 = fdiv contract double %61, %63
  store double %64, ptr %39, align 8, !tbaa !34
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %37, !llvm.loop !268

67:                                               ; preds = %59, %26
  br i1 %18, label %68, label %115

68:                                               ; preds = %67
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %70 = load ptr, ptr %69, align 8, !tbaa !238
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  br label %117

74:                                               ; preds = %19, %112
  %75 = phi i64 [ 0, %19 ], [ %113, %112 ]
  %76 = getelementptr inbounds double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !34
  %78 = fcmp contract ogt double %77, 0.000000e+00
  br i1 %78, label %79, label %112

79:                                               ; preds = %74
  %80 = load ptr, ptr %22, align 8, !tbaa !238
  %81 = getelementptr inbounds i64, ptr %80, i64 %75
  %82 = load i64, ptr %81, align 8, !tbaa !33
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %112

84:                                               ; preds = %79
  %85 = load ptr, ptr %23, align 8, !tbaa !32
  %86 = getelementptr inbounds i64, ptr %85, i64 %75
  %87 = load i64, ptr %86, align 8, !tbaa !33
  %88 = load ptr, ptr %24, align 8, !tbaa !47
  %89 = getelementptr inbounds i64, ptr %88, i64 %87
  %90 = load i64, ptr %89, align 8, !tbaa !33
  %91 = getelementptr i64, ptr %89, i64 1
  %92 = load i64, ptr %91, align 8, !tbaa !33
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %94, label %112

94:                                               ; preds = %84
  %95 = getelementptr inbounds double, ptr %1, i64 %75
  %96 = load ptr, ptr %25, align 8, !tbaa !49
  br label %97

97:                                               ; preds = %94, %97
  %98 = phi i64 [ %90, %94 ], [ %110, %97 ]
  %99 = load double, ptr %76, align 8, !tbaa !34
  %100 = load double, ptr %95, align 8, !tbaa !34
  %101 = fmul contract double %99, %100
  %102 = getelementptr inbounds double, ptr %15, i64 %98
  %103 = load double, ptr %102, align 8, !tbaa !34
  %104 = fmul contract double %101, %103
  %105 = getelementptr inbounds i64, ptr %96, i64 %98
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !34
  %109 = fadd contract double %104, %108
  store double %109, ptr %107, align 8, !tbaa !34
  %110 = add nsw i64 %98, 1
  %111 = icmp eq i64 %110, %92
  br i1 %111, label %112, label %97, !llvm.loop !269

112:                                              ; preds = %97, %84, %74, %79
  %113 = add nuw nsw i64 %75, 1
  %114 = icmp eq i64 %113, %17
  br i1 %114, label %26, label %74, !llvm.loop !270

115:                                              ; preds = %149, %67
  %116 = icmp eq i32 %4, 0
  br i1 %116, label %260, label %154

117:                                              ; preds = %68, %149
  %118 = phi i64 [ 0, %68 ], [ %152, %149 ]
  %119 = getelementptr inbounds i64, ptr %70, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !33
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %149

122:                                              ; preds = %117
  %123 = getelementptr inbounds double, ptr %1, i64 %118
  %124 = load double, ptr %123, align 8, !tbaa !34
  %125 = load ptr, ptr %71, align 8, !tbaa !261
  %126 = load ptr, ptr %72, align 8, !tbaa !262
  %127 = load ptr, ptr %73, align 8, !tbaa !263
  %128 = getelementptr inbounds i64, ptr %125, i64 %118
  %129 = load i64, ptr %128, align 8, !tbaa !33
  %130 = getelementptr i64, ptr %128, i64 1
  %131 = load i64, ptr %130, align 8, !tbaa !33
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %133, label %146

133:                                              ; preds = %122, %133
  %134 = phi i64 [ %144, %133 ], [ %129, %122 ]
  %135 = phi double [ %143, %133 ], [ 0.000000e+00, %122 ]
  %136 = getelementptr inbounds i64, ptr %126, i64 %134
  %137 = load i64, ptr %136, align 8, !tbaa !33
  %138 = getelementptr inbounds double, ptr %2, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !34
  %140 = getelementptr inbounds double, ptr %127, i64 %134
  %141 = load double, ptr %140, align 8, !tbaa !34
  %142 = fmul contract double %139, %141
  %143 = fadd contract double %135, %142
  %144 = add nsw i64 %134, 1
  %145 = icmp eq i64 %144, %131
  br i1 %145, label %146, label %133, !llvm.loop !258

146:                                              ; preds = %133, %122
  %147 = phi double [ 0.000000e+00, %122 ], [ %143, %133 ]
  %148 = fsub contract double %124, %147
  br label %149

149:                                              ; preds = %117, %146
  %150 = phi contract double [ %148, %146 ], [ 0.000000e+00, %117 ]
  %151 = getelementptr inbounds double, ptr %3, i64 %118
  store double %150, ptr %151, align 8, !tbaa !34
  %152 = add nuw nsw i64 %118, 1
  %153 = icmp eq i64 %152, %17
  br i1 %153, label %115, label %117, !llvm.loop !271

154:                                              ; preds = %115
  %155 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %156 = load double, ptr %155, align 8, !tbaa !41
  %157 = fcmp contract ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %260

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %160 = load double, ptr %159, align 8, !tbaa !42
  %161 = fmul contract double %156, 1.000000e+01
  %162 = fcmp contract olt double %160, %161
  br i1 %162, label %163, label %260

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %165 = load ptr, ptr %164, align 8, !tbaa !272
  br i1 %27, label %166, label %196

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %168 = load ptr, ptr %167, align 8, !tbaa !242
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %170 = load ptr, ptr %169, align 8, !tbaa !163
  %171 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %172 = load ptr, ptr %171, align 8, !tbaa !30
  br label %179

173:                                              ; preds = %179
  %174 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %175 = load ptr, ptr %174, align 8, !tbaa !241
  %176 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %178 = load i64, ptr %175, align 8, !tbaa !33
  br label %209

179:                                              ; preds = %179, %166
  %180 = phi i64 [ 0, %166 ], [ %192, %179 ]
  %181 = getelementptr inbounds double, ptr %2, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !34
  %183 = getelementptr inbounds double, ptr %168, i64 %180
  %184 = load double, ptr %183, align 8, !tbaa !34
  %185 = getelementptr inbounds i64, ptr %172, i64 %180
  %186 = load i64, ptr %185, align 8, !tbaa !33
  %187 = getelementptr inbounds double, ptr %170, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !34
  %189 = fmul contract double %184, %188
  %190 = fsub contract double %189, %182
  %191 = getelementptr inbounds double, ptr %165, i64 %180
  store double %190, ptr %191, align 8, !tbaa !34
  %192 = add nuw nsw i64 %180, 1
  %193 = icmp eq i64 %192, %14
  br i1 %193, label %173, label %179, !llvm.loop !273

194:                                              ; preds = %222, %209
  %195 = icmp eq i64 %212, %14
  br i1 %195, label %196, label %209, !llvm.loop !274

196:                                              ; preds = %194, %163
  br i1 %18, label %200, label %197

197:                                              ; preds = %196
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %199 = load ptr, ptr %198, align 8, !tbaa !275
  br label %260

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %202 = load ptr, ptr %201, align 8, !tbaa !261
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %204 = load ptr, ptr %203, align 8, !tbaa !262
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %206 = load ptr, ptr %205, align 8, !tbaa !263
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %208 = load ptr, ptr %207, align 8, !tbaa !275
  br label %235

209:                                              ; preds = %194, %173
  %210 = phi i64 [ %178, %173 ], [ %214, %194 ]
  %211 = phi i64 [ 0, %173 ], [ %212, %194 ]
  %212 = add nuw nsw i64 %211, 1
  %213 = getelementptr inbounds i64, ptr %175, i64 %212
  %214 = load i64, ptr %213, align 8, !tbaa !33
  %215 = icmp slt i64 %210, %214
  br i1 %215, label %216, label %194

216:                                              ; preds = %209
  %217 = load ptr, ptr %176, align 8, !tbaa !55
  %218 = getelementptr inbounds i64, ptr %172, i64 %211
  %219 = load i64, ptr %218, align 8, !tbaa !33
  %220 = getelementptr inbounds double, ptr %170, i64 %219
  %221 = load ptr, ptr %177, align 8, !tbaa !255
  br label %222

222:                                              ; preds = %222, %216
  %223 = phi i64 [ %210, %216 ], [ %233, %222 ]
  %224 = getelementptr inbounds double, ptr %217, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !34
  %226 = load double, ptr %220, align 8, !tbaa !34
  %227 = fmul contract double %225, %226
  %228 = getelementptr inbounds i64, ptr %221, i64 %223
  %229 = load i64, ptr %228, align 8, !tbaa !33
  %230 = getelementptr inbounds double, ptr %165, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !34
  %232 = fadd contract double %227, %231
  store double %232, ptr %230, align 8, !tbaa !34
  %233 = add nsw i64 %223, 1
  %234 = icmp eq i64 %233, %214
  br i1 %234, label %194, label %222, !llvm.loop !276

235:                                              ; preds = %255, %200
  %236 = phi i64 [ 0, %200 ], [ %258, %255 ]
  %237 = getelementptr inbounds i64, ptr %202, i64 %236
  %238 = load i64, ptr %237, align 8, !tbaa !33
  %239 = getelementptr i64, ptr %237, i64 1
  %240 = load i64, ptr %239, align 8, !tbaa !33
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %242, label %255

242:                                              ; preds = %235, %242
  %243 = phi i64 [ %253, %242 ], [ %238, %235 ]
  %244 = phi double [ %252, %242 ], [ 0.000000e+00, %235 ]
  %245 = getelementptr inbounds i64, ptr %204, i64 %243
  %246 = load i64, ptr %245, align 8, !tbaa !33
  %247 = getelementptr inbounds double, ptr %165, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !34
  %249 = getelementptr inbounds double, ptr %206, i64 %243
  %250 = load double, ptr %249, align 8, !tbaa !34
  %251 = fmul contract double %248, %250
  %252 = fadd contract double %244, %251
  %253 = add nsw i64 %243, 1
  %254 = icmp eq i64 %253, %240
  br i1 %254, label %255, label %242, !llvm.loop !258

255:                                              ; preds = %242, %235
  %256 = phi double [ 0.000000e+00, %235 ], [ %252, %242 ]
  %257 = getelementptr inbounds double, ptr %208, i64 %236
  store double %256, ptr %257, align 8, !tbaa !34
  %258 = add nuw nsw i64 %236, 1
  %259 = icmp eq i64 %258, %17
  br i1 %259, label %260, label %235, !llvm.loop !277

260:                                              ; preds = %255, %197, %158, %154, %115
  %261 = phi ptr [ null, %115 ], [ null, %158 ], [ null, %154 ], [ %199, %197 ], [ %208, %255 ]
  tail call fastcc void @sparse_solve_gram(ptr noundef %0, ptr noundef %3, ptr noundef %261)
  %262 = load i64, ptr %16, align 8, !tbaa !26
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %296

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %266 = load ptr, ptr %265, align 8, !tbaa !261
  %267 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %268 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %269 = load i64, ptr %266, align 8, !tbaa !33
  br label %272

270:                                              ; preds = %283, %272
  %271 = icmp eq i64 %275, %262
  br i1 %271, label %296, label %272, !llvm.loop !278

272:                                              ; preds = %270, %264
  %273 = phi i64 [ %269, %264 ], [ %277, %270 ]
  %274 = phi i64 [ 0, %264 ], [ %275, %270 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = getelementptr inbounds i64, ptr %266, i64 %275
  %277 = load i64, ptr %276, align 8, !tbaa !33
  %278 = icmp slt i64 %273, %277
  br i1 %278, label %279, label %270

279:                                              ; preds = %272
  %280 = load ptr, ptr %267, align 8, !tbaa !263
  %281 = getelementptr inbounds double, ptr %3, i64 %274
  %282 = load ptr, ptr %268, align 8, !tbaa !262
  br label %283

283:                                              ; preds = %283, %279
  %284 = phi i64 [ %273, %279 ], [ %294, %283 ]
  %285 = getelementptr inbounds double, ptr %280, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !34
  %287 = load double, ptr %281, align 8, !tbaa !34
  %288 = fmul contract double %286, %287
  %289 = getelementptr inbounds i64, ptr %282, i64 %284
  %290 = load i64, ptr %289, align 8, !tbaa !33
  %291 = getelementptr inbounds double, ptr %2, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !34
  %293 = fadd contract double %288, %292
  store double %293, ptr %291, align 8, !tbaa !34
  %294 = add nsw i64 %284, 1
  %295 = icmp eq i64 %294, %277
  br i1 %295, label %270, label %283, !llvm.loop !279

296:                                              ; preds = %270, %260
  %297 = load i64, ptr %13, align 8, !tbaa !14
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %338

299:                                              ; preds = %296
  %300 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %301 = load ptr, ptr %300, align 8, !tbaa !242
  %302 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %303 = load ptr, ptr %302, align 8, !tbaa !241
  %304 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %306 = getelementptr inbounds i64, ptr %303, i64 %297
  %307 = load i64, ptr %306, align 8, !tbaa !33
  br label %310

308:                                              ; preds = %325, %310
  %309 = icmp sgt i64 %312, 1
  br i1 %309, label %310, label %338, !llvm.loop !280

310:                                              ; preds = %308, %299
  %311 = phi i64 [ %307, %299 ], [ %320, %308 ]
  %312 = phi i64 [ %297, %299 ], [ %313, %308 ]
  %313 = add nsw i64 %312, -1
  %314 = getelementptr inbounds double, ptr %301, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !34
  %316 = getelementptr inbounds double, ptr %2, i64 %313
  %317 = load double, ptr %316, align 8, !tbaa !34
  %318 = fdiv contract double %317, %315
  store double %318, ptr %316, align 8, !tbaa !34
  %319 = getelementptr inbounds i64, ptr %303, i64 %313
  %320 = load i64, ptr %319, align 8, !tbaa !33
  %321 = icmp slt i64 %320, %311
  br i1 %321, label %322, label %308

322:                                              ; preds = %310
  %323 = load ptr, ptr %304, align 8, !tbaa !55
  %324 = load ptr, ptr %305, align 8, !tbaa !255
  br label %325

325:                                              ; preds = %325, %322
  %326 = phi i64 [ %320, %322 ], [ %336, %325 ]
  %327 = getelementptr inbounds double, ptr %323, i64 %326
  %328 = load double, ptr %327, align 8, !tbaa !34
  %329 = load double, ptr %316, align 8, !tbaa !34
  %330 = fmul contract double %328, %329
  %331 = getelementptr inbounds i64, ptr %324, i64 %326
  %332 = load i64, ptr %331, align 8, !tbaa !33
  %333 = getelementptr inbounds double, ptr %2, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !34
  %335 = fsub contract double %334, %330
  store double %335, ptr %333, align 8, !tbaa !34
  %336 = add nsw i64 %326, 1
  %337 = icmp eq i64 %336, %311
  br i1 %337, label %308, label %325, !llvm.loop !281

338:                                              ; preds = %308, %296
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factor_rows(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly byval(%struct.Rows) align 8 %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, double noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !26
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %32

10:                                               ; preds = %6
  %11 = load ptr, ptr %1, align 8, !tbaa !232
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %14 = load ptr, ptr %13, align 8, !tbaa !254
  %15 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !234
  %17 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !235
  %19 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !236
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %22 = load ptr, ptr %21, align 8, !tbaa !282
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %24 = load ptr, ptr %23, align 8, !tbaa !283
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %28 = load ptr, ptr %27, align 8, !tbaa !194
  %29 = load ptr, ptr %26, align 8, !tbaa !284
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %31 = load ptr, ptr %30, align 8, !tbaa !238
  br label %33

32:                                               ; preds = %163, %6
  ret void

33:                                               ; preds = %10, %163
  %34 = phi i64 [ 0, %10 ], [ %63, %163 ]
  br i1 %12, label %38, label %35

35:                                               ; preds = %33
  %36 = getelementptr inbounds i64, ptr %11, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !33
  br label %38

38:                                               ; preds = %33, %35
  %39 = phi i64 [ %37, %35 ], [ %34, %33 ]
  %40 = getelementptr inbounds i64, ptr %16, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !33
  %42 = getelementptr i64, ptr %40, i64 1
  %43 = load i64, ptr %42, align 8, !tbaa !33
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %38, %45
  %46 = phi i64 [ %52, %45 ], [ %41, %38 ]
  %47 = getelementptr inbounds double, ptr %20, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !34
  %49 = getelementptr inbounds i64, ptr %18, i64 %46
  %50 = load i64, ptr %49, align 8, !tbaa !33
  %51 = getelementptr inbounds double, ptr %14, i64 %50
  store double %48, ptr %51, align 8, !tbaa !34
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %43
  br i1 %53, label %54, label %45, !llvm.loop !256

54:                                               ; preds = %45
  br i1 %44, label %72, label %55

55:                                               ; preds = %72, %38, %54
  %56 = phi double [ 0.000000e+00, %54 ], [ 0.000000e+00, %38 ], [ %78, %72 ]
  %57 = getelementptr inbounds double, ptr %4, i64 %34
  %58 = load double, ptr %57, align 8, !tbaa !34
  %59 = fmul contract double %58, %58
  %60 = fmul contract double %56, %59
  %61 = getelementptr inbounds i64, ptr %22, i64 %34
  %62 = load i64, ptr %61, align 8, !tbaa !33
  %63 = add nuw nsw i64 %34, 1
  %64 = getelementptr inbounds i64, ptr %22, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !33
  %66 = icmp slt i64 %62, %65
  br i1 %66, label %67, label %81

67:                                               ; preds = %55
  %68 = shl i64 %62, 3
  %69 = getelementptr i8, ptr %2, i64 %68
  %70 = sub i64 %65, %62
  %71 = shl i64 %70, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %69, i8 0, i64 %71, i1 false), !tbaa !34
  br label %81

72:                                               ; preds = %54, %72
  %73 = phi double [ %78, %72 ], [ 0.000000e+00, %54 ]
  %74 = phi i64 [ %79, %72 ], [ %41, %54 ]
  %75 = getelementptr inbounds double, ptr %20, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !34
  %77 = fmul contract double %76, %76
  %78 = fadd contract double %73, %77
  %79 = add nsw i64 %74, 1
  %80 = icmp eq i64 %79, %43
  br i1 %80, label %55, label %72, !llvm.loop !285

81:                                               ; preds = %67, %55
  %82 = getelementptr inbounds i64, ptr %24, i64 %34
  %83 = load i64, ptr %82, align 8, !tbaa !33
  %84 = getelementptr inbounds i64, ptr %24, i64 %63
  %85 = load i64, ptr %84, align 8, !tbaa !33
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %81
  %88 = load ptr, ptr %25, align 8, !tbaa !286
  br label %110

89:                                               ; preds = %145, %81
  br i1 %44, label %90, label %97

90:                                               ; preds = %89, %90
  %91 = phi i64 [ %95, %90 ], [ %41, %89 ]
  %92 = getelementptr inbounds i64, ptr %18, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !33
  %94 = getelementptr inbounds double, ptr %14, i64 %93
  store double 0.000000e+00, ptr %94, align 8, !tbaa !34
  %95 = add nsw i64 %91, 1
  %96 = icmp eq i64 %95, %43
  br i1 %96, label %97, label %90, !llvm.loop !257

97:                                               ; preds = %90, %89
  br i1 %66, label %98, label %163

98:                                               ; preds = %97, %98
  %99 = phi i64 [ %105, %98 ], [ %62, %97 ]
  %100 = getelementptr inbounds double, ptr %2, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !34
  %102 = getelementptr inbounds i64, ptr %29, i64 %99
  %103 = load i64, ptr %102, align 8, !tbaa !33
  %104 = getelementptr inbounds double, ptr %28, i64 %103
  store double %101, ptr %104, align 8, !tbaa !34
  %105 = add nsw i64 %99, 1
  %106 = icmp eq i64 %105, %65
  br i1 %106, label %107, label %98, !llvm.loop !256

107:                                              ; preds = %98
  br i1 %66, label %108, label %163

108:                                              ; preds = %107
  %109 = getelementptr inbounds i64, ptr %31, i64 %34
  br label %175

110:                                              ; preds = %87, %145
  %111 = phi i64 [ %83, %87 ], [ %153, %145 ]
  %112 = phi i64 [ %62, %87 ], [ %116, %145 ]
  %113 = getelementptr inbounds i64, ptr %88, i64 %111
  %114 = load i64, ptr %113, align 8, !tbaa !33
  br label %115

115:                                              ; preds = %115, %110
  %116 = phi i64 [ %112, %110 ], [ %120, %115 ]
  %117 = getelementptr inbounds i64, ptr %29, i64 %116
  %118 = load i64, ptr %117, align 8, !tbaa !33
  %119 = icmp eq i64 %118, %114
  %120 = add nsw i64 %116, 1
  br i1 %119, label %121, label %115, !llvm.loop !287

121:                                              ; preds = %115
  br i1 %12, label %125, label %122

122:                                              ; preds = %121
  %123 = getelementptr inbounds i64, ptr %11, i64 %114
  %124 = load i64, ptr %123, align 8, !tbaa !33
  br label %125

125:                                              ; preds = %121, %122
  %126 = phi i64 [ %124, %122 ], [ %114, %121 ]
  %127 = getelementptr inbounds i64, ptr %16, i64 %126
  %128 = load i64, ptr %127, align 8, !tbaa !33
  %129 = getelementptr i64, ptr %127, i64 1
  %130 = load i64, ptr %129, align 8, !tbaa !33
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %132, label %145

132:                                              ; preds = %125, %132
  %133 = phi i64 [ %143, %132 ], [ %128, %125 ]
  %134 = phi double [ %142, %132 ], [ 0.000000e+00, %125 ]
  %135 = getelementptr inbounds i64, ptr %18, i64 %133
  %136 = load i64, ptr %135, align 8, !tbaa !33
  %137 = getelementptr inbounds double, ptr %14, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !34
  %139 = getelementptr inbounds double, ptr %20, i64 %133
  %140 = load double, ptr %139, align 8, !tbaa !34
  %141 = fmul contract double %138, %140
  %142 = fadd contract double %134, %141
  %143 = add nsw i64 %133, 1
  %144 = icmp eq i64 %143, %130
  br i1 %144, label %145, label %132, !llvm.loop !258

145:                                              ; preds = %132, %125
  %146 = phi double [ 0.000000e+00, %125 ], [ %142, %132 ]
  %147 = load double, ptr %57, align 8, !tbaa !34
  %148 = fmul contract double %146, %147
  %149 = getelementptr inbounds double, ptr %4, i64 %114
  %150 = load double, ptr %149, align 8, !tbaa !34
  %151 = fmul contract double %148, %150
  %152 = getelementptr inbounds double, ptr %2, i64 %116
  store double %151, ptr %152, align 8, !tbaa !34
  %153 = add nsw i64 %111, 1
  %154 = icmp eq i64 %153, %85
  br i1 %154, label %89, label %110, !llvm.loop !288

155:                                              ; preds = %211
  br i1 %66, label %156, label %163

156:                                              ; preds = %155, %156
  %157 = phi i64 [ %161, %156 ], [ %62, %155 ]
  %158 = getelementptr inbounds i64, ptr %29, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !33
  %160 = getelementptr inbounds double, ptr %28, i64 %159
  store double 0.000000e+00, ptr %160, align 8, !tbaa !34
  %161 = add nsw i64 %157, 1
  %162 = icmp eq i64 %161, %65
  br i1 %162, label %163, label %156, !llvm.loop !257

163:                                              ; preds = %156, %97, %107, %155
  %164 = phi double [ %215, %155 ], [ %60, %107 ], [ %60, %97 ], [ %215, %156 ]
  %165 = getelementptr inbounds i64, ptr %31, i64 %34
  %166 = load i64, ptr %165, align 8, !tbaa !33
  %167 = icmp eq i64 %166, 0
  %168 = fmul contract double %60, %5
  %169 = fcmp contract ogt double %164, %168
  %170 = select i1 %167, i1 %169, i1 false
  %171 = tail call contract double @llvm.sqrt.f64(double %164)
  %172 = select contract i1 %170, double %171, double 0.000000e+00
  %173 = getelementptr inbounds double, ptr %3, i64 %34
  store double %172, ptr %173, align 8, !tbaa !34
  %174 = icmp eq i64 %63, %8
  br i1 %174, label %32, label %33, !llvm.loop !289

175:                                              ; preds = %108, %211
  %176 = phi i64 [ %216, %211 ], [ %62, %108 ]
  %177 = phi double [ %215, %211 ], [ %60, %108 ]
  %178 = getelementptr inbounds i64, ptr %29, i64 %176
  %179 = load i64, ptr %178, align 8, !tbaa !33
  %180 = getelementptr inbounds double, ptr %28, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !34
  %182 = getelementptr inbounds i64, ptr %22, i64 %179
  %183 = load i64, ptr %182, align 8, !tbaa !33
  %184 = getelementptr i64, ptr %182, i64 1
  %185 = load i64, ptr %184, align 8, !tbaa !33
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %187, label %200

187:                                              ; preds = %175, %187
  %188 = phi i64 [ %198, %187 ], [ %183, %175 ]
  %189 = phi double [ %197, %187 ], [ 0.000000e+00, %175 ]
  %190 = getelementptr inbounds i64, ptr %29, i64 %188
  %191 = load i64, ptr %190, align 8, !tbaa !33
  %192 = getelementptr inbounds double, ptr %28, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !34
  %194 = getelementptr inbounds double, ptr %2, i64 %188
  %195 = load double, ptr %194, align 8, !tbaa !34
  %196 = fmul contract double %193, %195
  %197 = fadd contract double %189, %196
  %198 = add nsw i64 %188, 1
  %199 = icmp eq i64 %198, %185
  br i1 %199, label %200, label %187, !llvm.loop !258

200:                                              ; preds = %187, %175
  %201 = phi double [ 0.000000e+00, %175 ], [ %197, %187 ]
  %202 = fsub contract double %181, %201
  %203 = getelementptr inbounds double, ptr %3, i64 %179
  %204 = load double, ptr %203, align 8, !tbaa !34
  %205 = fcmp contract ogt double %204, 0.000000e+00
  br i1 %205, label %206, label %211

206:                                              ; preds = %200
  %207 = load i64, ptr %109, align 8, !tbaa !33
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = fdiv contract double %202, %204
  br label %211

211:                                              ; preds = %200, %206, %209
  %212 = phi contract double [ %210, %209 ], [ 0.000000e+00, %206 ], [ 0.000000e+00, %200 ]
  %213 = getelementptr inbounds double, ptr %2, i64 %176
  store double %212, ptr %213, align 8, !tbaa !34
  store double %212, ptr %180, align 8, !tbaa !34
  %214 = fmul contract double %212, %212
  %215 = fsub contract double %177, %214
  %216 = add nsw i64 %176, 1
  %217 = icmp eq i64 %216, %65
  br i1 %217, label %155, label %175, !llvm.loop !290
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2) unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !26
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %150

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %9 = load ptr, ptr %8, align 8, !tbaa !267
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %11 = load ptr, ptr %10, align 8, !tbaa !195
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %13 = load ptr, ptr %12, align 8, !tbaa !282
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %15 = load ptr, ptr %14, align 8, !tbaa !284
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %17 = load ptr, ptr %16, align 8, !tbaa !266
  %18 = icmp eq ptr %2, null
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  br label %29

21:                                               ; preds = %107
  br i1 %6, label %22, label %150

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %24 = load ptr, ptr %23, align 8, !tbaa !267
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %26 = load ptr, ptr %25, align 8, !tbaa !282
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  br label %116

29:                                               ; preds = %7, %107
  %30 = phi i64 [ 0, %7 ], [ %108, %107 ]
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !34
  %33 = getelementptr inbounds double, ptr %1, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !34
  %35 = getelementptr inbounds double, ptr %11, i64 %30
  %36 = load double, ptr %35, align 8, !tbaa !34
  %37 = fmul contract double %34, %36
  %38 = getelementptr inbounds i64, ptr %13, i64 %30
  %39 = load i64, ptr %38, align 8, !tbaa !33
  %40 = getelementptr i64, ptr %38, i64 1
  %41 = load i64, ptr %40, align 8, !tbaa !33
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %56

43:                                               ; preds = %29, %43
  %44 = phi i64 [ %54, %43 ], [ %39, %29 ]
  %45 = phi double [ %53, %43 ], [ 0.000000e+00, %29 ]
  %46 = getelementptr inbounds i64, ptr %15, i64 %44
  %47 = load i64, ptr %46, align 8, !tbaa !33
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !34
  %50 = getelementptr inbounds double, ptr %17, i64 %44
  %51 = load double, ptr %50, align 8, !tbaa !34
  %52 = fmul contract double %49, %51
  %53 = fadd contract double %45, %52
  %54 = add nsw i64 %44, 1
  %55 = icmp eq i64 %54, %41
  br i1 %55, label %56, label %43, !llvm.loop !258

56:                                               ; preds = %43, %29
  %57 = phi double [ 0.000000e+00, %29 ], [ %53, %43 ]
  %58 = fsub contract double %37, %57
  %59 = fcmp contract ogt double %32, 0.000000e+00
  %60 = fdiv contract double %58, %32
  %61 = select contract i1 %59, double %60, double 0.000000e+00
  store double %61, ptr %33, align 8, !tbaa !34
  br i1 %18, label %107, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds double, ptr %2, i64 %30
  %64 = load double, ptr %63, align 8, !tbaa !34
  %65 = load double, ptr %35, align 8, !tbaa !34
  %66 = fmul contract double %64, %65
  br i1 %42, label %67, label %80

67:                                               ; preds = %62, %67
  %68 = phi i64 [ %78, %67 ], [ %39, %62 ]
  %69 = phi double [ %77, %67 ], [ 0.000000e+00, %62 ]
  %70 = getelementptr inbounds i64, ptr %15, i64 %68
  %71 = load i64, ptr %70, align 8, !tbaa !33
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !34
  %74 = getelementptr inbounds double, ptr %17, i64 %68
  %75 = load double, ptr %74, align 8, !tbaa !34
  %76 = fmul contract double %73, %75
  %77 = fadd contract double %69, %76
  %78 = add nsw i64 %68, 1
  %79 = icmp eq i64 %78, %41
  br i1 %79, label %80, label %67, !llvm.loop !258

80:                                               ; preds = %67, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %77, %67 ]
  %82 = fsub contract double %66, %81
  %83 = fdiv contract double %82, %32
  %84 = select contract i1 %59, double %83, double 0.000000e+00
  store double %84, ptr %63, align 8, !tbaa !34
  br i1 %59, label %85, label %107

85:                                               ; preds = %80
  %86 = load ptr, ptr %19, align 8, !tbaa !208
  %87 = getelementptr inbounds double, ptr %86, i64 %30
  %88 = load double, ptr %87, align 8, !tbaa !34
  %89 = load double, ptr %33, align 8, !tbaa !34
  %90 = load double, ptr %20, align 8, !tbaa !41
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
  store double %106, ptr %33, align 8, !tbaa !34
  br label %107

107:                                              ; preds = %80, %105, %56
  %108 = add nuw nsw i64 %30, 1
  %109 = icmp eq i64 %108, %5
  br i1 %109, label %21, label %29, !llvm.loop !291

110:                                              ; preds = %137, %126
  %111 = icmp sgt i64 %117, 1
  br i1 %111, label %116, label %112, !llvm.loop !292

112:                                              ; preds = %110
  br i1 %6, label %113, label %150

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %115 = load ptr, ptr %114, align 8, !tbaa !195
  br label %151

116:                                              ; preds = %22, %110
  %117 = phi i64 [ %5, %22 ], [ %118, %110 ]
  %118 = add nsw i64 %117, -1
  %119 = getelementptr inbounds double, ptr %24, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !34
  %121 = fcmp contract ogt double %120, 0.000000e+00
  br i1 %121, label %122, label %126

122:                                              ; preds = %116
  %123 = getelementptr inbounds double, ptr %1, i64 %118
  %124 = load double, ptr %123, align 8, !tbaa !34
  %125 = fdiv contract double %124, %120
  br label %126

126:                                              ; preds = %116, %122
  %127 = phi contract double [ %125, %122 ], [ 0.000000e+00, %116 ]
  %128 = getelementptr inbounds double, ptr %1, i64 %118
  store double %127, ptr %128, align 8, !tbaa !34
  %129 = getelementptr inbounds i64, ptr %26, i64 %118
  %130 = load i64, ptr %129, align 8, !tbaa !33
  %131 = getelementptr inbounds i64, ptr %26, i64 %117
  %132 = load i64, ptr %131, align 8, !tbaa !33
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %134, label %110

134:                                              ; preds = %126
  %135 = load ptr, ptr %27, align 8, !tbaa !266
  %136 = load ptr, ptr %28, align 8, !tbaa !284
  br label %137

137:                                              ; preds = %134, %137
  %138 = phi i64 [ %130, %134 ], [ %148, %137 ]
  %139 = getelementptr inbounds double, ptr %135, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !34
  %141 = load double, ptr %128, align 8, !tbaa !34
  %142 = fmul contract double %140, %141
  %143 = getelementptr inbounds i64, ptr %136, i64 %138
  %144 = load i64, ptr %143, align 8, !tbaa !33
  %145 = getelementptr inbounds double, ptr %1, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !34
  %147 = fsub contract double %146, %142
  store double %147, ptr %145, align 8, !tbaa !34
  %148 = add nsw i64 %138, 1
  %149 = icmp eq i64 %148, %132
  br i1 %149, label %110, label %137, !llvm.loop !293

150:                                              ; preds = %151, %3, %21, %112
  ret void

151:                                              ; preds = %113, %151
  %152 = phi i64 [ 0, %113 ], [ %158, %151 ]
  %153 = getelementptr inbounds double, ptr %115, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !34
  %155 = getelementptr inbounds double, ptr %1, i64 %152
  %156 = load double, ptr %155, align 8, !tbaa !34
  %157 = fmul contract double %154, %156
  store double %157, ptr %155, align 8, !tbaa !34
  %158 = add nuw nsw i64 %152, 1
  %159 = icmp eq i64 %158, %5
  br i1 %159, label %150, label %151, !llvm.loop !294
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @newton_normals(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #7 {
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8, !tbaa !60
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %14 = add i64 %11, 1
  br label %19

15:                                               ; preds = %233, %120, %201
  %16 = add nuw nsw i64 %21, 1
  %17 = icmp ult i64 %21, 59
  %18 = icmp eq i64 %16, 60
  br i1 %18, label %243, label %19, !llvm.loop !295

19:                                               ; preds = %8, %15
  %20 = phi i1 [ true, %8 ], [ %17, %15 ]
  %21 = phi i64 [ 0, %8 ], [ %16, %15 ]
  br i1 %12, label %23, label %22

22:                                               ; preds = %19
  store double 1.000000e+00, ptr %7, align 8, !tbaa !34
  br label %115

23:                                               ; preds = %19
  %24 = load ptr, ptr %13, align 8, !tbaa !70
  br label %26

25:                                               ; preds = %81
  store double 1.000000e+00, ptr %7, align 8, !tbaa !34
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
  %36 = load double, ptr %35, align 8, !tbaa !34
  %37 = fsub contract double %34, %36
  %38 = getelementptr inbounds double, ptr %6, i64 %27
  store double %37, ptr %38, align 8, !tbaa !34
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
  %48 = load double, ptr %47, align 8, !tbaa !34
  %49 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %45
  store double %48, ptr %49, align 8, !tbaa !34
  %50 = getelementptr double, ptr %2, i64 %45
  br label %56

51:                                               ; preds = %72
  %52 = fmul contract double %73, %73
  %53 = fadd contract double %46, %52
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, 3
  br i1 %55, label %33, label %44, !llvm.loop !296

56:                                               ; preds = %44, %72
  %57 = phi double [ %48, %44 ], [ %73, %72 ]
  %58 = phi i64 [ 0, %44 ], [ %74, %72 ]
  %59 = getelementptr inbounds i64, ptr %24, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !33
  %61 = icmp eq i64 %60, 1
  br i1 %61, label %62, label %72

62:                                               ; preds = %56
  %63 = add nuw nsw i64 %58, %32
  %64 = mul nsw i64 %63, 3
  %65 = getelementptr double, ptr %50, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !34
  %67 = fmul contract double %66, %3
  %68 = getelementptr inbounds double, ptr %4, i64 %58
  %69 = load double, ptr %68, align 8, !tbaa !34
  %70 = fmul contract double %67, %69
  %71 = fadd contract double %57, %70
  store double %71, ptr %49, align 8, !tbaa !34
  br label %72

72:                                               ; preds = %56, %62
  %73 = phi double [ %57, %56 ], [ %71, %62 ]
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %51, label %56, !llvm.loop !297

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
  br i1 %85, label %25, label %26, !llvm.loop !298

86:                                               ; preds = %108
  %87 = icmp eq i64 %77, %27
  %88 = uitofp i1 %87 to double
  %89 = getelementptr inbounds i64, ptr %24, i64 %77
  %90 = load i64, ptr %89, align 8, !tbaa !33
  %91 = icmp eq i64 %90, 1
  %92 = select contract i1 %91, double %110, double 0.000000e+00
  %93 = fsub contract double %88, %92
  %94 = getelementptr double, ptr %43, i64 %77
  store double %93, ptr %94, align 8, !tbaa !34
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %11
  br i1 %96, label %81, label %76, !llvm.loop !299

97:                                               ; preds = %76, %108
  %98 = phi i64 [ 0, %76 ], [ %111, %108 ]
  %99 = phi double [ 0.000000e+00, %76 ], [ %110, %108 ]
  br i1 %42, label %100, label %108

100:                                              ; preds = %97
  %101 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !34
  %103 = fdiv contract double %102, %34
  %104 = fmul contract double %103, %3
  %105 = getelementptr double, ptr %80, i64 %98
  %106 = load double, ptr %105, align 8, !tbaa !34
  %107 = fmul contract double %106, %104
  br label %108

108:                                              ; preds = %97, %100
  %109 = phi contract double [ %107, %100 ], [ 0.000000e+00, %97 ]
  %110 = fadd contract double %99, %109
  %111 = add nuw nsw i64 %98, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %86, label %97, !llvm.loop !300

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !301

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
  %129 = load double, ptr %7, align 8, !tbaa !34
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
  %141 = load double, ptr %140, align 8, !tbaa !34
  %142 = tail call contract double @llvm.fabs.f64(double %141)
  %143 = mul nsw i64 %138, %11
  %144 = getelementptr double, ptr %124, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !34
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = fcmp contract ogt double %142, %146
  %148 = select i1 %147, i64 %137, i64 %138
  %149 = add nuw nsw i64 %137, 1
  %150 = icmp slt i64 %149, %11
  br i1 %150, label %136, label %126, !llvm.loop !302

151:                                              ; preds = %158
  %152 = getelementptr inbounds double, ptr %6, i64 %122
  %153 = load double, ptr %152, align 8, !tbaa !34
  %154 = getelementptr inbounds double, ptr %6, i64 %148
  %155 = load double, ptr %154, align 8, !tbaa !34
  store double %155, ptr %152, align 8, !tbaa !34
  store double %153, ptr %154, align 8, !tbaa !34
  %156 = load double, ptr %7, align 8, !tbaa !34
  %157 = fneg contract double %156
  store double %157, ptr %7, align 8, !tbaa !34
  br label %166

158:                                              ; preds = %131, %158
  %159 = phi i64 [ 0, %131 ], [ %164, %158 ]
  %160 = getelementptr double, ptr %133, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !34
  %162 = getelementptr double, ptr %135, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !34
  store double %163, ptr %160, align 8, !tbaa !34
  store double %161, ptr %162, align 8, !tbaa !34
  %164 = add nuw nsw i64 %159, 1
  %165 = icmp eq i64 %164, %11
  br i1 %165, label %151, label %158, !llvm.loop !303

166:                                              ; preds = %128, %151
  %167 = phi i64 [ %130, %128 ], [ %132, %151 ]
  %168 = phi double [ %129, %128 ], [ %157, %151 ]
  %169 = getelementptr double, ptr %5, i64 %167
  %170 = getelementptr double, ptr %169, i64 %122
  %171 = load double, ptr %170, align 8, !tbaa !34
  %172 = fmul contract double %171, %168
  store double %172, ptr %7, align 8, !tbaa !34
  br i1 %125, label %173, label %113

173:                                              ; preds = %166
  %174 = getelementptr inbounds double, ptr %6, i64 %122
  br label %175

175:                                              ; preds = %173, %183
  %176 = phi i64 [ %123, %173 ], [ %189, %183 ]
  %177 = mul nsw i64 %176, %11
  %178 = getelementptr double, ptr %5, i64 %177
  %179 = getelementptr double, ptr %178, i64 %122
  %180 = load double, ptr %179, align 8, !tbaa !34
  %181 = load double, ptr %170, align 8, !tbaa !34
  %182 = fdiv contract double %180, %181
  br label %191

183:                                              ; preds = %191
  %184 = load double, ptr %174, align 8, !tbaa !34
  %185 = fmul contract double %182, %184
  %186 = getelementptr inbounds double, ptr %6, i64 %176
  %187 = load double, ptr %186, align 8, !tbaa !34
  %188 = fsub contract double %187, %185
  store double %188, ptr %186, align 8, !tbaa !34
  %189 = add nuw nsw i64 %176, 1
  %190 = icmp slt i64 %189, %11
  br i1 %190, label %175, label %113, !llvm.loop !304

191:                                              ; preds = %175, %191
  %192 = phi i64 [ %122, %175 ], [ %199, %191 ]
  %193 = getelementptr double, ptr %169, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !34
  %195 = fmul contract double %182, %194
  %196 = getelementptr double, ptr %178, i64 %192
  %197 = load double, ptr %196, align 8, !tbaa !34
  %198 = fsub contract double %197, %195
  store double %198, ptr %196, align 8, !tbaa !34
  %199 = add nuw nsw i64 %192, 1
  %200 = icmp slt i64 %199, %11
  br i1 %200, label %191, label %183, !llvm.loop !305

201:                                              ; preds = %214
  br i1 %12, label %233, label %15

202:                                              ; preds = %120, %214
  %203 = phi i64 [ %204, %214 ], [ %11, %120 ]
  %204 = add nsw i64 %203, -1
  %205 = icmp slt i64 %203, %11
  br i1 %205, label %209, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds double, ptr %6, i64 %204
  %208 = load double, ptr %207, align 8, !tbaa !34
  br label %214

209:                                              ; preds = %202
  %210 = mul nsw i64 %204, %11
  %211 = getelementptr double, ptr %5, i64 %210
  %212 = getelementptr inbounds double, ptr %6, i64 %204
  %213 = load double, ptr %212, align 8, !tbaa !34
  br label %222

214:                                              ; preds = %222, %206
  %215 = phi double [ %208, %206 ], [ %230, %222 ]
  %216 = mul i64 %204, %14
  %217 = getelementptr inbounds double, ptr %5, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !34
  %219 = getelementptr inbounds double, ptr %6, i64 %204
  %220 = fdiv contract double %215, %218
  store double %220, ptr %219, align 8, !tbaa !34
  %221 = icmp sgt i64 %203, 1
  br i1 %221, label %202, label %201, !llvm.loop !306

222:                                              ; preds = %209, %222
  %223 = phi double [ %213, %209 ], [ %230, %222 ]
  %224 = phi i64 [ %203, %209 ], [ %231, %222 ]
  %225 = getelementptr double, ptr %211, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !34
  %227 = getelementptr inbounds double, ptr %6, i64 %224
  %228 = load double, ptr %227, align 8, !tbaa !34
  %229 = fmul contract double %226, %228
  %230 = fsub contract double %223, %229
  store double %230, ptr %212, align 8, !tbaa !34
  %231 = add nuw nsw i64 %224, 1
  %232 = icmp eq i64 %231, %11
  br i1 %232, label %214, label %222, !llvm.loop !307

233:                                              ; preds = %201, %233
  %234 = phi i64 [ %241, %233 ], [ 0, %201 ]
  %235 = getelementptr inbounds double, ptr %4, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !34
  %237 = getelementptr inbounds double, ptr %6, i64 %234
  %238 = load double, ptr %237, align 8, !tbaa !34
  %239 = fadd contract double %236, %238
  %240 = tail call contract double @llvm.fabs.f64(double %239)
  store double %240, ptr %235, align 8, !tbaa !34
  %241 = add nuw nsw i64 %234, 1
  %242 = icmp eq i64 %241, %11
  br i1 %242, label %15, label %233, !llvm.loop !308

243:                                              ; preds = %115, %15
  %244 = phi i1 [ %17, %15 ], [ %20, %115 ]
  %245 = zext i1 %244 to i32
  ret i32 %245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %7 = load ptr, ptr %6, align 8, !tbaa !266
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %9 = load ptr, ptr %8, align 8, !tbaa !263
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %11 = load ptr, ptr %10, align 8, !tbaa !195
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %88

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %15 = shl i64 %5, 3
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
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
  %27 = load ptr, ptr %14, align 8, !tbaa !56
  %28 = getelementptr inbounds i64, ptr %1, i64 %24
  %29 = load i64, ptr %28, align 8, !tbaa !33
  %30 = mul nsw i64 %29, %5
  %31 = getelementptr inbounds double, ptr %27, i64 %30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %31, i64 %15, i1 false)
  %32 = load ptr, ptr %16, align 8, !tbaa !55
  br i1 %17, label %33, label %61

33:                                               ; preds = %23, %41
  %34 = phi i64 [ %47, %41 ], [ 0, %23 ]
  %35 = getelementptr inbounds double, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !34
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
  %45 = load double, ptr %44, align 8, !tbaa !34
  %46 = fdiv contract double %42, %45
  store double %46, ptr %35, align 8, !tbaa !34
  %47 = add nuw nsw i64 %34, 1
  %48 = icmp eq i64 %47, %5
  br i1 %48, label %60, label %33, !llvm.loop !309

49:                                               ; preds = %49, %38
  %50 = phi i64 [ 0, %38 ], [ %58, %49 ]
  %51 = phi double [ %36, %38 ], [ %57, %49 ]
  %52 = getelementptr double, ptr %40, i64 %50
  %53 = load double, ptr %52, align 8, !tbaa !34
  %54 = getelementptr inbounds double, ptr %26, i64 %50
  %55 = load double, ptr %54, align 8, !tbaa !34
  %56 = fmul contract double %53, %55
  %57 = fsub contract double %51, %56
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %34
  br i1 %59, label %41, label %49, !llvm.loop !310

60:                                               ; preds = %41
  br i1 %17, label %70, label %61

61:                                               ; preds = %70, %23, %60
  %62 = phi double [ 0.000000e+00, %60 ], [ 0.000000e+00, %23 ], [ %76, %70 ]
  %63 = fcmp contract ogt double %62, 0.000000e+00
  %64 = tail call contract double @llvm.sqrt.f64(double %62)
  %65 = fdiv contract double 1.000000e+00, %64
  %66 = select contract i1 %63, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %11, i64 %24
  store double %66, ptr %67, align 8, !tbaa !34
  %68 = add nuw nsw i64 %24, 1
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %19, label %23, !llvm.loop !311

70:                                               ; preds = %60, %70
  %71 = phi i64 [ %77, %70 ], [ 0, %60 ]
  %72 = phi double [ %76, %70 ], [ 0.000000e+00, %60 ]
  %73 = getelementptr double, ptr %26, i64 %71
  %74 = load double, ptr %73, align 8, !tbaa !34
  %75 = fmul contract double %74, %74
  %76 = fadd contract double %72, %75
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %5
  br i1 %78, label %61, label %70, !llvm.loop !312

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
  store double %99, ptr %101, align 8, !tbaa !34
  %102 = add nuw nsw i64 %80, 1
  %103 = icmp eq i64 %102, %2
  br i1 %103, label %88, label %79, !llvm.loop !313

104:                                              ; preds = %115, %89
  %105 = phi double [ 0.000000e+00, %89 ], [ %123, %115 ]
  %106 = load double, ptr %85, align 8, !tbaa !34
  %107 = getelementptr inbounds double, ptr %11, i64 %90
  %108 = load double, ptr %107, align 8, !tbaa !34
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
  %119 = load double, ptr %118, align 8, !tbaa !34
  %120 = getelementptr double, ptr %94, i64 %116
  %121 = load double, ptr %120, align 8, !tbaa !34
  %122 = fmul contract double %119, %121
  %123 = fadd contract double %117, %122
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %5
  br i1 %125, label %104, label %115, !llvm.loop !314

126:                                              ; preds = %139, %104
  %127 = phi double [ %110, %104 ], [ %147, %139 ]
  %128 = mul i64 %90, %22
  %129 = getelementptr inbounds double, ptr %7, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !34
  %131 = fcmp contract ogt double %130, 0.000000e+00
  %132 = fdiv contract double %127, %130
  %133 = select contract i1 %131, double %132, double 0.000000e+00
  %134 = getelementptr double, ptr %87, i64 %90
  store double %133, ptr %134, align 8, !tbaa !34
  %135 = fmul contract double %133, %133
  %136 = fsub contract double %91, %135
  %137 = add nuw nsw i64 %90, 1
  %138 = icmp eq i64 %137, %80
  br i1 %138, label %95, label %89, !llvm.loop !315

139:                                              ; preds = %112, %139
  %140 = phi i64 [ 0, %112 ], [ %148, %139 ]
  %141 = phi double [ %110, %112 ], [ %147, %139 ]
  %142 = getelementptr double, ptr %87, i64 %140
  %143 = load double, ptr %142, align 8, !tbaa !34
  %144 = getelementptr double, ptr %114, i64 %140
  %145 = load double, ptr %144, align 8, !tbaa !34
  %146 = fmul contract double %143, %145
  %147 = fsub contract double %141, %146
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp eq i64 %148, %90
  br i1 %149, label %126, label %139, !llvm.loop !316
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8, !tbaa !111
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %13 = load ptr, ptr %12, align 8, !tbaa !212
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %15 = load ptr, ptr %14, align 8, !tbaa !112
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %17 = load ptr, ptr %16, align 8, !tbaa !56
  %18 = icmp sgt i64 %7, 0
  br label %62

19:                                               ; preds = %73, %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %21 = load ptr, ptr %20, align 8, !tbaa !55
  %22 = icmp sgt i64 %7, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  %24 = add nuw i64 %7, 1
  br label %25

25:                                               ; preds = %33, %23
  %26 = phi i64 [ 0, %23 ], [ %39, %33 ]
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !34
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
  %37 = load double, ptr %36, align 8, !tbaa !34
  %38 = fdiv contract double %34, %37
  store double %38, ptr %27, align 8, !tbaa !34
  %39 = add nuw nsw i64 %26, 1
  %40 = icmp eq i64 %39, %7
  br i1 %40, label %52, label %25, !llvm.loop !309

41:                                               ; preds = %41, %30
  %42 = phi i64 [ 0, %30 ], [ %50, %41 ]
  %43 = phi double [ %28, %30 ], [ %49, %41 ]
  %44 = getelementptr double, ptr %32, i64 %42
  %45 = load double, ptr %44, align 8, !tbaa !34
  %46 = getelementptr inbounds double, ptr %2, i64 %42
  %47 = load double, ptr %46, align 8, !tbaa !34
  %48 = fmul contract double %45, %47
  %49 = fsub contract double %43, %48
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, %26
  br i1 %51, label %33, label %41, !llvm.loop !310

52:                                               ; preds = %33, %19
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %54 = load ptr, ptr %53, align 8, !tbaa !112
  br i1 %10, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %57 = load ptr, ptr %56, align 8, !tbaa !194
  br label %86

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %61 = load ptr, ptr %60, align 8, !tbaa !194
  br label %91

62:                                               ; preds = %11, %73
  %63 = phi i64 [ 0, %11 ], [ %74, %73 ]
  %64 = getelementptr inbounds i64, ptr %15, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !33
  %66 = getelementptr inbounds double, ptr %13, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !34
  %68 = getelementptr inbounds double, ptr %1, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !34
  %70 = fmul contract double %67, %69
  %71 = mul nsw i64 %65, %7
  %72 = getelementptr inbounds double, ptr %17, i64 %71
  br i1 %18, label %76, label %73

73:                                               ; preds = %76, %62
  %74 = add nuw nsw i64 %63, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %19, label %62, !llvm.loop !317

76:                                               ; preds = %62, %76
  %77 = phi i64 [ %84, %76 ], [ 0, %62 ]
  %78 = getelementptr inbounds double, ptr %72, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !34
  %80 = fmul contract double %70, %79
  %81 = getelementptr inbounds double, ptr %2, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !34
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !34
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %7
  br i1 %85, label %73, label %76, !llvm.loop !318

86:                                               ; preds = %101, %55
  %87 = phi ptr [ %57, %55 ], [ %61, %101 ]
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %90 = icmp eq i32 %4, 0
  br i1 %90, label %181, label %117

91:                                               ; preds = %58, %101
  %92 = phi i64 [ 0, %58 ], [ %104, %101 ]
  %93 = getelementptr inbounds i64, ptr %54, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !33
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !34
  br i1 %22, label %97, label %101

97:                                               ; preds = %91
  %98 = load ptr, ptr %59, align 8, !tbaa !263
  %99 = mul nsw i64 %92, %7
  %100 = getelementptr double, ptr %98, i64 %99
  br label %106

101:                                              ; preds = %106, %91
  %102 = phi double [ %96, %91 ], [ %114, %106 ]
  %103 = getelementptr inbounds double, ptr %61, i64 %92
  store double %102, ptr %103, align 8, !tbaa !34
  %104 = add nuw nsw i64 %92, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %86, label %91, !llvm.loop !319

106:                                              ; preds = %97, %106
  %107 = phi i64 [ 0, %97 ], [ %115, %106 ]
  %108 = phi double [ %96, %97 ], [ %114, %106 ]
  %109 = getelementptr double, ptr %100, i64 %107
  %110 = load double, ptr %109, align 8, !tbaa !34
  %111 = getelementptr inbounds double, ptr %2, i64 %107
  %112 = load double, ptr %111, align 8, !tbaa !34
  %113 = fmul contract double %110, %112
  %114 = fsub contract double %108, %113
  %115 = add nuw nsw i64 %107, 1
  %116 = icmp eq i64 %115, %7
  br i1 %116, label %101, label %106, !llvm.loop !320

117:                                              ; preds = %86
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %119 = load double, ptr %118, align 8, !tbaa !41
  %120 = fcmp contract ogt double %119, 0.000000e+00
  br i1 %120, label %121, label %181

121:                                              ; preds = %117
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %123 = load double, ptr %122, align 8, !tbaa !42
  %124 = fmul contract double %119, 1.000000e+01
  %125 = fcmp contract olt double %123, %124
  br i1 %125, label %126, label %181

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %128 = load ptr, ptr %127, align 8, !tbaa !254
  br i1 %22, label %129, label %132

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %131 = load ptr, ptr %130, align 8, !tbaa !163
  br label %138

132:                                              ; preds = %145, %126
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %134 = load ptr, ptr %133, align 8, !tbaa !275
  br i1 %10, label %136, label %135

135:                                              ; preds = %132
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %134)
  br label %187

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  br label %160

138:                                              ; preds = %145, %129
  %139 = phi i64 [ 0, %129 ], [ %146, %145 ]
  %140 = getelementptr inbounds double, ptr %2, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !34
  %142 = fneg contract double %141
  %143 = getelementptr inbounds double, ptr %128, i64 %139
  store double %142, ptr %143, align 8, !tbaa !34
  %144 = getelementptr double, ptr %21, i64 %139
  br label %148

145:                                              ; preds = %148
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, %7
  br i1 %147, label %132, label %138, !llvm.loop !321

148:                                              ; preds = %148, %138
  %149 = phi double [ %142, %138 ], [ %157, %148 ]
  %150 = phi i64 [ %139, %138 ], [ %158, %148 ]
  %151 = mul nsw i64 %150, %7
  %152 = getelementptr double, ptr %144, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !34
  %154 = getelementptr inbounds double, ptr %131, i64 %150
  %155 = load double, ptr %154, align 8, !tbaa !34
  %156 = fmul contract double %153, %155
  %157 = fadd contract double %149, %156
  store double %157, ptr %143, align 8, !tbaa !34
  %158 = add nuw nsw i64 %150, 1
  %159 = icmp slt i64 %158, %7
  br i1 %159, label %148, label %145, !llvm.loop !322

160:                                              ; preds = %167, %136
  %161 = phi i64 [ 0, %136 ], [ %168, %167 ]
  %162 = getelementptr inbounds double, ptr %134, i64 %161
  store double 0.000000e+00, ptr %162, align 8, !tbaa !34
  br i1 %22, label %163, label %167

163:                                              ; preds = %160
  %164 = load ptr, ptr %137, align 8, !tbaa !263
  %165 = mul nsw i64 %161, %7
  %166 = getelementptr double, ptr %164, i64 %165
  br label %170

167:                                              ; preds = %170, %160
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %9
  br i1 %169, label %181, label %160, !llvm.loop !323

170:                                              ; preds = %170, %163
  %171 = phi double [ 0.000000e+00, %163 ], [ %178, %170 ]
  %172 = phi i64 [ 0, %163 ], [ %179, %170 ]
  %173 = getelementptr double, ptr %166, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !34
  %175 = getelementptr inbounds double, ptr %128, i64 %172
  %176 = load double, ptr %175, align 8, !tbaa !34
  %177 = fmul contract double %174, %176
  %178 = fadd contract double %171, %177
  store double %178, ptr %162, align 8, !tbaa !34
  %179 = add nuw nsw i64 %172, 1
  %180 = icmp eq i64 %179, %7
  br i1 %180, label %167, label %170, !llvm.loop !324

181:                                              ; preds = %167, %121, %117, %86
  %182 = phi ptr [ null, %86 ], [ null, %121 ], [ null, %117 ], [ %134, %167 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %182)
  br i1 %10, label %183, label %187

183:                                              ; preds = %181
  %184 = load ptr, ptr %89, align 8, !tbaa !194
  %185 = load ptr, ptr %88, align 8, !tbaa !112
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  br label %218

187:                                              ; preds = %229, %135, %181
  %188 = load ptr, ptr %20, align 8, !tbaa !55
  br i1 %22, label %189, label %217

189:                                              ; preds = %187
  %190 = add nuw i64 %7, 1
  br label %191

191:                                              ; preds = %198, %189
  %192 = phi i64 [ %7, %189 ], [ %193, %198 ]
  %193 = add nsw i64 %192, -1
  %194 = getelementptr inbounds double, ptr %2, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !34
  %196 = getelementptr double, ptr %188, i64 %193
  %197 = icmp slt i64 %192, %7
  br i1 %197, label %205, label %198

198:                                              ; preds = %205, %191
  %199 = phi double [ %195, %191 ], [ %214, %205 ]
  %200 = mul i64 %193, %190
  %201 = getelementptr inbounds double, ptr %188, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !34
  %203 = fdiv contract double %199, %202
  store double %203, ptr %194, align 8, !tbaa !34
  %204 = icmp sgt i64 %192, 1
  br i1 %204, label %191, label %217, !llvm.loop !325

205:                                              ; preds = %191, %205
  %206 = phi i64 [ %215, %205 ], [ %192, %191 ]
  %207 = phi double [ %214, %205 ], [ %195, %191 ]
  %208 = mul nsw i64 %206, %7
  %209 = getelementptr double, ptr %196, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !34
  %211 = getelementptr inbounds double, ptr %2, i64 %206
  %212 = load double, ptr %211, align 8, !tbaa !34
  %213 = fmul contract double %210, %212
  %214 = fsub contract double %207, %213
  %215 = add nuw nsw i64 %206, 1
  %216 = icmp eq i64 %215, %7
  br i1 %216, label %198, label %205, !llvm.loop !326

217:                                              ; preds = %198, %187
  ret void

218:                                              ; preds = %183, %229
  %219 = phi i64 [ 0, %183 ], [ %230, %229 ]
  %220 = getelementptr inbounds double, ptr %184, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !34
  %222 = getelementptr inbounds i64, ptr %185, i64 %219
  %223 = load i64, ptr %222, align 8, !tbaa !33
  %224 = getelementptr inbounds double, ptr %3, i64 %223
  store double %221, ptr %224, align 8, !tbaa !34
  br i1 %22, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %186, align 8, !tbaa !263
  %227 = mul nsw i64 %219, %7
  %228 = getelementptr double, ptr %226, i64 %227
  br label %232

229:                                              ; preds = %232, %218
  %230 = add nuw nsw i64 %219, 1
  %231 = icmp eq i64 %230, %9
  br i1 %231, label %187, label %218, !llvm.loop !327

232:                                              ; preds = %225, %232
  %233 = phi i64 [ 0, %225 ], [ %241, %232 ]
  %234 = getelementptr double, ptr %228, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !34
  %236 = load double, ptr %220, align 8, !tbaa !34
  %237 = fmul contract double %235, %236
  %238 = getelementptr inbounds double, ptr %2, i64 %233
  %239 = load double, ptr %238, align 8, !tbaa !34
  %240 = fadd contract double %239, %237
  store double %240, ptr %238, align 8, !tbaa !34
  %241 = add nuw nsw i64 %233, 1
  %242 = icmp eq i64 %241, %7
  br i1 %242, label %229, label %232, !llvm.loop !328
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %7 = load ptr, ptr %6, align 8, !tbaa !266
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %9 = load ptr, ptr %8, align 8, !tbaa !195
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %137

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
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
  %24 = load double, ptr %23, align 8, !tbaa !34
  %25 = getelementptr inbounds double, ptr %3, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !34
  %27 = getelementptr inbounds double, ptr %9, i64 %20
  %28 = load double, ptr %27, align 8, !tbaa !34
  %29 = fmul contract double %26, %28
  br i1 %12, label %30, label %32

30:                                               ; preds = %19
  %31 = icmp eq i64 %20, 0
  br i1 %31, label %43, label %37

32:                                               ; preds = %19
  %33 = getelementptr inbounds double, ptr %4, i64 %20
  %34 = load double, ptr %33, align 8, !tbaa !34
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
  store double %42, ptr %25, align 8, !tbaa !34
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
  store double %50, ptr %25, align 8, !tbaa !34
  br label %62

51:                                               ; preds = %37, %51
  %52 = phi i64 [ %60, %51 ], [ 0, %37 ]
  %53 = phi double [ %59, %51 ], [ %29, %37 ]
  %54 = getelementptr double, ptr %22, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !34
  %56 = getelementptr inbounds double, ptr %3, i64 %52
  %57 = load double, ptr %56, align 8, !tbaa !34
  %58 = fmul contract double %55, %57
  %59 = fsub contract double %53, %58
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %20
  br i1 %61, label %39, label %51, !llvm.loop !329

62:                                               ; preds = %72, %47
  %63 = phi i1 [ %48, %47 ], [ %40, %72 ]
  %64 = phi double [ %35, %47 ], [ %80, %72 ]
  %65 = fdiv contract double %64, %24
  %66 = select contract i1 %63, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %4, i64 %20
  store double %66, ptr %67, align 8, !tbaa !34
  %68 = getelementptr inbounds i64, ptr %1, i64 %20
  %69 = load i64, ptr %68, align 8, !tbaa !33
  %70 = load i64, ptr %13, align 8, !tbaa !26
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %83, label %105

72:                                               ; preds = %39, %72
  %73 = phi i64 [ %81, %72 ], [ 0, %39 ]
  %74 = phi double [ %80, %72 ], [ %38, %39 ]
  %75 = getelementptr double, ptr %22, i64 %73
  %76 = load double, ptr %75, align 8, !tbaa !34
  %77 = getelementptr inbounds double, ptr %4, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !34
  %79 = fmul contract double %76, %78
  %80 = fsub contract double %74, %79
  %81 = add nuw nsw i64 %73, 1
  %82 = icmp eq i64 %81, %20
  br i1 %82, label %62, label %72, !llvm.loop !330

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !208
  %85 = getelementptr inbounds double, ptr %84, i64 %69
  %86 = load double, ptr %85, align 8, !tbaa !34
  %87 = load double, ptr %25, align 8, !tbaa !34
  %88 = load double, ptr %15, align 8, !tbaa !41
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
  store double %104, ptr %25, align 8, !tbaa !34
  br label %105

105:                                              ; preds = %103, %62, %39
  %106 = add nuw nsw i64 %20, 1
  %107 = icmp eq i64 %106, %2
  br i1 %107, label %16, label %19, !llvm.loop !331

108:                                              ; preds = %116
  br i1 %10, label %138, label %137

109:                                              ; preds = %17, %116
  %110 = phi i64 [ %2, %17 ], [ %111, %116 ]
  %111 = add nsw i64 %110, -1
  %112 = getelementptr inbounds double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !34
  %114 = getelementptr double, ptr %7, i64 %111
  %115 = icmp slt i64 %110, %2
  br i1 %115, label %125, label %116

116:                                              ; preds = %125, %109
  %117 = phi double [ %113, %109 ], [ %134, %125 ]
  %118 = mul i64 %111, %18
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !34
  %121 = fcmp contract ogt double %120, 0.000000e+00
  %122 = fdiv contract double %117, %120
  %123 = select contract i1 %121, double %122, double 0.000000e+00
  store double %123, ptr %112, align 8, !tbaa !34
  %124 = icmp sgt i64 %110, 1
  br i1 %124, label %109, label %108, !llvm.loop !332

125:                                              ; preds = %109, %125
  %126 = phi i64 [ %135, %125 ], [ %110, %109 ]
  %127 = phi double [ %134, %125 ], [ %113, %109 ]
  %128 = mul nsw i64 %126, %2
  %129 = getelementptr double, ptr %114, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !34
  %131 = getelementptr inbounds double, ptr %3, i64 %126
  %132 = load double, ptr %131, align 8, !tbaa !34
  %133 = fmul contract double %130, %132
  %134 = fsub contract double %127, %133
  %135 = add nuw nsw i64 %126, 1
  %136 = icmp eq i64 %135, %2
  br i1 %136, label %116, label %125, !llvm.loop !333

137:                                              ; preds = %138, %5, %16, %108
  ret void

138:                                              ; preds = %108, %138
  %139 = phi i64 [ %145, %138 ], [ 0, %108 ]
  %140 = getelementptr inbounds double, ptr %9, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !34
  %142 = getelementptr inbounds double, ptr %3, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !34
  %144 = fmul contract double %141, %143
  store double %144, ptr %142, align 8, !tbaa !34
  %145 = add nuw nsw i64 %139, 1
  %146 = icmp eq i64 %145, %2
  br i1 %146, label %137, label %138, !llvm.loop !334
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_step(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %8 = load ptr, ptr %7, align 8, !tbaa !272
  tail call fastcc void @sparse_prepare(ptr noundef %0, double noundef %1)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !26
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %14 = load ptr, ptr %13, align 8, !tbaa !38
  br label %21

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %17 = load ptr, ptr %16, align 8, !tbaa !238
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %20 = load ptr, ptr %19, align 8, !tbaa !38
  br label %107

21:                                               ; preds = %119, %12
  %22 = phi ptr [ %14, %12 ], [ %20, %119 ]
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %22, ptr noundef null)
  %24 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %24, i1 false)
  %25 = load ptr, ptr %23, align 8, !tbaa !38
  %26 = load i64, ptr %9, align 8, !tbaa !26
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %60

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %30 = load ptr, ptr %29, align 8, !tbaa !261
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %33 = load i64, ptr %30, align 8, !tbaa !33
  br label %36

34:                                               ; preds = %47, %36
  %35 = icmp eq i64 %39, %26
  br i1 %35, label %60, label %36, !llvm.loop !278

36:                                               ; preds = %34, %28
  %37 = phi i64 [ %33, %28 ], [ %41, %34 ]
  %38 = phi i64 [ 0, %28 ], [ %39, %34 ]
  %39 = add nuw nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %30, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !33
  %42 = icmp slt i64 %37, %41
  br i1 %42, label %43, label %34

43:                                               ; preds = %36
  %44 = load ptr, ptr %31, align 8, !tbaa !263
  %45 = getelementptr inbounds double, ptr %25, i64 %38
  %46 = load ptr, ptr %32, align 8, !tbaa !262
  br label %47

47:                                               ; preds = %47, %43
  %48 = phi i64 [ %37, %43 ], [ %58, %47 ]
  %49 = getelementptr inbounds double, ptr %44, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !34
  %51 = load double, ptr %45, align 8, !tbaa !34
  %52 = fmul contract double %50, %51
  %53 = getelementptr inbounds i64, ptr %46, i64 %48
  %54 = load i64, ptr %53, align 8, !tbaa !33
  %55 = getelementptr inbounds double, ptr %8, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !34
  %57 = fadd contract double %52, %56
  store double %57, ptr %55, align 8, !tbaa !34
  %58 = add nsw i64 %48, 1
  %59 = icmp eq i64 %58, %41
  br i1 %59, label %34, label %47, !llvm.loop !279

60:                                               ; preds = %34, %21
  %61 = load i64, ptr %5, align 8, !tbaa !14
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %102

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %65 = load ptr, ptr %64, align 8, !tbaa !242
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %67 = load ptr, ptr %66, align 8, !tbaa !241
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %70 = getelementptr inbounds i64, ptr %67, i64 %61
  %71 = load i64, ptr %70, align 8, !tbaa !33
  br label %74

72:                                               ; preds = %89, %74
  %73 = icmp sgt i64 %76, 1
  br i1 %73, label %74, label %102, !llvm.loop !280

74:                                               ; preds = %72, %63
  %75 = phi i64 [ %71, %63 ], [ %84, %72 ]
  %76 = phi i64 [ %61, %63 ], [ %77, %72 ]
  %77 = add nsw i64 %76, -1
  %78 = getelementptr inbounds double, ptr %65, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !34
  %80 = getelementptr inbounds double, ptr %8, i64 %77
  %81 = load double, ptr %80, align 8, !tbaa !34
  %82 = fdiv contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !34
  %83 = getelementptr inbounds i64, ptr %67, i64 %77
  %84 = load i64, ptr %83, align 8, !tbaa !33
  %85 = icmp slt i64 %84, %75
  br i1 %85, label %86, label %72

86:                                               ; preds = %74
  %87 = load ptr, ptr %68, align 8, !tbaa !55
  %88 = load ptr, ptr %69, align 8, !tbaa !255
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi i64 [ %84, %86 ], [ %100, %89 ]
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !34
  %93 = load double, ptr %80, align 8, !tbaa !34
  %94 = fmul contract double %92, %93
  %95 = getelementptr inbounds i64, ptr %88, i64 %90
  %96 = load i64, ptr %95, align 8, !tbaa !33
  %97 = getelementptr inbounds double, ptr %8, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !34
  %99 = fsub contract double %98, %94
  store double %99, ptr %97, align 8, !tbaa !34
  %100 = add nsw i64 %90, 1
  %101 = icmp eq i64 %100, %75
  br i1 %101, label %72, label %89, !llvm.loop !281

102:                                              ; preds = %72, %60
  %103 = icmp sgt i64 %6, 0
  br i1 %103, label %104, label %124

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %106 = load ptr, ptr %105, align 8, !tbaa !30
  br label %125

107:                                              ; preds = %15, %119
  %108 = phi i64 [ 0, %15 ], [ %122, %119 ]
  %109 = getelementptr inbounds i64, ptr %17, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !33
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %119

112:                                              ; preds = %107
  %113 = load ptr, ptr %18, align 8, !tbaa !32
  %114 = getelementptr inbounds i64, ptr %113, i64 %108
  %115 = load i64, ptr %114, align 8, !tbaa !33
  %116 = getelementptr inbounds double, ptr %2, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !34
  %118 = fneg contract double %117
  br label %119

119:                                              ; preds = %107, %112
  %120 = phi contract double [ %118, %112 ], [ 0.000000e+00, %107 ]
  %121 = getelementptr inbounds double, ptr %20, i64 %108
  store double %120, ptr %121, align 8, !tbaa !34
  %122 = add nuw nsw i64 %108, 1
  %123 = icmp eq i64 %122, %10
  br i1 %123, label %21, label %107, !llvm.loop !335

124:                                              ; preds = %125, %102
  ret void

125:                                              ; preds = %104, %125
  %126 = phi i64 [ 0, %104 ], [ %132, %125 ]
  %127 = getelementptr inbounds double, ptr %8, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !34
  %129 = getelementptr inbounds i64, ptr %106, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !33
  %131 = getelementptr inbounds double, ptr %3, i64 %130
  store double %128, ptr %131, align 8, !tbaa !34
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, %6
  br i1 %133, label %124, label %125, !llvm.loop !336
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %8 = icmp sgt i64 %2, 0
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %10 = load ptr, ptr %9, align 8, !tbaa !194
  br i1 %8, label %17, label %11

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %10, ptr noundef null)
  %13 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %13, i1 false)
  br i1 %8, label %14, label %33

14:                                               ; preds = %11
  %15 = icmp sgt i64 %7, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  br label %25

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %23, %17 ], [ 0, %5 ]
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !34
  %21 = fneg contract double %20
  %22 = getelementptr inbounds double, ptr %10, i64 %18
  store double %21, ptr %22, align 8, !tbaa !34
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %11, label %17, !llvm.loop !337

25:                                               ; preds = %14, %66
  %26 = phi i64 [ 0, %14 ], [ %67, %66 ]
  br i1 %15, label %27, label %66

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8, !tbaa !263
  %29 = mul nsw i64 %26, %7
  %30 = getelementptr double, ptr %28, i64 %29
  %31 = load ptr, ptr %12, align 8, !tbaa !194
  %32 = getelementptr inbounds double, ptr %31, i64 %26
  br label %69

33:                                               ; preds = %66, %11
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %35 = load ptr, ptr %34, align 8, !tbaa !55
  %36 = icmp sgt i64 %7, 0
  br i1 %36, label %37, label %65

37:                                               ; preds = %33
  %38 = add nuw i64 %7, 1
  br label %39

39:                                               ; preds = %46, %37
  %40 = phi i64 [ %7, %37 ], [ %41, %46 ]
  %41 = add nsw i64 %40, -1
  %42 = getelementptr inbounds double, ptr %4, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !34
  %44 = getelementptr double, ptr %35, i64 %41
  %45 = icmp slt i64 %40, %7
  br i1 %45, label %53, label %46

46:                                               ; preds = %53, %39
  %47 = phi double [ %43, %39 ], [ %62, %53 ]
  %48 = mul i64 %41, %38
  %49 = getelementptr inbounds double, ptr %35, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !34
  %51 = fdiv contract double %47, %50
  store double %51, ptr %42, align 8, !tbaa !34
  %52 = icmp sgt i64 %40, 1
  br i1 %52, label %39, label %65, !llvm.loop !325

53:                                               ; preds = %39, %53
  %54 = phi i64 [ %63, %53 ], [ %40, %39 ]
  %55 = phi double [ %62, %53 ], [ %43, %39 ]
  %56 = mul nsw i64 %54, %7
  %57 = getelementptr double, ptr %44, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !34
  %59 = getelementptr inbounds double, ptr %4, i64 %54
  %60 = load double, ptr %59, align 8, !tbaa !34
  %61 = fmul contract double %58, %60
  %62 = fsub contract double %55, %61
  %63 = add nuw nsw i64 %54, 1
  %64 = icmp eq i64 %63, %7
  br i1 %64, label %46, label %53, !llvm.loop !326

65:                                               ; preds = %46, %33
  ret void

66:                                               ; preds = %69, %25
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %25, !llvm.loop !338

69:                                               ; preds = %27, %69
  %70 = phi i64 [ 0, %27 ], [ %78, %69 ]
  %71 = getelementptr double, ptr %30, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !34
  %73 = load double, ptr %32, align 8, !tbaa !34
  %74 = fmul contract double %72, %73
  %75 = getelementptr inbounds double, ptr %4, i64 %70
  %76 = load double, ptr %75, align 8, !tbaa !34
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !34
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %7
  br i1 %79, label %66, label %69, !llvm.loop !339
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind uwtable
define internal double @dormand_prince(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, i64 %7, ptr nocapture noundef %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %4, i64 %15, i1 false)
  %16 = mul nsw i64 %14, 23
  %17 = getelementptr inbounds double, ptr %9, i64 %16
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %1, double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %17, i64 noundef 1, i64 noundef 12)
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %15, i1 false)
  %18 = icmp sgt i64 %14, 0
  %19 = icmp eq i64 %14, 1
  %20 = and i64 %14, 9223372036854775806
  %21 = icmp eq i64 %14, %20
  br label %22

22:                                               ; preds = %28, %10
  %23 = phi i64 [ 0, %10 ], [ %29, %28 ]
  %24 = add nsw i64 %23, -5
  %25 = icmp ult i64 %24, -4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = add nuw nsw i64 %23, 1
  br label %28

28:                                               ; preds = %26, %65, %62
  %29 = phi i64 [ %63, %62 ], [ %66, %65 ], [ %27, %26 ]
  br label %22, !llvm.loop !340

30:                                               ; preds = %22
  %31 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %23
  %32 = load double, ptr %31, align 8, !tbaa !34
  %33 = mul nsw i64 %23, %14
  %34 = getelementptr inbounds double, ptr %9, i64 %33
  tail call void @llvm.experimental.noalias.scope.decl(metadata !341)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !344)
  br i1 %18, label %35, label %65

35:                                               ; preds = %30
  br i1 %19, label %50, label %36

36:                                               ; preds = %35
  %37 = insertelement <2 x double> poison, double %32, i64 0
  %38 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> zeroinitializer
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i64 [ 0, %36 ], [ %47, %39 ]
  %41 = getelementptr inbounds double, ptr %34, i64 %40
  %42 = load <2 x double>, ptr %41, align 8, !tbaa !34, !alias.scope !341, !noalias !344
  %43 = fmul contract <2 x double> %38, %42
  %44 = getelementptr inbounds double, ptr %8, i64 %40
  %45 = load <2 x double>, ptr %44, align 8, !tbaa !34, !alias.scope !344, !noalias !341
  %46 = fadd contract <2 x double> %45, %43
  store <2 x double> %46, ptr %44, align 8, !tbaa !34, !alias.scope !344, !noalias !341
  %47 = add nuw i64 %40, 2
  %48 = icmp eq i64 %47, %20
  br i1 %48, label %49, label %39, !llvm.loop !346

49:                                               ; preds = %39
  br i1 %21, label %62, label %50

50:                                               ; preds = %35, %49
  %51 = phi i64 [ 0, %35 ], [ %20, %49 ]
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %60, %52 ], [ %51, %50 ]
  %54 = getelementptr inbounds double, ptr %34, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !34, !alias.scope !341, !noalias !344
  %56 = fmul contract double %32, %55
  %57 = getelementptr inbounds double, ptr %8, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !34, !alias.scope !344, !noalias !341
  %59 = fadd contract double %58, %56
  store double %59, ptr %57, align 8, !tbaa !34, !alias.scope !344, !noalias !341
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, %14
  br i1 %61, label %62, label %52, !llvm.loop !349

62:                                               ; preds = %52, %49
  %63 = add nuw nsw i64 %23, 1
  %64 = icmp eq i64 %63, 12
  br i1 %64, label %68, label %28

65:                                               ; preds = %30
  %66 = add nuw nsw i64 %23, 1
  %67 = icmp eq i64 %66, 12
  br i1 %67, label %83, label %28

68:                                               ; preds = %62, %68
  %69 = phi i64 [ %76, %68 ], [ 0, %62 ]
  %70 = getelementptr inbounds double, ptr %3, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !34
  %72 = getelementptr inbounds double, ptr %8, i64 %69
  %73 = load double, ptr %72, align 8, !tbaa !34
  %74 = fmul contract double %73, %2
  %75 = fadd contract double %71, %74
  store double %75, ptr %72, align 8, !tbaa !34
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %14
  br i1 %77, label %78, label %68, !llvm.loop !350

78:                                               ; preds = %68, %89
  %79 = phi double [ %104, %89 ], [ 0.000000e+00, %68 ]
  %80 = phi double [ %107, %89 ], [ 0.000000e+00, %68 ]
  %81 = phi i64 [ %108, %89 ], [ 0, %68 ]
  %82 = getelementptr double, ptr %9, i64 %81
  br label %110

83:                                               ; preds = %65, %89
  %84 = phi double [ %107, %89 ], [ 0.000000e+00, %65 ]
  %85 = phi double [ %104, %89 ], [ 0.000000e+00, %65 ]
  %86 = fcmp contract oeq double %85, 0.000000e+00
  %87 = fcmp contract oeq double %84, 0.000000e+00
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %135, label %127

89:                                               ; preds = %110
  %90 = getelementptr inbounds double, ptr %3, i64 %81
  %91 = load double, ptr %90, align 8, !tbaa !34
  %92 = tail call contract double @llvm.fabs.f64(double %91)
  %93 = getelementptr inbounds double, ptr %8, i64 %81
  %94 = load double, ptr %93, align 8, !tbaa !34
  %95 = tail call contract double @llvm.fabs.f64(double %94)
  %96 = getelementptr inbounds double, ptr %5, i64 %81
  %97 = load double, ptr %96, align 8, !tbaa !34
  %98 = fcmp contract ogt double %92, %95
  %99 = select contract i1 %98, double %92, double %95
  %100 = fmul contract double %99, %6
  %101 = fadd contract double %97, %100
  %102 = fdiv contract double %120, %101
  %103 = fmul contract double %102, %102
  %104 = fadd contract double %79, %103
  %105 = fdiv contract double %124, %101
  %106 = fmul contract double %105, %105
  %107 = fadd contract double %80, %106
  %108 = add nuw nsw i64 %81, 1
  %109 = icmp eq i64 %108, %14
  br i1 %109, label %83, label %78, !llvm.loop !351

110:                                              ; preds = %110, %78
  %111 = phi i64 [ 0, %78 ], [ %125, %110 ]
  %112 = phi double [ 0.000000e+00, %78 ], [ %124, %110 ]
  %113 = phi double [ 0.000000e+00, %78 ], [ %120, %110 ]
  %114 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !34
  %116 = mul nsw i64 %111, %14
  %117 = getelementptr double, ptr %82, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !34
  %119 = fmul contract double %115, %118
  %120 = fadd contract double %113, %119
  %121 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %111
  %122 = load double, ptr %121, align 8, !tbaa !34
  %123 = fmul contract double %118, %122
  %124 = fadd contract double %112, %123
  %125 = add nuw nsw i64 %111, 1
  %126 = icmp eq i64 %125, 12
  br i1 %126, label %89, label %110, !llvm.loop !352

127:                                              ; preds = %83
  %128 = fmul contract double %85, %2
  %129 = fmul contract double %84, 1.000000e-02
  %130 = fadd contract double %85, %129
  %131 = sitofp i64 %14 to double
  %132 = fmul contract double %130, %131
  %133 = tail call contract double @llvm.sqrt.f64(double %132)
  %134 = fdiv contract double %128, %133
  br label %135

135:                                              ; preds = %83, %127
  %136 = phi contract double [ %134, %127 ], [ 0.000000e+00, %83 ]
  ret double %136
}

; Function Attrs: nounwind uwtable
define internal void @dormand_prince_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add i64 %9, %7
  %11 = shl nsw i64 %10, 4
  %12 = getelementptr inbounds double, ptr %5, i64 %11
  %13 = fadd contract double %1, %2
  %14 = mul nsw i64 %10, 12
  %15 = getelementptr double, ptr %5, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %17 = load double, ptr %16, align 8, !tbaa !5
  %18 = fcmp contract une double %17, 0.000000e+00
  br i1 %18, label %19, label %26

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %21 = load ptr, ptr %20, align 8, !tbaa !12
  %22 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %4, i64 %22, i1 false)
  %23 = load ptr, ptr %20, align 8, !tbaa !12
  %24 = tail call contract double @project(ptr noundef nonnull %0, double noundef %13, ptr noundef %23, double noundef 1.000000e-13)
  %25 = load ptr, ptr %20, align 8, !tbaa !12
  br label %26

26:                                               ; preds = %6, %19
  %27 = phi ptr [ %25, %19 ], [ %4, %6 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %13, ptr noundef %27, ptr noundef %15)
  %28 = mul nsw i64 %10, 23
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %1, double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %29, i64 noundef 13, i64 noundef 16)
  %30 = icmp sgt i64 %10, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %26
  %32 = getelementptr double, ptr %12, i64 %10
  %33 = shl nuw nsw i64 %10, 1
  %34 = getelementptr double, ptr %12, i64 %33
  br label %36

35:                                               ; preds = %59, %26
  ret void

36:                                               ; preds = %31, %59
  %37 = phi i64 [ 0, %31 ], [ %60, %59 ]
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !34
  %40 = getelementptr inbounds double, ptr %3, i64 %37
  %41 = load double, ptr %40, align 8, !tbaa !34
  %42 = fsub contract double %39, %41
  %43 = getelementptr double, ptr %12, i64 %37
  store double %42, ptr %43, align 8, !tbaa !34
  %44 = getelementptr double, ptr %5, i64 %37
  %45 = load double, ptr %44, align 8, !tbaa !34
  %46 = fmul contract double %45, %2
  %47 = fsub contract double %46, %42
  %48 = getelementptr double, ptr %32, i64 %37
  store double %47, ptr %48, align 8, !tbaa !34
  %49 = fmul contract double %42, 2.000000e+00
  %50 = getelementptr double, ptr %15, i64 %37
  %51 = load double, ptr %50, align 8, !tbaa !34
  %52 = load double, ptr %44, align 8, !tbaa !34
  %53 = fadd contract double %51, %52
  %54 = fmul contract double %53, %2
  %55 = fsub contract double %49, %54
  %56 = getelementptr double, ptr %34, i64 %37
  store double %55, ptr %56, align 8, !tbaa !34
  br label %57

57:                                               ; preds = %36, %62
  %58 = phi i64 [ 0, %36 ], [ %67, %62 ]
  br label %69

59:                                               ; preds = %62
  %60 = add nuw nsw i64 %37, 1
  %61 = icmp eq i64 %60, %10
  br i1 %61, label %35, label %36, !llvm.loop !353

62:                                               ; preds = %69
  %63 = fmul contract double %78, %2
  %64 = add nuw nsw i64 %58, 3
  %65 = mul nsw i64 %64, %10
  %66 = getelementptr double, ptr %43, i64 %65
  store double %63, ptr %66, align 8, !tbaa !34
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, 4
  br i1 %68, label %59, label %57, !llvm.loop !354

69:                                               ; preds = %57, %69
  %70 = phi i64 [ 0, %57 ], [ %79, %69 ]
  %71 = phi double [ 0.000000e+00, %57 ], [ %78, %69 ]
  %72 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %58, i64 %70
  %73 = load double, ptr %72, align 8, !tbaa !34
  %74 = mul nsw i64 %70, %10
  %75 = getelementptr double, ptr %44, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !34
  %77 = fmul contract double %73, %76
  %78 = fadd contract double %71, %77
  %79 = add nuw nsw i64 %70, 1
  %80 = icmp eq i64 %79, 16
  br i1 %80, label %62, label %69, !llvm.loop !355
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @dormand_prince_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #8 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = shl nsw i64 %10, 4
  %12 = getelementptr inbounds double, ptr %4, i64 %11
  %13 = icmp sgt i64 %10, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %6
  %15 = fsub contract double 1.000000e+00, %3
  br label %16

16:                                               ; preds = %14, %20
  %17 = phi i64 [ 0, %14 ], [ %25, %20 ]
  %18 = getelementptr double, ptr %12, i64 %17
  br label %27

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %27
  %21 = getelementptr inbounds double, ptr %1, i64 %17
  %22 = load double, ptr %21, align 8, !tbaa !34
  %23 = fadd contract double %37, %22
  %24 = getelementptr inbounds double, ptr %5, i64 %17
  store double %23, ptr %24, align 8, !tbaa !34
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %19, label %16, !llvm.loop !356

27:                                               ; preds = %16, %27
  %28 = phi i64 [ 6, %16 ], [ %38, %27 ]
  %29 = phi double [ 0.000000e+00, %16 ], [ %37, %27 ]
  %30 = mul nsw i64 %28, %10
  %31 = getelementptr double, ptr %18, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !34
  %33 = fadd contract double %29, %32
  %34 = and i64 %28, 1
  %35 = icmp eq i64 %34, 0
  %36 = select contract i1 %35, double %3, double %15
  %37 = fmul contract double %36, %33
  %38 = add nsw i64 %28, -1
  %39 = icmp eq i64 %28, 0
  br i1 %39, label %20, label %27, !llvm.loop !357
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
  br i1 %19, label %241, label %20

20:                                               ; preds = %10
  %21 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %4, i64 %21, i1 false)
  %22 = load i64, ptr %0, align 8, !tbaa !13
  %23 = load i64, ptr %12, align 8, !tbaa !14
  %24 = add i64 %23, %22
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %26 = load ptr, ptr %25, align 8, !tbaa !358
  %27 = getelementptr inbounds double, ptr %26, i64 %24
  %28 = fmul contract double %2, 1.000000e-05
  %29 = tail call contract double @llvm.fabs.f64(double %1)
  %30 = fadd contract double %29, 1.000000e+00
  %31 = fmul contract double %30, 1.000000e-09
  %32 = fcmp contract ogt double %28, %31
  %33 = select contract i1 %32, double %28, double %31
  %34 = fadd contract double %33, %1
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %36 = load double, ptr %35, align 8, !tbaa !5
  %37 = fcmp contract une double %36, 0.000000e+00
  br i1 %37, label %38, label %45

38:                                               ; preds = %20
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %40 = load ptr, ptr %39, align 8, !tbaa !12
  %41 = shl i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %3, i64 %41, i1 false)
  %42 = load ptr, ptr %39, align 8, !tbaa !12
  %43 = tail call contract double @project(ptr noundef nonnull %0, double noundef %34, ptr noundef %42, double noundef 1.000000e-13)
  %44 = load ptr, ptr %39, align 8, !tbaa !12
  br label %45

45:                                               ; preds = %38, %20
  %46 = phi ptr [ %44, %38 ], [ %3, %20 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %34, ptr noundef %46, ptr noundef %18)
  %47 = load double, ptr %35, align 8, !tbaa !5
  %48 = fcmp contract une double %47, 0.000000e+00
  br i1 %48, label %49, label %59

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %51 = load ptr, ptr %50, align 8, !tbaa !12
  %52 = load i64, ptr %0, align 8, !tbaa !13
  %53 = load i64, ptr %12, align 8, !tbaa !14
  %54 = add nsw i64 %53, %52
  %55 = shl i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %3, i64 %55, i1 false)
  %56 = load ptr, ptr %50, align 8, !tbaa !12
  %57 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef %56, double noundef 1.000000e-13)
  %58 = load ptr, ptr %50, align 8, !tbaa !12
  br label %59

59:                                               ; preds = %49, %45
  %60 = phi ptr [ %58, %49 ], [ %3, %45 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %60, ptr noundef %16)
  %61 = icmp sgt i64 %24, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %66, %59
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %64 = load i64, ptr %63, align 8, !tbaa !359
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %189, label %76

66:                                               ; preds = %59, %66
  %67 = phi i64 [ %74, %66 ], [ 0, %59 ]
  %68 = getelementptr inbounds double, ptr %18, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !34
  %70 = getelementptr inbounds double, ptr %16, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !34
  %72 = fsub contract double %69, %71
  %73 = fdiv contract double %72, %33
  store double %73, ptr %68, align 8, !tbaa !34
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %24
  br i1 %75, label %62, label %66, !llvm.loop !360

76:                                               ; preds = %62
  %77 = load i64, ptr %0, align 8, !tbaa !13
  %78 = load i64, ptr %12, align 8, !tbaa !14
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %80 = load i64, ptr %79, align 8, !tbaa !26
  %81 = add i64 %78, %77
  %82 = add nsw i64 %80, %78
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %84 = load ptr, ptr %83, align 8, !tbaa !361
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %86 = load ptr, ptr %85, align 8, !tbaa !16
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %88 = load i64, ptr %87, align 8, !tbaa !362
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 %89, i1 false)
  %90 = load ptr, ptr %83, align 8, !tbaa !361
  %91 = load i64, ptr %87, align 8, !tbaa !362
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = getelementptr inbounds double, ptr %16, i64 %77
  %94 = shl i64 %78, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 8 %93, i64 %94, i1 false)
  %95 = load ptr, ptr %83, align 8, !tbaa !361
  %96 = load i64, ptr %87, align 8, !tbaa !362
  %97 = getelementptr inbounds double, ptr %95, i64 %96
  %98 = getelementptr inbounds double, ptr %97, i64 %78
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %100 = load ptr, ptr %99, align 8, !tbaa !38
  %101 = shl i64 %80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %100, i64 %101, i1 false)
  %102 = load i64, ptr %63, align 8, !tbaa !359
  %103 = inttoptr i64 %102 to ptr
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %105 = load ptr, ptr %104, align 8, !tbaa !363
  %106 = load ptr, ptr %83, align 8, !tbaa !361
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %108 = load i64, ptr %107, align 8, !tbaa !364
  %109 = inttoptr i64 %108 to ptr
  tail call void %103(ptr noundef %105, ptr noundef %106, ptr noundef %109) #12
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %111 = load ptr, ptr %110, align 8, !tbaa !365
  %112 = shl i64 %81, 3
  %113 = mul i64 %112, %81
  tail call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %113, i1 false)
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %115 = load ptr, ptr %114, align 8, !tbaa !366
  %116 = mul i64 %112, %82
  tail call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %116, i1 false)
  %117 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %118 = load i64, ptr %117, align 8, !tbaa !367
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %126

120:                                              ; preds = %76
  %121 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %122 = load ptr, ptr %121, align 8, !tbaa !368
  %123 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %124 = load ptr, ptr %123, align 8, !tbaa !369
  %125 = load ptr, ptr %104, align 8, !tbaa !363
  br label %145

126:                                              ; preds = %165, %76
  %127 = load ptr, ptr %114, align 8, !tbaa !366
  %128 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %129 = load double, ptr %128, align 8, !tbaa !41
  store double 0.000000e+00, ptr %128, align 8, !tbaa !41
  %130 = icmp sgt i64 %81, 0
  br i1 %130, label %132, label %131

131:                                              ; preds = %126
  store double %129, ptr %128, align 8, !tbaa !41
  br label %241

132:                                              ; preds = %126, %132
  %133 = phi i64 [ %141, %132 ], [ 0, %126 ]
  %134 = load i64, ptr %12, align 8, !tbaa !14
  %135 = load i64, ptr %79, align 8, !tbaa !26
  %136 = add nsw i64 %135, %134
  %137 = mul nsw i64 %136, %133
  %138 = getelementptr inbounds double, ptr %127, i64 %137
  %139 = getelementptr inbounds double, ptr %138, i64 %134
  %140 = load ptr, ptr %99, align 8, !tbaa !38
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %139, ptr noundef %138, ptr noundef %140, i32 noundef 0)
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %81
  br i1 %142, label %143, label %132, !llvm.loop !370

143:                                              ; preds = %132
  store double %129, ptr %128, align 8, !tbaa !41
  %144 = icmp sgt i64 %78, 0
  br label %169

145:                                              ; preds = %165, %120
  %146 = phi i64 [ 0, %120 ], [ %167, %165 ]
  %147 = getelementptr inbounds i64, ptr %122, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !33
  %149 = getelementptr inbounds i64, ptr %124, i64 %146
  %150 = load i64, ptr %149, align 8, !tbaa !33
  %151 = icmp slt i64 %148, %77
  %152 = getelementptr inbounds double, ptr %125, i64 %146
  %153 = load double, ptr %152, align 8, !tbaa !34
  br i1 %151, label %154, label %159

154:                                              ; preds = %145
  %155 = load ptr, ptr %110, align 8, !tbaa !365
  %156 = mul nsw i64 %148, %81
  %157 = getelementptr double, ptr %155, i64 %156
  %158 = getelementptr double, ptr %157, i64 %150
  br label %165

159:                                              ; preds = %145
  %160 = load ptr, ptr %114, align 8, !tbaa !366
  %161 = mul nsw i64 %150, %82
  %162 = sub i64 %148, %77
  %163 = getelementptr double, ptr %160, i64 %162
  %164 = getelementptr double, ptr %163, i64 %161
  br label %165

165:                                              ; preds = %159, %154
  %166 = phi ptr [ %164, %159 ], [ %158, %154 ]
  store double %153, ptr %166, align 8, !tbaa !34
  %167 = add nuw nsw i64 %146, 1
  %168 = icmp eq i64 %167, %118
  br i1 %168, label %126, label %145, !llvm.loop !371

169:                                              ; preds = %177, %143
  %170 = phi i64 [ 0, %143 ], [ %178, %177 ]
  br i1 %144, label %171, label %177

171:                                              ; preds = %169
  %172 = load ptr, ptr %114, align 8, !tbaa !366
  %173 = mul nsw i64 %170, %82
  %174 = getelementptr double, ptr %172, i64 %173
  %175 = load ptr, ptr %110, align 8, !tbaa !365
  %176 = getelementptr double, ptr %175, i64 %170
  br label %180

177:                                              ; preds = %180, %169
  %178 = add nuw nsw i64 %170, 1
  %179 = icmp eq i64 %178, %81
  br i1 %179, label %241, label %169, !llvm.loop !372

180:                                              ; preds = %180, %171
  %181 = phi i64 [ 0, %171 ], [ %187, %180 ]
  %182 = getelementptr double, ptr %174, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !34
  %184 = add nsw i64 %181, %77
  %185 = mul nsw i64 %184, %81
  %186 = getelementptr double, ptr %176, i64 %185
  store double %183, ptr %186, align 8, !tbaa !34
  %187 = add nuw nsw i64 %181, 1
  %188 = icmp eq i64 %187, %78
  br i1 %188, label %177, label %180, !llvm.loop !373

189:                                              ; preds = %62
  %190 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %191 = load ptr, ptr %190, align 8, !tbaa !365
  %192 = load i64, ptr %0, align 8, !tbaa !13
  %193 = load i64, ptr %12, align 8, !tbaa !14
  %194 = add nsw i64 %193, %192
  %195 = shl i64 %194, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %3, i64 %195, i1 false)
  %196 = icmp sgt i64 %194, 0
  br i1 %196, label %197, label %241

197:                                              ; preds = %189
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  br label %199

199:                                              ; preds = %225, %197
  %200 = phi i64 [ 0, %197 ], [ %227, %225 ]
  %201 = getelementptr inbounds double, ptr %3, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !34
  %203 = tail call contract double @llvm.fabs.f64(double %202)
  %204 = fcmp contract ogt double %203, 1.000000e-03
  %205 = select contract i1 %204, double %203, double 1.000000e-03
  %206 = fmul contract double %205, 1.500000e-08
  %207 = fadd contract double %202, %206
  %208 = getelementptr inbounds double, ptr %26, i64 %200
  store double %207, ptr %208, align 8, !tbaa !34
  %209 = load double, ptr %201, align 8, !tbaa !34
  %210 = fsub contract double %207, %209
  %211 = load double, ptr %35, align 8, !tbaa !5
  %212 = fcmp contract une double %211, 0.000000e+00
  br i1 %212, label %213, label %222

213:                                              ; preds = %199
  %214 = load ptr, ptr %198, align 8, !tbaa !12
  %215 = load i64, ptr %0, align 8, !tbaa !13
  %216 = load i64, ptr %12, align 8, !tbaa !14
  %217 = add nsw i64 %216, %215
  %218 = shl i64 %217, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr nonnull align 8 %26, i64 %218, i1 false)
  %219 = load ptr, ptr %198, align 8, !tbaa !12
  %220 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef %219, double noundef 1.000000e-13)
  %221 = load ptr, ptr %198, align 8, !tbaa !12
  br label %222

222:                                              ; preds = %213, %199
  %223 = phi ptr [ %221, %213 ], [ %26, %199 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %223, ptr noundef nonnull %27)
  %224 = getelementptr double, ptr %191, i64 %200
  br label %229

225:                                              ; preds = %229
  %226 = load double, ptr %201, align 8, !tbaa !34
  store double %226, ptr %208, align 8, !tbaa !34
  %227 = add nuw nsw i64 %200, 1
  %228 = icmp eq i64 %227, %194
  br i1 %228, label %241, label %199, !llvm.loop !374

229:                                              ; preds = %229, %222
  %230 = phi i64 [ %239, %229 ], [ 0, %222 ]
  %231 = getelementptr inbounds double, ptr %27, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !34
  %233 = getelementptr inbounds double, ptr %16, i64 %230
  %234 = load double, ptr %233, align 8, !tbaa !34
  %235 = fsub contract double %232, %234
  %236 = fdiv contract double %235, %210
  %237 = mul nsw i64 %230, %194
  %238 = getelementptr double, ptr %224, i64 %237
  store double %236, ptr %238, align 8, !tbaa !34
  %239 = add nuw nsw i64 %230, 1
  %240 = icmp eq i64 %239, %194
  br i1 %240, label %225, label %229, !llvm.loop !375

241:                                              ; preds = %177, %225, %189, %131, %10
  %242 = load i64, ptr %0, align 8, !tbaa !13
  %243 = load i64, ptr %12, align 8, !tbaa !14
  %244 = add nsw i64 %243, %242
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %246 = load ptr, ptr %245, align 8, !tbaa !376
  %247 = icmp sgt i64 %244, 0
  br i1 %247, label %248, label %347

248:                                              ; preds = %241
  %249 = fmul contract double %2, 2.500000e-01
  %250 = fdiv contract double 1.000000e+00, %249
  %251 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %252 = load ptr, ptr %251, align 8, !tbaa !365
  br label %253

253:                                              ; preds = %259, %248
  %254 = phi i64 [ 0, %248 ], [ %260, %259 ]
  %255 = mul nsw i64 %254, %244
  br label %262

256:                                              ; preds = %259
  %257 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %258 = load ptr, ptr %257, align 8, !tbaa !377
  br label %276

259:                                              ; preds = %262
  %260 = add nuw nsw i64 %254, 1
  %261 = icmp eq i64 %260, %244
  br i1 %261, label %256, label %253, !llvm.loop !378

262:                                              ; preds = %262, %253
  %263 = phi i64 [ 0, %253 ], [ %271, %262 ]
  %264 = icmp eq i64 %254, %263
  %265 = select contract i1 %264, double %250, double 0.000000e+00
  %266 = add nuw nsw i64 %263, %255
  %267 = getelementptr inbounds double, ptr %252, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !34
  %269 = fsub contract double %265, %268
  %270 = getelementptr inbounds double, ptr %246, i64 %266
  store double %269, ptr %270, align 8, !tbaa !34
  %271 = add nuw nsw i64 %263, 1
  %272 = icmp eq i64 %271, %244
  br i1 %272, label %259, label %262, !llvm.loop !379

273:                                              ; preds = %342, %318
  %274 = icmp sge i64 %279, %244
  %275 = icmp eq i64 %279, %244
  br i1 %275, label %345, label %276, !llvm.loop !380

276:                                              ; preds = %273, %256
  %277 = phi i1 [ false, %256 ], [ %274, %273 ]
  %278 = phi i64 [ 0, %256 ], [ %279, %273 ]
  %279 = add nuw nsw i64 %278, 1
  %280 = getelementptr double, ptr %246, i64 %278
  %281 = icmp slt i64 %279, %244
  br i1 %281, label %290, label %282

282:                                              ; preds = %290, %276
  %283 = phi i64 [ %278, %276 ], [ %302, %290 ]
  %284 = getelementptr inbounds i64, ptr %258, i64 %278
  store i64 %283, ptr %284, align 8, !tbaa !33
  %285 = mul nsw i64 %283, %244
  %286 = getelementptr double, ptr %246, i64 %285
  %287 = getelementptr double, ptr %286, i64 %278
  %288 = load double, ptr %287, align 8, !tbaa !34
  %289 = fcmp contract ueq double %288, 0.000000e+00
  br i1 %289, label %345, label %305

290:                                              ; preds = %276, %290
  %291 = phi i64 [ %303, %290 ], [ %279, %276 ]
  %292 = phi i64 [ %302, %290 ], [ %278, %276 ]
  %293 = mul nsw i64 %291, %244
  %294 = getelementptr double, ptr %280, i64 %293
  %295 = load double, ptr %294, align 8, !tbaa !34
  %296 = tail call contract double @llvm.fabs.f64(double %295)
  %297 = mul nsw i64 %292, %244
  %298 = getelementptr double, ptr %280, i64 %297
  %299 = load double, ptr %298, align 8, !tbaa !34
  %300 = tail call contract double @llvm.fabs.f64(double %299)
  %301 = fcmp contract ogt double %296, %300
  %302 = select i1 %301, i64 %291, i64 %292
  %303 = add nuw nsw i64 %291, 1
  %304 = icmp slt i64 %303, %244
  br i1 %304, label %290, label %282, !llvm.loop !381

305:                                              ; preds = %282
  %306 = icmp eq i64 %283, %278
  br i1 %306, label %318, label %307

307:                                              ; preds = %305
  %308 = mul nsw i64 %278, %244
  %309 = getelementptr double, ptr %246, i64 %308
  br label %310

310:                                              ; preds = %310, %307
  %311 = phi i64 [ 0, %307 ], [ %316, %310 ]
  %312 = getelementptr double, ptr %309, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !34
  %314 = getelementptr double, ptr %286, i64 %311
  %315 = load double, ptr %314, align 8, !tbaa !34
  store double %315, ptr %312, align 8, !tbaa !34
  store double %313, ptr %314, align 8, !tbaa !34
  %316 = add nuw nsw i64 %311, 1
  %317 = icmp eq i64 %316, %244
  br i1 %317, label %318, label %310, !llvm.loop !382

318:                                              ; preds = %310, %305
  br i1 %281, label %319, label %273

319:                                              ; preds = %318
  %320 = mul nsw i64 %278, %244
  %321 = getelementptr double, ptr %246, i64 %320
  %322 = getelementptr double, ptr %321, i64 %278
  br label %323

323:                                              ; preds = %342, %319
  %324 = phi i64 [ %279, %319 ], [ %343, %342 ]
  %325 = load double, ptr %322, align 8, !tbaa !34
  %326 = mul nsw i64 %324, %244
  %327 = getelementptr double, ptr %246, i64 %326
  %328 = getelementptr double, ptr %327, i64 %278
  %329 = load double, ptr %328, align 8, !tbaa !34
  %330 = fdiv contract double %329, %325
  store double %330, ptr %328, align 8, !tbaa !34
  %331 = fcmp contract une double %330, 0.000000e+00
  br i1 %331, label %332, label %342

332:                                              ; preds = %323, %332
  %333 = phi i64 [ %340, %332 ], [ %279, %323 ]
  %334 = getelementptr double, ptr %321, i64 %333
  %335 = load double, ptr %334, align 8, !tbaa !34
  %336 = fmul contract double %330, %335
  %337 = getelementptr double, ptr %327, i64 %333
  %338 = load double, ptr %337, align 8, !tbaa !34
  %339 = fsub contract double %338, %336
  store double %339, ptr %337, align 8, !tbaa !34
  %340 = add nuw nsw i64 %333, 1
  %341 = icmp slt i64 %340, %244
  br i1 %341, label %332, label %342, !llvm.loop !383

342:                                              ; preds = %332, %323
  %343 = add nuw nsw i64 %324, 1
  %344 = icmp slt i64 %343, %244
  br i1 %344, label %323, label %273, !llvm.loop !384

345:                                              ; preds = %282, %273
  %346 = phi i1 [ %274, %273 ], [ %277, %282 ]
  br i1 %346, label %347, label %560

347:                                              ; preds = %345, %241
  %348 = shl nsw i64 %244, 2
  %349 = getelementptr double, ptr %9, i64 %348
  %350 = shl i64 %244, 3
  %351 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %352 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %353 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %354 = add nuw i64 %244, 1
  br label %358

355:                                              ; preds = %487
  %356 = mul nsw i64 %244, 5
  %357 = getelementptr double, ptr %9, i64 %356
  br label %519

358:                                              ; preds = %493, %347
  %359 = phi i64 [ 0, %347 ], [ %494, %493 ]
  %360 = mul nsw i64 %359, %244
  %361 = getelementptr inbounds double, ptr %9, i64 %360
  switch i64 %359, label %364 [
    i64 0, label %363
    i64 5, label %362
  ]

362:                                              ; preds = %358
  br i1 %247, label %385, label %394

363:                                              ; preds = %358
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %361, ptr align 8 %16, i64 %350, i1 false)
  br label %412

364:                                              ; preds = %358
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 %350, i1 false)
  br label %365

365:                                              ; preds = %372, %364
  %366 = phi i64 [ %373, %372 ], [ 0, %364 ]
  br i1 %247, label %367, label %372

367:                                              ; preds = %365
  %368 = getelementptr inbounds [5 x [5 x double]], ptr @STAGES, i64 0, i64 %359, i64 %366
  %369 = load double, ptr %368, align 8, !tbaa !34
  %370 = mul nsw i64 %366, %244
  %371 = getelementptr double, ptr %9, i64 %370
  br label %375

372:                                              ; preds = %375, %365
  %373 = add nuw nsw i64 %366, 1
  %374 = icmp eq i64 %373, %359
  br i1 %374, label %394, label %365, !llvm.loop !385

375:                                              ; preds = %375, %367
  %376 = phi i64 [ 0, %367 ], [ %383, %375 ]
  %377 = getelementptr double, ptr %371, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !34
  %379 = fmul contract double %369, %378
  %380 = getelementptr inbounds double, ptr %8, i64 %376
  %381 = load double, ptr %380, align 8, !tbaa !34
  %382 = fadd contract double %381, %379
  store double %382, ptr %380, align 8, !tbaa !34
  %383 = add nuw nsw i64 %376, 1
  %384 = icmp eq i64 %383, %244
  br i1 %384, label %372, label %375, !llvm.loop !386

385:                                              ; preds = %362, %385
  %386 = phi i64 [ %392, %385 ], [ 0, %362 ]
  %387 = getelementptr double, ptr %349, i64 %386
  %388 = load double, ptr %387, align 8, !tbaa !34
  %389 = getelementptr inbounds double, ptr %8, i64 %386
  %390 = load double, ptr %389, align 8, !tbaa !34
  %391 = fadd contract double %388, %390
  store double %391, ptr %389, align 8, !tbaa !34
  %392 = add nuw nsw i64 %386, 1
  %393 = icmp eq i64 %392, %244
  br i1 %393, label %394, label %385, !llvm.loop !387

394:                                              ; preds = %385, %372, %362
  %395 = getelementptr inbounds [6 x double], ptr @STAGE_TIMES, i64 0, i64 %359
  %396 = load double, ptr %395, align 8, !tbaa !34
  %397 = fmul contract double %396, %2
  %398 = fadd contract double %397, %1
  %399 = load double, ptr %351, align 8, !tbaa !5
  %400 = fcmp contract une double %399, 0.000000e+00
  br i1 %400, label %401, label %410

401:                                              ; preds = %394
  %402 = load ptr, ptr %352, align 8, !tbaa !12
  %403 = load i64, ptr %0, align 8, !tbaa !13
  %404 = load i64, ptr %12, align 8, !tbaa !14
  %405 = add nsw i64 %404, %403
  %406 = shl i64 %405, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %402, ptr align 8 %8, i64 %406, i1 false)
  %407 = load ptr, ptr %352, align 8, !tbaa !12
  %408 = tail call contract double @project(ptr noundef nonnull %0, double noundef %398, ptr noundef %407, double noundef 1.000000e-13)
  %409 = load ptr, ptr %352, align 8, !tbaa !12
  br label %410

410:                                              ; preds = %401, %394
  %411 = phi ptr [ %409, %401 ], [ %8, %394 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %398, ptr noundef %411, ptr noundef %361)
  br label %412

412:                                              ; preds = %410, %363
  br i1 %247, label %413, label %490

413:                                              ; preds = %412
  %414 = icmp eq i64 %359, 0
  %415 = getelementptr inbounds [6 x double], ptr @SLOPES_IN_TIME, i64 0, i64 %359
  %416 = load double, ptr %415, align 8, !tbaa !34
  %417 = fmul contract double %416, %2
  br label %418

418:                                              ; preds = %495, %413
  %419 = phi i64 [ 0, %413 ], [ %505, %495 ]
  %420 = getelementptr double, ptr %9, i64 %419
  br i1 %414, label %495, label %507

421:                                              ; preds = %495
  %422 = load ptr, ptr %245, align 8, !tbaa !376
  %423 = load ptr, ptr %353, align 8, !tbaa !377
  br label %424

424:                                              ; preds = %424, %421
  %425 = phi i64 [ 0, %421 ], [ %432, %424 ]
  %426 = getelementptr inbounds double, ptr %361, i64 %425
  %427 = load double, ptr %426, align 8, !tbaa !34
  %428 = getelementptr inbounds i64, ptr %423, i64 %425
  %429 = load i64, ptr %428, align 8, !tbaa !33
  %430 = getelementptr inbounds double, ptr %361, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !34
  store double %431, ptr %426, align 8, !tbaa !34
  store double %427, ptr %430, align 8, !tbaa !34
  %432 = add nuw nsw i64 %425, 1
  %433 = icmp eq i64 %432, %244
  br i1 %433, label %434, label %424, !llvm.loop !388

434:                                              ; preds = %424, %442
  %435 = phi i64 [ %443, %442 ], [ 0, %424 ]
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %442, label %437

437:                                              ; preds = %434
  %438 = mul nsw i64 %435, %244
  %439 = getelementptr double, ptr %422, i64 %438
  %440 = getelementptr inbounds double, ptr %361, i64 %435
  %441 = load double, ptr %440, align 8, !tbaa !34
  br label %445

442:                                              ; preds = %445, %434
  %443 = add nuw nsw i64 %435, 1
  %444 = icmp eq i64 %443, %244
  br i1 %444, label %456, label %434, !llvm.loop !389

445:                                              ; preds = %445, %437
  %446 = phi double [ %441, %437 ], [ %453, %445 ]
  %447 = phi i64 [ 0, %437 ], [ %454, %445 ]
  %448 = getelementptr double, ptr %439, i64 %447
  %449 = load double, ptr %448, align 8, !tbaa !34
  %450 = getelementptr inbounds double, ptr %361, i64 %447
  %451 = load double, ptr %450, align 8, !tbaa !34
  %452 = fmul contract double %449, %451
  %453 = fsub contract double %446, %452
  store double %453, ptr %440, align 8, !tbaa !34
  %454 = add nuw nsw i64 %447, 1
  %455 = icmp eq i64 %454, %435
  br i1 %455, label %442, label %445, !llvm.loop !390

456:                                              ; preds = %442, %468
  %457 = phi i64 [ %458, %468 ], [ %244, %442 ]
  %458 = add nsw i64 %457, -1
  %459 = icmp slt i64 %457, %244
  br i1 %459, label %463, label %460

460:                                              ; preds = %456
  %461 = getelementptr inbounds double, ptr %361, i64 %458
  %462 = load double, ptr %461, align 8, !tbaa !34
  br label %468

463:                                              ; preds = %456
  %464 = mul nsw i64 %458, %244
  %465 = getelementptr double, ptr %422, i64 %464
  %466 = getelementptr inbounds double, ptr %361, i64 %458
  %467 = load double, ptr %466, align 8, !tbaa !34
  br label %476

468:                                              ; preds = %476, %460
  %469 = phi double [ %462, %460 ], [ %484, %476 ]
  %470 = mul i64 %458, %354
  %471 = getelementptr inbounds double, ptr %422, i64 %470
  %472 = load double, ptr %471, align 8, !tbaa !34
  %473 = getelementptr inbounds double, ptr %361, i64 %458
  %474 = fdiv contract double %469, %472
  store double %474, ptr %473, align 8, !tbaa !34
  %475 = icmp sgt i64 %457, 1
  br i1 %475, label %456, label %487, !llvm.loop !391

476:                                              ; preds = %476, %463
  %477 = phi double [ %467, %463 ], [ %484, %476 ]
  %478 = phi i64 [ %457, %463 ], [ %485, %476 ]
  %479 = getelementptr double, ptr %465, i64 %478
  %480 = load double, ptr %479, align 8, !tbaa !34
  %481 = getelementptr inbounds double, ptr %361, i64 %478
  %482 = load double, ptr %481, align 8, !tbaa !34
  %483 = fmul contract double %480, %482
  %484 = fsub contract double %477, %483
  store double %484, ptr %466, align 8, !tbaa !34
  %485 = add nuw nsw i64 %478, 1
  %486 = icmp eq i64 %485, %244
  br i1 %486, label %468, label %476, !llvm.loop !392

487:                                              ; preds = %468
  %488 = add nuw nsw i64 %359, 1
  %489 = icmp eq i64 %488, 6
  br i1 %489, label %355, label %493

490:                                              ; preds = %412
  %491 = add nuw nsw i64 %359, 1
  %492 = icmp eq i64 %491, 6
  br i1 %492, label %528, label %493

493:                                              ; preds = %490, %487
  %494 = phi i64 [ %488, %487 ], [ %491, %490 ]
  br label %358, !llvm.loop !393

495:                                              ; preds = %507, %418
  %496 = phi double [ 0.000000e+00, %418 ], [ %516, %507 ]
  %497 = fdiv contract double %496, %2
  %498 = getelementptr inbounds double, ptr %18, i64 %419
  %499 = load double, ptr %498, align 8, !tbaa !34
  %500 = fmul contract double %417, %499
  %501 = fadd contract double %497, %500
  %502 = getelementptr inbounds double, ptr %361, i64 %419
  %503 = load double, ptr %502, align 8, !tbaa !34
  %504 = fadd contract double %503, %501
  store double %504, ptr %502, align 8, !tbaa !34
  %505 = add nuw nsw i64 %419, 1
  %506 = icmp eq i64 %505, %244
  br i1 %506, label %421, label %418, !llvm.loop !394

507:                                              ; preds = %418, %507
  %508 = phi i64 [ %517, %507 ], [ 0, %418 ]
  %509 = phi double [ %516, %507 ], [ 0.000000e+00, %418 ]
  %510 = getelementptr inbounds [6 x [5 x double]], ptr @MIXED, i64 0, i64 %359, i64 %508
  %511 = load double, ptr %510, align 8, !tbaa !34
  %512 = mul nsw i64 %508, %244
  %513 = getelementptr double, ptr %420, i64 %512
  %514 = load double, ptr %513, align 8, !tbaa !34
  %515 = fmul contract double %511, %514
  %516 = fadd contract double %509, %515
  %517 = add nuw nsw i64 %508, 1
  %518 = icmp eq i64 %517, %359
  br i1 %518, label %495, label %507, !llvm.loop !395

519:                                              ; preds = %519, %355
  %520 = phi i64 [ 0, %355 ], [ %526, %519 ]
  %521 = getelementptr double, ptr %357, i64 %520
  %522 = load double, ptr %521, align 8, !tbaa !34
  %523 = getelementptr inbounds double, ptr %8, i64 %520
  %524 = load double, ptr %523, align 8, !tbaa !34
  %525 = fadd contract double %522, %524
  store double %525, ptr %523, align 8, !tbaa !34
  %526 = add nuw nsw i64 %520, 1
  %527 = icmp eq i64 %526, %244
  br i1 %527, label %528, label %519, !llvm.loop !396

528:                                              ; preds = %490, %519
  %529 = mul nsw i64 %14, 5
  %530 = getelementptr inbounds double, ptr %9, i64 %529
  %531 = icmp sgt i64 %14, 0
  br i1 %531, label %532, label %554

532:                                              ; preds = %528, %532
  %533 = phi double [ %551, %532 ], [ 0.000000e+00, %528 ]
  %534 = phi i64 [ %552, %532 ], [ 0, %528 ]
  %535 = getelementptr inbounds double, ptr %3, i64 %534
  %536 = load double, ptr %535, align 8, !tbaa !34
  %537 = tail call contract double @llvm.fabs.f64(double %536)
  %538 = getelementptr inbounds double, ptr %8, i64 %534
  %539 = load double, ptr %538, align 8, !tbaa !34
  %540 = tail call contract double @llvm.fabs.f64(double %539)
  %541 = getelementptr inbounds double, ptr %530, i64 %534
  %542 = load double, ptr %541, align 8, !tbaa !34
  %543 = getelementptr inbounds double, ptr %5, i64 %534
  %544 = load double, ptr %543, align 8, !tbaa !34
  %545 = fcmp contract ogt double %537, %540
  %546 = select contract i1 %545, double %537, double %540
  %547 = fmul contract double %546, %6
  %548 = fadd contract double %544, %547
  %549 = fdiv contract double %542, %548
  %550 = fmul contract double %549, %549
  %551 = fadd contract double %533, %550
  %552 = add nuw nsw i64 %534, 1
  %553 = icmp eq i64 %552, %14
  br i1 %553, label %554, label %532, !llvm.loop !397

554:                                              ; preds = %532, %528
  %555 = phi double [ 0.000000e+00, %528 ], [ %551, %532 ]
  %556 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %557 = sitofp i64 %556 to double
  %558 = fdiv contract double %555, %557
  %559 = tail call contract double @llvm.sqrt.f64(double %558)
  br label %560

560:                                              ; preds = %345, %554
  %561 = phi contract double [ %559, %554 ], [ 0x7FF8000000000000, %345 ]
  ret double %561
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
  %20 = load double, ptr %19, align 8, !tbaa !34
  %21 = fmul contract double %13, %20
  %22 = getelementptr inbounds double, ptr %2, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !34
  %24 = fmul contract double %47, %3
  %25 = fadd contract double %43, %24
  %26 = fmul contract double %13, %25
  %27 = fadd contract double %26, %23
  %28 = fmul contract double %27, %3
  %29 = fadd contract double %21, %28
  %30 = getelementptr inbounds double, ptr %5, i64 %15
  store double %29, ptr %30, align 8, !tbaa !34
  %31 = add nuw nsw i64 %15, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %17, label %14, !llvm.loop !398

33:                                               ; preds = %14, %33
  %34 = phi i64 [ 0, %14 ], [ %48, %33 ]
  %35 = phi double [ 0.000000e+00, %14 ], [ %47, %33 ]
  %36 = phi double [ 0.000000e+00, %14 ], [ %43, %33 ]
  %37 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !34
  %39 = mul nsw i64 %34, %10
  %40 = getelementptr double, ptr %16, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !34
  %42 = fmul contract double %38, %41
  %43 = fadd contract double %36, %42
  %44 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %34
  %45 = load double, ptr %44, align 8, !tbaa !34
  %46 = fmul contract double %41, %45
  %47 = fadd contract double %35, %46
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, 5
  br i1 %49, label %18, label %33, !llvm.loop !399
}

; Function Attrs: nounwind uwtable
define internal double @runge_kutta(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture readnone %5, double %6, i64 %7, ptr nocapture noundef writeonly %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds double, ptr %9, i64 %14
  %16 = shl nsw i64 %14, 1
  %17 = getelementptr inbounds double, ptr %9, i64 %16
  %18 = mul nsw i64 %14, 3
  %19 = getelementptr inbounds double, ptr %9, i64 %18
  %20 = mul nsw i64 %14, 5
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  %22 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %4, i64 %22, i1 false)
  %23 = icmp sgt i64 %14, 0
  %24 = fmul contract double %2, 5.000000e-01
  br i1 %23, label %42, label %25

25:                                               ; preds = %42, %10
  %26 = fadd contract double %24, %1
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %28 = load double, ptr %27, align 8, !tbaa !5
  %29 = fcmp contract une double %28, 0.000000e+00
  br i1 %29, label %30, label %40

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %32 = load ptr, ptr %31, align 8, !tbaa !12
  %33 = load i64, ptr %0, align 8, !tbaa !13
  %34 = load i64, ptr %12, align 8, !tbaa !14
  %35 = add nsw i64 %34, %33
  %36 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %21, i64 %36, i1 false)
  %37 = load ptr, ptr %31, align 8, !tbaa !12
  %38 = tail call contract double @project(ptr noundef nonnull %0, double noundef %26, ptr noundef %37, double noundef 1.000000e-13)
  %39 = load ptr, ptr %31, align 8, !tbaa !12
  br label %40

40:                                               ; preds = %25, %30
  %41 = phi ptr [ %39, %30 ], [ %21, %25 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %26, ptr noundef %41, ptr noundef %15)
  br i1 %23, label %68, label %53

42:                                               ; preds = %10, %42
  %43 = phi i64 [ %51, %42 ], [ 0, %10 ]
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !34
  %46 = getelementptr inbounds double, ptr %4, i64 %43
  %47 = load double, ptr %46, align 8, !tbaa !34
  %48 = fmul contract double %24, %47
  %49 = fadd contract double %45, %48
  %50 = getelementptr inbounds double, ptr %21, i64 %43
  store double %49, ptr %50, align 8, !tbaa !34
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %25, label %42, !llvm.loop !400

53:                                               ; preds = %68, %40
  %54 = load double, ptr %27, align 8, !tbaa !5
  %55 = fcmp contract une double %54, 0.000000e+00
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %58 = load ptr, ptr %57, align 8, !tbaa !12
  %59 = load i64, ptr %0, align 8, !tbaa !13
  %60 = load i64, ptr %12, align 8, !tbaa !14
  %61 = add nsw i64 %60, %59
  %62 = shl i64 %61, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %21, i64 %62, i1 false)
  %63 = load ptr, ptr %57, align 8, !tbaa !12
  %64 = tail call contract double @project(ptr noundef nonnull %0, double noundef %26, ptr noundef %63, double noundef 1.000000e-13)
  %65 = load ptr, ptr %57, align 8, !tbaa !12
  br label %66

66:                                               ; preds = %53, %56
  %67 = phi ptr [ %65, %56 ], [ %21, %53 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %26, ptr noundef %67, ptr noundef %17)
  br i1 %23, label %97, label %79

68:                                               ; preds = %40, %68
  %69 = phi i64 [ %77, %68 ], [ 0, %40 ]
  %70 = getelementptr inbounds double, ptr %3, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !34
  %72 = getelementptr inbounds double, ptr %15, i64 %69
  %73 = load double, ptr %72, align 8, !tbaa !34
  %74 = fmul contract double %24, %73
  %75 = fadd contract double %71, %74
  %76 = getelementptr inbounds double, ptr %21, i64 %69
  store double %75, ptr %76, align 8, !tbaa !34
  %77 = add nuw nsw i64 %69, 1
  %78 = icmp eq i64 %77, %14
  br i1 %78, label %53, label %68, !llvm.loop !401

79:                                               ; preds = %97, %66
  %80 = fadd contract double %1, %2
  %81 = load double, ptr %27, align 8, !tbaa !5
  %82 = fcmp contract une double %81, 0.000000e+00
  br i1 %82, label %83, label %93

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %85 = load ptr, ptr %84, align 8, !tbaa !12
  %86 = load i64, ptr %0, align 8, !tbaa !13
  %87 = load i64, ptr %12, align 8, !tbaa !14
  %88 = add nsw i64 %87, %86
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %21, i64 %89, i1 false)
  %90 = load ptr, ptr %84, align 8, !tbaa !12
  %91 = tail call contract double @project(ptr noundef nonnull %0, double noundef %80, ptr noundef %90, double noundef 1.000000e-13)
  %92 = load ptr, ptr %84, align 8, !tbaa !12
  br label %93

93:                                               ; preds = %79, %83
  %94 = phi ptr [ %92, %83 ], [ %21, %79 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %80, ptr noundef %94, ptr noundef %19)
  br i1 %23, label %95, label %108

95:                                               ; preds = %93
  %96 = fdiv contract double %2, 6.000000e+00
  br label %113

97:                                               ; preds = %66, %97
  %98 = phi i64 [ %106, %97 ], [ 0, %66 ]
  %99 = getelementptr inbounds double, ptr %3, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !34
  %101 = getelementptr inbounds double, ptr %17, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !34
  %103 = fmul contract double %102, %2
  %104 = fadd contract double %100, %103
  %105 = getelementptr inbounds double, ptr %21, i64 %98
  store double %104, ptr %105, align 8, !tbaa !34
  %106 = add nuw nsw i64 %98, 1
  %107 = icmp eq i64 %106, %14
  br i1 %107, label %79, label %97, !llvm.loop !402

108:                                              ; preds = %113, %93
  %109 = phi double [ 0.000000e+00, %93 ], [ %134, %113 ]
  %110 = tail call double @llvm.fabs.f64(double %109)
  %111 = fcmp one double %110, 0x7FF0000000000000
  %112 = select i1 %111, double 0.000000e+00, double 0x7FF8000000000000
  ret double %112

113:                                              ; preds = %95, %113
  %114 = phi i64 [ 0, %95 ], [ %135, %113 ]
  %115 = phi double [ 0.000000e+00, %95 ], [ %134, %113 ]
  %116 = getelementptr inbounds double, ptr %3, i64 %114
  %117 = load double, ptr %116, align 8, !tbaa !34
  %118 = getelementptr inbounds double, ptr %4, i64 %114
  %119 = load double, ptr %118, align 8, !tbaa !34
  %120 = getelementptr inbounds double, ptr %15, i64 %114
  %121 = load double, ptr %120, align 8, !tbaa !34
  %122 = fmul contract double %121, 2.000000e+00
  %123 = fadd contract double %119, %122
  %124 = getelementptr inbounds double, ptr %17, i64 %114
  %125 = load double, ptr %124, align 8, !tbaa !34
  %126 = fmul contract double %125, 2.000000e+00
  %127 = fadd contract double %123, %126
  %128 = getelementptr inbounds double, ptr %19, i64 %114
  %129 = load double, ptr %128, align 8, !tbaa !34
  %130 = fadd contract double %129, %127
  %131 = fmul contract double %96, %130
  %132 = fadd contract double %117, %131
  %133 = getelementptr inbounds double, ptr %8, i64 %114
  store double %132, ptr %133, align 8, !tbaa !34
  %134 = fadd contract double %115, %132
  %135 = add nuw nsw i64 %114, 1
  %136 = icmp eq i64 %135, %14
  br i1 %136, label %108, label %113, !llvm.loop !403
}

; Function Attrs: nounwind uwtable
define internal void @runge_kutta_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture readnone %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add i64 %9, %7
  %11 = fadd contract double %1, %2
  %12 = shl nsw i64 %10, 2
  %13 = getelementptr double, ptr %5, i64 %12
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %15 = load double, ptr %14, align 8, !tbaa !5
  %16 = fcmp contract une double %15, 0.000000e+00
  br i1 %16, label %17, label %24

17:                                               ; preds = %6
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %19 = load ptr, ptr %18, align 8, !tbaa !12
  %20 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %4, i64 %20, i1 false)
  %21 = load ptr, ptr %18, align 8, !tbaa !12
  %22 = tail call contract double @project(ptr noundef nonnull %0, double noundef %11, ptr noundef %21, double noundef 1.000000e-13)
  %23 = load ptr, ptr %18, align 8, !tbaa !12
  br label %24

24:                                               ; preds = %6, %17
  %25 = phi ptr [ %23, %17 ], [ %4, %6 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %11, ptr noundef %25, ptr noundef %13)
  %26 = icmp sgt i64 %10, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %24
  ret void

28:                                               ; preds = %24, %28
  %29 = phi i64 [ %36, %28 ], [ 0, %24 ]
  %30 = getelementptr inbounds double, ptr %5, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !34
  %32 = fmul contract double %31, %2
  store double %32, ptr %30, align 8, !tbaa !34
  %33 = getelementptr double, ptr %13, i64 %29
  %34 = load double, ptr %33, align 8, !tbaa !34
  %35 = fmul contract double %34, %2
  store double %35, ptr %33, align 8, !tbaa !34
  %36 = add nuw nsw i64 %29, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %27, label %28, !llvm.loop !404
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @runge_kutta_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #8 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = fsub contract double 1.000000e+00, %3
  %12 = icmp sgt i64 %10, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = fmul contract double %11, %3
  %15 = shl nsw i64 %10, 2
  %16 = getelementptr double, ptr %4, i64 %15
  br label %18

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %13, %18
  %19 = phi i64 [ 0, %13 ], [ %39, %18 ]
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !34
  %22 = getelementptr inbounds double, ptr %1, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !34
  %24 = fsub contract double %21, %23
  %25 = fmul contract double %24, %3
  %26 = fadd contract double %23, %25
  %27 = getelementptr inbounds double, ptr %4, i64 %19
  %28 = load double, ptr %27, align 8, !tbaa !34
  %29 = fsub contract double %28, %24
  %30 = fmul contract double %11, %29
  %31 = getelementptr double, ptr %16, i64 %19
  %32 = load double, ptr %31, align 8, !tbaa !34
  %33 = fsub contract double %32, %24
  %34 = fmul contract double %33, %3
  %35 = fsub contract double %30, %34
  %36 = fmul contract double %14, %35
  %37 = fadd contract double %26, %36
  %38 = getelementptr inbounds double, ptr %5, i64 %19
  store double %37, ptr %38, align 8, !tbaa !34
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp eq i64 %39, %10
  br i1 %40, label %17, label %18, !llvm.loop !405
}

; Function Attrs: nounwind uwtable
define internal fastcc void @stages(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = add i64 %11, %9
  %13 = icmp slt i64 %6, %7
  br i1 %13, label %14, label %22

14:                                               ; preds = %8
  %15 = shl i64 %12, 3
  %16 = icmp sgt i64 %12, 0
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %19 = icmp eq i64 %12, 1
  %20 = and i64 %12, 9223372036854775806
  %21 = icmp eq i64 %12, %20
  br label %23

22:                                               ; preds = %44, %8
  ret void

23:                                               ; preds = %14, %44
  %24 = phi i64 [ %6, %14 ], [ %46, %44 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %3, i64 %15, i1 false)
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %48, label %26

26:                                               ; preds = %84, %23
  %27 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !34
  %29 = fmul contract double %28, %2
  %30 = fadd contract double %29, %1
  %31 = mul nsw i64 %24, %12
  %32 = getelementptr inbounds double, ptr %4, i64 %31
  %33 = load double, ptr %17, align 8, !tbaa !5
  %34 = fcmp contract une double %33, 0.000000e+00
  br i1 %34, label %35, label %44

35:                                               ; preds = %26
  %36 = load ptr, ptr %18, align 8, !tbaa !12
  %37 = load i64, ptr %0, align 8, !tbaa !13
  %38 = load i64, ptr %10, align 8, !tbaa !14
  %39 = add nsw i64 %38, %37
  %40 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %5, i64 %40, i1 false)
  %41 = load ptr, ptr %18, align 8, !tbaa !12
  %42 = tail call contract double @project(ptr noundef nonnull %0, double noundef %30, ptr noundef %41, double noundef 1.000000e-13)
  %43 = load ptr, ptr %18, align 8, !tbaa !12
  br label %44

44:                                               ; preds = %26, %35
  %45 = phi ptr [ %43, %35 ], [ %5, %26 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %30, ptr noundef %45, ptr noundef %32)
  %46 = add i64 %24, 1
  %47 = icmp eq i64 %46, %7
  br i1 %47, label %22, label %23, !llvm.loop !406

48:                                               ; preds = %23, %84
  %49 = phi i64 [ %85, %84 ], [ 0, %23 ]
  %50 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %24, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !34
  %52 = fcmp contract une double %51, 0.000000e+00
  br i1 %52, label %53, label %84

53:                                               ; preds = %48
  %54 = fmul contract double %51, %2
  %55 = mul nsw i64 %49, %12
  %56 = getelementptr inbounds double, ptr %4, i64 %55
  tail call void @llvm.experimental.noalias.scope.decl(metadata !407)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !410)
  br i1 %16, label %57, label %84

57:                                               ; preds = %53
  br i1 %19, label %72, label %58

58:                                               ; preds = %57
  %59 = insertelement <2 x double> poison, double %54, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  br label %61

61:                                               ; preds = %61, %58
  %62 = phi i64 [ 0, %58 ], [ %69, %61 ]
  %63 = getelementptr inbounds double, ptr %56, i64 %62
  %64 = load <2 x double>, ptr %63, align 8, !tbaa !34, !alias.scope !407, !noalias !410
  %65 = fmul contract <2 x double> %60, %64
  %66 = getelementptr inbounds double, ptr %5, i64 %62
  %67 = load <2 x double>, ptr %66, align 8, !tbaa !34, !alias.scope !410, !noalias !407
  %68 = fadd contract <2 x double> %67, %65
  store <2 x double> %68, ptr %66, align 8, !tbaa !34, !alias.scope !410, !noalias !407
  %69 = add nuw i64 %62, 2
  %70 = icmp eq i64 %69, %20
  br i1 %70, label %71, label %61, !llvm.loop !412

71:                                               ; preds = %61
  br i1 %21, label %84, label %72

72:                                               ; preds = %57, %71
  %73 = phi i64 [ 0, %57 ], [ %20, %71 ]
  br label %74

74:                                               ; preds = %72, %74
  %75 = phi i64 [ %82, %74 ], [ %73, %72 ]
  %76 = getelementptr inbounds double, ptr %56, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !34, !alias.scope !407, !noalias !410
  %78 = fmul contract double %54, %77
  %79 = getelementptr inbounds double, ptr %5, i64 %75
  %80 = load double, ptr %79, align 8, !tbaa !34, !alias.scope !410, !noalias !407
  %81 = fadd contract double %80, %78
  store double %81, ptr %79, align 8, !tbaa !34, !alias.scope !410, !noalias !407
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, %12
  br i1 %83, label %84, label %74, !llvm.loop !413

84:                                               ; preds = %74, %71, %53, %48
  %85 = add nuw nsw i64 %49, 1
  %86 = icmp eq i64 %85, %24
  br i1 %86, label %26, label %48, !llvm.loop !414
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!5 = !{!6, !11, i64 848}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !11, i64 800, !11, i64 808, !11, i64 816, !11, i64 824, !11, i64 832, !11, i64 840, !11, i64 848, !11, i64 856, !11, i64 864, !11, i64 872, !11, i64 880}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 696}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !7, i64 8}
!15 = !{!6, !7, i64 48}
!16 = !{!6, !10, i64 488}
!17 = !{!6, !7, i64 184}
!18 = !{!6, !7, i64 192}
!19 = !{!20, !7, i64 56}
!20 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176}
!21 = !{!6, !11, i64 824}
!22 = !{!6, !11, i64 800}
!23 = !{!6, !7, i64 144}
!24 = !{!6, !10, i64 496}
!25 = !{!6, !7, i64 152}
!26 = !{!6, !7, i64 16}
!27 = !{!6, !10, i64 720}
!28 = !{!6, !10, i64 736}
!29 = !{!6, !7, i64 72}
!30 = !{!6, !10, i64 344}
!31 = !{!6, !7, i64 80}
!32 = !{!6, !10, i64 352}
!33 = !{!7, !7, i64 0}
!34 = !{!11, !11, i64 0}
!35 = distinct !{!35, !36, !37}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !{!6, !10, i64 600}
!39 = !{!6, !11, i64 880}
!40 = distinct !{!40, !36, !37}
!41 = !{!6, !11, i64 856}
!42 = !{!6, !11, i64 864}
!43 = !{!6, !10, i64 728}
!44 = !{!6, !10, i64 232}
!45 = !{!6, !10, i64 240}
!46 = distinct !{!46, !36, !37}
!47 = !{!6, !10, i64 264}
!48 = distinct !{!48, !36, !37}
!49 = !{!6, !10, i64 256}
!50 = distinct !{!50, !36, !37}
!51 = distinct !{!51, !36, !37}
!52 = distinct !{!52, !36, !37}
!53 = distinct !{!53, !36, !37}
!54 = distinct !{!54, !36, !37}
!55 = !{!6, !10, i64 504}
!56 = !{!6, !10, i64 520}
!57 = !{!6, !10, i64 248}
!58 = distinct !{!58, !36, !37}
!59 = distinct !{!59, !36, !37}
!60 = !{!6, !7, i64 96}
!61 = !{!6, !7, i64 104}
!62 = !{!6, !10, i64 656}
!63 = !{!6, !10, i64 640}
!64 = !{!65}
!65 = distinct !{!65, !66, !"law_at: argument 0"}
!66 = distinct !{!66, !"law_at"}
!67 = !{!6, !7, i64 24}
!68 = !{!6, !10, i64 296}
!69 = distinct !{!69, !36, !37}
!70 = !{!6, !10, i64 304}
!71 = distinct !{!71, !36, !37}
!72 = distinct !{!72, !36, !37}
!73 = !{!74}
!74 = distinct !{!74, !75, !"law_at: argument 0"}
!75 = distinct !{!75, !"law_at"}
!76 = !{!77}
!77 = distinct !{!77, !78, !"law_at: argument 0"}
!78 = distinct !{!78, !"law_at"}
!79 = distinct !{!79, !36, !37}
!80 = distinct !{!80, !36, !37}
!81 = !{!6, !10, i64 632}
!82 = distinct !{!82, !36, !37}
!83 = distinct !{!83, !36, !37}
!84 = distinct !{!84, !36, !37}
!85 = !{!86}
!86 = distinct !{!86, !87, !"law_at: argument 0"}
!87 = distinct !{!87, !"law_at"}
!88 = distinct !{!88, !36, !37}
!89 = distinct !{!89, !36, !37}
!90 = distinct !{!90, !36, !37}
!91 = distinct !{!91, !36, !37}
!92 = distinct !{!92, !36, !37}
!93 = distinct !{!93, !36, !37}
!94 = distinct !{!94, !36, !37}
!95 = distinct !{!95, !36, !37}
!96 = distinct !{!96, !36, !37}
!97 = distinct !{!97, !36, !37}
!98 = distinct !{!98, !36, !37}
!99 = distinct !{!99, !36, !37}
!100 = !{!6, !11, i64 832}
!101 = !{!6, !10, i64 648}
!102 = distinct !{!102, !36, !37}
!103 = distinct !{!103, !36, !37}
!104 = distinct !{!104, !36, !37}
!105 = distinct !{!105, !36, !37}
!106 = !{!6, !7, i64 88}
!107 = !{!6, !10, i64 288}
!108 = distinct !{!108, !36, !37}
!109 = distinct !{!109, !36, !37}
!110 = distinct !{!110, !36, !37}
!111 = !{!6, !7, i64 120}
!112 = !{!6, !10, i64 320}
!113 = !{!6, !10, i64 336}
!114 = !{!6, !10, i64 704}
!115 = !{!6, !10, i64 280}
!116 = distinct !{!116, !36, !37}
!117 = distinct !{!117, !36, !37}
!118 = distinct !{!118, !36, !37}
!119 = distinct !{!119, !36, !37}
!120 = !{!121}
!121 = distinct !{!121, !122, !"law_at: argument 0"}
!122 = distinct !{!122, !"law_at"}
!123 = distinct !{!123, !36, !37}
!124 = distinct !{!124, !36, !37}
!125 = distinct !{!125, !36, !37}
!126 = distinct !{!126, !36, !37}
!127 = !{!6, !10, i64 744}
!128 = !{!6, !7, i64 136}
!129 = !{!6, !7, i64 128}
!130 = distinct !{!130, !36, !37}
!131 = distinct !{!131, !36, !37}
!132 = distinct !{!132, !36, !37}
!133 = !{!6, !7, i64 112}
!134 = !{!6, !7, i64 168}
!135 = !{!6, !7, i64 176}
!136 = !{!137}
!137 = distinct !{!137, !138, !"law_at: argument 0"}
!138 = distinct !{!138, !"law_at"}
!139 = distinct !{!139, !36, !37}
!140 = !{!6, !11, i64 872}
!141 = distinct !{!141, !36, !37}
!142 = distinct !{!142, !36, !37}
!143 = !{!144, !11, i64 16}
!144 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112}
!145 = !{!144, !11, i64 0}
!146 = !{!144, !11, i64 32}
!147 = !{!144, !11, i64 40}
!148 = distinct !{!148, !36, !37}
!149 = distinct !{!149, !36, !37}
!150 = distinct !{!150, !36, !37}
!151 = !{!144, !7, i64 56}
!152 = !{!144, !7, i64 96}
!153 = !{!144, !7, i64 104}
!154 = !{!6, !11, i64 840}
!155 = !{!144, !7, i64 80}
!156 = !{!144, !11, i64 8}
!157 = !{!144, !11, i64 24}
!158 = distinct !{!158, !36, !37}
!159 = !{!144, !7, i64 88}
!160 = !{!161, !7, i64 40}
!161 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !11, i64 24, !11, i64 32, !7, i64 40}
!162 = !{!144, !11, i64 48}
!163 = !{!6, !10, i64 664}
!164 = !{!161, !10, i64 0}
!165 = distinct !{!165, !37}
!166 = !{!161, !11, i64 32}
!167 = !{!161, !11, i64 24}
!168 = !{!144, !7, i64 64}
!169 = !{!144, !7, i64 72}
!170 = !{!161, !10, i64 8}
!171 = distinct !{!171, !36, !37}
!172 = !{!161, !10, i64 16}
!173 = distinct !{!173, !36, !37}
!174 = distinct !{!174, !36, !37}
!175 = distinct !{!175, !36, !37}
!176 = !{!177}
!177 = distinct !{!177, !178, !"law_at: argument 0"}
!178 = distinct !{!178, !"law_at"}
!179 = distinct !{!179, !36, !37}
!180 = !{!6, !10, i64 312}
!181 = distinct !{!181, !36, !37}
!182 = !{!144, !7, i64 112}
!183 = distinct !{!183, !36, !37}
!184 = distinct !{!184, !36, !37}
!185 = !{!6, !7, i64 56}
!186 = !{!6, !7, i64 64}
!187 = !{!6, !10, i64 616}
!188 = distinct !{!188, !36, !37}
!189 = !{!6, !7, i64 32}
!190 = !{!6, !10, i64 624}
!191 = distinct !{!191, !36, !37}
!192 = !{!6, !7, i64 160}
!193 = !{!6, !10, i64 552}
!194 = !{!6, !10, i64 592}
!195 = !{!6, !10, i64 584}
!196 = !{!6, !10, i64 576}
!197 = distinct !{!197, !36, !37}
!198 = !{!6, !10, i64 680}
!199 = distinct !{!199, !36, !37}
!200 = distinct !{!200, !36, !37}
!201 = distinct !{!201, !36, !37}
!202 = distinct !{!202, !36, !37}
!203 = distinct !{!203, !36, !37}
!204 = distinct !{!204, !36, !37}
!205 = distinct !{!205, !36, !37}
!206 = !{!6, !11, i64 808}
!207 = !{!6, !11, i64 816}
!208 = !{!6, !10, i64 688}
!209 = distinct !{!209, !36, !37}
!210 = distinct !{!210, !36, !37}
!211 = distinct !{!211, !36, !37}
!212 = !{!6, !10, i64 568}
!213 = distinct !{!213, !36, !37}
!214 = distinct !{!214, !36, !37}
!215 = distinct !{!215, !36, !37}
!216 = distinct !{!216, !36, !37}
!217 = distinct !{!217, !36, !37}
!218 = distinct !{!218, !36, !37}
!219 = distinct !{!219, !36, !37}
!220 = distinct !{!220, !36, !37}
!221 = distinct !{!221, !36, !37}
!222 = distinct !{!222, !36, !37}
!223 = distinct !{!223, !36, !37}
!224 = distinct !{!224, !36, !37}
!225 = distinct !{!225, !36, !37}
!226 = distinct !{!226, !36, !37}
!227 = distinct !{!227, !36, !37}
!228 = !{!229}
!229 = distinct !{!229, !230, !"scaled_rows: argument 0"}
!230 = distinct !{!230, !"scaled_rows"}
!231 = distinct !{!231, !36, !37}
!232 = !{!233, !10, i64 0}
!233 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!234 = !{!233, !10, i64 8}
!235 = !{!233, !10, i64 16}
!236 = !{!233, !10, i64 24}
!237 = distinct !{!237, !36, !37}
!238 = !{!6, !10, i64 328}
!239 = !{!6, !10, i64 560}
!240 = distinct !{!240, !36, !37}
!241 = !{!6, !10, i64 360}
!242 = !{!6, !10, i64 512}
!243 = !{!6, !10, i64 424}
!244 = distinct !{!244, !36, !37}
!245 = !{!6, !10, i64 432}
!246 = distinct !{!246, !36, !37}
!247 = distinct !{!247, !36, !37}
!248 = distinct !{!248, !36, !37}
!249 = !{!6, !10, i64 456}
!250 = !{!6, !10, i64 440}
!251 = !{!6, !10, i64 448}
!252 = distinct !{!252, !36, !37}
!253 = distinct !{!253, !36, !37}
!254 = !{!6, !10, i64 608}
!255 = !{!6, !10, i64 368}
!256 = distinct !{!256, !36, !37}
!257 = distinct !{!257, !36, !37}
!258 = distinct !{!258, !36, !37}
!259 = distinct !{!259, !36, !37}
!260 = distinct !{!260, !36, !37}
!261 = !{!6, !10, i64 376}
!262 = !{!6, !10, i64 384}
!263 = !{!6, !10, i64 528}
!264 = distinct !{!264, !36, !37}
!265 = distinct !{!265, !36, !37}
!266 = !{!6, !10, i64 536}
!267 = !{!6, !10, i64 544}
!268 = distinct !{!268, !36, !37}
!269 = distinct !{!269, !36, !37}
!270 = distinct !{!270, !36, !37}
!271 = distinct !{!271, !36, !37}
!272 = !{!6, !10, i64 712}
!273 = distinct !{!273, !36, !37}
!274 = distinct !{!274, !36, !37}
!275 = !{!6, !10, i64 672}
!276 = distinct !{!276, !36, !37}
!277 = distinct !{!277, !36, !37}
!278 = distinct !{!278, !36, !37}
!279 = distinct !{!279, !36, !37}
!280 = distinct !{!280, !36, !37}
!281 = distinct !{!281, !36, !37}
!282 = !{!6, !10, i64 392}
!283 = !{!6, !10, i64 408}
!284 = !{!6, !10, i64 400}
!285 = distinct !{!285, !36, !37}
!286 = !{!6, !10, i64 416}
!287 = distinct !{!287, !36, !37}
!288 = distinct !{!288, !36, !37}
!289 = distinct !{!289, !36, !37}
!290 = distinct !{!290, !36, !37}
!291 = distinct !{!291, !36, !37}
!292 = distinct !{!292, !36, !37}
!293 = distinct !{!293, !36, !37}
!294 = distinct !{!294, !36, !37}
!295 = distinct !{!295, !36, !37}
!296 = distinct !{!296, !36, !37}
!297 = distinct !{!297, !36, !37}
!298 = distinct !{!298, !36, !37}
!299 = distinct !{!299, !36, !37}
!300 = distinct !{!300, !36, !37}
!301 = distinct !{!301, !36, !37}
!302 = distinct !{!302, !36, !37}
!303 = distinct !{!303, !36, !37}
!304 = distinct !{!304, !36, !37}
!305 = distinct !{!305, !36, !37}
!306 = distinct !{!306, !36, !37}
!307 = distinct !{!307, !36, !37}
!308 = distinct !{!308, !36, !37}
!309 = distinct !{!309, !36, !37}
!310 = distinct !{!310, !36, !37}
!311 = distinct !{!311, !36, !37}
!312 = distinct !{!312, !36, !37}
!313 = distinct !{!313, !36, !37}
!314 = distinct !{!314, !36, !37}
!315 = distinct !{!315, !36, !37}
!316 = distinct !{!316, !36, !37}
!317 = distinct !{!317, !36, !37}
!318 = distinct !{!318, !36, !37}
!319 = distinct !{!319, !36, !37}
!320 = distinct !{!320, !36, !37}
!321 = distinct !{!321, !36, !37}
!322 = distinct !{!322, !36, !37}
!323 = distinct !{!323, !36, !37}
!324 = distinct !{!324, !36, !37}
!325 = distinct !{!325, !36, !37}
!326 = distinct !{!326, !36, !37}
!327 = distinct !{!327, !36, !37}
!328 = distinct !{!328, !36, !37}
!329 = distinct !{!329, !36, !37}
!330 = distinct !{!330, !36, !37}
!331 = distinct !{!331, !36, !37}
!332 = distinct !{!332, !36, !37}
!333 = distinct !{!333, !36, !37}
!334 = distinct !{!334, !36, !37}
!335 = distinct !{!335, !36, !37}
!336 = distinct !{!336, !36, !37}
!337 = distinct !{!337, !36, !37}
!338 = distinct !{!338, !36, !37}
!339 = distinct !{!339, !36, !37}
!340 = distinct !{!340, !36, !37}
!341 = !{!342}
!342 = distinct !{!342, !343, !"add: argument 0"}
!343 = distinct !{!343, !"add"}
!344 = !{!345}
!345 = distinct !{!345, !343, !"add: argument 1"}
!346 = distinct !{!346, !36, !37, !347, !348}
!347 = !{!"llvm.loop.isvectorized", i32 1}
!348 = !{!"llvm.loop.unroll.runtime.disable"}
!349 = distinct !{!349, !36, !37, !348, !347}
!350 = distinct !{!350, !36, !37}
!351 = distinct !{!351, !36, !37}
!352 = distinct !{!352, !36, !37}
!353 = distinct !{!353, !36, !37}
!354 = distinct !{!354, !36, !37}
!355 = distinct !{!355, !36, !37}
!356 = distinct !{!356, !36, !37}
!357 = distinct !{!357, !36, !37}
!358 = !{!6, !10, i64 792}
!359 = !{!6, !7, i64 200}
!360 = distinct !{!360, !36, !37}
!361 = !{!6, !10, i64 752}
!362 = !{!6, !7, i64 224}
!363 = !{!6, !10, i64 760}
!364 = !{!6, !7, i64 208}
!365 = !{!6, !10, i64 776}
!366 = !{!6, !10, i64 768}
!367 = !{!6, !7, i64 216}
!368 = !{!6, !10, i64 464}
!369 = !{!6, !10, i64 472}
!370 = distinct !{!370, !36, !37}
!371 = distinct !{!371, !36, !37}
!372 = distinct !{!372, !36, !37}
!373 = distinct !{!373, !36, !37}
!374 = distinct !{!374, !36, !37}
!375 = distinct !{!375, !36, !37}
!376 = !{!6, !10, i64 784}
!377 = !{!6, !10, i64 480}
!378 = distinct !{!378, !36, !37}
!379 = distinct !{!379, !36, !37}
!380 = distinct !{!380, !36, !37}
!381 = distinct !{!381, !36, !37}
!382 = distinct !{!382, !36, !37}
!383 = distinct !{!383, !36, !37}
!384 = distinct !{!384, !36, !37}
!385 = distinct !{!385, !36, !37}
!386 = distinct !{!386, !36, !37}
!387 = distinct !{!387, !36, !37}
!388 = distinct !{!388, !36, !37}
!389 = distinct !{!389, !36, !37}
!390 = distinct !{!390, !36, !37}
!391 = distinct !{!391, !36, !37}
!392 = distinct !{!392, !36, !37}
!393 = distinct !{!393, !36, !37}
!394 = distinct !{!394, !36, !37}
!395 = distinct !{!395, !36, !37}
!396 = distinct !{!396, !36, !37}
!397 = distinct !{!397, !36, !37}
!398 = distinct !{!398, !36, !37}
!399 = distinct !{!399, !36, !37}
!400 = distinct !{!400, !36, !37}
!401 = distinct !{!401, !36, !37}
!402 = distinct !{!402, !36, !37}
!403 = distinct !{!403, !36, !37}
!404 = distinct !{!404, !36, !37}
!405 = distinct !{!405, !36, !37}
!406 = distinct !{!406, !36, !37}
!407 = !{!408}
!408 = distinct !{!408, !409, !"add: argument 0"}
!409 = distinct !{!409, !"add"}
!410 = !{!411}
!411 = distinct !{!411, !409, !"add: argument 1"}
!412 = distinct !{!412, !36, !37, !347, !348}
!413 = distinct !{!413, !36, !37, !348, !347}
!414 = distinct !{!414, !36, !37}
