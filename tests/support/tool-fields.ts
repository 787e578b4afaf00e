// A plain request for each tool, as its form would send it.
import type { ToolName } from '#contract/tools/registry.ts'

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
}
