// What optimisations say, in Dutch. Knows no threshold and no database.
import {
  MEASURED_DAYS,
  type ImpactArea,
  type Optimization,
  type SettingChange,
} from '#contract/optimizations/optimization.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import type { ToolDays } from './figures-store.ts'

export interface Words extends Pick<Optimization, 'title' | 'description' | 'estimatedImpact'> {
  /** What people can do, when the product cannot do it by itself. */
  advice: string
}

const wholePercent = new Intl.NumberFormat('nl-NL', { style: 'percent' })
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const percent = (share: number) => wholePercent.format(share)
const seconds = (ms: number) => `${oneDecimal.format(ms / 1000)}\u00A0s`
/** An amount in US dollar cents, written in dollars. */
const money = (cents: number) =>
  new Intl.NumberFormat('nl-NL', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: cents < 100 ? 4 : 2,
  }).format(cents / 100)

const DAYS = `In ${MEASURED_DAYS} dagen`
const isLive = ({ live }: ToolDays) => live > 0

const OTHER_MODEL = 'Probeer een ander taalmodel met AI_MODEL, en herstart Kopij.'

export function failing(days: ToolDays, change?: SettingChange): Words {
  const { requests, failures, timeouts } = days
  const late = timeouts > 0 ? ` Bij ${timeouts} daarvan was de tijdslimiet voorbij.` : ''
  return {
    title: 'Verzoeken mislukken vaak',
    description: `${DAYS} mislukten ${failures} van de ${requests} verzoeken (${percent(failures / requests)}).${late}`,
    estimatedImpact: change
      ? `Tot ${timeouts} mislukte verzoeken per week minder (nu ${failures}): ze krijgen ${change.to} in plaats van ${change.from} seconden.`
      : `Tot ${failures} mislukte verzoeken per week minder.`,
    advice: isLive(days)
      ? `Kijk bij Status wat het taalmodel het laatst meldde: klopt de sleutel, en is er tegoed? ${OTHER_MODEL}`
      : 'Kijk in het logboek van de server waarom de ingebouwde schrijfhulp geen bruikbaar antwoord gaf.',
  }
}

export function slow(days: ToolDays, change: SettingChange | undefined, examples: number): Words {
  const { requests, averageMs, ninetiethMs } = days
  const now = seconds(averageMs ?? 0)
  const estimatedImpact =
    change?.setting === 'timeLimitSeconds'
      ? `Niemand wacht langer dan ${change.to} seconden (nu tot ${change.from}). Minder dan 10% van de verzoeken duurde zo lang; die eindigen eerder met een melding en kosten niets.`
      : change
        ? `${tokensSaved(change, examples)}, en daardoor iets sneller antwoord.`
        : `Een model dat twee keer zo snel is, scheelt ongeveer ${seconds((averageMs ?? 0) / 2)} per verzoek.`
  return {
    title: 'Antwoorden laten lang op zich wachten',
    description: `${DAYS} duurde een antwoord gemiddeld ${now}, over ${requests} verzoeken. Een op de tien duurde langer dan ${seconds(ninetiethMs)}.`,
    estimatedImpact,
    advice: isLive(days)
      ? 'Kies een sneller taalmodel met AI_MODEL, en herstart Kopij.'
      : 'Kijk of de server genoeg rekenkracht heeft: de ingebouwde schrijfhulp antwoordt gewoonlijk binnen een seconde.',
  }
}

export function costly(
  { requests, cost, costPerRequest }: ToolDays,
  change: SettingChange | undefined,
  { costShare, examples }: { costShare: number; examples: number },
): Words {
  return {
    title: 'Verzoeken zijn duur',
    description: `${DAYS} kostten ${requests} verzoeken samen ${money(cost)}: ${money(costPerRequest ?? 0)} per verzoek, en ${percent(costShare)} van alle kosten.`,
    estimatedImpact: change
      ? `${tokensSaved(change, examples)}.`
      : `Een model dat half zo duur is, scheelt ${money(cost / 2)} per week.`,
    advice: 'Kies een goedkoper taalmodel met AI_MODEL, en herstart Kopij.',
  }
}

export function badlyRated(days: ToolDays, change: SettingChange | undefined, examples: number): Words {
  const { ratings, thumbsDown } = days
  return {
    title: 'Resultaten vallen niet in de smaak',
    description: `${DAYS} kregen ${thumbsDown} van de ${ratings} beoordeelde resultaten een duim omlaag (${percent(thumbsDown / ratings)}).`,
    estimatedImpact: change
      ? `Elke prompt toont ${change.to} in plaats van ${change.from} teksten die de gebruiker eerder goed vond. Dat kost ${moreTokens(change, examples)}.`
      : `Bij ${percent(thumbsDown / ratings)} duimen omlaag is er voor ${thumbsDown} resultaten per week iets te winnen.`,
    advice: isLive(days)
      ? `Lees bij Berichten wat mensen erover schreven. ${OTHER_MODEL}`
      : 'Lees bij Berichten wat mensen erover schreven. De ingebouwde schrijfhulp werkt met zinnen uit het artikel; een taalmodel (AI_PROVIDER) leert van wat mensen goed vinden.',
  }
}

const tokensSaved = ({ from, to }: SettingChange, examples: number) =>
  `Ongeveer ${percent((examples * (from - to)) / from)} minder tokens per verzoek: de prompt toont ${to} in plaats van ${from} voorbeelden`

function moreTokens({ from, to }: SettingChange, examples: number): string {
  const more = from > 0 ? (examples * (to - from)) / from : 0
  return more >= 0.01 ? `ongeveer ${percent(more)} meer tokens per verzoek` : 'nauwelijks meer tokens'
}

/** Tells which setting was moved, by carrying out an optimisation or by putting it back. */
export function changed(tool: string, { setting, from, to }: SettingChange): string {
  const what = { examplesShown: 'Het aantal voorbeelden in een prompt', timeLimitSeconds: 'De tijdslimiet' }[setting]
  const unit = setting === 'timeLimitSeconds' ? ' seconden' : ''
  return `${what} van ${toolLabel(tool)} ging van ${from} naar ${to}${unit}.`
}

export const DONE_BY_HAND = 'Er is niets automatisch veranderd: dit advies staat nu als uitgevoerd.'

/** Differences smaller than this share are chance. */
const SAME_WITHIN = 0.05

const measures: Record<ImpactArea, { what: string; show: (value: number) => string }> = {
  failing: { what: 'Het deel mislukte verzoeken ging', show: percent },
  slow: { what: 'De gemiddelde antwoordtijd ging', show: seconds },
  costly: { what: 'De kosten per verzoek gingen', show: money },
  'badly-rated': { what: 'Het deel duimen omlaag ging', show: percent },
}

/** What the figures before and after say; null where there were too few. Less is better in all of them. */
export function verdict(area: ImpactArea, before: number | null, after: number | null): string {
  const { what, show } = measures[area]
  if (before === null || after === null) {
    return `Het effect is niet te meten: er waren te weinig ${area === 'badly-rated' ? 'beoordelingen' : 'verzoeken'}.`
  }
  const shift = before === 0 ? (after === 0 ? 0 : 1) : (after - before) / before
  const judged = Math.abs(shift) < SAME_WITHIN ? 'nauwelijks verschil' : shift < 0 ? 'beter' : 'slechter'
  return `${what} van ${show(before)} naar ${show(after)}: ${judged}.`
}
