// Link in Bio (Instagram): captions that lead to the link in the profile. What a language model is asked, and what the
// built-in writer does: the same for two contracts, of which only the forms of request and reply differ.
import { linkInBioCaptions, linkInBioTitles, SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { CAPTION_LENGTH, type ArticleSubject } from '#contract/tools/subject.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import { composed, defineTool, type About, type Article, type ArticleRead, type Manner, type Prompt } from './define.ts'
import { instagramExamples } from './examples/instagram.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { lengthRule, tokensFor } from './lengths.ts'
import { amountRule, angleRule, asksFor } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

function prompt({ title, description }: ArticleSubject, manner: Manner, article: ArticleRead): Prompt {
  return writePrompt({
    task: [
      'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft bijschriften voor Instagram bij een artikel dat de lezer vindt via de link in de bio.',
      'De lezer ziet eerst het beeld en alleen de eerste regel van het bijschrift; links in het bijschrift zelf werken daar niet.',
      amountRule('bijschriften'),
      angleRule(article.tone),
      `Een bijschrift heeft drie of vier zinnen. ${lengthRule('Elk bijschrift', CAPTION_LENGTH)}`,
      `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens. De eerste zin is op zichzelf al de moeite waard.`,
      article.helpline === null
        ? 'De laatste zin zegt wat er nog meer te lezen is via de link in de bio, elke keer anders verwoord en alleen als de bron het bevat.'
        : `De laatste zin van elk bijschrift is: ‘${article.helpline}’`,
      ...(article.tone === 'licht'
        ? [
            'Hoogstens twee passende emoji per bijschrift. Hashtags mogen aan het eind, hoogstens drie, en alleen van zelfstandige naamwoorden uit het onderwerp.',
          ]
        : ['Geen hashtags.']),
    ],
    request: 'Schrijf de Instagrambijschriften bij dit artikel.',
    fields: { Titel: title, Omschrijving: description },
    examples: instagramExamples,
    manner,
    article,
  })
}

const about = ({ title, description = null }: ArticleSubject): About => ({ title, description })
const sampling = () => ({ temperature: 0.8, outputTokens: tokensFor(asksFor() * CAPTION_LENGTH.max) })

async function loadCompose() {
  const { composeLinkInBioCaptions } = await import('#dutch/writer/link-in-bio.ts')
  return ({ title, description = null }: ArticleSubject, seed: number, taste: Taste, article: Article) =>
    composeLinkInBioCaptions({ title, description, ...article }, seed, taste)
}

/**
 * Title and description out of the one field the Link in Bio screen sends, split at the first ' - '.
 * A title that holds ' - ' itself is split there too: the field does not tell the two apart.
 */
export function splitSubject(text: string): ArticleSubject {
  const at = text.indexOf(SUBJECT_SEPARATOR)
  if (at === -1) return { title: text }
  return { title: text.slice(0, at).trim(), description: text.slice(at + SUBJECT_SEPARATOR.length).trim() }
}

export const linkInBioTitlesTool = defineTool(linkInBioTitles, {
  prompt,
  sampling,
  about,
  async loadCompose() {
    const compose = await loadCompose()
    return (subject, seed, taste, article) => composed('titles', compose(subject, seed, taste, article))
  },
  list: { field: 'titles', element: linkInBioTitles.output.shape.titles.element, length: CAPTION_LENGTH },
})

export const linkInBioCaptionsTool = defineTool(linkInBioCaptions, {
  prompt: ({ url }, manner, article) => prompt(splitSubject(url), manner, article),
  sampling,
  about: ({ url }) => about(splitSubject(url)),
  async loadCompose() {
    const compose = await loadCompose()
    return ({ url }, seed, taste, article) => composed('captions', compose(splitSubject(url), seed, taste, article))
  },
  list: { field: 'captions', element: linkInBioCaptions.output.shape.captions.element, length: CAPTION_LENGTH },
})
