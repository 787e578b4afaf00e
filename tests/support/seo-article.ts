// An article about which search engines have little to wish.
import { slugOf } from '#contract/seo/slug.ts'
import type { AnalysisInput } from '#web/seo/reading.ts'

const TITLE = 'Fietsbrug Linge tien weken dicht: zo rijd je om'

export const article: AnalysisInput = {
  title: TITLE,
  markdown: `Wie van Geldermalsen naar Tricht wil, kan niet over de fietsbrug over de Linge. Het dek is rot.

## De omleiding

Borden wijzen de weg naar het [tijdelijke fietspad](https://westbetuwe.example/omleiding). Dat is drie kilometer om. Scholieren
nemen de pendelbus. Hij rijdt elke tien minuten en kost niets.

## De fietsbrug over de Linge zelf

Een aannemer legt een nieuw dek. Daarna schildert hij de leuning. Op 14 maart kan iedereen er weer over. Voetgangers gaan
eerder: vanaf 1 maart ligt er een smalle loopplank. Honden mogen mee, fietsen niet.

De gemeente keek ook naar een pont. Die was te duur. Een noodbrug paste niet, want de kade is daar te zwak. Bewoners hadden
liever de zomer gehad. Dan broeden er vleermuizen onder het dek, en die hebben rust nodig. Wie vragen heeft, belt met de
gemeente. Op donderdag is er een avond in het dorpshuis. De koffie staat dan om zeven uur klaar. De aannemer toont daar
tekeningen van het werk en neemt een plank mee. Ouders van scholieren kunnen er terecht met hun zorgen over de route. Het
schoolbestuur komt ook.`,
  seoTitle: TITLE,
  seoDescription:
    'De fietsbrug over de Linge is tien weken dicht. Dit zijn de omleiding, de tijden van de pendelbus en de plannen voor het dek.',
  slug: slugOf(TITLE),
  keyphrase: 'fietsbrug Linge',
  synonyms: [],
  titleWidth: 406,
}
