// A dialog that shows a text as it will stand on its network, live while one writes on. The looks are in preview-cards.tsx.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { characterCount } from '#contract/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Network } from './engagement-checks.ts'
import type { LengthRange } from './length-words.ts'
import { FacebookCard, InstagramCard, PinCard } from './preview-cards.tsx'
import type { TextLanguage } from './use-languages.ts'
import { useTyped } from './use-typed.ts'

export type PreviewedNetwork = Exclude<Network, 'titles'>

const looks = {
  facebook: { name: 'Facebook', card: FacebookCard, note: 'Je tekst boven de kaart van je artikel.' },
  pinterest: { name: 'Pinterest', card: PinCard, note: 'In een overzicht blijven er meestal twee regels van over.' },
  instagram: { name: 'Instagram', card: InstagramCard, note: 'Na 125 tekens vouwt de caption dicht.' },
} as const

interface NetworkPreviewProps {
  network: PreviewedNetwork
  /** Of the article. */
  title: string
  /** Where readers find it; undefined as long as it stands nowhere. */
  address: string | undefined
  texts: readonly string[]
  /** Of each text. */
  languages: readonly TextLanguage[]
  range: LengthRange
  /** The place of the text that is shown first. */
  first: number
  onEdit: (index: number, text: string) => void
  onClose: () => void
}

export function NetworkPreview(props: NetworkPreviewProps) {
  const { network, title, address, texts, languages, range, first, onEdit, onClose } = props
  const [at, setAt] = useState(first)
  const { name, card: Card, note } = looks[network]
  const [text, setText] = useTyped(texts[at] ?? '', at)
  function step(by: number) {
    setAt((at + by + texts.length) % texts.length)
  }
  function put(typed: string) {
    setText(typed)
    // An empty text is no result, so it is not handed on.
    if (typed.trim() !== '') onEdit(at, typed)
  }
  return (
    <Dialog open wide title={`Voorbeeld op ${name}`} description={note} onClose={onClose}>
      {/* No form: the dialog would put the focus in its field, and on a phone the keyboard over the preview. */}
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4 max-md:order-last">
          <div role="group" aria-label="Welke tekst" className="-ml-2 flex items-center gap-1">
            <Button kind="quiet" size="row" aria-label="Vorige tekst" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </Button>
            <p role="status" className="text-small text-ink-2 tabular-nums">
              Tekst {at + 1} van {texts.length}
            </p>
            <Button kind="quiet" size="row" aria-label="Volgende tekst" onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </Button>
          </div>
          <Field label="Tekst" count={{ used: characterCount(text), recommended: range.max }}>
            {(control) => (
              <Textarea
                {...control}
                lang={languages[at]}
                className="font-serif text-result"
                value={text}
                onChange={({ target }) => put(target.value)}
              />
            )}
          </Field>
          <p className="text-caption text-ink-3">
            Wat je hier verandert, verandert ook in de lijst. Kleuren en plek kunnen per telefoon verschillen.
          </p>
        </div>
        <figure
          aria-label={`Zo staat de tekst op ${name}`}
          className="scheme-light min-w-0 rounded-raised bg-sunken p-4 text-ink"
        >
          <Card text={text} lang={languages[at]} title={title} site={siteOf(address)} />
        </figure>
      </div>
    </Dialog>
  )
}

/** What a network writes of an address: its host. */
const siteOf = (address: string | undefined) =>
  address === undefined ? 'jouwsite.nl' : new URL(address).host.replace(/^www\./, '')
