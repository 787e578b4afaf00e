// The sources that an article is written from, and the field to add one: a text, an address or a file.
import { Plus, Trash2 } from 'lucide-react'
import { SOURCE_LIMITS, type WritingSource } from '#contract/writing/sources.ts'
import { FileChoice } from '#web/sources/file-choice.tsx'
import { wordsIn } from '#web/sources/word-count.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { useAddSource } from './use-add-source.ts'

interface SourceListProps {
  sources: readonly WritingSource[]
  adding: ReturnType<typeof useAddSource>
  onRemove: (at: number) => void
  /** Whether one begins with no more than an idea. */
  isIdea: boolean
  /** What stands in the field and is no source yet. */
  typed: string
  onTyped: (typed: string) => void
}

export function SourceList({ sources, adding, onRemove, isIdea, typed, onTyped }: SourceListProps) {
  const { pending, problem, unsay, fromTyped, fromFiles } = adding
  async function add() {
    if (await fromTyped(typed)) onTyped('')
  }
  return (
    <section aria-label="Bronnen" className="grid gap-4">
      {sources.length > 0 && (
        <ol className="grid">
          {sources.map(({ title, url, text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- sources are only added at the end and removed
            <li key={`${at} ${title}`} className="flex items-start gap-3 border-t border-rule py-3">
              <div className="min-w-0 flex-1">
                <p className="font-serif text-headline wrap-anywhere">{title}</p>
                <p className="text-caption wrap-anywhere text-ink-3">
                  {wordsIn(text)}
                  {url !== null && ` · ${url}`}
                </p>
              </div>
              <Button
                kind="quiet"
                size="icon"
                aria-label={`Haal ‘${title}’ weg`}
                title="Haal weg"
                onClick={() => onRemove(at)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {sources.length < SOURCE_LIMITS.sources && (
        <div className="grid gap-3">
          <Field
            label={
              isIdea
                ? 'Je idee in een paar regels'
                : sources.length === 0
                  ? 'Bron: een tekst, persbericht of adres'
                  : 'Nog een bron'
            }
            error={problem}
            hint={
              isIdea
                ? 'Eén regel voor elk onderdeel. Of geef een bron: een tekst of een adres.'
                : 'Feiten in het artikel komen alleen hieruit.'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                value={typed}
                readOnly={pending}
                rows={4}
                placeholder={
                  isIdea
                    ? 'Waarom het zwembad dichtgaat\nWat het kost\nWaar je nu kunt zwemmen'
                    : 'Plak hier een tekst, of https://…'
                }
                className="max-h-64 font-serif text-result!"
                onChange={({ target }) => {
                  onTyped(target.value)
                  unsay()
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" size="small" pending={pending} onClick={() => void add()}>
              {!pending && <Plus aria-hidden />}
              {pending ? 'Bron wordt gelezen' : 'Voeg bron toe'}
            </Button>
            <FileChoice kind="quiet" onFiles={fromFiles} />
          </div>
        </div>
      )}
    </section>
  )
}
