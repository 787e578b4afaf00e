// The TitelTovenaar screen: titles of one line, each copied by pressing it.
import { useRef } from 'react'
import { textsIn } from '#contract/tools/define.ts'
import { TITLE_LENGTH } from '#contract/tools/titeltovenaar.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { Authorship } from './authorship.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { TitelTovenaarForm, type TitleInput } from './titeltovenaar-form.tsx'
import { ToolFrame, useIntoView } from './tool-frame.tsx'
import { useTitleWish } from './use-fields.ts'
import { useFolding } from './use-folding.ts'
import { useCost, useReport } from './use-report.ts'
import { useTool } from './use-tool.ts'

const TAB = 'titeltovenaar'

const examples = [
  'Slapen met open raam in de winter: wat frisse lucht ’s nachts echt met je lichaam en hoofd doet',
  'Waarom steeds meer mensen in januari met het raam open slapen, en wat je daar zelf van merkt',
  'Raam open of dicht in de winternacht: zo kies je wat bij jouw slaap past, zonder te verkleumen',
]

export function TitelTovenaarScreen({ title }: { title: string }) {
  const tool = useTool('titeltovenaar', TAB)
  const report = useReport()
  const style = useStyleChoice(TAB)
  const [input, setInput] = useTitleWish(TAB)
  const cost = useCost(1)
  const results = useIntoView()
  const form = useRef<HTMLFormElement>(null)
  const folding = useFolding({
    tools: [tool],
    title: input.subject,
    style: style[0],
    cost,
    more: [`${textsIn(tool.reply).length} titels`],
    onAgain: () => form.current?.requestSubmit(),
  })

  async function start(asked: TitleInput) {
    const [styleId] = style
    const outcome = await tool.generate({ ...asked, ...(styleId !== null && { styleId }) })
    const written = await report([outcome], (count) => ({
      title: 'Titels gegenereerd',
      description: `${count} titels staan voor je klaar.`,
    }))
    if (written) results.bring()
  }
  return (
    <ToolFrame
      title={title}
      intro="Drie tot vijf titels bij jouw onderwerp, elk net lang genoeg voor één volle regel."
      blocked={tool.blocked}
      status={tool.pending ? 'Titels worden gegenereerd.' : ''}
      resultsRef={results.ref}
      folding={folding}
      beside
      form={
        <TitelTovenaarForm
          ref={form}
          initial={input}
          onChange={setInput}
          onSubmit={(asked) => void start(asked)}
          pending={tool.pending}
          action="Genereer titels"
          cost={cost}
          style={style}
        />
      }
    >
      <ResultsPanel
        tool={tool}
        heading="Titels"
        screen={TAB}
        network="titles"
        range={TITLE_LENGTH}
        title={input.subject}
        singleLine
        copiesByText
        examples={examples}
        onAgain={() => form.current?.requestSubmit()}
      />
      <Authorship models={tool.reply ? [tool.reply.model] : []} />
    </ToolFrame>
  )
}
