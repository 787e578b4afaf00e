// Makes a page of what people outside said of an article, what its owner answered and what an administrator overruled, to print and keep.
import { isSentBack, type OutsideReview } from '#contract/reviews/review.ts'
import { momentText } from '../articles/export-article.ts'
import { escaped } from '../markdown/html.ts'
import { printedPage } from './printed-page.ts'

/** @param answers every link that was answered, oldest first. */
export function outsidePage(
  { id, title }: { id: number; title: string },
  answers: readonly OutsideReview[],
  now: Date,
): string {
  const main = `    <h1>Verslag van het meelezen</h1>
    <dl><dt>Artikel</dt><dd>${escaped(title)} (nummer ${id})</dd></dl>
${answers.length === 0 ? '    <p>Nog niemand heeft geantwoord.</p>' : answers.map(answerOf).join('\n')}`
  return printedPage(`Meegelezen: ${title}`, main, stateAt(now))
}

/** The same below another record; '' when nobody answered. */
export function outsidePart(answers: readonly OutsideReview[], now: Date): string {
  if (answers.length === 0) return ''
  return `    <h2>Wat meelezers van dit artikel zeiden</h2>
    <p>Dit staat naast het verslag. ${stateAt(now)}</p>
${answers.map(answerOf).join('\n')}`
}

const stateAt = (now: Date) => `Zoals het was op ${momentText(now.toISOString())} (Nederlandse tijd).`

function answerOf(one: OutsideReview): string {
  const { name, state, version, decidedAt, remarks, answer, overruled } = one
  const lines = [
    `<h3>${escaped(name ?? '')} ${state === 'approved' ? 'is akkoord' : 'stuurt het terug'}</h3>`,
    `<p>Versie ${version}, ${momentText(decidedAt ?? '')}</p>`,
    said(remarks),
    ...(answer ? [`<p>Antwoord van ${escaped(answer.byName)}, ${momentText(answer.at)}:</p>`, said(answer.text)] : []),
    ...(overruled
      ? [
          `<p>${escaped(overruled.byName)} liet het artikel op ${momentText(overruled.at)} toch naar buiten gaan:</p>`,
          said(overruled.why),
        ]
      : []),
    ...(isSentBack(one) ? ['<p>Hierop is nog niet geantwoord.</p>'] : []),
  ]
  return lines
    .filter(Boolean)
    .map((line) => `    ${line}`)
    .join('\n')
}

const said = (text: string) => (text === '' ? '' : `<p class="said">${escaped(text)}</p>`)
