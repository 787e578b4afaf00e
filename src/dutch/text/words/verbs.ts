// Verb forms that look like another form or another word. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'

/** Plurals, which look like infinitives, and participles: 'Prijzen stijgen', 'Man aangehouden in Tiel'. Left out is
 * what is as often a noun or adjective (start, test, waren, werk): an unknown sentence is then framed as a name would be. */
export const HEADLINE_VERBS = wordSet(`
  krijgen maken nemen zien zeggen vinden staan liggen houden brengen winnen verliezen stijgen dalen groeien stoppen beginnen openen sluiten
  vertrekken keren vragen eisen waarschuwen kondigt presenteren bouwen kopen verkopen betalen kosten zoeken helpen leren lezen schrijven spelen
  rijden lopen vallen breken slaan trekken draaien wachten leven sterven omgekomen aangehouden vermoord verwachten voelen denken weten kennen
  kiezen stemmen steunen dreigen lijken blijken heten rest tellen verdienen veranderen verdwijnen werken vieren eten neergestoken neergeschoten
  doodgeschoten doodgestoken aangetroffen verstuurd opgepakt veroordeeld ontruimd afgesloten verongelukt overvallen mishandeld benoemd ontslagen
  verkozen slapen reizen missen halen stellen zorgen vertellen duren ontsnapt`)

/** At least as often a noun, in the singular or the plural: what stands around them decides. */
export const NOUN_VERBS = wordSet(`
  start rust kost test praat plant groet print chat lift zet dicht acht post sport beleid besluit bezoek bericht gebruik verzoek vlucht tocht
  schat lucht haast verzet onderhoud ontwerp oordeel recht mest spijt troost dienst lust oogst verlies weg voeding val bed reis klant tuin schild
  spel groei stem steun stijl trek hulp bergen vragen plannen wensen kosten dromen reizen boeken planten groenten fietsen zorgen kussen haren
  klachten werken landen feesten lessen wonden banden grenzen zaken punten sporen talen vormen wegen weken slagen stappen delen stemmen prijzen
  maten merken ramen kleuren rollen stukken zakken glazen koppen potten lampen spellen testen kaarten plaatsen vissen diensten besluiten bedden
  baden tassen pannen eten leven wonen bezoeken uitgaven verschillen antwoorden aanvragen`)
