// Explains a user's own figures to users without Premium.
import { noFigures } from '#contract/usage/figures.ts'
import { PremiumStory } from '#web/accounts/premium-story.tsx'
import { toolLabel } from '#web/history/tool-names.ts'
import { KeyFigure } from './key-figures.tsx'
import { PartBars } from './part-bars.tsx'

const gains = [
  'Je ziet per dag, per tool en per model wat je hebt laten schrijven.',
  'Je ziet hoe vaak het lukte, hoe lang je wachtte en wat het ongeveer kostte.',
  'Je ziet wat je zelf goed vond, en downloadt alles voor je eigen spreadsheet.',
]

const example = [
  { tool: 'facebook-captions', requests: 48, failures: 1, processingTimeMs: 91_200, cost: 5.4 },
  { tool: 'titeltovenaar', requests: 31, failures: 0, processingTimeMs: 68_200, cost: 4.1 },
  { tool: 'rewriter', requests: 17, failures: 2, processingTimeMs: 76_500, cost: 9.8 },
].map(({ tool, ...counts }) => ({ key: tool, name: toolLabel(tool), figures: { ...noFigures, ...counts } }))
const totals = { ...noFigures, requests: 96, failures: 3 }

export function FiguresStory() {
  return (
    <PremiumStory
      purpose="Met je eigen cijfers weet je welke tool je het meest oplevert, en wanneer je het meest maakt."
      gains={gains}
      refusal="Je eigen cijfers horen bij Premium. Upgrade je account om ze te zien."
      example="Een maand op de redactie"
    >
      <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        <KeyFigure label="Verzoeken" change="12% meer">
          96
        </KeyFigure>
        <KeyFigure label="Mislukt" note="3,1% van alles">
          3
        </KeyFigure>
        <KeyFigure label="Duim omhoog" note="tegen 5 omlaag">
          35
        </KeyFigure>
      </dl>
      <PartBars rows={example} totals={totals} />
    </PremiumStory>
  )
}
