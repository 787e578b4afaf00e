// The words of technology, money and work. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const TECH: Vocabulary = {
  words: `ai app apps smartphone* iphone* android* laptop* computer* software chatgpt internet* wifi* wachtwoord* whatsapp* instagram* tiktok* youtube*
    pinterest facebook* google* apple samsung tablet* game games privacy* algoritme* website* *app *apps *laptop *computer *software telefoon*
    -telefoonboek* -telefoonhoek *telefoon mobieltje* ipad* macbook* pc pc's windows microsoft copilot gemini siri alexa chatbot* chatbots taalmodel*
    algoritmes datalek* hack hacker* phishing* cyber* router* glasvezel* tweestapsverificatie wachtzin* vpn clouddienst back-up* backup* e-mail*
    mailbox* spam* spamfilter snapchat* deepfake* nepnieuws nepwebshop* nepmail* nepbericht* socialmedia* influencer* videogame* playstation* xbox
    nintendo* *console robot* -robotstofzuiger* -robotmaaier* 3d-print* 3d-printer* smartwatch* domotica usb-stick* usb-c oplader* opladers powerbank*
    batterij* accuduur digid qr-code* emoji* technologie* browser* chrome firefox beeldscherm* toetsenbord* printer* inktpatroon* update* videocall*
    zoommeeting streamingdienst* tv-box gadget* sim-kaart* simkaart* 5g satellietinternet datacenter* quantumcomputer* chip halfgeleider* programmeur*
    programmeertaal* digibeten digitalisering toestel cloud clouddienst* cloudopslag mobieltjes mobiel gsm toestellen touchscreen schermpje
    beeldkwaliteit app-store appstore ios ios-update macos linux chromebook* galaxy huawei xiaomi oneplus fairphone nokia airpods airtag
    spraakassistent* spraakbericht* spraakherkenning gezichtsherkenning* vingerafdrukscanner fingerprint wachtwoordmanager* passkey*
    twee-stapsverificatie inlogcode* identiteitsfraude internetfraude cyberaanval* ransomware malware virusscanner* antivirus* firewall computervirus*
    trojan datalekken datahandel cookiemelding* cookiewet advertentieblocker adblocker incognito zoekmachine* zoekgeschiedenis zoekresultaten bing
    duckduckgo wikipedia opstartproblemen harddisk ssd geheugenkaart* usb-kabel* hdmi muismat gaming* gamer* gamers gameverslaving* gamestoel* gamepc
    computerspel* computerspellen computerspelletje* fortnite minecraft roblox mario pokémon* zelda gta e-sport* esport* twitch streamer* discord
    reddit bluesky mastodon twitter groepschat* appgroep* appje appjes buurtapp* snapstreak tiktok-trend hashtag* likes volgers vlog* vlogger*
    youtuber* contentmaker* selfie* selfiestick fotobewerking photoshop canva cloudgebruik dropbox onedrive icloud excel spreadsheet* pdf-bestand*
    outlook gmail e-mailadres* inboxen nieuwsbrief* spambox* teams videovergadering* webcam* bluetooth* nfc betaalapp* drone elektronica* quantum*
    supercomputer* algoritme rekenkracht ai-model* ai-tool* ai-assistent openai deepseek midjourney dall-e prompt prompts robotarm robotisering
    humanoïde vr-bril* metaverse hologram* 3d-bril blockchain nft* webdesign webbouwer* html css javascript wordpress webhosting domeinnaam* url
    server servers glasvezelaansluiting provider* internetsnelheid internetstoring* wifi-versterker* wifiversterker* simlock e-sim esim roaming*
    databundel* telefoonabonnement* chromecast* streamingdiensten iptv dvd-speler* videorecorder* deurbelcamera* beveiligingscamera* babyfoon-app gps*
    tracker* stappenteller-app navigatie* waze routeplanner* ov-app mijnoverheid berichtenbox helpdesk* computerhulp* seniorenlaptop computercursus
    techbedrijf* techreuzen satelliet* starlink ruimtevaart* nasa esa spacex tweet tweets modem digitaliser* nepfoto* nep-app data* -dateren video*
    -videoclip* web* app-update* warmtecamera* chat chats chatsessie* chatapp* chatgroep* chatgesprek* besturingssystem* botnet bug bugs codetaal
    computernerd draadloos draadloze filesharing firmware foutmelding* gigabyte gmail-account helpdeskfraude internetbrowser it it'er ict* ict'er
    informatica* innovatie* inlog* iot kabelmodem laadsnelheid laptops livestream* locatievoorziening megabyte mp3* muiswiel netwerk* -netwerkborrel*
    -netwerkgesprek* notificatie* oculus ontgrendelen operating pop-up popups proximus recovery robocop sms sms'je smsje sms'en schermafdruk
    screenshot* scanner* scrollgedrag serverruimte snelkoppeling* softwarebedrijf* spraakbesturing stemassistent swipe systeemeisen tabblad* telecom*
    telefoonscherm* telefoonverslaving* toetsenborden tv-abonnement* uploaden usb videochat* video-app virtueel* vpn-verbinding wachtwoordkluis
    wearables webbrowser webpagina* websites wifi-code wifipunt* youtubefilmpje* zoekopdracht* zoekmachines`,
  doings: `gamen inloggen uitloggen gehackt offline opladen downloaden programmeren appen swipen scrollen googelen digitaal digitale ~installeren ~instellen
    cookies_accepteren cookies_weigeren telefoon_instellen computer_opschonen traag_internet sneller_internet batterij_sparen ai_gebruiken
    foto's_bewaren foto's_in_de_cloud nieuwe_functie nieuwe_functies resetten formatteren synchroniseren back-uppen opschonen_telefoon
    telefoon_opruimen foto's_halen foto's_ordenen van_je_telefoon op_je_telefoon op_je_laptop stoppen_met_instagram stoppen_met_facebook
    van_sociale_media zonder_telefoon nieuwe_iphone ai_schrijft met_ai door_ai ~scannen ~klikken ~typen ~slimme digitaliseren chatten telefoonvrij
    telefoonvrije ~tech ~accu ~cookies ~camera ~drones ~techniek ~bestanden ~foto's ~account ~profiel ~toezicht ~pixels ~functies ~mail ~scherm
    ~schermen ~link ~code ~download ~knop ~kabel ~stekker ~besturingssysteem ~pixel ~beeld ~reclame ~*camera ~*systeem ~*scherm ~*bestand
    kunstmatige_intelligentie sociale_media social_media slimme_thermostaat slimme_meter slimme_lamp slimme_lampen slimme_bril slimme_speaker
    slimme_deurbel smart_home muis_en teams_of zoom_of chips_industrie code_leren ouderlijk_toezicht mobiele_telefoon instellingen_op play_store
    pixel_telefoon apple_watch google_home slimme_assistent pincode_telefoon digitale_nalatenschap digitale_kluis digitaal_erfgoed
    digitale_vaardigheid digitale_vaardigheden digitale_wereld trage_computer trage_laptop harde_schijf fifa_game nintendo_switch switch_2 x_account
    content_creator bewerken_foto filter_op google_drive koptelefoon_bluetooth apple_pay mobiel_betalen bankieren_app digitale_bankpas drones_kopen
    chip_in chips_tekort machine_learning deep_learning neurale_netwerk virtual_reality augmented_reality python_leren app_bouwen website_bouwen
    mesh_wifi smart_tv apple_tv slimme_apparaten slim_huis slimme_sloten slim_slot slimme_camera google_maps digitale_overheid digitaal_café big_tech
    silicon_valley startup_ai raket_lancering hacken beeldbellen videobellen streamen digibeet* internetbankieren updaten viral virale elektronisch*
    prompten gegenereerd* ai-gegenereerd* zelfrijdend* zelfrijdende online* meldingen_uitzetten zet_meldingen_uit foto's_overzetten overzetten_naar
    opnieuw_opstarten valt_steeds_weg internet_valt wifi_valt valse_sms vals_bericht valse_mail nep_of_echt je_gegevens telefoon_kwijt
    telefoon_gevallen scherm_kapot kapot_scherm batterij_leeg leeg_batterij snel_leeg te_traag wat_doet_een_algoritme robot_als van_ai met_chatgpt
    ~meldingen ~contacten ~accounts ~bestand ~kopiëren ~opslag ~opslaan ~vastlopen ~algoritme ~digitaliseren ~gegevens digitale_brief
    factor_authenticatie gegevens_wissen hotspot_thuis online_veilig open_source raspberry_pi senior_online techniek_van`,
}

export const MONEY: Vocabulary = {
  words: `~geld sparen besparen spaarrekening* hypotheek* budget* energierekening* zorgverzekering* verzekering* salaris* loon schulden geldtip* bespaartip*
    ~boodschappen ~kosten kinderopvang* warmtepomp* spaar* -spaarzaam* -spaarne *sparen bespaar* *hypotheek hypotheken beleg* -belegd* -belegen*
    *verzekering *verzekeringen verzekeraar* geldzak* geldzaken geldzorgen geldstress aandelen* beurskoers* etf* indexfonds* crypto* bitcoin*
    obligatie* dividend* rente* *rente belasting* *belasting -milieubelasting -overbelasting belastingaangifte* erfbelasting erfenis* erfrecht
    testament* schenking* schenkbelasting toeslag* -toeslagenaffaire* *toeslag kinderbijslag* uitkering* *uitkering bijstand* pensioen* *pensioen aow*
    minimumloon* *loon vakantiegeld* eindejaarsuitkering* studieschuld* studiefinanciering studielening* lening* schuld *schuld *schulden schuldhulp*
    incasso* creditcard* pinpas* bankrekening* betaalrekening* *rekening -nachtrekening energiecontract* energieprijs energieprijzen energielabel*
    energiekosten gasrekening* gasprijs stroomprijs* stroomrekening zonnepaneel* zonnepanelen* thuisbatterij* huishoudboek* huishoudpot inkomen*
    inkomsten uitgave uitgaven woonlasten* maandlasten autoverzekering* inboedelverzekering* uitvaartverzekering subsidie* starterslening* makelaar*
    koopwoning* koopwoningen overwaarde *kosten financiën spaarpot* spaardoel* buffer portemonnee* geldproblemen huurprijs spaargeld waardebon
    btw-aangifte ~huur ~boete *lening -*verlening koopje miskoop impulsaankoop* abonnement abonnementen boodschappenbon prijsverschil* prijsvergelijk*
    huismerk* a-merk* aanbiedingenjacht couponnen zegeltjes spaaractie* spaarprogramma spaarvarken* spaarplan* spaaruitdaging spaarchallenge
    spaarhypotheek spaartip* geldcoach* budgetcoach* geldwijsheid gelddagboek geldgesprek* geldvraag geldkwestie* geldruzie* noodfonds noodpotje
    fire-beweging bijverdienste* zwartwerk* uurtarief* uurloon* nettoloon brutoloon loonstrook* loonstrookje loonsverhoging* salarisverhoging*
    eindafrekening* jaarafrekening* energierekening belastingteruggave* belastingschijf* belastingvoordeel belastingaanslag* aftrekpost* aftrekposten
    hypotheekrente* rentestand rentevast* annuïteit* nhg verhuiskosten notaris* notariskosten taxateur* taxatie* taxatierapport woz-waarde* woz
    onroerendezaakbelasting ozb afvalstoffenheffing erfpacht* vve vve-bijdrage servicekosten huurverlaging huurcontract* huurbaas verhuurder*
    huurwoning* koopcontract huizenkoper* duurzaamheidslening energiesubsidie isolatiesubsidie isvde salderingsregeling terugleverkosten
    energieleverancier* energiemaatschappij* energieverbruik* stroomverbruik sluipverbruik gasverbruik waterverbruik watermeter energiemeter
    kilowattuur kwh energiebesparing* waterbesparing laadkosten benzineprijs* dieselprijs* tankkosten wegenbelasting autokosten bijtelling rijkosten
    parkeerkosten zorgtoeslag zorgverzekeringen rechtsbijstand* aansprakelijkheidsverzekering opstalverzekering woonverzekering* levensverzekering*
    overlijdensrisicoverzekering arbeidsongeschiktheidsverzekering* schadevergoeding* no-claim wmo-bijdrage wajong wia ww-uitkering bijstandsuitkering
    aow-leeftijd pensioengat* pensioenpot pensioenopbouw pensioenstelsel* lijfrente* banksparen jaarruimte nalatenschap* erfgenaam* erfgenamen
    schenkingsvrijstelling jubelton fiscus accountant* boekhouding* boekhouder* administratie* btw kleineondernemersregeling zelfstandigenaftrek
    eenverdiener* tweeverdiener* huishoudinkomen minimuminkomen vermogen* vermogensbelasting vermogensrendement miljonair* loterij* staatslot*
    postcodeloterij lotto jackpot krasloten beurscrash* aex aex-index nasdaq s&p -indexering* beleggingsfonds* beleggingspand* beleggingsrekening
    belegger* belegger beleggingsstrategie ethereum cryptomunt* goudprijs* zilverprijs obligaties staatsobligatie* belegtip* crowdfunding*
    peer-to-peer betaalachterstand* betalingsachterstand* wanbetal* deurwaarder* aanmaning* betalingsregeling* schuldsanering* schuldenlast wsnp bkr
    bkr-registratie klarna krediet* minilening* flitskrediet autolening studiekosten* collegegeld* basisbeurs* studentenschuld lesgeld schoolkosten*
    zakgeldtabel kleedgeld bruidsschat wisselkoers* dollarkoers eurobiljet muntgeld bankbiljet* contant cash pinautomaat* geldautomaat* bankpas*
    bankkosten tikkie tikkies betaalverzoek* fooi fooien inflatiecorrectie energietoeslag prijsplafond zuinigheid koopverslaving* koopstop
    tweedehandsje statiegeld* restwaarde geldzorg index *premie *budget *subsidie *vergoeding *betaling *krediet *inkomen *financiering`,
  doings: `bespaar bespaart beleggen belegt zuinig zuiniger zuinige goedkoop goedkoper goedkope rondkomen afbetalen aflossen oversluiten stoken huis_kopen
    huis_verkopen eerste_huis_kopen koophuis huizenjacht aandelen_kopen geld_verdienen geld_lenen geld_opzij geld_uitgeven minder_uitgeven
    achter_de_hand appeltje_voor_de_dorst financieel financiële hoeveel_kost zorgverzekering_kiezen overstappen_van ~lenen ~duur ~gratis ~uitgeven
    ~bedrag in_de_schulden besparen_op geld_terug geld_besparen geld_overhouden geld_sparen van_het_gas_af opzeggen_abonnement abonnementen_opzeggen
    lenen_of_sparen hoeveel_geld hoeveel_spaargeld hoeveel_pensioen hoeveel_verdien wat_verdien hoeveel_belasting hoeveel_hypotheek kosten_besparen
    in_de_min in_het_rood onder_de_streep de_kosten_van wat_kost_het kost_het één_inkomen twee_inkomens met_weinig_geld weinig_geld krap_bij_kas
    budgetvriendelijk voordelig voordelige voordeliger ~terugbetalen ~terugvragen ~afsluiten ~opzeggen ~rekenen ~overhouden ~prijzig ~euro ~prijs
    ~winst ~premie ~kassabon ~betalen ~lasten ~tarief ~rekening ~energie ~gas ~stroom ~besparing ~kosteloos ~financier ~banksaldo ~aftrek ~vergoeding
    ~bonus ~verdien ~verdienen ~verdient ~arm ~rijk ~aankopen ~koop ~huur* ~*prijs ~*tarief ~*korting aandeel_kopen box_3 aangifte_doen
    dertiende_maand rood_staan vaste_lasten eigen_risico persoonlijke_financiën kosten_koper zwart_geld contant_geld zegels_sparen air_miles
    financiële_buffer financieel_onafhankelijk passief_inkomen zwart_betaald belastingdienst_brief gemeentelijke_heffingen huurverhoging_bezwaar
    bouwkundige_keuring bod_uitbrengen dynamisch_energiecontract vast_contract variabel_contract hybride_warmtepomp cv-ketel_vervangen
    thermostaat_lager lager_zetten private_lease kindgebonden_budget aanvullende_verzekering schade_claimen eigen_bijdrage eerder_stoppen_met_werken
    vervroegd_pensioen legitieme_portie lage_inkomens hoge_inkomens rijk_worden dow_jones goud_kopen achteraf_betalen doorlopend_krediet
    persoonlijke_lening kosten_kinderopvang kosten_bruiloft vreemde_valuta online_bankieren mobiel_bankieren verkopen_op_marktplaats vinted_geld
    huur_en kun_je_lenen kan_ik_lenen erven bankieren budgetteren bijverdienen aflossingsvrij* aflossingsvrije overbieden salderen energiezuinig*
    schenken fiscaal* fiscale boekhouden modaal bovenmodaal gokken beursgenoteerd daytraden pensioenbeleggen schuldenvrij* pinnen gierig* vrekkig
    krenterig* frugal* consuminderen koopvrij* indexbeleggen betaal* onverwachte_kosten klein_budget minder_gas gas_verbruiken ~goedkoopste potje_voor
    ~wat_kost ~hoe_duur wat_kost_een`,
}

export const WORK: Vocabulary = {
  words: `~werk baan banen carrière* sollicit* collega* kantoor* vergader* ondernemer* zzp* freelance* manager* productiviteit* thuiswerken *collega's
    kantoortuin* thuiswerk* werkweek* werkdag* *werkdag werkplek* werkgever* werknemer* werkdruk* werkstress* werktijd* werkoverleg* werkvloer*
    werkgeluk* werkloosheid werkervaring* werksfeer vacature* *vacature cv cv's -cv-ketel* sollicitatie* ontslag* -ontslagen* ontslagbrief proeftijd*
    arbeidscontract* arbeidsvoorwaard* arbeidsmarkt* functioneringsgesprek* beoordelingsgesprek* loopbaan* leidinggevende* leiderschap* directeur*
    teamleider* teamuitje* teambuilding* bedrijfsuitje* personeel* *personeel startup* start-up* stage stageplek* stageplaats* stagiair* bijbaan*
    *baantje beroep beroepen droombaan* loondienst eenmanszaak* ondernemerschap* bedrijfsplan* klantcontact* netwerkborrel* netwerkgesprek* linkedin*
    lunchpauze* omscholing* bijscholing* zijinstromer* thuiswerkplek* parttimer* deeltijd* overwerk overuren vrijmibo presentatie* powerpoint* notulen
    opslag tussenjaar* studiekeuze* beroepskeuze* ambacht* vakman vakmensen timmerman zelfstandige zelfstandigen familiebedrijf* personeelsuitje
    bore-out deeltijdbaan fulltimebaan topbaan vakantiebaan kantoorbaan zaterdagbaan zomerbaan vakantiebaantje* griffier pianostemmer stratenmaker*
    metselaar* loodgieters lasser* lassers monteur* buschauffeur* vrachtwagenchauffeur* chauffeur* treinmachinist* machinist* conducteur* piloot
    stewardess* verpleger* zorgmedewerker* verzorgende* thuiszorgmedewerker* doktersassistent* journalist* redacteur* eindredacteur* tekstschrijver*
    copywriter* secretaresse* receptionist* kassamedewerker* vakkenvuller* barman* barvrouw horecapersoneel* seizoenswerk* uitzendkracht*
    uitzendbureau* uitzendwerk flexwerk* flexwerker* flexcontract* nulurencontract* ambtenaar* ambtenaren trainee* traineeship* leerwerkplek
    bbl-opleiding mbo'er mbo-opleiding hbo-opleiding vakopleiding* beroepsopleiding* opleiding* studierichting* studiekeuze mbo-student* omscholer*
    zij-instroom zij-instromer* carrièreswitch* carrièrestap carrièretip* carrièrecoach jobcoach* loopbaanadvies loopbaanbegeleiding baanzekerheid
    baanverlies baangarantie* werkloze* re-integratie* reïntegratie* bedrijfsarts* arbo* ergonomi* zit-sta* zit-stabureau werkhouding* beeldschermwerk
    kantoorlunch kantoorborrel vrijdagmiddagborrel* bedrijfscultuur* bedrijfsfeest* afscheidsborrel jubilaris bonusregeling ondernemingsraad*
    medezeggenschap* arbeidsrecht* ontslagvergoeding* transitievergoeding* ontslagrecht outplacement concurrentiebeding werkgeversverklaring
    functie-eisen functieomschrijving* motivatiebrief* motivatiebrieven assessment* arbeidsvoorwaarden thuiswerkdag* thuiswerkvergoeding* thuiswerker*
    thuiskantoor werk-privébalans werk-privé werkplezier werkgezin werkstemming werkethiek werkuren werkroosters werkrooster* ploegendienst*
    nachtdienst* avonddienst weekenddienst nachtwerk verlofdagen zorgverlof sabbatical* snipperdag* 32-urige overuur to-dolijst* to-do-lijst
    takenlijst* timemanagement tijdmanagement pomodoro* deadline* deadlines vergadering* vergadertijger brainstorm* agendapunt* notulist heidag*
    teambuild* teamoverleg* stand-upmeeting projectmanager* projectleider* scrum* hr-* hr-manager recruiter* headhunter* personeelszaken
    functionering* feedbackgesprek* leiding leider* -leiderstrui teamlid teamleden leidinggevenden loonkloof* bore-outs ondernemersverhaal
    ondernemingsplan* webwinkel* kvk zzp-tarief acquisitie* factuur* facturen opdrachtgever* bedrijfsnaam* bedrijfsovername* boerenbedrijf* agrariër*
    melkveehouder* akkerbouwer* tuinder marktkoopman* ambachten vakmanschap beroepstrots vrijwilliger* vrijwilligerswerk* ziekteverzuim *medewerker
    *manager *baas *opleiding *vergadering vuilnisman* klantcontact ondernemers`,
  doings: `~werken ~werkt solliciteren vergaderen ondernemen leidinggeven netwerken overwerken freelancen omscholen onderhandelen notuleren op_het_werk
    op_je_werk voor_je_werk ontslag_nemen starten_als carrière_maken werken_in_de werken_als werken_bij hybride_werken delegeren promotie_maken
    fulltime parttime presenteren salaris_onderhandelen opslag_vragen om_opslag bedrijf_starten bedrijf_beginnen winkel_beginnen winkel_starten
    voor_jezelf_beginnen ~leiding_geven doorwerken in_loondienst met_pensioen_gaan beginnen_als aan_de_slag_als aan_het_werk op_kantoor naar_kantoor
    wat_doet_een je_baas je_leidinggevende van_baan_wisselen nieuwe_baan andere_baan leuke_baan uren_werken minder_werken meer_werken
    leren_op_het_werk thuis_werken collega_die promoveren_naar een_bedrijf_beginnen een_eigen_zaak ~opstarten ~plannen_en dag_mee_met een_dag_mee_met
    ~bedrijf ~baas ~bazen ~klant ~klanten ~team ~agenda ~inbox ~vak ~feedback ~pauze ~boer ~boerin ~functie ~project ~kantine ~salaris ~contract
    ~bazin ~uren_maken ~taken ~chef ~vakantiewerk vierdaagse_werkweek bijles_geven kapitein_worden leraar_worden verpleegkundige_worden eigen_bedrijf
    eigen_zaak eigen_winkel eigen_praktijk mantelzorg_en_werk imker_als_beroep beroepen_in piloten_worden politieagent_worden brandweerman_worden
    fysiotherapeut_worden dierenarts_worden docent_worden meester_worden juf_worden leerkracht_worden notaris_worden advocaat_worden boekhouder_worden
    programmeur_worden kapper_worden bakker_worden kok_worden boswachter_worden imker_worden verslaggever_worden vertaler_worden
    administratief_medewerker schoonmaker_als vast_contract_werk tijdelijk_contract vaste_baan studie_kiezen verkeerde_studie toekomst_van_werk
    kerstborrel_werk elevator_pitch solliciteren_tips onregelmatig_werk vrije_dagen ouderschapsverlof_opnemen onbetaald_verlof vierdaagse_week
    werkweek_van kortere_werkweek uitstellen_werk mailbox_leeg lege_inbox beoordeling_werk moeilijke_baas vervelende_collega slechte_baas
    vrouwelijke_leiders glazen_plafond quiet_quitting startende_ondernemer starters_op_de webwinkel_beginnen eigen_baas bv_oprichten
    kamer_van_koophandel klanten_werven klanten_vinden offerte_maken opvolging_bedrijf boer_worden winkelier_worden marktkraam_beginnen
    horecazaak_beginnen netwerken_voor werkloos* verpleegkundig* jobhoppen werkenden werkzoekend* arbeidsongeschikt* pitchen brainstormen agile
    ambachtelijk* beroeps* werkgerelateerd* eigen_bakkerij eigen_restaurant eigen_café eigen_kapsalon wat_verdient verdient_een lastige_klant
    lastige_klanten op_maandag_vrij vrij_op op_vrijdag_vrij word_je_piloot`,
}
