// The making of a social batch: what was filled in for each image, the thumbnails that were made of them, and saving those. One AI
// request is counted for each 'Genereer' that has something to change, none for administrators. Renders nothing.
import { useRef, useState } from 'react'
import { thumbnailWords } from '#contract/thumbnails/endpoints.ts'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { saveBlob } from '#web/http/saved-file.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { isUnderWay } from '#web/pictures/picture-queue.ts'
import { useAiRequest } from '#web/session/use-ai-request.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { toast } from '#web/ui/toast-store.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { asAsked, chosenIn, errorsIn, isPaidFor, makingKey, withGenerated, withItem, type Item } from './items.ts'
import { titleParts } from '../title-parts.ts'
import { saveThumbnailsZip, thumbnailOf } from './social-files.ts'
import { useImages } from './use-images.ts'

interface Made {
  file: File
  /** Of what: another makes it old. */
  of: string
  /** By which name the server keeps what it was made of; undefined: of the image itself. */
  from: string | undefined
}

/** Specification, section 8. What could not be counted is made all the same, as for YouTube. */
const NOT_COUNTED = 'AI teller niet bijgewerkt'

const earlyWords = 'Er worden nog foto’s verbeterd.'
const early = {
  title: 'Je foto’s worden nog verbeterd',
  description: 'Download ze straks opnieuw: dat kost niets extra.',
}

const failedWords = { title: 'Verbetering mislukt', description: 'We gebruiken de originele foto' }

export function useSocialThumbnails() {
  const { role } = useLoggedInUser()
  const request = useAiRequest('social-thumbnail', role === 'admin')
  const { article } = useArticle()
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())
  /** The ids of the images that were there when somebody tried to make them: of those the fields say what is missing. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<'making' | 'packing' | null>(null)
  const images = useImages({
    enlarges: request.blocked === null,
    texts: article ? titleParts(article.title, LONGEST_LINE.social) : undefined,
    onFailed: (fileName) =>
      toast({ title: failedWords.title, description: `${failedWords.description} van ‘${fileName}’.` }),
    onBetter: (id) => remake(id),
  })
  const { batch, setBatch } = images
  const chosen = chosenIn(batch)

  /** As they are now: the next may be made before they are on the screen. */
  const latest = useRef(made)
  function keepMade(id: string, one: Made): void {
    latest.current = new Map(latest.current).set(id, one)
    setMade(latest.current)
  }

  /** One after the other, so that what was asked for last is what stays. */
  const line = useRef(Promise.resolve())
  /**
   * Makes a thumbnail as it was asked for, of its image as it is when it has its turn, unless it is there. No request is counted: that was
   * done when it was asked for. @throws when it cannot be made.
   */
  function make(id: string): Promise<void> {
    const turn = line.current.then(() => makeNow(id))
    line.current = turn.catch(() => {})
    return turn
  }
  async function makeNow(id: string): Promise<void> {
    const now = images.now(id)
    const one = now && asAsked(now)
    if (one === undefined) return
    const [of, from] = [makingKey(one), one.enhanced?.name]
    const before = latest.current.get(id)
    if (before?.of === of && before.from === from) return
    const file = await thumbnailOf(one, await images.sourceOf(one), new Date())
    keepMade(id, { file, of, from })
    // Cut where it is cut now: whoever moves that later has changed something.
    setBatch((all) =>
      withItem(all, id, ({ generated, ...item }) => ({
        ...item,
        generated: generated?.settings === one.settings ? { ...generated, focus: one.focus } : generated,
      })),
    )
  }
  /** That of before stays when it cannot be fetched. */
  const remake = (id: string) => void make(id).catch(() => {})

  /** The first image that is not ready to be made, with what is wrong. */
  function unready(): { one: Item; isMissing: boolean } | undefined {
    const one = batch.items.find((item) => images.missing.has(item.id) || Object.keys(errorsIn(item)).length > 0)
    return one && { one, isMissing: images.missing.has(one.id) }
  }

  async function generate(): Promise<void> {
    if (busy) return
    if (batch.items.length === 0) {
      toast({ variant: 'destructive', title: thumbnailWords.noImages, description: 'Kies eerst een of meer foto’s.' })
      return
    }
    setTried(new Set(batch.items.map(({ id }) => id)))
    const open = unready()
    if (open) {
      setBatch((before) => ({ ...before, chosen: open.one.id }))
      if (open.isMissing)
        toast({
          variant: 'destructive',
          title: thumbnailWords.noImages,
          description: `Kies ‘${open.one.file.name}’ opnieuw.`,
        })
      return focusFirstError()
    }
    setBusy('making')
    try {
      const counted = isPaidFor(batch) ? true : await count()
      if (counted !== undefined) await makeAll(counted)
    } finally {
      setBusy(null)
    }
  }

  /** Whether the request was counted; undefined: it may not be done. Tells what is wrong. */
  async function count(): Promise<boolean | undefined> {
    const registered = await request.register()
    if (registered.outcome === 'granted') return true
    const { title, description } = registered.words
    const isRefused = registered.outcome === 'refused'
    toast({ variant: 'destructive', title: isRefused ? title : NOT_COUNTED, description })
    return isRefused ? undefined : false
  }

  const isBeingEnlarged = ({ id, enhanced }: Pick<Item, 'id' | 'enhanced'>) => {
    const state = images.stateOf(id)
    return state !== undefined && (isUnderWay(state) || (state.kind === 'ready' && enhanced === null))
  }

  async function makeAll(counted: boolean): Promise<void> {
    // Before anything is made: a reload may come between.
    setBatch((before) => withGenerated(before, counted))
    const failed: string[] = []
    for (const { id, file } of batch.items) await make(id).catch(() => void failed.push(file.name))
    if (failed.length > 0)
      toast({
        variant: 'destructive',
        title: 'Fout bij genereren',
        description: `Van ${failed.map((name) => `‘${name}’`).join(', ')} kon geen thumbnail worden gemaakt.`,
      })
    const done = batch.items.length - failed.length
    const isEarly = batch.items.some(({ id, enhanced }) => isBeingEnlarged(images.now(id) ?? { id, enhanced }))
    if (done > 0 && failed.length === 0)
      toast({
        title: done === 1 ? 'Thumbnail gegenereerd' : `${done} thumbnails gegenereerd`,
        description: isEarly
          ? `${earlyWords} Straks zitten ze vanzelf in het bestand.`
          : 'Ze staan klaar om te downloaden.',
      })
  }

  const ready = batch.items.flatMap(({ id }) => made.get(id) ?? [])
  return {
    images,
    chosen,
    /** What is wrong with the image that is being changed; what is missing only once it was tried. */
    errors: chosen
      ? Object.fromEntries(
          Object.entries(errorsIn(chosen)).filter(
            ([field]) => tried.has(chosen.id) || chosen.settings[field as 'line1'] !== '',
          ),
        )
      : {},
    busy,
    blocked: request.blocked,
    /** How far a thumbnail is: not made, made as it stands, or made before something was changed. */
    makingOf(one: Item): 'none' | 'made' | 'old' {
      const of = made.get(one.id)?.of
      return of === undefined ? 'none' : of === makingKey(one) ? 'made' : 'old'
    },
    ready: ready.length,
    /** How many of those were made before something was changed. */
    old: batch.items.filter((one) => made.has(one.id) && made.get(one.id)?.of !== makingKey(one)).length,
    generate,
    downloadOne(one: Item) {
      const found = made.get(one.id)
      if (!found) return
      saveBlob(found.file, found.file.name)
      if (isBeingEnlarged(one)) toast(early)
    },
    /** Whether a request was counted for all as they stand. */
    isPaidFor: batch.items.length > 0 && isPaidFor(batch),
    async downloadAll() {
      if (busy) return
      if (ready.length === 0) {
        toast({ variant: 'destructive', title: thumbnailWords.noThumbnails, description: 'Genereer ze eerst.' })
        return
      }
      setBusy('packing')
      const isEarly = batch.items.some((one) => made.has(one.id) && isBeingEnlarged(one))
      try {
        await saveThumbnailsZip(ready.map(({ file }) => file))
        if (isEarly) toast(early)
      } catch (error) {
        tellFailure(thumbnailWords.zipFailed, error)
      } finally {
        setBusy(null)
      }
    },
  }
}
