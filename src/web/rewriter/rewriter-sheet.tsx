// The sheet in the middle: the text to rewrite, the text that comes in, or the result to decide on. Knows no settings.
import { ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { RewriteWork } from './rewrite-work.ts'
import { RewriteArticle, UseAsArticle } from './article-hand-over.tsx'
import { RewriterEditor } from './rewriter-editor.tsx'
import { RewriterExample } from './rewriter-example.tsx'
import { RewriterReview } from './rewriter-review.tsx'
import { RewriterStopped, RewriterWriting } from './rewriter-writing.tsx'

export function RewriterSheet({ work }: { work: RewriteWork }) {
  const { phase, written, reviews, reading } = work
  const { current } = reviews
  if (phase === 'writing') return <RewriterWriting written={written} onStop={work.stop} />
  if (phase === 'stopped')
    return (
      <RewriterStopped
        text={written}
        broken={work.tool.failure !== null}
        back={current ? 'Terug naar het vorige resultaat' : 'Terug naar mijn tekst'}
        onUse={() => work.takeAsInput(written)}
        onBack={work.leaveStopped}
      />
    )
  if (phase === 'review' && current && reading)
    return (
      <RewriterReview
        key={current.generationId}
        review={current}
        reading={reading}
        change={reviews.change}
        onEdit={() => work.look('write')}
      />
    )
  return <Writing work={work} />
}

function Writing({ work: { input, reviews, look, start } }: { work: RewriteWork }) {
  return (
    <div className="grid gap-8">
      <RewriterEditor
        text={input.values.text}
        error={input.errors.text}
        onType={(text) => input.set({ text })}
        onReplace={input.replaceText}
        onRestore={input.restoreText}
        onSubmit={start}
      >
        <RewriteArticle text={input.values.text} onTake={input.replaceText} />
        <UseAsArticle text={input.values.text} />
        {reviews.current && (
          <Button kind="quiet" size="small" onClick={() => look('review')}>
            <ArrowRight aria-hidden />
            Naar het resultaat
          </Button>
        )}
      </RewriterEditor>
      {input.values.text === '' && <RewriterExample onTry={input.set} />}
    </div>
  )
}
