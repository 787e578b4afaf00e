// Scrolls to a place in the text. Knows not what stands there.
import type { EditorView } from '@tiptap/pm/view'

/** Brings a place in the document into the middle of the screen; at once for who asked for little motion. */
export function bringIntoView(view: EditorView, pos: number): void {
  const { node } = view.domAtPos(Math.min(pos, view.state.doc.content.size))
  const target = node instanceof Element ? node : node.parentElement
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}
