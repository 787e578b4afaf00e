// The device of a request in words ('Chrome op Windows'), so that its user knows it again. What a browser says of itself may be
// anything: it is only compared with these lists, and never shown as it was sent.
import type { IncomingHttpHeaders } from 'node:http'

/** The first that fits counts: other browsers name Chrome and Safari too, and Chrome names Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b|\bChrom(?:e|ium) OS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bmacOS\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Browsers that only their brand tells from Chrome. */
const brands: readonly [RegExp, string][] = [
  [/"Microsoft Edge"/, 'Edge'],
  [/"Opera"/, 'Opera'],
  [/"Brave"/, 'Brave'],
  [/"Vivaldi"/, 'Vivaldi'],
]

export const UNKNOWN_DEVICE = 'Onbekend apparaat'

/** Nothing of a header beyond this is looked at, in characters: these expressions would take long for a long text. */
const MOST = 512

/** 'Firefox op Linux', 'Safari op iPhone'; one of the two where the other is not known. */
export function deviceOf(headers: IncomingHttpHeaders): string {
  const agent = textOf(headers['user-agent'])
  const platform = textOf(headers['sec-ch-ua-platform'])
  const browser = find(brands, textOf(headers['sec-ch-ua'])) ?? find(browsers, agent)
  const system = find(systems, platform) ?? find(systems, agent)
  if (browser === undefined) return system ?? UNKNOWN_DEVICE
  return system === undefined ? browser : `${browser} op ${system}`
}

const textOf = (header: string | string[] | undefined) => String(header ?? '').slice(0, MOST)
const find = (list: readonly [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1]
