// Decides when two web addresses are the same page, by comparing their text only. Fetches nothing.

/** The WHATWG URL class of browsers and Node. Declared here, because the contract compiles without the types of either. */
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
 * Query parameters that only track where a visitor came from and never change which page they see. Taken from the lists
 * by which Firefox (privacy.query_stripping.strip_list), Brave (query_filter.cc) and ClearURLs (globalRules) clean up
 * addresses. The families below: `utm_` Google Analytics, `pk_`, `mtm_`, `matomo_`, `piwik_` Matomo, `at_` Piano, `hsa_`
 * HubSpot, `oft_` Omnisend.
 */
const tracking = new Set(
  `__hsfp __hssc __hstc __s _ga _gl _hsenc _hsmi _openstat cmpid dclid ef_id fb_action_ids fb_action_types fb_ref
  fb_source fbclid gad_source gbraid gclid gclsrc guce_referrer guce_referrer_sig gs_l hsctatracking igsh igshid
  irclickid li_fat_id mc_cid mc_eid mkt_tok ml_subscriber ml_subscriber_hash msclkid ncid oly_anon_id oly_enc_id
  rb_clickid ref_src ref_url s_cid s_kwcid share_id sc_campaign srsltid ttclid twclid vero_conv vero_id wbraid
  wickedid wt_mc xtor yclid`.split(/\s+/),
)
const trackingFamilies = /^(?:utm|pk|mtm|matomo|piwik|at|hsa|oft|itm)_/

/**
 * Values of `ref` and `source` that name where a visitor came from. Only with these is the parameter left out: any other
 * value, such as a git branch or a reference number, may select another page.
 */
const senders =
  /^(?:t\.co|(?:www\.)?(?:twitter|x|facebook|instagram|linkedin|pinterest|reddit|tiktok|youtube|whatsapp|telegram|threads|bluesky|mastodon|google)(?:\.com)?|fb|ig|share|social|newsletter|nieuwsbrief|rss|email|producthunt)$/i

/** The hosts where the parameter `si` identifies who shared the link; on any other host it may mean something else. */
const sharesInSi = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/

/**
 * A key that is equal for two addresses of the same page. For comparing and storing only: never show it or open it.
 *
 * Left out are: the scheme (http or https), `www.`, the scheme's default port, user name and password, slashes at the end
 * of the path, a dot at the end of the host, the fragment (except `#!`, which selected the page on older sites), and
 * tracking parameters. Normalized are: capitals in the host, international host names (to punycode), the order of
 * parameters, and escapes of the same character (`%7E` and `~`). Different hosts stay different pages, also a mobile site,
 * which may show something else. For text that is not a web address the key is the text itself.
 */
export function addressKey(address: string): string {
  const trimmed = address.trim()
  if (!URL.canParse(trimmed)) return trimmed
  const url = new URL(trimmed)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.href
  const host = bareHost(url.host)
  const kept = [...url.searchParams].filter(([name, value]) => !isTracking(name.toLowerCase(), value, host))
  // Sorted by name only, with a stable sort: the order of several parameters with the same name may have a meaning.
  const query = kept
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const path = spelledAlike(url.pathname).replace(/\/+$/, '')
  return `${host}${path}${query && `?${query}`}${url.hash.startsWith('#!') ? spelledAlike(url.hash) : ''}`
}

/** The host without the dot that may end a fully qualified name, and without `www.` if a whole domain name follows it. */
function bareHost(host: string): string {
  return host.replace(/\.(?=:|$)/, '').replace(/^www\.(?=[^.]+\.[^.])/, '')
}

function isTracking(name: string, value: string, host: string): boolean {
  if (tracking.has(name) || trackingFamilies.test(name)) return true
  if (name === 'ref' || name === 'source') return senders.test(value)
  return name === 'si' && sharesInSi.test(host)
}

/** A lone surrogate cannot be encoded: `toWellFormed` replaces it by U+FFFD. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Unescapes characters that need no escape, and writes all other escapes in capitals (RFC 3986, section 6.2.2). */
function spelledAlike(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}

/** Most addresses that are read from one pasted text, and that are previewed in one request. */
export const MOST_URLS = 50
