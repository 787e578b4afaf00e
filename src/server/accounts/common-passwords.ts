// Which passwords an attacker guesses first: those that many people have, rows of keys and repetitions, and those made of
// the owner's name. No SQL, no HTTP.
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

/** Words that the international list of common passwords may lack: frequent Dutch words, and words of this product. */
const words = new Set(
  `lente voorjaar zomer herfst najaar winter januari februari maart april mei juni juli augustus september oktober november
  december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag kopij redactie redacteur uitgever krant nieuws artikel
  wachtwoord welkom geheim inloggen toegang beheer beheerder gebruiker proef tijdelijk nederland holland oranje`.split(
    /\s+/,
  ),
)

/** Up to this many characters added around a word, as in 'Zomer2025!', do not make it hard to guess. */
const ADDED = 5

/** Up to this many characters besides one's own name do not make a password hard to guess. */
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
 * Why `password` is too easy to guess, as a Dutch message; undefined when it is not. Besides this and the specification's
 * minimum of six characters nothing is required, no capitals or digits (NIST SP 800-63B, section 5.1.1.2).
 */
export async function whyGuessed(password: string, owner: Owner): Promise<string | undefined> {
  const folded = password.normalize('NFKC').toLowerCase()
  if (isOwn(folded, owner)) return OWN
  if (isRow(folded)) return ROW
  // A list of fifty thousand common passwords: loaded when the first password is made, not at every start.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = dictionary['passwords-common']
  const candidates = [folded, coreOf(folded)].flatMap((text) => [text, withLetters(text)])
  return candidates.some((text) => words.has(text) || common.includes(text)) ? COMMON : undefined
}

/** @throws Problem invalidInput on `field` when `password` is too easy to guess. */
export async function refuseGuessed(field: string, password: string, owner: Owner): Promise<void> {
  const message = await whyGuessed(password, owner)
  if (message !== undefined) throw new Problem('invalidInput', { message, errors: { [field]: message } })
}

/** `text` without the digits and punctuation around it, if those are at most `ADDED` characters. */
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

/** `text` with digits and punctuation replaced by the letters they stand for, as in 'w4chtw00rd'. */
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

/** Whether the password is little more than the owner's name, username or e-mail address. */
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

/** Pieces of up to this many characters are easy to guess when they are repeated, whatever they are. */
const SHORT_PIECE = 4

/**
 * Whether the password repeats a short piece, or is part of a row of keys or letters, forwards or backwards, once or more
 * often.
 */
function isRow(folded: string): boolean {
  const repeated = /^(.+?)\1+.?$/su.exec(folded)?.[1]
  if (repeated !== undefined && [...repeated].length <= SHORT_PIECE) return true
  const piece = repeated ?? folded
  return rows.some((row) => [row, [...row].toReversed().join('')].some((way) => way.includes(piece)))
}
