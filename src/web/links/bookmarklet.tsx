// Explains the bookmark that sends a page to the board, and offers it: to drag, or to copy.
import { BookmarkPlus } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { bookmarkletCode } from './bookmarklet-code.ts'

export function Bookmarklet() {
  const code = bookmarkletCode(window.location.origin)
  return (
    <div className="grid justify-items-start gap-6">
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-ink-2">
          Sleep deze knop naar de bladwijzerbalk van je browser. Klik er daarna op bij elke pagina die je wilt bewaren:
          het bord opent met het adres en de titel al ingevuld.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the element is a link as soon as it is there */}
        <a
          // React refuses an href with a script, so it is set on the element itself.
          ref={(link) => link?.setAttribute('href', code)}
          draggable
          className={buttonLook({ kind: 'secondary' })}
          onClick={(event) => {
            event.preventDefault()
            toast({
              title: 'Sleep de knop naar je bladwijzerbalk',
              description:
                'Zie je geen bladwijzerbalk? Met Ctrl + Shift + B (Mac: Cmd + Shift + B) komt hij tevoorschijn.',
            })
          }}
        >
          <BookmarkPlus aria-hidden />
          Bewaar in Kopij
        </a>
      </div>
      <div className="grid w-full justify-items-start gap-3 border-t border-rule pt-6">
        <p className="max-w-prose text-ink-2">
          Op een telefoon, of zonder muis: kopieer de code, maak van een willekeurige pagina een bladwijzer, en zet bij
          Bewerken de code in plaats van het adres. Op de telefoon kies je die bladwijzer door in de adresbalk zijn naam
          te typen.
        </p>
        <CopyButton
          text={code}
          kind="secondary"
          label="Kopieer de code"
          done="Plak de code als adres van een bladwijzer."
        />
      </div>
    </div>
  )
}
