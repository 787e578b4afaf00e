// The fields of each form as they stand on its screen: kept while one types, and following the article in the bar. Knows no
// markup.
import { LONGEST_SUBJECT } from '#contract/tools/titeltovenaar.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { describedFields, noSubject, type Described } from './described-title.ts'
import { useFollowing, type Fields } from './follow-article.ts'
import { noScriptWish, scriptWish, type ScriptWish } from './shorts-text-form.tsx'
import { noWish, titleWish, type TitleWish } from './titeltovenaar-form.tsx'

const titled = <Value extends Described>(): Fields<Value> => ({
  pairOf: (value) => value,
  withPair: (value, pair) => ({ ...value, ...pairIn(pair) }),
})
const described = titled<Described>()
const script = titled<ScriptWish>()

const wish: Fields<TitleWish> = {
  longestTitle: LONGEST_SUBJECT,
  pairOf: ({ subject, context, describes }) => ({ title: subject, description: context, describes }),
  withPair: (value, { title, description, describes }) => ({
    ...value,
    subject: title,
    context: description,
    describes,
  }),
}

/** Also without a title that it describes: that of before must not stay. */
const pairIn = ({ title, description, describes }: Described) => ({ title, description, describes })

/** The title and the description of the caption tool on this tab. */
export const useSubject = (tab: ToolTab) => useFollowing(tab, noSubject, describedFields, described)

/** The fields of the voice-over tool. */
export const useScriptWish = (tab: ToolTab) => useFollowing(tab, noScriptWish, scriptWish, script)

/** The fields of TitelTovenaar. */
export const useTitleWish = (tab: ToolTab) => useFollowing(tab, noWish, titleWish, wish)
