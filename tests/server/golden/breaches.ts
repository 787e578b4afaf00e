// What would be wrong with a set of the built-in writer, in words: the rules of the product and of the language. Read by the
// golden test and by the benchmark's property run.
import { characterCount } from '#contract/text.ts'
import { EMOJI } from '#dutch/text/clean-text.ts'
import { cleanTitle } from '#dutch/source/title.ts'
import { HELPLINE_113, mentionsSuicide, toneOf } from '#dutch/source/tone.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import { wornOutIn } from '#dutch/worn-out.ts'
import { bare, opening } from '#dutch/writer/likeness.ts'
import { mistakesIn, type Written } from '../../../eval/measure.ts'

/** In characters: the most a text of each tool may count; scripts and captions with the line of 113 may count more by it. */
const MOST: Record<string, number> = {
  'facebook-captions': 152,
  'pinterest-captions': 100,
  'link-in-bio-captions': 300,
  titeltovenaar: 100,
  'shorts-text': 850,
}

const WITH_TITLE = 2
const FEWEST = 3

/** Every rule that a set breaks; none when it is right. A set that was declined breaks none. */
export function breachesOf({ asked, texts, declined }: Written): string[] {
  const { tool, title, sources } = asked
  if (declined !== undefined || title === null) return []
  const found: string[] = []
  const breach = (rule: string, text: string) => found.push(`${asked.heading} (${asked.given}): ${rule}: ${text}`)
  const [given = '', ...rest] = sources
  const told = rest.join('\n\n')
  const whole = asked.given === 'description' ? { title: given, description: told } : { title: given, source: told }
  const suicide = mentionsSuicide(whole)
  const tone = toneOf(whole)
  const plain = bare(cleanTitle(title))
  const single = tool === 'shorts-text'
  if (!single && texts.length < Math.min(FEWEST, asked.wanted)) breach(`${texts.length} texts`, texts[0] ?? '')
  if (tool === 'titeltovenaar' && texts.length !== asked.wanted) breach(`${texts.length} titles`, texts[0] ?? '')
  const titled = texts.filter((text) => plain !== '' && bare(text).startsWith(plain))
  const others = texts.filter((text) => !titled.includes(text))
  if (new Set(others.map(opening)).size !== others.length) breach('two begin alike', texts.join(' | '))
  if (new Set(texts.map(bare)).size !== texts.length) breach('two are the same', texts.join(' | '))
  if (titled.length > WITH_TITLE) breach('more than two begin with the title', texts.join(' | '))
  for (const text of texts) {
    const count = characterCount(text.replace(HELPLINE_113, '').trimEnd())
    if (count > (MOST[tool] ?? Infinity)) breach(`${count} characters`, text)
    if (tool === 'titeltovenaar' && count < 90) breach(`${count} characters`, text)
    if (text.includes('\n') && !single) breach('more than one line', text)
    const captioned = tool === 'link-in-bio-captions' || single
    if (text.includes('113.nl') !== (suicide && captioned) && !rest.join(' ').includes('113'))
      breach('the line of 113', text)
    for (const { text: said } of unsourcedIn(text, [...sources, HELPLINE_113]))
      breach(`‘${said}’ stands in no source`, text)
    for (const said of mistakesIn(text, sources)) breach(said, text)
    for (const said of wornOutIn(text, sources)) breach(`worn out: ${said}`, text)
    if (tone !== 'licht' && text.match(EMOJI) && !sources.join(' ').match(EMOJI)) breach(`emoji in ${tone}`, text)
    if (tone !== 'licht' && text.includes('!') && !given.includes('!')) breach(`exclamation in ${tone}`, text)
  }
  return found
}
