// Which passwords are guessed first: those that many people have, and those that follow from who somebody is. No SQL, no HTTP.
import { Problem } from '#contract/problems.ts'

/** Who the password is for. */
export interface Owner {
  name: string
  username: string
  email: string
}

const COMMON =
  'Veel mensen gebruiken dit wachtwoord, dus het is zo geraden. Kies iets anders, zoals een paar losse woorden.'
const ROW = 'Dit wachtwoord is een rijtje of een herhaling, dus het is zo geraden. Kies iets anders.'
const OWN = 'Dit wachtwoord lijkt te veel op de naam, de gebruikersnaam of het e-mailadres. Kies iets anders.'

/** Words that the list of what people have elsewhere may lack: what Dutch ones begin with, and what belongs to this house. */
const words = new Set(
  `lente voorjaar zomer herfst najaar winter januari februari maart april mei juni juli augustus september oktober november
  december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag kopij redactie redacteur uitgever krant nieuws artikel
  wachtwoord welkom geheim inloggen toegang beheer beheerder gebruiker proef tijdelijk nederland holland oranje`.split(
    /\s+/,
  ),
)

/** Of what is put before or behind a word, as in 'Zomer2025!': this long it hides nothing. */
const ADDED = 5

/** What is left beside one's own name and still hides nothing, in characters. */
const BESIDE_NAME = 4

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
]

/**
 * Why `password` would be guessed at once, in words for people; undefined when it would not. Beside the specification's
 * minimum of six characters nothing else is asked: no capitals, no digits (NIST SP 800-63B, section 5.1.1.2).
 */
export async function whyGuessed(password: string, owner: Owner): Promise<string | undefined> {
  const folded = password.normalize('NFKC').toLowerCase()
  if (isOwn(folded, owner)) return OWN
  if (isRow(folded)) return ROW
  // Fifty thousand passwords, in the order of how many people have them: loaded with the first that somebody makes.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = dictionary['passwords-common']
  const candidates = [folded, coreOf(folded)].flatMap((text) => [text, withLetters(text)])
  return candidates.some((text) => words.has(text) || common.includes(text)) ? COMMON : undefined
}

/** @throws Problem invalidInput, named on `field`, when `password` would be guessed at once. */
export async function refuseGuessed(field: string, password: string, owner: Owner): Promise<void> {
  const message = await whyGuessed(password, owner)
  if (message !== undefined) throw new Problem('invalidInput', { message, errors: { [field]: message } })
}

/** Without the digits and signs around it, when they are few. */
function coreOf(text: string): string {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return core.length >= 3 && text.length - core.length <= ADDED ? core : text
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** With the letters that digits and signs stand for: 'w4chtw00rd'. */
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

function isOwn(folded: string, { name, username, email }: Owner): boolean {
  const parts = [name, username, email.replace(/@.*$/, '')]
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((part) => part.length >= 3)
    .toSorted((one, other) => other.length - one.length)
  const left = parts.reduce((text, part) => text.replaceAll(part, ''), folded)
  return left !== folded && left.replace(/[^\p{L}\p{N}]/gu, '').length <= BESIDE_NAME
}

/** One to four characters again and again, or a piece of a row of keys, either way round, once or more. */
function isRow(folded: string): boolean {
  if (/^(.{1,4}?)\1+.?$/su.test(folded)) return true
  return rows.some((row) => [row, [...row].toReversed().join('')].some((way) => way.includes(folded)))
}
