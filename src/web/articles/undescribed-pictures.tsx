// The pictures of a text that say nothing to who cannot see them; a click goes to the field for that. Knows no other finding.
import { ImageOff } from 'lucide-react'
import type { PictureMention } from '#contract/articles/picture-mentions.ts'
import type { TextEditor } from '#web/editor/text-editor.ts'

interface UndescribedPicturesProps {
  editor: TextEditor
  pictures: readonly PictureMention[]
  /** Does what brings a place of the text into view, once the text is there to be seen. */
  onGo: (go: () => void) => void
}

/** Of more no more is shown: the first come first. */
const MOST = 20

export function UndescribedPictures({ editor, pictures, onGo }: UndescribedPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <section aria-label="Afbeeldingen zonder omschrijving">
      <h3 className="border-b border-rule pb-1.5 font-sans text-small font-semibold">
        Afbeeldingen zonder omschrijving{' '}
        <span className="ml-1 font-normal text-ink-3 tabular-nums">{pictures.length}</span>
      </h3>
      <ul>
        {pictures.slice(0, MOST).map(({ number, block, credit }) => (
          <li key={number} className="border-t border-rule first:border-t-0">
            <button
              type="button"
              onClick={() => onGo(() => editor.describePicture(block))}
              className="flex min-h-11 w-full items-start gap-2 rounded-small py-2 text-left text-small wrap-anywhere hover:underline md:min-h-0"
            >
              <ImageOff aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
              {`Afbeelding ${number}`}
              {credit !== '' && ` · ${credit}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
