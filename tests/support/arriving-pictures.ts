// An editor whose files wait until the test answers for them, and what is seen of pictures on their way.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { PictureHost, PlacedPicture, Placing } from '#web/editor/picture-host.ts'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { openEditor } from './text-editor.ts'

export const TEXT = 'Een brug.\n\nVan staal.\n\nSlot.'

export interface Sent {
  name: string
  signal: AbortSignal
  progress: (placing: Placing) => void
  done: (credit?: string) => Promise<void>
  fail: (message: string) => Promise<void>
}

/** An editor whose files wait until the test answers for them. */
export function opened(t: TestContext, markdown = TEXT, more: Partial<PictureHost> = {}) {
  const sent: Sent[] = []
  const place: NonNullable<PictureHost['files']>['place'] = ({ name }, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<PlacedPicture>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    sent.push({
      name,
      signal,
      progress: onProgress,
      done: async (credit = '') => {
        resolve({ src: `/beeld/${name}`, credit })
        await turn()
      },
      fail: async (message) => {
        reject(new Error(message))
        await turn()
      },
    })
    return promise
  }
  const files: PictureHost['files'] = {
    accept: 'image/jpeg',
    place,
    messageOf: (error) => (error as Error).message,
    isFinal: (error) => (error as Error).message.includes('beschadigd'),
    among: async (given) => given.filter(({ name }) => !name.endsWith('.pdf')),
  }
  const editor = openEditor(t, markdown, { pictures: { files, ...more } })
  return { editor, sent, markdown: () => editor.read().markdown }
}

export const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
export const arrivals = ({ element }: TextEditor) => [...element.querySelectorAll<HTMLElement>('.arrival')]
export const wordsOf = (arrival: HTMLElement | undefined) => arrival?.querySelector('.arrival-words')?.textContent
export const press = (arrival: HTMLElement | undefined, name: string) => {
  const button = [...(arrival?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
  assert.ok(button, name)
  button.click()
}
/** Places the cursor behind these words. */
export function cursorAt({ tiptap }: TextEditor, words: string): void {
  let at = 0
  tiptap.state.doc.descendants((node, pos) => {
    const place = node.text?.indexOf(words) ?? -1
    if (place !== -1) at = pos + place + words.length
  })
  tiptap.commands.setTextSelection(at)
}
export async function placed(
  editor: TextEditor,
  names: readonly string[],
  at?: Parameters<TextEditor['pictures']['place']>[1],
) {
  const taken = editor.pictures.place(names.map(file), at)
  await turn()
  return taken
}
