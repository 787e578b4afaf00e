// The words of news: what it is known by, and who makes it. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const NEWS: Vocabulary = {
  words: `kabinet* ~kamer kamerleden kamerlid minister* premier* -première* staatssecretaris* coalitie* formatie* verkiezing* ~stemmen peiling* ~partij
    ~partijen gemeente gemeenten gemeenteraad* wethouder* burgemeester* provincie* wetsvoorstel* regering* parlement senaat politie justitie ~rechter
    ~rechters gerechtshof vonnis ~uitspraak ~boete ~boetes staking* cao inflatie* recessie* economie* begroting* miljoenennota bezuiniging* tekort*
    faillissement* reorganisatie* stikstof* klimaatakkoord asiel* migratie* navo eu ~brussel ~europese vvd pvv cda d66 pvda groenlinks bbb nsc sp sgp
    trump poetin zelensky rutte wilders ~storm stormschade file files spoorstoring* storing* stroomstoring treinverkeer ns protest* -protestant*
    demonstratie* ~boeren onderzoek* -onderzoekend* cbs rivm knmi inspectie huizenprijzen huizenmarkt woningmarkt woningnood huurprijzen ~btw
    woningcorporatie* zorgpremie* parkeertarie* ~subsidie* droogte wateroverlast plasticsoep *minister *premier -*kabinetkast gemeente* kamerdebat*
    kamerbrief* kamermotie* formateur informateur lijsttrekker* partijleider* partijtop oppositie* raadslid raadsleden gemeenteraads* staten
    *verkiezingen *tekort *tekorten -slaaptekort -vitaminetekort *onderzoek onderzoekers -bloedonderzoek* -zelfonderzoek *inspectie *staking
    toeslagenaffaire* affaire *affaire schandaal* klimaat* -klimaatbeheersing* klimaatverandering klimaattop* energietransitie* energiearmoede
    gaswinning* gaskraan kernenergie kerncentrale* windmolen* windpark* zonnepark* stroomnet* netcongestie stroomuitval woningbouw* nieuwbouw*
    nieuwbouwwijk* huurmarkt* huurverhoging* huurders hypotheekrenteaftrek btw-verhoging* accijns* koopkracht* vakbond* fnv cnv cao-* pensioenfonds*
    bedrijfsleven fusie* overname* jaarcijfers kwartaalcijfers winstwaarschuwing beursgang ontslagronde importheffing* handelstarieven staatsschuld
    prinsjesdag troonrede referendum* motie moties raadsbesluit* bestemmingsplan* omgevingswet vergunning* -rijvergunning* leegstand winkelleegstand
    dienstregeling* stadsbestuur woordvoerder* bouwplan* bouwplannen sloop* -sloopauto* herinrichting* bewoners *bewoners -huisbewoners buurtbewoner*
    omwonende* omwonenden inwoners inwonertal buurthuis azc opvanglocatie noodopvang statushouders overlast* *overlast geluidshinder parkeerprobleem*
    parkeervergunning* wegwerkzaamheden werkzaamheden wegafsluiting* omleiding* snelweg* spoorweg* prorail treinkaartje* ov-chipkaart ov busvervoer
    buslijn* tramlijn* metrolijn* vertraging* *verbod *akkoord akkoord *crisis crisis meerderheid recordaantal rijkswaterstaat waterschap*
    belastingdienst uwv ggd koningshuis koningspaar kroonprinses máxima amalia willem-alexander paus president *president congres vn grenscontrole*
    douane* smokkel* hittegolf* hitteplan* noodweer gladheid ijzel sneeuwval hoogwater dijkversterking* waterstand waterpeil pfas lintje* lintjesregen
    burgerberaad inspraakavond lerarentekort* leesniveau schoolbestuur* schoolgebouw* eindexamen* zorgkosten wachtlijst* wachttijd* huisartsenpost
    medicijntekort* vaccinatiegraad mestoverschot vogelgriep blauwtong wolvenplan vuurwerkverbod* *nieuws enquête* rapport* aangiftes statistieken
    omzet omzetdaling omzetgroei prinses *storing -*verstoring warmterecord* hitterecord* ombudsman* drinkwaterbedrijf waterbedrijf studieadvies
    raadsvergadering* gemeentehuis* stadhuis gemeentebelasting* ozb-tarief statenlid statenleden gedeputeerde* commissaris vakbondsactie*
    stakingsactie cao-overleg loonstijging werkloosheidscijfer* armoedegrens arbeidsmigrant* expatbelasting asielopvang* asielzoekerscentrum azc's
    spreidingswet* inburgering* statushouder migratiedeal grensbewaking kabinetsval kabinetsformatie formatiegesprekken informateurs coalitieakkoord*
    regeerakkoord* minderheidskabinet vertrouwensstemming debat *debat -marathondebat debatten exitpoll* zetelverdeling zetels stembus* stembureau*
    stemhulp* kieswijzer* kiesdrempel kandidatenlijst* partijcongres* partijprominent* lijstduwer bewindspersoon bewindslieden krimp bbp huizenprijs
    hypotheekmarkt bouwsector bouwstop* bouwvergunning* woningplan* flexwoning* middenhuur huurwet huurstijging huisuitzetting* kraakpand* krakers
    antikraak stikstofruimte uitkoopregeling* boerenprotest* boerenactie* natuurherstel natuurvergunning* waterkwaliteit watervervuiling
    milieuvervuiling luchtkwaliteit luchtvervuiling uitstoot co2-uitstoot klimaatdoel* klimaatprotest* a12-blokkade wegblokkade* verkeersinfarct
    verkeersdrukte avondspits ochtendspits spitsdrukte fileleed afrit* tunneldicht brugstoring* spoorwerk* spoorwerkzaamheden spoorlijn* spoorbrug*
    spoorboekje treintarieven ov-prijzen ov-staking* busmaatschappij* qbuzz arriva keolis connexxion gvb ret htm nachtbus* hogesnelheidslijn hsl
    lelylijn nedersaksenlijn noordzuidlijn vliegtaks vliegverkeer vliegveldplannen nachtvluchten chemours pfas-vervuiling vogelgriepuitbraak q-koorts
    kernreactor* stroomtekort* energienet netbeheerder* hoogspanningsmast* hoogspanningsleiding* windturbine* windmolenpark* zonneweide*
    aardwarmteproject gasbel aardgas gasveld* gasopslag energieplan energieprijsplafond kolencentrale* ggz-wachtlijst spoedpost* tandartstarieven
    zorgbezuiniging zorgplan zorgstelsel verpleeghuisplekken jeugdzorg* jeugdhulp wmo leerachterstand* leerlingenaantal schoolsluiting* lesuitval
    onderwijsbudget onderwijsraad basisvaardigheden rekenniveau telefoonverbod* mobielverbod* examenuitslag* studentenprotest* studentenhuisvesting
    kamertekort* langstudeerboete* universiteitsbestuur hoogleraar* wetenschap* wetenschapper* promovendus archeologen nobelprijs* nobelprijswinnaar*
    rechtszitting* advocatuur boetebedragen flitspaal* flitspalen verkeersboete* trajectcontrole* politiecontrole* alcoholcontrole* politiebureaus
    handhaver* boa cameratoezicht noodverordening* demonstratieverbod* demonstranten betogers betoging* ministerraad rijksbegroting rijksoverheid
    voorjaarsnota najaarsnota voorjaarsbesluit belastingplan* belastingverhoging* belastingverlaging* belastinghervorming btw-tarief* suikertaks*
    vleestaks erfbelastingplan dividendbelasting bankentaks beurzen ecb renteverhoging* renteverlaging* rentebesluit dnb afm acm consumentenvertrouwen
    consumentenprijzen voedselprijzen olieprijs* gasprijzen brandstofprijs* accijnsverhoging winkelketen* winkelstraat* koopzondag* winkeltijden
    stadscentrum binnenstad centrumplan stationsgebied parkeergarage* parkeerplaats* parkeerplek* milieuzone* zero-emissiezone* maximumsnelheid*
    snelheidsverlaging fietsbrug* fietsenstalling* fietstunnel* fietssnelweg* verkeersplan* rotonde* kruispunt* verkeerslicht* stoplicht* bruggen
    sluizen kademuren wijkplan stadswijk* nieuwbouwplan herontwikkeling sloopplan* bouwput* bouwterrein* stadsuitbreiding dorpsvisie dorpsraad
    wijkraad buurtprotest bewonersprotest bewonersavond petitie* handtekeningenactie* inspraak* burgerinitiatief* raadsvoorstel herindeling*
    fusiegemeente dorpshuis* dorpswinkel* buurtsuper* bibliotheekfiliaal zwembadsluiting subsidieregeling* subsidiepot* crisisberaad noodpakket*
    weerbaarheid defensie* dienstplicht* marine luchtmacht kazerne* f-35 navo-top* navo-norm vredesoverleg eu-top* europarlementariër*
    eurocommissaris* macron starmer merz orbán meloni erdogan netanyahu putin republikeinen democraten brexit kosovo taiwan noord-korea venezuela
    tariefoorlog handelsverdrag* mercosur eu-regels weeralarm* weerbericht* weersverwachting* temperatuurrecord* sneeuwstorm* ijsdagen staatsbezoek*
    prinsjesdagkoffertje troonswisseling onderscheiding* wijkbewoner* dorpsbewoner* inwoner raadpleging* volksraadpleging cbs-cijfers jaarrapport
    steekproef* *beleid *fractie *commissie *maatregel *verkiezing *heffing *akkoorden *partij -rijksmuseum* -staatsloterij automobilist* kruising*
    wegdek vrachtwagen* vrachtverkeer sneltram stroomkabel* distributiecentrum natuurherstelplan chipfabrikant* fabrikant* zorgmedewerkers
    huisartsenzorg postbode* bezorgers aanbesteding* begrotingsgat gemeentefonds wetswijziging* wetgeving kabinetsplan kabinetsplannen investering*
    miljoeneninvestering subsidieplan sluitingstijd* fusieplannen inkrimping massaontslag banenverlies commotie verontwaardiging ontheffing*
    handhaving* dorpsscholen dorpsschool leegloop* ophef spoorbeheerder spoorverbinding* spoornet spoorvervoer -milieuvriendelijk* zeespiegel*
    -diffractie ringweg* postkantoor* rekenkamer geboorten geboortecijfer* handtekeningen koninklijk* nieuwsbericht* aanleg achterstand ambassade*
    ambtswoning anp autoriteit* bestuursrechter bewoning bijstandsplan boerderijsluiting brugwachter* bushalte* coa commissievergadering
    compensatieregeling* consumentenautoriteit crisisopvang datacenterplan dijkverzwaring dijkgraaf* dorpskern* duinwaterbedrijf eigenaren
    energiebedrijf* erfgoedwet europarlement evenementenvergunning examenraad faillietverklaring fietsersbond* flitsers fracties fractievoorzitter*
    fruitteler* garnalenvisser* geldboete geluidsscherm* gemaal gemeenteambtenaar* gemeentepolitiek gemeenteraadslid gemeentewerken gezondheidsraad
    glastuinbouw* grensregio grondprijs* havenbedrijf* hogedrukgebied hoofdconducteur* huisvesting* huisvuil hulporganisatie* huurtoeslagplan
    huurwoningen ijsdikte industrieterrein* informatiebijeenkomst* infrastructuur* inspecteur* intercity* investeringsplan justitiepaleis
    kapvergunning* kernafval kiezers kiezer kinderombudsman knooppunt* koopkrachtplaatje kustwacht* landbouw* lawaai* leraren docenten leerkrachten
    *leraren lijnbus* luchthavenbelasting maaltijdbezorger* maatregelenpakket marechaussee* marktaandeel mbo-raad meldpunt* melkprijs* mijnbouw*
    milieubeweging milieudienst miljoenenclaim mobiliteit* moskee* natuurclub nieuwbouwproject noodwet* olieplatform* omgevingsdienst onderhandelingen
    onderhandelaar* ontpoldering ontwikkelaars opiniepeiling* ov-bedrijf ov-fiets parkeergeld pensioenhervorming pensioenstelsel plaatsnaambord*
    planbureau* poldermodel politieagent* postnl postbezorging postkantoren postzegel* prijsstijging* prijsverhoging* prijsverlaging* privatisering
    proefproject* programmabegroting protestactie* provinciehuis raadszaal rechtsstaat rechtsgang reddingsbrigade* regenval* regeringspartij*
    regioburgemeester regiobestuur rijksambtenaren rijkswegen roetveegpiet samenwerkingsverband schadeclaim* scheepvaart* sluiswachter* sluitingsplan
    snelheidsduivel* snelheidscontrole* snelheidslimiet* spoedoverleg* staatsbegroting staatsgreep stadsdeel* stadsregio stadsraad stadsbus* stakers
    starterswoning* steekpenning* stemlokaal* stikstofregels straatnaam* streekbus* subsidiestop taxibedrijf* terrasbeleid* terugroepactie* tracé*
    transportbedrijf* treinmachinisten treinstation* treinverbinding* troepen* tweedeling uitbreiding* uitkoop uitzetting* universiteit* vaargeul*
    vaccinatiecampagne* veerboten veerdienst* veiligheidsregio* verbindingsweg* verduurzaming* verkeersbesluit verkeersknooppunt* verkiezingsuitslag*
    verlofregeling* viaduct* visserij* vissersvloot visquota vliegbasis voedselveiligheid voedselwaakhond volksvertegenwoordig* voorrangsregel*
    ~voorstel voorzitter* waarnemer* warmtenet* waterpolitie waterstofbus watertekort* wegbeheerder wegopbreking* wegwerk* wegversmalling
    welstandscommissie* werkgelegenheid* werkgeversorganisatie wereldhandel wijkagent* wijkbus wijkcentrum* wijkteam* windenergie* winkelcentrum*
    winkelgebied* winkelopening* winkelpand* woningeigenaar* woningvoorraad woondeal zandwinning zorgaanbieder* zorginstelling* zorgverzekeraar*
    zonnepanelenregeling zuivelbedrijf lesmethode*`,
  doings: `stijgt stijgen gestegen daalt dalen gedaald waarschuwt waarschuwen schrapt schrappen geschrapt verbiedt verbieden verboden kondigt eist eisen
    staakt staken failliet uitgesteld afgelast verdubbeld verdubbelt gehalveerd goedgekeurd afgekeurd heropend heropent onderzocht tweede_kamer
    eerste_kamer wordt_duurder worden_duurder weer_duurder wordt_goedkoper worden_goedkoper gaan_omhoog gaat_omhoog gaan_omlaag gaat_omlaag stapt_op
    stappen_op treedt_af treedt_terug gaat_dicht gaan_dicht blijft_dicht blijven_dicht blijft_open gaat_open gaan_open weer_open sluit_deuren
    sluit_de_deuren rijden_niet rijdt_niet staan_leeg staat_leeg winkels_leeg geen_treinen stopt_niet dicht_vanaf onder_vuur in_hoger_beroep roept_op
    roepen_op trekt_in trekken_in kampt_met kampen_met loopt_op lopen_op loopt_verder_op breidt_uit breiden_uit wijst_af wijzen_af stemt_in
    stemt_tegen denken_mee denkt_mee praat_over praten_over in_gesprek_over later_klaar minder_treinen meer_treinen op_de_a1 op_de_a2 op_de_a4
    op_de_a12 op_de_a15 op_de_a27 op_de_a28 op_de_a50 van_het_gas staat_vast in_de_rij_voor ruim_een_derde meer_dan_de_helft meer_dan_een_derde
    ruim_de_helft een_op_de_drie een_op_de_vijf op_slot duizend_woningen ~besluit ~steeds_meer ~steeds_minder ~meer_dan ~groeit ~stopt wordt_schaars
    komt_terug_op leggen_werk_neer leggen_het_werk_neer legt_werk_neer legt_het_werk_neer proef_met nieuwe_regels strengere_regels nieuwe_wet
    nieuwe_regeling per_1_januari vanaf_1_januari per_1_juli vanaf_1_juli vanaf_volgend_jaar wordt_hoger wordt_gesloten worden_gesloten
    wordt_uitgebreid mogen_meepraten mag_meepraten mogen_meebeslissen bijna_de_helft bijna_helft helft_van kwart_van een_kwart_van twee_derde
    een_derde_van driekwart_van op_de_tien op_de_vijf op_de_drie in_opspraak op_losse_schroeven onder_druk in_gevaar in_zwaar_weer op_de_schop
    op_de_helling van_de_baan van_start komt_er komen_er krijgt_nieuw_station winnen_terrein dreigt_te dreigen_te moet_dicht moeten_dicht mag_open
    mogen_open weer_toegestaan niet_meer_toegestaan in_verzet komen_in_verzet komt_in_verzet boos_over bezorgd_over tegen_plan tegen_plannen
    voor_het_eerst_meer voor_het_eerst_minder hoogste_punt laagste_punt minder_dan_vorig_jaar meer_dan_vorig_jaar ten_opzichte_van_vorig_jaar
    in_hoogste_versnelling kan_rekenen_op raad_stemt blijft_wonen hier_blijven_wonen op_komst eist_ontslag gekozen_tot benoemd_tot ~duurder ~goedkoper
    ~stijging ~daling ~wijziging ~sluiting ~opening ~heropening ~gered ~teruggefloten ~afgewezen ~gekozen ~uitgebreid ~gepland slaan_alarm slaat_alarm
    luiden_noodklok luidt_noodklok trekken_aan_de_bel wekenlang_dicht maanden_dicht blijft_bestaan verdwijnt_uit mag_blijven moet_verdwijnen
    neemt_over nemen_over neemt_concurrent_over gooit_roer_om belooft beloven dringt_aan dringen_aan in_de_fout wordt_vernieuwd wordt_gebouwd
    worden_gebouwd wordt_aangelegd krijgt_steun krijgt_miljoen ~krijgt ~dreigt ~raad ~plan ~bouw ~steun ~bezwaar ~bestuur ~maatregel ~wet ~regel
    ~overheid ~rijk ~zorg ~onderwijs ~bedrijven ~winkels ~parkeren ~jongeren_vaker ~dijk ~dijken ~agent ~wijk ~controle ~proef ~brug ~tunnel ~station
    ~haven ~beleid ~politiek ~politieke ~politicus ~politici ~schaars ~bericht ~eigenaar ~bouwer ~uitslag ~college ~horeca ~landelijk ~minderheid
    ~procent ~miljoen ~miljard ~duizenden ~tientallen ~honderden ~*plicht ~*bestuur ~*raad ~*vervoer ~*lijn ~*wet ~*controle ~*bouw ~*project ~bus
    ~tram ~verkeer ~spoor sociale_huur betaald_parkeren openbaar_vervoer witte_huis europese_unie europese_commissie code_oranje code_geel
    aantal_meldingen economische_groei tijdelijke_woningen sociale_huurwoning tractoren_op farmers_defence extinction_rebellion brug_dicht
    buschauffeurs_staken nachttreinen_verdwijnen vluchten_geschrapt lelystad_airport eindhoven_airport rotterdam_the_hague_airport tata_steel
    internationale_studenten collegegeld_omhoog rector_magnificus studie_toont_aan uitspraak_van_de_rechter kort_geding hoger_beroep hoge_raad
    raad_van_state europees_hof aex_daalt centrale_bank 30_kilometer sluis_dicht von_der_leyen xi_jinping kim_jong_un joe_biden kamala_harris
    supreme_court europese_regels subsidie_van_brussel onweersbuien_op_komst warmste_dag warmste_zomer warmste_jaar zachtste_winter koudste_nacht
    koninklijk_bezoek kwart_van_de helft_van_de bezorgdheid_over kritiek_op_plan aardgasvrij* demissionair* natuurkundig* autoluw* autovrij* gesloopt
    leger* natste droogste stormachtig overheids* milieu* verkeers* stations* rijks* staats* gemeentelijk* provinciaal provinciale afgesloten
    kritisch_over vastgesteld_in legt_plat legt_stil ligt_plat ligt_stil gekapt omhoog_met in_het_nieuws gebrek_aan_personeel wegens_gebrek
    stelt_beschikbaar stellen_beschikbaar trekt_geld_uit afgeschaft schaft_af schaffen_af voor_de_rechter naar_de_rechter spant_zaak_aan
    spannen_zaak_aan pakt_aan grote_opkomst lage_opkomst maakt_bekend maken_bekend ingediend stemt_over stemmen_over eens_over loopt_vast loopt_terug
    lopen_terug open_brief_aan_de in_gebruik_genomen van_de_agenda voor_het_eerst_sinds tientallen_bomen honderden_mensen duizenden_mensen
    beter_pensioen langer_open korter_open gaat_verhuizen moeten_verhuizen bestaat_100_jaar verkocht_aan dicht_voor_verkeer voor_verkeer ~koning
    ~koningin ~snelheid ~actie ~buien ~kritisch ~nieuws ~bankmedewerker ~beroep digitale_euro fietspad_dicht lokale_lasten snelle_trein
    vrijwillige_brandweer wegen_dicht ~straat ~fabriek ~meldingen ~wat_verandert_er ~dit_verandert_er ~dit_verandert ~banken ~bussen ~kanaal ~metro
    ~onrust ~verdwijnt ~verdwijnen ~ontslagen kritiek_op steeds_minder_mensen steeds_meer_mensen`,
}

/** Who or what makes the news when it does something: these stand before a verb in the singular. */
export const ACTOR = `
  haag bosch helder kamer rijk school *school -yogaschool -kookschool -dansschool universiteit *universiteit hogeschool bibliotheek zwembad *zwembad
  station *station luchthaven vliegveld winkel *winkel supermarkt *supermarkt keten *keten warenhuis bedrijf *bedrijf -bijbedrijf fabriek *fabriek
  bank rabobank verzekeraar *verzekeraar corporatie *corporatie zorginstelling verpleeghuis bouwer projectontwikkelaar vereniging stichting bond *bond
  -verbond hof advocaat gouverneur kanselier tunnel brug *brug *weg -onderweg -gangbareweg veerpont pont veerdienst *lijn *garage stadhuis
  politiebureau brandweer kerk markt horeca *fonds toezichthouder autoriteit buurt wijk *wijk dorp stad binnenstad *centrum college fractie raad
  partij overheid postnl kpn ziggo philips asml shell ing abn hema ikea blokker action lidl aldi jumbo heijn ah coolblue bol unilever heineken tata
  gasunie tennet liander stedin google meta amazon microsoft tesla nederland europa china rusland amerika *prijs huur *premie haven *haven klm
  schiphol airline luchtvaartmaatschappij apotheek park zorgverzekeraar treinstel bus tram metro trein dijk ombudsman vakbond ministerie minister
  wethouder burgemeester politie gemeente provincie kabinet regering senaat parlement rechter rechtbank hoogleraar commissaris koning koningin prinses
  paus gemeenteraad rijkswaterstaat prorail ns staatsbosbeheer natuurmonumenten bouwbedrijf restaurantketen pretpark dierenpark efteling artis
  blijdorp theater museum klooster ziekenhuisgroep zorggroep thuiszorg energiebedrijf netbeheerder waterbedrijf vervoerder luchtmacht leger marine
  defensie douane belastingtelefoon ov-bedrijf busbedrijf qbuzz arriva connexxion gvb ret htm ryanair easyjet transavia boeing airbus volkswagen
  toyota bmw apple openai tiktok x twitter facebook netflix disney spotify ziekenfonds vgz achmea aegon nn bunq triodos ahold vion
  campina frieslandcampina etos kruidvat mediamarkt gamma xenos zeeman wehkamp zalando shein temu bijenkorf v&d vroom primark zara
  dorpshuis buurthuis wijkcentrum sportpark sporthal stadion ijsbaan schouwburg poppodium bioscoop camping recreatiepark vakantiepark hotel restaurant
  café kroeg dorpswinkel bakker slager boerderij melkfabriek slachterij veiling *veiling kwekerij visafslag bouwproject *plan nieuwbouwproject snelweg
  fietspad spoor treinverbinding busverbinding veerverbinding vliegverbinding buslijn tramlijn metrolijn`

/** The same in the plural. */
export const ACTORS = `
  fietsers wandelaars voetgangers kamerleden gemeenten gemeentes provincies scholen *scholen universiteiten hogescholen leraren docenten leerkrachten studenten leerlingen scholieren
  huisartsen apotheken apothekers artsen verpleegkundigen zorgverleners agenten boeren vissers tuinders bewoners *bewoners omwonenden inwoners
  reizigers ouderen gepensioneerden werknemers werkgevers bedrijven *bedrijven winkels *winkels winkeliers supermarkten banken verzekeraars
  corporaties treinen *treinen bussen trams metro's veerboten vluchten onderzoekers wetenschappers partijen *partijen ministers huurders starters
  huizenkopers automobilisten nederlanders belgen amsterdammers rotterdammers restaurants cafés horecazaken ondernemers bonden vakbonden kerken steden
  dorpen huizen *huizen -verhuizen woningen *woningen *prijzen *lonen lonen prijzen *premies tarieven *tarieven bioscopen theaters musea *medewerkers
  zorgmedewerkers winkelmedewerkers brandweerlieden militairen ambtenaren groningers utrechters hagenaars hagenezen brabanders limburgers friezen
  zeeuwen drenten achterhoekers twentenaren eindhovenaren haarlemmers leidenaren arnhemmers nijmegenaren tilburgers bredanaars zwollenaren vlamingen
  duitsers britten fransen spanjaarden italianen amerikanen europeanen chauffeurs buschauffeurs treinmachinisten conducteurs vrachtwagenchauffeurs
  piloten taxichauffeurs maaltijdbezorgers pakketbezorgers postbodes schoonmakers bouwvakkers kiezers stemmers burgers consumenten woningzoekenden
  huiseigenaren huisbazen verhuurders beleggers spaarders zzp'ers horecaondernemers akkerbouwers melkveehouders fruittelers kwekers garnalenvissers
  natuurorganisaties milieuorganisaties organisaties *organisaties instellingen *instellingen ziekenhuisbesturen zorginstellingen moskeeën zwembaden
  bibliotheken sportclubs voetbalclubs clubs verenigingen *verenigingen stichtingen fondsen pensioenfondsen ketens winkelketens fabrieken kantoren
  hotels campings vakantieparken pretparken luchthavens havens bruggen tunnels wegen dijken pleinen straten stations rechters advocaten experts
  economen burgemeesters wethouders raadsleden statenleden europarlementariërs landen eu-landen lidstaten huishoudens zorgkosten boetes belastingen
  wachtlijsten temperaturen waterstanden`

/** Finite verbs of reports that are nouns or infinitives elsewhere. */
export const REPORTS = `
  rijden rijdt varen vaart vernieuwt vernieuwen blokkeren blokkeert sloopt slopen plant test testen start starten starten wil willen breidt breiden
  kampt kampen praat praten denken denkt legt leggen meldt melden vreest vrezen hoopt hopen pleit pleiten klaagt klagen dempt beperkt beperken
  versterkt versterken steekt steken voert voeren stuurt sturen weert weren verplicht verplichten plaatst plaatsen heft heffen schaft schaffen ruimt
  ruimen herstelt herstellen ontvangen kapt kappen eren eert huldigt onderzoekt onderzoeken zwicht zwichten heropent heropenen past passen schenkt
  daagt dagen sleept slepen beschuldigt beschuldigen ontkent bevestigt erkent keurt keuren trekken demonstreren demonstreert protesteren protesteert
  betogen stapt stappen vindt ontdekt ontdekken toont tonen vraagt luidt waarschuwt bezuinigt bezuinigen snijdt snijden investeren verlengt verlengen
  verplaatst verplaatsen verhuizen verhuist verkort verlaagt verlagen verhoogt verhogen versoepelt versoepelen verscherpt verscherpen introduceert
  invoert lanceert stopzet reserveert subsidieert vergroent verduurzaamt verduurzamen isoleert groeit groeien krimpt krimpen slaagt slagen faalt falen
  bezwijkt dreigt raakt raken doet doen houdt houden neemt nemen geeft geven laat laten wacht wachten mist missen telt tellen bereikt bereiken sluit
  maakt maken zet zetten haalt halen`
