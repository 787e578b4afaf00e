// What one's own figures are, for who does not have them yet: an example, and the way to Premium. Asks the server nothing.
import { noFigures } from '#contract/usage/figures.ts'
import { toolLabel } from '#web/history/tool-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
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
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="grid content-start justify-items-start gap-6">
        <Badge tone="accent">Premium</Badge>
        <p className="font-serif text-title text-ink-2">
          Met je eigen cijfers weet je welke tool je het meest oplevert, en wanneer je het meest maakt.
        </p>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2 marker:text-accent">
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <div className="grid w-full justify-items-start gap-4 border-t border-rule pt-6">
          <p className="text-ink-2">
            Je eigen cijfers horen bij Premium. Upgrade je account om ze te zien. Premium kost 19,99 euro per maand,
            exclusief btw.
          </p>
          <a href="/#pricing" className={buttonLook()}>
            Bekijk Premium
          </a>
        </div>
      </div>
      <figure className="grid grid-cols-1 content-start gap-6 border-t border-rule pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
        <figcaption className="grid grid-cols-1 gap-1">
          <span className="text-caption text-ink-3">Voorbeeld</span>
          <span className="font-serif text-h2 font-medium">Een maand op de redactie</span>
        </figcaption>
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
      </figure>
    </div>
  )
}
