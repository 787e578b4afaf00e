// Which addresses of links and pictures lead somewhere, and which must stay words. Knows nothing of where they stand.

const SCHEME = /^([a-z][a-z\d+.-]*):/i

/** What browsers leave out of an address, or show as nothing: with it in its midst a scheme would look like none. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * The address of a link as it may stand in a page: http, https, mailto, tel, or one without a scheme, which leads to the same
 * site. Undefined for any other, as `javascript:`: its words then lead nowhere.
 */
export function safeLink(address: string): string | undefined {
  const bare = address.replace(IGNORED, '').trim().replace(/\s/g, '%20')
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase()
  if (scheme === undefined) return bare === '' || /^[^/?#]*:/.test(bare) ? undefined : bare
  return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? bare : undefined
}

/** The address of a picture as it may stand in a page: http or https, and nothing else. */
export function safePicture(address: string): string | undefined {
  const bare = safeLink(address)
  return bare !== undefined && /^https?:/i.test(bare) ? bare : undefined
}
