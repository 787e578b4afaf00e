// The formats in which an article can be taken along: how they are called, and how their files are. Knows no article.

export const exportFormats = ['md', 'html', 'docx', 'txt', 'wp'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface FormatWords {
  label: string
  /** The line that says what it is for. */
  hint: string
  mediaType: string
  /** The end of a file's name, without the dot before it. */
  extension: string
}

export const exportWords: Readonly<Record<ExportFormat, FormatWords>> = {
  md: {
    label: 'Markdown',
    hint: 'De tekst zoals die is, met titel en SEO-velden erboven; met afbeeldingen als ZIP. Kun je zo weer importeren.',
    mediaType: 'text/markdown; charset=utf-8',
    extension: 'md',
  },
  html: {
    label: 'HTML',
    hint: 'Een complete webpagina met de afbeeldingen erin, om te bekijken, te printen of te plaatsen.',
    mediaType: 'text/html; charset=utf-8',
    extension: 'html',
  },
  docx: {
    label: 'Word',
    hint: 'Een DOCX-document met echte koppen, lijsten, tabellen en afbeeldingen.',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  txt: {
    label: 'Platte tekst',
    hint: 'Alleen de woorden, met de adressen van links erachter. Van een afbeelding de omschrijving en de credit.',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'txt',
  },
  // Plain text, so that a browser shows what is to be copied instead of what it looks like.
  wp: {
    label: 'WordPress',
    hint: 'Blokken om in de code-editor van WordPress te plakken; de afbeeldingen zet je zelf in de mediabibliotheek.',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'wordpress.txt',
  },
}
