// What the lines of a Markdown block are read into: a flat row, in which what is opened is closed again, in order.
import type { Target } from './definitions.ts'

export type Mark = { kind: 'em' | 'strong' | 'del' } | ({ kind: 'link' } & Target)

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** A line that ends here on purpose. */
  | { kind: 'break' }
  | { kind: 'open'; mark: Mark }
  | { kind: 'close'; mark: Mark }
  /** `text` is what it shows, in words. */
  | ({ kind: 'image'; text: string } & Target)
  /** The mark of a footnote. */
  | { kind: 'note'; label: string }
