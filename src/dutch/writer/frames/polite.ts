// Sentences for captions to readers who are addressed as u, beside those of the books that address nobody. Data only.

import type { CaptionBook } from './captions.ts'

export const POLITE_CAPTIONS: Pick<CaptionBook, 'pause' | 'talk' | 'keep' | 'share'> = {
  pause: [
    'Neemt u er rustig de tijd voor.',
    'Lees het op een moment dat u uitkomt.',
    'U leest het in uw eigen tempo, nu of straks.',
  ],
  talk: [
    'Wat vindt u? Laat het weten in de reacties.',
    'Hoe kijkt u ernaar? Deel het in de reacties.',
    'Heeft u een vraag of een aanvulling? Die is welkom in de reacties.',
    'Hoe denkt u erover? Praat mee in de reacties.',
    'Wat zou u hierover nog willen weten? Vraag het in de reacties.',
  ],
  keep: ['Heeft u nu geen tijd? Bewaar deze post voor later.', 'Bewaart u deze post, dan leest u later verder.'],
  share: [
    'Kent u iemand die dit ook wil lezen? Stuur deze post dan door.',
    'Deel deze post gerust met iemand in uw omgeving.',
  ],
}
