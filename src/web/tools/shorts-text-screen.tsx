// The Shorts Text Generator: one voice-over script, in Dutch or English, with tips for saying it.
import { useRef } from 'react'
import { scriptLanguageLabels } from '#contract/tools/shorts-text.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { toast } from '#web/ui/toast-store.ts'
import { Authorship } from './authorship.tsx'
import { ScriptPanel } from './script-panel.tsx'
import { ScriptTips } from './script-tips.tsx'
import { ShortsTextForm, type ScriptInput } from './shorts-text-form.tsx'
import { ToolFrame, useIntoView } from './tool-frame.tsx'
import { useScriptWish } from './use-fields.ts'
import { useFolding } from './use-folding.ts'
import { useCost, useReport } from './use-report.ts'
import { useTool } from './use-tool.ts'

const TAB = 'shorts-text-generator'

/** The toast without a title (specification, section 5). */
const blank = { title: 'Titel ontbreekt', description: 'Voer een titel in voor je voice-over script.' }

export function ShortsTextScreen({ title }: { title: string }) {
  const tool = useTool('shorts-text', TAB)
  const report = useReport()
  const style = useStyleChoice(TAB)
  const [input, setInput] = useScriptWish(TAB)
  const cost = useCost(1)
  const results = useIntoView()
  const form = useRef<HTMLFormElement>(null)
  const folding = useFolding({
    tools: [tool],
    title: input.title,
    style: style[0],
    cost,
    more: [scriptLanguageLabels[(tool.asked?.['language'] ?? input.language) === 'en' ? 'en' : 'nl']],
    onAgain: () => form.current?.requestSubmit(),
  })

  async function start(asked: ScriptInput) {
    const [styleId] = style
    const outcome = await tool.generate({ ...asked, ...(styleId !== null && { styleId }) })
    const written = await report([outcome], () => ({
      title: 'Script gegenereerd',
      description: 'Je voice-over staat klaar.',
    }))
    if (written) results.bring()
  }
  return (
    <ToolFrame
      title={title}
      intro="Een voice-over van ongeveer vijftig seconden bij jouw titel, in het Nederlands of Engels."
      blocked={tool.blocked}
      status={tool.pending ? 'Het script wordt geschreven.' : ''}
      resultsRef={results.ref}
      folding={folding}
      beside
      form={
        <ShortsTextForm
          ref={form}
          initial={input}
          onChange={setInput}
          onSubmit={(asked) => void start(asked)}
          onBlank={() => toast({ variant: 'destructive', ...blank })}
          pending={tool.pending}
          action="Genereer script"
          cost={cost}
          style={style}
        />
      }
    >
      <div className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-14">
        <ScriptPanel
          tool={tool}
          language={input.language}
          title={input.title}
          onAgain={() => form.current?.requestSubmit()}
        />
        <ScriptTips />
      </div>
      <Authorship models={tool.reply ? [tool.reply.model] : []} description={input.description} />
    </ToolFrame>
  )
}
