// Makes a page of the record of a review that stands on its own, to print and keep. Says nothing that is not in the record.
import { decisionLabels, decisions, tickLabels, ticks, type ReviewRecord } from '#contract/reviews/review.ts'
import { isOfModel } from '#contract/reviews/rule.ts'
import { momentText } from '../articles/export-article.ts'
import { escaped } from '../markdown/html.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const STYLE = `
      :root { color-scheme: light dark; }
      body { margin: 0 auto; max-width: 42rem; padding: 2.5rem 1.25rem; font: 1rem/1.6 system-ui, sans-serif; }
      h1 { margin: 0 0 0.25rem; font: 500 1.75rem/1.25 Georgia, serif; }
      h2 { margin: 2rem 0 0.5rem; font-size: 1.0625rem; }
      p { margin: 0.25rem 0; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.5rem; margin: 1.5rem 0; }
      dt { opacity: 0.7; }
      dd { margin: 0; overflow-wrap: anywhere; }
      ul { margin: 0; padding-left: 1.25rem; }
      table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
      th, td { padding: 0.35rem 0.6rem 0.35rem 0; border-bottom: 1px solid #8884; text-align: left; }
      code { font: 0.8125rem/1.4 ui-monospace, Consolas, monospace; }
      footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid #8886; font-size: 0.875rem; opacity: 0.8; }
      @media print { body { max-width: none; padding: 0; font-size: 10.5pt; } tr { break-inside: avoid; } }`

/** @param articleId the number of the article in this house. */
export function recordPage(record: ReviewRecord, articleId: number): string {
  const facts: [string, string][] = [
    ['Artikel', `${escaped(record.title)} (nummer ${articleId})`],
    ['Versie', `${record.version}, ${record.wordCount} woorden`],
    ['Nagekeken door', escaped(record.reviewerName)],
    ['Op', `${momentText(record.at)} (Nederlandse tijd)`],
    ['AI-modellen', record.models.length > 0 ? escaped(record.models.join(', ')) : 'Geen'],
    ['Kenmerk van de tekst', `<code>${record.textHash}</code>`],
  ]
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Kopij">
    <title>Nagekeken: ${escaped(record.title)}</title>
    <style>${STYLE}
    </style>
  </head>
  <body>
    <main>
    <h1>Verslag van het nakijken</h1>
    <p>Artikel 50, lid 4 van de AI-verordening (EU) 2024/1689: een mens heeft de tekst beoordeeld en staat ervoor in.</p>
    <dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${record.full ? declared(record) : '    <p>Dit merkteken is van voor het nakijken met verslag: het zegt alleen wie de tekst las, en wanneer.</p>'}
    </main>
    <footer>Een verslag verandert nooit meer. Het kenmerk is de SHA-256 van de titel, een nieuwe regel en de tekst in Markdown: klopt het, dan is dit de tekst die is nagekeken.</footer>
  </body>
</html>
`
}

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
