// The letter to who gets the articles of somebody whose account was deleted. Knows no mail server.
import type { Letter } from '../letters/letter.ts'

/**
 * @param address where this installation is.
 * @param given.by the name of the administrator who gave them.
 * @param given.from the name of who wrote them.
 * @param given.mayPublish whether their reader may bring up to date what stands on a website.
 */
export function receivedLetter(
  address: string,
  { email, name }: { email: string; name: string },
  { by, from, count, mayPublish }: { by: string; from: string; count: number; mayPublish: boolean },
): Letter {
  const articles = count === 1 ? '1 artikel' : `${count} artikelen`
  return {
    to: email,
    subject: `Je hebt ${articles} gekregen`,
    name,
    paragraphs: [
      `Het account van ${from} is verwijderd, en ${by} gaf ${count === 1 ? 'het artikel' : 'de artikelen'} daarvan aan jou: ${articles}.`,
      `Je vindt ${count === 1 ? 'het bij ‘Van mij’, met de' : 'ze bij ‘Van mij’, met hun'} eerdere versies en afbeeldingen. ${mayPublish ? 'Wat online staat, kun je bijwerken' : 'Wat online staat, blijft staan: jij kunt de tekst hier verbeteren, en een beheerder zet die op de website'}; wat gepland is, gaat door in de naam van ${by}, tenzij wie het plande niet meer mag publiceren of ${by} dat niet mag. Wat in de prullenbak lag, ligt nu in die van jou.`,
    ],
    button: { label: 'Naar je artikelen', url: `${address}/admin?tab=content` },
    why: 'Je krijgt deze mail omdat een beheerder van Kopij jou artikelen gaf.',
  }
}
