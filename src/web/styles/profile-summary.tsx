// The contents of a style profile, to read.
import type { StyleFields } from '#contract/styles/style-profile.ts'

type Shown = Pick<StyleFields, 'audience' | 'tone' | 'address' | 'wordsToUse' | 'bannedWords' | 'sampleTexts'>

/** Only what is filled in. `full`: with the sample texts themselves, instead of how many there are. */
export function ProfileSummary({ profile, full = false }: { profile: Shown; full?: boolean }) {
  const { audience, tone, address, wordsToUse, bannedWords, sampleTexts } = profile
  const samples = sampleTexts.length === 1 ? '1 tekst' : `${sampleTexts.length} teksten`
  const rows = [
    ['Voor wie', audience],
    ['Toon', tone],
    ['Aanspreekvorm', address],
    ['Graag', wordsToUse.join(', ')],
    ['Nooit', bannedWords.join(', ')],
    ['Voorbeeld', !full && sampleTexts.length > 0 ? samples : ''],
  ].filter(([, text]) => text !== '')
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-small sm:grid-cols-[8rem_minmax(0,1fr)]">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3 max-sm:mt-1">{name}</dt>
            <dd className="wrap-anywhere text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      {full &&
        sampleTexts.map((text) => (
          <blockquote key={text} className="border-l-2 border-rule pl-4 font-serif text-result wrap-anywhere">
            {text}
          </blockquote>
        ))}
    </div>
  )
}
