// The words of body and mind, of how things are done and of what is bought. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const EXERCISE: Vocabulary = {
  words: `hardlopen sporten fitness* krachttraining *training *trainingen -mediatraining -assertiviteitstraining -managementtraining zwemmen sportschool*
    yoga* pilates* hardloop* hardloper* hardloopschema training trainingen -gehoorzaamheidstraining -puppytraining -hondentraining -hondentrainingen
    -taaltraining -geheugentraining -zindelijkheidstraining krachttraining* hometrainer* crosstrainer* bootcamp* crossfit buikspier* spieren *spieren
    spier spierpijn* spieroefening* spiermassa conditie* warming-up* cooling-down stretch* padel* squash* badminton* tafeltennis* zwemles*
    zwemdiploma* baantjes schaatsles* paardrijles* manege* dansles* zumba spinning skeeler* skates skateboard* squats squat push-up* oefeningen
    *oefeningen -rekenoefening -ademhalingsoefening* -evacuatieoefening sportschema* trainingsschema* boulder* klimhal* klimmuur* aerobics qigong
    stappenteller* sportblessure* blessure blessures knieblessure wandelsport fietstraining racefiets* wielrennen tennisles* golfles* duikles*
    surfles* judoles* boksles* ochtendgymnastiek gymnastiek* gymles* soepelheid lenigheid loopgroep* sportmaatje* sportkleding* cardio cardiotraining
    *oefening -*uitoefening -*beoefening roeimachine* roeiapparaat loopband halter* halters dumbbell* kettlebell* weerstandsband* gewichtheffen
    gewichten deadlift* pull-up* lunges burpees crunches plank sit-ups corespieren bilspieren beenspieren armspieren borstspieren rugspieren
    rugspieroefening* bekkenbodem* bekkenbodemspieren spieropbouw spierkracht spiergroei spierverlies hiit hiit-training tabata bodypump bodybalance
    spinningles* poweryoga yogales* yogamat* yogaoefening* yogahouding* zonnegroet stoelyoga barre reformer ochtendyoga looprondje* loopschema*
    looptraining hardloopblessure* hardlooptip* hardloophorloge* hardlooproute* hardloopbroek hardloopmaatje* hardloopgroep* trailrun* ultraloop*
    interval* intervallen duurloop* sprinttraining jogger* marathontraining marathonvoorbereiding hartslagzone* vo2max sporthorloge* hersteltraining
    rustdag* overtraining blessurepreventie hardloopknie lopersknie tennisarm tenniselleboog achillespees* hamstring* kuitblessure* enkelblessure*
    spierscheuring verrekking fysiotherapeut* rugoefening* nekoefening* evenwicht balansoefening* rekoefening* stretchoefening* mobiliteitsoefening*
    ochtendoefening* zitoefening* buikoefening* schouderoefening* oefenschema* beweegprogramma* beweegtip* beweegplein* zitgedrag wandeltraining
    sportles* sportlessen sportschoolabonnement* sportschoolangst sportmaatjes sportdip sportplezier sportdrank* sportbeha* sporttas* gymzaal*
    gymleraar* schoolgym sportdag* borstcrawl schoolslag aquarobics aquagym aquafit zwemtechniek zwemschool* zwemabonnement openwaterzwem* duikbrevet
    paddleboard* padelbaan* padelracket* padelles* tennisbaan* tennisracket* pickleball* squashbaan fitnessapparaat* calisthenics crossfitbox
    obstakelrun* hindernisbaan* klimles* klimwand boulderhal* zumbales boksles kickboksles zelfverdediging* aikido taichi nordic golfbaan* bowling*
    atletiekbaan wielrenfiets mountainbiketraining spinningfiets* racefiets rollerski* schaatstechniek skeelertocht skigym skifit fysio fysiotherapie
    *spierpijn ochtendgym hardloopapp* trappenlopen`,
  doings: `sport_je trainen train bewegen beweeg rennen joggen roeien schaatsen leren_schaatsen skeeleren skaten boulderen tennissen badmintonnen rekken
    stretchen squatten bankdrukken fit fitter fitste fit_worden fit_blijven in_beweging baantjes_trekken leren_zwemmen leren_skiën leren_surfen
    een_marathon_lopen eerste_10_kilometer 5_kilometer 10_kilometer sterker_worden leniger soepel_blijven in_vorm opdrukken hardlopen_in rennen_met
    hardloop_je leren_hardlopen leren_roeien leren_schermen beginnen_met_sporten beginnen_met_hardlopen beginnen_met_wielrennen traint_voor
    rechtop_zitten oefeningen_voor uithoudingsvermogen blijven_bewegen meer_bewegen genoeg_bewegen moet_je_trainen wandelen_als_training in_topvorm
    fit_op fit_door fit_en_gezond ~sporter ~vermoeide_spieren ~strekken ~zwemt ~rent ~oefening ~beweging ~baan_zwemmen ~sportieve ~krachtig ~gespierd
    ~kilometer_lopen ~trainer_thuis ~lopen ~looptechniek ~sport ~*sport halve_marathon halve_marathons plank_oefening -militaire_oefening
    personal_trainer nordic_walking tai_chi 10.000_stappen kilometer_hardlopen bench_press spieren_kweken core_stability les_mills yin_yoga 5_km 10_km
    start_to_run couch_to_5k joggen_met stap_voor_stap_hardlopen trainen_voor vo2_max shin_splints runners_knee enkel_verzwikt tapen_sport
    te_veel_zitten lang_zitten staand_werken stappen_per_dag stappen_zetten vrije_slag obstacle_run mud_run klimmen_in_de_hal dansen_als_sport
    krav_maga qi_gong leren_golfen jeu_de_boules voetballen_met wielrenner_worden schaatsen_leren paardrijden aquajoggen duiken surfen kitesurfen
    turnen touwtjespringen crosstrainen planken core warmlopen trailrunnen duurlopen overtraind* bewegingsarm* stilzitten sedentair ijszwemmen
    freediven lenig buikdansen paaldansen golfen bowlen* biljarten darten tafeltennissen volleyballen basketballen handballen hockeyen korfballen
    sportief buik_weg platte_buik fitte ~buik trappen_lopen beste_hardloopapp`,
}

export const WELLBEING: Vocabulary = {
  words: `slapen slaap gezondheid* voeding* vitamine* ontspanning mindfulness meditatie* stress* ~rust hygge zelfzorg relatie* liefde* vriendschap* overgang
    hormonen* hoofdpijn* rugpijn* bewegen ademhaling* slaap* -slaapkamer* -slaapzak* -slaapbank* -slaapritueel -slaapregressie -slaapfeestje*
    -borstvoeding* hormoon* ademhalings* middagdutje* dutje* powernap* nachtrust* insomnia piekergedachten hooikoorts* pollen allergie* verkoudheid*
    griep* griepprik* keelpijn hoest migraine* nekpijn* kniepijn buikpijn* maagpijn maagzuur oorpijn kiespijn rugklachten nekklachten *klachten
    -geluidsklachten spierkramp lichaam* immuunsysteem weerstand cholesterol* bloeddruk* darm darmen* darmflora stofwisseling overgewicht gewicht
    dieet* diëten eiwit* vezel vezels mineralen magnesium omega-3 supplement* menstruatie* anticonceptie* libido eenzaamheid* zelfvertrouwen zelfbeeld
    zelfliefde zelfcompassie dankbaarheid* levensgeluk emotie* gevoelens prikkel prikkels overprikkel* hsp verlegenheid faalangst* adhd autisme*
    therapie* psycholoog* psychologie* coaching lifecoach* journaling dankdagboek sauna* massage* wellness* spa ijsbad* veroudering* levensstijl*
    leefstijl* *gewoontes gewoonte* winterdip* voorjaarsmoeheid vermoeidheid moeheid huisarts* tandarts* tandvlees gebit* gehoorschade oogarts*
    zonnesteek uv-straling spataderen *hygiëne liefdesverdriet* dating* vrijgezel* singles huwelijkscrisis relatietherapie seksualiteit intimiteit*
    hartslag eczeem* jeuk wratten* insectenbeet* overgangsklacht* opvlieger* puberhormonen schuldgevoel* schaamte* uitstelgedrag zelfkritiek
    ochtendmens* avondmens* ochtendroutine* avondroutine* detox* schermverslaving levenslust zingeving veerkracht tandpasta tanden mantelzorg* geluk
    geluksgevoel* geluksmoment* -relatief -relatieve -stankklachten dokter* huisartsenbezoek bijwerking* bijwerkingen paracetamol* ibuprofen*
    pijnstiller* antibiotica* antidepressiva* slaapmiddel* melatonine slaaptip* slaaphygiëne slaaptekort* slaapritme* slaapcyclus slaapwandel* snurk*
    slaapapneu* nachtmerrie* middagdip* ochtendhumeur* wekker* ochtendritueel* avondritueel* zomertijd wintertijd spanningshoofdpijn duizeligheid
    oorsuizen tinnitus oorontsteking* oordruppels blaasontsteking* schimmelinfectie* aambeien obstipatie diarree buikgriep pds glutenintolerantie*
    lactose-intolerant* lactose-intolerantie coeliakie voedselallergie* notenallergie* pinda-allergie huisstofmijt* astma* reuma* artrose jicht
    gewrichten gewrichtspijn* botontkalking osteoporose botten* botdichtheid hernia ischias schouderpijn* heuppijn voetpijn hielspoor* likdoorn* eelt
    kalknagel* zweetvoeten winterhanden wintertenen bloedarmoede ijzertekort* b12 vitaminepil* vitaminetekort* schildklier* bloedsuiker* insuline*
    diabetes* suikerziekte prediabetes hartkloppingen longen astma-aanval rs-virus vaccinatie* vaccin* reisprik ehbo-doos schaafwond* blaren blaar
    bloedneus* neusspray* koorts* koortslip* griepje griepgolf griepvirus keelontsteking heesheid hees zuurbranden maagklacht* maagzuurremmer*
    mondhygiëne tandplak tandsteen kunstgebit* wortelkanaal* kaakpijn tandartsangst* oogdruppels bijziendheid staaroperatie ooglaseren gehoorapparaat*
    gehoorverlies oorsmeer menopauze perimenopauze overgangstip* overgangsvrouw hormoontherapie* hormoonbalans* cyclus* menstruatiecyclus
    menstruatiepijn menstruatiecup* pms endometriose pcos anticonceptiepil spiraaltje* condoom* seksleven* orgasme* erectie* libidoverlies impotentie
    plasproblemen incontinentie* bekkenbodemtraining uitstrijkje afslankpil* crashdieet* ketodieet keto vetverbranding buikvet vetpercentage bmi
    calorie* calorieën calorietekort eetbui* emotie-eter* jojo-effect jojo-effecten ozempic afslankmedicijn* transvet ultrabewerkt* superfood*
    antioxidant* probiotica* darmbacterie* eiwitshake* proteïne* collageen* gembershot* detoxkuur* sapkuur* bouillonvasten vastenkuur* ikpas
    alcoholgebruik rookstop* stoptober roker* nicotine* nicotinepleister* cbd* cbd-olie mindset affirmatie* visualisatie* bodyscan ademwerk*
    ademtechniek* ademsessie* buikademhaling koudetraining* ijszwem infraroodsauna* wellnessdag* verwendag* spa-dag hammam massages zelfmassage*
    voetmassage* hoofdmassage* voetreflex* acupunctuur* osteopaat* chiropract* homeopath* aromatherapie kruidengeneeskunde natuurgeneeskunde reiki
    chakra* spiritualiteit* boeddhis* stilteretraite* retraite* klankschaal klankschalen dankbaarheidsdagboek bulletjournal* zelfreflectie zelfkennis
    zelfontwikkeling zelfhulp* zelfhulpboek* levensles* levenslessen levensvraag* levenskunst levensgenieter* levensfase* midlife* midlifecrisis
    quarterlife* ouderdom* levensverwachting* verouderingsproces anti-aging longevity vitaliteit* energielek* energiegever* stresssignalen
    stresssignaal stresshormoon* cortisol keuzestress* keuzestress prestatiedruk* bindingsangst* verlatingsangst hechtingsstijl* hechtingsstijlen
    hoogtevrees claustrofobie angsten paniekaanval* paniekaanvallen hyperventilatie fobie* dwanggedachten piekeraar* piekeraars onzekerheid*
    assertiviteit* pleaser* hooggevoeligheid hsp'er introverten extraverten alleenzijn vriendengroep* vriendschappen vriendinnen* ghosting datingapp*
    tinder* tinderdate liefdesleven liefdestaal* liefdestalen verliefdheid* verkering* lat-relatie* langeafstandsrelatie* polyamorie* polyamoreus
    vreemdgaan* ontrouw* jaloezie relatiecrisis relatieprobleem* relatietip* relatieruzie* relatiepauze narcist* narcisme gaslighting break-up*
    ex-partner* partnerkeuze* leeftijdsverschil* knuffelhormoon huidhonger oxytocine dopamine* dopaminedetox serotonine endorfine* adhd'er* autist*
    concentratieprobleem* focus* brainfog geheugentraining hersentraining* breintraining zonlicht lichttherapie* daglichtlamp* daters splinter
    koudwaterbad koudwaterduik concentratie concentratieoefening* beugel *pijn *therapie *ontsteking *allergie *syndroom -hersenbloeding*
    -hersentumor* darm* -psychose* tanden* -tandem hartritme* misselijkheid optimist* pessimist* reuk smaakverlies slaaphouding* maag maag-darm*
    maagproblemen *infectie -desinfectie -adembenemend* -ademloos ademnood positief aanraking* afkicken* allergieseizoen anti-stress* apneu
    bloedgroep* bloedonderzoek* bloedprik* bloedwaarden botbreuk* buikje* buikgevoel buikademen calcium chagrijn* checkup check-up chillen
    collageenpoeder darmkuur dagritme diabeet* doorzetting* doorzettingsvermogen droomduiding eenling eetstijl eetlust egoïsme* eigenwaarde
    energiedip* energieniveau evenwichtig foliumzuur galsteen* gapen gehoortest* gewrichtsklacht* gezondheidstip* gezondheidsklacht* gezondheidscheck
    groepsdruk hartsvriendin* heupoperatie* hersenmist hielpijn hoofdhuidjeuk hormoonspiegel* huidarts* huiduitslag* ijzerinname immuniteit inenting*
    innerlijk* intuïtie* jodium klimaatangst klierkoorts* kortademig* kruidenthee* kuitkramp* kwakzalver* kwetsbaarheid lachtherapie lachyoga
    levensduur levensritme levensvreugde lichaamsbeeld* lichaamstaal* liefdesbrief* liefdevol* loopneus* lymfe* maagbacterie* maandverband*
    magnesiumtekort* mannelijkheid* mannenkwaal* massagestoel* meditatiekussen mensenkennis mentaliteit middagslaap nachtzweet* neusbijholte*
    nierstenen ochtendgewoonte* onbalans onderbuikgevoel onrustig* ontgiften* ontstekingsremmer* oogmigraine oogtest* oogvlekken oorsuizing oprispen*
    opvliegers ouderdomskwaal* overbezorgd* overdenking* overeten paniekerig* pijnklacht* plankenkoorts* plasklacht* platvoet* positiviteit*
    prostaatklacht* prikkelarm* psychisch* psychische rughernia rugpatiënt* rustdagen rustpunt* rustmoment* samenzijn* schildklier schimmelnagel*
    schuldgevoelens slaapapp* slaapcoach* slaapgebrek* slaapkwaliteit* slaapmasker slaapmeting slaapprobleem* slaapstoornis* slaapthee slaapuur*
    slapeloosheid snotneus* somberheid spanningen spanningsklacht* spijsvertering* spiegelneuron stemmingswissel* stoelgang* stofallergie stotteren*
    stressbestendig* stressbal stresskip* stressvrij* suikerdip* suikerverslaving* suikervervanger* teennagel* tekenbeten thuiszorg* uitdroging*
    uitgeblust* uitgerust* uitgeput* urinweg* verlegen* vermoeidheidsklachten verslapen verveling* vetarm* voedingsadvies* voedingsschema*
    voedingsstof* voetschimmel* vriendelijkheid vrijgezellen* vriendenkring* waterdrinken warmtekussen* weerbaar* wellnessweekend* wilskracht*
    winterblues winterslaapje woede-uitbarsting* zelfacceptatie* zelfdiscipline* zelfinzicht* zelfmedelijden zelfrespect* zelfspot* zelftest*
    zelfwaardering* zenuwachtig* zenuwen zonneallergie* zonverbrand* zorgeloos* zuurgraad zwaarmoedig*`,
  doings: `slaapt slaap_je ontspannen mediteren gezond gezonder gezonde gezondste ongezond afvallen ademen piekeren verkouden uitrusten onthaasten nee_zeggen
    stoppen_met_roken minder_drinken in_slaap wakker wakker_liggen beter_slapen slecht_slapen moe vermoeid gelukkig gelukkiger helpt_tegen
    goed_voor_je slecht_voor_je slecht_voor_jezelf goed_voor_jezelf tot_rust voor_jezelf_zorgen ouder_worden gestrest verliefd grenzen_aangeven
    grenzen_stellen zonder_suiker minder_suiker suikervrij zonder_alcohol ~loslaten ~huilen ~lachen ~helpt_dat wat_doet_suiker stil_zijn slapeloos
    slaap_lekker lekker_slapen goed_slapen in_slaap_vallen doorslapen_volwassen minder_streng streng_voor_jezelf mild_voor_jezelf
    lief_zijn_voor_jezelf jezelf_zijn in_je_hoofd uit_je_hoofd tot_jezelf bij_hoofdpijn bij_verkoudheid tegen_hoofdpijn tegen_stress tegen_verkoudheid
    naar_de_dokter naar_de_huisarts naar_de_tandarts naar_de_psycholoog in_therapie gezond_leven gezonder_leven gezond_voor gezond_is gezond_oud
    gezonde_voeding slecht_voor elke_dag_een_appel stoppen_met_alcohol stoppen_met_drinken stoppen_met_suiker minder_alcohol mediteer
    omgaan_met_stress omgaan_met_kritiek omgaan_met_jaloezie omgaan_met_onzekerheid je_emoties je_gevoel je_lichaam je_hormonen je_brein je_hart
    je_darmen je_huid_van je_rug je_ogen je_gehoor je_geheugen mentaal mentale mentaal_gezond mentale_gezondheid geestelijk_gezond lichamelijk
    lichamelijke klachten_bij last_van zelfzorg_voor me-time even_niets_doen niets_doen nietsdoen luieren lanterfanten onthaast langzaam_leven
    slow_living bewust_leven digitaal_minderen ~opgebrand ~prikkelarm ~ontspannende ~ontspant ~gezondere ~ongezonde ~pijnlijk ~pijnlijke ~huilt
    naar_bed op_je_stemming ~stilte ~energie ~angst ~alcohol ~roken ~kou ~brein ~geheugen ~lijf ~rug ~humeur ~gevoel ~hart ~bloed ~suiker ~zelf_zijn
    ~humeurig ~stemming ~zelfbewust ~pijn ~jeukt ~spanning ~zorgen_maken ~paniek ~rustmoment ~huidproblemen ~kwaal ~kwaaltjes ~symptomen ~herstel
    ~herstellen_van ~nek ~knie ~schouder ~buik ~keel ~tand ~oren ~mond ~compliment ~boosheid ~boos ~verdrietig ~vergeven ~ruzie ~*middel ~*zorg
    intermittent_fasting koude_douche single_zijn kruidenthee_tegen digital_detox digitale_detox dromen_over droom_uitleg vroege_vogel vroeg_opstaan
    hoofdpijn_door verstopping_darm prikkelbare_darm opgeblazen_gevoel opgeblazen_buik ingegroeide_teennagel overmatig_zweten koude_handen
    koude_voeten vitamine_b12 vitamine_c hoge_bloeddruk lage_bloeddruk prik_halen eerste_hulp blauwe_plek verstopte_neus slijm_hoest schorre_stem
    slechte_adem witte_tanden droge_ogen ogen_laseren doof_worden de_pil zelfonderzoek_borst koolhydraatarm_dieet verzadigd_vet onverzadigde_vetten
    minder_zout bewerkt_voedsel kurkuma_tegen groene_thee_tegen periodiek_vasten stoppen_met_koffie dry_january positief_denken positieve_psychologie
    law_of_attraction wim_hof koud_douchen koude_duik koude_douches etherische_olie dagboek_schrijven persoonlijke_groei persoonlijke_ontwikkeling
    pensionering_en geraniums_zitten gelukkig_oud oud_worden honderd_worden blue_zones sociale_angst innerlijke_criticus innerlijk_kind people_pleaser
    vrienden_maken beste_vriendin beste_vriend vriend_kwijt eerste_date blind_date open_relatie affaire_liefde toxische_relatie ex_terug single_in
    communicatie_in_je_relatie kriebels_in vlinders_in_je_buik hoogbegaafde_volwassen herstel_na brain_fog frisse_lucht vitamine_zee natuur_is_gezond
    op_tijd_naar_bed kussen_slaap invloed_van_licht slapeloos* allergisch* hoesten vasten ongesteld perfectionis* hoogsensitief* hooggevoelig*
    introvert* extravert* daten seks* tandenpoetsen snurken tandenknarsen knarsetanden snoozen opstaan uitslapen duizelig* zweten hikken niezen
    neusverkouden slechthorend* vrijen* afslanken* emotie-eten lijnen eiwitrijk* sapvasten nuchter* nuchtere vapen manifesteren visualiseren
    spiritueel* zweverig zen vitaal* vitaler energiek* energieker futloos lusteloos* overbelast* overspannen* overprikkeld* faalangstig onzeker*
    zelfverzekerd* assertief* pleasen grenzeloos empath* eenzame eenzaam* alleenstaand* alleengaand autistisch* focussen multitasken vergeetachtig*
    adem* hersen* psych* misselijk* positief_blijven slecht_geslapen goed_geslapen beter_geslapen slecht_in_slaap hoe_vind_je_de_liefde je_positief
    positiever omgaan_met_drukte omgaan_met_angst omgaan_met_eenzaamheid gezond_of_niet is_gezond nieuwe_vrienden_maken een_vriendschap met_je_lief
    met_je_partner je_partner je_relatie tegen_jeuk tegen_droge_ogen koude_handen_en ouder_en_wijzer jezelf_vergelijken met_anderen_vergelijken
    gewoontes_doorbreken gewoonten_doorbreken ~alledag ~balans ambitie_loslaten anders_eten bang_zijn bezorgd_zijn blauw_licht blauwe_zone
    bloed_prikken brandend_maagzuur compleet_mens drukke_agenda eerlijk_zijn gedachten_stoppen geduld_oefenen goede_nacht haaruitval_door
    hardnekkige_hoest hoge_hartslag innerlijke_rust je_rust_pakken keuzes_maken kritiek_krijgen lage_rugpijn leesbril_nodig leeftijd_is
    lekker_in_je_vel luisterend_oor minder_moe natuurlijk_herstel negatieve_gedachten onrust_in_je opgeruimd_hoofd ouderen_en_eenzaam perfect_zijn
    ritme_in_je_dag sociale_batterij stijve_nek stijve_spieren stilstaan_bij tijd_voor_jezelf trots_zijn vergeten_te_leven verlies_van_smaak
    vertrouwen_in_jezelf verwachtingen_loslaten vitamine_a vitamine_e volwassen_worden vriendelijk_zijn vrienden_voor_het_leven wandelen_tegen_stress
    wandelend_ontstressen zin_in_seks zin_van_het_leven zwakke_darmen ~wat_helpt ~rustig ~alleen_zijn ~de_winter_door ~tevreden ~taboe ~fysiek
    ~motivatie ~somber ~emotioneel ~emotionele ~gevoelig ~gevoelige ~kwetsbaar ~kwetsbare`,
}

export const HOWTO: Vocabulary = {
  words: `~tips ~tip stappenplan* handleiding* ~stap ~uitleg ~beginners ~trucs ~trucjes haakpatroon* haakpatronen breipatroon* breipatronen naaipatroon*
    naaimachine* handwerk* macramé* origami patchwork* keramiek* houtbewerking* kalligrafie handlettering* goocheltruc* fietsband* fietsbel ehbo
    lifehack* schaakopening* kaartspel* kaartspellen sudoku* puzzel* kruiswoord* legpuzzel* rijbewijs* rijles* theorie-examen* wolwinkel breinaald*
    borduurwerk* kaarsenmaker zeepmaker spandoek ~band gebarentaal* morsecode penvriend* penpal scrapbook* plakboek* kleurboek* mandala* houtsnijden*
    houtsnijwerk timmerles epoxy pottenbak* klei keramiekles papier-maché decoupage zeefdruk* linosnede stempel* blokprint leerbewerk* kralen*
    kralenketting armbandje* vriendschapsbandje* weefgetouw spinnewiel wolvilt* amigurumi haaknaald* haakles* breiclub* breicafé* naaiclub* naailes*
    naaicafé* quilt* lapjesdeken* kruissteek* knoopkunst zeemansknoop* servet* vliegers cryptogram* woordpuzzel* kruiswoordpuzzel* legpuzzels
    puzzelboek* schaakregel* schaakles* pokeren* poker backgammon mahjong* rummikub catan klaverjas* hartenjagen patience kaarttruc* jojoën diabolo
    eenwiel* jongleer* slackline* typecursus* schoenveters veter* rits* stopnaald fietsketting* fietswiel* fietsonderhoud bandenspanning* oliepeil*
    ruitenwisser* startkabel* startkabels apk* zekering* scharnier* kompas* speech* toespraak* bezwaarschrift* klachtenbrief opzegbrief volmacht*
    machtiging* id-kaart* identiteitskaart* paspoort motorrijbewijs* boetebezwaar adreswijziging* koorddansen houtskool`,
  doings: `repareren reparatie_van haken breien breit naaien borduren punniken vouwen vijlen plakken solderen jongleren goochelen aannaaien fotograferen
    typen_met band_plakken banden_plakken banden_wisselen band_verwisselen in_drie_stappen in_vier_stappen in_vijf_stappen in_tien_stappen
    stap_voor_stap zelf_maken zelf_doen zelf_leren knoop_aannaaien sokken_stoppen kaarsen_maken zeep_maken vlieger_maken tekenen_leren leren_tekenen
    leren_typen leren_fotograferen leren_naaien leren_breien auto_wassen fiets_opknappen fiets_repareren das_breien sjaal_breien trui_breien
    sokken_breien strikken ~zelf ~leren ~leer ~maken ~handig ~handige ~aanvragen ~invullen ~onthouden ~tekenen ~knippen metselen_leren zelfgemaakt
    zelfgemaakte met_de_hand zelf_kaarsen zelf_zeep kaarsen_gieten muurtje_metselen hoe_repareer hoe_werk hoe_knoop hoe_strik hoe_schrijf hoe_leer
    leer_jezelf leer_je aanleren hoe_vul hoe_vraag repareer repareert herstel_je zelf_repareren zelf_bouwen zelf_naaien zelf_breien zelf_haken
    zelf_gemaakt in_zes_stappen in_zeven_stappen in_twee_stappen in_acht_stappen voor_dummies voor_linkshandigen tips_en_trucs lekke_band_plakken
    ~gieten ~oplossen ~leert ~opzetten ~workshop ~cursus ~stappen ~kaarsen ~zeep ~knoop ~sokken ~naald ~lijm ~touw ~banden ~handigheid ~wol ~garen
    ~papier ~karton ~stof ~figuur ~reparatie ~kwasten lekke_band braille_leren brieven_schrijven kaarten_maken kaartjes_maken fotoalbum_maken
    bullet_journal kleuren_voor_volwassenen diamond_painting draaischijf_klei servies_maken papier_scheppen lino_snijden stempels_maken stof_verven
    sokken_verven sieraden_maken armbandjes_maken granny_square breien_leren borduren_voor leren_knopen strik_maken cadeaus_inpakken cadeau_inpakken
    inpakken_cadeau servetten_vouwen papieren_vliegtuig papieren_vliegtuigje vouwen_van kraanvogel_vouwen rubiks_kubus kubus_oplossen schaken_leren
    kolonisten_van_catan bridge_leren fluiten_op_je_vingers blind_typen schoenen_poetsen vlinderdas_strikken rits_repareren zoom_leggen
    broek_korter_maken broek_innemen gat_in_je_trui gaatje_stoppen kleding_repareren ketting_smeren ketting_vervangen fietsverlichting_maken
    remmen_afstellen banden_oppompen olie_verversen ruitenwissers_vervangen accu_vervangen auto_starten auto_poetsen auto_keuren lampje_vervangen
    slot_ontdooien deur_schaven waterkraan_ontkalken schaar_slijpen aanmaken_vuur vuurtje_stoken vuur_aanmaken kampvuur_maken tent_opzetten
    kaart_lezen eerste_hulp_les hut_timmeren vogelhuisje_maken insectenhotel_maken nestkast_maken nestkastje_maken wormenhotel_maken brief_schrijven
    speech_schrijven toost_uitbrengen klacht_indienen bezwaar_maken rijbewijs_halen theorie_halen achteruit_inparkeren verhuizing_doorgeven
    stemmen_bij_volmacht pottenbakken schaken dammen klaverjassen vliegeren schoonschrijven kaligraferen scrapbooken figuurzagen houtdraaien
    houtbranden epoxygieten kleien glazuren boetseren batikken tie-dye punchneedle weven vilten quilten knopen bridgen toepen buikspreken typen
    schoenpoetsen kaartlezen reanimeren* inparkeren* fileparkeren ~hoe_werkt tekenen_met met_houtskool vogelhuisje_timmeren`,
}

export const PRODUCT: Vocabulary = {
  words: `!review* ~test koopgids* !koopgids* stofzuiger* koffiemachine* e-bike* tweedehands korting* sale aanbieding* ~collectie cadeau cadeaus cadeautips
    ~wasmachine* ~vaatwasser* matras !koopwijzer* *stofzuiger *stofzuigers koffiezetapparaat* *cadeau *cadeaus cadeau* matrassen *matras wasdroger*
    droogtrommel magnetron* waterkoker* broodrooster* blender* keukenmachine* staafmixer* sapcentrifuge* kinderwagen* autostoel* bakfiets* fietskar*
    fatbike* speedpedelec* cv-ketel* oordopjes koptelefoon* *speaker speakers bluetoothspeaker* soundbar* e-reader* smart-tv televisies
    hogedrukreiniger* robotmaaier* grasmaaier* wandelschoen wandelschoenen hardloopschoen hardloopschoenen voetbalschoenen slaapzak* luchtbed*
    zonnebrand* zonnebril* tent tenten rugzak* uitverkoop* outlet* webshop* verlanglijst* leasefiets* leaseauto* kinderzitje* luchtreiniger*
    ventilator* airco* tandenborstel* scheerapparaat* föhn krultang* stijltang* bureaustoel* hoofdkussen* boxspring* kinderfiets* loopfiets*
    kinderstoel* babyfoon* dashcam* fietshelm* fietsslot* fietsendrager* dakkoffer* laadpaal* autoband* winterband* winterbanden kamado* vuurkorf*
    parasol* loungeset* tuinset* daktent koepeltent tunneltent opblaastent fietshelmen hoofdkussens bakfietsen laadpaal laadpalen thuislader*
    kofferset* handbagagekoffer rugzakken wandelrugzak* regenpak* paraplu* windjack wandelstokken thermosfles* drinkfles* koelbox* campingstoel*
    campingkookstel* slaapmat* zaklamp* verrekijker* telescoop* camera's spiegelreflex* systeemcamera* actiecamera* gopro* statief* fotoprinter*
    laserprinter* all-in-oneprinter monitor oled* qled beamer* projector* koptelefoons oortjes* smartwatches sporthorloges powerstation* airfryers
    espressomachine* koffiezetter* koffiemolen* melkopschuimer* citruspers* slowjuicer* foodprocessor* handmixer* mixer* contactgrill* ijsmachine*
    broodbakmachine* personenweegschaal* pannenset* messenset* inductiekookplaat* combimagnetron* koelkasten koel-vriescombinatie* vrieskist*
    afwasmachine* vaatwassers wasmachines wasdrogers wasdroogcombinatie* warmtepompdroger* strijkijzers stoomstrijk* steelstofzuiger* robotstofzuiger*
    stofzuigers dweilrobot* kruimeldief* stoomreiniger* raamzuiger* luchtbevochtiger* luchtontvochtiger* ontvochtiger* ventilatoren airco's
    straalkachel* terrasverwarmer* infraroodpaneel* traagschuim pocketvering* hoofdkussen verzwaringsdeken* babyfoons autostoeltjes kinderwagens
    buggy* wandelwagens maxi-cosi* kinderstoelen loopfietsen stepjes opblaaszwembad* bubbelbad* tuinmeubel* tuinmeubelen loungebank* zonnebrandcrème*
    insectenspray* grasmaaiers robotmaaiers hogedrukspuit* accuboor* accuboormachine* schroefmachine* gereedschapsset* ladder* barbecues gasbarbecue*
    houtskoolbarbecue* pizzaovens vuurschaal* terrashaard* e-bikes e-bike speedpedelecs longtail* vouwfiets* stadsfiets* gravelbike* omafiets*
    transportfiets* kinderfietsen fietsaccu* fietstas* fietskrat* fietsslot fietspomp* fietskarren plug-in* gezinsauto* stationwagon* suv* suv's
    occasion* occasions tweedehandsauto* autoverkoop* proefrit* autotest* rijtest* scooter* scooters dakdrager* trekhaak* vierseizoenenbanden*
    autobanden ruitenkrabber* aanrader* kassakoopje* koopgidsen koopadvies koopadviezen consumentenbond productreview* gebruikerservaring*
    vergelijkingssite* vergelijkingstest* cadeaubon* cadeaukaart* cadeau-idee* cadeau-ideeën kadobon* cadeaugids* relatiegeschenk* hebbeding*
    hebbedingen musthave* must-have* musthaves solden winteruitverkoop* zomeruitverkoop* magazijnverkoop* kortingscode* kortingsactie* kortingsbon*
    webwinkels webshops bestelling garantie* fabrieksgarantie marktplaats kringloopkleding *apparaat -ambtenarenapparaat -overheidsapparaat
    -politieapparaat`,
  doings: `!getest !kopen !koop_je !koop_ik !vergeleken !in_de_test !waar_let_je_op !beste_koop !beste_getest !kies_je_de !kies_je_een !kies_je_het
    welke_is_de_beste past_bij_jou aanschaffen ~vergelijken ~elektrisch ~elektrische leasen ~huren ~de_beste ~welke ~verkopen in_de_uitverkoop
    in_de_aanbieding is_zijn_geld_waard op_accu tweedehands_auto nieuwe_collectie getest_op beste_van_dit_moment de_beste_uit_de_test vergelijk
    vergelijking gaan_lang_mee gaat_lang_mee aan_te_schaffen waard_om_te_kopen nieuwe_stofzuiger laadpaal_aan_huis voordelen_van_een voor-_en_nadelen
    nieuw_of_tweedehands past_het_best welke_past kiezen_tussen te_koop_bij verkrijgbaar nu_verkrijgbaar op_de_markt zonder_zak op_benzine_of
    elektrisch_of_benzine elektrisch_rijden een_nieuwe_auto auto_kopen auto_leasen fiets_kopen bank_kopen ~de_fijnste ~de_mooiste ~auto ~auto's ~fiets
    ~merk ~merken ~oven ~winkel ~kwaliteit ~apparaat ~apparaten ~aankoop ~retour ~*collectie ~*fiets ~model ~modellen ~verschil_tussen ~gadget
    ~gadgets ~bestellen ~nieuwste ~prijs-kwaliteit ~duurzaam ~duurzame_keuze ~sterren_voor ~*machine ~*auto ~*oven ~*zuiger elektrische_fiets
    elektrische_auto elektrische_step black_friday cyber_monday barbecue_kiezen zwembad_opblaasbaar reiskoffer_kiezen lunchbox_kiezen hangmat_kopen
    spotting_scope lens_camera beeldscherm_kiezen toetsenbord_kiezen gaminglaptop_kiezen televisie_kiezen noise_cancelling draadloze_oordopjes
    zonnepaneel_set pannen_kiezen oven_kiezen mobiele_airco elektrische_kachel elektrische_deken bedden_kiezen bed_kopen topper_matras
    dekbedden_kiezen speelgoed_kiezen trampoline_kopen zwembad_kopen tuinset_kopen heggenschaar_kiezen bladblazer_kiezen racefiets_kopen
    elektrische_auto's hybride_auto motor_kopen elektrische_scooter all-season_banden koopje_van tip_van_de_redactie singles_day prime_day
    retour_sturen wettelijke_garantie tweedehands_iphone retourneren refurbished tweedehandse`,
}
