// The texts of the Link in Bio screen, which sends title and description as one field. How it works is in
// caption-screen.tsx.
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { CAPTION_LENGTH } from '#contract/tools/subject.ts'
import { CaptionScreen, type CaptionScreenParts, type Headed } from './caption-screen.tsx'

const parts: CaptionScreenParts<'link-in-bio-captions'> = {
  tool: 'link-in-bio-captions',
  tab: 'link-in-bio-captions',
  network: 'instagram',
  intro: 'Captions voor Instagram die lezers naar de link in je bio brengen.',
  range: CAPTION_LENGTH,
  examples: [
    'Moestuin zonder tuin? Het kan op elk zonnig balkon. Een paar diepe bakken, luchtige aarde en wat geduld, meer heb je niet nodig om deze zomer je eigen tomaten en sla te oogsten. Het hele stappenplan lees je via de link in bio 🌱',
    'Drie dagen zonder auto door Zeeland: we namen de trein, huurden fietsen en sliepen onder een dijk. Wat zet jij als eerste op je lijst? De route, de adressen en onze mooiste stop vind je in het verhaal via de link in bio 🚲',
    'Elke avond om zes uur dezelfde vraag: wat eten we? Met dit weekmenu weet je het zondag al, en staat er elke dag binnen een half uur iets op tafel waar iedereen van houdt. Bewaar deze post en lees het menu via de link in bio 🍲',
  ],
  inputOf: ({ title, description }) => ({ url: description ? `${title}${SUBJECT_SEPARATOR}${description}` : title }),
  success: (count) => ({
    title: 'Link in Bio captions gegenereerd',
    description: `${count} captions staan voor je klaar.`,
  }),
  blankMessage: 'Een titel is verplicht',
  waitsForTitle: true,
}

export function LinkInBioScreen(shown: Headed) {
  return <CaptionScreen {...shown} parts={parts} />
}
