// Link in Bio (Instagram): captions that lead to the link in the profile. What a language model is asked, and what the
// built-in writer does: the same for two contracts, of which only the forms of request and reply differ.
import { linkInBioCaptions, linkInBioTitles, SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { CAPTION_LENGTH, type ArticleSubject } from '#contract/tools/subject.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import { composed, defineTool, type Article, type Manner, type Prompt } from './define.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { amountRule, keepFitting, lengthRule } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

function prompt({ title, description }: ArticleSubject, manner: Manner): Prompt {
  return writePrompt({
    task: [
      'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft bijschriften voor Instagram bij een artikel dat de lezer vindt via de link in de bio.',
      'De lezer ziet eerst het beeld en alleen de eerste regel van het bijschrift; links in het bijschrift zelf werken daar niet.',
      `${amountRule('bijschriften')} Dat zijn ongeveer drie of vier zinnen. ${lengthRule('Elk bijschrift', CAPTION_LENGTH)}`,
      `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens.`,
      'Vertel genoeg om nieuwsgierig te maken en sluit af met een uitnodiging om via de link in de bio verder te lezen, elke keer anders verwoord.',
      'Maak ze echt verschillend: een vraag, een herkenbare situatie, de kern van het verhaal, wat de lezer eraan heeft, een uitnodiging om te reageren.',
      'Hoogstens twee passende emoji per bijschrift. Hashtags mogen aan het eind, hoogstens drie, en alleen van zelfstandige naamwoorden uit het onderwerp.',
    ],
    request: 'Schrijf de Instagrambijschriften bij dit artikel.',
    fields: { Titel: title, Omschrijving: description },
    manner,
  })
}

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
  async loadCompose() {
    const compose = await loadCompose()
    return (subject, seed, taste, article) => composed('titles', compose(subject, seed, taste, article))
  },
  keep: keepFitting('titles', linkInBioTitles.output.shape.titles),
})

export const linkInBioCaptionsTool = defineTool(linkInBioCaptions, {
  prompt: ({ url }, manner) => prompt(splitSubject(url), manner),
  async loadCompose() {
    const compose = await loadCompose()
    return ({ url }, seed, taste, article) => composed('captions', compose(splitSubject(url), seed, taste, article))
  },
  keep: keepFitting('captions', linkInBioCaptions.output.shape.captions),
})
