// The words of the house, style and family. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const HOME: Vocabulary = {
  words: `interieur* woonkamer* slaapkamer* badkamer* inrichting opruimen schoonmaken schoonmaak* klussen diy verbouwing* ~schilderen ~huis meubel* vloer
    woontrend* decoratie* behang* gordijnen muursaus latexsaus woon* -woonplaats* -woonwijk* -woont -woonde -woonden -woonachtig* -woonzorg*
    -woonlasten* -woonruimte* -woonbond kinderkamer* babykamer* *kamer -hotelkamer* -wachtkamer* -raadkamer -verhoorkamer -kleedkamer boekenkast*
    *kast -brandkast -kijkkast -voorraadkast kast kasten zitbank* hoekbank* slaapbank* stoel stoelen *stoel -kinderstoel* -bureaustoel* -rolstoel*
    -autostoel* tafelblad eettafel* salontafel* bijzettafel* kussens sierkussen* vloerkleed* tapijt* laminaat* pvc-vloer* *vloer -werkvloer*
    -dansvloer -beursvloer gietvloer* tegelvloer* wandtegel* badkamertegel* keukenkast* aanrecht* kookeiland* keukenblad* kraan *kraan -hijskraan
    -torenkraan douche* douchekop* ligbad toilet* wc wc-pot verstopping schimmel* vlek vlekken *vlek kalkaanslag kalk* -kalkoen* -kalkzand* wasgoed*
    wasmand* strijkijzer* dekbed* beddengoed lakens hoeslaken* lamp lampen *lamp *lampen -koplamp* verlichting* -straatverlichting sfeerverlichting
    isolatie* vloerisolatie spouwmuur* kozijn* dakkapel* dakraam* dakgoot* dakpan* uitbouw* aanbouw* serre veranda* vloerverwarming* houtkachel*
    kachel* radiator* klus* *klus gereedschap* boormachine* schroeven schuurmachine* verf *verf -verfijn* muurverf* verfroller* kwast kwasten
    kleurenpalet stucwerk* plint* traprenovatie* opberg* *opberger kapstok* garage* schuurtje* verhuisdoos verhuisdozen verhuizing* appartement*
    zolderkamer* huishouden* vaatdoek* dweil* stofdoek* schoonmaakazijn* *azijn bakingsoda binnenkijker* japandi kringloopmeubel* woonaccessoire*
    accessoires fotomuur* spiegel spiegels wandrek kamerscherm* rolgordijn* raamdecoratie* vouwgordijn* deurbel* deurklink* rommel* rommella spullen
    ~kamer *raam -*kraam *vlekken -moedervlekken -levervlekken -pigmentvlekken -ouderdomsvlekken -moedervlek -rekenkamer parket parketvloer*
    minimalisme berging plafond* *plafond plafondplaten muurtje metselwerk scheuren lekkage* daklekkage dakbedekking dakisolatie* zolderisolatie
    kruipruimte* hr++ hr-glas beglazing tochtstrip* condens vocht vochtprobleem vochtplek* vochtvreter* ventilatie* ventilatiesysteem luchtvochtigheid
    binnenklimaat huisstof* stofnest stopcontact* groepenkast* meterkast* elektra loodgieter* riool* rioollucht gootsteen* spoelbak wastafel* stortbak
    wc-borstel toiletblok* toiletruimte spiegelkast* doucheputje douchecabine* douchewand* douchegordijn* inloopdouche* regendouche* badkamermeubel*
    badkuip* kitrand* kitnaad siliconenkit backsplash keukenachterwand* keukenrenovatie keukenla* keukenlade keukenapparatuur keukenkastjes afzuigkap*
    inductieplaat* kookplaat* vaatwastablet* wasmiddel* wasverzachter* wasrek* wasknijper* wasvoorschrift* waslabel* vlekkenmiddel rodewijnvlek*
    koffievlek* vetvlek* inktvlek* bloedvlek* grasvlek* kaarsvet ramenwasser* glazenwasser* schoonmaakster* schoonmaaktip* schoonmaakmiddel*
    schoonmaakhulp voorjaarsschoonmaak allesreiniger* stofzak microvezeldoek opruimcoach* opruimmethode rommelkast* rommellade* inboedel schoenenrek
    schoenenkast* kledingrek boekenplank* wandplank* ladekast* nachtkastje* dressoir* vitrinekast* tv-meubel* bedbank* bedframe* hemelbed stapelbed*
    hoogslaper* ledikant* hoofdbord* sprei plaid* dekens deken kussensloop kussenslopen tafelkleed* tafellaken* placemat* vaas vazen fotolijst*
    fotolijstjes wanddecoratie* wandkleed* geurkaars* kandelaar* kaarsenstandaard windlicht* kroonluchter* hanglamp* vloerlamp* tafellamp* wandlamp*
    leeslamp* ledlamp* gordijnrail* gordijnroede* vitrage* plissé* raamfolie hor horren hordeur* zonwering* zonnescherm* rolluik* voordeur*
    schuifdeur* deurmat* brievenbus* huisnummer* traptreden trapbekleding traploper* zoldertrap vlizotrap* tussenwand* scheidingswand* roomdivider*
    woonkeuken* eethoek* zithoek* leeshoek* speelkamer* werkhoek* werkkamer* bijkeuken* washok kelder* trapkast* inbouwkast* garderobekast* souterrain
    erker* balustrade vensterbank* raamkozijn schoorsteen* openhaard* pelletkachel* gashaard* bio-ethanol radiatorfolie vloerkachel verwarming*
    -opwarming* thermostaat* bouwmarkt* timmerwerk waterpas* lijmtang plamuur* grondverf* lakverf* krijtverf* beits* behangplak steenstrips
    lambrisering* visgraat* visgraatvloer* plavuizen tegelstickers betonlook betonvloer* betonciré linoleum marmoleum kurkvloer* trapmatten aannemer*
    offerte* jarendertighuis* herenhuis* rijtjeshuis* rijtjeswoning hoekwoning tussenwoning* twee-onder-een-kap boerderijwoning woonboerderij*
    grachtenpand* bovenwoning* benedenwoning flatje studentenkamer* studentenhuis* kamertje aanleunwoning mantelzorgwoning* containerwoning
    verhuisbedrijf* verhuistip* sleuteloverdracht huisgenoot* huisgenoten burenruzie* inbraakpreventie rookmelder* koolmonoxidemelder muizenval*
    zilvervisje* motten kledingmot* kleurentrend* kleurinspiratie woonkleur* designstoel* designklassieker* meubelboulevard* woonwinkel* woonwarenhuis
    ikea-hack* ikeahack* kringloopwinkel* kringloopvondst* rommelmarkt* vlooienmarkt* antiek* brocante* meubelmaker* stoffering trap trapleuning
    trapgat poster posters posterlijst keuken* -keukenprins* *tegel *tegels *wand *venster *kelder *zolder *kussen -reiskussen *gordijn *meubel
    *meubels *bedden *muur *tafel -rijsttafel -onderhandelingstafel -stamtafel -*kapteltafel logeerkamer* achterdeur binnendeur tussendeur buitendeur
    garagedeur kastdeur passpiegel wandspiegel badkamerspiegel logeerbed bankbed -rondetafel -ingewand tweepersoonsbed eenpersoonsbed slaapkamerbed
    kinderbed zandkleuren zandkleur zolder zolders afwas* afwassen badmat* bakstenen balken* behanger bijzet* bloemenbehang bovenverdieping brandhout*
    buffetkast* buitenlamp* buitenschilderwerk cement* dakgoten deurmatten droogrek* fauteuil* fornuis* fundering* garagebox gastenkamer* geisers
    gevelisolatie gipsplaat* haardvuur* hangkast* hangstoel* houtlook houtworm* huiskamer* huisstijl inbouwspots inductie* kachelhout kamerbreed
    kamers keukentrap kleurstalen klussenier* koffietafel* lambrizering legplank* leemstuc leuning lichtplan lichtschakelaar* linnenkast* marmer*
    matrashoes* meubelstuk* nachtlampje* natuursteen* opbergbank* opbergbox* opbergdo* opruimdag oprit* overgordijn* paneeldeur paneelgordijn*
    pannenrek peertje pleister* plafonnière poef* prullenbak* raambekleding roestvlek* ruit schappen schemerlamp* schilderklus* schilderwerk*
    schoorsteenmantel schuurpapier* secretaire sfeerlicht* sierlijst* slaapvertrek sleutelrekje snoeren spijkers spinrag spinnenweb* stekkerdoos*
    stofnesten stofvrij stoeltjes stucloper terracotta theedoek* theelicht* tuindeuren uitschuiftafel* verbouw* -verbouwereerd* verhuisstress
    vensterglas verwarmingsketel vliering vloerkleden vloerlijm vouwdeur* wasruimte wasbak* waslijn* waterleiding* wijnvlek* woonblad woonbeurs
    woonplezier woonmagazine* woontips zitkussen* zitzak* ~drempel dak daken kamerindeling* regenwater`,
  doings: `inrichten inricht schoonhouden poetsen stofzuigen stoffen verbouwen tegelen stucen stuken opknappen opgeknapt opgeruimd opgeruimde wonen_in
    klein_wonen ~wonen verhuizen ontspullen uitruimen uitzoeken isoleren ontkalken ontstoppen ramen_wassen ramen_lappen ramen_zemen was_doen de_was
    de_was_doen strijken samenwonen leegruimen aanleggen streeploos muur_schilderen muren_schilderen huis_schilderen deur_schilderen in_huis ruikt_muf
    kleur_past kleuren_voor_je groter_laten_lijken ~schoon ~netjes ~muf ~gezellige witten metselen schuren lakken timmeren sauzen ontvetten
    ontvochtigen ventileren luchten verwarmen droogstoken renoveren gerenoveerd renovatie_van schilderen_zonder keuken_schilderen in_elkaar_zetten
    ophangen van_de_muur uit_kleding uit_je_kleding wit_wassen was_drogen was_vouwen bed_opmaken bed_verschonen boeken_ordenen eigen_huis oud_huis
    oude_huis nieuw_huis nieuwe_huis thuis_bij kijkje_in ramen_beslaan beslagen_ramen ~lekt ~piept ~tocht ~sfeervol ~knus ~knusse ~gezellig ~bijwerken
    ~herstellen ~vrolijk wonen_in_een tegels_zetten koel_in_huis ~muur ~raam ~deur ~dak ~schuur ~bed ~thuis ~wand ~tafel ~kleuren ~wasmachine
    ~vaatwasser ~stofzuiger ~lade ~plank ~planken ~gordijn ~spetters ~hout ~krijt ~kleur ~haard ~flat ~kussen ~bloemen_op_tafel ~lijst ~tegel ~kit
    ~hal ~gang ~hoek bad_inbouwen dubbel_glas open_haard ketel_vullen tiny_house groene_zeep feng_shui woonboot_inrichten schilderij_ophangen
    slot_vervangen chaos_in_huis triple_glas tocht_in_huis vochtig_huis stof_in_huis vrijstaand_bad oven_schoonmaken oven_reinigen
    vaatwasser_schoonmaken wasmachine_schoonmaken wasdroger_reinigen krijt_van_de_muur tekeningen_op_de_muur stoffer_en_blik marie_kondo
    kunst_aan_de_muur openslaande_deuren open_keuken thuiswerkplek_inrichten entree_van_het_huis cv_bijvullen ketel_bijvullen eiken_vloer
    nieuwbouwhuis_inrichten jaren_30_huis klein_huis kleine_kamer kleine_keuken slot_op_de_deur muizen_in_huis spinnen_in_huis wespennest_verwijderen
    kleur_van_het_jaar landelijk_interieur landelijke_stijl donkerder_maken lichter_maken kamer_inrichten afvoer* huishoudelijk* binnenkijken
    minimalistisch minimalistische voegen betegelen zagen upcycl* stofferen herstofferen ramen_zonder_strepen lap_je_ramen onder_het_bed in_bad
    vierkante_meter vierkante_meters kamer_opruimen handdoeken_wassen hoeslaken_vouwen overtrek_verwisselen wonen_met tafel_maken nieuwe_kleur
    onder_de_deur aan_de_muur netjes_houden weggooien_of_bewaren gaten_vullen gat_in_de_muur gaten_in_de_muur kast_maken kast_bouwen ~ruim_je ~bad
    ~bureau ~licht ~vaat ~witgoed dakterras_inrichten diepvries_ontdooien in_de_hal klok_aan_de_muur schoon_huis stalen_deur vaatwasser_inruimen
    vakantiehuis_inrichten waterschade_in_huis zwevende_planken ~bank ~buren ~boren lege_muur groter_te_laten_lijken groter_laten kamer_groter lekkend
    lekkende ruik_je_huis huis_lekker_ruiken regenwater_opvangen`,
}

export const STYLE: Vocabulary = {
  words: `mode modetrend* kleding jurk jurken jas jassen *jassen schoenen sneakers outfit* kapsel* haarkleur* nagels make-up* mascara* lipstick*
    huidverzorging* skincare* sieraden spijkerbroek* jeans* kleding* -kledingbank kleren *jurk *jurken trouwpak -gejas schoen *schoen *schoenen
    sneaker* broek broeken *broek *broeken rok rokken trui truien *trui *truien vest vesten coltrui* colbert* blazer* blouse* overhemd* stropdas*
    t-shirt* *shirt polo's hoed hoeden muts mutsen *muts sjaal* *sjaal handschoen* tas tassen handtas* schoudertas* ketting kettingen oorbel* armband*
    oorring* horloge* laars laarzen *laarzen enkellaars* hakken pumps sandaal sandalen slippers ondergoed* lingerie bh bh's bikini* badpak* badmode
    zwembroek* garderobe* *garderobe capsulegarderobe* kledingstijl* modeweek fashion* stylist* styling* kapper kappers kapster* krullen coupe vlecht*
    paardenstaart* baard* -baardmees snor snorren haaruitval haarverzorging* haarlak haarmasker* haarproduct* shampoo* conditioner* parfum* deodorant*
    dagcrème* nachtcrème* gezichtsmasker* foundation* concealer* oogschaduw* eyeliner* wenkbrauw* wimper* nagellak* gelnagel* lippenstift* lipgloss
    blush rimpel* botox* huidtype* acne* puistje* mee-eter* tattoo* tatoeage* piercing* dresscode* vinted beauty* schoonheid* schoonheidssalon*
    manicure* pedicure* catwalk* modeontwerper* minirok plooirok kokerrok spijkerrok modeshow* modemerk* modehuis* modefoto* modekleur*
    modeaccessoire* modewereld modetip* zomermode herenmode damesmode kindermode najaarsmode wintermode *kleding -*bekleding -verkleding *jas -grapjas
    -klaverjas -grapjassen -klaverjassen crème *crème -botercrème uitgroei haarlengte haargroei haarbreuk haarverlies haarverzorgingsroutine
    haarkleuring* haarverf highlights balayage keratine haarolie* haarspeld* haarband* haarmode haarknip* pixie* bobline boblijn opsteekkapsel*
    dreadlocks kroeshaar extensions haarextension* pruik* toupet haartransplantatie* kaalheid hoofdhuid* droogshampoo* zilvershampoo krullenbol*
    krulspelden krultang föhnborstel haarborstel* scheermes* scheerschuim baardverzorging baardolie* barbier* barbershop* bakkebaarden gezichtshaar
    ontharing* epilator* oksels zelfbruiner* zonnebank* spf retinol hyaluron* niacinamide serum serums dagserum toner micellair reinigingsmelk
    gezichtsreiniging gezichtsverzorging gezichtsolie gezichtsmassage gezichtsroller oogcrème* wallen poriën mee-eters couperose rosacea pigmentvlek*
    ouderdomsvlekken sproeten litteken* handcrème* lippenbalsem lipbalsem lippen lipfiller* fillers botoxbehandeling cosmetica* ooglidcorrectie
    facelift facings make-upkwast* make-uptas* toilettasje oogmake-up kunstwimpers wimperextensions wimperlift mascaraborstel highlighter bronzer
    contouring rouge lipliner geurtje luchtje gellak* acrylnagels kunstnagels nagelriemen nagelkleur* kledingzaak kledingwinkel* boetiek* modezaak*
    modebedrijf modeketen* zomerkleding* winterkleding* pyjama* nachtjapon kimono* badjas* huispak joggingpak* jumpsuit* playsuit tuinbroek* salopette
    legging* panty panty's kousen kniekousen maillot* broekpak* mantelpak* maatpak* rokkostuum kostuum* jasje jasjes gilet gilets trenchcoat*
    regenjas* winterjas* zomerjas* spijkerjas* donsjas* parka* poncho* bomber bontjas* teddyjas* linnen kasjmier merinowol bretels riem riemen
    vlinderdas manchetknopen pochet topje topjes hemdje croptop maxi-jurk* midirok* cocktailjurk* avondjurk* zomerjurk* bloemetjesjurk* feestjurk*
    galajurk* jurkje jurkjes denim suède dierenprint panterprint luipaardprint pasteltinten kleuradvies* kleuranalyse* kleurtype seizoenstype
    draagkleuren sneakertrend* gympen instappers loafers ballerina's espadrilles crocs birkenstock* teenslippers naaldhak* sleehak* cowboylaarzen*
    regenlaarzen* brogues schoenmaat schoenpoets* schoenencollectie tasjes clutch heuptas* aktetas* designertas* ringen oorbellen parelketting* parels
    enkelbandje broche* juwelen juwelier* goudsmid* edelsmid diamant* smartwatchbandje zonnebrillen leesbril* leesbrillen brilmontuur montuur
    opticien* hoedje hoedjes baret* petje petten zonnehoed* strohoed* fascinator sjaaltje oorwarmers mannenmode vrouwenmode jongensmode tienermode
    mannequin* fotomodel* kledingmaat* kledingmaten paskamer* pashokje modeblunder* stijlfout* stijlicoon* stijltip* stijltrend* stijladvies*
    streetwear athleisure kledingruil* kledingbibliotheek* kledingreparatie tatoeëer* tattooshop oorpiercing neuspiercing *hoed *tas *tassen *sok
    *sokken *shirts *kleren beha beha's *beha ~pony`,
  doings: `fijn_haar grijs_haar lang_haar kort_haar dun_haar dik_haar krullend_haar droog_haar vet_haar blond_haar rood_haar bruin_haar nat_haar steil_haar
    je_haar jouw_haar mijn_haar haar_knippen haar_verven haar_wassen haar_laten_groeien trek_je_aan trek_ik_aan wat_draag_je nagels_lakken draag_je
    draag_ik kleuren_staan staan_jou staat_jou ~draag ~draagt stijlvol* modieus modieuze droge_huid vette_huid gevoelige_huid stropdas_strikken
    ~aantrekken kleding_verkopen staat_je_goed staan_je_goed staat_je sta_je gekleed geklede kleden kleed_je kleedt combineren_met hoe_combineer
    combineer_je gezicht_wassen gezicht_reinigen opmaken krullen_verzorgen weer_hip rond_gezicht ~huid ~look ~trend ~stijl ~kleur ~krul ~bril ~kleuren
    ~model_staan ~gezicht ~lichaamsvorm ~haren ~shirts ~maat ~sokken ~leer ~bob das_strikken pony_knippen kale_plek kaal_worden onzuivere_huid
    grijze_haren grijs_worden pony_laten afro_haar roos_in_je_haar bruin_worden zonnebrand_op_je_gezicht factor_50 vitamine_c-serum gua_sha
    donkere_kringen droge_handen plastische_chirurgie tanden_bleken kwasten_schoonmaken smokey_eyes bb_cream eau_de_toilette kledingkast_opruimen
    sokken_dragen pak_dragen leren_jas wollen_trui polo_shirt wit_shirt witte_shirts ruitjes_dragen strepen_dragen felle_kleuren klompen_dragen
    kitten_heels zilveren_ketting gouden_ketting lenzen_dragen pet_dragen haute_couture signature_look kleding_huren gaatjes_in_je_oren styl* föhnen
    invlechten scheren ontharen harsen laseren epileren zonnen cosmetisch* nagelbijten driedelig plus-size plussize ruwe_handen de_juiste_maat ~ring
    ~*stijl eigen_pony je_pony huid_droog blond_worden`,
}

export const FAMILY: Vocabulary = {
  words: `baby* -babyboomer* peuter* kleuter* kind kinderen *kind *kinderen ouders opvoeding* moeder* -moederdag* -moederbord* -moedertaal* -moedervlek*
    vader* -vaderdag* -vaderland* mama papa opa oma ~school kinderfeestje* zwanger* tiener* puber* ~basisschool* kraamcadeau* gezin* -babynamen
    -jongensnamen -kinderopvang* speeltuin* -kinderarbeid* -kinderrechter* -kinderbijslag* -kinderboek* -kinderpardon* -kindertoeslag* -kinderkamer*
    -kinderwagen* -kinderzitje* dreumes* newborn kraamtijd kraamtranen kraamvisite* kraambezoek* kraamzorg* borstvoeding* flesvoeding* tweeling*
    drieling* dochter* *dochter zoon zonen zoontje* broertje* zusje* kleinkind* kleinzoon* kleindochter* schoonmoeder* schoonouders schoonfamilie*
    stiefouder* stiefmoeder* stiefvader* stiefkind* bonuskind* bonusouder* co-ouder* ouderschap* ouderschapsverlof grootouder* oppas* gastouder*
    crèche* kinderdagverblijf* driftbui* slaapritueel slaapregressie zindelijkheid* speen speentje knuffel knuffels voorleesverhaal* voorleesboek*
    bedtijd* huiswerk* schoolplein* schoolkamp* schoolreis* brugklas* brugklasser* brugpieper* schooladvies* citotoets* juf juffendag traktatie*
    speelgoed* spelletje* bordspel* bordspellen* gezelschapsspel* knutsel* kleurplaat* kleurplaten poppenhuis zwangerschap* bevalling* geboortekaart*
    geboorteplan* verloskundige* draagzak* adoptie* pleegkind* pleegouder* pleeggezin* grootmoeder* grootvader* scheiding echtscheiding*
    vechtscheiding* -familiebedrijf* -familierecht* schermtijd* zakgeld* peuterpuberteit puberteit* puberbrein vriendjes *vriendje logeerpartij*
    slaapfeestje* kinderhand legeneststyndroom tandenfee tandjes adoptieouders co-ouderschap luier luiers luiertas* lego legoblok* legoland
    -dochteronderneming* -dochterbedrijf* -dochtermaatschappij* woordjes babytaal taalontwikkeling hechting hechtingsproblemen ouderliefde
    moederliefde moederinstinct moederschap vaderschap* mama's papa's tienermoeder* babybroertje babyzusje kinderwens* ivf vruchtbaarheid*
    kinderloosheid draagmoeder* zaaddonor* donorkind* eicel* ovulatie* zwangerschapstest* zwangerschapskwaal* zwangerschapskwalen zwangerschapsyoga
    zwangerschapsverlof 20-wekenecho nipt weeën keizersnede* ruggenprik thuisbevalling* bevalverhaal* bevallingsverhaal* bevalplan vroedvrouw doula*
    kraamhulp* kraamweek kraamkado kraamkaartje* -geboorteplaats* -geboortecijfer* -geboortedatum -geboortejaar geboortetegel babyuitzet uitzetlijst
    babyspullen babykamer* babybed* babybadje babyhuidje babyhuil* huilbaby* krampjes draagdoek* babydrager* wandelwagen* boxkleed speelkleed
    rammelaar bijtring babyvoeding* fruithapje* fruithapjes groentehapje groentehapjes oefenhapjes rapley kolfapparaat stuwing flesje speentjes
    billendoekjes koppigheidsfase nee-fase peuterfase ik-ben-twee time-out beloningskaart* opvoedtip* opvoedstijl* opvoedboek* opvoedkundige*
    opvoedcursus opvoedvraag opvoeddilemma* helikopterouder* curlingouder* ouderbetrokkenheid bso onthaalouder peuterspeelzaal* peutergroep
    kleuterklas* kleuterjuf* schoolkeuze* basisschoolkeuze examenstress eindexamenkandidaat eindexamenfeest schooldag* schoolfoto* schooltas*
    lunchtrommeltje schoolrapport rapportcijfer* tienminutengesprek* 10-minutengesprek oudergesprek* luizenmoeder* overblijf* gymtas a-diploma
    dyslexie* dyscalculie plusklas schoolziek* leerplicht* speelafspraak* speelafspraakje speeldate* kinderpartijtje* partijtje kinderdisco
    kinderliedje* kinderboerderij* kindertheater kindervoorstelling* kindermuseum knutselidee* knutseltip* knutselmiddag vingerverf zoutdeeg schatkist
    schattenjacht verkleedkist poppenkast* knuffelbeer* playmobil duplo spelletjesavond* spelletjesmiddag gezelschapsspellen ganzenbord monopoly
    kwartet memory verstoppertje springtouw trampoline* zandbak* glijbaan* achterbank autostoeltje zwembadje opblaasbad speelplaats* speelplek*
    speelterrein* binnenspeeltuin* natuurspeeltuin* ballenbak* familiedag* familieweekend* familiereünie* familiegeheim* familieruzie* familieverhaal*
    familiefoto* familiealbum stamboom* voorouder* stamboomonderzoek neef neefje neven nicht nichtje tante tantes oom ooms peetouder* peettante oma's
    opa's oppasoma oppasopa opoe betovergroot* pleegzorg adoptiekind* omgangsregeling co-ouders ouderschapsplan alimentatie bonusgezin* plusmama
    regenbooggezin* moeder-dochter* puberdochter* tieners* tienerkamer* jongvolwassene kleedgeld slaapfeest* thuisblijfmoeder* thuisblijfvader*
    schoondochter* schoonzoon* schoonzus* zwager schommel *gezin *moeder *vader *zoon *dochters *broer *zus rijmpje* kinderrijm* -baarmoeder eenouder*
    babyblues babybuik* babyflesje* babyfoto* babygroep babykleertjes babylach babymassage* babysitter* babysitten babyzwemmen bedritueel*
    bedtijdverhaal buikkrampjes consultatiebureau* crècheleidster dagopvang driejarige* vierjarige* vijfjarige* zesjarige* zevenjarige* achtjarige*
    tweejarige* examenjaar gastgezin* gezinsleven gezinsuitbreiding groeispurt groeiboekje groeipijn grootouderschap jongvolwassen kinderarts*
    kinderbed kinderbrein kinderdroom kindergeluk kindergezang kinderhoofdpijn kinderogen kinderpraat kinderschoenen kinderspelen kinderstem
    kindertaal kindertijd kinderverhaal kindervraag kindervragen klasgenoot* klasgenootje kleuterschool* kleuterpraat knikkeren knuffelkonijn
    kolfruimte logeerfeestje* mamablog* mammie mannenbaby meerling* meidenvenijn moederdier moedermelk* moederrol nabloeden nachtvoeding* nageslacht
    nakomertje* nanny* ongeboren* onderwijzer* opa-en-oma ouder-kind* oudercommissie ouderhuis ouderlijk ouderraad ouderrol pappa papadag* papa-dag
    peetoom peuterdans peuterpraat plasdiploma poepluier* poppenwagen potjestraining prematuur* couveuse* pyjamafeestje samenspelen schommelen
    schoolbank* schooltijd* schoolvriend* slaaphulp slaaptraining speelkwartier speelhuis* speelgoedkast spraakontwikkeling spuugje stiefgezin*
    taalachterstand* thuisonderwijs tienerjaren tienermeisje* tienerjongen* traphekje* uitgerekend vaderfiguur vaderrol verjaardagskroon voogd*
    voorbeeldouder* vragenvuur waterpokken wiegje wiegelied* zakgeld zomerkamp* zorgouders zwangere*`,
  doings: `opvoeden voorlezen knutselen bevallen logeren op_kamers buitenspelen zindelijk naar_school past_op uit_huis_gaan uitvliegen ouderlijk* verwekken
    groot_worden leren_praten gaat_scheiden gaan_scheiden slapen_bij_opa broer_en_zus broers_en_zussen de_juiste_school school_kiezen pesten
    ruziemaken ruzie_tussen huilt_veel ~spelen ~knuffelen ~straffen ~gehuild ~jaloers ~jongeren ~ouder ~broer ~zus ~meisje ~jongen ~leerling ~klas
    ~kleintje ~meid ~meester ~naamkeuze ~vriendinnetje ~school* middelbare_school groep_3 groep_8 groep_1 blokken_spelen alleenstaande_moeder
    alleenstaande_vader leeg_nest eerste_tandje bewust_alleenstaande alleenstaande_ouder alleenstaande_ouders eerste_hapjes fles_geven potje_trainen
    straf_geven gentle_parenting buitenschoolse_opvang groep_2 groep_4 groep_5 groep_6 groep_7 middelbare_scholier middelbare_scholen
    broodtrommel_vullen leren_lezen slijm_maken houten_speelgoed puzzelen_met boomhut_bouwen hut_bouwen tent_in_de_tuin eerste_vriendje eerste_liefje
    uit_huis op_zichzelf ouderlijk_huis mantelzorg_voor_je_ouders kinder* pasgeboren* opvoed* doorslapen familie* opgroeien brabbelen tweetalig
    tweetalige geboorte* inbakeren afkolven kolven duimen duimzuigen bedplassen autoritatief afzwemmen hoogbegaafd* zittenblijven spijbelen
    kindvriendelijk* verkleden hinkelen geadopteerd* jongvolwassen* thuiswonend* jeugdherinnering* jeugdvriend* jeugdboek* alleen_thuis
    bang_in_het_donker bang_voor_monsters leert_lopen leert_praten leert_fietsen kind_fietsen leren_fietsen liegende alleen_naar_school naar_de_opvang
    voor_het_slapengaan samen_spelen afscheid_op_school boze_bui broodje_smeren doktertje_spelen eerste_stapjes geboren_worden luizen_op_school
    plakken_en_knippen puzzelen_met_kinderen ruzie_op_het_schoolplein spelend_leren tand_door_de_lip tussen_de_middag verlegen_kind veters_strikken
    vriendjes_maken vijfde_ziekte ~jeugd schoonfamilie_en samen_een_spel een_spel_spelen`,
}
