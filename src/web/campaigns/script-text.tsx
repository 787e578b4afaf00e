// The script of a campaign: its text, how long it takes to speak, and what it still lacks. Knows no state of its part.
import { useState } from 'react'
import { SCRIPT_LENGTH, shortsText } from '#contract/tools/shorts-text.ts'
import { OutsideLength, ScriptLength, ScriptQuestions } from '#web/tools/script-facts.tsx'
import { useLanguages } from '#web/tools/use-languages.ts'
import { WorkedText } from '#web/tools/worked-text.tsx'
import { workOn, type PartTextsProps } from './part-props.ts'

export function ScriptText(props: PartTextsProps) {
  const { kept } = props
  const [editing, setEditing] = useState(false)
  const [text] = kept.texts
  const languages = useLanguages(text ? [text.text] : none)
  const questions = shortsText.output.shape.questions.safeParse(kept.output['questions'])
  if (!text) return null
  return (
    <div className="grid gap-4">
      <OutsideLength text={text.text} />
      <div className="min-w-0">
        <WorkedText
          key={kept.generationId}
          {...workOn(props, text)}
          range={SCRIPT_LENGTH}
          lang={languages[0]}
          size="script"
          copied="Het script staat klaar om in te spreken."
          editing={editing}
          onEditing={setEditing}
        >
          <ScriptLength text={text.text} />
        </WorkedText>
      </div>
      <ScriptQuestions of={questions.data ?? []} />
    </div>
  )
}

/** The same list every time, so that no language is told again for it. */
const none: readonly string[] = []
