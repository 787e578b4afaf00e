// The words of animals, plants, journeys and being outside. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const ANIMALS: Vocabulary = {
  words: `hond honden *hond *honden kat katten *kat *katten -*muskaat -*duplicaat poes poezen puppy* kitten* konijn* paard paarden huisdier* dieren dier
    vogel vogels egel* kippen cavia* hamster* -hamsteren -hamstert vlinder* dierentuin* honden* *dier *dieren dieren* katten* -kattenkwaad poezen*
    paarden* -paardenbloem* -paardenstaart* vogel* -vogelvrij* *vogel *vogels labrador* teckel* pup pups pup's *poes kater asielhond* asielkat*
    dierenarts* dierenasiel* dierendag* dierenwelzijn* huisdieren nest *nest jonkies baasje hondje* kattenbak* krabpaal* hondenmand* hondenbrokken
    kattenvoer* hondenvoer* hondenweer viervoeter* arend* uil valk *valk *valken buizerd* havik* sperwer* ooievaar* reiger* lepelaar* kievit* grutto*
    weidevogel* trekvogel* merel* *mees mees mezen *mezen roodborst* mus huismus* mussen *mussen zwaluw* *zwaluw *zwaluwen specht* *specht spreeuw*
    ekster* kraai kraaien kauw kauwtjes meeuw *meeuw *meeuwen eend eenden eendjes gans *gans ganzen *ganzen zwaan zwanen koekoek* -koekoeksklok
    papegaai* parkiet* kanarie kanaries duif *duif duiven* haan hanen kuiken* *kuikens pauw pauwen flamingo* pinguïn* kraanvogel* ijsvogel*
    nachtegaal* gierzwaluw* kerkuil* bosuil* oehoe* zeearend* visarend* slechtvalk* vogelaar* vogelhuis* nestkast* nestkastje broedseizoen broedvogel*
    wintervogel* bijen *bijen bijenvolk* bijenhouder* imker* hommel* wesp wespen* *wesp hoornaar* mier mieren* spin spinnen kever *kever *kevers
    lieveheersbeestje* libel* sprinkhaan* sprinkhanen mug muggen* teek tekenbeet insect insecten* processierups* eikenprocessierups* rups rupsen
    vleermuis* vleermuizen muis muizen* *muizen rat ratten* *ratten mol mollen wolf wolven* vos vossen* hert herten* *hert *herten ree reeën reekalf*
    zwijn zwijnen *zwijn *zwijnen bever* otter* marter* *marter wezel* hermelijn* eekhoorn* haas hazen beer beren ijsbeer* ijsberen panda* olifant*
    leeuw leeuwen tijger* giraf giraffe* aap apen chimpansee* gorilla* orang-oetan* zebra* -zebrapad* neushoorn* nijlpaard* krokodil* kameel kamelen
    kangoeroe* wombat* slang slangen schildpad* hagedis* kikker* padden* salamander* zeehond* *zeehond zeehondje bruinvis* dolfijn* walvis* potvis*
    haai haaien kwal kwallen krab krabben goudvis* goudvissen aquarium* karper* snoek snoekbaars koi koe koeien* kalf kalfje kalfjes kalveren schaap
    schapen* lam lammetje* lammeren geit geiten* *geit varken varkens* biggen big ezel* -ezelsbruggetje pony* alpaca* lama's veulen* fret fretje
    knaagdier* stokstaart* wolvenroedel roedel* fokker* dressuurpaard* shetlander* stier artis blijdorp orka orka's steenuil ransuil steenarend
    kruisspin mensaap -*schonden -siamees -vietnamees -varkensvlees -brancardier -brancardiers aardvarken adder* ringslang* gordeldier baviaan*
    bidsprinkhaan bizon bizons wisent wisenten boerderijdier* bosmier bromvlieg* vliegjes fruitvlieg* fruitvliegjes buffel* boktor schorpioen*
    duizendpoot* pissebed* oorworm* worm wormen regenworm* langpootmug* luipaard* jachtluipaard jaguar* poema* lynx panter* hyena* jakhals goudjakhals
    wasbeer* wasberen wolvin welpen egeltje egels pekinees poedel* bordercollie* beagle* chihuahua* bulldog* mopshond labradoodle* teckels terriër*
    asieldier* zwerfkat* zwerfhond* hulphond* geleidehond* blindengeleidehond* speurhond* politiehond* herdershond* jachthond* hondenras*
    hondenschool* hondentrainer* puppycursus* hondenuitlaatservice* hondenstrand hondenlosloopgebied blafband halsband* hondenriem hondenpoep*
    kattenras* kattenluik* kattenhaar* kattenbakvulling kattencafé kattengedrag vlooien* tekentang dierenkliniek* dierenambulance* dierenbescherming
    dierentolk dierenpension* dierenwinkel* dierenvriend* trouwdier knaagdieren degoe* chinchilla* gerbil* woestijnrat parkieten valkparkiet agapornis
    kaketoe* kippenhok* kippenren* krielkip* legkip* haantje* kwartel* fazant* patrijs* roofvogel* zangvogel* stadsvogel* tuinvogel* watervogel*
    strandloper scholekster* tureluur* roerdomp* aalscholver* blauwborst* vink vinken* goudvink appelvink putter puttertje puttertjes heggenmus
    winterkoning* winterkoninkje boomklever* boomkruiper tjiftjaf* fitis zwartkop kuifmees koolmees* koolmezen staartmees staartmezen groenling* sijs
    kramsvogel* lijster* zanglijster roek roeken raaf gaai gaaien zeearenden kiekendief* torenvalk* boomvalk wespendief visdief* visdiefjes stern
    sterns papegaaiduiker* jan-van-gent knobbelzwaan* nijlgans* brandgans* kolgans* fuut futen meerkoet* waterhoen* bergeend* smient* ooievaars
    ooievaarsnest zilverreiger* vogeltelling* tuinvogeltelling vogeltrek vogelgeluid* vogelzang nestkastcamera broedpaar* broedplaats* broedsel
    hazelmuis* hazelmuizen spitsmuis* woelmuis* huismuis* muskusrat* beverrat* wasbeerhond nertsen nerts* dassen* dassenburcht bunzing* boommarter*
    steenmarters zeehonden* zeehondencrèche* bruinvissen* bultrug* potvissen zeepaardje* zeester* zeesterren octopus* oesterbank haaienrif koraal*
    koraalrif* meerval* forellen aquariumvis* guppy* guppen neontetra* vijvervis* koikarper* axolotl* gekko* leguaan* kameleon* baardagaam* slangen*
    python* kikkers* kikkerdril* vuursalamander* kamsalamander* hommels* bijenhotel* bijenkast* honingbij* wespennest* buxusrups* dagpauwoog*
    atalanta* koninginnenpage* nachtvlinder* libellen glimworm* glimwormen krekel* krekels cicade* schapenhoeder* schaapherder* schaapskudde*
    schapendoes lammetjesdag geitje* alpaca's kangoeroes dromedaris* ezels* muilezel* fjordenpaard hengst* merrie* pony's ponykamp paardenhouder*
    paardenstal* manegepaard hoefsmid* koeien weidegang melkkoe* stierkalf varkentje* hangbuikzwijn* olifantje* babyolifant* pandabeer* reuzenpanda
    giraffen leeuwin leeuwen* neushoorns dierenrijk dierengedrag diergedrag ouwehands safaripark* apenheul avifauna winterslaap* zoogdier* reptiel*
    amfibie* amfibieën ongedierte prooidier* toproofdier* mammoet* dinosaurus* dinosauriërs t-rex cobra steur wulp wulpen welp *paard *varken *wolf
    -weerwolf *schaap *koe *vlinder *kalf *hengst *veulen *rund runderen *paarden *koeien *vlinders *wolven *varkens *kuiken ooievaarsjong
    vogelvriend* -gespaard -bespaard -opgespaard -uitgespaard`,
  doings: `broedt broeden blaft blaffen miauwt miauwen kwispelt kwispelen koe_in_de_wei hond_uitlaten zindelijk_maken_pup puppy_zindelijk_maken
    uitgezet_in_het_wild spint kopjes_geven snuffelen apporteren vogels_voeren vogels_tellen dieren_in_nood loopse loops drachtig nestelt nestelen
    overwintert overwinteren_egel jongen_gekregen jong_geboren trekken_over uitgezet voer_je voeren ~vacht ~staart ~vis ~vissen ~poot ~poten ~kudde
    ~jongen_op_het_nest ~snavel ~veren ~klauwen ~gevleugelde ~wild ~soorten herder_pup trouwe_viervoeter teken_bij pad_oversteken burgers_zoo
    wilde_eend golden_retriever duitse_herder franse_bulldog jack_russell buitenlandse_hond siamees_kat maine_coon britse_korthaar castratie_kat
    rat_als_huisdier kalkoen_houden vlaamse_gaai bruine_kiekendief rode_wouw blauwe_reiger webcam_nest das_gezien inktvis_als_dier paling_in
    wilde_bijen solitaire_bij aziatische_hoornaar fries_paard friese_paarden wilde_dieren beekse_bergen trektocht_vogels uitgestorven_dier
    jonge_dieren castreren steriliseren chippen ontwormen uitgevlogen`,
}

export const GARDEN: Vocabulary = {
  words: `tuin tuinen tuinieren tuintrend* tuintip* tuinidee* tuinplant* tuinklus* moestuin* *tuin *tuinen -dierentuin* -speeltuin* -kindertuin* -pretuin*
    -attractietuin -natuurspeeltuin -binnenspeeltuin balkonplant* plant planten kamerplant* *planten bloem bloemen bloembollen zaaien snoeien gazon*
    ~kas composteren rozen hortensia* lavendel* kruidentuin insectenhotel* tuin* -tuinbroek* -kantoortuin* -beeldentuin* -transplant* -tuinbonen*
    -tuinboon* *bloem *bloemen -maïsbloem -tarwebloem bloem* -bloemlezing* -bloemkool* border borders *border tulp tulpen* narcis narcissen krokus*
    sneeuwklokje* dahlia* geranium* pioenroos* pioenrozen viooltje* lelie lelies anjer* chrysant* zonnebloem* -zonnebloempit* klaproos* klaprozen
    madelief* paardenbloem* klimop klimplant* wingerd blauweregen clematis struik struiken *struik *struiken heester* haagplant* beukenhaag* heg
    heggen coniferenhaag buxus* conifeer coniferen hedera bamboe* varens siergras* vetplant* cactus* cactussen orchidee* sansevieria* ficus* calathea*
    yucca* pannenkoekplant* waterplant* olijfboom* fruitboom* fruitbomen *boompje appelboom* perenboom* kersenboom* citroenboom* vijgenboom* esdoorn*
    magnolia* rododendron* vlinderstruik* bessenstruik* rozenstruik* onkruid* gras gras* -grasduin* -grasmaaier* bladhark* bladblazer* snoeischaar*
    heggenschaar* schoffel* spade kruiwagen* potgrond* tuinaarde compost* composthoop* wormenbak* wormenhotel* gieter* regenton* stekje* stekjes zaad
    zaden zaadjes zaaigoed zaaikalender kiemplant* moestuinbak* groentetuin* groentebak* kweekbak* kruidenbak* plantenbak* bloembak* bloempot*
    bloemperk* bloemenweide* groendak* geveltuin* *vijver vijver* bladluis* bladluizen rozenluis buxusmot* slak slakken *slak *slakken tuinhuis*
    schutting* overkapping* pergola* volkstuin* hovenier* tuinarchitect* tuinman voedselbos* bloesem* snijbloem* boeket* voorjaarsbloeier*
    najaarsbloeier* eenjarige *bloembollen hoveniers plantjes vensterbankplant* stadstuin* daktuin* achtertuin* voortuin* *plant monstera -transplant
    -implant -verplant -voortplanten -verplanten tuinders akkertje volkstuintje volkstuintjes schooltuin* stadslandbouw stadsmoestuin
    vierkantemetertuin moestuinseizoen moestuinkalender groentekwekerij* pluktuin* bloemenpluktuin kwekerij* *kwekerij plantenkwekerij tuincentrum*
    tuincentra plantenwinkel* plantenmarkt* plantjesmarkt stekjesmarkt plantenbieb moestuinkas hangmand* hangplant* gevelgroen regentuin
    regenwatertuin tuinbeplanting beplanting* erfbeplanting bodembedekker* bodembedekkers vlonder* tuinpad* tuintegels terrastegels tuinscherm*
    tuinmuur tuinbank* tuintafel* tuinstoel* tuinverlichting tuinkussens hangmat* tuindouche tuinsproeier* sproeier* druppelslang tuinslang* gieters
    snoeizaag* takkenschaar bladhoop* bladkorf herfstblad* takkenwal takkenril egelhoek vogelbosje bijenhoek bloemenzaad zaadmengsel zaadbom*
    groenbemester* mulch mulchlaag houtsnippers boomschors kokoschips turf potgrond bodemleven grondverbetering wormencompost bokashi compostvat* gft
    meststof* plantenvoeding koemest mestkorrels bestrijdingsmiddel* onkruidverdelger zevenblad heermoes kweekgras duizendknoop brandnetel* graszoden*
    kunstgras maaibeurt viburnum forsythia skimmia azalea* camelia* camellia* hibiscus clivia begonia* petunia* fuchsia* lobelia* salvia* sedum*
    hosta* funkia* vrouwenmantel lupine* ridderspoor* vingerhoedskruid akelei* cosmea* zinnia* goudsbloem* afrikaantje* lathyrus irissen allium*
    alliums anemoon* anemonen hyacint* hyacinten winterheide helleborus kerstroos* hondsroos rozenstruiken klimroos* klimrozen stokroos* stokrozen
    passiebloem* kamperfoelie jasmijn* wisteria sering seringen wilg wilgen knotwilg* knotwilgen berk berken berkenboom beuk beuken beukenheg eik
    eikenboom* lindeboom kastanjeboom* walnotenboom notenboom* plataan platanen acacia* taxus laurier* laurierheg liguster* ligusterheg hulst
    vuurdoorn* meidoorn* sleedoorn* vlierbes lijsterbes* bonsai* palmboom* olijfboompje leiboom* leibomen dakboom perenboom pruimenboom* kersenbomen
    appelbomen hoogstamfruit bessenstruiken frambozenstruik bramenstruik* druivenrank* kiwibes* aardbeienplant* rabarberplant courgetteplant*
    paprikaplant* komkommerplant* zaailing* zaailingen kiemplantjes zaaibak* zaaitray pootaardappelen plantgoed plantuitjes microgroente tuinkers
    spruitgroente slakkenplaag slakkenkorrels molshoop molshopen dopluis* wolluis* spintmijt rouwvliegjes rouwvlieg varenrouwmug schildluis* meeldauw*
    bladvlekken bladgele bladplant* gatenplant* lepelplant* vrouwentong* drakenboom* yuccapalm graslelie* klimplanten alocasia* strelitzia* areca*
    kentia* pilea* hoya* philodendron* rubberplant* aloë venusvliegenval amaryllis* poinsettia* snijbloemen bloemist* bloemenwinkel* bloemenveiling
    droogbloemen* droogboeket veldboeket* bloemenkrans* bloemstuk* plantenterrarium sierpot* bloempotten voortuintje tuintje* binnentuin daktuinen
    dakterras* balkonbak* balkonnetje linde vlier distels *boom -slagboom -hefboom -levensboom -beslisboom *bomen *gras *kruid -buskruid *zaad *heg
    *gewas *bloeier *bloeiers -vroegbloeier zaai* snoei* boomgaard* *mest *stekje herfstbloeiers vasteplanten* plantenbak rozenbottel* rozenbottels`,
  doings: `stekken gestekt snoei snoeit zaai wieden verpotten verpot harken kweken kweek zelfgekweekte bijvriendelijk* oogsten oogst overwinteren bemesten
    bewateren gras_maaien gras_zaaien bomen_planten heg_knippen groene_vingers tegels_eruit tegelwippen water_geven in_bloei ~bloeit ~bloeien
    bloeiende winterhard* ~groeit ~groeien verticuteren slakken_in eigen_kas eigen_tuin uit_de_tuin uit_eigen_tuin uitplanten uitgebloeid uitgebloeide
    toppen_van dieven_tomaat maait gazon_maaien onkruid_wieden enten vermeerderen uitzaaien zelf_zaaien bloeit_nu snoeitijd zaaitijd vorstschade
    vorst_aan_planten bollen_in_de_grond dahlia's_uit winterklaar_tuin weinig_licht_nodig tegen_droogte bloemen_drogen ~verdorren ~verwelkt ~verzorgen
    ~bewater ~hangt_slap ~boom ~bomen ~blad ~bladeren ~balkon ~bodem ~mest ~groen ~haag ~grond ~tegels ~komkommer* ~tomatenplant* ~radijs ~sla ~bollen
    ~komkommers ~roos ~perk ~takken ~tak ~pot ~potten ~potje ~schaduwplek ~mos ~wortels_van ~zonlicht ~hek ~schaduw ~plant* blauwe_regen aloë_vera
    vaste_planten mos_in luizen_op kas_bouwen vogelvriendelijke_tuin bollen_planten hanging_basket verticale_tuin groene_gevel groene_gevels
    groene_daken groen_dak bladeren_harken koffiedik_planten japanse_duizendknoop klaver_in mos_gazon kale_plekken_gazon robotmaaier_tuin
    gras_sproeien maai_mei_niet oost-indische_kers iris_planten blauw_druifje blauwe_druifjes eiken_boom vijg_planten pompoenen_kweken pepers_kweken
    poten_aardappelen knoflook_planten bietjes_zaaien prei_planten wortels_zaaien paddenstoelen_kweken mollen_in_de_tuin trips_planten roest_op_rozen
    gele_bladeren aloe_vera vleesetende_plant vleesetende_planten kerstster_verzorgen terrarium_planten watermeter_plant klein_balkon
    bollenveld_in_de_tuin eetbare_tuin zaaien_in moestuinieren mulchen turfvrije maaien kiemen bloemschikken zelfwatergevend ~basilicum ~hangt
    in_de_kas tomaten_in mooi_groen ~tomaten`,
}

/** Where readers go on holiday: a hint, and a journey behind 'naar'. */
export const DESTINATIONS = `frankrijk italië spanje portugal griekenland turkije kroatië slovenië oostenrijk zwitserland noorwegen zweden denemarken finland ijsland ierland schotland engeland wales belgië luxemburg tsjechië hongarije roemenië bulgarije albanië montenegro malta cyprus
 thailand vietnam cambodja laos indonesië japan nepal zuid-korea marokko tunesië kenia tanzania namibië kaapverdië zuid-afrika mexico peru bolivia chili colombia brazilië argentinië costa-rica cuba curaçao aruba bonaire suriname canada australië nieuw-zeeland
 zuid-amerika scandinavië balkan parijs londen berlijn hamburg münchen keulen rome barcelona lissabon madrid praag wenen boedapest kopenhagen stockholm oslo helsinki dublin edinburgh valencia sevilla málaga milaan florence venetië napels bologna turijn porto antwerpen gent brugge leuven
 new-york marrakesh istanbul athene krakau riga tallinn reykjavik dubai ibiza mallorca tenerife lanzarote kreta rhodos kos corfu sicilië sardinië corsica madeira azoren bali toscane umbrië provence dordogne normandië bretagne elzas bourgogne ardennen eifel sauerland zwarte-woud tirol dolomieten alpen pyreneeën
 lapland texel vlieland terschelling ameland schiermonnikoog sri-lanka lanka`

export const TRAVEL: Vocabulary = {
  words: `reis reizen *reis *reizen -schoolreis -tijdreis vakantie* *vakantie *vakanties stedentrip* *stedentrip citytrip* roadtrip* camping* kamperen
    rondreis* strand stranden *stranden hotel hotels ~weekendje dagje* bestemming* backpack* camper* vliegticket* vliegtickets reistip* eiland
    eilanden reis* -reisverbod* -reiskosten* -reisproduct* *eiland *eilanden *strand -strandt -strandde strand* -strandden nachttrein* treinreis*
    interrail* cruise* cruiseschip handbagage bagage* koffer koffers *koffer -doktorskoffer* -vluchteling* -vluchtelingen* vliegvakantie*
    luchthavenhotel vliegreis* jetlag* reisgids* toerist* toeristen* -toeristenbelasting* toerisme massatoerisme hostel* airbnb* vakantiehuis*
    bungalow* glamping* boomhut* tenthuis vouwwagen* caravan* wintersport* skigebied* skivakantie* skipiste* skiën après-ski pretpark* attractiepark*
    efteling walibi disneyland* dierenpark kerstmarkt* dagtrip* uitje* uitjes bezienswaardighe* hotspot* -hotspotje safari* wereldreis*
    wereldreiziger* huwelijksreis* hotelkamer* kampeer* kampeerplek* logies b&b reisgenoot reisgenoten paspoortcontrole visum* reisverslag* reisblog*
    reisdagboek* texel vlieland terschelling ameland schiermonnikoog waddeneiland* waddeneilanden wadden gardameer comomeer grachtengordel
    stadswandeling* gezinsuitje* familie-uitje vakantiehuisje* slaaptrein* dorpjes dorpje stadjes stadje vuurtoren* fjord fjorden *kust riviera
    loirekastelen loire vogezen schwarzwald bodensee gardasee moezel rijnvallei harz beieren brandenburg oostzee oostzeekust waddenkust opaalkust
    algarve douro alentejo andalusië extremadura galicië baskenland bilbao granada córdoba zaragoza girona champs-élysées eiffeltoren louvre
    montmartre disney nice cannes marseille lyon straatsburg lille rijsel calais amalfi puglia ligurië piemonte umbrië abruzzen dolomieten zuid-tirol
    slovenië bled istrië dalmatië split dubrovnik zadar santorini mykonos lesbos zakynthos peloponnesos cycladen thessaloniki cappadocië antalya
    transsylvanië tatra gdansk warschau wroclaw zakopane estland letland litouwen noordkaap lofoten gotland göteborg malmö aarhus jutland bornholm
    faeröer groenland hebriden highlands cornwall cotswolds dartmoor belfast galway manhattan miami hawaï niagara vancouver toronto québec patagonië
    galapagos guatemala belize jamaica barbados antillen malediven seychellen mauritius zanzibar serengeti krugerpark kaapstad botswana oeganda
    madagaskar senegal gambia sahara atlasgebergte nijlcruise jordanië petra oman doha tokio kyoto osaka seoul hongkong singapore maleisië borneo
    lombok gili ubud bangkok phuket hanoi angkor rajasthan goa kerala kathmandu himalaya everest bhutan tibet mongolië trans-siberië zijderoute sydney
    melbourne outback fiji zuid-limburg valkenburg giethoorn kinderdijk keukenhof madurodam hanzestad* hanzesteden vestingstad* vestingstadje
    scheveningen zandvoort domburg renesse zoutelande cadzand kijkduin callantsoog kasteel kastelen *kasteel landgoed* landgoederen vakantiepark*
    landal chalet* chalets berghut* trekkershut* blokhut* yurt* safaritent* hausboot caravans tourcaravan stacaravan* vouwcaravan camperbusje* campers
    camperreis* camperplaats* kampeerders naturistencamping natuurcamping* boerencamping* minicamping* charmecamping gîte* agriturismo
    hotelovernachting* hotelbed hotelbuffet ontbijtbuffet luxehotel* designhotel* wellnesshotel* resort* riviercruise* zeecruise* vaarvakantie*
    zeilvakantie* fietsvakantie* wandelvakantie* stedenreis* groepsreis* singlereis* safarireis* rondreizen* familiereis* meivakantie* zomervakantie*
    herfstvakantie* kerstvakantie* voorjaarsvakantie* krokusvakantie* autovakantie* zonvakantie* pakketreis* vakantiegevoel* vakantiestress
    vakantieganger* vakantieland* vakantieadres* vakantiebudget vakantiedagen vakantieplannen reisplannen reisschema reisroute* reisverzekering*
    reisapotheek reisvaccinatie* reisgezelschap reismaatje* reislust reisziek reisziekte reistas* reiskoffer* toilettas* paklijst* inpaklijst*
    inpaktips reisstekker* reiskussen* nekkussen vliegangst* vliegmaatschappij* vluchtvertraging* stoelreservering tussenstop* langeafstandsvlucht
    businessclass instapkaart* gate huurauto* autohuur vignet* tolwegen péage eurotunnel kanaaltunnel kanaaloversteek overtocht* autoslaaptrein
    slaaptreinen treinvakantie* interrailpas busreis* flixbus workation* overwinteraars emigratie* expat* taalgids souvenir* ansichtkaart* reisfoto*
    vakantiefoto* instagramplek citytrips weekendtrip* weekendjes stedentripje stadsgids* rondvaart* rondleiding* hop-on stadspas uitkijkplatform*
    sightseeing bedevaart* pelgrim* pelgrimstocht* camino zonvakanties zonbestemming* winterzon wintersportgebied* skiles* skipas* skihut*
    sneeuwzeker* piste pistes après-skihut gletsjer* duikvakantie surfvakantie surfdorp badplaats* zandstrand* naaktstrand* strandvakantie*
    strandhuisje* strandbed strandstoel* strandhotel palmbomen inclusiefhotel dierentuinen pretparken pretparktip* achtbaan* waterpark* zwemparadijs*
    speelpark* plopsaland toverland slagharen duinrell phantasialand europa-park kermis* doolhof* maïsdoolhof escaperoom* *hotel *reiziger *bestemming
    vliegtuig* paspoort* treinreizen -*schotel donau`,
  doings: `backpacken interrailen reist op_reis op_vakantie all_inclusive wat_te_doen_in te_doen_in een_weekend_in lang_weekend_in weekend_in weekend_naar
    weekendje_in weekendje_naar weekendje_weg weekend_weg een_weekend_weg dagje_naar dagje_uit dagje_weg een_dag_naar dag_naar_de een_dag_in 48_uur_in
    24_uur_in met_de_trein_naar met_de_auto_naar met_de_boot_naar met_de_fiets_naar overnachten slapen_in_een inpakken naar_de_zon naar_zee aan_zee
    er_even_tussenuit last_minute road_trip goedkoop_vliegen vliegen_met visum_aanvragen in_tien_dagen in_drie_weken in_twee_weken sri_lanka new_york
    costa_rica nieuw_zeeland zuid_afrika ~boeken_we overwinteren_in liften naar_het_buitenland in_het_buitenland in_het_vliegtuig een_nacht_in
    een_dag_op eropuit erop_uit weg_met_de_trein om_naar_te_gaan dagje_strand dagje_dierentuin dagje_efteling paklijst_voor op_rondreis
    rondreizen_door door_europa alleen_op_reis wereld_rond de_wereld_over op_safari naar_de_sneeuw in_de_sneeuw met_kinderen_naar ~ontdekken ~bezoeken
    ~bezoek door_zwitserland met_de_trein_door met_de_fiets_door in_drie_dagen in_vier_dagen in_vijf_dagen in_een_week in_één_week in_één_dag
    huisje_op huisje_in ~vliegen ~trein ~boot ~veerboot ~ferry ~kust ~zee ~stad_aan ~route_66 ~vlucht ~vluchten ~uitzicht ~buitenland ~zon ~zonnig
    ~hut ~perron ~station ~ticket ~tickets ~overstap ~meer ~baai ~*boot ~*trein ~vlieg* ~trein* bed_and_breakfast zeeuwse_kust costa_brava
    french_riviera côte_d'azur oude_stad_van beierse_woud costa_blanca costa_del_sol san_sebastian bordeaux_stad cinque_terre lago_maggiore
    griekse_eilanden bulgaarse_kust zwarte_zeekust hoge_tatra baltische_staten fins_lapland bergen_in_noorwegen lake_district isle_of_skye
    liverpool_stad wild_atlantic_way new_york_city san_francisco los_angeles las_vegas grand_canyon canadese_rockies machu_picchu amazone_reis
    costa_ricaanse dominicaanse_republiek sint-maarten_eiland marokkaanse_woestijn abu_dhabi israël_reis chiang_mai bora_bora volendam_dagje
    zaanse_schans noordwijk_aan_zee bergen_aan_zee egmond_aan_zee wadloop_eiland utrechtse_heuvelrug_weekend achterhoekse_kastelen sauna_weekend
    center_parcs tipi_tent tiny_house_vakantie woonboot_slapen busje_ombouwen tol_in_frankrijk veerpont_vakantie liften_door digital_nomad
    wonen_in_het_buitenland lang_weekend city_pass oude_stad oude_centrum santiago_de_compostela skiën_in vulkaan_beklimmen duiken_op
    subtropisch_zwembad douanevrij taxfree liftend emigreren snowboarden langlaufen rodelen snorkelen all-inclusive eilandhoppen ~dorpen ~stadje
    ~rondje_met naar_het_strand met_een_huurauto in_de_bergen wat_kost_een_week de_donau`,
}

export const OUTDOORS: Vocabulary = {
  words: `wandelen fietsen wandeling* *wandeling *wandelingen wandelroute* fietsroute* fietstocht* *fietstocht wandeltocht* *wandeltocht wandelpad*
    natuurgebied* boswandel* wandel* fietsroutes fietspad* fietsknooppunt* fietsvakantie* fietstochten mountainbike* mountainbikeroute* atb-route*
    gravel* -gravelbaan boswachter* bos bossen duin duinen *duinen *bos -ambos hei heidevelden veluwe posbank biesbosch oostvaardersplassen weerribben
    pieterpad klompenpad* lange-afstandspad natuurpark* natuurmonumenten staatsbosbeheer natuur -natuurkunde natuur* -natuurwijn* -natuurlijk*
    -natuurgeweld* -natuurkund* kajak* sup roeiboot* zeilboot* sloep* vaartocht* vaarroute* rondje* picknick* paddenstoel* paddenstoelen paddestoel*
    sterrenhemel* sterrenregen* noorderlicht wildplaats* blotevoetenpad* uitkijktoren* uitkijkpunt* trekking* bergwandel* hike hikes hiking bergtocht*
    huttentocht* bushcraft* kampvuur* zonsopkomst* zonsondergang* buitenlucht avondvierdaagse* wadlooptocht* schaatstocht* natuurijs* schaatsroute*
    trekvlot laarzenpad* vogelkijkhut* kijkhut* struinpad* bermbloemen kano kano's kanotocht* kanoroute* heide heideveld* -sleutelbos wadtocht*
    vaarroutes zwemplas* zwemplassen zwemplek* recreatieplas* bollenveld* bollenvelden tulpenroute bloesemroute* bloesemtocht bosbad bosbaden bospad*
    bospaden bosrand boswachterij* oerbos* sprookjesbos speelbos* herfstbos* herfstkleur* herfstwandeling* winterwandeling* lentewandeling*
    stiltewandeling* natuurwandeling* strandwandeling* stadspark* landschapspark speulderbos waterloopbos mastbos leenderbos dwingelderveld
    lauwersmeer heuvelrug holterberg lemelerberg sint-pietersberg vaalserberg mookerheide kennemerduinen millingerwaard uiterwaard* uiterwaarden
    markermeer ijsselmeer veluwemeer grevelingen oosterschelde haringvliet gooimeer naardermeer slotermeer waddengebied kwelder* slufter
    zandverstuiving* hunebed* hunebedden stuwwal beekdal beek beekje waterval watervallen moeras* veen* ven vennen rietland* rietkraag grasland*
    weiland* weilanden boerenland* boerenlandpad polderlandschap* coulisselandschap landschap* landgoedwandeling kloosterpad kerkenpad ns-wandeling*
    trekvogelpad marskramerpad langeafstandspad* langeafstandswandel* ommetjes stadsommetje* dagwandeling* dagtocht* trektocht* nachtwandeling*
    wandelstok* wandelmaatje* wandelaar* wandelclub fietser* fietsclub knooppuntenroute* fietsrondje* fietsweekend* bikepacking* tandem*
    elfstedenroute* kanoverhuur* kanotochten suptocht* sloepverhuur roeitocht zeiltocht* zeilkamp zeilboten fluisterboot* bootverhuur hengel*
    hengelaar* sportvisser* vissteiger speurtocht* dierensporen natuurspeurtocht geocach* geocaching kampvuurtje marshmallows buitenkeuken buitenleven
    buitenmens* buitensport* overlevingstocht survival* zaklamptocht vogelexcursie* excursie* natuurexcursie* natuurgids* ivn boswachters
    paddenstoelenwandeling paddenstoelenseizoen cantharellen daslook stinzenplanten sneeuwklokjeswandeling zonsondergangen maansverduistering*
    supermaan bloedmaan perseïden meteorenregen sterrenwacht* planetarium donkerte schaatsweer schaatsplezier ijsvloer ijspret sneeuwpret sleeën
    sneeuwpop* winterlandschap* *route -vluchtroute -busroute -autoroute -vaccinatieroute *routes *pad -carrièrepad -groeipad -*hoofdpad *paden duin*
    kwelders -*schildpad *landschap wildernis`,
  doings: `wandel wandelt fietst_door fiets_je kanoën kajakken hiken struinen wadlopen picknicken sterren_kijken sterrenkijken naar_buiten ommetje* hengelen
    vogels_kijken vogels_spotten varen zeilen buiten_slapen de_natuur_in het_bos_in mountainbiken schaatsen_op_natuurijs langs_de_dijk langs_de_rivier
    door_de_duinen bos_in paddenstoelen_zoeken kamperen_in_het_wild vogelen geocachen bikepacken wildplassen zwemmen_in_natuurwater om_het_meer
    rond_het_meer langs_het_water langs_de_kust langs_de_waal langs_de_maas langs_de_rijn langs_de_vecht langs_de_linge langs_de_amstel op_de_hei
    op_de_fiets met_de_kano frisse_neus uitwaaien uitgewaaid laarzen_aan buiten_zijn naar_het_bos in_het_bos door_het_bos op_het_wad op_pad
    ~rustigste_plekken ~stilste_plekken stille_plekken ~polder ~bergen ~route ~routes ~etappes ~etappe ~rivier ~dijk ~plas ~plassen ~wind ~park
    ~achterhoek ~ijssel ~maan ~sterren ~wad ~weer ~natuurlijk_water ~kreek ~water ~oever ~klimmen ~regen ~heuvel ~heuvels ~wolken ~*tocht ~fiets*
    ~berg ~buiten hoge_veluwe wieden_weerribben nationaal_park nationale_park vallende_sterren nijmeegse_vierdaagse strandjes_in_de_buurt hei_in_bloei
    paarse_heide amsterdamse_bos haagse_bos drents-friese_wold wieden_en nieuwkoopse_plassen loosdrechtse_plassen reeuwijkse_plassen
    vinkeveense_plassen kralingse_plas sallandse_heuvelrug utrechtse_heuvelrug loonse_en_drunense_duinen drunense_duinen schoorlse_duinen
    amsterdamse_waterleidingduinen bron_van_de floris_v-pad lange_afstandspad blokje_om rondje_om meerdaagse_wandel wandelschoenen_aan
    gravelfiets_route ijsselmeer_rond zeilen_op bootje_varen vissen_vanaf hut_bouwen_in_het_bos vuur_maken nachtvlinders_kijken
    eekhoorntjesbrood_zoeken bramen_plukken bramen_zoeken kastanjes_zoeken kastanjes_rapen bessen_plukken vlierbloesem_plukken wilde_planten
    volle_maan melkweg_fotograferen sterrenbeeld_aan nacht_van_de_nacht sleetje_rijden eerste_sneeuw rijp_op blote_hemel suppen wildspotten
    wildkamperen natuurzwemmen wildzwemmen fietsend kanovaren karpervissen vliegvissen sporenzoeken vlotbouwen vuurtje_stoken waar_zie_je
    meeste_sterren per_kano`,
}
