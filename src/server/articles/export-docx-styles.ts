// How the styles and numbers of Word documents that are exported look. Knows no article.
import { AlignmentType, LevelFormat, type ILevelsOptions, type INumberingOptions, type IStylesOptions } from 'docx'
import { DOCX_STYLES, LEVELS, listContinued } from './docx-styles.ts'

const MONOSPACED = 'Consolas'
const GREY = '595959'

const spaced = { spacing: { after: 160, line: 276 } }
const heading = (size: number) => ({
  run: { size, bold: true, color: '1F1F1F' },
  paragraph: { keepNext: true, spacing: { before: 280, after: 100 } },
})

export const docxStyles: IStylesOptions = {
  default: {
    document: { run: { font: 'Calibri', size: 22, language: { value: 'nl-NL' } }, paragraph: spaced },
    title: { run: { size: 44, bold: true, color: '1F1F1F' }, paragraph: { spacing: { after: 240 } } },
    heading1: heading(34),
    heading2: heading(30),
    heading3: heading(26),
    heading4: heading(24),
    heading5: heading(22),
    heading6: heading(22),
  },
  paragraphStyles: [
    {
      ...DOCX_STYLES.quote,
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true, color: GREY },
      paragraph: { indent: { left: 720 } },
    },
    {
      ...DOCX_STYLES.code,
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: MONOSPACED, size: 20 },
      paragraph: { spacing: { after: 0, line: 240 } },
    },
    ...Array.from({ length: LEVELS }, (_, level) => ({
      id: listContinued(level),
      name: `List Continue${level === 0 ? '' : ` ${level + 1}`}`,
      basedOn: 'Normal',
      paragraph: { indent: { left: 720 * (level + 1) } },
    })),
    { ...DOCX_STYLES.tableHead, basedOn: 'Normal', quickFormat: true, run: { bold: true } },
    { ...DOCX_STYLES.rule, basedOn: 'Normal', quickFormat: true },
    { ...DOCX_STYLES.caption, basedOn: 'Normal', quickFormat: true, run: { size: 18, color: GREY } },
    {
      ...DOCX_STYLES.checked,
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 18, color: GREY },
      paragraph: { spacing: { before: 480 } },
    },
  ],
  characterStyles: [
    { ...DOCX_STYLES.inlineCode, basedOn: 'DefaultParagraphFont', quickFormat: true, run: { font: MONOSPACED } },
  ],
}

/** The name of the numbering of bullets, and of that which counts from a number. */
export const BULLETS = 'opsomming'
export const numberedFrom = (start: number) => `nummers-${start}`

const signs = ['•', '◦', '▪']

const levels = (of: (level: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>): ILevelsOptions[] =>
  Array.from({ length: LEVELS }, (_, level) => ({
    level,
    ...of(level),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }))

/** @param starts with which numbers numbered lists begin. */
export const numbering = (starts: ReadonlySet<number>): INumberingOptions => ({
  config: [
    {
      reference: BULLETS,
      levels: levels((level) => ({ format: LevelFormat.BULLET, text: signs[level % signs.length] ?? '•' })),
    },
    ...[...starts].map((start) => ({
      reference: numberedFrom(start),
      levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
    })),
  ],
})
