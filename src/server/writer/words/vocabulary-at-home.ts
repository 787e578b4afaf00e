// The words of the house, style and family. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const HOME: Vocabulary = {
  words: `interieur* woonkamer* slaapkamer* badkamer* inrichting opruimen schoonmaken schoonmaak* klussen diy verbouwing* ~schilderen ~huis meubel* vloer
    woontrend* decoratie* behang* gordijnen muursaus latexsaus woon* -woonplaats* -woonwijk* -woont -woonde -woonden -woonachtig* -woonzorg*
    -woonlasten* -woonruimte* -woonbond kinderkamer* babykamer* *kamer -hotelkamer* -wachtkamer* -raadkamer -verhoorkamer -kleedkamer kledingkast
    inloopkast boekenkast* *kast -brandkast -kijkkast -voorraadkast kast kasten bank zitbank* hoekbank* slaapbank* stoel stoelen *stoel -kinderstoel*
    -bureaustoel* -rolstoel* -autostoel* tafelblad eettafel* salontafel* bijzettafel* kussens sierkussen* vloerkleed* tapijt* laminaat* pvc-vloer*
    *vloer -werkvloer* -dansvloer -beursvloer gietvloer* tegelvloer* wandtegel* badkamertegel* keukenkast* aanrecht* kookeiland* keukenblad* kraan
    *kraan -hijskraan -torenkraan douche* douchekop* ligbad toilet* wc wc-pot verstopping schimmel* vlek vlekken *vlek kalkaanslag kalk* -kalkoen*
    -kalkzand* wasgoed* wasmand* strijkijzer* dekbed* beddengoed lakens hoeslaken* lamp lampen *lamp *lampen -koplamp* verlichting* -straatverlichting
    sfeerverlichting isolatie* vloerisolatie spouwmuur* kozijn* dakkapel* dakraam* dakgoot* dakpan* uitbouw* aanbouw* serre veranda* vloerverwarming*
    houtkachel* kachel* radiator* klus* *klus gereedschap* boormachine* schroeven schuurmachine* verf *verf -verfijn* muurverf* verfroller* kwast
    kwasten kleurenpalet stucwerk* plint* traprenovatie* opberg* *opberger kapstok* garage* schuurtje* verhuisdoos verhuisdozen verhuizing*
    appartement* zolderkamer* huishouden* vaatdoek* dweil* stofdoek* schoonmaakazijn* *azijn bakingsoda binnenkijker* japandi kringloopmeubel*
    woonaccessoire* accessoires fotomuur* spiegel spiegels wandrek kamerscherm* rolgordijn* raamdecoratie* vouwgordijn* deurbel* deurklink* rommel*
    rommella spullen ~kamer *raam -*kraam *vlekken -moedervlekken -levervlekken -pigmentvlekken -ouderdomsvlekken -moedervlek -rekenkamer parket
    parketvloer* minimalisme berging plafond* *plafond plafondplaten muurtje metselwerk scheuren lekkage* daklekkage dakbedekking dakisolatie*
    zolderisolatie kruipruimte* hr++ hr-glas beglazing tochtstrip* condens vocht vochtprobleem vochtplek* vochtvreter* ventilatie* ventilatiesysteem
    luchtvochtigheid binnenklimaat huisstof* stofnest stopcontact* groepenkast* meterkast* elektra loodgieter* riool* rioollucht gootsteen* spoelbak
    wastafel* stortbak wc-borstel toiletblok* toiletruimte spiegelkast* doucheputje douchecabine* douchewand* douchegordijn* inloopdouche*
    regendouche* badkamermeubel* badkuip* kitrand* kitnaad siliconenkit backsplash keukenachterwand* keukenrenovatie keukenla* keukenlade
    keukenapparatuur keukenkastjes afzuigkap* inductieplaat* kookplaat* vaatwastablet* wasmiddel* wasverzachter* wasrek* wasknijper* wasvoorschrift*
    waslabel* vlekkenmiddel rodewijnvlek* koffievlek* vetvlek* inktvlek* bloedvlek* grasvlek* kaarsvet ramenwasser* glazenwasser* schoonmaakster*
    schoonmaaktip* schoonmaakmiddel* schoonmaakhulp voorjaarsschoonmaak allesreiniger* stofzak microvezeldoek opruimcoach* opruimmethode rommelkast*
    rommellade* rommelkamer inboedel schoenenrek schoenenkast* kledingrek boekenplank* boekenkasten wandplank* ladekast* nachtkastje* dressoir*
    vitrinekast* tv-meubel* televisiekast bedbank* bedframe* hemelbed stapelbed* hoogslaper* ledikant* hoofdbord* sprei plaid* dekens deken
    kussensloop kussenslopen tafelkleed* tafellaken* placemat* vaas vazen fotolijst* fotolijstjes wanddecoratie* wandkleed* geurkaars* kandelaar*
    kaarsenstandaard windlicht* kroonluchter* hanglamp* vloerlamp* tafellamp* wandlamp* leeslamp* ledlamp* gordijnrail* gordijnroede* vitrage* plissé*
    raamfolie hor horren hordeur* vliegengordijn muggengordijn zonwering* zonnescherm* rolluik* voordeur* schuifdeur* deurmat* brievenbus* huisnummer*
    traptreden trapbekleding traploper* zoldertrap vlizotrap* tussenwand* scheidingswand* roomdivider* woonkeuken* eethoek* zithoek* leeshoek*
    speelkamer* werkhoek* werkkamer* bijkeuken* washok kelder* kelderkast trapkast* inbouwkast* garderobekast* souterrain erker* balustrade
    vensterbank* raamkozijn schoorsteen* openhaard* pelletkachel* gashaard* bio-ethanol radiatorfolie vloerkachel verwarming* -opwarming* thermostaat*
    bouwmarkt* timmerwerk boormachine waterpas* lijmtang plamuur* grondverf* lakverf* krijtverf* muurverf beits* behangplak steenstrips lambrisering*
    visgraat* visgraatvloer* plavuizen tegelvloer tegelstickers betonlook betonvloer* betonciré linoleum marmoleum kurkvloer* tapijttegels trapmatten
    aannemer* offerte* jarendertighuis* herenhuis* rijtjeshuis* rijtjeswoning hoekwoning tussenwoning* twee-onder-een-kap boerderijwoning
    woonboerderij* grachtenpand* bovenwoning* benedenwoning flatje studentenkamer* studentenhuis* kamertje aanleunwoning mantelzorgwoning*
    containerwoning verhuisbedrijf* verhuistip* sleuteloverdracht huisgenoot* huisgenoten buren burenruzie* inbraakpreventie rookmelder*
    koolmonoxidemelder muizenval* zilvervisje* zilvervisjes motten kledingmot* kleurentrend* kleurinspiratie woonkleur* designstoel* designklassieker*
    meubelboulevard* woonwinkel* woonwarenhuis ikea-hack* ikeahack* kringloopwinkel* kringloopvondst* rommelmarkt* vlooienmarkt* antiek* brocante*
    meubelmaker* stoffering trap trapleuning trapgat poster posters posterlijst keuken* -keukenprins* *tegel *tegels *wand *venster *kelder *zolder
    *kussen -reiskussen *gordijn *meubel *meubels *bedden *muur *tafel -rijsttafel -onderhandelingstafel -stamtafel -*kapteltafel logeerkamer*
    achterdeur binnendeur tussendeur buitendeur garagedeur kastdeur vloerkleed tafelkleed passpiegel wandspiegel badkamerspiegel logeerbed bankbed
    -rondetafel -ingewand tweepersoonsbed eenpersoonsbed slaapkamerbed kinderbed zandkleuren zandkleur zolder zolders afwas* afwassen badmat*
    bakstenen balken* behanger bijzet* bloemenbehang boekenmuur bovenverdieping brandhout* buffetkast* buitenlamp* buitenmuur buitenschilderwerk
    cement* dakgoten deurmatten droogrek* eettafels fauteuil* fornuis* fundering* garagebox gastenkamer* geisers geveltegels gevelisolatie gipsplaat*
    glasgordijn grindvloer haardvuur* hangkast* hangstoel* houtlook houtworm* huiskamer* huisstijl inbouwspots inductie* kachelhout kamerbreed kamers
    kalkverf keukentrap kinderkamers kleurstalen klussenier* koffietafel* kozijnen lambrizering legplank* lekkage leemstuc leuning lichtplan
    lichtschakelaar* linnenkast* marmer* matrashoes* meterkast meubelstuk* mozaïekvloer nachtlampje* natuursteen* opbergbank* opbergbox* opbergdo*
    opruimdag oprit* overgordijn* paneeldeur paneelgordijn* pannenrek peertje pleister* plafonnière poef* prullenbak* radiatoren raambekleding
    roestvlek* rolgordijnen rookmelders ruit schappen schemerlamp* schilderklus* schilderwerk* schoenenkasten schoorsteenmantel scheidingsgordijn
    schuurpapier* secretaire sfeerlicht* sierlijst* slaapbank slaapvertrek sleutelrekje snoeren spiegelwand spijkers spinrag spinnenweb* stapelbed
    stekkerdoos* stofnesten stofvrij stoeltjes stopverf stucloper terracotta theedoek* theelicht* toilet tuindeuren tv-kast uitschuiftafel* verbouw*
    -verbouwereerd* verhuisstress vensterglas verwarmingsketel vliering vloerkleden vloerlijm vouwdeur* waskamer wasmand wasruimte wasbak* waslijn*
    wastafelmeubel waterleiding* wijnvlek* wolvlek woonblad woonbeurs woonplezier woonmagazine* woontips zitkussen* zitzak* zonnescherm ~drempel`,
  doings: `inrichten inricht schoonhouden poetsen dweilen stofzuigen stoffen verbouwen verbouwd behangen tegelen laminaat_leggen vloer_leggen stucen stuken
    opknappen opgeknapt opgeruimd opgeruimde wonen_in klein_wonen ~wonen verhuizen ontspullen opbergen uitruimen uitzoeken isoleren ontkalken
    ontstoppen kalk_verwijderen vlekken_verwijderen ramen_wassen ramen_lappen ramen_zemen was_doen de_was de_was_doen strijken samenwonen leegruimen
    aanleggen streeploos muur_schilderen muren_schilderen kozijnen_schilderen huis_schilderen deur_schilderen trap_schilderen in_huis ruikt_muf
    kleur_past kleuren_voor_je groter_laten_lijken thuis_inrichten ~schoon ~netjes ~muf ~gezellige witten saus_de metselen plamuren schuren lakken
    timmeren verven sauzen tapijt_leggen voegen_schoonmaken ontvetten ontvochtigen ventileren luchten verwarmen droogstoken renoveren gerenoveerd
    renovatie_van schilderen_zonder meubels_schilderen keuken_schilderen meubels_opknappen in_elkaar_zetten ophangen gordijnen_ophangen lamp_ophangen
    van_de_muur van_het_plafond uit_het_tapijt uit_kleding uit_je_kleding wit_wassen was_drogen was_vouwen lakens_wassen bed_opmaken bed_verschonen
    boeken_ordenen thuiskomen_in eigen_huis oud_huis oude_huis nieuw_huis nieuwe_huis huis_inrichten huis_schoonmaken huis_opruimen huis_verkoopklaar
    thuis_bij kijkje_in binnenkijken_in in_de_meterkast ramen_beslaan beslagen_ramen ~lekt ~piept ~tocht ~sfeervol ~knus ~knusse ~gezellig ~bijwerken
    ~herstellen een_kleine_hal muur_vrolijk ~vrolijk zonder_rommel wonen_in_een tegels_zetten schoon_te_maken huis_koel koel_in_huis ~muur ~muren
    ~raam ~ramen ~deur ~deuren ~dak ~schuur ~bed ~thuis ~wand ~huisje ~tafel ~kleuren ~wasmachine ~vaatwasser ~boven_de_bank ~stofzuiger ~lade ~plank
    ~planken ~gordijn ~spetters ~hout ~houten ~krijt ~kleur ~haard ~flat ~kussen ~bloemen_op_tafel ~lijst ~tegel ~kit ~hal ~gang ~hoek ~hoekje
    hal_inrichten bureau_inrichten bad_inbouwen dubbel_glas open_haard ketel_vullen trap_bekleden tiny_house studio_appartement soda_schoonmaken
    groene_zeep feng_shui scandinavisch_interieur woonboot_inrichten schilderij_ophangen domotica_thuis slot_vervangen chaos_in_huis scheur_in lek_dak
    triple_glas dubbele_beglazing tocht_in_huis vochtig_huis mechanische_ventilatie stof_in_huis kalkaanslag_wc vrijstaand_bad oven_schoonmaken
    oven_reinigen vaatwasser_schoonmaken wasmachine_schoonmaken wasdroger_reinigen kauwgom_uit krijt_van_de_muur tekeningen_op_de_muur
    huishoudelijke_hulp grote_schoonmaak stoffer_en_blik marie_kondo kunst_aan_de_muur openslaande_deuren open_keuken thuiswerkplek_inrichten
    entree_van_het_huis cv_bijvullen ketel_bijvullen pluggen_in houten_vloer eiken_vloer architect_huis nieuwbouwhuis_inrichten jaren_30_huis
    boerderij_verbouwen klein_huis klein_appartement kleine_kamer kleine_woonkamer kleine_keuken kleine_badkamer tussen_de_dozen huisje_boompje
    slot_op_de_deur muizen_in_huis fruitvliegjes_in mieren_in spinnen_in_huis wespennest_verwijderen kleur_van_het_jaar landelijk_interieur
    landelijke_stijl industrieel_interieur bohemian_interieur vintage_meubels vintage_interieur retro_interieur donkerder_maken lichter_maken
    kamer_inrichten afvoer* boren huishoudelijk* binnenkijken minimalistisch minimalistische voegen betegelen zagen beitsen upcycl* upcyclen stofferen
    herstofferen ramen_zonder_strepen lap_je_ramen onder_het_bed in_bad vierkante_meter vierkante_meters zolder_opruimen kamer_opruimen
    handdoeken_wassen huis_verkopen_klaar plint_plaatsen hoeslaken_vouwen overtrek_verwisselen wonen_met tafel_maken zelf_een_tafel nieuwe_kleur
    lamp_boven onder_de_deur aan_de_muur op_de_trap netjes_houden spullen_wegdoen weggooien_of_bewaren gaten_vullen gat_in_de_muur gaten_in_de_muur
    muur_isoleren plafond_witten kast_maken kast_bouwen vloer_schuren behang_verwijderen stopcontact_aansluiten ~ruim_je ~bad ~bureau ~huizen ~kamers
    ~licht ~vaat ~witgoed dakterras_inrichten diepvries_ontdooien frisse_was in_de_hal hoek_bank kast_op_maat klok_aan_de_muur open_kast schoon_huis
    stalen_deur vaatwasser_inruimen vakantiehuis_inrichten verlaagd_plafond waterschade_in_huis zwevende_planken`,
}

export const STYLE: Vocabulary = {
  words: `mode modetrend* kleding jurk jurken jas jassen *jassen schoenen sneakers outfit* kapsel* haarkleur* nagels make-up* mascara* lipstick*
    huidverzorging* skincare* sieraden spijkerbroek* jeans* kleding* -kledingbank kleren *jurk *jurken trouwpak -gejas schoen *schoen *schoenen
    sneaker* broek broeken *broek *broeken rok rokken trui truien *trui *truien vest vesten coltrui* colbert* blazer* blouse* overhemd* stropdas*
    t-shirt* *shirt polo's hoed hoeden muts mutsen *muts sjaal* *sjaal handschoen* tas tassen handtas* schoudertas* ketting kettingen oorbel* armband*
    oorring* horloge* laars laarzen *laarzen enkellaars* hakken pumps sandaal sandalen slippers ondergoed* lingerie bh bh's bikini* badpak* badmode
    zwembroek* garderobe* *garderobe capsulegarderobe* kledingstijl* *stijl -levensstijl -leefstijl modeweek fashion* stylist* styling* kapper kappers
    kapster* krullen coupe vlecht* paardenstaart* baard* -baardmees snor snorren haaruitval haarverzorging* haarlak haarmasker* haarproduct* shampoo*
    conditioner* parfum* deodorant* dagcrème* nachtcrème* gezichtsmasker* foundation* concealer* oogschaduw* eyeliner* wenkbrauw* wimper* wimpers
    nagellak* gelnagel* lippenstift* lipgloss blush rimpel* botox* huidtype* acne* puistje* mee-eter* tattoo* tatoeage* piercing* dresscode* vinted
    beauty* schoonheid* schoonheidssalon* manicure* pedicure* catwalk* modeontwerper* influencerstijl minirok plooirok kokerrok spijkerrok modeshow*
    modemerk* modehuis* modefoto* modekleur* modeaccessoire* modewereld modetip* zomermode herenmode damesmode kindermode najaarsmode wintermode
    *kleding -*bekleding -verkleding *jas -grapjas -klaverjas -grapjassen -klaverjassen crème dagcrème *crème -botercrème uitgroei haarlengte
    haargroei haarbreuk haarverlies haarverzorgingsroutine haarkleuring* haarverf highlights balayage keratine haarolie* haarspeld* haarband* haarmode
    haarknip* pixie* bobline boblijn opsteekkapsel* dreadlocks kroeshaar extensions haarextension* pruik* toupet haartransplantatie* kaalheid
    hoofdhuid* droogshampoo* zilvershampoo krullenbol* krulspelden krultang föhnborstel haarborstel* scheermes* scheerschuim baardverzorging
    baardolie* barbier* barbershop* bakkebaarden gezichtshaar ontharing* epilator* oksels zelfbruiner* zonnebank* spf retinol hyaluron* niacinamide
    serum serums dagserum toner micellair reinigingsmelk gezichtsreiniging gezichtsverzorging gezichtsolie gezichtsmassage gezichtsroller oogcrème*
    wallen poriën mee-eters couperose rosacea pigmentvlek* ouderdomsvlekken sproeten litteken* handcrème* lippenbalsem lipbalsem lippen lipfiller*
    fillers botoxbehandeling cosmetica* ooglidcorrectie facelift facings make-upkwast* make-uptas* toilettasje oogmake-up kunstwimpers
    wimperextensions wimperlift mascaraborstel highlighter bronzer contouring rouge lipliner parfums geurtje luchtje gellak* acrylnagels kunstnagels
    nagelriemen nagelkleur* basisgarderobe zomergarderobe wintergarderobe kledingzaak kledingwinkel* boetiek* modezaak* modebedrijf modeketen*
    merkkleding werkkleding kantoorkleding zomerkleding* winterkleding* regenkleding thermokleding onderkleding badkleding nachtkleding pyjama*
    pyjamabroek nachtjapon kimono* ochtendjas badjas* huispak joggingpak* jumpsuit* playsuit tuinbroek* salopette legging* panty panty's kousen
    kniekousen maillot* broekpak* mantelpak* maatpak* rokkostuum kostuum* jasje jasjes gilet gilets trenchcoat* regenjas* winterjas* zomerjas*
    spijkerjas* donsjas* parka* poncho* bomber bontjas* teddyjas* linnen kasjmier merinowol bretels riem riemen vlinderdas manchetknopen pochet topje
    topjes hemdje croptop maxi-jurk* mini-jurk midirok* cocktailjurk* avondjurk* zomerjurk* bloemetjesjurk* feestjurk* galajurk* galajurken jurkje
    jurkjes kokerjurk wikkeljurk denim suède dierenprint panterprint luipaardprint pasteltinten kleuradvies* kleuranalyse* kleurtype seizoenstype
    draagkleuren sneakertrend* gympen gymschoenen instappers loafers ballerina's espadrilles crocs birkenstock* teenslippers plateauschoenen naaldhak*
    sleehak* cowboylaarzen* regenlaarzen* rubberlaarzen veterschoenen brogues herenschoenen damesschoenen schoenmaat schoenpoets* schoenencollectie
    tasjes clutch heuptas* aktetas* handtassen designertas* ring ringen oorbellen armbanden parelketting* parels enkelbandje broche* juwelen juwelier*
    goudsmid* edelsmid diamant* horloges smartwatchbandje zonnebrillen leesbril* leesbrillen brilmontuur montuur opticien* hoedje hoedjes baret* petje
    petten zonnehoed* strohoed* fascinator sjaals sjaaltje oorwarmers handschoenen mannenmode vrouwenmode jongensmode tienermode catwalks mannequin*
    fotomodel* kledingmaat* kledingmaten paskamer* pashokje modeblunder* stijlfout* stijlicoon* stijltip* stijltrend* stijladvies* streetwear
    athleisure vintagekleding kledingruil* kledingbibliotheek* kledingreparatie wenkbrauwen tatoeëer* tattooshop oorpiercing neuspiercing *hoed *tas
    *tassen *sok *sokken *shirts *kleren beha beha's *beha ~pony`,
  doings: `fijn_haar grijs_haar lang_haar kort_haar dun_haar dik_haar krullend_haar droog_haar vet_haar blond_haar rood_haar bruin_haar nat_haar steil_haar
    je_haar jouw_haar mijn_haar haar_knippen haar_verven haar_wassen haar_föhnen haar_stylen haar_laten_groeien trek_je_aan trek_ik_aan wat_draag_je
    nagels_lakken draag_je draag_ik kleuren_staan staan_jou staat_jou ~dragen ~draag ~draagt stijlvol* modieus modieuze pak_of_jurk droge_huid
    vette_huid gevoelige_huid stropdas_strikken ~aantrekken kleding_verkopen staat_je_goed staan_je_goed staat_je sta_je gekleed geklede kleden
    kleed_je kleedt zich_kleden combineren_met hoe_combineer combineer_je stylen knippen_haar verven_haar gezicht_wassen gezicht_reinigen
    lakken_nagels opmaken witte_sneakers krullen_verzorgen in_de_mode uit_de_mode weer_hip rond_gezicht grijze_uitgroei ~huid ~look ~trend ~trends
    ~stijl ~kleur ~krul ~bril ~brillen ~kleuren ~model_staan ~gezicht ~lichaamsvorm ~haren ~shirts ~stijlen ~maat ~sokken ~leer ~bob das_strikken
    rugtas_mode bob_kapsel pony_knippen kale_plek kaal_worden onzuivere_huid model_krullen ontwerper_mode grijze_haren grijs_worden lowlights_haar
    knippen_bij permanent_haar pony_laten shag_kapsel lagen_in afro_haar roos_in_je_haar benen_scheren bruin_worden bruine_kleur
    zonnebrand_op_je_gezicht factor_50 vitamine_c-serum gua_sha kringen_onder donkere_kringen droge_handen volle_lippen plastische_chirurgie
    tanden_bleken kwasten_schoonmaken smokey_eyes bb_cream nude_lippen eyeliner_zetten eau_de_toilette geur_die_bij korte_nagels lange_nagels
    french_manicure kleding_kast kledingkast_opruimen sokken_dragen wijde_broek skinny_jeans flared_jeans mom_jeans pak_dragen leren_jas
    oversized_blazer linnen_broek wollen_trui strik_om zakdoek_in polo_shirt witte_blouse wit_shirt witte_shirts witte_t-shirts body_dragen
    ruitjes_dragen strepen_dragen felle_kleuren klompen_dragen hoge_hakken kitten_heels nette_schoenen schoenen_inlopen rugzakje_mode zilveren_ketting
    gouden_ketting lenzen_dragen pet_dragen wol_dragen duurzame_mode fast_fashion slow_fashion haute_couture paris_fashion maatje_meer imago_advies
    signature_look vintage_kleding kleding_huren gaatjes_in_je_oren bob_die styl* föhnen vlechten invlechten scheren ontharen harsen laseren epileren
    zonnen cosmetisch* nagelbijten driedelig plus-size plussize ruwe_handen de_juiste_maat een_pony`,
}

export const FAMILY: Vocabulary = {
  words: `baby* -babyboomer* peuter* kleuter* kind kinderen *kind *kinderen ouders opvoeding* moeder* -moederdag* -moederbord* -moedertaal* -moedervlek*
    vader* -vaderdag* -vaderland* mama papa opa oma ~school kinderfeestje* zwanger* tiener* puber* ~basisschool* kraamcadeau* gezin* -babynamen
    -jongensnamen -kinderopvang* speeltuin* -kinderarbeid* -kinderrechter* -kinderbijslag* -kinderboek* -kinderpardon* -kindertoeslag* -kinderkamer*
    -kinderwagen* -kinderzitje* dreumes* newborn kraamtijd kraamtranen kraamvisite* kraambezoek* kraamzorg* borstvoeding* flesvoeding* tweeling*
    drieling* dochter* *dochter zoon zonen zoontje* broertje* zusje* kleinkind* kleinkinderen kleinzoon* kleindochter* schoonmoeder* schoonouders
    schoonfamilie* stiefouder* stiefmoeder* stiefvader* stiefkind* bonuskind* bonusouder* bonusmoeder co-ouder* ouderschap* ouderschapsverlof
    grootouder* oppas* gastouder* crèche* kinderdagverblijf* driftbui* slaapritueel slaapregressie zindelijkheid* speen speentje knuffel knuffels
    voorleesverhaal* voorleesboek* bedtijd* huiswerk* schoolplein* schoolkamp* schoolreis* brugklas* brugklasser* brugpieper* schooladvies* citotoets*
    juf juffendag traktatie* speelgoed* spelletje* bordspel* bordspellen* gezelschapsspel* knutsel* kleurplaat* kleurplaten poppenhuis zwangerschap*
    bevalling* geboortekaart* geboorteplan* verloskundige* draagzak* adoptie* pleegkind* pleegouder* pleeggezin* grootmoeder* grootvader* scheiding
    echtscheiding* vechtscheiding* -familiebedrijf* -familierecht* schermtijd* zakgeld* babynaam* babynamen jongensnamen meisjesnamen peuterpuberteit
    puberteit* puberbrein vriendjes *vriendje logeerpartij* slaapfeestje* kinderhand legeneststyndroom tandenfee tandjes pleegouders adoptieouders
    co-ouderschap luier luiers luiertas* lego legoblok* legoland -dochteronderneming* -dochterbedrijf* -dochtermaatschappij* woordjes babytaal
    taalontwikkeling hechting hechtingsproblemen ouderliefde moederliefde moederinstinct moederschap vaderschap* mama's papa's moeders vaders
    tienermoeder* enig-kind babybroertje babyzusje kinderwens* ivf vruchtbaarheid* kinderloosheid draagmoeder* zaaddonor* donorkind* eicel* ovulatie*
    zwangerschapstest* zwangerschapskwaal* zwangerschapskwalen zwangerschapsyoga zwangerschapsverlof 20-wekenecho nipt weeën keizersnede* ruggenprik
    thuisbevalling* bevalverhaal* bevallingsverhaal* bevalplan vroedvrouw doula* kraamhulp* kraamweek kraamkado kraamkaartje* -geboorteplaats*
    -geboortecijfer* -geboortedatum -geboortejaar geboortetegel babyuitzet uitzetlijst babyspullen babykamer* babybed* babybadje babyhuidje babyhuil*
    huilbaby* krampjes draagdoek* babydrager* wandelwagen* boxkleed speelkleed rammelaar bijtring babyvoeding* fruithapje* fruithapjes groentehapje
    groentehapjes oefenhapjes rapley kolfapparaat stuwing flesje flesvoeding speentjes billendoekjes driftbuien koppigheidsfase nee-fase peuterfase
    ik-ben-twee time-out beloningskaart* opvoedtip* opvoedstijl* opvoedboek* opvoedkundige* opvoedcursus opvoedvraag opvoeddilemma* helikopterouder*
    curlingouder* ouderbetrokkenheid bso onthaalouder peuterspeelzaal* peutergroep kleuterklas* kleuterjuf* schoolkeuze* basisschoolkeuze brugpiepers
    examenstress eindexamenkandidaat eindexamenfeest schooldag* schoolfoto* schooltas* lunchtrommeltje schoolrapport rapportcijfer*
    tienminutengesprek* 10-minutengesprek oudergesprek* luizenmoeder* klassenmoeder voorleesmoeder overblijf* gymtas a-diploma dyslexie* dyscalculie
    plusklas schoolziek* leerplicht* speelafspraak* speelafspraakje speeldate* kinderpartijtje* partijtje kinderdisco kinderliedje* kinderboerderij*
    kindertheater kindervoorstelling* kindermuseum knutselidee* knutselidee knutseltip* knutselmiddag vingerverf zoutdeeg schatkist schattenjacht
    verkleedkist poppenkast* knuffelbeer* playmobil duplo spelletjesavond* spelletjesmiddag gezelschapsspellen ganzenbord monopoly kwartet memory
    verstoppertje springtouw trampoline* zandbak* glijbaan* achterbank autostoeltje zwembadje opblaasbad speelplaats* speelplek* speelterrein*
    binnenspeeltuin* natuurspeeltuin* ballenbak* familiedag* familieweekend* familiereünie* familiegeheim* familieruzie* familieverhaal* familiefoto*
    familiealbum stamboom* voorouder* stamboomonderzoek neef neefje neven nicht nichtje tante tantes oom ooms peetouder* peettante oma's opa's
    oppasoma oppasopa opoe betovergroot* overgrootmoeder overgrootvader pleegzorg pleegdochter pleegzoon adoptiekind* omgangsregeling co-ouders
    ouderschapsplan alimentatie bonusgezin* bonusdochter stiefdochter stiefzoon plusmama regenbooggezin* vader-zoon moeder-dochter* puberzoon
    puberdochter* pubers tieners* tienerkamer* jongvolwassene kleedgeld slaapfeest* thuisblijfmoeder* thuisblijfvader* schoondochter* schoonzoon*
    schoonzus* zwager schommel *gezin *moeder -schoonmoeder *vader *zoon *dochters *broer *zus rijmpje* kinderrijm* -baarmoeder eenouder* babyblues
    babybuik* babyflesje* babyfoto* babygroep babykleertjes babylach babymassage* babysitter* babysitten babyzwemmen bedritueel* bedtijdverhaal
    buikkrampjes consultatiebureau* crècheleidster dagopvang driejarige* vierjarige* vijfjarige* zesjarige* zevenjarige* achtjarige* tweejarige*
    eenkindgezin examenjaar gastgezin* gezinsleven gezinsuitbreiding groeispurt groeiboekje groeipijn grootouderschap jongvolwassen kinderarts*
    kinderbed kinderbrein kinderdroom kindergeluk kindergezang kinderhoofdpijn kinderogen kinderpraat kinderschoenen kinderspelen kinderstem
    kindertaal kindertijd kinderverhaal kindervraag kindervragen klasgenoot* klasgenootje kleinzoon kleuterschool* kleuterpraat knikkeren
    knuffelkonijn kolfruimte logeerfeestje* mamablog* mammie mannenbaby meerling* meidenvenijn moederdier moedermelk* moederrol nabloeden
    nachtvoeding* nageslacht nakomertje* nanny* ongeboren* onderwijzer* opa-en-oma ouder-kind* oudercommissie ouderhuis ouderlijk ouderraad ouderrol
    pappa papadag* papa-dag peetoom peuterdans peuterpraat plasdiploma poepluier* poppenwagen potjestraining prematuur* couveuse* pyjamafeestje
    samenspelen schommelen schoolbank* schooltijd* schoolvriend* slaaphulp slaaptraining speelkwartier speelhuis* speelgoedkast spelletjes
    spraakontwikkeling spuugje stiefgezin* taalachterstand* thuisonderwijs tienerjaren tienermeisje* tienerjongen* traphekje* tweelingbroer
    tweelingzus uitgerekend vaderfiguur vaderrol verjaardagskroon voogd* voorbeeldouder* vragenvuur waterpokken wiegje wiegelied* zakgeld zomerkamp*
    zorgouders zwangere*`,
  doings: `opvoeden voorlezen knutselen zwanger bevallen oppassen logeren op_kamers buitenspelen zindelijk naar_school spelletjes_voor past_op oma_past_op
    uit_huis_gaan uitvliegen ouderlijk* verwekken groot_worden leren_praten leren_lopen_kind vader_worden moeder_worden ouder_worden_van ouders_worden
    kind_krijgen kinderen_krijgen een_kind een_baby gaat_scheiden gaan_scheiden scheiden_met uit_elkaar_met mijn_dochter mijn_zoon mijn_kind
    je_dochter je_zoon je_kind je_kinderen jullie_kind onze_zoon onze_dochter bij_opa bij_oma logeren_bij slapen_bij_opa broer_en_zus broers_en_zussen
    de_juiste_school school_kiezen pesten ruziemaken ruzie_tussen huilt_veel doorkomende_tandjes ~spelen ~knuffelen ~straffen ~gehuild ~jaloers
    help_met_huiswerk mijn_kind_liegt liegen_kind ~jongeren ~ouder ~broer ~broers ~zus ~zussen ~meisje ~meisjes ~jongen ~leerling ~klas ~kleintje
    ~kleintjes ~meid ~meester ~schooljaar ~naamkeuze ~vriendinnetje ~school* samengesteld_gezin middelbare_school groep_3 groep_8 groep_1
    blokken_spelen alleenstaande_moeder alleenstaande_vader leeg_nest eerste_tandje eerste_woordjes leren_praten_kind jonge_moeder jonge_vader
    werkende_moeder bewust_alleenstaande alleenstaande_ouder alleenstaande_ouders tweede_kind derde_kind enig_kind oudste_kind middelste_kind
    jongste_kind oudste_dochter ongewenst_kinderloos reflux_baby box_voor_je_baby eerste_hapjes potje_voeding fles_geven flesjes_geven luiers_wisselen
    wasbare_luiers potje_trainen straffen_en straf_geven belonen_en grenzen_stellen_kind gentle_parenting buitenschoolse_opvang kinderopvang_kiezen
    groep_2 groep_4 groep_5 groep_6 groep_7 middelbare_scholier middelbare_scholen eerste_schooldag broodtrommel_vullen zwemles_kind
    leren_fietsen_kind leren_lezen blijven_zitten_school vriendschap_kind slijm_maken speurtocht_kinder houten_speelgoed puzzelen_met
    touwtjespringen_kind boomhut_bouwen hut_bouwen tent_in_de_tuin autoritje_met gescheiden_ouders nieuwe_partner_kind roze_gezin mannendingen_zoon
    eerste_vriendje eerste_liefje bijbaantje_tiener uitgaan_tiener uit_huis studerende_kinderen op_zichzelf ouderlijk_huis mantelzorg_voor_je_ouders
    oude_ouders kinderen_helpen kinder* pasgeboren* opvoed* doorslapen familie* opgroeien brabbelen tweetalig tweetalige kinderloos geboorte*
    inbakeren afkolven kolven duimen duimzuigen bedplassen autoritatief overblijven afzwemmen hoogbegaafd* zittenblijven spijbelen kindvriendelijk*
    verkleden hinkelen geadopteerd* jongvolwassen* thuiswonend* jeugd* alleen_thuis ouder_en_kind bang_in_het_donker bang_voor_monsters
    autorit_met_kinderen leert_lopen leert_praten leert_fietsen kind_fietsen leren_fietsen kind_liegt liegende alleen_naar_school naar_de_opvang
    naar_de_kleuterschool voor_het_slapengaan broertjes_die samen_spelen samen_opgroeien drukke_ouders jonge_kinderen kleine_kinderen grote_gezinnen
    groot_gezin alimentatie_aanpassen waar_komen_baby's_vandaan aankleden_kind afscheid_op_school autorijden_met_kinderen autorit_met bezorgde_ouders
    boze_bui broodje_smeren doktertje_spelen eenjarige_baby eerste_stapjes eetprobleem_kind fietsles_kind geboren_worden hobby_kind jarige_kind
    jonge_ouders jonge_moeders kwaaltjes_zwangerschap kwijtraken_kind leeftijd_voor_telefoon leerkracht_van luizen_op_school nachtlampje_kind
    plakken_en_knippen poetsen_tanden_kind puzzelen_met_kinderen ruzie_op_het_schoolplein slecht_slapende spelend_leren stoute_kinderen
    studiekeuze_kind tand_door_de_lip tandjes_krijgen tussen_de_middag uitvinder_kind verantwoordelijkheid_leren verlegen_kind veters_strikken
    vriendjes_maken vijfde_ziekte zelfstandigheid_kind zwanger_raken zwemdiploma_kind`,
}
