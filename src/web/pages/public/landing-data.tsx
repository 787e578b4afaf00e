// What search engines read of the landing page: the product with its prices, and the questions with their answers
// (schema.org). It is data in a script element, which no browser runs, so the content security policy lets it stand.
import { renderToStaticMarkup } from 'react-dom/server'
import { placeholders } from '#contract/page-placeholders.ts'
import { PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { TRIAL_HOURS } from '#contract/quota.ts'
import { Unless, When, whether } from './passages.tsx'
import { questions, type Question } from './questions.tsx'

const CONTEXT = 'https://schema.org'

const trial = { '@type': 'Offer', name: `Proef van ${TRIAL_HOURS} uur`, price: '0', priceCurrency: 'EUR' }
const premium = {
  '@type': 'Offer',
  name: 'Premium, per maand inclusief btw',
  price: PREMIUM_INCLUDING_VAT.replace(',', '.'),
  priceCurrency: 'EUR',
}

const product = (offers: readonly object[]) => ({
  '@context': CONTEXT,
  '@type': 'SoftwareApplication',
  name: 'Kopij',
  description: 'Captions, titels, scripts en herschreven teksten in goed Nederlands, op één redactietafel.',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'nl',
  url: `${placeholders.publicUrl}/`,
  offers,
})

export function LandingData() {
  return (
    <>
      <When fact="open">
        <Data json={JSON.stringify(product([trial, premium]))} />
      </When>
      <Unless fact="open">
        <Data json={JSON.stringify(product([premium]))} />
      </Unless>
      <Data json={questionsAsJson()} />
    </>
  )
}

/** Those that depend on who may register come last, each with the comma before it. */
function questionsAsJson(): string {
  const of = (only: Question['only']) => questions.filter((one) => one.only === only).map(asJson)
  const behind = (only: Question['only']) => of(only).map((json) => `,${json}`)
  const all = of(undefined).join(',') + whether('open', behind('open').join(''), behind('invite').join(''))
  return `{"@context":"${CONTEXT}","@type":"FAQPage","mainEntity":[${all}]}`
}

function asJson({ question, answer }: Question): string {
  const text = plain(renderToStaticMarkup(answer))
  return JSON.stringify({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}

/** No text of it can end the element. */
function Data({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own, in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
