// In which ways a text can be rewritten, and how it may then address its reader.
export type RewriteMode = 'korter' | 'langer' | 'formeler' | 'informeler' | 'eenvoudiger' | 'seo' | 'eigen'

/** 'keep' leaves the form of address as it is. */
export type RewriteAddress = 'keep' | 'je' | 'u'
