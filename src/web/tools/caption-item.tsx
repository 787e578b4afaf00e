// One generated text with what one does with it. Knows no tool.
import { useId } from 'react'
import { characterCount } from '#contract/text.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

export function CaptionItem({ text }: { text: string }) {
  const id = useId()
  return (
    <li className="border-t border-rule py-4 first:border-t-0 first:pt-0">
      <p id={id} className="font-serif text-result wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <div className="mt-1 flex items-center justify-between gap-4">
        <span className="text-small text-ink-3 tabular-nums">{characterCount(text)} tekens</span>
        <div className="-mr-2.5">
          <CopyButton text={text} done="De tekst staat klaar om te plakken." describedBy={id} />
        </div>
      </div>
    </li>
  )
}
