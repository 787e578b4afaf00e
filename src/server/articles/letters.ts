// The letter to who gets the articles of somebody whose account was deleted. Knows no mail server.
import type { Letter } from '../letters/letter.ts'

/** @param address where this installation is. @param names of the administrator who gave them, and of who wrote them. */
export function receivedLetter(
  address: string,
  { email, name }: { email: string; name: string },
  { by, from, count }: { by: string; from: string; count: number },
): Letter {
  const articles = count === 1 ? '1 artikel' : `${count} artikelen`
  return {
    to: email,
    subject: `Je hebt ${articles} gekregen`,
    name,
    paragraphs: [
      `Het account van ${from} is verwijderd, en ${by} gaf ${count === 1 ? 'het artikel' : 'de artikelen'} daarvan aan jou: ${articles}.`,
      `Je vindt ${count === 1 ? 'het bij ‘Van mij’, met de' : 'ze bij ‘Van mij’, met hun'} eerdere versies en afbeeldingen. Wat online staat, kun je bijwerken; wat gepland is, gaat door, tenzij wie het plande niet meer mag publiceren. Wat in de prullenbak lag, ligt nu in die van jou.`,
    ],
    button: { label: 'Naar je artikelen', url: `${address}/admin?tab=content` },
    why: 'Je krijgt deze mail omdat een beheerder van Kopij jou artikelen gaf.',
  }
}
