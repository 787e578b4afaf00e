// A picture before anything is made of it: what of it will be seen, and around which point it is cut. Makes no request.
import { Crosshair } from 'lucide-react'
import { useState } from 'react'
import { CENTRE, type Focus, type Size } from '#contract/pictures/frame.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { sourceNotes, sourceNoteWords } from '#contract/pictures/source-notes.ts'
import type { Recipe } from '#contract/resizer/recipe.ts'
import { CropPreview } from '#web/pictures/crop-preview.tsx'
import { dimensions } from '#web/pictures/picture-words.ts'
import { useMoves } from '#web/pictures/use-moves.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { givenName, pointOf, recipeOf, type Entry } from './batch-entry.ts'
import { kindLabel, pointWords } from './batch-words.ts'
import { FittedPreview } from './fitted-preview.tsx'

interface PreviewStageProps {
  entry: Entry
  /** Of the batch. */
  recipe: Recipe
  onFocus: (focus: Focus) => void
}

export function PreviewStage({ entry, recipe: ofBatch, onFocus }: PreviewStageProps) {
  const recipe = recipeOf(entry, ofBatch)
  const original = entry.made?.image.original
  const [measured, setMeasured] = useState<{ of: string; size: Size }>()
  const size: Size | undefined = original ?? (measured?.of === entry.preview ? measured.size : undefined)
  const measure = (of: Size) => setMeasured({ of: entry.preview, size: of })
  const file = original ? { kind: formatWords[original.format].label, bytes: original.bytes } : undefined
  const { kind, bytes } = file ?? { kind: kindLabel(entry.file), bytes: entry.file.size }
  return (
    <figure className="@container grid grid-cols-1 gap-2">
      {recipe.fit === 'fill' ? (
        <CropPreview
          key={entry.id}
          src={entry.preview}
          name={givenName(entry)}
          target={recipe.size}
          focus={pointOf(entry) ?? CENTRE}
          onFocus={onFocus}
          onSize={measure}
        />
      ) : (
        <FittedPreview
          key={entry.preview}
          src={entry.preview}
          name={givenName(entry)}
          recipe={recipe}
          onSize={measure}
        />
      )}
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-ink-2">
        <p className="tabular-nums">
          <strong className="font-semibold text-ink">Origineel</strong>{' '}
          {[...(size ? [dimensions(size)] : []), kind, fileSize(bytes)].join(' · ')}
        </p>
        {recipe.fit === 'fill' && !entry.unreadable && (
          <p className="order-last flex w-full items-center gap-1.5 @xl:order-none @xl:w-auto">
            <Crosshair aria-hidden className="size-4 shrink-0 text-accent" />
            {pointWords(entry)}
          </p>
        )}
        <p className="tabular-nums">
          <strong className="font-semibold text-ink">Wordt</strong>{' '}
          {[dimensions(recipe.size), formatWords[recipe.format].label].join(' · ')}
        </p>
      </figcaption>
      <Notes entry={entry} size={size} recipe={recipe} />
    </figure>
  )
}

interface NotesProps {
  entry: Entry
  /** Undefined until it is known. */
  size: Size | undefined
  recipe: Recipe
}

/** What becomes of one that is out of the ordinary, before it is made. */
function Notes({ entry, size, recipe }: NotesProps) {
  const moves = useMoves(entry.file)
  // Of one that was made in an earlier visit the file is gone.
  const animated = moves || entry.made?.image.notes.includes('still') === true
  const notes = size ? sourceNotes({ ...size, animated }, recipe.size, recipe.fit) : []
  return (
    <div role="status" className="grid gap-1 text-small text-ink-2">
      {entry.unreadable && <p>Deze afbeelding kan niet worden gelezen: het bestand is beschadigd.</p>}
      {notes.map((note) => (
        <p key={note}>Deze afbeelding {sourceNoteWords[note]}</p>
      ))}
    </div>
  )
}
