// The work of campaigns on the text of an article. Done by `site.texts`.
import type { TextWork } from '../workshop/text-work.ts'
import type { Subject, Told } from './article-subject.ts'

/** What tools ask for of an article. */
export const tellSubject: TextWork<Told, Subject> = {
  name: 'article-subject',
  lengthOf: ({ content }) => content.length,
  load: async () => (await import('./article-subject.ts')).subjectOf,
}
