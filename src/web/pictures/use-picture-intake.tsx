// The one way in for pictures: chosen, pasted, or dropped anywhere on the tool. What is wrong is sorted out before it is handed
// over. Knows no tool and sends nothing.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fileKinds, type Upload } from '#contract/upload.ts'
import { checkPictures, type RefusedPicture } from './check-pictures.ts'
import { DropVeil } from './drop-veil.tsx'
import { addedWords, limitsWords } from './picture-words.ts'

export interface IntakeOptions {
  /** What the endpoint takes: kinds, bytes, and the words of its refusals. */
  upload: Upload
  /** How many the tool takes in all. */
  most: number
  /** What it says of more. */
  tooMany: string
  /** How many of those it has. With one place, a new picture takes the place of the one that is there. */
  have: number
  /** Hears of all files that were given together, in their order. May return how many of the good ones could not be read after all. */
  onPictures: (given: { good: File[]; refused: RefusedPicture[] }) => Promise<number> | void
  /** While it is true nothing is taken in. */
  disabled?: boolean
}

export interface Intake {
  /** Opens the file chooser of the system; on a phone with the camera roll. */
  choose: () => void
  /** The id of that chooser, for a label that is pressed. */
  pickerId: string
  /** What is taken, in words. */
  limits: string
  many: boolean
  disabled: boolean
  /** To be rendered once, anywhere in the tool: the chooser, the veil while something is dragged, and what is said of it. */
  elements: ReactNode
}

export function usePictureIntake(options: IntakeOptions): Intake {
  const { upload, most, tooMany, have, onPictures, disabled = false } = options
  const picker = useRef<HTMLInputElement>(null)
  const pickerId = useId()
  const [said, setSaid] = useState('')
  const many = most > 1
  /** The tool as it is now, with what was given before. */
  const latest = useRef({ have, onPictures, disabled })
  useLayoutEffect(() => void (latest.current = { have, onPictures, disabled }))
  const last = useRef(Promise.resolve())

  async function take(files: readonly File[]): Promise<void> {
    if (disabled || files.length === 0) return
    setSaid('')
    // One after the other: what is given while others are looked at has the room that those leave.
    const taking = () => takeNow(files)
    await (last.current = last.current.then(taking, taking))
  }
  async function takeNow(files: readonly File[]): Promise<void> {
    const room = many ? Math.max(0, most - latest.current.have) : 1
    const given = await checkPictures(files, { upload, room, tooMany })
    // The tool may have begun its work while they were looked at.
    if (latest.current.disabled) return
    const taken = flushSync(() => latest.current.onPictures(given))
    const tell = (unread = 0) => setSaid(addedWords(given.good.length - unread, given.refused.length + unread))
    // Not waited for: what is given next is looked at meanwhile.
    if (taken === undefined) tell()
    else void taken.then(tell)
  }
  const dragged = useDroppedFiles(disabled, take)
  usePastedFiles(disabled, take)

  return {
    choose: () => picker.current?.click(),
    pickerId,
    limits: limitsWords(upload, most),
    many,
    disabled,
    elements: (
      <>
        <input
          ref={picker}
          id={pickerId}
          disabled={disabled}
          type="file"
          multiple={many}
          // The kinds one by one: then phones hand over a photograph of another kind as a JPEG.
          accept={upload.kinds.map((kind) => fileKinds[kind].mediaType).join(',')}
          aria-label={many ? 'Afbeeldingen kiezen' : 'Afbeelding kiezen'}
          tabIndex={-1}
          className="hidden"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Otherwise choosing the same file again, corrected meanwhile, would be no change.
            target.value = ''
            void take(files)
          }}
        />
        <p role="status" className="sr-only">
          {said}
        </p>
        {dragged && <DropVeil many={many} />}
      </>
    ),
  }
}

type Take = (files: readonly File[]) => Promise<void>

/** How long after the last sign of it a drag counts as gone, in ms: browsers tell of one every 350 ms at least. */
const DRAG_GONE_MS = 500

/** Takes files that are dropped anywhere on the tool. Returns whether any are dragged over it now. */
function useDroppedFiles(disabled: boolean, take: Take): boolean {
  const [dragged, setDragged] = useState(false)
  const dropped = useEffectEvent((files: readonly File[]) => void take(files))
  useEffect(() => {
    if (disabled) return
    const leaving = new AbortController()
    let gone: ReturnType<typeof setTimeout> | undefined
    function end(): void {
      clearTimeout(gone)
      setDragged(false)
    }
    function over(event: DragEvent): void {
      if (!isOnTool(event) || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDragged(true)
      clearTimeout(gone)
      gone = setTimeout(end, DRAG_GONE_MS)
    }
    function drop(event: DragEvent): void {
      end()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!isOnTool(event) || files.length === 0) return
      event.preventDefault()
      dropped(files)
    }
    const { signal } = leaving
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => {
      leaving.abort()
      end()
    }
  }, [disabled])
  return dragged
}

/** Whether something happens on the tool, and nothing more special than it has taken it: not on the menu, not on a dialog. */
const isOnTool = ({ defaultPrevented, target }: Event) =>
  !defaultPrevented && target instanceof Element && target.closest('main') !== null && isUncovered(target)

const isUncovered = (target: Element) =>
  target.closest('[role="dialog"], [role="alertdialog"]') === null &&
  document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]') === null

/** Takes pictures from the clipboard, wherever the focus is; text that is pasted into a field stays text. */
function usePastedFiles(disabled: boolean, take: Take): void {
  const pasted = useEffectEvent((files: readonly File[]) => void take(files))
  useEffect(() => {
    if (disabled) return
    const leaving = new AbortController()
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, defaultPrevented, target } = event
      const files = [...(clipboardData?.files ?? [])]
      if (defaultPrevented || files.length === 0 || !(target instanceof Element) || !isUncovered(target)) return
      // A table that is copied comes as text and as a picture of it.
      const hasText = clipboardData?.types.includes('text/plain') ?? false
      if (hasText && target.closest('input, textarea, [contenteditable="true"]')) return
      event.preventDefault()
      pasted(files.map(named))
    }
    document.addEventListener('paste', paste, { signal: leaving.signal })
    return () => leaving.abort()
  }, [disabled])
}

/** What comes from a clipboard and not from a file is called `image.png` by every browser. */
const named = (file: File) =>
  file.name === 'image.png'
    ? new File([file], 'geplakt.png', { type: file.type, lastModified: file.lastModified })
    : file
