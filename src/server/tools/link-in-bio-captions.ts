// Link in Bio (Instagram): captions that lead to the link in the profile. One voice behind two contracts.
// What a language model is asked, and what the built-in writer does.
import { linkInBioCaptions, linkInBioTitles, SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { CAPTION_LENGTH, type ArticleSubject } from '#contract/tools/subject.ts'
import { composeLinkInBioCaptions } from '#server/writer/link-in-bio.ts'
import { defineTool, type Prompt } from './define.ts'
import { fence } from './fence.ts'
import { houseRules, KEYWORDS_WITHIN } from './house-rules.ts'
import { keepFitting, lengthRule, RESULTS_ASKED } from './result-list.ts'

function prompt({ title, description }: ArticleSubject): Prompt {
  const { rule, block } = fence({ Titel: title, Omschrijving: description })
  return {
    system: [
      'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft bijschriften voor Instagram bij een artikel dat de lezer vindt via de link in de bio.',
      'De lezer ziet eerst het beeld en alleen de eerste regel van het bijschrift; links in het bijschrift zelf werken daar niet.',
      `Schrijf ${RESULTS_ASKED} bijschriften; de redactie kiest er ${RESULTS_MIN}. Dat zijn ongeveer drie of vier zinnen. ${lengthRule('Elk bijschrift', CAPTION_LENGTH)}`,
      `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens.`,
      'Vertel genoeg om nieuwsgierig te maken en sluit af met een uitnodiging om via de link in de bio verder te lezen, elke keer anders verwoord.',
      'Maak ze echt verschillend: een vraag, een herkenbare situatie, de kern van het verhaal, wat de lezer eraan heeft, een uitnodiging om te reageren.',
      'Hoogstens twee passende emoji per bijschrift, en geen hashtags.',
      ...houseRules,
      rule,
    ].join('\n'),
    user: `Schrijf de Instagrambijschriften bij dit artikel.\n${block}`,
  }
}

const compose = ({ title, description = null }: ArticleSubject, seed: number) =>
  composeLinkInBioCaptions({ title, description }, seed)

/**
 * Title and description out of the one field the Link in Bio screen sends, split at the first ' - '.
 * A title that holds ' - ' itself is split there too: the wire cannot tell the two apart.
 */
export function splitSubject(text: string): ArticleSubject {
  const at = text.indexOf(SUBJECT_SEPARATOR)
  if (at === -1) return { title: text }
  return { title: text.slice(0, at).trim(), description: text.slice(at + SUBJECT_SEPARATOR.length).trim() }
}

export const linkInBioTitlesTool = defineTool(linkInBioTitles, {
  prompt,
  compose: (subject, seed) => ({ titles: compose(subject, seed) }),
  keep: keepFitting('titles', linkInBioTitles.output.shape.titles),
})

export const linkInBioCaptionsTool = defineTool(linkInBioCaptions, {
  prompt: ({ url }) => prompt(splitSubject(url)),
  compose: ({ url }, seed) => ({ captions: compose(splitSubject(url), seed) }),
  keep: keepFitting('captions', linkInBioCaptions.output.shape.captions),
})
