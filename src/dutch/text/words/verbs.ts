// Finite verb forms common in Dutch headlines. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'
// A form that is as often a noun or adjective (start, test, was, waren, stop, werk) is left out: an unknown sentence
// is then framed as a name would be, which also reads well.

export const FINITE_VERBS = wordSet(`
  is zijn wordt worden werd werden heeft hebben had hadden kan kunnen kon konden moet moeten moest moesten wil willen wilde wilden zal
  zullen zou zouden mag mogen mocht gaat gaan ging gingen komt komen kwam kwamen krijgt krijgen kreeg kregen blijft blijven bleef bleven
  laat laten liet lieten doet doen deed deden maakt maken maakte neemt nemen nam namen geeft geven gaf gaven ziet zien zag zagen zegt zeggen
  zei vindt vinden vond vonden staat staan stond stonden ligt liggen lag zit zitten zat houdt houden hield brengt brengen bracht wint winnen
  won wonnen verliest verliezen verloor verslaat stijgt stijgen steeg stegen daalt dalen daalde groeit groeien groeide krimpt stopt stoppen
  stopte begint beginnen begon opent openen opende sluit sluiten sloot vertrekt vertrekken vertrok keert keren keerde treedt stapt verlaat
  vraagt vragen vroeg eist eisen eiste waarschuwt waarschuwen waarschuwde kondigt presenteert presenteren presenteerde onthult lanceert
  verbiedt schrapt verhoogt verlaagt investeert bouwt bouwen bouwde koopt kopen kocht verkoopt verkopen verkocht betaalt betalen betaalde
  kost kosten kostte levert zoekt zoeken zocht helpt helpen hielp leert leren leerde leest lezen las schrijft schrijven schreef speelt
  spelen speelde scoort scoorde rijdt rijden reed loopt lopen liep valt vallen viel breekt breken brak slaat slaan sloeg trekt trekken trok
  draait draaien draaide wacht wachten woont wonen woonde leeft leven leefde sterft sterven stierf overlijdt overleed overleden omgekomen
  gewond aangehouden vermoord verwacht verwachten voelt voelen denkt denken dacht weet weten wist kent kennen kende kiest kiezen koos stemt
  stemmen stemde steunt steunen wijst weigert dreigt dreigen lijkt lijken bleek blijkt blijken heet heten hangt rest telt tellen bereikt
  ontvangt verdient verdienen verandert veranderen verdwijnt verdwijnen ontstaat gebruikt werkt werken werkte verbetert ontdekt ontdekten
  redt redden redde vecht viert vieren vierde trouwt eet eten neergestoken neergeschoten doodgeschoten doodgestoken gevonden aangetroffen
  verstuurd opgepakt veroordeeld geopend ontruimd geëvacueerd afgesloten vermist verongelukt overvallen mishandeld gearresteerd gedood
  gesloten benoemd ontslagen verkozen at drinkt slaapt slapen reist reizen lukt bestaat verschijnt mist missen haalt halen haalde zet zetten
  stelt stellen stelde zorgt zorgen zorgde toont bewijst ruilt verhuist tekent vertelt vertellen vertelde spreekt sprak duurt duren duurde
  verlengt ontslaat benoemt herdenkt ontmoet bedankt voert schorst veroordeelt vernietigt ontsnapt besluit besloot hoeft hoeven durft
  reageert bezoekt`)
