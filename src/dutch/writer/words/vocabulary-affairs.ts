// The words of technology, money and work. Data only.

import type { Vocabulary } from './vocabulary.ts'

export const TECH: Vocabulary = {
  words: `ai app apps smartphone* iphone* android* laptop* computer* software chatgpt internet* wifi* wachtwoord* whatsapp* instagram* tiktok* youtube*
    pinterest facebook* google* apple samsung tablet* game games privacy* algoritme* website* *app *apps *laptop *computer *software telefoon*
    -telefoonboek* -telefoonhoek *telefoon mobieltje* ipad* macbook* pc pc's windows microsoft copilot siri chatbot* taalmodel* datalek* hack hacker*
    phishing* cyber* router* glasvezel* tweestapsverificatie wachtzin* vpn back-up* backup* e-mail* mailbox* spam* spamfilter snapchat* deepfake*
    nepnieuws nepwebshop* nepmail* nepbericht* socialmedia* influencer* videogame* playstation* xbox nintendo* *console robot* -robotstofzuiger*
    -robotmaaier* 3d-print* 3d-printer* smartwatch* domotica usb-stick* usb-c oplader* powerbank* batterij* accuduur digid qr-code* emoji*
    technologie* browser* chrome firefox beeldscherm* toetsenbord* printer* inktpatroon* update* videocall* zoommeeting streamingdienst* tv-box
    gadget* sim-kaart* simkaart* 5g satellietinternet datacenter* quantumcomputer* chip halfgeleider* programmeur* programmeertaal* digibeten
    digitalisering toestel cloud clouddienst* cloudopslag mobiel gsm toestellen touchscreen schermpje beeldkwaliteit app-store appstore ios ios-update
    macos linux chromebook* galaxy huawei xiaomi oneplus fairphone nokia airpods airtag spraakassistent* spraakbericht* spraakherkenning
    gezichtsherkenning* vingerafdrukscanner fingerprint wachtwoordmanager* passkey* twee-stapsverificatie inlogcode* identiteitsfraude internetfraude
    cyberaanval* ransomware malware virusscanner* antivirus* firewall computervirus* trojan datalekken datahandel cookiemelding* cookiewet
    advertentieblocker adblocker incognito zoekmachine* zoekgeschiedenis zoekresultaten bing duckduckgo wikipedia opstartproblemen harddisk ssd
    geheugenkaart* usb-kabel* hdmi muismat gaming* gamer* gameverslaving* gamestoel* gamepc computerspel* computerspellen computerspelletje* fortnite
    minecraft roblox pokémon* zelda gta e-sport* esport* twitch streamer* discord reddit bluesky mastodon twitter groepschat* appgroep* appje appjes
    buurtapp* snapstreak tiktok-trend hashtag* likes volgers vlog* vlogger* youtuber* contentmaker* selfie* selfiestick fotobewerking photoshop canva
    cloudgebruik dropbox onedrive icloud excel spreadsheet* pdf-bestand* outlook gmail e-mailadres* inboxen nieuwsbrief* spambox* teams
    videovergadering* webcam* bluetooth* nfc betaalapp* drone elektronica* quantum* supercomputer* rekenkracht ai-model* ai-tool* ai-assistent openai
    deepseek midjourney dall-e prompt prompts robotarm robotisering humanoïde vr-bril* metaverse hologram* 3d-bril blockchain nft* webdesign
    webbouwer* html css javascript wordpress webhosting domeinnaam* url server servers glasvezelaansluiting provider* internetsnelheid
    internetstoring* wifi-versterker* wifiversterker* simlock e-sim esim roaming* databundel* telefoonabonnement* chromecast* iptv dvd-speler*
    videorecorder* deurbelcamera* beveiligingscamera* gps* tracker* navigatie* waze routeplanner* mijnoverheid berichtenbox helpdesk* computerhulp*
    computercursus techbedrijf* techreuzen satelliet* starlink ruimtevaart* nasa esa spacex tweet tweets modem digitaliser* nepfoto* data* -dateren
    video* -videoclip* web* app-update* warmtecamera* chat chats chatsessie* chatapp* chatgroep* chatgesprek* besturingssystem* botnet bug bugs
    codetaal computernerd filesharing firmware foutmelding* gigabyte gmail-account helpdeskfraude internetbrowser it'er ict* ict'er informatica*
    innovatie* inlog* iot kabelmodem laadsnelheid livestream* locatievoorziening megabyte mp3* muiswiel netwerk* -netwerkborrel* -netwerkgesprek*
    notificatie* oculus ontgrendelen operating pop-up popups proximus recovery robocop sms sms'je smsje sms'en schermafdruk screenshot* scanner*
    scrollgedrag serverruimte snelkoppeling* softwarebedrijf* spraakbesturing stemassistent swipe systeemeisen tabblad* telecom* telefoonscherm*
    telefoonverslaving* tv-abonnement* uploaden usb videochat* virtueel* vpn-verbinding wachtwoordkluis wearables webbrowser webpagina* wifi-code
    wifipunt* youtubefilmpje* zoekopdracht* nepprofiel*`,
  doings: `gamen uitloggen gehackt offline opladen downloaden programmeren appen swipen scrollen googelen digitaal digitale ~installeren ~instellen
    cookies_accepteren cookies_weigeren batterij_sparen foto's_bewaren nieuwe_functie nieuwe_functies resetten formatteren synchroniseren
    telefoon_opruimen foto's_halen foto's_ordenen van_sociale_media ~scannen ~klikken ~typen ~slimme digitaliseren ~tech ~accu ~cookies ~camera
    ~drones ~techniek ~foto's ~account ~profiel ~toezicht ~functies ~mail ~scherm ~link ~code ~download ~knop ~kabel ~stekker ~pixel ~beeld ~reclame
    ~*camera ~*systeem ~*scherm ~*bestand kunstmatige_intelligentie sociale_media social_media slimme_thermostaat slimme_meter slimme_lamp
    slimme_lampen slimme_bril slimme_speaker slimme_deurbel smart_home ouderlijk_toezicht instellingen_op play_store slimme_assistent
    digitale_nalatenschap digitaal_erfgoed harde_schijf content_creator mobiel_betalen digitale_bankpas drones_kopen machine_learning deep_learning
    virtual_reality augmented_reality python_leren app_bouwen website_bouwen smart_tv apple_tv slimme_apparaten slim_huis slimme_sloten slim_slot
    slimme_camera digitale_overheid digitaal_café big_tech silicon_valley beeldbellen streamen digibeet* viral virale elektronisch* gegenereerd*
    ai-gegenereerd* zelfrijdend* online* meldingen_uitzetten zet_meldingen_uit foto's_overzetten overzetten_naar opnieuw_opstarten valt_steeds_weg
    vals_bericht valse_mail nep_of_echt je_gegevens scherm_kapot kapot_scherm snel_leeg te_traag ~meldingen ~contacten ~bestand ~kopiëren ~opslag
    ~opslaan ~vastlopen ~gegevens gegevens_wissen open_source raspberry_pi ~accepteren ~weigeren draadloos draadloze ongewenste_reclame`,
}

export const MONEY: Vocabulary = {
  words: `~geld sparen besparen spaarrekening* hypotheek* budget* energierekening* zorgverzekering* verzekering* salaris* loon schulden geldtip* bespaartip*
    ~boodschappen ~kosten kinderopvang* warmtepomp* spaar* -spaarzaam* -spaarne *sparen bespaar* *hypotheek hypotheken beleg* -belegd* -belegen*
    *verzekering *verzekeringen verzekeraar* geldzak* geldzorgen geldstress aandelen* beurskoers* etf* indexfonds* crypto* bitcoin* obligatie*
    dividend* rente* *rente belasting* *belasting -milieubelasting -overbelasting belastingaangifte* erfenis* erfrecht testament* schenking* toeslag*
    -toeslagenaffaire* *toeslag kinderbijslag* uitkering* *uitkering bijstand* pensioen* *pensioen aow* minimumloon* *loon vakantiegeld*
    eindejaarsuitkering* studieschuld* studielening* lening* schuld *schuld *schulden schuldhulp* incasso* creditcard* pinpas* bankrekening*
    betaalrekening* *rekening -nachtrekening energiecontract* energieprijs energieprijzen energielabel* gasrekening* gasprijs stroomprijs*
    zonnepaneel* zonnepanelen* thuisbatterij* huishoudboek* huishoudpot inkomen* inkomsten uitgave uitgaven woonlasten* maandlasten autoverzekering*
    inboedelverzekering* subsidie* starterslening* makelaar* koopwoning* overwaarde *kosten financiën spaarpot* spaardoel* portemonnee* geldproblemen
    huurprijs spaargeld waardebon btw-aangifte ~huur ~boete *lening -*verlening koopje miskoop impulsaankoop* abonnement abonnementen boodschappenbon
    prijsverschil* prijsvergelijk* huismerk* a-merk* aanbiedingenjacht couponnen zegeltjes spaaractie* spaarprogramma spaarvarken* spaarplan*
    spaaruitdaging spaarchallenge spaartip* geldcoach* budgetcoach* geldwijsheid gelddagboek geldgesprek* geldvraag geldkwestie* geldruzie* noodfonds
    noodpotje fire-beweging bijverdienste* zwartwerk* uurtarief* uurloon* loonstrook* loonstrookje loonsverhoging* salarisverhoging* eindafrekening*
    jaarafrekening* belastingteruggave* belastingschijf* belastingvoordeel belastingaanslag* aftrekpost* hypotheekrente* rentestand rentevast*
    annuïteit* nhg notaris* taxateur* taxatie* taxatierapport woz-waarde* woz ozb afvalstoffenheffing erfpacht* vve vve-bijdrage huurverlaging
    huurcontract* huurbaas verhuurder* huurwoning* koopcontract huizenkoper* isvde salderingsregeling energieleverancier* energiemaatschappij*
    energieverbruik* stroomverbruik sluipverbruik gasverbruik waterverbruik watermeter energiemeter kilowattuur kwh energiebesparing* waterbesparing
    benzineprijs* dieselprijs* bijtelling rechtsbijstand* woonverzekering* levensverzekering* arbeidsongeschiktheidsverzekering* schadevergoeding*
    no-claim wmo-bijdrage wajong wia aow-leeftijd pensioengat* pensioenpot pensioenopbouw pensioenstelsel* lijfrente* jaarruimte nalatenschap*
    erfgenaam* erfgenamen schenkingsvrijstelling jubelton fiscus accountant* boekhouding* boekhouder* administratie* btw kleineondernemersregeling
    zelfstandigenaftrek eenverdiener* tweeverdiener* vermogen* vermogensrendement miljonair* loterij* staatslot* postcodeloterij lotto jackpot
    krasloten beurscrash* aex aex-index nasdaq s&p -indexering* beleggingsfonds* beleggingspand* belegger* beleggingsstrategie ethereum cryptomunt*
    goudprijs* zilverprijs staatsobligatie* belegtip* crowdfunding* peer-to-peer betaalachterstand* betalingsachterstand* wanbetal* deurwaarder*
    aanmaning* betalingsregeling* schuldsanering* schuldenlast wsnp bkr bkr-registratie klarna krediet* minilening* studiekosten* collegegeld*
    basisbeurs* lesgeld schoolkosten* zakgeldtabel kleedgeld bruidsschat wisselkoers* dollarkoers eurobiljet muntgeld bankbiljet* contant cash
    pinautomaat* geldautomaat* bankpas* tikkie tikkies betaalverzoek* fooi fooien inflatiecorrectie prijsplafond zuinigheid koopverslaving* koopstop
    tweedehandsje statiegeld* restwaarde geldzorg index *premie *budget *subsidie *vergoeding *betaling *krediet *inkomen *financiering`,
  doings: `zuinig zuiniger rondkomen afbetalen aflossen oversluiten stoken huis_kopen huis_verkopen eerste_huis_kopen koophuis huizenjacht aandelen_kopen
    geld_verdienen geld_lenen geld_opzij geld_uitgeven minder_uitgeven achter_de_hand appeltje_voor_de_dorst financieel financiële hoeveel_kost
    overstappen_van ~lenen ~duur ~gratis ~uitgeven ~bedrag geld_terug geld_overhouden van_het_gas_af hoeveel_geld in_de_min in_het_rood
    onder_de_streep de_kosten_van wat_kost_het kost_het met_weinig_geld weinig_geld krap_bij_kas ~terugbetalen ~terugvragen ~afsluiten ~opzeggen
    ~rekenen ~overhouden ~prijzig ~euro ~prijs ~winst ~premie ~kassabon ~betalen ~lasten ~tarief ~rekening ~energie ~gas ~stroom ~besparing ~kosteloos
    ~financier ~banksaldo ~aftrek ~vergoeding ~bonus ~verdien ~verdient ~arm ~rijk ~aankopen ~koop ~huur* ~*prijs ~*tarief ~*korting aandeel_kopen
    box_3 aangifte_doen dertiende_maand rood_staan vaste_lasten eigen_risico kosten_koper zwart_geld air_miles gemeentelijke_heffingen
    bouwkundige_keuring bod_uitbrengen vast_contract variabel_contract cv-ketel_vervangen thermostaat_lager lager_zetten private_lease schade_claimen
    eigen_bijdrage eerder_stoppen_met_werken legitieme_portie rijk_worden dow_jones goud_kopen achteraf_betalen vreemde_valuta online_bankieren
    mobiel_bankieren verkopen_op_marktplaats kun_je_lenen kan_ik_lenen erven bankieren bijverdienen aflossingsvrij* overbieden salderen energiezuinig*
    schenken fiscaal* fiscale boekhouden modaal bovenmodaal gokken beursgenoteerd daytraden schuldenvrij* pinnen gierig* vrekkig krenterig* frugal*
    consuminderen koopvrij* indexbeleggen betaal* onverwachte_kosten minder_gas gas_verbruiken ~goedkoopste potje_voor ~wat_kost wat_kost_een ~buffer
    ~goedkoop ~goedkope ~goedkoper ~voordelig ~voordelige ~zuinige prijs_van_een_huis`,
}

export const WORK: Vocabulary = {
  words: `~werk baan banen carrière* sollicit* collega* kantoor* vergader* ondernemer* zzp* freelance* manager* productiviteit* thuiswerken *collega's
    kantoortuin* thuiswerk* werkweek* werkdag* *werkdag werkplek* werkgever* werknemer* werkdruk* werkstress* werktijd* werkoverleg* werkvloer*
    werkgeluk* werkloosheid werkervaring* werksfeer vacature* *vacature cv cv's -cv-ketel* sollicitatie* ontslag* ontslagbrief proeftijd*
    arbeidscontract* arbeidsvoorwaard* arbeidsmarkt* functioneringsgesprek* beoordelingsgesprek* loopbaan* leidinggevende* leiderschap* directeur*
    teamleider* teamuitje* teambuilding* bedrijfsuitje* personeel* *personeel startup* start-up* stage stageplek* stageplaats* stagiair* bijbaan*
    *baantje beroepen droombaan* loondienst eenmanszaak* ondernemerschap* bedrijfsplan* klantcontact* netwerkborrel* netwerkgesprek* linkedin*
    lunchpauze* omscholing* bijscholing* zijinstromer* thuiswerkplek* parttimer* deeltijd* overwerk overuren vrijmibo presentatie* powerpoint* notulen
    tussenjaar* studiekeuze* beroepskeuze* ambacht* vakman vakmensen timmerman zelfstandige zelfstandigen familiebedrijf* personeelsuitje bore-out
    deeltijdbaan fulltimebaan topbaan vakantiebaan kantoorbaan zaterdagbaan zomerbaan vakantiebaantje* griffier pianostemmer stratenmaker* metselaar*
    loodgieters lasser* monteur* buschauffeur* vrachtwagenchauffeur* chauffeur* treinmachinist* machinist* conducteur* piloot stewardess* verpleger*
    zorgmedewerker* verzorgende* thuiszorgmedewerker* doktersassistent* journalist* redacteur* eindredacteur* tekstschrijver* copywriter*
    secretaresse* receptionist* kassamedewerker* vakkenvuller* barman* barvrouw horecapersoneel* seizoenswerk* uitzendkracht* uitzendbureau*
    uitzendwerk flexwerk* flexwerker* flexcontract* nulurencontract* ambtenaar* ambtenaren trainee* traineeship* leerwerkplek mbo'er vakopleiding*
    beroepsopleiding* opleiding* studierichting* mbo-student* omscholer* zij-instroom zij-instromer* carrièreswitch* carrièrestap carrièretip*
    carrièrecoach jobcoach* loopbaanadvies loopbaanbegeleiding baanzekerheid baanverlies baangarantie* werkloze* re-integratie* reïntegratie*
    bedrijfsarts* arbo* ergonomi* zit-sta* zit-stabureau werkhouding* beeldschermwerk kantoorlunch kantoorborrel vrijdagmiddagborrel* bedrijfscultuur*
    bedrijfsfeest* afscheidsborrel jubilaris bonusregeling ondernemingsraad* medezeggenschap* arbeidsrecht* ontslagvergoeding* transitievergoeding*
    ontslagrecht outplacement concurrentiebeding werkgeversverklaring functie-eisen functieomschrijving* motivatiebrief* motivatiebrieven assessment*
    thuiswerkdag* thuiswerkvergoeding* thuiswerker* thuiskantoor werk-privébalans werk-privé werkplezier werkgezin werkstemming werkethiek werkuren
    werkrooster* ploegendienst* nachtdienst* avonddienst weekenddienst nachtwerk verlofdagen zorgverlof sabbatical* snipperdag* 32-urige overuur
    to-dolijst* to-do-lijst takenlijst* timemanagement tijdmanagement pomodoro* deadline* vergadering* vergadertijger brainstorm* agendapunt* notulist
    heidag* teambuild* teamoverleg* stand-upmeeting projectmanager* projectleider* scrum* hr-* recruiter* headhunter* personeelszaken functionering*
    feedbackgesprek* leiding -leiderstrui teamlid teamleden leidinggevenden loonkloof* bore-outs ondernemersverhaal ondernemingsplan* webwinkel* kvk
    zzp-tarief acquisitie* factuur* facturen opdrachtgever* bedrijfsnaam* bedrijfsovername* boerenbedrijf* agrariër* melkveehouder* akkerbouwer*
    tuinder marktkoopman* vakmanschap beroepstrots vrijwilliger* vrijwilligerswerk* ziekteverzuim *medewerker *manager *baas *opleiding *vergadering
    vuilnisman* ontslagen koffieautomaat*`,
  doings: `~werkt solliciteren ondernemen leidinggeven netwerken omscholen onderhandelen notuleren op_het_werk op_je_werk voor_je_werk starten_als
    carrière_maken werken_in_de werken_als werken_bij hybride_werken delegeren promotie_maken fulltime parttime presenteren salaris_onderhandelen
    opslag_vragen om_opslag bedrijf_starten bedrijf_beginnen winkel_beginnen winkel_starten voor_jezelf_beginnen doorwerken met_pensioen_gaan
    beginnen_als aan_de_slag_als aan_het_werk je_baas uren_werken minder_werken meer_werken leren_op_het_werk thuis_werken een_bedrijf_beginnen
    een_eigen_zaak ~opstarten ~plannen_en dag_mee_met een_dag_mee_met ~bedrijf ~baas ~klant ~team ~agenda ~inbox ~vak ~feedback ~pauze ~boer ~boerin
    ~functie ~project ~kantine ~salaris ~contract ~bazin ~uren_maken ~taken ~chef ~vakantiewerk bijles_geven leraar_worden eigen_bedrijf eigen_zaak
    eigen_winkel eigen_praktijk mantelzorg_en_werk politieagent_worden brandweerman_worden fysiotherapeut_worden dierenarts_worden docent_worden
    meester_worden juf_worden leerkracht_worden notaris_worden advocaat_worden boekhouder_worden programmeur_worden kapper_worden bakker_worden
    kok_worden boswachter_worden imker_worden verslaggever_worden vertaler_worden administratief_medewerker tijdelijk_contract studie_kiezen
    verkeerde_studie toekomst_van_werk elevator_pitch onregelmatig_werk vrije_dagen ouderschapsverlof_opnemen onbetaald_verlof vierdaagse_week
    lege_inbox moeilijke_baas slechte_baas vrouwelijke_leiders glazen_plafond quiet_quitting eigen_baas bv_oprichten kamer_van_koophandel
    klanten_werven klanten_vinden offerte_maken boer_worden winkelier_worden marktkraam_beginnen horecazaak_beginnen werkloos* verpleegkundig*
    jobhoppen werkenden werkzoekend* arbeidsongeschikt* pitchen agile ambachtelijk* beroeps* werkgerelateerd* eigen_bakkerij eigen_restaurant
    eigen_café eigen_kapsalon wat_verdient lastige_klant lastige_klanten op_maandag_vrij op_vrijdag_vrij ~opslag ~leider ~leiders ~beroep meer_salaris
    werk_zoeken werk_zoekt ander_werk vrije_dag_per_week ~wat_doet_een naar_je_werk`,
}
