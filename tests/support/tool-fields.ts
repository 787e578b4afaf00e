// A plain request for each tool, as its form would send it.
import type { ToolName } from '#contract/tools/registry.ts'

const seaside = [
  'Wie van de stad naar zee wil fietsen, kan vanaf zaterdag een nieuwe weg nemen. Het pad langs de duinen is 14 kilometer lang en heeft geen enkele kruising met auto’s.',
  'De gemeente legde het pad in twee jaar aan. Volgens wethouder Noor Hazelaar kostte het € 2 miljoen, minder dan begroot.',
  'Bij het strandpaviljoen staan vanaf de zomer tachtig fietsenrekken. Parkeren is er gratis, ook voor bakfietsen.',
  'Omwonenden maken zich zorgen over de drukte. Zij vroegen om een hek bij de duinovergang, en dat komt er in het najaar.',
].join('\n\n')

const sources = [{ title: 'Fietspad langs de duinen', url: null, text: seaside }]
const outline = {
  sections: [
    { heading: 'Wat het pad kostte', points: ['De gemeente legde het pad in twee jaar aan'] },
    { heading: 'Fietsen stallen aan het strand', points: ['Bij het strandpaviljoen staan tachtig fietsenrekken'] },
  ],
}

export const toolInputs: Record<ToolName, object> = {
  'facebook-captions': { title: 'Fietsen naar zee', description: 'Een dag langs duin en strand.' },
  'pinterest-captions': { title: 'Fietsen naar zee', description: 'Een dag langs duin en strand.' },
  'link-in-bio-titles': { title: 'Fietsen naar zee' },
  'link-in-bio-captions': { url: 'Fietsen naar zee - Een dag langs duin en strand.' },
  titeltovenaar: { subject: 'Fietsen naar zee', context: 'Een dag langs duin en strand.', amount: 4 },
  'shorts-text': { title: 'Fietsen naar zee', description: 'Een dag langs duin en strand.', language: 'nl' },
  rewriter: {
    text: 'Met betrekking tot het fietsen naar zee kunnen wij u mededelen dat het in verband met de wind eigenlijk best wel zwaar is.',
    mode: 'eenvoudiger',
  },
  'article-outline': { title: 'Fietsen naar zee', sources, length: 'kort' },
  'article-draft': { title: 'Fietsen naar zee', sources, outline, length: 'kort' },
  'article-section': { title: 'Fietsen naar zee', sources, outline, length: 'kort', section: 1 },
  'article-meta': { title: 'Fietsen naar zee', source: seaside },
}
