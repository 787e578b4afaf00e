// The letter about what was to go out and did not, while nobody was looking. Knows no mail server.
import type { PublicUser } from '../accounts/tables.ts'
import type { Letter } from '../letters/letter.ts'

interface Undone {
  title: string
  siteName: string
  /** Why, in Dutch: whole sentences. */
  problem: string
  /** Whether it goes out by itself once the site takes our key again. */
  waits: boolean
  articleId: number
}

/** To who asked for it. @param address where this installation is. */
export function undoneLetter(address: string, { email, name }: PublicUser, undone: Undone): Letter | null {
  if (email === '') return null
  const { title, siteName, problem, waits, articleId } = undone
  return {
    to: email,
    subject: `Niet gepubliceerd: ${title}`,
    name,
    paragraphs: [
      `Je artikel ‘${title}’ is niet op ${siteName} gezet.`,
      problem,
      waits
        ? 'Zodra een beheerder de website opnieuw heeft verbonden, gaat het artikel alsnog de deur uit. Wil je dat niet meer, trek de publicatie dan in.'
        : 'Er staat niets nieuws op de website. Bekijk in je artikel wat er aan de hand is en publiceer het daarna opnieuw.',
    ],
    button: { label: 'Naar het artikel', url: `${address}/artikelen/${articleId}` },
    why: 'Je krijgt deze mail omdat jij dit artikel wilde publiceren.',
  }
}
