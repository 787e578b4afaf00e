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
  const credit = element('span', { class: 'picture-credit' })
  const line = element('button', { class: 'picture-line', type: 'button' })
  const dom = element('span', { class: 'picture', contenteditable: 'false' }, picture, credit, line)
  // Made when it is needed: a text may have thousands of pictures.
  let bar: Bar | undefined
  const attribute = (name: string) => String(node.attrs[name] ?? '')

  function show(): void {
    showAt(picture, options.shown(attribute('src')))
    const [words, whose] = [attribute('alt'), attribute('title')]
    const isDescribed = words.trim() !== ''
    picture.alt = words
    dom.classList.toggle('lacks-alt', !isDescribed)
    line.textContent = isDescribed ? 'Pas omschrijving of credit aan' : 'Omschrijf deze afbeelding'
    credit.textContent = whose
    bar?.show(words, whose)
  }

  function open(): Bar {
    if (bar === undefined) {
      bar = pictureBar({
        attribute,
        set,
        leave: selectBehind,
        remove,
        replace: options.replace && (() => act(options.replace)),
      })
      bar.dom.addEventListener('focusout', ({ relatedTarget }) => {
        if (!(relatedTarget instanceof HTMLElement && bar?.dom.contains(relatedTarget))) dom.classList.remove('is-open')
      })
      dom.append(bar.dom)
      show()
    }
    return bar
  }

  /** Does something with the picture where it stands now. */
  function act(what: ((pos: number) => void) | null): void {
    const pos = getPos()
    if (pos !== undefined && view.editable) what?.(pos)
  }
  const set: BarParts['set'] = (name, words, visit) =>
    act((pos) => {
      const value = name === 'title' && words === '' ? null : words
      view.dispatch(view.state.tr.setNodeAttribute(pos, name, value).setMeta('composition', visit))
    })
  const remove = () =>
    act((pos) => {
      view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize))
      view.focus()
    })

  /** The text goes on behind the picture: a letter typed on it would take its place. */
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

  picture.addEventListener('error', () => {
    dom.classList.add('is-missing')
    if (!dom.querySelector('.picture-missing'))
      picture.after(element('span', { class: 'picture-missing' }, 'Deze afbeelding is niet te laden.'))
  })
  picture.addEventListener('load', () => dom.classList.remove('is-missing'))
  line.addEventListener('click', () => {
    const { first: where } = open()
    dom.classList.add('is-open')
    where.focus()
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
    selectNode: () => {
      open()
      dom.classList.add('ProseMirror-selectednode')
    },
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target instanceof HTMLElement && (target === line || bar?.dom.contains(target) === true),
    ignoreMutation: () => true,
  }
}

interface Bar {
  dom: HTMLElement
  /** Where the description is typed. */
  first: HTMLInputElement
  show: (alt: string, title: string) => void
}

interface BarParts {
  attribute: (name: string) => string
  /** @param visit names what is one step to undo. */
  set: (name: 'alt' | 'title', words: string, visit: object) => void
  leave: () => void
  replace: (() => void) | null
  remove: () => void
}

function pictureBar({ attribute, set, leave, replace, remove }: BarParts): Bar {
  const alt = field('picture-alt', 'Omschrijving', 'Voor wie de afbeelding niet ziet')
  const title = field('picture-title', 'Credit', 'Foto: naam van de maker')
  for (const [name, { input }] of [
    ['alt', alt],
    ['title', title],
  ] as const) {
    // What is typed in one visit to the field is one step to undo.
    let visit = {}
    input.addEventListener('focus', () => (visit = {}))
    // At every letter: who leaves the page from the field has told no end of it.
    input.addEventListener('input', () => {
      const words = input.value.trim()
      if (words !== attribute(name)) set(name, words, visit)
    })
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      leave()
    })
  }
  const button = (name: string, words: string, press: () => void) => {
    const made = element('button', { class: `picture-tool ${name}`, type: 'button' }, words)
    made.addEventListener('click', press)
    return made
  }
  const buttons = element(
    'span',
    { class: 'picture-buttons' },
    ...(replace ? [button('picture-replace', 'Vervang', replace)] : []),
    button('picture-remove', 'Verwijder', remove),
  )
  const parts = [alt.dom, title.dom, buttons]
  return {
    dom: element('span', { class: 'picture-tools', role: 'group', 'aria-label': 'Afbeelding' }, ...parts),
    first: alt.input,
    show(words, whose) {
      alt.show(words)
      title.show(whose)
      alt.input.setAttribute('aria-invalid', String(words.trim() === ''))
    },
  }
}

/** Opens the bar of the picture that this element shows, at its description. */
export const openPictureBar = (dom: HTMLElement) => dom.querySelector<HTMLButtonElement>('.picture-line')?.click()

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
