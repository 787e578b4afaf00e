// Puts a text of before in the room: a closed version, or what the server had when the room was opened. What stood there is not lost by
// it. Renders nothing.
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { textOf } from './article-text.ts'
import type { RoomText } from './use-room-text.ts'
import type { Saving } from './use-saving.ts'
import { useRestoreVersion } from './use-versions.ts'

/**
 * @param article as the server has it; null when it does not.
 * @param save resolves to null when that failed, which is told.
 */
export function useEarlierTexts(
  article: Article | null,
  { read, put }: RoomText,
  saving: Saving,
  save: () => Promise<number | null>,
) {
  /** As the server had it when the room was opened. */
  const [found] = useState(article)
  const { mutateAsync: restore } = useRestoreVersion(article?.id ?? 0)

  /** Resolves to whether the version stands there now. */
  async function putBack(n: number): Promise<boolean> {
    if (article === null) return false
    try {
      // What cannot be a version is not taken away.
      if (saving.hasUnsent() && (await save()) === null) return false
      const next = await restore({ n, version: saving.latest() ?? article.version })
      put(textOf(next), { undoable: true })
      void saving.takeOver(next, { saved: true })
      toast({ title: 'Versie teruggezet', description: 'De tekst van zojuist staat bij de versies.' })
      return true
    } catch (error) {
      tellFailure('De versie is niet teruggezet', error)
      return false
    }
  }
  /** Instead of the text of this device that was put back in the room. That may be on the server by now: then it becomes a version. */
  function takeSaved(saved: Article) {
    const before = read()
    const undo = () => {
      put(before, { undoable: true })
      saving.touch()
    }
    put(textOf(saved), { undoable: true })
    toast({ title: 'De opgeslagen tekst staat er weer', action: { label: 'Ongedaan maken', run: undo } })
    if (saving.latest() === saved.version && saving.state.kind !== 'sending')
      void saving.takeOver(saved, { saved: true })
    else saving.touch({ closeBefore: 'save' })
  }
  return { putBack, takeSaved: found === null ? undefined : () => takeSaved(found) }
}
