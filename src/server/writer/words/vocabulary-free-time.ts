// The words of sport, culture and the feasts of the year. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const SPORT: Vocabulary = {
  words: `ajax psv feyenoord oranjefans voetbal* wk ek ~tour tennis* verstappen elftal* bondscoach* finale kampioen* medaille* marathon* nk *voetbal
    eredivisie* wielrenner* wielrenster* wieler* f1 *finale *kampioen *kampioenschap *medaille *marathon -leesmarathon -schrijfmarathon fc az vitesse
    heracles nec nac rkc vvv-venlo excelsior cambuur telstar liverpool arsenal juventus hockey* hockeyster* darts darter* giro vuelta parijs-roubaix
    luik-bastenaken-luik elfstedentocht* schaatser* schaatsster* schaatskampioen* shorttrack* atleet atlete* atleten* atletiek* zwemster* zwemploeg*
    handbal* volleybal* beachvolleybal* basketbal* korfbal* honkbal* waterpolo* judo judoka* turner* turnster* bokser* boks* kickboks* rugby* golfer*
    golftoernooi* snooker* roeier* roeiploeg* skiër* snowboarder* zeilster* motorcross* motogp autosport* coureur* nba nfl knvb fifa uefa wimbledon
    wereldbeker* wereldkampioen* spits doelman doelvrouw keeper* aanvaller middenvelder* verdediger aanvoerder* scheidsrechter* grensrechter* transfer
    transfers transfermarkt transferperiode landstitel* wereldtitel* titelstrijd wereldrecord* uurrecord* topsport* topsporter* sporter* sportvrouw*
    sportman sportclub* sportbond* voetballer* voetbalster* stadion* leeuwinnen speelronde* wedstrijd* *wedstrijd competitie* play-offs doelpunt*
    penalty* strafschop* blessuretijd slotminuut* slotfase hattrick* gelijkspel* tegengoal* goal goals klassieker eindsprint* tijdrit* bergetappe*
    poulefase voorbeschouwing nabeschouwing olympiër* medaillespiegel ploeggenoot ploegleider* estafette* estafetteploeg bekerfinale knvb-beker
    cruijff vollering nadal djokovic alcaraz federer messi ronaldo mbappé kwalificatiewedstrijd* voetbaltrainer* spelregel* voetbalplaatjes
    supportersvereniging* seizoenskaart* thuiswedstrijd* uitwedstrijd* oefenwedstrijd* topwedstrijd derby* bekerwedstrijd bekerduel competitieduel*
    duel* -duelleren play-off degradatie* degradatieduel titelkandidaat* titelfavoriet kampioensschaal kampioensfeest huldiging* kampioenswedstrijd
    landskampioen wereldkampioenschap* wereldtitels sportwedstrijd* toernooi* *toernooi grandslam* wtatoernooi tennisser* tennisster* tennisspeler*
    hockeyer* hockeyinternational hockeyclub* hockeyteam hockeyvrouwen hockeymannen handbalster* handbalsters volleybalster* basketballer*
    basketballers honkballer* rugbyteam judoka's turnsters zwemmers zwemkampioen* zwemtoernooi roeisters roeiers wielerploeg* wielerkoers*
    wielerronde* wielerseizoen wielertalent* wielerliefhebber* veldrijd* cyclocross* tijdritwinst sprintzege massasprint* klassement* eindklassement
    bolletjestrui regenboogtrui kasseien kasseienkoers gent-wevelgem tourwinnaar* tourstart tourploeg* visma sunweb pogacar pogačar vingegaard
    evenepoel roglic pitstop* pole polesitter mclaren norris leclerc piastri sainz circuit* -circuitbord spa-francorchamps monza silverstone imola
    suzuka interlagos dakarrally rally* rallyrijder* autocoureur* motorcoureur* superbike wegrace* schaatstoernooi* schaatsseizoen schaatsploeg*
    schaatstalent* schaatsteam thialf ijsbaan* kunstschaats* ijshockey* curling bobslee* biatlon alpineskiën skikampioen langebaan* marathonschaats*
    antoinette sifan polsstok* hoogspring* verspring* kogelstoot* speerwerp* discuswerp* sprintster* hordeloop* hordeloopster tienkamp* zevenkamp*
    triatlon* triatleet* ironman* duatlon* marathonloper* hardloopwedstrijd* hardloopevenement zevenheuvelenloop city-pier-city singelloop bruggenloop
    epke brobbey haaland vinicius lewandowski mourinho klopp maradona pelé sportdirecteur* assistent-trainer* hoofdtrainer* hoofdcoach*
    keeperstrainer* interim-trainer jeugdopleiding jeugdspeler* jeugdinternational basisspeler* basisplaats bankzitter* reservedoelman reservebank
    invaller* linksback rechtsback* vleugelspeler* vleugelverdediger spelmaker* topscorer* topschutter* hoekschop* buitenspel* buitenspelval
    videoscheidsrechter* schorsing* omhaal kopbal* afstandsschot* tiki-taka verlenging* penaltyserie* penaltyreeks nederlaag* overwinning* zege *zege
    zeges zegereeks gelijkmaker* treffer treffers *treffer koploper* kopgroep* *vice-kampioen podiumplek* podiumplaats* ereplaats* winterspelen
    zomerspelen milaan-cortina vlaggendrager teamnl sportgala* sportzomer* sportweekend sportjournaal* sportnieuws sportuitslag* dopingtest* doping*
    wada fifa-* uefa-* ioc ioc-* knvb-* voetbalbond* hooligan* voetbalrellen tribune* staantribune sfeeractie* amateurvoetbal* zaterdagvoetbal
    zondagvoetbal damesvoetbal* vrouwenvoetbal* zaalvoetbal* jeugdvoetbal straatvoetbal beachsoccer bal voetbalveld* kunstgrasveld* clubhuis*
    clubkampioen* clubrecord* hoofdklasse* mvv ado anderlecht napoli chelsea tottenham newcastle everton dortmund psg benfica celtic galatasaray
    fenerbahçe besiktas damkampioen* schaakkampioen* schaaktoernooi* schaakgrootmeester bridgekampioen dartstoernooi* dartskampioen* littler 180'er
    9-darter negendarter vechtsport* mma ufc bokswedstrijd* boksgala bokskampioen* kickbokser* judogoud taekwondo karate* boogschiet* gewichthef*
    sumo* springruiter* springpaard* dressuur* dressuurruiter* ruiter* ruitersport* paardenrace* drafsport golfkampioen* zeilrace* zeilwedstrijd*
    roeiwedstrijd* varsity skutsje korfbalfinale korfballeague waterpoloster* synchroonzwemmen schoonspring* surfkampioen kitesurfkampioen
    skateboardkampioen bmx bmx'er baanwielrenn* baanrenner* motorcrosser* herlings zijspan* schaker *ploeg *trainer *renner *renners basketbalsters
    amateurclub* voetbalclub* trainer trainers transfernieuws marathonrecord* kwartfinale judoka`,
  doings: `verslaat versloeg wint_van wint_weer wint_goud wint_zilver wint_brons pakt_goud pakt_zilver pakt_brons pakt_titel halen_goud verliest_van
    gelijkspelen speelt_gelijk naar_de_finale in_de_finale plaatst_zich plaatsen_zich ~wint ~winnen ~verliest ~verliezen uitgeschakeld degradeert
    promoveert op_de_valreep rode_kaart olympisch olympische op_het_podium voor_eigen_publiek tekent_bij tekent_contract ~traint verslaan
    verliezen_van winnen_van gelijkgespeeld wint_opnieuw wint_nipt wint_met wint_derby wint_etappe wint_toernooi verliest_opnieuw verliest_nipt
    verliest_met verliest_finale verliest_thuis verliest_in wint_finale wint_titel wint_grand_prix op_jacht_naar_goud jacht_op_goud scoren scoort_twee
    maakt_debuut_in_oranje vervolgt_loopbaan speelt_bij speelt_in_de speelt_tegen rijdt_tour naar_ajax naar_psv naar_feyenoord onderuit_tegen
    onderuit_bij uit_de_tour in_de_tour tour_de de_tour over_de_tour uit_de_giro op_het_ek op_het_wk voor_het_ek voor_het_wk op_weg_naar_de_titel
    pakken_wereldtitel pakt_wereldtitel pakken_titel pakt_zege grijpt_naast grijpt_titel haalt_finale haalt_goud mist_finale mist_wk mist_ek
    hangt_schoenen_aan zwaait_af_als_trainer eerste_overwinning laatste_wedstrijd uitgefloten geblesseerd ~geblesseerde ~sportieve ~onverslaanbaar
    ~trainer ~coach ~club ~ploeg ~team ~supporters ~oranje ~goud ~brons ~zilver ~titel ~sprinter ~spelen ~sport ~beker ~selectie ~etappe ~topper
    ~*record ~renner ~renners ~speler ~speelster ~spelers ~loper ~lopers ~finish ~startschot ~winnaar ~winnaars ~scheids ~elf ~veld ~uitslag ~punten
    ~seizoen ~clubs ~teams ~*team ~*coach ~*speler ~*beker ~*club ~sport* jupiler_league formule_1 formule_e grand_prix pole_position sparta_rotterdam
    ado_den_haag pec_zwolle go_ahead_eagles fortuna_sittard willem_ii de_graafschap real_madrid fc_barcelona manchester_united manchester_city
    bayern_münchen tour_de_france ronde_van_vlaanderen amstel_gold_race super_bowl champions_league europa_league conference_league eerste_divisie
    keuken_kampioen_divisie roland_garros us_open australian_open oranje_leeuwinnen gele_trui nederlands_elftal jong_oranje johan_cruijff
    frenkie_de_jong memphis_depay virgil_van_dijk sifan_hassan femke_bol van_der_poel lewis_hamilton jutta_leerdam van_gerwen raymond_van_barneveld
    irene_schouten sven_kramer nederlands_record supporters_van promotie_naar europees_kampioen grand_slam masters_1000 groene_trui muur_van_hoei
    alpe_d'huez mont_ventoux col_du_tourmalet strade_bianche milaan-san_remo omloop_het_nieuwsblad dwars_door_vlaanderen ronde_van_italië
    ronde_van_spanje visma_lease_a_bike van_aert wout_van_aert remco_evenepoel marianne_vos annemiek_van_vleuten lorena_wiebes tom_dumoulin
    fabio_jakobsen dylan_groenewegen puck_pieterse thibau_nys kwalificaties_f1 kwalificatie_in safety_car teamgenoot_verstappen red_bull
    red_bull_racing ferrari_f1 mercedes_f1 russell_f1 grands_prix circuit_zandvoort abu_dhabi_gp assen_tt tt_assen dakar_rally tom_coronel
    nyck_de_vries schaatsen_wk alternatieve_elfstedentocht kjeld_nuis ireen_wüst joy_beune thomas_krol patrick_roest jorrit_bergsma suzanne_schulting
    xandra_velzeboer jens_van_'t_wout dafne_schippers nadine_visser lieke_klaver abdi_nageeye 400_meter 100_meter_sprint halve_marathon_van
    dam_tot_damloop epke_zonderland sanne_wevers ranomi_kromowidjojo marrit_steenbergen maarten_van_der_weijden ferry_weertman sharon_van_rouwendaal
    harrie_lavreysen jeffrey_hoogland edwin_van_der_sar marco_van_basten ruud_gullit dennis_bergkamp arjen_robben wesley_sneijder robin_van_persie
    louis_van_gaal ronald_koeman arne_slot erik_ten_hag dick_advocaat guus_hiddink cody_gakpo xavi_simons denzel_dumfries matthijs_de_ligt van_dijk
    lieke_martens vivianne_miedema jill_roord daphne_van_domselaar andries_jonker lamine_yamal kane_scoort mo_salah carlo_ancelotti pep_guardiola
    cristiano_ronaldo lionel_messi johan_neeskens ernst_happel rinus_michels toon_gerbrands technisch_directeur aankoop_spits centrale_verdediger
    vrije_trap gele_kaart rood_voor rode_kaarten eigen_doelpunt rust_op_achterstand winnende_treffer rode_lantaarn tweede_plaats bronzen_medaille
    zilveren_medaille gouden_medaille olympische_spelen parijs_2024 los_angeles_2028 openingsceremonie_spelen team_nl sportploeg_van
    sporter_van_het_jaar sportman_van studio_sport walking_football vierde_klasse derde_divisie tweede_divisie jong_ajax jong_psv nec_nijmegen
    sc_heerenveen fc_twente fc_groningen fc_utrecht fc_emmen fc_volendam fc_den_bosch fc_dordrecht fc_eindhoven roda_jc nac_breda az_alkmaar
    rkc_waalwijk almere_city top_oss helmond_sport club_brugge standard_luik kaa_gent rode_duivels antwerp_fc inter_milaan ac_milan as_roma
    atlético_madrid borussia_dortmund rb_leipzig paris_saint-germain fc_porto magnus_carlsen anish_giri snooker_wk michael_van_gerwen luke_littler
    luke_humphries gian_van_veen premier_league premier_league_darts rico_verhoeven badr_hari schermen_wk worstelen_op amazone_te jumping_amsterdam
    ryder_cup joost_luiten volvo_ocean_race ocean_race jeffrey_herlings bal_op_de_stip paralympisch* wielren* tijdrijden voetballen veldrijden
    kunstrijden skispringen skûtsjesilen kaatsen fierljeppen touwtrekken trainer_stapt_op trainer_weg bronzen_plak zilveren_plak gouden_plak
    gestrand_in scheids_onder_druk onderuit ~scoort ~scoorde scoort_tegen`,
}

export const CULTURE: Vocabulary = {
  words: `boek boeken roman romans *roman biografie* film films serie series netflix* album concert* festival* museum* musea *museum tentoonstelling*
    expositie* theater* musical* podcast podcasts songfestival* ~kunst schrijver* schrijfster* auteur* regisseur* acteur* actrice* zanger* zangeres*
    ~band muziek* *boek *boeken -handboek* -draaiboek* -wetboek* -logboek* -woordenboek -huishoudboek* -*kookboek -*kookboeken -*bezoek -*bezoeken
    -*zoek -*zoeken -*onderzoek *romans *film *films *serie *series -*serieus album* *concert *concerten *festival *festivals *theater toneelstuk*
    toneelspel* podcast* kunstenaar* kunstenares* kunstwerk* kunstroute* kunsthal* kunstbeurs* *kunst -kookkunst *schrijver -afschrijver *schrijfster
    schrijverschap thriller* *thriller dichter dichters dichteres* stadsdichter* gedicht* *gedicht *gedichten -sinterklaasgedicht* poëzie*
    dichtbundel* debuut* debuteert literatuur* boekenweek* boekenclub* boekhandel* leesclub* leestip* leeslijst* stripboek* stripverhaal* stripheld*
    bioscoop* documentaire* docu docu's oscar* videoland tv-programma* tv-serie* televisieserie* televisieprogramma* talkshow* talentenjacht* quiz*
    soap soapster presentator* presentatrice muzikant* *muziek liedje* lied liederen orkest* *orkest koor koren *koor dirigent* componist* ballet*
    danser* danseres* dansvoorstelling* voorstelling* *voorstelling -voorstellings -teleurstelling cabaret* stand-up lowlands pinkpop oerol eurosonic
    jazz* popmuziek* popgroep* popconcert* rockband* rapper* hiphop* dj dj's schilderij* *schilderij beeldhouw* galerie galeries galeriehouder
    rembrandt* vermeer mondriaan nachtwacht picasso banksy monet mozart bach beethoven chopin vivaldi matthäus-passion beyoncé adele coldplay abba
    anouk spinvis bridgerton beeldentuin* erfgoed* recensie* dramaserie* kostuumdrama* sprookje* sprookjes* rijksmuseum* mauritshuis concertgebouw*
    eurovisie* straattheater* openluchttheater* poppentheater* kleinkunst* literatuurprijs libris boekenbal griffel griffels rijneveld nijntje miffy
    gitaarles* pianoles* zangles* vinyl* platenzaak* popquiz* filmtip* filmhuis* filmfestival* serietip* kijktip* boekentip* boekrecensie* opera
    opera's *opera operahuis operazanger* liefdeslied volkslied kinderlied clublied kerstlied levenslied slaaplied slaapliedje* -dagboek -telefoonboek
    bundel verhalenbundel* essaybundel* poëziebundel* novelle* detective detectives *detective politieserie krimi* misdaadroman* familieroman*
    debuutroman* liefdesroman* streekroman* sciencefiction* fantasy* fantasyboek* dystopie* kinderboekenweek* prentenboek* luisterboek* luisterboeken
    e-book* audioboek* memoires autobiografie* schrijversleven schrijverspaar schrijvershuis* schrijfster boekenmarkt* boekwinkel* boekenwinkel*
    antiquariaat* minibieb* buurtbieb leesvoer leesplezier leesgroep* leesclubboek lezerstip bestseller* uitgever* uitgeverij* manuscript*
    schrijfwedstrijd* schrijfcursus* schrijftip* vertaler* boekenbon* boekbespreking* boekverfilming* verfilming* filmversie remake* sequel prequel
    trailer trailers blockbuster* bioscoopfilm* speelfilm* horrorfilm* komedie* romcom* tekenfilm* animatiefilm* pixar disneyfilm* marvel oppenheimer
    dune filmster* filmregisseur* filmmaker* filmmuziek* filmprijs* filmrecensie* idfa iffr berlinale filmset* hollywood* bollywood acteerwerk
    acteerdebuut hoofdrol* bijrol* stuntman nasynchron* ondertitel* streamingtip* hbo viaplay succession seizoensfinale* slotaflevering* aflevering*
    seriefinale* gtst oogappels zomergasten dwdd lingo masterchef realityserie* realityshow* realityster* tv-presentator* tv-quiz* televisiequiz*
    spelprogramma* spelshow* kijkcijfer* kijkcijfers omroep* npo radioprogramma* radiomaker* radio radiostation* radiodj top2000 hitlijst* hitsingle*
    hitje zomerhit* kersthit* songtekst* songwriter* singer-songwriter* popster* popzanger* popzangeres* volkszanger* smartlap* levensliedzanger
    levenslied* tributeband* coverband* boyband* girlgroup* k-pop bts blackpink madonna rihanna eminem kanye oasis radiohead u2 elvis nirvana
    metallica rammstein bløf racoon froukje s10 frenna broederliefde tiësto hardwell afrojack verdi puccini wagner mahler brahms schubert rachmaninov
    tsjaikovski debussy satie strawinsky sjostakovitsj symfonie* symfonieorkest* strijkkwartet* kamermuziek sopraan* tenor bariton mezzo* operaster*
    zangvereniging* zangtalent* zangwedstrijd* koorzang popkoor shantykoor* fanfare* harmonieorkest* brassband* blaasorkest* muziekschool* muziekles*
    muziekinstrument* saxofoon* saxofonist* trompet* trompettist* drumstel drummer* drumles bassist* gitarist* pianist* organist* orgel* kerkorgel*
    cellist* violist* vioolbouwer* harp harpist* fluitist* klarinet* accordeon* accordeonist* trekharmonica draaiorgel* carillon* beiaardier*
    stadsbeiaardier ukelele* doedelzak* straatmuzikant* straatmuziek straatartiest* busker* popzaal* poppodium* muziekpodium* paradiso festivalseizoen
    festivalzomer* festivaltip* festivalterrein dancefeest* dance-event* hardstyle* defqon mysteryland awakenings sziget tomorrowland werchter parkpop
    bevrijdingspop paaspop appelpop vestrock noorderslag esns noordermarkt theaterseizoen* theaterstuk* theatermaker* theatergezelschap* theatertour*
    theatershow* theatervoorstelling* theaterprijs amateurtoneel* toneelgroep* toneelvereniging* toneelspeler* toneelschrijver* toneelversie
    souffleur* decorbouw* revue* circus* circusartiest* goochelaar* goochelshow* illusionist* cabaretier* cabaretshow* oudejaarsconference*
    stand-upcomedian* comedy comedian* comedyshow* youp sketch* sketches satire* imitator* dansgezelschap* danstheater* choreograaf* choreografie*
    tango* salsa* flamenco* breakdance* streetdance* stijldans* volksdans* danswedstrijd* balletschool* balletles* schilderkunst* schilderes*
    kunstschilder* stilleven* zelfportret* portretschilder* landschapsschilder* impressionis* expressionis* surrealis* renaissance* kunstgeschiedenis*
    kunstliefhebber* kunstverzamel* kunstveiling* kunstmuseum* kunstacademie* kunstproject* kunstinstallatie* kunstbiënnale biënnale* documenta
    videokunst* fotokunst* straatkunst* graffiti* muurschildering* muurschilderingen mozaïek* glaskunst* glas-in-lood* standbeeld* beeldenroute*
    beeldenpark* sculptuur* sculpturen beeldhouwster keramist* aquarel* prentkunst tekenaar* tekenares striptekenaar* cartoonist* cartoon*
    illustrator* asterix kuifje comic* fotograaf fotografe* fototentoonstelling* fotoproject* fotografiemuseum rijksmuseum kröller-müller boijmans
    bonnefanten teylers museumnacht* museumbezoek* museumkaart* museumtip* museumweek* openluchtmuseum* spoorwegmuseum naturalis scheepvaartmuseum
    rubens escher dalí klimt cézanne gauguin matisse chagall kandinsky rothko rodin michelangelo caravaggio botticelli architectuur* rietveld* berlage
    bauhaus brutalisme* monumentendag* rijksmonument* kathedraal* basiliek* klooster* kloosterleven abdij* kloosters archeolog* archeologie*
    opgraving* opgravingen schatvondst* muntvondst* bodemvondst* stadsarchief* stadsgeschiedenis volksverhaal* volksverhalen legende legendes
    mythologie* sage sagen fabels carnavalsliedje streektaal* dialect* dialecten taal taalgevoel* taalfout* spelling* straattaal* gezegde*
    spreekwoord* spreekwoorden uitdrukkingen haiku* sonnet* limerick* dichtregel* dichtkunst* voordracht* lucebert vasalis slauerhoff gorter marsman
    rowling shakespeare hamlet tolstoj dostojevski kafka hemingway murakami multatuli couperus pfeijffer bernlef dolfje gruffalo pippi lp's
    langspeelplaat* cd's platenspeler* jukebox* anime techno manga manga's cello barok uitdrukking illustratie toneel* film* -filmt dans* zang* piano*
    *zanger *album *scène *dans *tentoonstelling *fotograaf -kunstgras* -kunstmatig* -kunststof* -kunstmest* -kunstgebit* cassette* cassettebandje*
    dichteressen *podcast wilhelmus volkslied* ~lied houtskooltekening*`,
  doings: `te_zien_in te_lezen op_het_witte_doek boeken_die lezen_we lees_je_mee ~leest ~luisteren uitleest gerestaureerd tv_kijken films_kijken zingen_in
    in_een_koor boeken_over films_over series_over films_wil serie_kijken films_die series_die wil_je_zien mag_je_niet_missen te_horen_in treedt_op
    treden_op speelt_hoofdrol speelt_de_hoofdrol brengt_album_uit brengt_single_uit nieuwe_single nieuw_album nieuwe_roman nieuw_boek nieuwe_bundel
    nieuwe_film nieuwe_serie nieuwe_voorstelling verfilmd bekroond bekroonde geëxposeerd exposeert toont_kleine_meesters sluit_pinkpop sluit_lowlands
    interview_met_schrijver interview_met_zanger beeldhouwen schilderen_leren leren_schilderen gitaar_spelen piano_spelen leren_dansen dansen
    toneelspelen acteren muziek_maken liedjes_schrijven naar_het_theater naar_het_museum naar_de_film naar_een_concert ~gezongen ~gespeeld ~componeren
    ~zingt ~verhalen ~lezer ~lezers ~bibliotheek ~artiest ~artiesten ~single ~programma ~schilder ~gitaar ~viool ~fotografie ~architect ~monument
    ~strip ~liefdesverhaal ~verhaal_van ~televisie ~hit ~hits ~nummers ~cover ~podium ~tv ~podia ~schrijven ~lezing ~lezingen ~klassieker ~optreden
    ~optredens ~zingen ~toeschouwers ~publiek ~regie ~rol ~rollen ~komiek ~ster ~première ~beeld ~beelden ~tekening ~tekeningen ~doek ~hoofdstuk
    ~pagina ~personage ~personages ~creatief ~*verhaal ~*schilder ~kunst* graphic_novel gouden_kalf gouden_griffel gouden_televizier-ring disney_plus
    prime_video zwarte_cross north_sea_jazz van_gogh vincent_van_gogh frida_kahlo jheronimus_bosch taylor_swift ed_sheeran the_beatles rolling_stones
    bruce_springsteen doe_maar andré_hazes harry_potter james_bond game_of_thrones star_wars wie_is_de_mol boer_zoekt_vrouw heel_holland_bakt
    expeditie_robinson the_voice b&b_vol_liefde arthur_japin arnon_grunberg harry_mulisch gerard_reve annie_m.g annie_m.g._schmidt annie_schmidt
    dick_bruna anton_pick anne_frank_dagboek klassieker_op_plaat kort_verhaal korte_verhalen spannend_boek spannende_boeken historische_roman
    young_adult boekenkast_van writer's_block vertaling_van nobelprijs_voor_literatuur nobelprijs_literatuur booker_prize p.c._hooft-prijs
    libris_literatuurprijs studio_ghibli avatar_film barbie_film james_bond-film cannes_filmfestival nederlands_film_festival apple_tv+ squid_game
    stranger_things the_crown goede_tijden flikken_maastricht mocro_maffia de_luizenmoeder eva_jinek vandaag_inside bed_en_breakfast
    kopen_zonder_kijken de_slimste_mens slimste_mens twee_voor_twaalf heel_holland temptation_island married_at_first_sight first_dates
    lang_leve_de_liefde the_masked_singer the_voice_of holland's_got_talent dancing_with npo_radio top_2000 top_40 nummer_1-hit billie_eilish dua_lipa
    lady_gaga kendrick_lamar harry_styles abba_voyage fleetwood_mac pink_floyd led_zeppelin david_bowie michael_jackson bob_dylan joni_mitchell
    leonard_cohen golden_earring boudewijn_de_groot de_dijk kensington_band ilse_delange acda_en_de_munnik guus_meeuwis marco_borsato jan_smit
    roxy_dekker suzan_en_freek suzan_&_freek davina_michelle duncan_laurence joost_klein claude_zanger lil_kleine ronnie_flex armin_van_buuren
    martin_garrix andre_rieu andré_rieu johann_strauss johann_sebastian_bach wolfgang_amadeus klassiek_concert zanger_van ziggo_dome afas_live
    johan_cruijff_arena_concert down_the_rabbit_hole best_kept_secret rock_werchter dour_festival concert_at_sea sneakers_festival
    into_the_great_wide_open le_guess_who amsterdam_dance_event louis_d'or theo_d'or kleedkamer_van hans_klok freek_de_jonge herman_van_veen
    hans_teeuwen micha_wertheim claudia_de_breij theo_maassen nationale_ballet nederlands_dans_theater de_stijl gouden_eeuw romeinse_tijd grieks_beeld
    street_art beeldende_kunst beeld_van_brons suske_en_wiske donald_duck lucky_luke comic_con world_press_photo stedelijk_museum van_goghmuseum
    van_gogh_museum groninger_museum centraal_museum drents_museum fries_museum girl_with_a_pearl meisje_met_de_parel johannes_vermeer frans_hals
    jan_steen hieronymus_bosch jeroen_bosch pieter_bruegel van_eyck piet_mondriaan karel_appel cobra_museum m.c._escher marlene_dumas andy_warhol
    jackson_pollock salvador_dalí egon_schiele leonardo_da_vinci mona_lisa rem_koolhaas amsterdamse_school open_monumentendag monumentaal_pand
    romeinse_vondst mythe_van canon_van fries_leren woord_van_het_jaar nieuw_woord woordenboek_van poetry_slam spoken_word dichter_des_vaderlands
    tsead_bruinja ester_naomi_perquin ingmar_heytze ida_gerhardt martinus_nijhoff paul_van_ostaijen hugo_claus annie_mg j.k._rowling jane_austen
    charles_dickens romeo_en_julia virginia_woolf stephen_king agatha_christie dan_brown sally_rooney haruki_murakami karin_slaughter saskia_noort
    herman_koch tommy_wieringa kader_abdolah connie_palmen hella_haasse hella_s._haasse max_havelaar louis_couperus w.f._hermans jan_wolkers
    remco_campert ilja_leonard_pfeijffer lale_gül griet_op_de_beeck dimitri_verhulst stefan_hertmans david_van_reybrouck geert_mak anna_enquist
    renate_dorrestein tessa_de_loo lucas_rijneveld marieke_lucas_rijneveld paul_biegel tonke_dragt roald_dahl jan_terlouw carry_slee francine_oomen
    jacques_vriens astrid_lindgren literair* snelle kubisme* middeleeuw* aquarelleren lezen voorleesavond`,
}

export const SEASON: Vocabulary = {
  words: `kerst* sinterklaas* pakjesavond pasen paas* halloween* koningsdag* moederdag* vaderdag* valentijn* oudejaarsavond oliebollen carnaval* verjaardag*
    feest *feest feestdagen bruiloft* trouwen sint surprise surprises intocht* pieten pietendag* schoencadeau* chocoladeletter* oudejaars* nieuwjaars*
    oliebol* oliebollenkraam* feest* *feestje -kinderfeestje* feestje* feesttafel* adventskalender* advent adventskrans* suikerfeest ramadan* iftar*
    offerfeest chanoeka diwali holi pinksteren* hemelvaart* bevrijdingsdag* bevrijdingsfestival* sint-maarten lampion* driekoningen* jubileum*
    babyshower* genderreveal* kraamfeest* trouwerij* trouwdag* trouwjurk* trouwlocatie* trouwring* trouwkaart* trouwplannen bruid bruiden bruids*
    bruidegom huwelijksfeest* huwelijksaanzoek* huwelijksdag* vrijgezellenfeest* verlovingsfeest* verloving* housewarming* slingers ballon ballonnen
    vuurwerk* -vuurwerkverbod* -vuurwerkramp* afscheidsfeest* themafeest* paasei* paaseieren chocolade-eieren eindejaar* diploma-uitreiking abrahampop
    sarahpop lustrum* sinterklaasgedicht* sinterklaasavond *bruiloft buurtfeest* straatfeest* gastenlijst* uitnodiging* feestlocatie* kersttrui
    kersttruien kerstgevoel optocht* carnavalsoptocht carnavalsvereniging* carnavalswagen* carnavalspak* carnavalsoutfit polonaise alaaf schmink
    verkleedpartij* verkleedfeest* bruidspaar* bruidsjurk* bruidsboeket* bruidstaart* bruidsmode bruidsmeisje* bruidsjonker bruidskind
    ceremoniemeester* trouwambtenaar* trouwauto* trouwfeest* trouwreceptie trouwfoto* trouwalbum trouwgelofte* trouwbeloftes trouwbudget trouwstress
    trouwuitnodiging* trouwthema trouwbeurs huwelijkscadeau* huwelijksgeloften huwelijksverjaardag* huwelijksjubileum* bruiloften bruiloftsgast*
    aanzoek* verlovingsring* verloofde* jawoord ja-woord babyborrel* kraamborrel doopfeest* communiefeest vormsel diplomafeest geslaagdenfeest
    examenfeest* verjaardagsfeest* verjaardagstaart* verjaardagscadeau* verjaardagskaart* verjaardagskalender* kinderfeest* partyplanner* feestje
    feestjes themafeestje* tuinfeest* housewarmingcadeau sarah surpriseparty verrassingsfeest* jubilea jubileumfeest* buurtbarbecue* straatbarbecue
    burendag* buurtborrel nieuwjaar nieuwjaarsborrel* nieuwjaarsreceptie* nieuwjaarsduik* nieuwjaarswens* nieuwjaarskaart* oudjaar* oud-en-nieuw
    oliebollentest* appelbeignets aftelmoment sterretjes vuurwerkshow* siervuurwerk vreugdevuur* voornemens sinterklaascadeau* sinterklaasfeest*
    sinterklaasgedichten sinterklaasintocht sinterklaasliedje* sinterklaasjournaal* goedheiligman pakjesboot* pepernotentijd schoencadeautjes lootjes
    sinterklaasrijm* surprise-idee* kadootje* kerstboom* kerstbomen kerstballen kerstversiering* kerststal* kerststukje* kerstkrans* kerstpakket*
    kerstkaart* kerstpost kerstborrel* kerstconcert* kerstliedje* kerstlied kerstliederen kerstverhaal* kerstfilm* kerstman* kerstmis kerstnacht*
    kerstnachtdienst kerstavond* kerstochtend* kerststress kersttafel* kersttijd kerstinkopen kerstlampjes kerstverlichting kerstshow* kerstkoekje*
    kerstkransjes kerstbrunch adventstijd adventskaars adventsmarkt sint-nicolaas allerheiligen allerzielen halloweenkostuum spookhuis* griezelfeest
    paasbest paasweekend paasvuur* paasvuren paashaas paaseitjes paastafel paastakken paasontbijt* paasversiering* palmpasen* aswoensdag vastenavond
    hemelvaartsdag hemelvaartweekend pinksterweekend pinksterdag koningsnacht koninginnedag vrijmarkt* vrijmarkten pride zomerfeest* zomerfeesten
    dorpsfeest* dorpsfeesten kermisweek oogstfeest* bloemencorso* corso lichtjesfeest* lichtjesroute* lichtfestival lichtjesavond* lampionoptocht
    midzomer* midzomernacht midwinter* winterfair* winterfeest sint-nicolaasmarkt holifeest eid lentefeest newroz nowruz secretaressedag juffendag
    meesterdag opadag oma-en-opadag moederdagontbijt moederdagcadeau* vaderdagcadeau* valentijnscadeau* valentijnskaart* *viering kerstviering`,
  doings: `jarig getrouwd verloofd ~vieren ~viert ~vier versieren versier ten_huwelijk in_het_huwelijk in_de_schoen schoen_zetten jaar_getrouwd
    op_31_december vieren_we gevierd vier_je feestvieren voor_sinterklaas voor_kerst met_kerst met_pasen met_carnaval voor_carnaval op_koningsdag
    met_sinterklaas voor_vaderdag voor_moederdag met_oud_en_nieuw tijdens_de_feestdagen in_de_feestmaand boom_versieren kerstboom_versieren
    gaat_trouwen gaan_trouwen op_je_verjaardag met_je_verjaardag 25_jaar_getrouwd 50_jaar_getrouwd 60_jaar_getrouwd 40_jaar_samen ~getrouwde
    ~uitnodigen ~uitgenodigd ~traktatie ~huwelijk ~gasten ~kalkoen ~cadeautjes ~versiering ~slinger ~gastvrouw ~gastheer ~lampjes ~kaartje ~kaartjes
    ~kostuum ~voorpret ~cadeautje ~tradities ~traditie ~receptie zwarte_piet keti_koti oud_en_nieuw sint_maarten goede_voornemens eerste_kerstdag
    tweede_kerstdag eieren_verven gouden_bruiloft 50_worden prins_carnaval raad_van_elf diamanten_bruiloft zilveren_bruiloft vijftig_jaar_getrouwd
    geregistreerd_partnerschap bar_mitswa sweet_sixteen 18e_verjaardag 50e_verjaardag veertig_worden dertig_worden zestig_worden abraham_en_sarah
    champagne_om_twaalf goed_voornemen lootjes_trekken dobbelspel_sinterklaas white_christmas witte_kerst sint_nicolaas sint_jan dia_de_los_muertos
    dag_van_de_doden pompoen_uithollen pompoen_snijden trick_or_treat goede_vrijdag witte_donderdag oranje_tompouce bevrijdingsdag_festival gay_pride
    canal_parade roze_zaterdag loi_krathong chinees_nieuwjaar chinees_lichtfestival dag_van_de_leraar romantisch_diner carbidschieten kerstshoppen
    met_koningsdag een_taart_voor`,
}
