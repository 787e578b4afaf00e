// Examples of parts of articles that were written by an outline.
import type { Examples } from '../examples.ts'

const ferry =
  'twee berichten over een pont tussen Wilgenoord en Dijkzicht: een tweede boot vanaf 1 april, drie jaar gehuurd, twaalf fietsers; scholieren die de boot van drie uur misten'

export const articleDraftExamples: Examples = {
  good: [
    {
      from: `${ferry} (inleiding)`,
      text: 'Wie van Wilgenoord naar Dijkzicht wil, hoeft vanaf 1 april niet langer dan twintig minuten op de pont te wachten. De gemeente zet een tweede boot in, ook op zondag.',
      why: 'Wie, wat en wanneer in twee zinnen, in eigen woorden en zonder aanloop.',
    },
    {
      from: `${ferry} (opzet: ‘Wat de tweede pont kan’, met de punten ‘hoeveel fietsers’ en ‘wat hij kost’)`,
      text: '## Wat de tweede pont kan\n\nDe tweede boot is kleiner dan de eerste: er passen twaalf fietsers op, en geen auto’s. De gemeente huurt hem voor drie jaar.\n\n[nog in te vullen: wat de tweede pont kost]',
      why: 'De kop staat er letterlijk. Wat hij kost, zegt geen bron: dat blijft zichtbaar open.',
    },
    {
      from: `${ferry} (opzet: ‘Waarom scholieren erom vroegen’)`,
      text: '## Waarom scholieren erom vroegen\n\nHet laatste lesuur eindigt om vijf over drie, en dan is de boot van drie uur net weg. ‘Je ziet hem varen terwijl je je fiets pakt’, zegt leerling Noor Hazelaar.\n\nZij en haar klasgenoten schreven daarom de wethouder een brief.',
      why: 'Het citaat staat er woord voor woord, met wie het zegt, en de alinea erna leunt op niets wat er niet staat.',
    },
  ],
  rejected: [
    {
      from: `${ferry} (begin)`,
      text: '# Een nieuwe boot\n\nIn de snel veranderende wereld van vandaag is goede bereikbaarheid belangrijker dan ooit. De pont, die al sinds 1953 vaart, speelt daarin een cruciale rol.',
      why: 'Een aanloop die bij elk artikel past, een jaartal dat in geen bron staat, en een titel die er niet hoorde.',
    },
    {
      from: `${ferry} (opzet: ‘Wat hij kost’)`,
      text: '## Kosten en conclusie\n\nDe tweede pont kost naar schatting twee ton per jaar. Kortom, een goede stap voor iedereen.',
      why: 'De kop is een andere dan in de opzet, het bedrag is verzonnen en de slotzin zegt niets.',
    },
  ],
}
