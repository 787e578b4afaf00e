// What becomes of pictures in the text of an article: files are stored with it, and one that was pasted from somebody else's article is
// copied. Knows no editor.
import { storePicture, takePicture } from '#contract/articles/picture-endpoints.ts'
import { storedAt } from '#contract/articles/stored-pictures.ts'
import { sourceNoteWords } from '#contract/pictures/source-notes.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { fileKinds } from '#contract/upload.ts'
import type { PictureHost, Placing } from '#web/editor/picture-host.ts'
import { call, failureMessage, isProblem } from '#web/http/call.ts'
import { upload } from '#web/http/upload.ts'
import { checkPictures } from '#web/pictures/check-pictures.ts'
import { shareDone, stateWords } from '#web/pictures/picture-words.ts'
import { toldBy, type PictureState } from '#web/pictures/picture-queue.ts'
import { toast } from '#web/ui/toast-store.ts'
import { knownPicture, shownPicture } from './shown-picture.ts'

const taken = storePicture.upload

/** What is wrong with a file, and stays so. */
const OF_THE_FILE: readonly ProblemCode[] = [
  'pictureUnreadable',
  'pictureTooManyPixels',
  'wrongFileKind',
  'bodyTooLarge',
]

/** Most that are given at once. */
const MOST = 30
const tooMany = `Je kunt hoogstens ${MOST} afbeeldingen tegelijk plaatsen.`

export const roomPictures: PictureHost = {
  shown: shownPicture,
  known: knownPicture,
  files: {
    accept: (taken?.kinds ?? []).map((kind) => fileKinds[kind].mediaType).join(','),
    async place(file, { signal, onProgress }) {
      const form = new FormData()
      form.append(taken?.field ?? '', file)
      const tell = (state: PictureState<unknown>) => onProgress(placingOf(state))
      tell({ kind: 'uploading', share: 0 })
      const { address, credit, notes } = await upload(storePicture, form, {
        signal,
        onSent: (share) => tell(share < 1 ? { kind: 'uploading', share } : working()),
        onLine: (line) => tell(stateOf(line)),
      })
      const words = notes.map((note) => `‘${file.name}’ ${sourceNoteWords[note]}`)
      if (words.length > 0) toast({ title: 'Afbeelding geplaatst', description: words.join(' ') })
      return { src: address, credit }
    },
    messageOf: failureMessage,
    isFinal: (error) => OF_THE_FILE.some((code) => isProblem(error, code)),
    async among(files) {
      if (taken === undefined) return []
      const { good, refused } = await checkPictures(files, { upload: taken, room: MOST, tooMany })
      const messages = [...new Set(refused.map(({ message }) => message))]
      if (messages.length > 0)
        toast({
          variant: 'destructive',
          title: messages.length === 1 ? 'Afbeelding niet geplaatst' : 'Afbeeldingen niet geplaatst',
          description: messages.slice(0, 3).join(' '),
        })
      return good
    },
  },
  async taken(address) {
    const name = storedAt(address)?.name
    if (name === undefined) return address
    return (await call(takePicture, { params: { name } })).address
  },
}

const working = (): PictureState<unknown> => ({ kind: 'working', done: 0, total: 0, secondsLeft: null })

function stateOf(line: WorkLine): PictureState<unknown> {
  return 'found' in line ? working() : toldBy(line)
}

const placingOf = (state: PictureState<unknown>): Placing => ({
  words: stateWords(state),
  share: shareDone(state) ?? null,
})
