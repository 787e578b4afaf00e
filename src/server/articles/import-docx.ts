// Reads a Word document that strangers made into HTML, and what it says of itself. Within limits of bytes and elements; time and
// memory are bounded by the child process it runs in.
import mammoth from 'mammoth'
import { decoded } from '#contract/markdown/entities.ts'
import { DOCX_STYLES, LEVELS } from './docx-styles.ts'
import { PICTURE_BYTES } from '#contract/pictures/upload.ts'
import { ALL_PICTURE_BYTES, type Gathering } from './import-pictures.ts'
import { fileIn, namesIn, unzipped, zipped, ZipRefused } from './import-zip.ts'

export interface ReadDocument {
  html: string
  /** Empty when it does not say. */
  title: string
  description: string
  keywords: string
  seoTitle: string
  slug: string
  /** What was left out, counted. */
  comments: number
  deleted: number
}

/** Most tags in all its parts: a long article has some 20,000, one of a million characters with marks and links half a million. */
const MOST_TAGS = 800_000

/**
 * Most paragraphs, cells and rows: each becomes an element, and of so many no article is made (import-sieve.ts). Counted before the
 * document is read: 200,000 empty cells take 22 s of a processor, only to be refused then.
 */
const MOST_BLOCKS = 60_000
/** Under whatever name they stand: a document chooses the prefix of its names itself. */
const BLOCK = /<(?:[^\s<>/:]{1,100}:)?(?:p|tc|tr)(?=[\s/>])/g

const listBelow = (level: number) => 'ul|ol > li > '.repeat(level - 1)

/** How styles become elements, beside headings and tables, which mammoth knows itself. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...['Quote', 'Intense Quote', 'Block Text', 'Quotations'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  ...[DOCX_STYLES.code.name, 'HTML Preformatted', 'Preformatted Text', 'Plain Text'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\n')`,
  ),
  ...[DOCX_STYLES.inlineCode.name, 'HTML Code', 'Source Text'].map((name) => `r[style-name='${name}'] => code`),
  `p[style-name='${DOCX_STYLES.tableHead.name}'] => p:fresh`,
  `p[style-name='${DOCX_STYLES.rule.name}'] => hr:fresh`,
  `p[style-name='${DOCX_STYLES.checked.name}'] => !`,
  `p[style-name='${DOCX_STYLES.caption.name}'] => figcaption:fresh`,
  ...Array.from({ length: LEVELS }, (_, at) => [
    `p:unordered-list(${at + 1}) => ${listBelow(at + 1)}ul > li:fresh`,
    `p:ordered-list(${at + 1}) => ${listBelow(at + 1)}ol > li:fresh`,
    `p[style-name='List Continue${at === 0 ? '' : ` ${at + 1}`}'] => ${listBelow(at + 2)}p:fresh`,
  ]).flat(),
]

/** @throws ZipRefused for one that is broken, too large or locked. */
export async function readDocx(bytes: Uint8Array, { add }: Pick<Gathering, 'add'>): Promise<ReadDocument> {
  const files = unzipped(bytes, (name) => /\.(?:xml|rels)$/i.test(name) && !/\/(?:theme|media|glossary)\//i.test(name))
  let tags = 0
  let blocks = 0
  for (const [name, file] of files) {
    // What an entity stands for could be anything, and any amount of it.
    if (file.includes('<!DOCTYPE') || file.includes('<!ENTITY')) throw new ZipRefused('broken')
    if (name.startsWith('word/') || name.endsWith('.rels')) tags += countOf(file, '<')
    if (tags > MOST_TAGS) throw new ZipRefused('large')
    for (const _ of file.toString('latin1').matchAll(BLOCK))
      if ((blocks += 1) > MOST_BLOCKS) throw new ZipRefused('large')
  }
  if (!files.has('[Content_Types].xml')) throw new ZipRefused('broken')
  const value = await htmlOfDocument(zipped(new Map([...files, ...mediaIn(bytes)])), async (picture) => {
    // Of a kind that is no picture here, or too large, nothing is read.
    const content = await picture.readAsBuffer().catch(() => Buffer.alloc(0))
    return { src: add('afbeelding', content) ?? '' }
  })
  const facts = factsOf(files)
  const body = [...files].find(([name]) => /^word\/document\d*\.xml$/.test(name))?.[1] ?? Buffer.alloc(0)
  return {
    html: withNotes(value),
    ...facts,
    comments: countOf(files.get('word/comments.xml') ?? Buffer.alloc(0), '<w:comment '),
    deleted: countOf(body, '<w:del '),
  }
}

/** Most pictures that are looked at. */
const MOST_MEDIA = 200

/** The pictures of a document, as far as they may be stored: others are not there for who reads on. */
function mediaIn(bytes: Uint8Array): Map<string, Buffer> {
  const media = new Map<string, Buffer>()
  let room = ALL_PICTURE_BYTES
  const names = namesIn(bytes).filter((name) => /^word\/media\/[^/]+\.(?:png|jpe?g|webp)$/i.test(name))
  for (const name of names.slice(0, MOST_MEDIA)) {
    const file = fileIn(bytes, name, Math.min(room, PICTURE_BYTES))
    if (file === undefined) continue
    room -= file.length
    media.set(name, file)
  }
  return media
}

/** What mammoth makes of it. It throws errors of many kinds for documents that are none. */
async function htmlOfDocument(
  buffer: Buffer,
  convert: (picture: { readAsBuffer: () => Promise<Buffer> }) => Promise<{ src: string }>,
): Promise<string> {
  const convertImage = mammoth.images.imgElement(convert)
  try {
    return (await mammoth.convertToHtml({ buffer }, { styleMap, convertImage })).value
  } catch {
    throw new ZipRefused('broken')
  }
}

function countOf(file: Buffer, text: string): number {
  let count = 0
  for (let at = file.indexOf(text); at !== -1; at = file.indexOf(text, at + text.length)) count += 1
  return count
}

/** The notes of mammoth's HTML, which are links and a list at the end, as marks and paragraphs that are theirs. */
const withNotes = (html: string) =>
  html
    .replace(/<sup><a href="#(?:foot|end)note-\d+" id="[^"]*">\[(\d+)\]<\/a><\/sup>/g, '<sup data-note="">$1</sup>')
    .replace(/<ol>(?=<li id="(?:foot|end)note-)([^]*)<\/ol>$/, (_, notes: string) => {
      let number = 0
      return notes
        .replace(/<li id="(?:foot|end)note-\d+">(?:<p>)?/g, () => `<p><sup data-note="">${(number += 1)}</sup>: `)
        .replace(/ ?<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g, '')
        .replaceAll('</li>', '')
    })

function factsOf(files: ReadonlyMap<string, Buffer>) {
  const core = files.get('docProps/core.xml')?.toString('utf8').slice(0, 100_000) ?? ''
  const custom = files.get('docProps/custom.xml')?.toString('utf8').slice(0, 100_000) ?? ''
  const said = (name: string) => textOf(new RegExp(`<${name}(?:\\s[^<>]*)?>([^<]*)</${name}>`).exec(core)?.[1])
  const own = (name: string) =>
    textOf(new RegExp(`name="${name}"[^<>]*>\\s*<vt:lpwstr>([^<]*)</vt:lpwstr>`).exec(custom)?.[1])
  return {
    title: said('dc:title'),
    description: said('dc:description'),
    keywords: said('cp:keywords'),
    seoTitle: own('seo_title'),
    slug: own('slug'),
  }
}

const textOf = (xml: string | undefined) =>
  decoded(xml ?? '')
    .replace(/\s+/g, ' ')
    .trim()
