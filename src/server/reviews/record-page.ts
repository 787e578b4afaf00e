// Makes a page of the record of a review that stands on its own, to print and keep. Of the record it says nothing that is not in it.
import { decisionLabels, decisions, tickLabels, ticks, type ReviewRecord } from '#contract/reviews/review.ts'
import { isOfModel } from '#contract/reviews/rule.ts'
import { momentText } from '../articles/export-article.ts'
import { escaped } from '../markdown/html.ts'
import { printedPage } from './printed-page.ts'

/** @param articleId the number of the article in this house. @param beside HTML of what stands beside the record. */
export function recordPage(record: ReviewRecord, articleId: number, beside: string): string {
  const facts: [string, string][] = [
    ['Artikel', `${escaped(record.title)} (nummer ${articleId})`],
    ['Versie', `${record.version}, ${record.wordCount} woorden`],
    ['Nagekeken door', escaped(record.reviewerName)],
    ['Op', `${momentText(record.at)} (Nederlandse tijd)`],
    ['AI-modellen', record.models.length > 0 ? escaped(record.models.join(', ')) : 'Geen'],
    ['Kenmerk van de tekst', `<code>${record.textHash}</code>`],
  ]
  const main = `    <h1>Verslag van het nakijken</h1>
    <p>Artikel 50, lid 4 van de AI-verordening (EU) 2024/1689: een mens heeft de tekst beoordeeld en staat ervoor in.</p>
    <dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${record.full ? declared(record) : '    <p>Dit merkteken is van voor het nakijken met verslag: het zegt alleen wie de tekst las, en wanneer.</p>'}
${beside}`
  return printedPage(`Nagekeken: ${record.title}`, main, NEVER_CHANGES)
}

const NEVER_CHANGES =
  'Een verslag verandert nooit meer. Het kenmerk is de SHA-256 van de titel, een nieuwe regel en de tekst in Markdown: klopt het, dan is dit de tekst die is nagekeken.'

function declared({ parts }: ReviewRecord): string {
  const list = ticks.map((tick) => `<li>${tickLabels[tick]}</li>`).join('')
  return `    <h2>Verklaard</h2>
    <ul>${list}</ul>
    <h2>Besluit per deel dat niet door een mens is geschreven</h2>
${parts.length === 0 ? '    <p>Er waren zulke delen niet.</p>' : decided(parts)}`
}

function decided(parts: ReviewRecord['parts']): string {
  const counts = decisions
    .map((decision) => ({ decision, count: parts.filter((part) => part.decision === decision).length }))
    .filter(({ count }) => count > 0)
    .map(({ decision, count }) => `${decisionLabels[decision]}: ${count}`)
  const rows = parts.map(
    (part, at) =>
      `<tr><td>${at + 1}</td><td>${isOfModel(part) ? escaped(part.model) : 'Ingebouwde schrijfhulp (geen AI)'}</td><td>${decisionLabels[part.decision]}</td></tr>`,
  )
  return `    <p>${counts.join(' · ')}</p>
    <table><thead><tr><th>Deel</th><th>Geschreven door</th><th>Besluit</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
