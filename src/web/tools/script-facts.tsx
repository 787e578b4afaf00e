// What is said of a voice-over script beside its text: how long it is, whether that is too short or too long, and what it still
// lacks. Knows no form and no list.
import { characterCount } from '#contract/text.ts'
import { isOutsideLength, SCRIPT_LENGTH, speakingSeconds } from '#contract/tools/shorts-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What a listener would still ask, for the user to add. */
export function ScriptQuestions({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <h3 className="font-sans text-small font-semibold">Vul aan voor een langer script</h3>
      <ul className="grid list-disc gap-1 pl-5 text-small text-ink-2">
        {of.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  )
}

/** In characters, and in seconds when it is read aloud. */
export function ScriptLength({ text }: { text: string }) {
  const count = characterCount(text)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Badge tone={isOutsideLength(count) ? 'accent' : 'good'}>{count} tekens</Badge>
      ongeveer {speakingSeconds(text)} seconden
    </p>
  )
}

/** The notice about a script that is too short or too long (specification, section 5). */
export function OutsideLength({ text }: { text: string }) {
  const count = characterCount(text)
  if (!isOutsideLength(count)) return null
  return (
    <Notice
      live
      title={`Het script valt buiten de aanbevolen limiet van ${SCRIPT_LENGTH.min}-${SCRIPT_LENGTH.max} tekens (${count} tekens), maar je kunt het wel gebruiken.`}
    />
  )
}
