// The texts of the Pinterest screen. How it works is in caption-screen.tsx.
import { PINTEREST_TITLE_LENGTH } from '#contract/tools/pinterest-captions.ts'
import { CaptionScreen, type CaptionScreenParts } from './caption-screen.tsx'

const parts: CaptionScreenParts<'pinterest-captions'> = {
  tool: 'pinterest-captions',
  tab: 'pinterest-captions',
  network: 'pinterest',
  singleLine: true,
  intro: 'Titels waarmee je pin gevonden wordt: het zoekwoord voorop, en kort genoeg om heel te blijven.',
  range: PINTEREST_TITLE_LENGTH,
  examples: [
    'Moestuin op het balkon: stappenplan voor beginners',
    'Kleine badkamer inrichten: 9 ideeën met veel opbergruimte',
    'Weekmenu voor drukke gezinnen: elke avond binnen een half uur op tafel',
  ],
  inputOf: (subject) => subject,
  success: (count) => ({ title: 'Captions gegenereerd', description: `${count} titels staan voor je klaar.` }),
}

export function PinterestScreen({ title }: { title: string }) {
  return <CaptionScreen title={title} parts={parts} />
}
