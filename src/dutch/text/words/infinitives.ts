// Common Dutch verbs, by how their stem is found. Data only; `verb-forms.ts` makes the forms.
// A verb with a prefix (be-, ver-, ont-, her-) stands here itself; one with a separable part (aan-, op-) is found by it.

/** The stem follows from the infinitive by the rules of spelling: lopen - loop, pakken - pak, leven - leef. */
export const REGULAR = `
  bedreigen beveiligen bestormen vernielen ontruimen verscheuren bestralen ontsporen broeden beroven trappen jubileren tekenen strekken hakken
  verleggen verloten verkassen aankaarten plassen schenken zwerven toezeggen aarden abonneren accepteren activeren adviseren amuseren analyseren
  annuleren antwoorden arbeiden archiveren arresteren arriveren assisteren bakken balen bannen baren barsten baseren beantwoorden bedanken bedaren
  bedekken bedenken bedienen bedriegen begeleiden begeven beginnen begraven behagen behalen behangen beheersen behelpen beheren behoeden behoeven
  behoren behouden bekennen bekeuren bekijken bekladden beklimmen bekronen beleggen beleven belichamen belichten bellen belonen beloven bemesten
  bemoeien benadrukken benijden benoemen benutten beoordelen bepalen beperken bereiden bereiken bergen berusten beschermen beschikken beschouwen
  beschrijven beseffen beslissen besluiten besmeren besparen bespelen bespreken besproeien besteden bestellen bestoken bestrijden bestrijken
  bestrooien bestuderen besturen betalen betrappen betreden betreffen betrekken betreuren bevallen bevatten bevechten bevelen bevinden bevriezen
  bevrijden bewaken bewaren bewegen beweren bewerken bewijzen bewonen bezitten bezoeken bezorgen bezwaren bezwijken beïnvloeden bidden bieden bijten
  binden blaffen blancheren blazen blijken blijven blinken bloeden bloeien bloggen blokkeren blozen blussen boeien boeken boenen boeten boffen bonzen
  boren borgen botsen bouwen braden branden breien breken brengen brouwen bruisen brullen buigen bukken chatten checken citeren claimen combineren
  communiceren compenseren concentreren concluderen confronteren contacteren controleren corrigeren crossen dalen danken dansen debatteren declareren
  delen demonstreren dempen denken detecteren deugen dichten dienen digitaliseren dirigeren doden doelen domineren doneren doorbreken doorgronden
  doorlopen doorzoeken draaien dragen draven dreigen drijven dringen drinken drogen dromen druipen drukken drummen dubben duiden duiken dulden duren
  durven dutten duwen dwalen dweilen dwingen eisen elimineren emigreren eren erkennen ervaren erven eten evenaren experimenteren exporteren falen
  fantaseren faxen feesten feliciteren fietsen filmen fixen flaneren flirten fluiten focussen fokken formuleren fotograferen frituren fruiten
  frustreren functioneren fungeren gapen garanderen garneren gebeuren gebruiken gedragen geeuwen gelden geloven gelukken genereren genezen genieten
  geven gieren gieten gillen gissen glanzen glimlachen gluren gokken golven gooien graven grazen grenzen grijnzen grijpen grillen groeien groeperen
  groeten gunnen haasten haken halen hangen hanteren happen harken haten hechten heersen heffen hellen helpen herdenken hergebruiken herhalen
  herinrichten herkauwen herkennen herladen herleiden herleven herlezen herroepen herschrijven herstellen hervatten herverdelen hervormen heten hijgen
  hijsen hinken hoesten hoeven hokken hollen hopen horen huilen huren hurken identificeren implementeren importeren informeren inspecteren inspireren
  installeren integreren interesseren interviewen investeren isoleren jagen janken jeuken joggen jokken jongleren juichen kaarten kammen kampen kappen
  kauwen kennen keren keuren kiemen kiezen kijken klagen klappen kleden kleineren klemmen kletsen kleuren kleven klikken klimmen klinken kloppen
  klussen knallen kneden knellen knijpen knikken knippen knopen koelen koersen koken kokkerellen kopen kosten krabben kraken kreuken kreunen krijgen
  krimpen kruipen krullen kuchen kussen kwalificeren kweken kwetsen lachen laden lakken lanceren landen laten legen leggen leiden lekken lenen leren
  lessen letten leunen leven lezen liegen liggen lijden lijken lijmen likken linken logeren loggen lokken loodsen lopen losen lossen loten lozen
  luchten luiden lukken lusten maaien mailen maken malen marcheren marineren markeren masseren matchen melden melken mengen merken mesten meten mijden
  mikken misbruiken misleiden mislopen mislukken missen mixen mobiliseren moeten monteren moorden morsen motiveren muteren naaien navigeren negeren
  neigen nemen neuzen niezen noemen noteren observeren omarmen omhelzen omringen omschrijven omsluiten omvatten omzeilen onderbouwen onderbreken
  onderdrukken ondergraven onderhouden ondermijnen ondernemen onderschatten onderscheiden onderschrijven ondersteunen onderstrepen ondervinden
  ondervragen onderwerpen onderwijzen onderzoeken ontbijten ontbinden ontbreken ontdekken ontdooien ontginnen ontglippen onthalen ontharen onthouden
  onthullen ontkennen ontladen ontlasten ontlenen ontlopen ontmoeten ontnemen ontpitten ontraden ontroeren ontsmetten ontspannen ontspruiten ontsteken
  ontstoppen ontvangen ontvluchten ontvoeren ontvouwen ontwaken ontwerpen ontwijken ontzeggen oogsten oordelen opereren optimaliseren organiseren
  overbruggen overdenken overdrijven overgieten overheersen overladen overleggen overleven overlijden overnachten overschatten overschrijden
  overstijgen overtreden overtreffen overtuigen overwegen overwinnen pakken parkeren participeren passen passeren pauzeren peilen peinzen pellen
  persen pesten piepen pikken pingen plaatsen plagen plakken plannen planten plaveien plegen pleiten pletten ploffen plonzen plukken pocheren poetsen
  pompen porren poseren posten poten praten prediken presenteren presteren prijzen prikken printen prioriteren proberen produceren proeven profiteren
  pronken proosten protesteren provoceren prutsen publiceren pureren raadplegen raden raken ramen rapen rapporteren raspen ravotten razen reageren
  realiseren reclameren redden redeneren reduceren reflecteren regeren regisseren registreren reizen rekken relativeren remmen rennen renoveren
  repareren reppen reserveren respecteren restaureren reviseren richten rijgen rijmen rijzen rillen ringen roepen roerbakken roeren roesten roken
  rollen ronden ronken rouwen ruiken ruilen ruimen rusten scannen schaatsen schaden schaffen schaken schamen schatten scheiden schelden schelen
  schenden scheppen scheren scherpen schetsen scheuren schieten schijnen schillen schoppen schorsen schrapen schrappen schreeuwen schrijven schrikken
  schrobben schudden schuilen schuimen schuiven schuren scoren scrollen selecteren serveren shoppen sieren signaleren sissen sjouwen slagen slapen
  slepen slijpen slijten slikken sluipen sluiten smachten smaken smeden smeken smelten smeren smoren smullen snakken snappen snauwen sneeuwen snikken
  snoeien snoepen snuiven snurken solliciteren sommeren soppen sorteren spannen sparen specificeren spelen spellen spenderen speuren spijten spinnen
  spitten splitsen spoken sporten spotten spreken springen sprinten sproeien spuiten stabiliseren staken stallen stampen stappen staren starten steken
  stekken stelen stellen stemmen steriliseren sterven steunen stijgen stikken stimuleren stinken stoeien stoffen stofferen stofzuigen stoken stoppen
  storen storten stoten stoven straffen stralen stranden strelen streven strijden strijken strooien struinen studeren stuiten stunten sturen
  suggereren surfen synchroniseren taggen talmen tanken tappen tasten taxeren telefoneren tellen tennissen testen tikken tillen tippen tobben toetsen
  tollen tonen toosten trachten trainen trakteren transformeren transporteren treden treffen trekken treuren trillen troosten trotseren trouwen tuffen
  tuinieren turen uiten vallen vangen varen vasten vatten vechten vegen ventileren verafschuwen verantwoorden verbazen verbeelden verbergen verbieden
  verbinden verbleken verblijven verbluffen verbouwen verbranden verbreden verbruiken verdampen verdelen verdenken verdienen verdiepen verdragen
  verdrijven verdringen verdrinken verduren verdwalen verdwijnen vereisen verfijnen verfraaien verfrissen vergaren vergelijken vergen vergeten
  vergeven vergezellen vergissen vergoeden vergrijzen vergroten verharden verheffen verhelpen verheugen verhitten verhogen verhoren verhuizen
  verhullen verhuren verjagen verjongen verkennen verkeren verkiezen verklappen verklaren verkleden verkleinen verklikken verkopen verkorten
  verkrijgen verlagen verlammen verlangen verlaten verleiden verlenen verlengen verleren verlichten verliezen verlopen vermaken vermelden vermengen
  vermijden vermissen vermoeden vermoeien vermoorden vernieuwen vernoemen veroordelen veroorloven verpakken verpesten verplaatsen verplichten
  verpotten verraden verrassen verrichten verrijken verroeren verruilen verruimen verschaffen verscherpen verschijnen verschillen verschonen
  verschuiven versieren verslappen verslijten versmallen versnellen versnijden verspelen versperren verspillen verspreiden verspreken verstellen
  versterken verstoppen verstoren verstrekken verstrijken versturen vertalen vertellen verteren vertikken vertolken vertonen vertragen vertrekken
  vertrouwen vervagen vervallen vervangen vervelen verven vervloeken vervoeren vervolgen vervuilen vervullen verwaarlozen verwachten verwarmen
  verwarren verwennen verwerken verwerpen verwijten verwijzen verwoesten verwonden verwoorden verzachten verzaken verzenden verzetten verzinken
  verzinnen verzoeken verzoenen verzorgen verzuimen verzuren verzwaren vieren vinden vissen visualiseren vlammen vlechten vleien vliegen vloeien
  vloeken vloggen vluchten voeden voegen voeren voetballen volbrengen volgen voltooien voorspellen vormen vouwen vragen vrezen vriezen vrijwaren
  vullen waaien waarborgen waarderen waarschuwen wachten wagen waken walgen walsen wantrouwen warmen wassen wedden weerhouden weerleggen wegen weken
  wekken wenden wenken wennen wensen werken werpen werven weten weven wieden wiegen wijden wijken wijten wijzen wikken winnen wissen woeden wokken
  wonen worden wreken wrijven wringen wroeten wuiven wurgen zaaien zagen zakken zeggen zeilen zenden zetten zeuren zeven zingen zinken zitten zoeken
  zoemen zoenen zonnen zorgen zouten zuchten zuigen zwaaien zwellen zwemmen zwenken zweren zweten zweven zwieren zwijgen zwoegen`

/** Unstressed endings: the stem is the infinitive without -en: wandelen - wandel, eindigen - eindig. */
export const PLAIN = `
  aarzelen ademen roosteren afzonderen ankeren bedelen bedoelen behandelen behartigen beknibbelen bekostigen bekrachtigen bemachtigen bemiddelen
  benadelen benaderen berekenen beschadigen beschilderen beschuldigen besprenkelen bestempelen betekenen betuttelen betwijfelen bevestigen bevorderen
  bewapenen bewonderen bezichtigen bezuinigen beëindigen bibberen bladeren blunderen borrelen borstelen bundelen dobbelen dompelen druppelen eindigen
  ergeren filteren fladderen flikkeren fluisteren giechelen glinsteren goochelen googelen hagelen hameren handelen hengelen herenigen herinneren
  heropenen hinderen huldigen hunkeren huppelen ijveren jubelen kakelen kantelen kibbelen kietelen klauteren klungelen knabbelen knuffelen knutselen
  koesteren koppelen krioelen kruidigen kuieren kwispelen lasteren leveren lispelen luieren luisteren machtigen martelen matigen metselen minderen
  mishandelen mompelen monsteren mopperen motregenen naderen nestelen nodigen oefenen offeren omsingelen onderhandelen ondertekenen ontcijferen
  ontgrendelen ontkoppelen ontmaskeren ontmoedigen ontrafelen ontwikkelen openen opperen overhandigen overspoelen overweldigen overwinteren peddelen
  peuteren piekeren plunderen poederen prikkelen puzzelen rammelen rechtvaardigen regelen regenen reinigen rekenen rimpelen ritselen roddelen rommelen
  schakelen schateren schemeren schilderen schitteren schommelen sidderen slenteren slingeren sluimeren snorkelen snuffelen spartelen spijbelen
  spoelen sponsoren sprokkelen stamelen stapelen stempelen stotteren strompelen struikelen stuiteren stuntelen sudderen tegelen tekenen timmeren
  tintelen toeteren toveren tuimelen twijfelen uitzonderen veranderen verbeteren verbroederen verdedigen verdoezelen verdubbelen vereenvoudigen
  vergaderen vergrendelen verhandelen verhelderen verhinderen verhongeren verkondigen verkruimelen vermenigvuldigen verminderen vernederen vernietigen
  verouderen veroveren verrekenen versleutelen versoepelen verstevigen vertederen vertegenwoordigen vertroetelen vervaardigen verwijderen verwilderen
  verwisselen verwonderen verzadigen verzamelen verzekeren verzilveren vestigen voelen vorderen wandelen wankelen wapenen wapperen weerspiegelen
  weifelen weigeren wemelen wentelen wiebelen wijzigen winkelen wisselen woelen worstelen wortelen zaniken zegelen zegenen zondigen zuiveren`

/** Infinitive, stem and form with -t where no rule gives them. */
export const IRREGULAR = `
  zijn ben bent; hebben heb hebt; kunnen kun kunt; zullen zul zult; willen wil wilt; mogen mag mag; gaan ga gaat; staan sta staat; slaan sla slaat;
  doen doe doet; zien zie ziet; komen kom komt; bestaan besta bestaat; volstaan volsta volstaat; verstaan versta verstaat; ontstaan ontsta ontstaat;
  ontgaan ontga ontgaat; ontslaan ontsla ontslaat; verslaan versla verslaat; weerstaan weersta weerstaat; ondergaan onderga ondergaat;
  voldoen voldoe voldoet; ontzien ontzie ontziet; herzien herzie herziet; voorzien voorzie voorziet; overzien overzie overziet; vergaan verga vergaat;
  begaan bega begaat; begrijpen begrijp begrijpt; bekomen bekom bekomt; voorkomen voorkom voorkomt; overkomen overkom overkomt;
  ontkomen ontkom ontkomt; verwelkomen verwelkom verwelkomt; aaien aai aait; skiën ski skiet; creëren creëer creëert; kopiëren kopieer kopieert;
  definiëren definieer definieert; discussiëren discussieer discussieert; subsidiëren subsidieer subsidieert; oriënteren oriënteer oriënteert;
  typen typ typt; appen app appt; whatsappen whatsapp whatsappt; swipen swipe swipet; evalueren evalueer evalueert; evacueren evacueer evacueert;
  variëren varieer varieert; doorstaan doorsta doorstaat; racen race racet; leasen lease leaset; douchen douche douchet;
  continueren continueer continueert; skypen skype skypet; updaten update updatet; downloaden download downloadt; uploaden upload uploadt;
  upgraden upgrade upgradet; managen manage managet; recyclen recycle recyclet; timen time timet; liken like liket; gamen game gamet;
  daten date datet; streamen stream streamt; coachen coach coacht; browsen browse browset; boycotten boycot boycot; sms'en sms sms't;
  huisvesten huisvest huisvest; houden houd houdt; rijden rijd rijdt; snijden snijd snijdt; glijden glijd glijdt`
