// The strip that says which texts are on this device only, with the ways to send or read them. Knows nothing of where they are
// kept.
import { ChevronDown, HardDrive } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { momentWords } from '#web/ui/moment-words.ts'

export interface UnsentText {
  key: string
  title: string
  /** When it was last kept, in ms since 1970. */
  at: number
}

interface UnsentStripProps<Text extends UnsentText> {
  /** Newest first; with none nothing is shown. */
  texts: readonly Text[]
  /** Whether they are being sent. */
  sending?: boolean
  /** Sends all of them; left out where that cannot be done. */
  onSend?: (() => void) | undefined
  onView: (text: Text) => void
}

export function UnsentStrip<Text extends UnsentText>(props: UnsentStripProps<Text>) {
  const { texts, sending = false, onSend, onView } = props
  const now = useNow()
  const [first] = texts
  if (first === undefined) return null
  const action = 'px-2! font-semibold hover:bg-accent-ink/10!'
  return (
    <section
      aria-label="Teksten op dit apparaat"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-accent-wash py-1 pr-2 pl-3.5"
    >
      <p className="flex min-w-0 grow basis-72 items-start gap-3 py-1.5 text-small text-ink-2">
        <HardDrive aria-hidden className="mt-px size-4.5 shrink-0 text-accent-ink" />
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold text-ink max-sm:block">
            {texts.length === 1 ? '1 tekst staat' : `${texts.length} teksten staan`} alleen nog op dit apparaat
          </strong>
          <span className="max-sm:hidden"> · </span>
          {named(first)}, {momentWords(new Date(first.at), now)}
          {texts.length > 1 && ` en ${texts.length - 1} eerder`}
        </span>
      </p>
      <div className="flex flex-wrap max-sm:pl-5.5">
        {onSend && (
          <Button kind="quiet" size="small" pending={sending} onClick={onSend} className={`${action} text-accent-ink!`}>
            {sending ? 'Versturen...' : 'Verstuur nu'}
          </Button>
        )}
        {texts.length === 1 ? (
          <Button kind="quiet" size="small" onClick={() => onView(first)} className={`${action} text-ink!`}>
            Bekijk
          </Button>
        ) : (
          <Menu>
            <MenuTrigger asChild>
              <Button kind="quiet" size="small" className={`${action} text-ink!`}>
                Bekijk
                <ChevronDown aria-hidden className="size-4!" />
              </Button>
            </MenuTrigger>
            <MenuContent>
              {texts.map((text) => (
                <MenuItem key={text.key} onSelect={() => onView(text)}>
                  <span className="grid min-w-0 py-1">
                    <span className="truncate">{named(text)}</span>
                    <span className="text-caption text-ink-2">{momentWords(new Date(text.at), now)}</span>
                  </span>
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        )}
      </div>
    </section>
  )
}

const named = ({ title }: UnsentText) => (title.trim() === '' ? 'zonder titel' : `‘${title.trim()}’`)
