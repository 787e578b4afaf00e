// The 3-in-1 screen: one title, three columns of captions. The rules of generating are in use-captions.ts.
import { useRef } from 'react'
import { BUILT_IN_MODEL, builtInNotice } from '#contract/tools/define.ts'
import { articleSubject, type ArticleSubject } from '#contract/tools/subject.ts'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { CaptionCard } from './caption-card.tsx'
import { SubjectForm, type SubjectValues } from './subject-form.tsx'
import { useCaptions } from './use-captions.ts'
import { useKept } from './use-kept.ts'

const examples = {
  'facebook-captions': 'Zonder tuin toch eigen tomaten: zo pak je het aan op een balkon',
  'pinterest-captions': 'Moestuin op het balkon: stappenplan voor beginners',
  'link-in-bio-titles':
    'Moestuin zonder tuin? Het kan op elk zonnig balkon. Diepe bakken, goede aarde en wat geduld: meer heb je niet nodig. Lees het stappenplan via de link in bio 🌱',
} as const

export function CaptionGeneratorScreen() {
  usePageTitle('3-in-1 captions')
  const { tools, pending, blocked, cost, generate } = useCaptions()
  const [input, setInput] = useKept<SubjectValues>('caption-generator/input', { title: '', description: '' })
  const last = useRef<ArticleSubject>(null)
  const results = useRef<HTMLDivElement>(null)
  const models = [...new Set(tools.flatMap(({ reply }) => (reply ? [reply.model] : [])))]

  function start(subject: ArticleSubject) {
    last.current = subject
    void generate(subject).then((written) => written && bringIntoView(results.current))
  }
  /** With what stands in the form now: after a refusal one changes that first. */
  function retry(tool: (typeof tools)[number]) {
    const typed = articleSubject.safeParse({
      title: input.title,
      ...(input.description && { description: input.description }),
    })
    const subject = typed.success ? typed.data : last.current
    if (subject) void generate(subject, [tool])
  }
  return (
    <div className="@container grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-h1">3-in-1 captions</h1>
        <p className="max-w-xl text-ink-2">
          Eén artikel, drie netwerken. Vul de titel in en krijg captions voor Facebook, Pinterest en Link in Bio.
        </p>
      </header>
      {blocked && !tools.some(({ failure }) => failure?.limit) && (
        <Notice tone="bad" title={blocked.title} live>
          {blocked.description}
        </Notice>
      )}
      <SubjectForm
        initial={input}
        onChange={setInput}
        onSubmit={start}
        pending={pending}
        action="Genereer captions"
        cost={cost}
      />
      <p role="status" className="sr-only">
        {pending ? 'Captions worden gegenereerd.' : ''}
      </p>
      <div ref={results} className="scroll-mt-20 border-t border-rule pt-8">
        <div className="grid gap-10 @4xl:-mx-7 @4xl:grid-cols-3 @4xl:gap-0 @4xl:divide-x @4xl:divide-rule @4xl:[&>*]:px-7">
          {tools.map((tool) => (
            <CaptionCard key={tool.name} tool={tool} example={examples[tool.name]} onRetry={() => retry(tool)} />
          ))}
        </div>
      </div>
      {models.length > 0 && (
        <p className="border-t border-rule pt-4 text-small text-ink-3">
          {models.map((model) => (model === BUILT_IN_MODEL ? builtInNotice : `Geschreven door ${model}.`)).join(' ')}
        </p>
      )}
    </div>
  )
}

/** On a phone the results begin below the fold: without this nothing seems to have happened. */
function bringIntoView(results: HTMLElement | null) {
  if (!results || !window.matchMedia('(max-width: 767px)').matches) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  results.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
}
