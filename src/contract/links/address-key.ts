// When two addresses are the same page. Fetches nothing.

/** WHATWG URL, which browsers and Node both have; the contract sees the types of neither. */
declare const URL: {
  new (address: string): {
    protocol: string
    host: string
    pathname: string
    hash: string
    href: string
    searchParams: Iterable<[string, string]>
  }
  canParse(address: string): boolean
}

/**
 * Parameters that tell where a visitor came from and never which page they see, after the lists by which Firefox
 * (privacy.query_stripping.strip_list), Brave (query_filter.cc) and ClearURLs (globalRules) strip addresses. Families:
 * `utm_` Google Analytics, `pk_`, `mtm_`, `matomo_`, `piwik_` Matomo, `at_` Piano, `hsa_` HubSpot, `oft_` Omnisend.
 */
const tracking = new Set(
  `__hsfp __hssc __hstc __s _ga _gl _hsenc _hsmi _openstat cmpid dclid ef_id fb_action_ids fb_action_types fb_ref
  fb_source fbclid gad_source gbraid gclid gclsrc guce_referrer guce_referrer_sig gs_l hsctatracking igsh igshid
  irclickid li_fat_id mc_cid mc_eid mkt_tok ml_subscriber ml_subscriber_hash msclkid ncid oly_anon_id oly_enc_id
  rb_clickid ref_src ref_url s_cid s_kwcid share_id sc_campaign srsltid ttclid twclid vero_conv vero_id wbraid
  wickedid wt_mc xtor yclid`.split(/\s+/),
)
const trackingFamilies = /^(?:utm|pk|mtm|matomo|piwik|at|hsa|oft|itm)_/

/** A `ref` may be a branch or a reference number, which is another page; it is left out only where it names a sender. */
const senders =
  /^(?:t\.co|(?:www\.)?(?:twitter|x|facebook|instagram|linkedin|pinterest|reddit|tiktok|youtube|whatsapp|telegram|threads|bluesky|mastodon|google)(?:\.com)?|fb|ig|share|social|newsletter|nieuwsbrief|rss|email|producthunt)$/i

/** YouTube and Spotify name whoever shared in `si`; elsewhere it may be anything. */
const sharesInSi = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/

/**
 * Equal for two addresses of the same page: compare with it, store it, never show or open it.
 *
 * Left out: http or https, `www.`, the port that belongs to the scheme, name and password, a slash or dot at the end,
 * the fragment (but `#!` chose the page on older sites), and what only tracks the visitor. Made alike: capitals of the
 * host, international host names (punycode), the order of parameters, and two spellings of one character (`%7E` and
 * `~`). Other hosts stay other pages, a mobile one too: what it shows may differ. What is no web address is its own key.
 */
export function addressKey(address: string): string {
  const trimmed = address.trim()
  if (!URL.canParse(trimmed)) return trimmed
  const url = new URL(trimmed)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.href
  const host = bareHost(url.host)
  const kept = [...url.searchParams].filter(([name, value]) => !isTracking(name.toLowerCase(), value, host))
  // Sorted by name alone, and stable: among parameters of the same name the order may have a meaning.
  const query = kept
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const path = spelledAlike(url.pathname).replace(/\/+$/, '')
  return `${host}${path}${query && `?${query}`}${url.hash.startsWith('#!') ? spelledAlike(url.hash) : ''}`
}

/** Without the dot that ends a full name, and without `www.` where a name of its own follows. */
function bareHost(host: string): string {
  return host.replace(/\.(?=:|$)/, '').replace(/^www\.(?=[^.]+\.[^.])/, '')
}

function isTracking(name: string, value: string, host: string): boolean {
  if (tracking.has(name) || trackingFamilies.test(name)) return true
  if (name === 'ref' || name === 'source') return senders.test(value)
  return name === 'si' && sharesInSi.test(host)
}

/** Half of a character cannot be encoded, so it becomes the sign for it. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** One spelling for each character of a path: what needs no escape has none (RFC 3986, section 6.2.2). */
function spelledAlike(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}

/** Longest address that is taken, in UTF-16 units: more than servers and browsers agree on. */
export const LONGEST_URL = 2_000

/** Most addresses taken from one paste, and most that are previewed in one request. */
export const MOST_URLS = 50
