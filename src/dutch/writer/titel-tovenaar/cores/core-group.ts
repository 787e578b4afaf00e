// The layout of title cores: what may stand behind the subject of a title. Types and the names of heads only.

/**
 * What kind of head a title begins with.
 * topic: 'Moestuin op het balkon'. definite: 'De terugkeer van de wolf'. doing: 'Koken voor één persoon'.
 * name: 'Max Verstappen'. list: '10 tips voor ...'. way: 'Zo maak je ...', 'Hoe je ...'. why: 'Waarom je ...', 'Wat u ...'.
 * statement: has a finite verb. self: a statement that opens with 'ik' or 'wij'. question: ends in '?'.
 * quote: somebody's words. composed: has a colon or several sentences. call: ends in '!'.
 * piece: named for what it is ('Interview met ...'). none: there is no usable subject.
 */
export type HeadKind =
  | 'topic'
  | 'definite'
  | 'doing'
  | 'name'
  | 'list'
  | 'way'
  | 'why'
  | 'statement'
  | 'self'
  | 'question'
  | 'quote'
  | 'composed'
  | 'call'
  | 'piece'
  | 'none'

/**
 * Cores for some kinds of head. All are written in lower case without an end mark but '?', name nothing that is not in
 * the subject, and never refer to the subject by a pronoun with a gender or number.
 * `[je begint|u begint]` holds the two ways to address a reader. `<a|b>` is one of these; `{a|b}` is one of these or
 * nothing: so one core has several lengths, each of them a whole sentence.
 */
export interface CoreGroup {
  heads: readonly HeadKind[]
  /** Only behind subjects that meet this. */
  title?: RegExp
  /** Each stands alone behind a head. */
  cores?: readonly string[]
  /** Short questions with their mark: behind a head, or behind one of the user's own sentences. */
  asks?: readonly string[]
  /** Clauses of one family ('wat weg mag', 'wat mag blijven'): two or three are joined. No comma and no 'en' inside. */
  parts?: readonly string[]
  /** What may follow a core or clauses of the group behind a comma: 'met de feiten op een rij'. */
  ends?: readonly string[]
}
