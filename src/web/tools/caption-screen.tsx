// The screen of one caption tool. Facebook, Pinterest and Link in Bio each declare their words; nothing else differs.
import { useRef } from 'react'
import type { ToolName } from '#contract/tools/registry.ts'
import type { ArticleSubject } from '#contract/tools/subject.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { toast, type ToastMessage } from '#web/ui/toast-store.ts'
import { Authorship } from './authorship.tsx'
import type { Network } from './engagement-checks.ts'
import type { LengthRange } from './length-words.ts'
import { webTools, type ToolInput } from './registry.ts'
import { ResultsPanel } from './results-panel.tsx'
import { SubjectForm } from './subject-form.tsx'
import { ToolFrame, useIntoView } from './tool-frame.tsx'
import { useSubject } from './use-fields.ts'
import { useFolding } from './use-folding.ts'
import { useCost, useReport } from './use-report.ts'
import { useTool } from './use-tool.ts'

export interface CaptionScreenParts<Name extends ToolName> {
  tool: Name
  tab: ToolTab
  network: Network
  /** Whether a text stands on one line. */
  singleLine?: boolean
  intro: string
  /** Recommended length of a result. */
  range: LengthRange
  /** Shown before anything was generated. */
  examples: readonly string[]
  /** The input of the tool for a subject. */
  inputOf: (subject: ArticleSubject) => ToolInput<Name>
  success: (count: number) => ToastMessage
  /** The toast when there is no title. */
  blank?: ToastMessage
  blankMessage?: string
  waitsForTitle?: boolean
}

/** The heading of a screen. `level`: 2 where it stands on a screen that has a heading of its own. */
export interface Headed {
  title: string
  level?: 1 | 2
}

interface CaptionScreenProps<Name extends ToolName> extends Headed {
  parts: CaptionScreenParts<Name>
}

export function CaptionScreen<Name extends ToolName>({ title, level = 1, parts }: CaptionScreenProps<Name>) {
  const { tab, blank } = parts
  const tool = useTool(parts.tool, tab)
  const report = useReport()
  const style = useStyleChoice(tab)
  const [input, setInput] = useSubject(tab)
  const cost = useCost(1)
  const results = useIntoView()
  const form = useRef<HTMLFormElement>(null)
  const folding = useFolding({
    tools: [tool],
    title: input.title,
    style: style[0],
    cost,
    onAgain: () => form.current?.requestSubmit(),
  })
  const [, noun] = webTools[parts.tool].noun

  async function start(subject: ArticleSubject) {
    const [styleId] = style
    const outcome = await tool.generate({ ...parts.inputOf(subject), ...(styleId !== null && { styleId }) })
    if (await report([outcome], parts.success)) results.bring()
  }
  return (
    <ToolFrame
      title={title}
      level={level}
      intro={parts.intro}
      blocked={tool.blocked}
      status={tool.pending ? `De ${noun} worden gegenereerd.` : ''}
      resultsRef={results.ref}
      folding={folding}
      beside
      form={
        <SubjectForm
          ref={form}
          initial={input}
          onChange={setInput}
          onSubmit={(subject) => void start(subject)}
          onBlank={blank && (() => toast({ variant: 'destructive', ...blank }))}
          blankMessage={parts.blankMessage}
          waitsForTitle={parts.waitsForTitle}
          pending={tool.pending}
          action={`Genereer ${noun}`}
          results={noun}
          cost={cost}
          style={style}
        />
      }
    >
      <ResultsPanel
        tool={tool}
        heading="Resultaten"
        level={level === 1 ? 2 : 3}
        screen={tab}
        network={parts.network}
        singleLine={parts.singleLine ?? false}
        range={parts.range}
        title={input.title}
        examples={parts.examples}
        onAgain={() => form.current?.requestSubmit()}
      />
      <Authorship models={tool.reply ? [tool.reply.model] : []} description={input.description} />
    </ToolFrame>
  )
}
