// The actions on links from the list. A toast tells whether they succeeded. Renders nothing.
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { LinkEntry } from '#contract/links/link.ts'
import type { LinkStep } from '#contract/links/steps.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { bulkWords, countOf, stepWords } from './step-words.ts'
import { useChangeMany, useDeleteLink, useRestoreLink, useStep } from './use-links.ts'

/** @param settled called after each action, failed or not, when the list has been fetched again. */
export function useLinkActions(settled: () => void) {
  const { mutateAsync: takeStep } = useStep()
  const { mutateAsync: remove } = useDeleteLink()
  const { mutateAsync: bringBack } = useRestoreLink()
  const { mutateAsync: change, isPending: changing } = useChangeMany()

  async function step(link: LinkEntry, taken: LinkStep): Promise<void> {
    const words = stepWords[taken]
    await tried(words.failed, async () => {
      await takeStep({ link, step: taken })
      toast({ title: words.done, description: link.title })
      return [link]
    })
  }
  async function restore(link: LinkEntry): Promise<void> {
    await tried(bulkWords.restore.failed, async () => {
      await bringBack(link.id)
      toast({ title: 'Link teruggezet', description: link.title })
      return [link]
    })
  }
  /** Resolves to the ids of the links for which it was done: the server may have refused the action for some, or for all. */
  async function changeMany(links: readonly LinkEntry[], action: BulkAction): Promise<ReadonlySet<number>> {
    return tried(bulkWords[action].failed, async () => {
      const { results } = await change({ ids: links.map(({ id }) => id), action })
      const done = links.filter(({ id }) => results.some((result) => result.id === id && result.done))
      const refused = results.find((result) => !result.done)
      const title = links.find(({ id }) => id === refused?.id)?.title
      const why = refused && `${links.length - done.length} niet: ‘${title}’. ${refused.message}`
      if (done.length === 0) {
        toast({ variant: 'destructive', title: bulkWords[action].failed, description: why })
        return []
      }
      toast({
        title: `${countOf(done.length)} ${bulkWords[action].done}`,
        description: why,
        ...(action === 'delete' && {
          action: { ...undone(done), run: () => void changeMany(done, 'restore') },
        }),
      })
      return done
    })
  }
  /** Moves links to the bin; the toast offers to undo it. Resolves as `changeMany` does. */
  async function discard(links: readonly LinkEntry[]): Promise<ReadonlySet<number>> {
    const [link, ...more] = links
    if (link === undefined || more.length > 0) return changeMany(links, 'delete')
    return tried('Fout bij verwijderen', async () => {
      await remove(link.id)
      toast({
        title: 'Link verwijderd',
        description: link.title,
        action: { ...undone([link]), run: () => void restore(link) },
      })
      return [link]
    })
  }
  /** Resolves to the ids of the links that `work` returns; to none when it fails, which is told. */
  async function tried(failed: string, work: () => Promise<readonly LinkEntry[]>): Promise<ReadonlySet<number>> {
    try {
      return new Set((await work()).map(({ id }) => id))
    } catch (error) {
      tellFailure(failed, error)
      return new Set()
    } finally {
      settled()
    }
  }

  return {
    changing,
    step: (link: LinkEntry, taken: LinkStep) => void step(link, taken),
    restore: (link: LinkEntry) => void restore(link),
    changeMany,
    discard,
  }
}

const undone = ([first]: readonly LinkEntry[]) => ({ label: 'Ongedaan maken', entry: `link-${first?.id}` })
