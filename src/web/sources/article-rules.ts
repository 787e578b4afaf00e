// The rules by which a text becomes an article, fetched as one: the language of a text is part of other rules too, which are
// fetched at another moment.
import { cutAtSentence } from '#dutch/source/cut.ts'
import { languageOf } from '#dutch/source/language.ts'
import { proposeSubject } from '#dutch/source/proposal.ts'

/** Where a text too long is cut, which language it is in, and what title and description it has itself. */
export const articleRules = { cutAtSentence, languageOf, proposeSubject }
