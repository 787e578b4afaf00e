// The words of sport, culture and the feasts of the year. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const SPORT: Vocabulary = {
  words: `ajax psv feyenoord oranjefans voetbal* wk ek ~tour tennis* verstappen elftal* bondscoach* finale kampioen* medaille* marathon* nk *voetbal
    eredivisie* wielrenner* wielrenster* wieler* f1 *finale *kampioen *kampioenschap *medaille *marathon -leesmarathon -schrijfmarathon fc az vitesse
    heracles nec nac rkc vvv-venlo excelsior cambuur telstar liverpool arsenal juventus hockey* hockeyster* darts darter* giro vuelta parijs-roubaix
    luik-bastenaken-luik elfstedentocht* schaatser* schaatsster* schaatskampioen* shorttrack* atleet atlete* atleten* atletiek* zwemster* zwemploeg*
    handbal* volleybal* beachvolleybal* basketbal* korfbal* honkbal* waterpolo* judo judoka* turner* turnster* bokser* boks* kickboks* rugby* golfer*
    golftoernooi* snooker* roeier* roeiploeg* skiër* snowboarder* zeilster* motorcross* motogp autosport* coureur* nba nfl knvb fifa uefa wimbledon
    wereldbeker* wereldkampioen* doelman doelvrouw keeper* aanvaller middenvelder* verdediger aanvoerder* scheidsrechter* grensrechter* transfer
    transfers transfermarkt transferperiode landstitel* wereldtitel* titelstrijd wereldrecord* uurrecord* topsport* topsporter* sporter* sportvrouw*
    sportman sportclub* sportbond* voetballer* voetbalster* stadion* leeuwinnen speelronde* wedstrijd* *wedstrijd competitie* play-offs doelpunt*
    penalty* strafschop* blessuretijd slotminuut* slotfase hattrick* gelijkspel* tegengoal* goal goals klassieker eindsprint* tijdrit* bergetappe*
    poulefase voorbeschouwing nabeschouwing olympiër* medaillespiegel ploeggenoot ploegleider* estafette* knvb-beker cruijff vollering nadal djokovic
    alcaraz federer messi ronaldo mbappé kwalificatiewedstrijd* voetbaltrainer* spelregel* voetbalplaatjes supportersvereniging* seizoenskaart*
    thuiswedstrijd* uitwedstrijd* oefenwedstrijd* derby* bekerduel competitieduel* duel* -duelleren play-off degradatie* degradatieduel
    titelkandidaat* titelfavoriet kampioensschaal kampioensfeest huldiging* wereldkampioenschap* sportwedstrijd* toernooi* *toernooi grandslam*
    tennisser* tennisster* tennisspeler* hockeyer* hockeyinternational hockeyclub* hockeyteam hockeyvrouwen hockeymannen handbalster* volleybalster*
    basketballer* honkballer* rugbyteam judoka's zwemmers zwemkampioen* roeisters wielerploeg* wielerkoers* wielerronde* wielerseizoen wielertalent*
    wielerliefhebber* veldrijd* cyclocross* tijdritwinst massasprint* klassement* eindklassement bolletjestrui regenboogtrui kasseien kasseienkoers
    gent-wevelgem tourwinnaar* tourstart tourploeg* visma sunweb pogacar pogačar vingegaard evenepoel roglic pitstop* pole polesitter mclaren norris
    leclerc piastri sainz circuit* -circuitbord spa-francorchamps monza silverstone imola suzuka interlagos dakarrally rally* rallyrijder*
    autocoureur* motorcoureur* superbike wegrace* schaatstoernooi* schaatsseizoen schaatsploeg* schaatstalent* schaatsteam thialf ijsbaan*
    kunstschaats* ijshockey* curling bobslee* biatlon alpineskiën langebaan* marathonschaats* antoinette sifan polsstok* hoogspring* verspring*
    kogelstoot* speerwerp* discuswerp* sprintster* hordeloop* hordeloopster tienkamp* zevenkamp* triatlon* triatleet* ironman* duatlon* marathonloper*
    hardloopwedstrijd* hardloopevenement zevenheuvelenloop city-pier-city singelloop bruggenloop epke brobbey haaland vinicius lewandowski mourinho
    klopp maradona pelé sportdirecteur* assistent-trainer* hoofdtrainer* hoofdcoach* keeperstrainer* jeugdopleiding jeugdspeler* jeugdinternational
    basisspeler* basisplaats bankzitter* reservedoelman reservebank invaller* linksback rechtsback* vleugelspeler* vleugelverdediger spelmaker*
    topscorer* topschutter* hoekschop* buitenspel* buitenspelval videoscheidsrechter* schorsing* omhaal kopbal* afstandsschot* tiki-taka verlenging*
    penaltyserie* penaltyreeks nederlaag* overwinning* zege *zege zeges zegereeks gelijkmaker* treffer treffers *treffer koploper* kopgroep*
    *vice-kampioen podiumplek* podiumplaats* ereplaats* winterspelen zomerspelen milaan-cortina vlaggendrager teamnl sportgala* sportzomer*
    sportweekend sportjournaal* sportnieuws sportuitslag* dopingtest* doping* wada fifa-* uefa-* ioc ioc-* knvb-* voetbalbond* hooligan* voetbalrellen
    tribune* staantribune sfeeractie* amateurvoetbal* damesvoetbal* vrouwenvoetbal* zaalvoetbal* beachsoccer voetbalveld* kunstgrasveld* clubhuis*
    clubkampioen* clubrecord* hoofdklasse* mvv ado anderlecht napoli chelsea tottenham newcastle everton dortmund psg benfica celtic galatasaray
    fenerbahçe besiktas damkampioen* schaakkampioen* schaaktoernooi* schaakgrootmeester dartstoernooi* dartskampioen* littler 180'er 9-darter
    negendarter vechtsport* mma ufc bokswedstrijd* boksgala bokskampioen* kickbokser* judogoud taekwondo karate* boogschiet* gewichthef* sumo*
    springruiter* springpaard* dressuur* dressuurruiter* ruiter* ruitersport* paardenrace* drafsport golfkampioen* zeilrace* zeilwedstrijd*
    roeiwedstrijd* varsity skutsje korfballeague waterpoloster* synchroonzwemmen schoonspring* bmx bmx'er baanwielrenn* baanrenner* motorcrosser*
    herlings zijspan* schaker *ploeg *trainer *renner *renners basketbalsters amateurclub* voetbalclub* trainer trainers transfernieuws
    marathonrecord*`,
  doings: `verslaat versloeg wint_van wint_weer wint_goud wint_zilver wint_brons pakt_goud pakt_zilver pakt_brons pakt_titel halen_goud verliest_van
    speelt_gelijk plaatst_zich plaatsen_zich ~wint ~winnen ~verliest ~verliezen uitgeschakeld degradeert promoveert op_de_valreep rode_kaart olympisch
    olympische op_het_podium voor_eigen_publiek tekent_bij tekent_contract ~traint verslaan verliezen_van winnen_van gelijkgespeeld wint_opnieuw
    wint_nipt wint_met wint_etappe verliest_opnieuw verliest_nipt verliest_met verliest_thuis verliest_in wint_titel wint_grand_prix
    op_jacht_naar_goud jacht_op_goud scoren scoort_twee maakt_debuut_in_oranje vervolgt_loopbaan speelt_bij speelt_in_de speelt_tegen rijdt_tour
    uit_de_tour in_de_tour tour_de de_tour over_de_tour op_weg_naar_de_titel pakken_titel grijpt_naast grijpt_titel haalt_goud hangt_schoenen_aan
    uitgefloten geblesseerd ~geblesseerde ~sportieve ~onverslaanbaar ~coach ~club ~ploeg ~team ~supporters ~oranje ~goud ~brons ~zilver ~titel
    ~sprinter ~spelen ~beker ~selectie ~etappe ~topper ~*record ~renner ~speler ~speelster ~loper ~finish ~startschot ~winnaar ~scheids ~elf ~veld
    ~uitslag ~punten ~seizoen ~teams ~*team ~*coach ~*speler ~*beker ~*club ~sport* jupiler_league formule_1 formule_e grand_prix sparta_rotterdam
    ado_den_haag pec_zwolle go_ahead_eagles fortuna_sittard willem_ii de_graafschap real_madrid manchester_united manchester_city bayern_münchen
    tour_de_france ronde_van_vlaanderen amstel_gold_race super_bowl champions_league europa_league conference_league eerste_divisie
    keuken_kampioen_divisie roland_garros us_open australian_open gele_trui jong_oranje frenkie_de_jong memphis_depay virgil_van_dijk femke_bol
    van_der_poel lewis_hamilton jutta_leerdam van_gerwen raymond_van_barneveld irene_schouten sven_kramer nederlands_record grand_slam masters_1000
    groene_trui muur_van_hoei alpe_d'huez mont_ventoux col_du_tourmalet strade_bianche milaan-san_remo omloop_het_nieuwsblad dwars_door_vlaanderen
    ronde_van_italië ronde_van_spanje van_aert wout_van_aert marianne_vos annemiek_van_vleuten lorena_wiebes tom_dumoulin fabio_jakobsen
    dylan_groenewegen puck_pieterse thibau_nys safety_car red_bull red_bull_racing grands_prix circuit_zandvoort abu_dhabi_gp assen_tt tt_assen
    tom_coronel nyck_de_vries kjeld_nuis ireen_wüst joy_beune thomas_krol patrick_roest jorrit_bergsma suzanne_schulting xandra_velzeboer
    jens_van_'t_wout dafne_schippers nadine_visser lieke_klaver abdi_nageeye 400_meter 100_meter_sprint dam_tot_damloop sanne_wevers
    ranomi_kromowidjojo marrit_steenbergen maarten_van_der_weijden ferry_weertman sharon_van_rouwendaal harrie_lavreysen jeffrey_hoogland
    edwin_van_der_sar marco_van_basten ruud_gullit dennis_bergkamp arjen_robben wesley_sneijder robin_van_persie louis_van_gaal ronald_koeman
    arne_slot erik_ten_hag dick_advocaat guus_hiddink cody_gakpo xavi_simons denzel_dumfries matthijs_de_ligt lieke_martens vivianne_miedema
    jill_roord daphne_van_domselaar andries_jonker lamine_yamal mo_salah carlo_ancelotti pep_guardiola johan_neeskens ernst_happel rinus_michels
    toon_gerbrands technisch_directeur vrije_trap gele_kaart rode_kaarten rust_op_achterstand rode_lantaarn tweede_plaats olympische_spelen
    parijs_2024 los_angeles_2028 team_nl sporter_van_het_jaar studio_sport walking_football vierde_klasse derde_divisie tweede_divisie sc_heerenveen
    fc_eindhoven roda_jc almere_city top_oss helmond_sport club_brugge standard_luik kaa_gent rode_duivels inter_milaan ac_milan as_roma
    atlético_madrid rb_leipzig paris_saint-germain magnus_carlsen anish_giri michael_van_gerwen luke_humphries gian_van_veen premier_league
    premier_league_darts rico_verhoeven badr_hari jumping_amsterdam ryder_cup joost_luiten volvo_ocean_race ocean_race bal_op_de_stip paralympisch*
    wielren* tijdrijden kunstrijden skispringen skûtsjesilen kaatsen fierljeppen touwtrekken bronzen_plak zilveren_plak gouden_plak gestrand_in
    scheids_onder_druk onderuit ~scoort ~scoorde scoort_tegen ~bal ~spits spits_naar spits_van van_de_spelen`,
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
    opera's *opera operahuis operazanger* liefdeslied kinderlied clublied kerstlied slaaplied slaapliedje* -dagboek -telefoonboek bundel
    verhalenbundel* essaybundel* poëziebundel* novelle* detective detectives *detective krimi* misdaadroman* familieroman* debuutroman* liefdesroman*
    streekroman* sciencefiction* fantasy* fantasyboek* dystopie* kinderboekenweek* prentenboek* luisterboek* e-book* audioboek* memoires
    autobiografie* schrijversleven schrijverspaar schrijvershuis* schrijfster boekenmarkt* boekwinkel* boekenwinkel* antiquariaat* minibieb* buurtbieb
    leesvoer leesplezier leesgroep* lezerstip bestseller* uitgever* uitgeverij* manuscript* schrijfwedstrijd* schrijfcursus* schrijftip* vertaler*
    boekenbon* boekbespreking* boekverfilming* verfilming* filmversie remake* sequel prequel trailer trailers blockbuster* bioscoopfilm* speelfilm*
    horrorfilm* komedie* romcom* tekenfilm* animatiefilm* pixar disneyfilm* marvel oppenheimer dune filmster* filmregisseur* filmmaker* filmmuziek*
    filmprijs* filmrecensie* idfa iffr berlinale filmset* hollywood* bollywood acteerwerk acteerdebuut hoofdrol* bijrol* stuntman nasynchron*
    ondertitel* streamingtip* hbo viaplay succession seizoensfinale* slotaflevering* aflevering* seriefinale* gtst oogappels zomergasten dwdd lingo
    masterchef realityserie* realityshow* realityster* tv-presentator* tv-quiz* televisiequiz* spelprogramma* spelshow* kijkcijfer* omroep* npo
    radioprogramma* radiomaker* radio radiostation* radiodj top2000 hitlijst* hitsingle* hitje zomerhit* kersthit* songtekst* songwriter*
    singer-songwriter* popster* popzanger* popzangeres* volkszanger* smartlap* levenslied* tributeband* coverband* boyband* girlgroup* k-pop bts
    blackpink madonna rihanna eminem kanye oasis radiohead u2 elvis nirvana metallica rammstein bløf racoon froukje s10 frenna broederliefde tiësto
    hardwell afrojack verdi puccini wagner mahler brahms schubert rachmaninov tsjaikovski debussy satie strawinsky sjostakovitsj symfonie*
    symfonieorkest* strijkkwartet* sopraan* tenor bariton mezzo* operaster* zangvereniging* zangtalent* zangwedstrijd* koorzang shantykoor* fanfare*
    harmonieorkest* brassband* blaasorkest* muziekschool* muziekles* muziekinstrument* saxofoon* saxofonist* trompet* trompettist* drumstel drummer*
    drumles bassist* gitarist* pianist* organist* orgel* kerkorgel* cellist* violist* vioolbouwer* harp harpist* fluitist* klarinet* accordeon*
    accordeonist* trekharmonica draaiorgel* carillon* beiaardier* stadsbeiaardier ukelele* doedelzak* straatmuzikant* straatartiest* busker* popzaal*
    poppodium* muziekpodium* paradiso festivalseizoen festivalzomer* festivaltip* festivalterrein dancefeest* dance-event* hardstyle* defqon
    mysteryland awakenings sziget tomorrowland werchter parkpop bevrijdingspop paaspop appelpop vestrock noorderslag esns noordermarkt theaterseizoen*
    theaterstuk* theatermaker* theatergezelschap* theatertour* theatershow* theatervoorstelling* theaterprijs amateurtoneel* toneelgroep*
    toneelvereniging* toneelspeler* toneelschrijver* toneelversie souffleur* decorbouw* revue* circus* circusartiest* goochelaar* goochelshow*
    illusionist* cabaretier* cabaretshow* oudejaarsconference* stand-upcomedian* comedy comedian* comedyshow* youp sketch* sketches satire* imitator*
    dansgezelschap* danstheater* choreograaf* choreografie* tango* salsa* flamenco* breakdance* streetdance* stijldans* volksdans* danswedstrijd*
    balletschool* balletles* schilderkunst* schilderes* kunstschilder* stilleven* zelfportret* portretschilder* landschapsschilder* impressionis*
    expressionis* surrealis* renaissance* kunstgeschiedenis* kunstliefhebber* kunstverzamel* kunstveiling* kunstmuseum* kunstacademie* kunstproject*
    kunstinstallatie* kunstbiënnale biënnale* documenta videokunst* fotokunst* straatkunst* graffiti* muurschildering* mozaïek* glaskunst*
    glas-in-lood* standbeeld* beeldenroute* beeldenpark* sculptuur* sculpturen beeldhouwster keramist* aquarel* tekenaar* tekenares striptekenaar*
    cartoonist* cartoon* illustrator* asterix kuifje comic* fotograaf fotografe* fototentoonstelling* fotoproject* kröller-müller boijmans bonnefanten
    teylers museumnacht* museumkaart* museumtip* museumweek* openluchtmuseum* naturalis rubens escher dalí klimt cézanne gauguin matisse chagall
    kandinsky rothko rodin michelangelo caravaggio botticelli architectuur* rietveld* berlage bauhaus brutalisme* monumentendag* rijksmonument*
    kathedraal* basiliek* klooster* kloosterleven abdij* archeolog* archeologie* opgraving* schatvondst* muntvondst* bodemvondst* stadsarchief*
    stadsgeschiedenis volksverhaal* volksverhalen legende legendes mythologie* sage sagen fabels carnavalsliedje streektaal* dialect* taal taalgevoel*
    taalfout* spelling* straattaal* gezegde* spreekwoord* uitdrukkingen haiku* sonnet* limerick* dichtregel* dichtkunst* voordracht* lucebert vasalis
    slauerhoff gorter marsman rowling shakespeare hamlet tolstoj dostojevski kafka hemingway murakami multatuli couperus pfeijffer bernlef dolfje
    gruffalo pippi lp's langspeelplaat* cd's platenspeler* jukebox* anime techno manga manga's cello barok uitdrukking illustratie toneel* film*
    -filmt dans* zang* piano* *zanger *album *scène *dans *tentoonstelling *fotograaf -kunstgras* -kunstmatig* -kunststof* -kunstmest* -kunstgebit*
    cassette* cassettebandje* dichteressen *podcast wilhelmus volkslied* houtskooltekening* soundtrack* playlist*`,
  doings: `op_het_witte_doek lees_je_mee ~leest ~luisteren uitleest gerestaureerd tv_kijken wil_je_zien mag_je_niet_missen te_horen_in treedt_op treden_op
    brengt_single_uit nieuwe_single verfilmd bekroond bekroonde geëxposeerd exposeert schilderen_leren leren_schilderen gitaar_spelen piano_spelen
    leren_dansen acteren muziek_maken ~gezongen ~gespeeld ~componeren ~zingt ~verhalen ~lezer ~bibliotheek ~artiest ~single ~programma ~schilder
    ~gitaar ~viool ~fotografie ~architect ~monument ~strip ~verhaal_van ~televisie ~hit ~nummers ~cover ~podium ~tv ~podia ~schrijven ~lezing
    ~klassieker ~optreden ~zingen ~toeschouwers ~publiek ~regie ~rol ~komiek ~ster ~première ~beeld ~beelden ~tekening ~doek ~hoofdstuk ~pagina
    ~personage ~creatief ~*verhaal ~*schilder ~kunst* graphic_novel gouden_kalf gouden_griffel gouden_televizier-ring disney_plus prime_video
    zwarte_cross van_gogh vincent_van_gogh frida_kahlo jheronimus_bosch taylor_swift ed_sheeran the_beatles rolling_stones bruce_springsteen doe_maar
    andré_hazes harry_potter james_bond game_of_thrones star_wars wie_is_de_mol boer_zoekt_vrouw heel_holland_bakt expeditie_robinson the_voice
    b&b_vol_liefde arthur_japin arnon_grunberg harry_mulisch gerard_reve annie_m.g annie_m.g._schmidt annie_schmidt dick_bruna anton_pick kort_verhaal
    korte_verhalen young_adult writer's_block nobelprijs_voor_literatuur nobelprijs_literatuur booker_prize p.c._hooft-prijs studio_ghibli
    cannes_filmfestival apple_tv+ squid_game stranger_things the_crown goede_tijden flikken_maastricht mocro_maffia de_luizenmoeder eva_jinek
    vandaag_inside bed_en_breakfast kopen_zonder_kijken de_slimste_mens slimste_mens twee_voor_twaalf heel_holland temptation_island
    married_at_first_sight first_dates lang_leve_de_liefde the_masked_singer the_voice_of holland's_got_talent dancing_with top_2000 top_40
    nummer_1-hit billie_eilish dua_lipa lady_gaga kendrick_lamar harry_styles fleetwood_mac pink_floyd led_zeppelin david_bowie michael_jackson
    bob_dylan joni_mitchell leonard_cohen golden_earring boudewijn_de_groot de_dijk ilse_delange acda_en_de_munnik guus_meeuwis marco_borsato jan_smit
    roxy_dekker suzan_en_freek suzan_&_freek davina_michelle duncan_laurence joost_klein lil_kleine ronnie_flex armin_van_buuren martin_garrix
    andre_rieu andré_rieu johann_strauss wolfgang_amadeus ziggo_dome afas_live down_the_rabbit_hole best_kept_secret sneakers_festival
    into_the_great_wide_open le_guess_who amsterdam_dance_event louis_d'or theo_d'or hans_klok freek_de_jonge herman_van_veen hans_teeuwen
    micha_wertheim claudia_de_breij theo_maassen de_stijl gouden_eeuw romeinse_tijd street_art beeldende_kunst suske_en_wiske donald_duck lucky_luke
    world_press_photo girl_with_a_pearl meisje_met_de_parel frans_hals jan_steen hieronymus_bosch jeroen_bosch pieter_bruegel van_eyck karel_appel
    cobra_museum marlene_dumas andy_warhol jackson_pollock egon_schiele leonardo_da_vinci mona_lisa rem_koolhaas amsterdamse_school monumentaal_pand
    woord_van_het_jaar nieuw_woord poetry_slam spoken_word tsead_bruinja ester_naomi_perquin ingmar_heytze ida_gerhardt martinus_nijhoff
    paul_van_ostaijen hugo_claus annie_mg jane_austen charles_dickens romeo_en_julia virginia_woolf stephen_king agatha_christie dan_brown
    sally_rooney karin_slaughter saskia_noort herman_koch tommy_wieringa kader_abdolah connie_palmen hella_haasse hella_s._haasse max_havelaar
    w.f._hermans jan_wolkers remco_campert lale_gül griet_op_de_beeck dimitri_verhulst stefan_hertmans david_van_reybrouck geert_mak anna_enquist
    renate_dorrestein tessa_de_loo paul_biegel tonke_dragt roald_dahl jan_terlouw carry_slee francine_oomen jacques_vriens astrid_lindgren literair*
    kubisme* middeleeuw* lezen voorleesavond ~te_zien_in op_tv`,
}

export const SEASON: Vocabulary = {
  words: `kerst* sinterklaas* pakjesavond pasen paas* halloween* koningsdag* moederdag* vaderdag* valentijn* oudejaarsavond oliebollen carnaval* verjaardag*
    feest *feest feestdagen bruiloft* trouwen sint surprise surprises intocht* pieten pietendag* schoencadeau* chocoladeletter* oudejaars* nieuwjaars*
    oliebol* oliebollenkraam* feest* *feestje -kinderfeestje* feestje* feesttafel* adventskalender* advent adventskrans* ramadan* iftar* chanoeka
    diwali holi pinksteren* hemelvaart* bevrijdingsdag* bevrijdingsfestival* sint-maarten lampion* driekoningen* jubileum* babyshower* genderreveal*
    kraamfeest* trouwerij* trouwdag* trouwjurk* trouwlocatie* trouwring* trouwkaart* trouwplannen bruid bruiden bruids* bruidegom huwelijksfeest*
    huwelijksaanzoek* huwelijksdag* vrijgezellenfeest* verlovingsfeest* verloving* housewarming* slingers ballon ballonnen vuurwerk* -vuurwerkverbod*
    -vuurwerkramp* afscheidsfeest* themafeest* paasei* paaseieren chocolade-eieren eindejaar* diploma-uitreiking abrahampop sarahpop lustrum*
    sinterklaasgedicht* sinterklaasavond *bruiloft buurtfeest* straatfeest* gastenlijst* uitnodiging* feestlocatie* kersttrui kersttruien kerstgevoel
    optocht* carnavalsoptocht carnavalsvereniging* carnavalswagen* carnavalspak* carnavalsoutfit polonaise alaaf schmink verkleedpartij*
    verkleedfeest* bruidspaar* bruidsjurk* bruidsboeket* bruidstaart* bruidsmode bruidsmeisje* bruidsjonker bruidskind ceremoniemeester*
    trouwambtenaar* trouwauto* trouwfeest* trouwreceptie trouwfoto* trouwalbum trouwgelofte* trouwbeloftes trouwbudget trouwstress trouwuitnodiging*
    trouwthema trouwbeurs huwelijkscadeau* huwelijksgeloften huwelijksverjaardag* huwelijksjubileum* bruiloftsgast* aanzoek* verlovingsring*
    verloofde* jawoord ja-woord babyborrel* kraamborrel doopfeest* vormsel examenfeest* verjaardagsfeest* verjaardagstaart* verjaardagscadeau*
    verjaardagskaart* verjaardagskalender* kinderfeest* partyplanner* themafeestje* tuinfeest* housewarmingcadeau surpriseparty verrassingsfeest*
    jubilea jubileumfeest* buurtbarbecue* straatbarbecue burendag* buurtborrel nieuwjaar nieuwjaarsborrel* nieuwjaarsreceptie* nieuwjaarsduik*
    nieuwjaarswens* nieuwjaarskaart* oudjaar* oud-en-nieuw oliebollentest* aftelmoment sterretjes vuurwerkshow* siervuurwerk vreugdevuur* voornemens
    sinterklaascadeau* sinterklaasfeest* sinterklaasintocht sinterklaasliedje* sinterklaasjournaal* goedheiligman pakjesboot* pepernotentijd
    schoencadeautjes lootjes sinterklaasrijm* surprise-idee* kadootje* kerstboom* kerstbomen kerstballen kerstversiering* kerststal* kerststukje*
    kerstkrans* kerstpakket* kerstkaart* kerstpost kerstborrel* kerstconcert* kerstliedje* kerstlied kerstliederen kerstverhaal* kerstfilm* kerstman*
    kerstmis kerstnacht* kerstnachtdienst kerstavond* kerstochtend* kerststress kersttafel* kersttijd kerstinkopen kerstlampjes kerstverlichting
    kerstshow* kerstkoekje* kerstkransjes kerstbrunch adventstijd adventskaars adventsmarkt sint-nicolaas allerheiligen allerzielen halloweenkostuum
    spookhuis* paasbest paasweekend paasvuur* paasvuren paashaas paaseitjes paastafel paastakken paasontbijt* paasversiering* palmpasen* aswoensdag
    vastenavond hemelvaartsdag hemelvaartweekend pinksterweekend pinksterdag koningsnacht koninginnedag vrijmarkt* pride zomerfeest* dorpsfeest*
    kermisweek oogstfeest* bloemencorso* corso lichtjesfeest* lichtjesroute* lichtfestival lichtjesavond* lampionoptocht midzomer* midzomernacht
    midwinter* winterfair* sint-nicolaasmarkt eid newroz nowruz secretaressedag juffendag meesterdag opadag oma-en-opadag moederdagontbijt
    moederdagcadeau* vaderdagcadeau* valentijnscadeau* valentijnskaart* *viering`,
  doings: `jarig getrouwd verloofd ~viert ~vier versier ten_huwelijk in_het_huwelijk in_de_schoen schoen_zetten op_31_december vieren_we gevierd vier_je
    met_oud_en_nieuw boom_versieren 40_jaar_samen ~getrouwde ~uitnodigen ~uitgenodigd ~traktatie ~huwelijk ~gasten ~kalkoen ~cadeautjes ~versiering
    ~slinger ~gastvrouw ~gastheer ~lampjes ~kaartje ~kostuum ~voorpret ~cadeautje ~traditie ~receptie zwarte_piet keti_koti oud_en_nieuw eieren_verven
    gouden_bruiloft 50_worden raad_van_elf diamanten_bruiloft zilveren_bruiloft geregistreerd_partnerschap bar_mitswa sweet_sixteen veertig_worden
    dertig_worden zestig_worden goed_voornemen lootjes_trekken white_christmas dia_de_los_muertos dag_van_de_doden pompoen_uithollen pompoen_snijden
    trick_or_treat goede_vrijdag witte_donderdag canal_parade roze_zaterdag loi_krathong dag_van_de_leraar romantisch_diner carbidschieten`,
}
