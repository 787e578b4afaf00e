// Shows what the Herschrijver does on one sentence, as long as the user has no text yet.
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { rewriteModeLabels } from '#contract/tools/rewrite-modes.ts'
import { Button } from '#web/ui/button.tsx'
import { compareTexts, isChange } from './text-diff.ts'

const mode: RewriteMode = 'eenvoudiger'
const before =
  'Wij verzoeken bezoekers vriendelijk om fietsen uitsluitend in de daarvoor bestemde rekken te plaatsen, teneinde hulpdiensten te allen tijde doorgang te verlenen.'
const after =
  'Wij vragen bezoekers om fietsen alleen in de fietsenrekken te zetten. Zo kunnen hulpdiensten er altijd langs.'

const pieces = compareTexts(before, after)

export function RewriterExample({ onTry }: { onTry: (values: { text: string; mode: RewriteMode }) => void }) {
  return (
    <figure className="grid justify-items-start gap-3 border-t border-rule pt-6">
      <figcaption className="text-caption text-ink-3">Voorbeeld: {rewriteModeLabels[mode].label}</figcaption>
      <p className="font-serif text-result text-ink-2">
        {pieces.map((piece) =>
          isChange(piece) ? (
            <span key={`${piece.before}/${piece.after}`}>
              {piece.before !== '' && <del className="text-ink-3 decoration-bad">{piece.before}</del>}
              {piece.before !== '' && piece.after !== '' && ' '}
              {piece.after !== '' && (
                <ins className="text-ink decoration-good decoration-2 underline-offset-4">{piece.after}</ins>
              )}
            </span>
          ) : (
            piece.text
          ),
        )}
      </p>
      <p className="max-w-prose text-small text-ink-2">
        Je ziet straks elke wijziging in je eigen tekst, en neemt haar over of niet.
      </p>
      <Button kind="secondary" size="small" onClick={() => onTry({ text: before, mode })}>
        Probeer met deze zin
      </Button>
    </figure>
  )
}
