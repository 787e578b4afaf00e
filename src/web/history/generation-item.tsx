// One generation: what was asked, what came of it, and its buttons. Knows no list.
import { Link } from '@tanstack/react-router'
import { ChevronDown, FileText, RotateCcw, Star, Trash2 } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import type { Generation } from '#contract/history/generation.ts'
import { textsIn } from '#contract/tools/define.ts'
import { ResultFeedback } from '#web/feedback/result-feedback.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLanguages, type TextLanguage } from '#web/tools/use-languages.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { articlePage, isReusable } from './reuse.ts'
import { askedFor, modeLabel, toolLabel } from './tool-names.ts'
import { useFavourite } from './use-history.ts'
import { WrittenFor } from './written-for.tsx'

/** About four lines: a longer text gets a button to unfold it. In UTF-16 code units, which is near enough. */
const LONG_TEXT = 320

interface GenerationItemProps {
  generation: Generation
  /** The name of its style profile, when it had one that still exists. */
  style: string | undefined
  /** Whether it is unfolded, where there is more of it than shows at first. */
  open: boolean
  /** Is called with the element of the generation. */
  onToggle: (article: Element | null) => void
  deleting: boolean
  /** Whether its article is being fetched, to use it again. */
  reusing: boolean
  onReuse: () => void
  onDelete: () => void
}

export function GenerationItem({
  generation,
  style,
  open,
  onToggle,
  deleting,
  reusing,
  onReuse,
  onDelete,
}: GenerationItemProps) {
  const id = useId()
  const { favourite, mark } = useFavourite(generation)
  const texts = useMemo(() => textsIn(generation.output), [generation.output])
  const languages = useLanguages(texts)
  const before = rewritten(generation)
  const mode = modeLabel(generation)
  const shown = open ? texts : texts.slice(0, 1)
  const folds = texts.length > 1 || (texts[0] ?? '').length > LONG_TEXT || (before ?? '').length > LONG_TEXT
  const more = texts.length > 1 ? `Toon alle ${texts.length}` : 'Toon alles'
  return (
    <article
      aria-labelledby={id}
      // Gets the focus as the first of what was loaded last, and when it is put back.
      tabIndex={-1}
      data-entry={`generation-${generation.id}`}
      className="grid scroll-mt-20 grid-cols-1 gap-x-8 gap-y-3 border-t border-rule py-6 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap content-start items-baseline gap-x-3 text-small text-ink-3 lg:grid lg:gap-1">
        <p className="font-semibold text-ink">{toolLabel(generation.tool)}</p>
        <p className="tabular-nums">
          <time dateTime={generation.createdAt}>{dateTime(generation.createdAt)}</time>
        </p>
        {mode !== undefined && <p>{mode}</p>}
        <WrittenFor {...generation} />
        {style !== undefined && <p className="wrap-anywhere">Stijl: {style}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div className="flex items-start justify-between gap-3">
          <h3 id={id} className="min-w-0 pt-1.5 text-title wrap-anywhere">
            {askedFor(generation)}
          </h3>
          <Button
            kind="quiet"
            size="icon"
            className="-mr-2.5"
            aria-label="Favoriet"
            aria-pressed={favourite}
            aria-describedby={id}
            onClick={() => mark(!favourite, { onError: (failure) => tellFailure('Favoriet niet opgeslagen', failure) })}
          >
            <Star aria-hidden className={cx(favourite && 'fill-accent text-accent')} />
          </Button>
        </div>
        {before !== undefined && (
          <Labelled label="Voor">
            <p
              className={cx(
                'font-serif text-result wrap-anywhere max-w-prose whitespace-pre-line text-ink-2',
                !open && 'line-clamp-3',
              )}
            >
              {before}
            </p>
          </Labelled>
        )}
        <ol className="grid grid-cols-1 gap-4">
          {shown.map((text, index) => (
            <li key={index}>
              <Labelled label={before !== undefined ? 'Na' : undefined}>
                <Result
                  text={text}
                  lang={languages[index]}
                  folded={!open && texts.length === 1}
                  generation={generation}
                  index={index}
                />
              </Labelled>
            </li>
          ))}
        </ol>
        <div className="-ml-3 flex flex-wrap max-sm:[&_svg]:hidden">
          {folds && (
            <Button
              kind="quiet"
              size="small"
              aria-expanded={open}
              aria-describedby={id}
              onClick={({ currentTarget }) => onToggle(currentTarget.closest('article'))}
            >
              <ChevronDown aria-hidden className={cx('transition-transform', open && 'rotate-180')} />
              {open ? 'Toon minder' : more}
            </Button>
          )}
          {isReusable(generation) ? (
            <Button kind="quiet" size="small" aria-describedby={id} pending={reusing} onClick={onReuse}>
              {!reusing && <RotateCcw aria-hidden />}
              Gebruik opnieuw
            </Button>
          ) : (
            <Link
              to="/$"
              params={{ _splat: articlePage(generation) }}
              aria-describedby={id}
              className={buttonLook({ kind: 'quiet', size: 'small' })}
            >
              <FileText aria-hidden />
              Open in artikelen
            </Link>
          )}
          <Button kind="quiet" size="small" aria-describedby={id} pending={deleting} onClick={onDelete}>
            {!deleting && <Trash2 aria-hidden />}
            Verwijder
          </Button>
        </div>
      </div>
    </article>
  )
}

/** The original text, when a text was rewritten. */
function rewritten({ tool, input }: Generation): string | undefined {
  return tool === 'rewriter' && typeof input['text'] === 'string' ? input['text'] : undefined
}

function Labelled({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <div>
      {label !== undefined && <p className="mb-1 text-caption text-ink-3">{label}</p>}
      {children}
    </div>
  )
}

interface ResultProps {
  text: string
  lang: TextLanguage
  folded: boolean
  generation: Generation
  index: number
}

function Result({ text, lang, folded, generation, index }: ResultProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center lg:-mr-2.5 lg:items-start">
      <p
        id={id}
        lang={lang}
        className={cx(
          'max-w-prose basis-full font-serif text-result wrap-anywhere whitespace-pre-line lg:min-w-0 lg:grow lg:basis-0',
          folded && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      <div className="-ml-2.5 lg:ml-auto lg:pl-4">
        <CopyButton text={text} done="De tekst staat klaar om te plakken." describedBy={id} />
      </div>
      <ResultFeedback generationId={generation.id} index={index} model={generation.model} describedBy={id} />
    </div>
  )
}
