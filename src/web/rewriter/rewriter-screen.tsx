// The Herschrijver: the sheet with the text, and beside it the actions with the result and the settings for rewriting.
import { FilePlus2 } from 'lucide-react'
import { useRef } from 'react'
import { StylePicker } from '#web/styles/style-picker.tsx'
import { useStyles } from '#web/styles/use-styles.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Authorship } from '#web/tools/authorship.tsx'
import { useCost } from '#web/tools/use-report.ts'
import { focusCurrent } from './rewrite-deciding.ts'
import { editResult } from './rewrite-review.ts'
import { useRewriteWork } from './rewrite-work.ts'
import { RewriterActions } from './rewriter-actions.tsx'
import { RewriterSettings } from './rewriter-settings.tsx'
import { RewriterSheet } from './rewriter-sheet.tsx'

export function RewriterScreen({ title }: { title: string }) {
  const sheet = useRef<HTMLElement>(null)
  const work = useRewriteWork((turned) => requestAnimationFrame(() => turnTo(sheet.current, turned)))
  const cost = useCost(1)
  const { input, tool, reviews, reading, phase } = work
  const [styleId, chooseStyle] = work.style
  const style = useStyles().data?.find(({ id }) => id === styleId)
  const { current } = reviews
  const reviewing = phase === 'review' && current !== null && reading !== null
  return (
    <div className="@container grid gap-6 md:gap-8">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-h1">{title}</h1>
          {reviewing && (
            <Button kind="secondary" size="small" onClick={work.startAnew}>
              <FilePlus2 aria-hidden />
              Nieuwe tekst
            </Button>
          )}
        </div>
        <p className="max-w-xl text-ink-2">Plak je tekst, kies hoe hij anders moet en beslis over elke wijziging.</p>
      </header>
      <p role="status" className="sr-only">
        {work.said}
      </p>
      <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:gap-12">
        <section
          ref={sheet}
          tabIndex={-1}
          aria-label="Tekst"
          className="min-w-0 scroll-mt-[calc(var(--spacing-header)+1rem)] outline-none"
        >
          <RewriterSheet work={work} />
        </section>
        <aside
          aria-label="Herschrijven"
          className={cx(
            'grid content-start gap-6 @4xl:sticky @4xl:top-[calc(var(--spacing-header)+1rem)] @4xl:-mx-4 @4xl:self-start',
            '@4xl:max-h-[calc(100dvh-var(--spacing-header)-2rem)] @4xl:overflow-y-auto @4xl:px-4 @4xl:py-1',
            // Low enough to be wholly visible at the top of the page, before it was scrolled.
            '@4xl:[@media(height>=38rem)]:max-h-[calc(100dvh-19.5rem)] @4xl:[@media(height>=38rem)]:scroll-pb-28',
          )}
        >
          {reviewing && (
            <RewriterActions
              review={current}
              result={reading.result}
              versions={reviews.versions}
              onShow={reviews.show}
              onUse={() => work.takeAsInput(reading.result)}
              onEdit={(text) => reviews.change((now) => editResult(now, text))}
            />
          )}
          <div className={cx(reviewing && 'border-t border-rule pt-6')}>
            <RewriterSettings
              values={input.values}
              errors={input.errors}
              onChange={input.set}
              onSubmit={work.start}
              pending={tool.pending}
              action={reviewing ? 'Herschrijf opnieuw' : 'Herschrijf'}
              cost={cost}
              style={<StylePicker value={styleId} onChange={chooseStyle} />}
              styleAddress={style?.address ?? null}
              failure={tool.pending ? null : tool.failure}
              blocked={tool.blocked}
            />
          </div>
        </aside>
      </div>
      {reviewing && <Authorship models={[current.model]} />}
    </div>
  )
}

/**
 * Scrolls to the top of the sheet when that is out of sight. Moves the focus to the sheet when the element that had it is
 * gone, or was in the sheet. To a new result the focus also moves from the submit button: to its first change, where the
 * keys for deciding work at once, and which is then in sight.
 */
function turnTo(sheet: HTMLElement | null, turned?: 'result') {
  if (!sheet) return
  const { activeElement } = document
  const asked = turned === 'result' && activeElement instanceof HTMLButtonElement && activeElement.type === 'submit'
  const follows = asked || activeElement === document.body || sheet.contains(activeElement)
  const { top } = sheet.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) sheet.scrollIntoView({ block: 'start' })
  if (follows && !(turned === 'result' && focusCurrent(sheet))) sheet.focus({ preventScroll: true })
}
