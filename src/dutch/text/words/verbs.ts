// Verb forms that stand as the verb of a headline though they look like another form. Data only.
// A form that is as often a noun or adjective (start, test, waren, werk) is left out: an unknown sentence
// is then framed as a name would be, which also reads well.
import { wordSet } from '#dutch/text/word-lists.ts'

/** Plurals, which look like infinitives, and participles: 'Prijzen stijgen', 'Man aangehouden in Tiel'. */
export const HEADLINE_VERBS = wordSet(`
  krijgen maken nemen zien zeggen vinden staan liggen houden brengen winnen verliezen stijgen dalen groeien stoppen beginnen openen sluiten vertrekken
  keren vragen eisen waarschuwen kondigt presenteren bouwen kopen verkopen betalen kosten zoeken helpen leren lezen schrijven spelen rijden lopen
  vallen breken slaan trekken draaien wachten leven sterven omgekomen aangehouden vermoord verwachten voelen denken weten kennen kiezen stemmen
  steunen dreigen lijken blijken heten rest tellen verdienen veranderen verdwijnen werken vieren eten neergestoken neergeschoten doodgeschoten
  doodgestoken aangetroffen verstuurd opgepakt veroordeeld ontruimd afgesloten verongelukt overvallen mishandeld benoemd ontslagen verkozen slapen
  reizen missen halen stellen zorgen vertellen duren ontsnapt`)
