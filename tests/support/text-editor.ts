// The editor of texts without a browser: its document is on no screen.
import type { TestContext } from 'node:test'
import { undo } from '@tiptap/pm/history'
import { parseHTML } from 'linkedom'
import { TextEditor, type TextEditorOptions } from '#web/editor/text-editor.ts'

/** An editor with this text, until the test ends. */
export function openEditor(
  t: TestContext,
  markdown: string,
  options: Pick<TextEditorOptions, 'pictures'> = {},
): TextEditor {
  const { document, window } = parseHTML('<!doctype html><html><body></body></html>')
  // What the editor asks of a screen when its own elements change.
  const getComputedStyle = () => ({ whiteSpace: 'pre-wrap' })
  const inside = { document, window, Element: window.Element, getComputedStyle }
  const outside = Object.keys(inside).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  Object.assign(globalThis, inside)
  const editor = new TextEditor({ markdown, label: 'Inhoud', ...options })
  t.after(() => {
    editor.destroy()
    for (const [name, was] of outside) {
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
    }
  })
  return editor
}

/** Types at the cursor, sign by sign, as a browser tells the editor. */
export function typeIn({ tiptap }: TextEditor, text: string): void {
  for (const sign of text) {
    const { state, view } = tiptap
    const { from, to } = state.selection
    const plain = () => view.state.tr.insertText(sign, from, to)
    if (!view.someProp('handleTextInput', (answer) => answer(view, from, to, sign, plain))) view.dispatch(plain())
  }
}

/** As Ctrl+Z does. */
export const undoIn = ({ tiptap }: TextEditor): boolean => undo(tiptap.state, tiptap.view.dispatch.bind(tiptap.view))
