// The section that a newspaper would print an article in, as a word before its title: 'Verkeer', 'Interview'. Tells a reader what
// to expect where a title alone may not. In doubt there is none.
import { overlap, stemsOf } from '../likeness.ts'
import type { Material } from '../material.ts'
import { isOnesOwn } from '../own-voice.ts'

/** Behind each section beginnings of words in a title, with bars between them; the first that has one wins. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = `
  Weer code (?:geel|oranje|rood)|ijzel|onweer|hittegolf
  Sport wint(?!\\p{L})|winnen|verslaat|verliest|koploper|derby|kampioen|promotie|marathon
  Verkeer trein|\\p{L}*bussen|\\p{L}*brug(?!\\p{L})|fietspad|snelweg|parkeren|veerpont
  Geld hypothe|belasting|pensioen|\\p{L}*toeslag|energiecontract|spaarrente
  Wonen \\p{L}*woningen|isoleren|huurders
  Tuin \\p{L}*tuin(?!\\p{L})|heg(?!\\p{L})|snoei
  Gezondheid hooikoorts|slaap|griep|huisarts
  Natuur zeearend|boswachter|heide|broedt|schimmels
  Onderwijs leraren|werkstuk|school(?!\\p{L})|scholen
  Digitaal phishing|wachtwoord|smartphone
  Eropuit wandeling|kamperen|fietsroute|stedentrip|dagtocht|camping
  Agenda \\p{L}*festival|open dag|weekendagenda|kermis
  Cultuur tentoonstelling|museum|roman|theater
  Politiek gemeenteraad|raad(?!\\p{L})|wethouder|college(?!\\p{L})
  Zakelijk directeur|omzet|vestiging|monteurs|orderregels`
  .trim()
  .split(/\n\s*/u)
  .map((line) => {
    const at = line.indexOf(' ')
    return [new RegExp(`(?<!\\p{L})(?:${line.slice(at + 1)})`, 'iu'), line.slice(0, at)] as const
  })

/** Null for grave matters, for another language, for a recipe or a job, and where the title says it itself. */
export function sectionOf({ title, said, tone, language, form, place }: Material): string | null {
  if (tone === 'ernstig' || language !== 'nl' || form === 'recept' || form === 'vacature') return null
  if (said !== null) return 'Interview'
  const own = isOnesOwn(place)
  if (own && place.every(({ fact }) => fact.heading === null)) return tone === 'licht' ? 'Column' : 'Opinie'
  const [, name = null] = SUBJECTS.find(([marks]) => marks.test(title)) ?? []
  return name === null || own || overlap(stemsOf(name), stemsOf(title)) > 0 ? null : name
}
