// The making of a YouTube thumbnail: what was filled in, what is drawn of it, and the files that are saved. One AI request is counted for
// each photograph, with the first file. Renders nothing.
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { youtubeThumbnail } from '#contract/thumbnails/form.ts'
import { saveBlob } from '#web/http/saved-file.ts'
import { saveZip, type PackedPicture } from '#web/pictures/save-zip.ts'
import { useAiRequest } from '#web/session/use-ai-request.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Rectangle } from '#contract/pictures/frame.ts'
import { emptierSide } from '../drawing/emptier-side.ts'
import { overSubject, type Design, type Photo } from '../drawing/draw-thumbnail.ts'
import { glares } from '../drawing/glare.ts'
import { tooSmallIn } from '../drawing/legibility.ts'
import { placeOfFocus, youtubeZones } from '../drawing/zones.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { photoOf } from '../photo.ts'
import { useTypefaces } from '../use-typeface.ts'
import { canvasToLookAt } from '../use-contrasts.ts'
import { renderedFile } from '../rendered-file.ts'
import { YOUTUBE_FORM } from './begin-with-title.ts'
import { JPEG_QUALITY, thumbnailName, thumbnailTitle, type DownloadKind } from './download-kinds.ts'
import { upscaleFailed } from './enhancement-panel.tsx'
import { unreadableWords } from './missing-words.tsx'
import { useBackground } from './use-background.ts'
import {
  emptyForm,
  letterOf,
  places,
  suitableVariants,
  variantsOf,
  withChange,
  withFormat,
  withUsualShade,
  youtubeForm,
  type Variant,
  type YoutubeForm,
} from './variants.ts'
import type { Errors } from './youtube-fields.tsx'

/** The toast without a photograph, and the one for a file that could not be made (specification, sections 5 and 8). */
const noPhoto = { title: 'Afbeelding vereist', description: 'Kies eerst een foto voor de achtergrond.' }
const notMade = {
  title: 'Fout bij genereren',
  description: 'Er is een fout opgetreden bij het genereren van de thumbnail.',
}
const beforeEnlarged = {
  title: 'Je foto wordt nog verbeterd',
  description: 'Dit bestand is van de originele foto. Download het straks opnieuw: dat kost niets extra.',
}
const beforeSeen = {
  ...beforeEnlarged,
  description:
    'Dit bestand is van de originele foto, uitgesneden in het midden. Download het straks opnieuw: dat kost niets extra.',
}
const PNG: DownloadKind = { format: 'png', times: 1 }

const NOT_COUNTED = 'AI teller niet bijgewerkt'

/** @param photo the small one: it decides where the text leaves free what it is about, in the file as on the screen. */
function designOf(format: YoutubeForm['format'], variant: Variant, photo: Photo | null, letters = 0): Design {
  const { side, ...rest } = variant
  const { picture } = youtubeZones(format, side)
  const about = photo && placeOfFocus(photo, picture, rest.mirrorImage)
  const emptier = photo && side === 'auto' && emptierIn(photo, picture, rest.mirrorImage)
  return { ...rest, zones: youtubeZones(format, side, about ?? undefined, emptier || undefined), letters }
}

let eye: CanvasRenderingContext2D | null | undefined
/** What is looked at a photograph with, in every shape. */
const looking = () => (eye ??= canvasToLookAt().getContext('2d', { alpha: false, willReadFrequently: true }))

function emptierIn(photo: Photo, picture: Rectangle, mirrored: boolean) {
  const brush = looking()
  return brush === null ? undefined : emptierSide(brush, photo, picture, mirrored)
}

/** The same on a plate, where the photograph is nearly white behind its text. */
function plated(design: Design, photo: Photo | null): Design {
  const brush = photo && looking()
  return brush ? { ...design, plate: glares(brush, design, photo) } : design
}

let ruler: CanvasRenderingContext2D | null | undefined

/** Whether the text leaves free what the photograph is about, in letters that are read in a list. */
function fits(design: Design): boolean {
  ruler ??= document.createElement('canvas').getContext('2d')
  return ruler === null || overSubject(ruler, design).length + tooSmallIn(ruler, design).length === 0
}

export function useYoutubeThumbnail() {
  const [form, setForm] = useKept(YOUTUBE_FORM, emptyForm, youtubeForm, true)
  const request = useAiRequest('youtube-thumbnail')
  const background = useBackground({
    enlarges: request.blocked === null,
    onFailed: () => toast(upscaleFailed),
    onUnreadable: () => toast({ variant: 'destructive', title: 'Deze foto gaat niet', description: unreadableWords }),
    onOther: () => setForm(withUsualShade),
  })
  /** Whether somebody has tried to save: from then on the fields say what is missing. */
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState<'one' | 'three' | null>(null)
  const isSaving = useRef(false)

  const letters = useTypefaces(variantsOf(form))
  const { photo, focus } = background
  const shown = useMemo(() => photo && photoOf(photo.small, focus), [photo, focus])
  const { variants, designs } = useMemo(() => {
    const made = (variant: Variant) => designOf(form.format, variant, shown, letters.times)
    const some = suitableVariants(form, (variant) => fits(made(variant)))
    return { variants: some, designs: some.map((one) => plated(made(one), shown)) }
  }, [form, shown, letters.times])
  /** As they are now: an enlarged photograph may come while a file is being made. */
  const latest = useRef(background)
  useLayoutEffect(() => void (latest.current = background))
  const errors = errorsOf(form, tried)

  /** Whether everything is there and the request was counted, or may go on without. Tells what is wrong. */
  async function mayGoOn(some: readonly Variant[]): Promise<boolean> {
    setTried(true)
    if (photo === null) {
      toast({ variant: 'destructive', ...noPhoto })
      return false
    }
    const wrong = some.find((variant) => !youtubeThumbnail.safeParse({ ...variant, format: form.format }).success)
    if (wrong) {
      const place = places.find((one) => variants[one] === wrong) ?? form.chosen
      setForm((before) => ({ ...before, chosen: place }))
      focusFirstError()
      return false
    }
    if (background.counted) return true
    const registered = await request.register()
    if (registered.outcome === 'granted') background.setCounted(background.mark)
    else if (registered.outcome === 'refused') toast({ variant: 'destructive', ...registered.words })
    else toast({ variant: 'destructive', title: NOT_COUNTED, description: registered.words.description })
    return registered.outcome !== 'refused'
  }

  /** @throws when the browser has no memory for it. */
  async function blobOf(variant: Variant, kind: DownloadKind): Promise<Blob> {
    const now = (size: 'full' | 'small') => {
      const { photo: there, focus: around } = latest.current
      if (there === null) throw new Error('no photograph')
      return photoOf(there[size], around)
    }
    const seen = now('small')
    return renderedFile(plated(designOf(form.format, variant, seen), seen), () => now('full'), {
      ...kind,
      quality: JPEG_QUALITY,
      credit: latest.current.credit,
    })
  }

  /** Does `act` once everything is there, and tells when it fails. A second press before it is done does nothing. */
  async function saveWith(what: 'one' | 'three', some: readonly Variant[], act: () => Promise<void>): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    setSaving(what)
    try {
      if (await mayGoOn(some)) await act()
    } catch {
      toast({ variant: 'destructive', ...notMade })
    } finally {
      isSaving.current = false
      setSaving(null)
    }
  }

  /** Says of a file that is saved before the photograph is done, that a better one will come. */
  function tellEarly(): void {
    const { enlarging, unseen } = latest.current
    if (enlarging.state === 'processing') toast(unseen ? beforeSeen : beforeEnlarged)
  }

  function download(kind: DownloadKind): Promise<void> {
    const chosen = variants[form.chosen]
    return saveWith('one', [chosen], async () => {
      tellEarly()
      saveBlob(await blobOf(chosen, kind), thumbnailName(thumbnailTitle(chosen), kind, new Date()))
    })
  }

  const downloadThree = () =>
    saveWith('three', variants, async () => {
      const packed: PackedPicture[] = []
      // One after the other: each takes megabytes while it is drawn.
      for (const place of places) {
        const blob = await blobOf(variants[place], PNG)
        packed.push({ title: thumbnailTitle(variants[place], letterOf(place)), extension: 'png', blob })
      }
      tellEarly()
      await saveZip(`${thumbnailTitle(variants[0])} A B C`, packed)
    })

  return {
    letters,
    form,
    setForm,
    change: (change: Partial<Variant>) => setForm((before) => withChange(before, change)),
    setFormat: (format: YoutubeForm['format']) => setForm((before) => withFormat(before, format)),
    background,
    errors,
    variants,
    variant: variants[form.chosen],
    designs,
    design: designs[form.chosen] as Design,
    /** For drawing on the screen. */
    shown,
    blocked: request.blocked,
    saving,
    download,
    downloadThree,
  }
}

/** What is wrong with the variant that is being changed. What is too long says so at once, what is missing once it was tried. */
function errorsOf(form: YoutubeForm, tried: boolean): Errors {
  const chosen = variantsOf(form)[form.chosen]
  const issues = youtubeThumbnail.safeParse({ ...chosen, format: form.format }).error?.issues ?? []
  const named = issues.map(({ path, message }) => [path[0] as keyof Variant, message] as const)
  return Object.fromEntries(named.filter(([field]) => tried || chosen[field] !== '').toReversed())
}
