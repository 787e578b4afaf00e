// Dutch ends of a script, and the short sentences between its parts. Data only; {je|u} is said by address.

import type { BridgeBook, CloseBook } from '../frames.ts'

export const closesDutch: CloseBook = {
  ordinary: {
    talk: [
      'Hoe {denk jij|denkt u} erover? Laat het weten in de reacties.',
      'Wat zou {jij|u} eraan toevoegen? Zet het in de reacties.',
      '{Heb je|Hebt u} een aanvulling? Die is welkom in de reacties.',
      '{Herken je|Herkent u} er iets in? Vertel het in de reacties.',
      'Wat blijft {jou|u} hiervan bij? Laat het weten in de reacties.',
      'Praat gerust mee in de reacties.',
      'Een vraag of een goed idee? Zet het gerust hieronder.',
      'En wat is {jouw|uw} verhaal? Vertel het hieronder.',
    ],
    call: [
      'Bewaar deze video, dan is hij straks zo weer te vinden.',
      'Bewaar deze video voor een rustig moment.',
      'Later nog eens horen? Sla deze video dan op.',
      'Sla deze video op voor als het van pas komt.',
      '{Ken je|Kent u} iemand die dit ook wil horen? Stuur deze video dan door.',
      'Deel deze video gerust met iemand die hier iets aan heeft.',
      'Stuur deze video door naar degene aan wie {je|u} nu denkt.',
      'Volg dit kanaal als {je|u} vaker zulke verhalen wilt horen.',
      'Meer van zulke verhalen? Volg dan dit kanaal.',
      'Volg dit kanaal, dan {mis je|mist u} het volgende verhaal niet.',
    ],
  },
  news: {
    talk: [
      'Wat {vind jij|vindt u}? Laat het weten in de reacties, en houd het vriendelijk.',
      'Hoe {kijk jij|kijkt u} ernaar? Praat mee in de reacties.',
      'Wat {merk jij|merkt u} ervan? Vertel het in de reacties.',
      'Wat zou {jij|u} hierover willen weten? Stel de vraag in de reacties.',
      'Een andere mening? Ook die is welkom in de reacties.',
      'Het laatste woord is hier vast nog niet over gezegd. Praat mee in de reacties.',
    ],
    call: [
      'Volg dit kanaal om op de hoogte te blijven.',
      'Vaker een onderwerp in een minuut? Volg dan dit kanaal.',
      'Deel deze video met iemand die hier ook over praat.',
      '{Ken je|Kent u} iemand die dit wil weten? Stuur deze video dan door.',
    ],
  },
  sober: [
    'Wie er meer over wil weten, kan het hele verhaal rustig nalezen.',
    'Reageren kan, met respect voor alle betrokkenen.',
    'Laten we een beetje op elkaar passen.',
    'Tot zover, met respect voor iedereen die hiermee te maken heeft.',
    'Soms is even stil zijn genoeg.',
    'Houd bij een reactie rekening met wie er meeluistert.',
    'Dank voor het luisteren.',
    'Dank dat {je|u} de tijd nam om te luisteren.',
    'Een reactie is welkom, zolang die met zorg geschreven is.',
    'Neem de tijd die nodig is om dit te laten bezinken.',
  ],
}

export const bridgesDutch: BridgeBook = {
  insight: [
    'En dan nog even dit.',
    'Daar hoort nog iets bij.',
    'Even wat breder gekeken.',
    'Sta daar eens even bij stil.',
  ],
  practice: [
    'En wat {kun je|kunt u} daarmee?',
    'Een paar dingen om mee te nemen.',
    'Goed, en hoe nu verder?',
    'Misschien {heb je|hebt u} hier iets aan.',
  ],
  encouragement: ['Nog één ding.', 'Onthoud vooral dit.', 'En misschien wel het belangrijkste.', 'Tot slot nog dit.'],
}

/** What a listener notices when two sentences of one script have it. */
export const echoesDutch: readonly RegExp[] = [
  /reacties|hieronder/i,
  /deze video/i,
  /dit kanaal/i,
  /minuu?t/i,
  /bij stil|stilstaan/i,
  /rustig/i,
  /haast/i,
  /aandacht/i,
  /luister/i,
  /herken/i,
  /benieuwd|nieuwsgierig/i,
  /nog dit|nog even dit|nog één ding|nog iets bij/i,
  /kijkt? (?:jij|u)|denkt? (?:jij|u)|vindt? (?:jij|u)/i,
  /verhalen? zit|verhaal/i,
  /respect/i,
  /meer over te zeggen/i,
  /de tijd/i,
  /genoeg/i,
  /woorden/i,
]
