// A legal page: a link home, its name, its date, and its text in numbered parts with a list of them.
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { PageFact } from '#contract/page-placeholders.ts'
import { PageFrame } from './page-frame.tsx'
import { When } from './passages.tsx'
import { legalPaths, type LegalPath } from './paths.ts'

/** When the texts were last changed as a whole (specification, section 2); what came later is an addition. */
const LAST_CHANGED = '30 maart 2025'

export interface LegalPart {
  id: string
  title: string
  text: ReactNode
}

/** What was added later: `date` as people write it, `fact`: told only if it holds. */
export interface Addition {
  date: string
  text: string
  fact?: PageFact
}

interface LegalFrameProps {
  path: LegalPath
  lead: string
  /** What was added since, the newest last. */
  additions?: readonly Addition[]
  parts: readonly LegalPart[]
}

export function LegalFrame({ path, lead, additions = [], parts }: LegalFrameProps) {
  const home = (
    <a href="/" className={cx(buttonLook({ kind: 'quiet', size: 'small' }), '-mr-3')}>
      <ArrowLeft aria-hidden />
      Terug naar home
    </a>
  )
  return (
    <PageFrame masthead={home}>
      <article className="grid grid-cols-1 gap-12 py-12 hyphens-auto lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-16">
        <header className="grid gap-4 lg:col-start-2">
          <h1 className="text-h1">{legalPaths[path]}</h1>
          <p className="text-small text-ink-3">Laatst bijgewerkt: {LAST_CHANGED}</p>
          <p className="font-serif text-title text-ink-2">{lead}</p>
          {additions.length > 0 && (
            <section aria-labelledby="aanvullingen" className="grid gap-1.5 text-small text-ink-2">
              <h2 id="aanvullingen" className="font-semibold">
                Aanvullingen
              </h2>
              <Points>
                {additions.map(({ date, text, fact }) => {
                  const item = (
                    <li key={date + text}>
                      {date}: {text}
                    </li>
                  )
                  return fact === undefined ? (
                    item
                  ) : (
                    <When key={date + text} fact={fact}>
                      {item}
                    </When>
                  )
                })}
              </Points>
            </section>
          )}
        </header>
        <nav aria-label="Op deze pagina" className="lg:col-start-1 lg:row-start-2">
          <ol className="sticky top-8 grid text-small text-ink-2">
            {parts.map(({ id, title }, at) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline lg:min-h-8"
                >
                  <span className="min-w-5 text-ink-3 tabular-nums">{at + 1}.</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 gap-10 lg:col-start-2 lg:row-start-2">
          {parts.map(({ id, title, text }, at) => (
            <section key={id} id={id} className="grid scroll-mt-6 grid-cols-1 gap-3 border-t border-rule pt-6">
              <h2 className="text-h2">
                {at + 1}. {title}
              </h2>
              {text}
            </section>
          ))}
        </div>
      </article>
    </PageFrame>
  )
}

/** A list in a legal text. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">{children}</ul>
}
