// What is no running text: code, markup, addresses, hashtags. Replaced in place, so that every offset stays. Knows no rule.

/** Stands for one UTF-16 unit that no rule reads; from the private use area, so neither letter, space nor mark. */
const HIDDEN = '\uE000'

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`/g
/** Elements that begin a new line on the page. */
const BLOCK_TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|table|tr|td|th|section|article|figure|figcaption|hr)\b[^<>]{0,500}>/gi
const TAG = /<\/?[a-z][^<>]{0,500}>|&(?:[a-z]{2,8}|#\d{1,6});|<!--[^<>]{0,500}-->/gi
/** The address of a Markdown link; the words of the link are read. */
const LINK_ADDRESS = /\]\([^()\s]{1,500}\)/g
const CHUNK = /\S+/g
const SITE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:nl|com|be|org|net|eu|io|de|fr|info|tv|app|dev)(?:[/?#:]|$)/i
const FILE_OR_PATH =
  /^[./~\\][\w./~\\-]+$|\w[\\/]\w+[\\/]|^[\w-]+\.(?:jpe?g|png|webp|gif|pdf|docx?|xlsx?|mp[34]|zip|html?|js|ts|css|md)$/i

/** `text` as long as it was, with what is no running text hidden and block markup turned into line breaks. */
export function masked(text: string): string {
  const hide = (found: string) => HIDDEN.repeat(found.length)
  return text
    .replace(CODE, hide)
    .replace(BLOCK_TAG, (tag) => '\n'.repeat(tag.length))
    .replace(TAG, hide)
    .replace(LINK_ADDRESS, hide)
    .replace(CHUNK, hideAddress)
}

/** Its first mark only: each of the others would read the row again. */
const MARKS_BEHIND = /(?<![.,!?;:)\]"'’”…])[.,!?;:)\]"'’”…]+$/

/** Hides a chunk that is an address, a hashtag or a mention; the marks of the sentence behind it stay. */
function hideAddress(chunk: string): string {
  const core = chunk.replace(/^[("'‘“„[]+/, '').replace(MARKS_BEHIND, '')
  if (core === '' || !isAddress(core)) return chunk
  const at = chunk.indexOf(core)
  return chunk.slice(0, at) + HIDDEN.repeat(core.length) + chunk.slice(at + core.length)
}

function isAddress(core: string): boolean {
  return (
    /^[#@]./.test(core) ||
    core.includes('://') ||
    /^www\./i.test(core) ||
    /.@./.test(core) ||
    // 'Dag.De' is two words that lack a space, and .de a domain.
    (SITE.test(core) && !/\p{Ll}\.\p{Lu}\p{Ll}/u.test(core)) ||
    FILE_OR_PATH.test(core)
  )
}
