// The making of a social batch: what was filled in for each image, the thumbnails that were made of them, and saving those. One AI
// request is counted for each 'Genereer', none for administrators. Renders nothing.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { CENTRE } from '#contract/pictures/frame.ts'
import { thumbnailWords } from '#contract/thumbnails/endpoints.ts'
import { saveBlob } from '#web/http/saved-file.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { isUnderWay } from '#web/pictures/picture-queue.ts'
import { useAiRequest } from '#web/session/use-ai-request.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { chosenIn, errorsIn, withItem, type Item } from './items.ts'
import { saveThumbnailsZip, thumbnailOf } from './social-files.ts'
import { useImages } from './use-images.ts'

interface Made {
  file: File
  /** Of which settings: others make it old. */
  of: string
}

const settingsKey = ({ settings, focus }: Item) => JSON.stringify([settings, focus])

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
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())
  /** The ids of the images that were there when somebody tried to make them: of those the fields say what is missing. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<'making' | 'packing' | null>(null)
  const images = useImages({
    enlarges: request.blocked === null,
    onFailed: (fileName) =>
      toast({ title: failedWords.title, description: `${failedWords.description} van ‘${fileName}’.` }),
    onBetter: (one) => void remake(one),
  })
  const { batch, setBatch } = images
  const chosen = chosenIn(batch)

  async function make(one: Item): Promise<void> {
    const file = await thumbnailOf(one, await images.sourceOf(one), new Date())
    setMade((before) => new Map(before).set(one.id, { file, of: settingsKey(one) }))
    const { settings, focus } = one
    setBatch((before) => withItem(before, one.id, (item) => ({ ...item, generated: { settings, focus } })))
  }

  /** As they are now: an enlarged image comes long after it was asked for. */
  const latest = useRef({ batch, made })
  useLayoutEffect(() => void (latest.current = { batch, made }))
  /** A thumbnail that was made while its image was still being enlarged gets the better one, of the same request. */
  async function remake(one: Item): Promise<void> {
    const before = latest.current.batch.items.find(({ id }) => id === one.id)
    const of = latest.current.made.get(one.id)?.of
    // It may have been cut in its middle, before anybody had seen what it is about.
    if (!before || ![settingsKey(before), settingsKey({ ...before, focus: CENTRE })].includes(of ?? '')) return
    // That of the original stays when it cannot be fetched.
    await make(one).catch(() => {})
  }

  /** Those that were made on an earlier visit are made again of what they were made of: their request was counted then. */
  const arrived = useEffectEvent(async () => {
    for (const one of batch.items) if (one.generated) await make({ ...one, ...one.generated }).catch(() => {})
  })
  useEffect(() => {
    const timer = setTimeout(() => void arrived())
    return () => clearTimeout(timer)
  }, [])

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
          description: `Kies ‘${open.one.fileName}’ opnieuw.`,
        })
      return focusFirstError()
    }
    setBusy('making')
    try {
      const registered = await request.register()
      if (registered.outcome === 'refused') toast({ variant: 'destructive', ...registered.words })
      if (registered.outcome === 'uncounted')
        toast({ variant: 'destructive', title: NOT_COUNTED, description: registered.words.description })
      if (registered.outcome === 'refused') return
      await makeAll()
    } finally {
      setBusy(null)
    }
  }

  const isBeingEnlarged = (id: string) => {
    const state = images.stateOf(id)
    return state !== undefined && isUnderWay(state)
  }

  async function makeAll(): Promise<void> {
    const failed: string[] = []
    for (const one of batch.items) await make(one).catch(() => void failed.push(one.fileName))
    if (failed.length > 0)
      toast({
        variant: 'destructive',
        title: 'Fout bij genereren',
        description: `Van ${failed.map((name) => `‘${name}’`).join(', ')} kon geen thumbnail worden gemaakt.`,
      })
    const count = batch.items.length - failed.length
    const isEarly = batch.items.some(({ id }) => isBeingEnlarged(id))
    if (count > 0 && failed.length === 0)
      toast({
        title: count === 1 ? 'Thumbnail gegenereerd' : `${count} thumbnails gegenereerd`,
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
      return of === undefined ? 'none' : of === settingsKey(one) ? 'made' : 'old'
    },
    ready: ready.length,
    /** How many of those were made before something was changed. */
    old: batch.items.filter((one) => made.has(one.id) && made.get(one.id)?.of !== settingsKey(one)).length,
    generate,
    downloadOne(one: Item) {
      const found = made.get(one.id)
      if (!found) return
      saveBlob(found.file, found.file.name)
      if (isBeingEnlarged(one.id)) toast(early)
    },
    async downloadAll() {
      if (ready.length === 0) {
        toast({ variant: 'destructive', title: thumbnailWords.noThumbnails, description: 'Genereer ze eerst.' })
        return
      }
      setBusy('packing')
      const isEarly = batch.items.some(({ id }) => made.has(id) && isBeingEnlarged(id))
      try {
        await saveThumbnailsZip(ready.map(({ file }) => file))
        if (isEarly) toast(early)
      } catch (error) {
        tellFailure(thumbnailWords.zipFailed, error)
      }
      setBusy(null)
    },
  }
}
