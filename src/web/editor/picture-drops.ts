// Files that are dropped on the text or pasted in it, and pictures that were pasted from elsewhere: shows where they will stand, and hands
// them on. Knows not what becomes of them.
import { Extension } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { element } from './plain-dom.ts'
import type { PictureHost } from './picture-host.ts'
import type { PicturePlacing } from './picture-placing.ts'

export interface PictureDropOptions {
  placing: () => PicturePlacing | null
  known: NonNullable<PictureHost['known']>
  taken: NonNullable<PictureHost['taken']>
}

const key = new PluginKey<number | null>('drops')

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

export const PictureDrops = Extension.create<PictureDropOptions>({
  name: 'pictureDrops',
  addOptions: () => ({ placing: () => null, known: () => undefined, taken: (address) => Promise.resolve(address) }),
  onTransaction({ editor, transaction }) {
    if (!transaction.docChanged || !['paste', 'drop'].includes(String(transaction.getMeta('uiEvent')))) return
    const before = addressesIn(transaction.before)
    for (const address of addressesIn(transaction.doc))
      if (!before.has(address)) void takeOver(editor.view, address, this.options.taken)
  },
  addProseMirrorPlugins() {
    const { placing, known } = this.options
    // A picture of the text that is moved comes with its file.
    const takes = (view: EditorView, data: DataTransfer | null) =>
      view.editable && view.dragging === null && hasFiles(data) && placing()?.isPossible === true
    return [
      new Plugin<number | null>({
        key,
        state: {
          init: () => null,
          apply: (tr, line) => {
            const next = tr.getMeta(key) as { at: number | null } | undefined
            return next ? next.at : line === null ? null : tr.mapping.map(line)
          },
        },
        props: {
          decorations: (state) => lineAt(state),
          handleDOMEvents: {
            dragover(view, event) {
              if (!takes(view, event.dataTransfer)) return false
              event.preventDefault()
              if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
              showLine(view, placeAt(view, event))
              return true
            },
            dragleave(view, event) {
              if (!(event.relatedTarget instanceof Node && view.dom.contains(event.relatedTarget))) showLine(view, null)
              return false
            },
            drop(view, event) {
              const { dataTransfer: data } = event
              if (!data || !takes(view, data)) return false
              showLine(view, null)
              if (isKept(data, known)) return false
              event.preventDefault()
              placing()?.place([...data.files], { pos: placeAt(view, event) })
              view.focus()
              return true
            },
            paste(view, event) {
              const { clipboardData: data } = event
              if (!data || !takes(view, data) || saysMore(data) || isKept(data, known)) return false
              if (!placing()?.place([...data.files].map(named))) return false
              event.preventDefault()
              return true
            },
          },
        },
      }),
    ]
  },
})

/** What comes from a clipboard and not from a file is called `image.png` by every browser. */
const named = (file: File) => (file.name === 'image.png' ? new File([file], 'geplakt.png', { type: file.type }) : file)

type Data = Pick<DataTransfer, 'getData'>

const bodyOf = (data: Data) => new DOMParser().parseFromString(data.getData('text/html'), 'text/html').body

/** Whether there are words beside the files: of a table or a page that was copied the picture is only what it looks like. */
const saysMore = (data: Data) => data.getData('text/html') !== '' && (bodyOf(data).textContent ?? '').trim() !== ''

/** Whether it is a picture that is kept here already: the file beside it is no more than what the browser showed. */
const isKept = (data: Data, known: PictureDropOptions['known']) =>
  data.getData('text/html') !== '' &&
  Array.from(bodyOf(data).querySelectorAll('img')).some(
    (picture) => known(picture.getAttribute('src') ?? '') !== undefined,
  )

/** The place between two blocks that is nearest to the mouse. */
function placeAt(view: EditorView, { clientX, clientY }: MouseEvent): number {
  const { doc } = view.state
  const found = view.posAtCoords({ left: clientX, top: clientY })
  if (!found) {
    const { top } = view.dom.getBoundingClientRect()
    return clientY < top ? 0 : doc.content.size
  }
  const place = doc.resolve(found.pos)
  const index = Math.min(place.index(0), doc.childCount - 1)
  const from = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const dom = view.nodeDOM(from)
  const { top = 0, height = 0 } = dom instanceof Element ? dom.getBoundingClientRect() : {}
  return clientY < top + height / 2 ? from : from + doc.child(index).nodeSize
}

function showLine(view: EditorView, at: number | null): void {
  view.dom.classList.toggle('is-taking-files', at !== null)
  if (key.getState(view.state) !== at) view.dispatch(view.state.tr.setMeta(key, { at }).setMeta('addToHistory', false))
}

function lineAt(state: EditorState): DecorationSet {
  const at = key.getState(state) ?? null
  if (at === null) return DecorationSet.empty
  const line = () => element('div', { class: 'drop-line', contenteditable: 'false', 'aria-hidden': 'true' })
  return DecorationSet.create(state.doc, [
    Decoration.widget(Math.min(at, state.doc.content.size), line, { side: -1, key: `lijn ${at}` }),
  ])
}

function addressesIn(doc: DocNode): Set<string> {
  const addresses = new Set<string>()
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'image') addresses.add(String(attrs['src']))
  })
  return addresses
}

/** Asks which address a picture that was pasted gets here, and gives it that where it still stands. */
async function takeOver(view: EditorView, address: string, taken: PictureDropOptions['taken']): Promise<void> {
  // What cannot be had stays as it is: where it can be seen it is shown.
  const own = await taken(address).catch(() => address)
  if (own !== address && !view.isDestroyed) renamed(view, address, own)
}

function renamed(view: EditorView, from: string, to: string): void {
  const { tr, doc } = view.state
  doc.descendants((node, pos) => {
    if (node.type.name === 'image' && node.attrs['src'] === from) tr.setNodeAttribute(pos, 'src', to)
  })
  // Who undoes the pasting undoes this with it.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}
