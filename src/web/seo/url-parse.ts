// Of Node's `url`, what yoastseo asks of it about links: a browser has none. The build puts this in its place (vite.config.ts).

interface Parts {
  protocol: string | null
  hostname: string | null
}

/** The scheme and the host of an address; null for one without, as a link within a site is. */
function parse(address: string): Parts {
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return { protocol: null, hostname: null }
  const { protocol, hostname } = new URL(whole)
  return { protocol, hostname: hostname || null }
}

const url = { parse }
// It is asked for by `require`, whose default is the module itself.
export { url as default }
