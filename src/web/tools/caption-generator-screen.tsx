// The 3-in-1 screen: one title, three columns of captions. The rules of generating are in use-captions.ts.
import { useRef } from 'react'
import { FACEBOOK_TITLE_LENGTH } from '#contract/tools/facebook-captions.ts'
import { PINTEREST_TITLE_LENGTH } from '#contract/tools/pinterest-captions.ts'
import { CAPTION_LENGTH, type ArticleSubject } from '#contract/tools/subject.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { Authorship } from './authorship.tsx'
import { subjectOf } from './described-title.ts'
import { NetworkChoice } from './network-choice.tsx'
import { failureToTell } from './refusal.ts'
import { ResultsPanel } from './results-panel.tsx'
import { SubjectForm } from './subject-form.tsx'
import { ToolFrame, useIntoView } from './tool-frame.tsx'
import { useCaptions } from './use-captions.ts'
import { useSubject } from './use-fields.ts'
import { useFolding } from './use-folding.ts'
import { useCost } from './use-report.ts'

const columns = {
  'facebook-captions': {
    network: 'facebook',
    singleLine: true,
    range: FACEBOOK_TITLE_LENGTH,
    examples: ['Zonder tuin toch eigen tomaten: zo pak je het aan op een balkon'],
  },
  'pinterest-captions': {
    network: 'pinterest',
    singleLine: true,
    range: PINTEREST_TITLE_LENGTH,
    examples: ['Moestuin op het balkon: stappenplan voor beginners'],
  },
  'link-in-bio-titles': {
    network: 'instagram',
    range: CAPTION_LENGTH,
    examples: [
      'Moestuin zonder tuin? Het kan op elk zonnig balkon. Een paar diepe bakken, luchtige aarde en wat geduld, meer heb je niet nodig om deze zomer je eigen tomaten en sla te oogsten. Het hele stappenplan lees je via de link in bio 🌱',
    ],
  },
} as const

export function CaptionGeneratorScreen({ title }: { title: string }) {
  const { tools, pending, blocked, left, chosen, choose, generate } = useCaptions()
  const [input, setInput] = useSubject('caption-generator')
  const style = useStyleChoice('caption-generator')
  const cost = useCost(chosen.length)
  const results = useIntoView()
  const form = useRef<HTMLFormElement>(null)
  const folding = useFolding({
    tools,
    title: input.title,
    style: style[0],
    cost,
    onAgain: () => form.current?.requestSubmit(),
  })

  const asked = (subject: ArticleSubject) => ({ ...subject, ...(style[0] !== null && { styleId: style[0] }) })

  async function start(subject: ArticleSubject) {
    if (await generate(asked(subject))) results.bring()
  }
  // When the requests ran out before a tool's turn, its panel says so beside those that were granted.
  const someWritten = tools.some(({ reply }) => reply !== null)
  const shown = tools.map((tool) => {
    const untold = tool.failure === null || tool.failure.limit
    const unserved = blocked !== null && someWritten && tool.reply === null && !tool.pending && untold
    if (unserved) return { ...tool, blocked: null, failure: { ...blocked, limit: true } }
    // While one is under way, whether AI is closed is not yet known: if it fails, its request is given back.
    return pending ? { ...tool, blocked: null } : tool
  })

  /** Asks again with what is in the form now: after a failure the user may have changed that first. */
  function again(tool: (typeof tools)[number]) {
    const subject = subjectOf(input)
    // Submitting the form shows what is wrong with it.
    if (subject === null) form.current?.requestSubmit()
    else void generate(asked(subject), [tool])
  }
  return (
    <ToolFrame
      title={title}
      intro="Eén artikel, drie netwerken. Vul de titel in en krijg captions voor Facebook, Pinterest en Link in Bio."
      blocked={blocked}
      saidBelow={shown.some((tool) => failureToTell(tool)?.limit)}
      status={pending ? 'Captions worden gegenereerd.' : ''}
      resultsRef={results.ref}
      // With fewer requests left than networks there is something to choose in it first.
      folding={left === null ? folding : null}
      form={
        <SubjectForm
          ref={form}
          initial={input}
          onChange={setInput}
          onSubmit={(subject) => void start(subject)}
          pending={pending}
          action="Genereer captions"
          cost={cost}
          decide={
            left !== null && (
              <NetworkChoice tools={tools.map(({ name }) => name)} chosen={chosen} left={left} onChange={choose} />
            )
          }
          style={style}
        />
      }
    >
      <div className="grid gap-10 @4xl:-mx-6 @4xl:grid-cols-3 @4xl:gap-0 @4xl:divide-x @4xl:divide-rule @4xl:*:mx-0 @4xl:*:px-6">
        {shown.map((tool) => (
          <ResultsPanel
            key={tool.name}
            tool={tool}
            {...columns[tool.name]}
            screen="caption-generator"
            title={input.title}
            onAgain={() => again(tool)}
          />
        ))}
      </div>
      <Authorship models={tools.flatMap(({ reply }) => (reply ? [reply.model] : []))} description={input.description} />
    </ToolFrame>
  )
}
