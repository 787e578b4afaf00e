// The versions of an article: which there are, what differs from the present text, giving one a name and putting one back.
import { useRef, useState, type FormEvent } from 'react'
import type { VersionEntry, VersionReason } from '#contract/articles/version.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { MoreButton } from '#web/http/more-button.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { wordsOf } from '#web/sources/word-count.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAfterMore } from '#web/ui/use-after-more.ts'
import type { ArticleText } from './article-text.ts'
import { ComparedText } from '#web/rewriter/compared-text.tsx'
import { useNameVersion, useVersions, useVersionText } from './use-versions.ts'

interface VersionsDialogProps {
  id: number
  /** The number of the present text. */
  version: number
  /** The present text, as it stands in the editor. */
  now: ArticleText
  /** Whether the article is one's own: others are read only. */
  mayEdit: boolean
  /** The version that is shown first; left out: the newest. */
  first?: number | undefined
  /** Puts version `n` back, and closes the dialog when that is done. */
  onRestore: (n: number) => Promise<void>
  onClose: () => void
}

const reasons: Record<VersionReason, string> = {
  rest: 'na een pauze',
  save: 'opgeslagen',
  name: 'met een naam',
  check: 'nagekeken',
  shown: 'aan een meelezer getoond',
  publish: 'voor een website',
  restore: 'voor het terugzetten',
  import: 'voor een import',
  ai: 'voor tekst van de schrijfhulp',
}

export function VersionsDialog({ id, version, now, mayEdit, first, onRestore, onClose }: VersionsDialogProps) {
  const query = useVersions(id, version)
  const [chosen, setChosen] = useState(first)
  const { data, error, isFetching, refetch } = query
  const versions = data?.pages.flatMap((page) => page.entries)
  const shown = chosen ?? versions?.[0]?.n
  return (
    <Dialog
      open
      wide
      title="Versies"
      description="Een versie ontstaat als je tien minuten niet typt, als je zelf opslaat en voordat iets anders je tekst vervangt. De laatste twintig blijven, en alles wat een naam heeft, is nagekeken, aan een meelezer is getoond of nog naar een website gaat."
      onClose={onClose}
    >
      {versions === undefined ? (
        error && !isFetching ? (
          <LoadFailure title="De versies konden niet worden opgehaald" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[60, 40, 70]} />
        )
      ) : (
        <div className="grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid content-start gap-6">
            {mayEdit && <NameForm id={id} />}
            {versions.length === 0 ? (
              <p className="text-ink-2">Er is nog geen oudere versie.</p>
            ) : (
              <VersionList query={query} versions={versions} shown={shown} onChoose={setChosen} />
            )}
          </div>
          {shown !== undefined && (
            <VersionView key={shown} id={id} n={shown} now={now} mayEdit={mayEdit} onRestore={onRestore} />
          )}
        </div>
      )}
    </Dialog>
  )
}

interface VersionListProps {
  query: ReturnType<typeof useVersions>
  versions: VersionEntry[]
  shown: number | undefined
  onChoose: (n: number) => void
}

function VersionList({ query, versions, shown, onChoose }: VersionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const afterMore = useAfterMore(list, ':scope > li > button')
  return (
    // Scrolls by itself: what differs stays in sight beside a long list, and near below it on a phone.
    <div className="-m-1 grid max-h-[40dvh] content-start gap-4 overflow-y-auto p-1 sm:max-h-[60dvh]">
      <ul ref={list} aria-label="Versies" className="grid">
        {versions.map((entry) => (
          <li key={entry.n}>
            <VersionLine entry={entry} chosen={entry.n === shown} onChoose={() => onChoose(entry.n)} />
          </li>
        ))}
      </ul>
      <MoreButton pages={query} size="small" className="justify-self-start" onPress={afterMore} />
    </div>
  )
}

function NameForm({ id }: { id: number }) {
  const [name, setName] = useState('')
  const { mutateAsync, isPending } = useNameVersion(id)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || isPending) return
    try {
      await mutateAsync(name)
      setName('')
      toast({ title: 'Versie bewaard', description: `‘${name.trim()}’ blijft bij de versies staan.` })
    } catch (error) {
      tellFailure('De versie is niet bewaard', error)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-2">
      <Field label="Bewaar de tekst van nu als">
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={100}
            placeholder="Bijvoorbeeld: naar de drukker"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" size="small" pending={isPending} className="justify-self-start">
        Bewaar versie
      </Button>
    </form>
  )
}

function VersionLine({ entry, chosen, onChoose }: { entry: VersionEntry; chosen: boolean; onChoose: () => void }) {
  const { name, createdAt, wordCount, reason, machineBlocks } = entry
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'grid w-full gap-0.5 border-l-2 py-2 pl-3 text-left',
        chosen ? 'border-accent bg-sunken' : 'border-rule hover:border-edge',
      )}
    >
      <span className={cx('text-small', (chosen || name !== null) && 'font-semibold')}>
        {name ?? dateTime(createdAt)}
      </span>
      <span className="text-caption text-ink-3">
        {name === null ? reasons[reason] : dateTime(createdAt)} · {wordsOf(wordCount)}
        {machineBlocks > 0 && ` · ${machineBlocks} van de schrijfhulp`}
      </span>
    </button>
  )
}

interface VersionViewProps extends Pick<VersionsDialogProps, 'id' | 'now' | 'mayEdit' | 'onRestore'> {
  n: number
}

function VersionView({ id, n, now, mayEdit, onRestore }: VersionViewProps) {
  const { data, error, isFetching, refetch } = useVersionText(id, n)
  const [pending, setPending] = useState(false)
  if (data === undefined) {
    return error && !isFetching ? (
      <LoadFailure title="Deze versie kon niet worden opgehaald" error={error} onRetry={refetch} />
    ) : (
      <SkeletonText widths={[90, 95, 85, 60]} />
    )
  }
  async function restore() {
    setPending(true)
    try {
      await onRestore(n)
    } finally {
      setPending(false)
    }
  }
  return (
    <section aria-label="Verschil met nu" className="grid min-w-0 content-start gap-4">
      {data.title !== now.title && (
        <h3 className="font-serif text-title">
          <ComparedText before={data.title} after={now.title} same="" />
        </h3>
      )}
      <p className="text-small text-ink-2">
        Van deze versie naar de tekst van nu: <del>doorgehaald</del> is verdwenen, <ins>onderstreept</ins> is erbij
        gekomen.
      </p>
      <ComparedText before={data.content} after={now.content} same="Deze versie is gelijk aan de tekst van nu." />
      {mayEdit && (
        <DialogActions>
          <Button pending={pending} onClick={() => void restore()}>
            Zet deze versie terug
          </Button>
        </DialogActions>
      )}
    </section>
  )
}
