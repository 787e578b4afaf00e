// The names of styles in Word documents: those by which an import knows again what an export made. Knows not how they look.

/** Styles beside those that Word has itself. */
export const DOCX_STYLES = {
  quote: { id: 'Quote', name: 'Quote' },
  code: { id: 'Code', name: 'Code' },
  inlineCode: { id: 'CodeChar', name: 'Code Char' },
  tableHead: { id: 'TableHeading', name: 'Table Heading' },
  rule: { id: 'HorizontalLine', name: 'Horizontal Line' },
  checked: { id: 'Nagekeken', name: 'Nagekeken' },
  /** Word's own for what stands below a picture. */
  caption: { id: 'Caption', name: 'caption' },
} as const

/** Levels of lists that Word has. */
export const LEVELS = 9

/** The style of paragraphs that go on with an item of a list at this level: Word's own. */
export const listContinued = (level: number) => `ListContinue${level === 0 ? '' : level + 1}`

/** Written before what a picture shows, which stands in its place. */
export const PICTURE = 'Beeld: '
