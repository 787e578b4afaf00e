// Asks which parts of a campaign are to be written: what that costs, what is left, what cannot be paid any more, and in which style.
// Knows no article.
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { campaignPartLabels, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { StylePicker } from '#web/styles/style-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { affordable, balanceInWords, isBeyond, requestsInWords, toggled } from './part-choice.ts'
import { isUnderWay, type Standing } from './part-state.ts'

interface CampaignFormProps {
  standings: readonly Standing[]
  /** What is ticked to begin with. */
  initial: readonly CampaignPartName[]
  /** Requests; null: unlimited. At least one. */
  left: number | null
  /** The id of the chosen style profile, and the function to choose another. */
  style: readonly [id: number | null, choose: (id: number | null) => void]
  /** Whether it is being begun. */
  pending: boolean
  action: string
  onSubmit: (parts: CampaignPartName[]) => void
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void
}

export function CampaignForm(props: CampaignFormProps) {
  const { standings, initial, left, style, pending, action, onSubmit, onCancel } = props
  const [wished, setWished] = useState(initial)
  const free = standings.filter(({ state }) => !isUnderWay(state)).map(({ part }) => part)
  const chosen = affordable(
    wished.filter((part) => free.includes(part)),
    left,
  )
  const isScarce = left !== null && left < free.length
  const replaced = standings.filter(({ part, kept }) => kept !== null && chosen.includes(part))

  return (
    <form
      noValidate
      className="grid max-w-3xl gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending && chosen.length > 0) onSubmit(chosen)
      }}
    >
      {isScarce && (
        <p className="rounded-field bg-accent-wash px-4 py-3 text-small">
          <strong>
            {free.length === 1 ? 'Dat kost 1 verzoek' : `Alles kost ${free.length} verzoeken`}, je hebt er nog {left}.
          </strong>{' '}
          {left === 1 ? 'Kies waarvoor je het gebruikt.' : 'Kies waarvoor je ze gebruikt.'}
        </p>
      )}
      <fieldset className="border-t border-rule @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-10">
        <legend className="sr-only">Wat wil je laten maken?</legend>
        {standings.map(({ part, state, kept }) => {
          const { label, hint } = campaignPartLabels[part]
          const beyond = isBeyond(part, chosen, left)
          const why = isUnderWay(state)
            ? 'Wordt nu geschreven.'
            : beyond
              ? 'Hiervoor heb je geen verzoek meer over.'
              : state === 'outdated'
                ? 'Verouderd: de tekst is daarna gewijzigd.'
                : kept
                  ? 'Staat er al; wordt dan vervangen.'
                  : hint
          return (
            <div key={part} className="border-b border-rule pt-1 pb-3">
              <Checkbox
                label={label}
                hint={why}
                checked={chosen.includes(part)}
                disabled={isUnderWay(state) || beyond}
                onChange={() => setWished(toggled(chosen, part, left))}
              />
            </div>
          )
        })}
      </fieldset>
      <StylePicker value={style[0]} onChange={style[1]} />
      {replaced.some(({ kept }) => kept !== null) && (
        <p className="-mt-2 text-small text-ink-3">
          Wat opnieuw gemaakt wordt, vervangt wat er staat. De vorige teksten vind je in je geschiedenis.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={pending} disabled={chosen.length === 0} className="max-sm:w-full">
          {!pending && <Sparkles aria-hidden />}
          {action}
        </Button>
        {onCancel && (
          <Button kind="secondary" className="max-sm:w-full" onClick={onCancel}>
            Annuleer
          </Button>
        )}
        <p role="status" className="text-small text-ink-3 tabular-nums">
          {chosen.length === 0 ? 'Kies minstens één onderdeel' : requestsInWords(chosen.length)} ·{' '}
          {balanceInWords(left)}
        </p>
      </div>
    </form>
  )
}
