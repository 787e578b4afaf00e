// What people ask before they begin. Opens and closes without a script.
import { Fragment } from 'react'
import { Unless, When } from './passages.tsx'
import { questions } from './questions.tsx'
import { Section } from './section.tsx'

export function QuestionsSection() {
  return (
    <Section beside id="faq" title="Veelgestelde vragen">
      <div>
        {questions.map(({ question, answer, only }) => {
          const item = (
            <details className="group border-t border-rule last:border-b">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-serif text-result font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden className="font-sans text-title leading-none text-accent-ink group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-2xl pb-6 text-ink-2">{answer}</p>
            </details>
          )
          if (only === undefined) return <Fragment key={question}>{item}</Fragment>
          const Passage = only === 'open' ? When : Unless
          return (
            <Passage key={question} fact="open">
              {item}
            </Passage>
          )
        })}
      </div>
    </Section>
  )
}
