// A text as a button that copies it, with a check mark for two seconds afterwards. Knows no tool.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import type { TextLanguage } from './use-languages.ts'

interface CopyingTextProps {
  id: string
  text: string
  lang: TextLanguage
  /** The second line of the toast. */
  copied: string
  className: string
  /** The text as it is shown. */
  children: ReactNode
}

export function CopyingText({ id, text, lang, copied, className, children }: CopyingTextProps) {
  const { copied: shown, copy } = useCopy({ failed: 'Fout bij kopiëren' })
  return (
    <button
      id={id}
      type="button"
      title="Klik om te kopiëren"
      onClick={() => void copy(text, copied)}
      className="relative -mx-3 flex w-[calc(100%+1.5rem)] items-start rounded-field px-3 py-1.5 max-md:min-h-11 text-left hover:bg-sunken"
    >
      <span lang={lang} className={cx(className, 'min-w-0 flex-1')}>
        {children}
      </span>
      {shown && (
        <>
          <Check aria-hidden className="absolute top-2.5 -right-1.5 size-4.5 text-good" />
          <span className="sr-only">Gekopieerd</span>
        </>
      )}
    </button>
  )
}
