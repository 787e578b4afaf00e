// Questions that fit a title by its grammar or its verb, on top of the register's own. Data only.
// Each is true of every title its pattern meets; unsure belongs nowhere. Lower case, with their question mark.

import type { Shape } from '../shape.ts'
import type { Register } from './register-entry.ts'

export interface Situation {
  shapes: readonly Shape[]
  /** Only in these registers; none named is any but serious. */
  registers?: readonly Register[]
  title: RegExp
  asks: readonly string[]
}

/** Infinitives that open a title about something a reader does: 'Koken voor één persoon'. */
const DOINGS = `koken bakken slapen hardlopen wandelen fietsen zwemmen afvallen sporten thuiswerken sparen solliciteren
  kamperen opruimen schoonmaken tuinieren reizen besparen klussen schilderen opvoeden studeren vasten ontbijten
  onthaasten mediteren ontspannen bewegen vergaderen netwerken knutselen beleggen verbouwen`
  .split(/\s+/)
  .join('|')

export const SITUATIONS: readonly Situation[] = [
  // 'Hoe bak je brood zonder oven?'
  { shapes: ['question'], title: /^hoe \p{L}+ (?:je|jij) /iu, asks: ['hoe doe jij dat?', 'hoe pak jij dat aan?'] },
  // 'Is een warmtepomp iets voor jou?'
  {
    shapes: ['question'],
    title:
      /^(?:is|zijn|kan|kun|kunnen|moet|moeten|mag|mogen|heeft|hebben|heb|wil|willen|wordt|worden|helpt|helpen|werkt|zou|zal) (?!.* of )/iu,
    asks: ['ja of nee?', 'wat is jouw antwoord?', 'wat zou jij antwoorden?'],
  },
  // 'Thuiswerken of naar kantoor?'
  {
    shapes: ['question'],
    title: /^(?!weet|vraag|twijfel)[^?:]{2,40} of (?!niet)[^?:]{2,40}\?$/iu,
    asks: ['wat kies jij?', 'wat is jouw keuze?'],
  },
  // 'Elektrische fiets kopen: waar let je op?'
  {
    shapes: ['question'],
    title: /waar let je op\?$/iu,
    asks: ['wat zijn jouw ervaringen?', 'wat vind jij belangrijk?'],
  },
  // 'Interview met schrijver Arthur Japin'
  { shapes: ['name'], title: /^(?:het |een )?(?:interview|in gesprek)/iu, asks: ['wat zou jij willen vragen?'] },
  // 'Zo maak je de lekkerste pannenkoeken'
  {
    shapes: ['how', 'composed'],
    title: /(?:^|: )(?:zo|hoe) (?:\p{L}+ )?je /iu,
    asks: ['hoe doe jij dat?', 'hoe pak jij dat aan?', 'wat is jouw aanpak?'],
  },
  // 'Ik stopte een maand met sociale media'
  { shapes: ['statement', 'phrase'], title: /^ik /iu, asks: ['herken je dit?', 'hoe is dat bij jou?'] },
  // 'Koken voor één persoon'
  {
    shapes: ['phrase'],
    title: new RegExp(`^(?:${DOINGS}) \\p{Ll}`, 'iu'),
    asks: ['hoe doe jij dat?', 'hoe is dat bij jou?', 'wat is jouw ervaring?'],
  },
  { shapes: ['phrase'], title: new RegExp(`^(?:${DOINGS}) zonder `, 'iu'), asks: ['lukt jou dat?', 'wel of niet?'] },
  // 'Kabinet wil af van toeslagen'
  {
    shapes: ['statement'],
    registers: ['news'],
    title: / (?:wil|willen|verhoogt|verlaagt|schrapt|verbiedt|sloopt|investeert) /iu,
    asks: ['goed plan of niet?', 'eens of oneens?'],
  },
  // 'Max Verstappen wint Grand Prix van Zandvoort', 'Burgemeester stapt op'
  {
    shapes: ['statement'],
    title:
      / (?:wint|winnen|verliest|verliezen|verslaat|stijgt|stijgen|daalt|dalen|vertrekt|vertrekken|valt over)(?: |$)|stapt op$/iu,
    asks: ['had jij dit verwacht?', 'zag jij dit aankomen?'],
  },
  // 'Zorgpremie stijgt in 2026'
  {
    shapes: ['statement'],
    registers: ['news', 'money'],
    title: / (?:stijgt|stijgen|daalt|dalen|verhoogt|verlaagt)(?: |$)/iu,
    asks: ['wat merk jij ervan?'],
  },
  // 'Kinderen lezen steeds minder', 'Jongeren drinken vaker thee'
  {
    shapes: ['statement'],
    title: / (?:steeds|vaker|minder vaak) /iu,
    asks: ['herken je dit?', 'hoe is dat bij jou?'],
  },
  // 'Dit zijn de leukste uitjes'
  {
    shapes: ['statement'],
    title: /^dit zijn de (?:mooiste|leukste|lekkerste|fijnste|gezelligste|beste) /iu,
    asks: ['welke kies jij?', 'wat is jouw favoriet?'],
  },
  // 'De mooiste fietsroutes door Drenthe'
  {
    shapes: ['phrase', 'list'],
    title: /^de (?:\d+ )?(?:mooiste|leukste|lekkerste|fijnste|gezelligste) \p{L}+[sn](?: |$)/iu,
    asks: ['wat is jouw favoriet?'],
  },
]
