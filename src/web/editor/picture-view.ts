// How a picture looks in the text, and the bar below it: its description, whose it is, another one in its place, and away with it. Plain
// DOM. Knows no toolbar.
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { element } from './plain-dom.ts'
import type { ShownPicture } from './picture-host.ts'

export interface PictureViewOptions {
  shown: (address: string) => ShownPicture
  /** Has another file take the place of this picture; null where no file can be chosen. */
  replace: ((pos: number) => void) | null
}

const LONGEST = '500'

/** No picture is higher than this part of the screen. */
const HIGHEST = 70

export function pictureView(
  first: Node,
  view: EditorView,
  getPos: () => number | undefined,
  options: PictureViewOptions,
): NodeView {
  let node = first
  const picture = element('img', { decoding: 'async', loading: 'lazy' })
  const missing = element('span', { class: 'picture-missing' }, 'Deze afbeelding is niet te laden.')
  const line = element('button', { class: 'picture-line', type: 'button' })
  const credit = element('span', { class: 'picture-credit' })
  const alt = field('picture-alt', 'Omschrijving', 'Voor wie de afbeelding niet ziet')
  const title = field('picture-title', 'Credit', 'Foto: naam van de maker')
  const replace = element('button', { class: 'picture-tool picture-replace', type: 'button' }, 'Vervang')
  const remove = element('button', { class: 'picture-tool picture-remove', type: 'button' }, 'Verwijder')
  const buttons = element('span', { class: 'picture-buttons' }, ...(options.replace ? [replace] : []), remove)
  const tools = element(
    'span',
    { class: 'picture-tools', role: 'group', 'aria-label': 'Afbeelding' },
    alt.dom,
    title.dom,
    buttons,
  )
  const dom = element('span', { class: 'picture', contenteditable: 'false' }, picture, missing, credit, line, tools)
  const attribute = (name: string) => String(node.attrs[name] ?? '')

  function show(): void {
    showAt(picture, options.shown(attribute('src')))
    const words = attribute('alt')
    picture.alt = words
    alt.show(words)
    title.show(attribute('title'))
    const isDescribed = words.trim() !== ''
    dom.classList.toggle('lacks-alt', !isDescribed)
    alt.input.setAttribute('aria-invalid', String(!isDescribed))
    line.textContent = isDescribed ? 'Pas omschrijving of credit aan' : 'Omschrijf deze afbeelding'
    credit.textContent = attribute('title')
  }

  function selectBehind(): void {
    const pos = getPos()
    if (pos !== undefined) {
      const { tr, doc } = view.state
      const behind = doc.resolve(pos + node.nodeSize)
      const isLast = behind.parentOffset === behind.parent.content.size && behind.depth === 1
      const next = isLast ? Selection.findFrom(doc.resolve(behind.after()), 1, true) : null
      view.dispatch(tr.setSelection(next ?? Selection.near(behind)))
    }
    view.focus()
  }

  picture.addEventListener('error', () => dom.classList.add('is-missing'))
  picture.addEventListener('load', () => dom.classList.remove('is-missing'))
  for (const [name, { input }] of [
    ['alt', alt],
    ['title', title],
  ] as const) {
    // What is typed in one visit to the field is one step to undo.
    let visit = {}
    input.addEventListener('focus', () => (visit = {}))
    // At every letter: who leaves the page from the field has told no end of it.
    input.addEventListener('input', () => {
      const [pos, words] = [getPos(), input.value.trim()]
      if (pos === undefined || !view.editable || words === attribute(name)) return
      const value = name === 'title' && words === '' ? null : words
      view.dispatch(view.state.tr.setNodeAttribute(pos, name, value).setMeta('composition', visit))
    })
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      // The text goes on behind the picture: a letter typed on it would take its place.
      selectBehind()
    })
  }
  line.addEventListener('click', () => openPictureBar(dom))
  tools.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof HTMLElement && tools.contains(relatedTarget))) dom.classList.remove('is-open')
  })
  replace.addEventListener('click', () => {
    const pos = getPos()
    if (pos !== undefined && view.editable) options.replace?.(pos)
  })
  remove.addEventListener('click', () => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return
    view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize))
    view.focus()
  })
  show()
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    stopEvent: ({ target }) => target instanceof HTMLElement && (target === line || tools.contains(target)),
    ignoreMutation: () => true,
  }
}

/** Opens the bar of the picture that this element shows, at its description. */
export function openPictureBar(dom: HTMLElement): void {
  dom.classList.add('is-open')
  dom.querySelector<HTMLInputElement>('.picture-alt')?.focus()
}

/** Where the first picture without a description stands in a node; undefined when there is none. */
export function undescribedIn(node: Node, pos: number): number | undefined {
  let found: number | undefined
  node.descendants((inner, offset) => {
    if (inner.type.name === 'image' && String(inner.attrs['alt'] ?? '').trim() === '') found ??= pos + 1 + offset
    return found === undefined
  })
  return found
}

function field(name: string, words: string, placeholder: string) {
  const input = element('input', {
    class: name,
    placeholder,
    maxlength: LONGEST,
    'aria-label': `${words} van de afbeelding`,
  })
  const dom = element('span', { class: 'picture-field' }, element('span', { 'aria-hidden': 'true' }, words), input)
  return {
    dom,
    input,
    show: (text: string) => {
      if (input.value !== text && document.activeElement !== input) input.value = text
    },
  }
}

function showAt(picture: HTMLImageElement, { src, srcset, sizes, width, height }: ShownPicture): void {
  if (picture.getAttribute('src') === src) return
  // The widths to choose from first: what is chosen is fetched at once.
  for (const [name, value] of Object.entries({ sizes, srcset, width, height }))
    if (value === undefined) picture.removeAttribute(name)
    else picture.setAttribute(name, String(value))
  picture.style.maxWidth = width && height ? `min(100%, ${((HIGHEST * width) / height).toFixed(2)}vh)` : ''
  picture.src = src
}
