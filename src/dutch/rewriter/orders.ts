// In which ways a text can be rewritten, how it may then address its reader, and what a style asks of any rewriting.

export type RewriteMode = 'korter' | 'langer' | 'formeler' | 'informeler' | 'eenvoudiger' | 'seo' | 'eigen'

/** 'keep' leaves the form of address as it is. */
export type RewriteAddress = 'keep' | 'je' | 'u'

/** What rules can do to a text: the modes that need no language model, and marks that only go. */
export type RuleStep =
  'korter' | 'formeler' | 'eenvoudiger' | 'zonder-emoji' | 'zonder-uitroeptekens' | 'zonder-hashtags'

/** The modes that need a language model. */
export type ModelMode = 'langer' | 'informeler' | 'seo'

export interface Taste {
  /** The form of address where the order keeps that of the text. */
  address: 'je' | 'u' | null
  /** Words and phrases that are never put in. */
  banned: readonly string[]
}
