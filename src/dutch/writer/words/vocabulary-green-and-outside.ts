// The words of animals, plants, journeys and being outside. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const ANIMALS: Vocabulary = {
  words: `hond honden *hond *honden kat katten *kat *katten -*muskaat -*duplicaat poes poezen puppy* kitten* konijn* paard paarden huisdier* dieren dier
    vogel vogels egel* kippen cavia* hamster* -hamsteren -hamstert vlinder* dierentuin* honden* *dier *dieren dieren* katten* -kattenkwaad poezen*
    paarden* -paardenbloem* -paardenstaart* vogel* -vogelvrij* *vogel *vogels labrador* teckel* pup pups pup's *poes asielhond* asielkat* dierenarts*
    dierenasiel* dierendag* dierenwelzijn* nest *nest jonkies baasje hondje* kattenbak* krabpaal* hondenmand* hondenbrokken kattenvoer* hondenvoer*
    hondenweer viervoeter* arend* uil valk *valk *valken buizerd* havik* sperwer* ooievaar* reiger* lepelaar* kievit* grutto* weidevogel* trekvogel*
    merel* *mees mees mezen *mezen roodborst* mus huismus* mussen *mussen zwaluw* *zwaluw *zwaluwen specht* *specht spreeuw* ekster* kraai kraaien
    kauw kauwtjes meeuw *meeuw *meeuwen eend eenden eendjes gans *gans ganzen *ganzen zwaan zwanen koekoek* -koekoeksklok papegaai* parkiet* kanarie
    kanaries duif *duif duiven* haan hanen kuiken* *kuikens pauw pauwen flamingo* pinguïn* kraanvogel* ijsvogel* nachtegaal* gierzwaluw* kerkuil*
    bosuil* oehoe* zeearend* visarend* slechtvalk* vogelaar* vogelhuis* nestkast* nestkastje broedseizoen broedvogel* wintervogel* bijen *bijen
    bijenvolk* bijenhouder* imker* hommel* wesp wespen* *wesp hoornaar* mier mieren* spin spinnen kever *kever *kevers lieveheersbeestje* libel*
    sprinkhaan* sprinkhanen mug muggen* teek tekenbeet insect insecten* processierups* eikenprocessierups* rups rupsen vleermuis* muis muizen* *muizen
    rat ratten* *ratten mol mollen wolf wolven* vos vossen* hert herten* *hert *herten ree reeën reekalf* zwijn zwijnen *zwijn *zwijnen bever* otter*
    marter* *marter wezel* hermelijn* eekhoorn* haas hazen beer beren ijsbeer* ijsberen panda* olifant* leeuw tijger* giraf giraffe* aap apen
    chimpansee* gorilla* orang-oetan* zebra* -zebrapad* neushoorn* nijlpaard* krokodil* kameel kamelen kangoeroe* wombat* slang schildpad* hagedis*
    kikker* padden* salamander* zeehond* *zeehond zeehondje bruinvis* dolfijn* walvis* potvis* haai haaien kwal kwallen krab krabben goudvis*
    goudvissen aquarium* karper* snoek snoekbaars koi koe koeien* kalf kalfje kalfjes kalveren schaap schapen* lam lammetje* lammeren geit geiten*
    *geit varken varkens* biggen big ezel* -ezelsbruggetje pony* alpaca* lama's veulen* fret fretje knaagdier* stokstaart* wolvenroedel roedel*
    fokker* dressuurpaard* shetlander* stier artis blijdorp orka orka's steenuil ransuil steenarend kruisspin mensaap -*schonden -siamees -vietnamees
    -varkensvlees -brancardier -brancardiers adder* ringslang* baviaan* bidsprinkhaan bizon bizons wisent wisenten boerderijdier* bosmier bromvlieg*
    vliegjes fruitvlieg* fruitvliegjes buffel* boktor schorpioen* duizendpoot* pissebed* oorworm* worm wormen regenworm* langpootmug* luipaard*
    jaguar* poema* lynx panter* hyena* jakhals goudjakhals wasbeer* wasberen wolvin welpen egeltje pekinees poedel* bordercollie* beagle* chihuahua*
    bulldog* labradoodle* terriër* asieldier* zwerfkat* zwerfhond* hulphond* geleidehond* blindengeleidehond* speurhond* politiehond* herdershond*
    jachthond* hondenras* hondenschool* hondentrainer* puppycursus* hondenuitlaatservice* hondenstrand hondenlosloopgebied blafband halsband*
    hondenriem hondenpoep* kattenras* kattenluik* kattenhaar* kattenbakvulling kattencafé kattengedrag vlooien* tekentang dierenkliniek*
    dierenambulance* dierenbescherming dierentolk dierenpension* dierenwinkel* dierenvriend* degoe* chinchilla* gerbil* woestijnrat valkparkiet
    agapornis kaketoe* kippenhok* kippenren* krielkip* legkip* haantje* kwartel* fazant* patrijs* roofvogel* zangvogel* stadsvogel* tuinvogel*
    watervogel* strandloper scholekster* tureluur* roerdomp* aalscholver* blauwborst* vink vinken* goudvink appelvink putter puttertje puttertjes
    heggenmus winterkoning* winterkoninkje boomklever* boomkruiper tjiftjaf* fitis zwartkop koolmees* groenling* sijs kramsvogel* lijster* zanglijster
    roek roeken raaf gaai gaaien kiekendief* torenvalk* wespendief visdief* visdiefjes stern sterns papegaaiduiker* jan-van-gent knobbelzwaan*
    nijlgans* brandgans* kolgans* fuut futen meerkoet* waterhoen* bergeend* smient* zilverreiger* vogeltelling* tuinvogeltelling vogeltrek
    vogelgeluid* vogelzang nestkastcamera broedpaar* broedplaats* broedsel hazelmuis* spitsmuis* woelmuis* huismuis* muskusrat* beverrat* nerts*
    dassen* dassenburcht bunzing* boommarter* steenmarters zeehonden* zeehondencrèche* bruinvissen* bultrug* potvissen zeepaardje* zeester* zeesterren
    octopus* oesterbank haaienrif koraal* koraalrif* meerval* forellen aquariumvis* guppy* guppen neontetra* vijvervis* koikarper* axolotl* gekko*
    leguaan* kameleon* baardagaam* slangen* python* kikkers* kikkerdril* vuursalamander* kamsalamander* hommels* bijenhotel* bijenkast* honingbij*
    wespennest* buxusrups* dagpauwoog* atalanta* koninginnenpage* nachtvlinder* libellen glimworm* krekel* cicade* schapenhoeder* schaapherder*
    schaapskudde* schapendoes lammetjesdag geitje* alpaca's dromedaris* ezels* muilezel* hengst* merrie* pony's ponykamp paardenhouder* paardenstal*
    hoefsmid* weidegang melkkoe* varkentje* hangbuikzwijn* olifantje* babyolifant* pandabeer* reuzenpanda giraffen leeuwin leeuwen* dierenrijk
    dierengedrag diergedrag ouwehands safaripark* apenheul avifauna winterslaap* zoogdier* reptiel* amfibie* amfibieën ongedierte prooidier*
    toproofdier* mammoet* dinosaurus* dinosauriërs t-rex cobra steur wulp wulpen welp *paard *varken *wolf -weerwolf *schaap *koe *vlinder *kalf
    *hengst *veulen *rund runderen *paarden *koeien *vlinders *wolven *varkens *kuiken ooievaarsjong vogelvriend* -gespaard -bespaard -opgespaard
    -uitgespaard`,
  doings: `broedt broeden blaft blaffen miauwt miauwen kwispelt kwispelen puppy_zindelijk_maken spint kopjes_geven snuffelen apporteren loopse loops drachtig
    nestelt nestelen overwintert jong_geboren trekken_over uitgezet voer_je ~vacht ~staart ~vis ~vissen ~poot ~kudde ~jongen_op_het_nest ~snavel
    ~veren ~klauwen ~gevleugelde ~wild ~soorten pad_oversteken burgers_zoo golden_retriever duitse_herder jack_russell maine_coon britse_korthaar
    rode_wouw solitaire_bij beekse_bergen castreren steriliseren chippen ontwormen uitgevlogen ~voeren ~kater vriend_van_de_mens`,
}

export const GARDEN: Vocabulary = {
  words: `tuin tuinen tuinieren tuintrend* tuintip* tuinidee* tuinplant* tuinklus* moestuin* *tuin *tuinen -dierentuin* -speeltuin* -kindertuin* -pretuin*
    -attractietuin -natuurspeeltuin -binnenspeeltuin balkonplant* plant planten kamerplant* *planten bloem bloemen bloembollen zaaien snoeien gazon*
    ~kas composteren rozen hortensia* lavendel* kruidentuin insectenhotel* tuin* -tuinbroek* -kantoortuin* -beeldentuin* -transplant* -tuinbonen*
    -tuinboon* *bloem *bloemen -maïsbloem -tarwebloem bloem* -bloemlezing* -bloemkool* border borders *border tulp tulpen* narcis narcissen krokus*
    sneeuwklokje* dahlia* geranium* pioenroos* pioenrozen viooltje* lelie lelies anjer* chrysant* zonnebloem* -zonnebloempit* klaproos* klaprozen
    madelief* paardenbloem* klimop klimplant* wingerd blauweregen clematis struik struiken *struik *struiken heester* haagplant* beukenhaag* heg
    heggen coniferenhaag buxus* conifeer coniferen hedera bamboe* varens siergras* vetplant* cactus* cactussen orchidee* sansevieria* ficus* calathea*
    yucca* pannenkoekplant* waterplant* olijfboom* fruitboom* *boompje appelboom* perenboom* kersenboom* citroenboom* vijgenboom* esdoorn* magnolia*
    rododendron* vlinderstruik* bessenstruik* rozenstruik* onkruid* gras* -grasduin* -grasmaaier* bladhark* bladblazer* snoeischaar* heggenschaar*
    schoffel* spade kruiwagen* potgrond* tuinaarde compost* composthoop* wormenbak* wormenhotel* gieter* regenton* stekje* zaad zaden zaadjes zaaigoed
    zaaikalender kiemplant* moestuinbak* groentetuin* groentebak* kweekbak* kruidenbak* plantenbak* bloembak* bloempot* bloemperk* bloemenweide*
    groendak* geveltuin* *vijver vijver* bladluis* bladluizen rozenluis buxusmot* slak slakken *slak *slakken tuinhuis* schutting* overkapping*
    pergola* volkstuin* hovenier* tuinarchitect* tuinman voedselbos* bloesem* snijbloem* boeket* voorjaarsbloeier* najaarsbloeier* eenjarige
    *bloembollen plantjes vensterbankplant* stadstuin* daktuin* achtertuin* voortuin* *plant monstera -transplant -implant -verplant -voortplanten
    -verplanten tuinders akkertje volkstuintje volkstuintjes schooltuin* stadslandbouw moestuinseizoen moestuinkalender groentekwekerij* pluktuin*
    kwekerij* *kwekerij tuincentrum* tuincentra plantenwinkel* plantenmarkt* plantjesmarkt stekjesmarkt plantenbieb moestuinkas hangmand* hangplant*
    gevelgroen tuinbeplanting beplanting* erfbeplanting bodembedekker* vlonder* tuinpad* tuintegels terrastegels tuinscherm* tuinmuur tuinbank*
    tuintafel* tuinstoel* tuinverlichting tuinkussens hangmat* tuindouche tuinsproeier* sproeier* druppelslang tuinslang* snoeizaag* takkenschaar
    bladhoop* bladkorf herfstblad* takkenwal takkenril egelhoek vogelbosje bijenhoek zaadmengsel zaadbom* groenbemester* mulch mulchlaag houtsnippers
    boomschors kokoschips turf bodemleven grondverbetering wormencompost bokashi compostvat* gft meststof* plantenvoeding mestkorrels
    bestrijdingsmiddel* onkruidverdelger zevenblad heermoes duizendknoop brandnetel* graszoden* maaibeurt viburnum forsythia skimmia azalea* camelia*
    camellia* hibiscus clivia begonia* petunia* fuchsia* lobelia* salvia* sedum* hosta* funkia* vrouwenmantel lupine* ridderspoor* akelei* cosmea*
    zinnia* goudsbloem* afrikaantje* lathyrus irissen allium* anemoon* anemonen hyacint* winterheide helleborus kerstroos* hondsroos klimroos*
    klimrozen stokroos* stokrozen passiebloem* kamperfoelie wisteria sering seringen wilg wilgen knotwilg* berk berken beuk beuken eik eikenboom*
    kastanjeboom* notenboom* plataan platanen acacia* taxus laurier* liguster* vuurdoorn* meidoorn* sleedoorn* vlierbes lijsterbes* bonsai* palmboom*
    leiboom* pruimenboom* hoogstamfruit bramenstruik* druivenrank* kiwibes* aardbeienplant* courgetteplant* paprikaplant* komkommerplant* zaailing*
    kiemplantjes zaaibak* zaaitray pootaardappelen plantgoed plantuitjes microgroente tuinkers spruitgroente slakkenplaag slakkenkorrels molshoop
    molshopen dopluis* wolluis* spintmijt rouwvliegjes rouwvlieg varenrouwmug schildluis* meeldauw* bladvlekken bladgele bladplant* gatenplant*
    lepelplant* vrouwentong* drakenboom* yuccapalm graslelie* alocasia* strelitzia* areca* kentia* pilea* hoya* philodendron* rubberplant* aloë
    venusvliegenval amaryllis* poinsettia* bloemist* bloemenwinkel* bloemenveiling droogbloemen* droogboeket veldboeket* bloemenkrans* bloemstuk*
    plantenterrarium sierpot* bloempotten voortuintje tuintje* dakterras* balkonbak* balkonnetje linde vlier distels *boom -slagboom -hefboom
    -levensboom -beslisboom *bomen *gras *kruid -buskruid *zaad *heg *gewas *bloeier *bloeiers -vroegbloeier zaai* snoei* boomgaard* *mest *stekje
    vasteplanten* rozenbottel* bomenkap boom_kappen`,
  doings: `stekken gestekt wieden verpot harken kweek zelfgekweekte bijvriendelijk* oogst overwinteren bemesten bewateren heg_knippen groene_vingers
    tegels_eruit tegelwippen water_geven in_bloei ~bloeit ~bloeien bloeiende winterhard* ~groeit ~groeien verticuteren eigen_kas uitgebloeid
    uitgebloeide maait enten vermeerderen uitzaaien zelf_zaaien bloeit_nu vorstschade bollen_in_de_grond weinig_licht_nodig tegen_droogte ~verdorren
    ~verwelkt ~verzorgen ~bewater ~boom ~blad ~bladeren ~balkon ~bodem ~mest ~groen ~haag ~grond ~tegels ~komkommer* ~tomatenplant* ~radijs ~sla
    ~bollen ~komkommers ~roos ~perk ~tak ~pot ~schaduwplek ~mos ~wortels_van ~zonlicht ~hek ~schaduw ~plant* blauwe_regen luizen_op kas_bouwen
    vogelvriendelijke_tuin hanging_basket groene_gevel groene_gevels groene_daken groen_dak maai_mei_niet oost-indische_kers blauw_druifje
    blauwe_druifjes pompoenen_kweken pepers_kweken poten_aardappelen knoflook_planten bietjes_zaaien prei_planten wortels_zaaien paddenstoelen_kweken
    mollen_in_de_tuin gele_bladeren aloe_vera klein_balkon eetbare_tuin turfvrije maaien kiemen zelfwatergevend ~basilicum ~hangt in_de_kas tomaten_in
    mooi_groen ~tomaten ~jasmijn ~hulst wat_bloeit ~grind bomen_kappen kruiden_kweken kruiden_zaaien`,
}

/** Where readers go on holiday: a hint, and a journey behind 'naar'. */
export const DESTINATIONS = `
  frankrijk italië spanje portugal griekenland turkije kroatië slovenië oostenrijk zwitserland noorwegen zweden denemarken finland ijsland ierland
  schotland engeland wales belgië luxemburg tsjechië hongarije roemenië bulgarije albanië montenegro malta cyprus thailand vietnam cambodja laos
  indonesië japan nepal zuid-korea marokko tunesië kenia tanzania namibië kaapverdië zuid-afrika mexico peru bolivia colombia brazilië
  argentinië costa-rica cuba curaçao aruba bonaire suriname canada australië nieuw-zeeland zuid-amerika scandinavië balkan parijs londen berlijn
  hamburg münchen keulen rome barcelona lissabon madrid praag wenen boedapest kopenhagen stockholm oslo helsinki dublin edinburgh valencia sevilla
  málaga milaan florence venetië napels bologna turijn porto antwerpen gent brugge leuven new-york marrakesh istanbul athene krakau riga tallinn
  reykjavik dubai ibiza mallorca tenerife lanzarote kreta rhodos kos corfu sicilië sardinië corsica madeira azoren bali toscane umbrië provence
  dordogne normandië bretagne elzas bourgogne ardennen eifel sauerland zwarte-woud tirol dolomieten alpen pyreneeën lapland texel vlieland
  terschelling ameland schiermonnikoog sri-lanka lanka`

export const TRAVEL: Vocabulary = {
  words: `reis reizen *reis *reizen -schoolreis -tijdreis vakantie* *vakantie *vakanties stedentrip* *stedentrip citytrip* roadtrip* camping* kamperen
    rondreis* strand stranden *stranden hotel hotels ~weekendje dagje* bestemming* backpack* camper* vliegticket* vliegtickets reistip* eiland
    eilanden reis* -reisverbod* -reiskosten* -reisproduct* *eiland *eilanden *strand -strandt -strandde strand* -strandden nachttrein* treinreis*
    interrail* cruise* cruiseschip handbagage bagage* koffer koffers *koffer -doktorskoffer* -vluchteling* -vluchtelingen* vliegvakantie* vliegreis*
    jetlag* reisgids* toerist* toeristen* -toeristenbelasting* toerisme massatoerisme hostel* airbnb* vakantiehuis* bungalow* glamping* boomhut*
    tenthuis vouwwagen* caravan* wintersport* skigebied* skivakantie* skipiste* skiën après-ski pretpark* attractiepark* efteling walibi disneyland*
    dierenpark kerstmarkt* dagtrip* uitje* bezienswaardighe* hotspot* -hotspotje safari* wereldreis* wereldreiziger* huwelijksreis* hotelkamer*
    kampeer* kampeerplek* logies b&b reisgenoot reisgenoten paspoortcontrole visum* reisverslag* reisblog* reisdagboek* texel vlieland terschelling
    ameland schiermonnikoog waddeneiland* wadden gardameer comomeer grachtengordel stadswandeling* gezinsuitje* familie-uitje vakantiehuisje*
    slaaptrein* dorpjes dorpje stadjes stadje vuurtoren* fjord fjorden *kust riviera loirekastelen loire vogezen schwarzwald bodensee gardasee moezel
    rijnvallei harz beieren brandenburg oostzee algarve douro alentejo andalusië extremadura galicië baskenland bilbao granada córdoba zaragoza girona
    champs-élysées eiffeltoren louvre montmartre disney cannes marseille lyon straatsburg lille rijsel calais amalfi puglia ligurië piemonte umbrië
    abruzzen dolomieten zuid-tirol slovenië bled istrië dalmatië dubrovnik zadar santorini mykonos lesbos zakynthos peloponnesos cycladen thessaloniki
    cappadocië antalya transsylvanië tatra gdansk warschau wroclaw zakopane estland letland litouwen noordkaap lofoten gotland göteborg malmö aarhus
    jutland bornholm faeröer groenland hebriden highlands cornwall cotswolds dartmoor belfast galway manhattan miami hawaï niagara vancouver toronto
    québec patagonië galapagos guatemala belize jamaica barbados antillen malediven seychellen mauritius zanzibar serengeti krugerpark kaapstad
    botswana oeganda madagaskar senegal gambia sahara atlasgebergte nijlcruise jordanië oman doha tokio kyoto osaka seoul hongkong singapore maleisië
    borneo lombok gili ubud bangkok phuket hanoi angkor rajasthan goa kerala kathmandu himalaya everest bhutan tibet mongolië trans-siberië zijderoute
    sydney melbourne outback fiji zuid-limburg valkenburg giethoorn kinderdijk keukenhof madurodam hanzestad* hanzesteden vestingstad* vestingstadje
    scheveningen zandvoort domburg renesse zoutelande cadzand kijkduin callantsoog kasteel kastelen *kasteel landgoed* landgoederen vakantiepark*
    landal chalet* berghut* trekkershut* blokhut* yurt* safaritent* hausboot tourcaravan stacaravan* vouwcaravan camperbusje* camperreis*
    camperplaats* kampeerders naturistencamping natuurcamping* boerencamping* minicamping* charmecamping gîte* agriturismo hotelovernachting* hotelbed
    hotelbuffet ontbijtbuffet luxehotel* designhotel* wellnesshotel* resort* riviercruise* zeecruise* vaarvakantie* zeilvakantie* fietsvakantie*
    wandelvakantie* stedenreis* groepsreis* singlereis* safarireis* rondreizen* familiereis* meivakantie* zomervakantie* herfstvakantie*
    kerstvakantie* voorjaarsvakantie* krokusvakantie* autovakantie* zonvakantie* pakketreis* vakantiegevoel* vakantiestress vakantieganger*
    vakantieland* vakantieadres* vakantiebudget vakantiedagen vakantieplannen reisplannen reisschema reisroute* reisverzekering* reisapotheek
    reisvaccinatie* reisgezelschap reismaatje* reislust reisziek reisziekte reistas* reiskoffer* toilettas* paklijst* inpaklijst* inpaktips
    reisstekker* reiskussen* nekkussen vliegangst* vliegmaatschappij* vluchtvertraging* stoelreservering tussenstop* langeafstandsvlucht businessclass
    instapkaart* gate huurauto* autohuur vignet* tolwegen péage eurotunnel kanaaltunnel kanaaloversteek overtocht* autoslaaptrein treinvakantie*
    interrailpas busreis* flixbus workation* overwinteraars emigratie* expat* taalgids souvenir* ansichtkaart* reisfoto* vakantiefoto* instagramplek
    weekendtrip* weekendjes stedentripje stadsgids* rondvaart* rondleiding* hop-on stadspas uitkijkplatform* sightseeing bedevaart* pelgrim*
    pelgrimstocht* camino zonbestemming* winterzon wintersportgebied* skiles* skipas* skihut* sneeuwzeker* piste pistes après-skihut gletsjer*
    surfdorp badplaats* zandstrand* naaktstrand* strandvakantie* strandhuisje* strandbed strandstoel* palmbomen dierentuinen pretparktip* achtbaan*
    waterpark* zwemparadijs* speelpark* plopsaland toverland slagharen duinrell phantasialand europa-park kermis* doolhof* maïsdoolhof escaperoom*
    *hotel *reiziger *bestemming vliegtuig* -*schotel donau`,
  doings: `all_inclusive wat_te_doen_in te_doen_in een_weekend_in lang_weekend_in weekend_in weekend_naar weekendje_in weekendje_naar weekendje_weg
    weekend_weg een_weekend_weg een_dag_naar dag_naar_de 48_uur_in 24_uur_in met_de_trein_naar met_de_auto_naar met_de_boot_naar met_de_fiets_naar
    overnachten inpakken naar_de_zon naar_zee aan_zee er_even_tussenuit last_minute road_trip goedkoop_vliegen vliegen_met visum_aanvragen
    in_tien_dagen in_drie_weken in_twee_weken sri_lanka new_york costa_rica nieuw_zeeland zuid_afrika ~boeken_we overwinteren_in naar_het_buitenland
    in_het_buitenland een_nacht_in eropuit erop_uit weg_met_de_trein door_europa wereld_rond de_wereld_over naar_de_sneeuw in_de_sneeuw
    met_kinderen_naar ~ontdekken ~bezoek met_de_trein_door met_de_fiets_door in_drie_dagen in_vier_dagen in_vijf_dagen in_een_week in_één_week
    in_één_dag huisje_op huisje_in ~boot ~ferry ~kust ~zee ~stad_aan ~route_66 ~vlucht ~uitzicht ~buitenland ~zon ~zonnig ~hut ~perron ~station
    ~ticket ~overstap ~meer ~baai ~*boot ~*trein ~vlieg* ~trein* bed_and_breakfast zeeuwse_kust costa_brava côte_d'azur beierse_woud costa_blanca
    costa_del_sol san_sebastian cinque_terre lago_maggiore baltische_staten fins_lapland lake_district isle_of_skye wild_atlantic_way new_york_city
    san_francisco los_angeles las_vegas grand_canyon canadese_rockies machu_picchu dominicaanse_republiek marokkaanse_woestijn abu_dhabi chiang_mai
    bora_bora zaanse_schans noordwijk_aan_zee bergen_aan_zee egmond_aan_zee center_parcs busje_ombouwen digital_nomad wonen_in_het_buitenland
    lang_weekend city_pass oude_stad oude_centrum santiago_de_compostela subtropisch_zwembad douanevrij taxfree liftend emigreren snowboarden
    langlaufen rodelen snorkelen all-inclusive eilandhoppen ~dorpen ~rondje_met in_de_bergen wat_kost_een_week ~paspoort ~liften leukste_steden
    mooiste_steden mooiste_dorpen leukste_dorpen mooiste_plekken mooiste_plekjes vlieg_je slapen_in_een goedkope_vlucht`,
}

export const OUTDOORS: Vocabulary = {
  words: `wandelen fietsen wandeling* *wandeling *wandelingen wandelroute* fietsroute* fietstocht* *fietstocht wandeltocht* *wandeltocht wandelpad*
    natuurgebied* boswandel* wandel* fietspad* fietsknooppunt* fietsvakantie* mountainbike* mountainbikeroute* atb-route* gravel* -gravelbaan
    boswachter* bos bossen *duinen *bos -ambos hei veluwe posbank biesbosch oostvaardersplassen weerribben klompenpad* natuurpark* natuurmonumenten
    staatsbosbeheer -natuurkunde natuur* -natuurwijn* -natuurlijk* -natuurgeweld* -natuurkund* kajak* sup roeiboot* zeilboot* sloep* vaartocht*
    vaarroute* rondje* picknick* paddenstoel* paddestoel* sterrenhemel* sterrenregen* noorderlicht wildplaats* blotevoetenpad* uitkijktoren*
    uitkijkpunt* trekking* bergwandel* hike hikes hiking bergtocht* huttentocht* bushcraft* kampvuur* zonsopkomst* zonsondergang* buitenlucht
    avondvierdaagse* wadlooptocht* schaatstocht* natuurijs* schaatsroute* trekvlot laarzenpad* vogelkijkhut* kijkhut* struinpad* bermbloemen kano
    kano's kanotocht* kanoroute* heide heideveld* -sleutelbos wadtocht* zwemplas* zwemplassen zwemplek* recreatieplas* bollenveld* bloesemroute*
    bloesemtocht bosbad bosbaden bospad* bosrand boswachterij* oerbos* speelbos* herfstbos* herfstkleur* herfstwandeling* winterwandeling*
    lentewandeling* stiltewandeling* natuurwandeling* strandwandeling* stadspark* landschapspark dwingelderveld lauwersmeer heuvelrug holterberg
    lemelerberg sint-pietersberg vaalserberg mookerheide millingerwaard uiterwaard* markermeer ijsselmeer veluwemeer grevelingen oosterschelde
    haringvliet gooimeer naardermeer slotermeer waddengebied kwelder* slufter zandverstuiving* hunebed* hunebedden stuwwal beekdal beek beekje
    waterval watervallen moeras* veen* ven vennen rietland* rietkraag grasland* weiland* boerenland* polderlandschap* landschap* ns-wandeling*
    langeafstandspad* langeafstandswandel* ommetjes stadsommetje* dagwandeling* dagtocht* trektocht* nachtwandeling* wandelstok* wandelmaatje*
    wandelaar* wandelclub fietser* fietsclub knooppuntenroute* fietsrondje* fietsweekend* bikepacking* tandem* elfstedenroute* kanoverhuur* suptocht*
    sloepverhuur roeitocht zeiltocht* zeilkamp zeilboten fluisterboot* bootverhuur hengel* hengelaar* sportvisser* vissteiger speurtocht* dierensporen
    natuurspeurtocht geocach* geocaching kampvuurtje marshmallows buitenkeuken buitenleven buitenmens* buitensport* overlevingstocht survival*
    zaklamptocht vogelexcursie* excursie* natuurexcursie* natuurgids* ivn paddenstoelenseizoen cantharellen daslook stinzenplanten maansverduistering*
    supermaan bloedmaan perseïden meteorenregen sterrenwacht* planetarium donkerte schaatsweer schaatsplezier ijsvloer ijspret sneeuwpret sleeën
    sneeuwpop* winterlandschap* *route -vluchtroute -busroute -autoroute -vaccinatieroute *routes *pad -carrièrepad -groeipad -*hoofdpad *paden duin*
    -*schildpad *landschap wildernis`,
  doings: `fietst_door fiets_je kanoën hiken struinen wadlopen sterren_kijken sterrenkijken naar_buiten ommetje* vogels_kijken vogels_spotten varen zeilen
    buiten_slapen schaatsen_op_natuurijs langs_de_dijk langs_de_rivier kamperen_in_het_wild vogelen bikepacken wildplassen zwemmen_in_natuurwater
    om_het_meer rond_het_meer langs_het_water langs_de_kust langs_de_waal langs_de_maas langs_de_rijn langs_de_vecht langs_de_linge langs_de_amstel
    op_de_fiets frisse_neus uitwaaien uitgewaaid laarzen_aan buiten_zijn op_het_wad op_pad ~rustigste_plekken ~stilste_plekken stille_plekken ~polder
    ~route ~etappes ~etappe ~rivier ~dijk ~plas ~wind ~park ~achterhoek ~ijssel ~maan ~sterren ~wad ~weer ~kreek ~water ~oever ~klimmen ~regen ~heuvel
    ~wolken ~*tocht ~fiets* ~berg ~buiten nationaal_park nationale_park vallende_sterren nijmeegse_vierdaagse drents-friese_wold nieuwkoopse_plassen
    loosdrechtse_plassen reeuwijkse_plassen vinkeveense_plassen kralingse_plas floris_v-pad blokje_om wandelschoenen_aan bootje_varen vuur_maken
    eekhoorntjesbrood_zoeken bramen_plukken bramen_zoeken kastanjes_zoeken kastanjes_rapen bessen_plukken vlierbloesem_plukken wilde_planten
    volle_maan nacht_van_de_nacht sleetje_rijden eerste_sneeuw blote_hemel wildspotten wildkamperen wildzwemmen fietsend kanovaren karpervissen
    vliegvissen sporenzoeken vlotbouwen vuurtje_stoken waar_zie_je meeste_sterren sterren_zien mooiste_plek_aan`,
}
