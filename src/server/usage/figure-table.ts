// A table of figures as a file that a Dutch Excel opens as it is: UTF-8 with a byte order mark, semicolons, decimal commas.
import type { FileReply } from '#contract/endpoint.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import { averageMs, type Figures } from '#contract/usage/figures.ts'
import type { Overview, OverviewTable, Report } from '#contract/usage/overview.ts'

/** Says that the file is UTF-8: without it Excel reads Windows-1252. */
export const BYTE_ORDER_MARK = '\uFEFF'

const figureHeadings = [
  'Verzoeken',
  'Mislukt',
  'Gemiddelde responstijd (ms)',
  'Tokens',
  'Kosten (US-dollar)',
  'Verzoeken zonder bekende prijs',
]

const names = { days: 'per-dag', tools: 'per-tool', models: 'per-model', people: 'per-gebruiker' } as const
const headings = { days: 'Dag', tools: 'Tool', models: 'Model', people: 'Gebruiker' } as const

/** One table of a report; `people` only of the overview. */
export function tableFile(table: OverviewTable, report: Report & Partial<Overview>, now: Date): FileReply {
  const rows = rowsOf(table, report).map(([name, figures]) => [name, ...cells(figures)])
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return {
    mediaType: 'text/csv; charset=utf-8',
    fileName: `kopij-${names[table]}-${report.from}-${report.to}-${moment}.csv`,
    body: csv([[headings[table], ...figureHeadings], ...rows]),
  }
}

function rowsOf(table: OverviewTable, report: Report & Partial<Overview>): [string, Figures][] {
  if (table === 'days') return report.days.map((day) => [day.day, day])
  if (table === 'tools') return report.tools.map((part) => [toolLabel(part.name), part])
  if (table === 'models') return report.models.map((part) => [part.name, part])
  const { people = [], others } = report
  const rest: [string, Figures][] = others ? [[`Overige gebruikers (${others.count})`, others]] : []
  return [...people.map((person): [string, Figures] => [person.name, person]), ...rest]
}

function cells(figures: Figures): string[] {
  const average = averageMs(figures)
  return [
    String(figures.requests),
    String(figures.failures),
    average === null ? '' : decimal(average, 1),
    String(figures.tokens),
    // Cents have six decimals, so dollars have eight.
    decimal(figures.cost / 100, 8),
    String(figures.unpriced),
  ]
}

/** With a comma and without zeros at the end: 0,00012. */
const decimal = (value: number, digits: number) =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace('.', ',')

export const csv = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('')

/** A row as RFC 4180 has it, with semicolons: in Dutch a comma separates decimals. */
export const csvLine = (row: readonly string[]): string => `${row.map(quoted).join(';')}\r\n`

/**
 * What a spreadsheet takes for the beginning of a formula, also in the wide forms of East Asian keyboards and behind white space that some
 * drop (OWASP, CSV Injection).
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A text that a spreadsheet would run as a formula gets an apostrophe. */
function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  // A tab, and a comma that is no decimal one, is quoted as well: programs that take those for separators would split the text.
  return /[";\t\r\n]|,(?!\d)/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
