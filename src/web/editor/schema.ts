// What a text in the editor can consist of: the blocks and marks that Markdown has. Renders what a clipboard takes along; how it
// looks on the screen is style. Runs without a browser.
import {
  Extension,
  getSchema,
  InputRule,
  Mark,
  markInputRule,
  mergeAttributes,
  Node,
  wrappingInputRule,
  type Extensions,
} from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { addressIn, isSafeLink, isSafePicture } from './safe-address.ts'

const TextDocument = Node.create({ name: 'doc', topNode: true, content: '(block | source)+' })

/** A block of Markdown that the others cannot hold, as it is written. */
const Source = Node.create({
  name: 'source',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes, { 'data-source': '' }), ['code', 0]],
})

/** Unlike TipTap's own it goes with other marks: in Markdown a link may have code in it. */
const Code = Mark.create({
  name: 'code',
  excludes: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`(?!`)$/, type: this.type })]
  },
})

/** A link that can only lead to a safe address. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  exitable: true,
  /** A link as Markdown writes it, at its last bracket. */
  addInputRules() {
    return [
      new InputRule({
        find: /(?<!!)\[([^[\]]+)\]\((\S+)\)$/,
        handler: ({ state, range, match: [, words = '', address = ''] }) => {
          const href = addressIn(address)
          if (href === undefined) return null
          const marks = this.type.create({ href }).addToSet(state.doc.nodeAt(range.from)?.marks ?? [])
          state.tr.replaceWith(range.from, range.to, state.schema.text(words, marks)).removeStoredMark(this.type)
          return undefined
        },
      }),
    ]
  },
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href')?.trim() ?? ''
        return href !== '' && isSafeLink(href) ? { href, title: element.getAttribute('title') } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href, title } }) => [
    'a',
    {
      ...(isSafeLink(String(href)) && { href: String(href) }),
      title: title as string | null,
      rel: 'noopener noreferrer',
    },
    0,
  ],
})

/** A picture stands in a line; one that stands alone is a paragraph with nothing else. Sizes are no Markdown. */
const Picture = Image.extend({
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        return isSafePicture(src)
          ? { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') }
          : false
      },
    },
  ],
  addInputRules: () => [],
}).configure({ inline: true })

/** Typing a number, a dot and a space begins a list, but a year at the beginning of a sentence does not. */
const NumberedList = OrderedList.extend({
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,2})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + Number(list.attrs['start']) === Number(number),
      }),
    ]
  },
})

/** Cells hold one paragraph: Markdown has no more room. */
const inCells = { content: 'paragraph' }

/** What is kept beside the content of blocks. */
const BesideContent = Extension.create({
  name: 'besideContent',
  addGlobalAttributes: () => [
    {
      types: topLevel,
      attributes: {
        /** The ids of marks on the block, with a space between: see origins.ts. */
        origin: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-origin'),
          renderHTML: ({ origin }) => (typeof origin === 'string' ? { 'data-origin': origin } : {}),
        },
      },
    },
    {
      types: ['bulletList', 'orderedList'],
      attributes: {
        /** The sign that its source has: `-`, `*` or `+`, `.` or `)`. */
        marker: { default: null, rendered: false },
        /** Whether its items stand close together. */
        tight: {
          default: true,
          parseHTML: () => true,
          renderHTML: ({ tight }) => (tight === false ? { 'data-loose': '' } : {}),
        },
      },
    },
  ],
})

/** Every node that can stand at the top of a text. */
const topLevel = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'codeBlock',
  'horizontalRule',
  'table',
  'source',
]

/** The extensions that make the schema. */
export const schemaExtensions: Extensions = [
  TextDocument,
  StarterKit.configure({
    document: false,
    orderedList: false,
    code: false,
    link: false,
    underline: false,
    trailingNode: false,
    dropcursor: false,
    codeBlock: { enableTabIndentation: true, tabSize: 2 },
  }),
  NumberedList,
  Source,
  Code,
  Link,
  Picture,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(inCells),
  TableCell.extend(inCells),
  BesideContent,
]

/** The schema where there is no editor. An editor makes its own of the same extensions, and nodes do not go from one to the other. */
export const schema = getSchema(schemaExtensions)
