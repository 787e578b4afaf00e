// A text of this device of which the article is no more: to go on with as a new article, or to throw away.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newArticleOf } from '#web/sources/article-address.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { forgetDraft, keepAsNew, type Draft, type Origin } from './draft-store.ts'
import type { ArticleText } from './article-text.ts'
import { windowName } from './window-name.ts'

/**
 * Makes a text that of a new article and goes there; when the browser keeps nothing, that is told.
 * @param onKept takes it away where it was.
 */
export function useGoOnAsNew() {
  const user = useLoggedInUser()
  const navigate = useNavigate()
  return async (text: ArticleText, origin: Omit<Origin, 'key'>, onKept: () => Promise<unknown>) => {
    const key = await keepAsNew({ userId: user.id, windowId: await windowName(), text, origin })
    if (key === null) {
      const description = 'Je browser bewaart nu niets. Kopieer je tekst en plak hem in een nieuw artikel.'
      return void toast({ variant: 'destructive', title: 'Dat lukt niet in deze browser', description })
    }
    await onKept()
    await navigate(newArticleOf(key))
  }
}

/** In the room where it is being written. */
export function GoneNotice({ onGoOn }: { onGoOn: () => void }) {
  return (
    <div className="py-4">
      <Notice
        tone="bad"
        live
        title="Dit artikel is verwijderd"
        action={
          <Button kind="secondary" size="small" onClick={onGoOn}>
            Ga verder als nieuw artikel
          </Button>
        }
      >
        Je tekst staat nog op dit apparaat.
      </Notice>
    </div>
  )
}

/** In its place. */
export function GoneArticle({ draft }: { draft: Draft }) {
  const { key, text, origin } = draft
  const navigate = useNavigate()
  const goOn = useGoOnAsNew()
  const [asked, setAsked] = useState(false)
  return (
    <div className="mx-auto grid w-full max-w-[42.5rem] gap-6">
      <header className="grid gap-2">
        <h1 className="text-h1">Dit artikel is verwijderd</h1>
        <p className="text-ink-2">
          Wat je er het laatst in typte staat nog op dit apparaat. Ga ermee verder als nieuw artikel, of zet het artikel
          terug uit de prullenbak: dan staat deze tekst er weer in.
        </p>
      </header>
      <section
        aria-label="Je tekst"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
        tabIndex={0}
        className="grid max-h-80 gap-3 overflow-y-auto rounded-field border border-rule bg-sheet p-4"
      >
        <h2 className="text-h2 wrap-anywhere">{text.title.trim() || 'Zonder titel'}</h2>
        <p className="font-serif text-result whitespace-pre-wrap wrap-anywhere">{text.content}</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void goOn(text, origin, () => forgetDraft(key))}>Ga verder als nieuw artikel</Button>
        <Button kind="secondary" onClick={() => setAsked(true)}>
          Gooi deze tekst weg
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title="Deze tekst weggooien?"
        yes="Weggooien"
        no="Annuleren"
        onYes={() => void forgetDraft(key).then(() => navigate({ to: '/admin', search: { tab: 'content' } }))}
        onNo={() => setAsked(false)}
      >
        Hij staat nergens anders dan op dit apparaat, en komt niet terug.
      </ConfirmDialog>
    </div>
  )
}
