// The texts of the Facebook screen. How it works is in caption-screen.tsx.
import { FACEBOOK_TITLE_LENGTH } from '#contract/tools/facebook-captions.ts'
import { CaptionScreen, type CaptionScreenParts, type Headed } from './caption-screen.tsx'

// The toasts stand in the specification, sections 5 and 8.
const parts: CaptionScreenParts<'facebook-captions'> = {
  tool: 'facebook-captions',
  tab: 'facebook-captions',
  network: 'facebook',
  singleLine: true,
  intro: 'Titels die op Facebook opvallen tussen alles wat voorbijkomt, van één artikel een hele lijst.',
  range: FACEBOOK_TITLE_LENGTH,
  examples: [
    'Zonder tuin toch eigen tomaten: zo pak je het aan op een balkon',
    'Wat gebeurt er met je slaap als je een maand lang vroeg opstaat?',
    'Deze 5 dorpen aan het water ken je nog niet, en je bent er binnen een uur',
  ],
  inputOf: (subject) => subject,
  success: (count) => ({
    title: 'Facebook titels gegenereerd',
    description: `${count} clickbait titels succesvol gegenereerd`,
  }),
  blank: { title: 'Titel verplicht', description: 'Voer eerst een titel in om Facebook titels te genereren.' },
}

export function FacebookScreen(shown: Headed) {
  return <CaptionScreen {...shown} parts={parts} />
}
