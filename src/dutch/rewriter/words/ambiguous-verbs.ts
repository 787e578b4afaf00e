// Verbs whose forms need more than themselves to be read: stems that are nouns too, verbs that give somebody something,
// auxiliaries. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'

/** Stems that are a noun as well: behind an article or preposition they are that noun ('met je werk', 'in één klik'). */
export const NOUN_STEMS: ReadonlySet<string> = new Set([
  ...NOUN_VERBS,
  ...wordSet(`
  anker antwoord bak bel blog boek boor bouw dans deel download draai droom druk eis erf film filter fiets fluit golf haak handel hap hoop huur
  interview kam kap kleur klik knip knoop koop krimp kus lach land leer lek les lijm link loop mail match meng merk mix monster offer open overleg
  pak pas peil pers plaag plaats plak plan prijs prik proef puzzel raad raam rem ring roep rol rook ruil ruim scan scheur schets schil schop schrik
  schuif slaap sleep smaak snoep span spin spoel spot stap steek stel stempel stijg stof stop straf strijd stuur surf tank teken tel tik tip toon
  trap trouw twijfel vang verf verhuur verkoop vier vis voer vorm vouw vraag wacht weeg week wens werk wijk wijs win winkel wissel zaag zak zeil
  zoen zorg zout zucht app kook bied begin beheer behoud bestel verblijf update upload bestuur geloof ontbijt vertrouw vermoed verwijt regel kijk
  sla feest zon boen baar haat`),
])

/** Never an imperative before 'je': with it they ask or set a condition. */
export const NEVER_COMMANDS = wordSet(`
  ben heb kun kan wil zul zal mag moet word weet vind krijg hoef ga kom durf heet woon twijfel merk sta zit lig lijd ken zie mis denk hoor slaap`)

/** Give somebody something: 'je' or 'u' behind them is that somebody. */
export const GIVING = wordSet(`
  geef geeft geven gaf gaven gegeven bied biedt bieden bood boden stuur stuurt sturen stuurde stuurden kost kosten kostte bespaar bespaart
  besparen bespaarde lever levert leveren leverde vertel vertelt vertellen vertelde toon toont tonen toonde schenk schenkt schenken bezorg bezorgt
  bezorgen leer leert leren leerde wens wenst wensen wenste beloof belooft beloven beloofde garandeer garandeert garanderen adviseer adviseert
  adviseren verleen verleent verlenen verstrek verstrekt verstrekken betaal betaalt betalen betaalde breng brengt brengen bracht scheelt schelen
  verkoop verkoopt verkopen mail mailt mailen stelt overhandigt gunt gunnen oplever oplevert opleveren vraag vraagt vragen vroeg helpt helpen
  hielp laat laten zend zendt zenden zond voorspelt raad raden raadt maakt maken kan kunnen zal zullen zou zouden wil willen`)

/** Done to somebody: 'helpt u' behind a noun has that noun as its subject. */
export const DONE_TO_YOU = wordSet(`
  helpt informeert adviseert brengt wijst kost bespaart verwelkomt begeleidt ondersteunt wenst garandeert mailt belt bedankt verzoekt nodigt
  waarschuwt beschermt behandelt bereikt raakt vraagt houdt laat verrast inspireert dwingt verplicht herinnert motiveert stimuleert overtuigt
  spreekt verbindt scheelt neemt verwijst groet heeft wordt mag moet gaat komt lijkt staat valt blijft past bevalt ontgaat ontbreekt verbaast
  interesseert confronteert attendeert factureert crediteert verzekert beantwoordt benadert contacteert ontslaat vrijwaart voorziet raadt`)

/** The same, of verbs that give something: it stands behind 'u' then. */
export const GIVEN_TO_YOU = wordSet(`
  stuurt geeft biedt levert bezorgt verstrekt toont vertelt zendt verleent schenkt vergoedt belooft maakt stelt gunt`)

/** Done by somebody to something: 'het formulier vindt u' has 'u' as its subject. */
export const DONE_BY_YOU = wordSet(`
  vindt leest krijgt ontvangt betaalt koopt bestelt herkent gebruikt regelt boekt kiest downloadt meldt bekijkt controleert vult wijzigt bewaart
  opent sluit weet kent denkt voelt hoort merkt zoekt ontdekt verdient bereidt eet drinkt bezoekt huurt doet legt zet plaatst haalt hoeft wenst
  schrijft start stopt rijdt parkeert verzamelt plant maait snoeit kookt bakt drukt klikt tikt selecteert typt noteert installeert activeert
  reserveert annuleert levert ondertekent retourneert tilt ruilt bewijst verkoopt leent reinigt wast verwijdert bevestigt draait schuift bedient
  combineert verrekent declareert verstuurt uploadt mist herhaalt onthoudt dient`)

/** Take 'je' or 'u' as themselves: 'meld je aan', 'schrijf je in'. */
export const REFLEXIVE = wordSet(`
  meld schrijf geef abonneer registreer verdiep haast beperk concentreer focus bemoei gedraag vergis verbaas ontspan verheug bereid verplaats voel
  realiseer herinner wapen omring oriënteer verzeker stel houd hou kleed zet laat trek richt onderscheid kwalificeer verzet verweer schaam gun
  bescherm`)
