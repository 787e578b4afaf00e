// The words of body and mind, of how things are done and of what is bought. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const EXERCISE: Vocabulary = {
  words: `hardlopen sporten fitness* krachttraining *training *trainingen -mediatraining -assertiviteitstraining -managementtraining zwemmen sportschool*
    yoga* pilates* hardloop* hardloper* hardloopschema training trainingen -gehoorzaamheidstraining -puppytraining -hondentraining -hondentrainingen
    -taaltraining -geheugentraining -zindelijkheidstraining krachttraining* hometrainer* crosstrainer* bootcamp* crossfit buikspier* spieren *spieren
    spier spierpijn* spieroefening* spiermassa conditie* warming-up* cooling-down stretch* padel* squash* badminton* tafeltennis* zwemles*
    zwemdiploma* baantjes schaatsles* paardrijles* manege* dansles* zumba spinning skeeler* skates skateboard* squats squat push-up* oefeningen
    *oefeningen -rekenoefening -ademhalingsoefening* -evacuatieoefening sportschema* trainingsschema* boulder* klimhal* klimmuur* aerobics qigong
    stappenteller* sportblessure* blessure blessures knieblessure wandelsport racefiets* wielrennen tennisles* golfles* duikles* surfles* judoles*
    boksles* ochtendgymnastiek gymnastiek* gymles* soepelheid lenigheid loopgroep* sportmaatje* sportkleding* cardio *oefening -*uitoefening
    -*beoefening roeimachine* roeiapparaat loopband halter* dumbbell* kettlebell* weerstandsband* gewichtheffen gewichten deadlift* pull-up* lunges
    burpees crunches sit-ups rugspieroefening* bekkenbodem* spieropbouw spierkracht spiergroei spierverlies hiit tabata bodypump bodybalance
    spinningles* poweryoga yogales* yogamat* yogaoefening* yogahouding* zonnegroet stoelyoga barre reformer ochtendyoga looprondje* loopschema*
    hardloopblessure* hardlooptip* hardloophorloge* hardlooproute* hardloopbroek hardloopmaatje* hardloopgroep* trailrun* ultraloop* interval*
    intervallen duurloop* jogger* marathonvoorbereiding hartslagzone* vo2max sporthorloge* rustdag* blessurepreventie hardloopknie lopersknie
    tennisarm tenniselleboog achillespees* hamstring* kuitblessure* enkelblessure* spierscheuring verrekking fysiotherapeut* rugoefening* nekoefening*
    evenwicht balansoefening* rekoefening* stretchoefening* mobiliteitsoefening* ochtendoefening* zitoefening* buikoefening* schouderoefening*
    oefenschema* beweegprogramma* beweegtip* beweegplein* zitgedrag sportles* sportlessen sportschoolabonnement* sportschoolangst sportdip
    sportplezier sportdrank* sportbeha* sporttas* gymzaal* gymleraar* schoolgym sportdag* borstcrawl schoolslag aquarobics aquagym aquafit
    zwemtechniek zwemschool* zwemabonnement openwaterzwem* duikbrevet paddleboard* padelbaan* padelracket* padelles* tennisbaan* tennisracket*
    pickleball* squashbaan fitnessapparaat* calisthenics crossfitbox obstakelrun* hindernisbaan* klimles* klimwand boulderhal* zumbales kickboksles
    zelfverdediging* aikido taichi nordic golfbaan* bowling* atletiekbaan wielrenfiets spinningfiets* rollerski* schaatstechniek skeelertocht skigym
    skifit fysio fysiotherapie *spierpijn ochtendgym hardloopapp* trappenlopen sterke_schouders sterke_benen sterke_armen`,
  doings: `sport_je train bewegen beweeg rennen joggen roeien schaatsen leren_schaatsen skaten tennissen rekken bankdrukken fit fitter fitste in_beweging
    baantjes_trekken leren_zwemmen leren_skiën leren_surfen een_marathon_lopen eerste_10_kilometer 5_kilometer 10_kilometer sterker_worden leniger
    soepel_blijven in_vorm opdrukken leren_hardlopen leren_roeien leren_schermen traint_voor rechtop_zitten uithoudingsvermogen blijven_bewegen
    meer_bewegen genoeg_bewegen wandelen_als_training in_topvorm fit_en_gezond ~sporter ~strekken ~zwemt ~rent ~oefening ~beweging ~baan_zwemmen
    ~sportieve ~krachtig ~gespierd ~trainer_thuis ~lopen ~looptechniek ~sport ~*sport halve_marathon halve_marathons personal_trainer tai_chi
    10.000_stappen bench_press spieren_kweken les_mills 5_km 10_km start_to_run couch_to_5k vo2_max shin_splints runners_knee te_veel_zitten
    lang_zitten staand_werken stappen_per_dag stappen_zetten vrije_slag obstacle_run mud_run dansen_als_sport krav_maga qi_gong leren_golfen
    jeu_de_boules wielrenner_worden paardrijden aquajoggen duiken surfen kitesurfen turnen touwtjespringen crosstrainen planken core warmlopen
    overtraind* bewegingsarm* stilzitten sedentair ijszwemmen freediven lenig buikdansen paaldansen golfen bowlen* biljarten darten volleyballen
    basketballen handballen hockeyen korfballen sportief buik_weg platte_buik fitte ~buik trappen_lopen ~plank hoe_word_je_sterker word_je_sterker
    sterker_na planken_zonder ~planken`,
}

export const WELLBEING: Vocabulary = {
  words: `slapen slaap gezondheid* voeding* vitamine* ontspanning mindfulness meditatie* stress* ~rust hygge zelfzorg relatie* liefde* vriendschap* overgang
    hormonen* hoofdpijn* rugpijn* bewegen ademhaling* slaap* -slaapkamer* -slaapzak* -slaapbank* -slaapritueel -slaapregressie -slaapfeestje*
    -borstvoeding* hormoon* ademhalings* middagdutje* dutje* powernap* nachtrust* insomnia piekergedachten hooikoorts* pollen allergie* verkoudheid*
    griep* griepprik* hoest migraine* nekpijn* buikpijn* maagzuur *klachten -geluidsklachten spierkramp lichaam* immuunsysteem weerstand cholesterol*
    bloeddruk* darmen* darmflora stofwisseling overgewicht gewicht dieet* diëten eiwit* vezel vezels mineralen magnesium omega-3 supplement*
    menstruatie* anticonceptie* libido eenzaamheid* zelfvertrouwen zelfbeeld zelfliefde zelfcompassie dankbaarheid* levensgeluk emotie* gevoelens
    prikkel prikkels overprikkel* hsp verlegenheid faalangst* adhd autisme* therapie* psycholoog* psychologie* coaching lifecoach* journaling
    dankdagboek sauna* massage* wellness* spa ijsbad* veroudering* levensstijl* leefstijl* *gewoontes gewoonte* winterdip* voorjaarsmoeheid
    vermoeidheid moeheid huisarts* tandarts* tandvlees gebit* gehoorschade oogarts* zonnesteek uv-straling spataderen *hygiëne liefdesverdriet*
    dating* vrijgezel* singles huwelijkscrisis seksualiteit intimiteit* hartslag eczeem* jeuk wratten* insectenbeet* overgangsklacht* opvlieger*
    puberhormonen schuldgevoel* schaamte* uitstelgedrag zelfkritiek ochtendmens* avondmens* ochtendroutine* avondroutine* detox* schermverslaving
    levenslust zingeving veerkracht tandpasta mantelzorg* geluk geluksgevoel* geluksmoment* -relatief -relatieve -stankklachten dokter*
    huisartsenbezoek bijwerking* paracetamol* ibuprofen* pijnstiller* antibiotica* antidepressiva* slaapmiddel* melatonine slaaptip* slaaptekort*
    slaapritme* slaapcyclus slaapwandel* snurk* slaapapneu* nachtmerrie* middagdip* ochtendhumeur* wekker* ochtendritueel* avondritueel* zomertijd
    wintertijd duizeligheid oorsuizen tinnitus oorontsteking* oordruppels blaasontsteking* schimmelinfectie* aambeien obstipatie diarree buikgriep pds
    glutenintolerantie* lactose-intolerant* lactose-intolerantie coeliakie voedselallergie* notenallergie* huisstofmijt* astma* reuma* artrose jicht
    gewrichten gewrichtspijn* botontkalking osteoporose botten* botdichtheid hernia ischias schouderpijn* hielspoor* likdoorn* eelt kalknagel*
    zweetvoeten winterhanden wintertenen bloedarmoede ijzertekort* b12 vitaminepil* vitaminetekort* schildklier* bloedsuiker* insuline* diabetes*
    suikerziekte prediabetes hartkloppingen longen astma-aanval rs-virus vaccinatie* vaccin* reisprik ehbo-doos schaafwond* blaren blaar bloedneus*
    neusspray* koorts* koortslip* griepje griepgolf griepvirus heesheid hees zuurbranden maagklacht* maagzuurremmer* tandplak tandsteen kunstgebit*
    wortelkanaal* tandartsangst* oogdruppels bijziendheid staaroperatie ooglaseren gehoorapparaat* gehoorverlies oorsmeer menopauze perimenopauze
    overgangstip* overgangsvrouw hormoontherapie* hormoonbalans* cyclus* menstruatiecyclus menstruatiecup* pms endometriose pcos anticonceptiepil
    spiraaltje* condoom* seksleven* orgasme* erectie* libidoverlies impotentie plasproblemen incontinentie* bekkenbodemtraining uitstrijkje
    afslankpil* crashdieet* ketodieet keto vetverbranding buikvet vetpercentage bmi calorie* calorieën calorietekort eetbui* emotie-eter* jojo-effect
    jojo-effecten ozempic afslankmedicijn* transvet ultrabewerkt* superfood* antioxidant* probiotica* darmbacterie* eiwitshake* proteïne* collageen*
    gembershot* detoxkuur* sapkuur* bouillonvasten vastenkuur* ikpas alcoholgebruik rookstop* stoptober roker* nicotine* nicotinepleister* cbd*
    cbd-olie mindset affirmatie* visualisatie* bodyscan ademwerk* ademtechniek* ademsessie* buikademhaling koudetraining* ijszwem infraroodsauna*
    wellnessdag* verwendag* spa-dag hammam zelfmassage* voetmassage* hoofdmassage* voetreflex* acupunctuur* osteopaat* chiropract* homeopath*
    kruidengeneeskunde natuurgeneeskunde reiki chakra* spiritualiteit* boeddhis* stilteretraite* retraite* klankschaal klankschalen
    dankbaarheidsdagboek bulletjournal* zelfreflectie zelfkennis zelfontwikkeling zelfhulp* zelfhulpboek* levensles* levenslessen levensvraag*
    levenskunst levensgenieter* levensfase* midlife* midlifecrisis quarterlife* ouderdom* levensverwachting* verouderingsproces anti-aging longevity
    vitaliteit* energielek* energiegever* stresssignalen stresssignaal stresshormoon* cortisol keuzestress* prestatiedruk* bindingsangst*
    verlatingsangst hechtingsstijl* hoogtevrees claustrofobie angsten paniekaanval* paniekaanvallen hyperventilatie fobie* dwanggedachten piekeraar*
    onzekerheid* assertiviteit* pleaser* hooggevoeligheid hsp'er introverten extraverten alleenzijn vriendengroep* vriendschappen vriendinnen*
    ghosting datingapp* tinder* tinderdate liefdesleven liefdestaal* liefdestalen verliefdheid* verkering* lat-relatie* langeafstandsrelatie*
    polyamorie* polyamoreus vreemdgaan* ontrouw* jaloezie relatiecrisis relatieprobleem* relatietip* relatieruzie* relatiepauze narcist* narcisme
    gaslighting break-up* ex-partner* partnerkeuze* leeftijdsverschil* knuffelhormoon huidhonger oxytocine dopamine* dopaminedetox serotonine
    endorfine* adhd'er* autist* concentratieprobleem* brainfog geheugentraining hersentraining* breintraining zonlicht lichttherapie* daglichtlamp*
    daters splinter koudwaterbad koudwaterduik concentratie concentratieoefening* beugel *pijn *therapie *ontsteking *allergie *syndroom
    -hersenbloeding* -hersentumor* darm* -psychose* tanden* -tandem hartritme* misselijkheid optimist* pessimist* reuk smaakverlies slaaphouding* maag
    maag-darm* maagproblemen *infectie -desinfectie -adembenemend* -ademloos ademnood positief aanraking* afkicken* allergieseizoen anti-stress* apneu
    bloedgroep* bloedonderzoek* bloedprik* bloedwaarden botbreuk* buikje* buikgevoel buikademen calcium chagrijn* checkup check-up chillen
    collageenpoeder darmkuur dagritme diabeet* doorzetting* doorzettingsvermogen droomduiding eenling eetstijl eetlust egoïsme* eigenwaarde
    energiedip* energieniveau evenwichtig foliumzuur galsteen* gapen gehoortest* gewrichtsklacht* gezondheidstip* gezondheidsklacht* gezondheidscheck
    groepsdruk hartsvriendin* heupoperatie* hersenmist hoofdhuidjeuk hormoonspiegel* huidarts* huiduitslag* ijzerinname immuniteit inenting*
    innerlijk* intuïtie* jodium klimaatangst klierkoorts* kortademig* kruidenthee* kuitkramp* kwakzalver* kwetsbaarheid lachyoga levensduur
    levensritme levensvreugde lichaamsbeeld* lichaamstaal* liefdesbrief* liefdevol* loopneus* lymfe* maagbacterie* maandverband* magnesiumtekort*
    mannelijkheid* mannenkwaal* massagestoel* meditatiekussen mensenkennis mentaliteit middagslaap nachtzweet* neusbijholte* nierstenen
    ochtendgewoonte* onbalans onderbuikgevoel onrustig* ontgiften* ontstekingsremmer* oogmigraine oogtest* oogvlekken oorsuizing oprispen*
    ouderdomskwaal* overbezorgd* overdenking* overeten paniekerig* pijnklacht* plankenkoorts* plasklacht* platvoet* positiviteit* prostaatklacht*
    prikkelarm* psychisch* psychische rughernia rugpatiënt* rustdagen rustpunt* rustmoment* samenzijn* schimmelnagel* schuldgevoelens slaapapp*
    slaapcoach* slaapgebrek* slaapkwaliteit* slaapmasker slaapmeting slaapprobleem* slaapstoornis* slaapthee slaapuur* slapeloosheid snotneus*
    somberheid spanningen spanningsklacht* spijsvertering* spiegelneuron stemmingswissel* stoelgang* stotteren* stressbestendig* stressbal stresskip*
    stressvrij* suikerdip* suikerverslaving* suikervervanger* teennagel* tekenbeten thuiszorg* uitdroging* uitgeblust* uitgerust* uitgeput* urinweg*
    verlegen* verslapen verveling* vetarm* voedingsadvies* voedingsschema* voedingsstof* voetschimmel* vriendelijkheid vrijgezellen* vriendenkring*
    waterdrinken warmtekussen* weerbaar* wellnessweekend* wilskracht* winterblues winterslaapje woede-uitbarsting* zelfacceptatie* zelfdiscipline*
    zelfinzicht* zelfmedelijden zelfrespect* zelfspot* zelftest* zelfwaardering* zenuwachtig* zenuwen zonneallergie* zonverbrand* zorgeloos* zuurgraad
    zwaarmoedig*`,
  doings: `ontspannen mediteren gezond gezonder ongezond afvallen piekeren verkouden uitrusten nee_zeggen stoppen_met_roken minder_drinken wakker_liggen moe
    vermoeid gelukkig gelukkiger helpt_tegen goed_voor_je slecht_voor_je slecht_voor_jezelf goed_voor_jezelf tot_rust voor_jezelf_zorgen gestrest
    verliefd grenzen_aangeven grenzen_stellen zonder_suiker minder_suiker suikervrij zonder_alcohol ~loslaten ~huilen ~lachen ~helpt_dat
    wat_doet_suiker stil_zijn slaap_lekker lekker_slapen minder_streng streng_voor_jezelf mild_voor_jezelf lief_zijn_voor_jezelf jezelf_zijn
    in_je_hoofd uit_je_hoofd tot_jezelf

    slecht_voor elke_dag_een_appel stoppen_met_alcohol stoppen_met_drinken stoppen_met_suiker minder_alcohol mediteer omgaan_met_kritiek je_gevoel
    je_brein je_hart je_rug je_ogen je_gehoor je_geheugen mentaal mentale lichamelijk lichamelijke last_van me-time even_niets_doen niets_doen
    nietsdoen luieren lanterfanten onthaast langzaam_leven slow_living bewust_leven digitaal_minderen ~opgebrand ~ontspannende ~ontspant ~gezondere
    ~ongezonde ~pijnlijk ~pijnlijke ~huilt naar_bed op_je_stemming ~stilte ~energie ~angst ~alcohol ~roken ~kou ~brein ~geheugen ~lijf ~rug ~humeur
    ~gevoel ~hart ~bloed ~suiker ~zelf_zijn ~humeurig ~stemming ~zelfbewust ~pijn ~jeukt ~spanning ~zorgen_maken ~paniek ~huidproblemen ~kwaal
    ~symptomen ~herstel ~herstellen_van ~nek ~knie ~schouder ~buik ~keel ~tand ~oren ~mond ~compliment ~boosheid ~boos ~verdrietig ~vergeven ~ruzie
    ~*middel ~*zorg intermittent_fasting koude_douche single_zijn digitale_detox vroege_vogel opgeblazen_gevoel opgeblazen_buik koude_handen
    koude_voeten eerste_hulp blauwe_plek verstopte_neus schorre_stem droge_ogen ogen_laseren doof_worden de_pil koolhydraatarm_dieet verzadigd_vet
    onverzadigde_vetten minder_zout bewerkt_voedsel stoppen_met_koffie dry_january law_of_attraction wim_hof koud_douchen koude_duik koude_douches
    etherische_olie dagboek_schrijven persoonlijke_groei persoonlijke_ontwikkeling geraniums_zitten oud_worden honderd_worden blue_zones sociale_angst
    innerlijk_kind vrienden_maken beste_vriendin beste_vriend vriend_kwijt eerste_date blind_date ex_terug vlinders_in_je_buik brain_fog frisse_lucht
    vitamine_zee natuur_is_gezond op_tijd_naar_bed slapeloos* allergisch* vasten ongesteld perfectionis* hoogsensitief* hooggevoelig* introvert*
    extravert* daten seks* knarsetanden snoozen opstaan uitslapen duizelig* zweten hikken niezen neusverkouden slechthorend* vrijen* afslanken*
    eiwitrijk* sapvasten nuchter* vapen manifesteren visualiseren spiritueel* zweverig zen vitaal* vitaler energiek* futloos lusteloos* overbelast*
    overspannen* overprikkeld* onzeker* zelfverzekerd* assertief* pleasen grenzeloos empath* eenzame eenzaam* alleenstaand* alleengaand autistisch*
    multitasken vergeetachtig* adem* hersen* psych* misselijk* slecht_geslapen goed_geslapen beter_geslapen positiever omgaan_met_drukte
    omgaan_met_angst nieuwe_vrienden_maken met_je_lief met_je_partner je_partner tegen_droge_ogen ouder_en_wijzer jezelf_vergelijken
    met_anderen_vergelijken ~alledag ~balans bang_zijn bezorgd_zijn blauw_licht blauwe_zone bloed_prikken drukke_agenda eerlijk_zijn gedachten_stoppen
    geduld_oefenen goede_nacht je_rust_pakken keuzes_maken kritiek_krijgen lekker_in_je_vel luisterend_oor natuurlijk_herstel negatieve_gedachten
    opgeruimd_hoofd ouderen_en_eenzaam perfect_zijn sociale_batterij stijve_nek stijve_spieren stilstaan_bij tijd_voor_jezelf trots_zijn
    verlies_van_smaak vertrouwen_in_jezelf verwachtingen_loslaten volwassen_worden vriendelijk_zijn vrienden_voor_het_leven wandelen_tegen_stress
    zin_van_het_leven ~wat_helpt ~rustig ~alleen_zijn ~de_winter_door ~tevreden ~taboe ~fysiek ~motivatie ~somber ~emotioneel ~emotionele ~gevoelig
    ~gevoelige ~kwetsbaar ~kwetsbare ~focus ~wakker ~gezonde ~gezondste water_drinken genoeg_water ~ouder_worden rust_per_dag minuten_rust
    jong_van_geest jong_blijven rust_vinden moet_lachen lachen_is stop_je_met_roken bang_zijn_voor met_roken hoofd_leegmaken leeg_hoofd`,
}

export const HOWTO: Vocabulary = {
  words: `~tips ~tip stappenplan* handleiding* ~stap ~uitleg ~beginners ~trucs ~trucjes haakpatroon* haakpatronen breipatroon* breipatronen naaipatroon*
    naaimachine* handwerk* macramé* origami patchwork* keramiek* houtbewerking* kalligrafie handlettering* goocheltruc* fietsband* fietsbel ehbo
    lifehack* schaakopening* kaartspel* kaartspellen sudoku* puzzel* kruiswoord* legpuzzel* rijbewijs* rijles* theorie-examen* wolwinkel breinaald*
    borduurwerk* kaarsenmaker zeepmaker spandoek ~band gebarentaal* morsecode penvriend* penpal scrapbook* plakboek* kleurboek* mandala* houtsnijden*
    houtsnijwerk timmerles epoxy pottenbak* keramiekles papier-maché decoupage zeefdruk* linosnede stempel* blokprint leerbewerk* kralen*
    kralenketting armbandje* vriendschapsbandje* weefgetouw spinnewiel wolvilt* amigurumi haaknaald* haakles* breiclub* breicafé* naaiclub* naailes*
    naaicafé* quilt* lapjesdeken* kruissteek* knoopkunst zeemansknoop* servet* vliegers cryptogram* woordpuzzel* kruiswoordpuzzel* puzzelboek*
    schaakregel* schaakles* pokeren* poker backgammon mahjong* rummikub catan klaverjas* hartenjagen patience kaarttruc* jojoën diabolo eenwiel*
    jongleer* slackline* typecursus* schoenveters veter* rits* stopnaald fietsketting* fietswiel* fietsonderhoud bandenspanning* oliepeil*
    ruitenwisser* startkabel* apk* zekering* scharnier* kompas* speech* toespraak* bezwaarschrift* klachtenbrief opzegbrief volmacht* machtiging*
    id-kaart* identiteitskaart* motorrijbewijs* boetebezwaar adreswijziging* koorddansen houtskool paspoort* vlieger`,
  doings: `repareren haken breien breit naaien borduren punniken vouwen vijlen plakken solderen goochelen aannaaien fotograferen band_plakken banden_wisselen
    band_verwisselen in_drie_stappen in_vier_stappen in_vijf_stappen in_tien_stappen sokken_stoppen kaarsen_maken zeep_maken tekenen_leren
    leren_tekenen leren_typen auto_wassen fiets_opknappen fiets_repareren sjaal_breien trui_breien sokken_breien strikken ~zelf ~leren ~leer ~maken
    ~handig ~handige ~aanvragen ~invullen ~onthouden ~tekenen ~knippen metselen_leren zelf_kaarsen zelf_zeep kaarsen_gieten muurtje_metselen repareert
    zelf_gemaakt in_zes_stappen in_zeven_stappen in_twee_stappen in_acht_stappen voor_linkshandigen lekke_band_plakken ~gieten ~oplossen ~leert
    ~opzetten ~workshop ~cursus ~kaarsen ~zeep ~knoop ~sokken ~naald ~lijm ~touw ~banden ~handigheid ~wol ~garen ~papier ~karton ~stof ~figuur
    ~reparatie ~kwasten lekke_band braille_leren brieven_schrijven kaarten_maken kaartjes_maken fotoalbum_maken bullet_journal
    kleuren_voor_volwassenen diamond_painting servies_maken papier_scheppen lino_snijden stof_verven sokken_verven sieraden_maken granny_square
    strik_maken cadeaus_inpakken cadeau_inpakken papieren_vliegtuig papieren_vliegtuigje kraanvogel_vouwen rubiks_kubus kubus_oplossen bridge_leren
    fluiten_op_je_vingers blind_typen schoenen_poetsen vlinderdas_strikken zoom_leggen broek_korter_maken broek_innemen gat_in_je_trui gaatje_stoppen
    kleding_repareren ketting_smeren ketting_vervangen fietsverlichting_maken remmen_afstellen banden_oppompen olie_verversen accu_vervangen
    auto_starten auto_poetsen auto_keuren lampje_vervangen slot_ontdooien deur_schaven waterkraan_ontkalken schaar_slijpen vuur_aanmaken
    kampvuur_maken tent_opzetten kaart_lezen hut_timmeren vogelhuisje_maken insectenhotel_maken nestkast_maken nestkastje_maken wormenhotel_maken
    brief_schrijven speech_schrijven toost_uitbrengen klacht_indienen bezwaar_maken theorie_halen stemmen_bij_volmacht schaken dammen vliegeren
    schoonschrijven kaligraferen figuurzagen houtdraaien houtbranden epoxygieten glazuren boetseren batikken tie-dye punchneedle weven vilten knopen
    bridgen toepen buikspreken typen schoenpoetsen kaartlezen reanimeren* inparkeren* fileparkeren ~hoe_werkt tekenen_met vogelhuisje_timmeren
    ~leer_je ~leer_jezelf ~hoe_leer ~hoe_schrijf ~repareer ~zelf_bouwen ~zelfgemaakt ~zelfgemaakte ~met_de_hand ~voor_dummies ~klei vouw_je
    fotoboek_maken`,
}

export const PRODUCT: Vocabulary = {
  words: `!review* ~test koopgids* !koopgids* stofzuiger* koffiemachine* e-bike* tweedehands korting* sale aanbieding* ~collectie cadeau cadeaus cadeautips
    ~wasmachine* ~vaatwasser* matras !koopwijzer* *stofzuiger *stofzuigers koffiezetapparaat* *cadeau *cadeaus cadeau* matrassen *matras wasdroger*
    droogtrommel magnetron* waterkoker* broodrooster* blender* keukenmachine* staafmixer* sapcentrifuge* kinderwagen* autostoel* bakfiets* fietskar*
    fatbike* speedpedelec* cv-ketel* oordopjes koptelefoon* *speaker speakers bluetoothspeaker* soundbar* e-reader* smart-tv televisies
    hogedrukreiniger* robotmaaier* grasmaaier* wandelschoen wandelschoenen hardloopschoen hardloopschoenen voetbalschoenen slaapzak* luchtbed*
    zonnebrand* zonnebril* tent tenten rugzak* uitverkoop* outlet* webshop* verlanglijst* leasefiets* leaseauto* kinderzitje* luchtreiniger*
    ventilator* airco* tandenborstel* scheerapparaat* föhn krultang* stijltang* bureaustoel* hoofdkussen* boxspring* kinderfiets* loopfiets*
    kinderstoel* babyfoon* dashcam* fietshelm* fietsslot* fietsendrager* dakkoffer* laadpaal* autoband* winterband* kamado* vuurkorf* parasol*
    loungeset* tuinset* daktent koepeltent tunneltent opblaastent laadpalen thuislader* kofferset* handbagagekoffer rugzakken wandelrugzak* regenpak*
    paraplu* windjack wandelstokken thermosfles* drinkfles* koelbox* campingstoel* campingkookstel* slaapmat* zaklamp* verrekijker* telescoop*
    camera's spiegelreflex* systeemcamera* actiecamera* gopro* statief* fotoprinter* laserprinter* all-in-oneprinter monitor oled* qled beamer*
    projector* oortjes* smartwatches sporthorloges powerstation* airfryers espressomachine* koffiezetter* koffiemolen* melkopschuimer* citruspers*
    slowjuicer* foodprocessor* handmixer* mixer* contactgrill* ijsmachine* broodbakmachine* personenweegschaal* pannenset* messenset*
    inductiekookplaat* combimagnetron* koelkasten koel-vriescombinatie* vrieskist* afwasmachine* vaatwassers wasmachines wasdroogcombinatie*
    warmtepompdroger* strijkijzers stoomstrijk* steelstofzuiger* robotstofzuiger* dweilrobot* kruimeldief* stoomreiniger* raamzuiger*
    luchtbevochtiger* luchtontvochtiger* ontvochtiger* airco's straalkachel* terrasverwarmer* infraroodpaneel* traagschuim pocketvering*
    verzwaringsdeken* autostoeltjes buggy* wandelwagens maxi-cosi* stepjes opblaaszwembad* bubbelbad* tuinmeubel* loungebank* zonnebrandcrème*
    insectenspray* hogedrukspuit* accuboor* accuboormachine* schroefmachine* gereedschapsset* ladder* barbecues gasbarbecue* houtskoolbarbecue*
    pizzaovens vuurschaal* terrashaard* e-bikes e-bike longtail* vouwfiets* stadsfiets* gravelbike* omafiets* transportfiets* fietsaccu* fietstas*
    fietskrat* fietspomp* fietskarren plug-in* gezinsauto* stationwagon* suv* suv's occasion* tweedehandsauto* autoverkoop* proefrit* autotest*
    rijtest* scooter* dakdrager* trekhaak* vierseizoenenbanden* ruitenkrabber* aanrader* kassakoopje* koopgidsen koopadvies koopadviezen
    consumentenbond productreview* gebruikerservaring* vergelijkingssite* vergelijkingstest* cadeaubon* cadeaukaart* cadeau-idee* cadeau-ideeën
    kadobon* cadeaugids* relatiegeschenk* hebbeding* musthave* must-have* solden winteruitverkoop* zomeruitverkoop* magazijnverkoop* kortingscode*
    kortingsactie* kortingsbon* webwinkels bestelling garantie* fabrieksgarantie marktplaats kringloopkleding *apparaat -ambtenarenapparaat
    -overheidsapparaat -politieapparaat`,
  doings: `!getest !kopen !koop_je !koop_ik !vergeleken !in_de_test !waar_let_je_op !beste_koop welke_is_de_beste aanschaffen ~vergelijken ~elektrisch
    ~elektrische leasen ~huren ~de_beste ~welke ~verkopen op_accu nieuwe_collectie beste_van_dit_moment de_beste_uit_de_test vergelijk vergelijking
    gaan_lang_mee gaat_lang_mee aan_te_schaffen nieuwe_stofzuiger voor-_en_nadelen past_het_best welke_past kiezen_tussen verkrijgbaar op_de_markt
    zonder_zak op_benzine_of elektrisch_of_benzine elektrisch_rijden een_nieuwe_auto fiets_kopen bank_kopen ~de_fijnste ~de_mooiste ~auto ~fiets ~merk
    ~oven ~winkel ~kwaliteit ~apparaat ~aankoop ~retour ~*collectie ~*fiets ~model ~verschil_tussen ~gadget ~gadgets ~bestellen ~nieuwste
    ~prijs-kwaliteit ~duurzaam ~duurzame_keuze ~sterren_voor ~*machine ~*auto ~*oven ~*zuiger elektrische_fiets elektrische_auto elektrische_step
    black_friday cyber_monday reiskoffer_kiezen lunchbox_kiezen beeldscherm_kiezen toetsenbord_kiezen gaminglaptop_kiezen televisie_kiezen
    noise_cancelling draadloze_oordopjes pannen_kiezen oven_kiezen elektrische_kachel elektrische_deken bedden_kiezen bed_kopen dekbedden_kiezen
    speelgoed_kiezen trampoline_kopen heggenschaar_kiezen bladblazer_kiezen racefiets_kopen elektrische_auto's hybride_auto all-season_banden
    tip_van_de_redactie singles_day prime_day retour_sturen tweedehands_iphone retourneren refurbished tweedehandse ~kies_je_een ~kies_je_de
    ~kies_je_het ~voordelen_van_een ~past_bij_jou ~past_bij_je ~kopen_weer elektrische_fietsen eerste_auto`,
}
