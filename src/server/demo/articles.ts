// The articles of the demo: one that is being written, one with text of a model that was reviewed, one that changed since its review, and
// one with text of a model that nobody reviewed. All invented.
import { editedArticle, newArticle } from '#contract/articles/article.ts'
import { reviewInput, type Decision } from '#contract/reviews/review.ts'
import type { DemoName } from '../accounts/first-users.ts'
import { picturesWithoutAlt } from '#contract/articles/picture-mentions.ts'
import { insertArticle, updateArticle } from '../articles/save-store.ts'
import { factsOf } from '../articles/text-facts.ts'
import { review } from '../reviews/steps.ts'
import type { Happening, Scene } from './happening.ts'

interface DemoArticle {
  by: DemoName
  title: string
  content: string
  /** What it was made from. */
  originalContent?: string
  keyphrase?: string
  seoDescription?: string
  hoursAgo: number
  /** How long after it was written it was checked, in hours, and by whom. */
  checked?: { after: number; by: DemoName }
  /** The blocks that a model wrote, by their places from 0, and what its reviewer decided of each. */
  ofModel?: Readonly<Record<number, Decision>>
  /** What was added to it after that. */
  addedLater?: string
}

const release =
  'De gemeente vervangt vanaf 6 januari het dek van de fietsbrug over de Linge bij Geldermalsen. De brug is tot en met 14 maart dicht. Uit een inspectie in oktober bleek dat elf van de veertig planken zijn aangetast door vocht.\n\nFietsers worden omgeleid via de Rijksstraatweg. De omleiding is 1,8 kilometer langer. Op schooldagen rijdt tussen 7.30 en 9.00 uur elke tien minuten een pendelbus over de spoorbrug. Fietsen gaan gratis mee. De bus is rolstoeltoegankelijk.\n\nHet nieuwe dek is van gerecycled kunststof en gaat naar verwachting vijftig jaar mee. Het werk kost 310.000 euro. De provincie betaalt de helft.\n'

const articles: readonly DemoArticle[] = [
  {
    by: 'demo-premium',
    title: 'Fietsbrug over de Linge tien weken dicht: zo rijd je om',
    keyphrase: 'fietsbrug Linge',
    hoursAgo: 5,
    originalContent: release,
    content: `Wie met de fiets van Geldermalsen naar Meteren wil, moet vanaf 6 januari een andere weg nemen. Het houten dek van de fietsbrug is rot en wordt tot en met 14 maart vervangen.

## De omleiding

De borden sturen je via de **Rijksstraatweg**. Dat is 1,8 kilometer langer: zes minuten voor wie rustig doortrapt.

### Voor scholieren

Op schooldagen rijdt tussen 7.30 en 9.00 uur een pendelbus over de spoorbrug, elke tien minuten. Je fiets gaat gratis mee. Je stapt op bij [nog in te vullen: opstapplaats van de bus].

## Waarom nu

Bij een controle in oktober bleken elf van de veertig planken aangetast. Langer wachten kon niet: in het voorjaar staat het water hoger, en dan kan er geen ponton onder.

## Het nieuwe dek

| | Oud | Nieuw |
| --- | --- | --- |
| Materiaal | hout | gerecycled kunststof |
| Gaat mee | 25 jaar | 50 jaar |

Het werk kost 310.000 euro. De provincie betaalt de helft.
`,
  },
  {
    by: 'demo-premium',
    title: 'Vijf musea in het noorden waar kinderen gratis naar binnen mogen',
    keyphrase: 'gratis musea',
    seoDescription:
      'In deze vijf musea in het noorden komen kinderen tot en met twaalf jaar gratis binnen. Met wat er te doen is en of je moet reserveren.',
    hoursAgo: 6 * 24,
    checked: { after: 3, by: 'demo-beheerder' },
    ofModel: { 0: 'changed', 4: 'kept' },
    content: `Een dagje museum met het gezin kost al snel vijftig euro. Het kan ook voor niets: in deze vijf huizen komen kinderen tot en met twaalf jaar gratis binnen, en in twee ervan hun ouders op woensdag ook.

## Wat je moet weten

1. Reserveren is in de schoolvakanties nodig.
2. Een museumkaart hoeft niet.
3. Neem een broodje mee: alleen in het scheepvaartmuseum mag je dat binnen opeten.

## Waar kleine kinderen het langst blijven

In het natuurmuseum mogen kinderen vanaf vier jaar zelf botten opgraven in een bak zand. Reken op anderhalf uur, en op zand in alle schoenen.

## Waar het stil is

Het kleinste van de vijf heeft op doordeweekse ochtenden zelden meer dan tien bezoekers. Wie van rustig kijken houdt, gaat daarheen.
`,
  },
  {
    by: 'demo-premium',
    title: 'Huismus staat weer bovenaan in de wintertelling',
    keyphrase: 'vogeltelling',
    hoursAgo: 9 * 24,
    checked: { after: 2, by: 'demo-premium' },
    addedLater: '\nDe telling van volgend jaar is in het laatste weekend van januari.\n',
    content: `Ruim achthonderd tuinen deden mee aan de wintertelling, en de huismus werd het vaakst gezien. Daarna volgen de koolmees en de merel.

## Opvallend

De ringmus is terug. Vorig jaar telde niemand er een, nu stonden er elf op de lijsten, allemaal in tuinen met een heg.

> Een heg doet meer voor vogels dan een voederhuisje.

## Zelf iets doen

- Laat blad onder de struiken liggen.
- Hang geen vetbollen in een netje: daar blijven pootjes in hangen.
- Zet water neer, ook als het vriest.
`,
  },
  {
    by: 'demo-redacteur',
    title: 'Wat kost een elektrische bakfiets je echt?',
    hoursAgo: 3 * 24,
    // Nobody reviewed it: the decisions are for later.
    ofModel: { 0: 'kept', 2: 'kept' },
    content: `De aanschaf is het begin. Verzekering, banden en een accu die na zes jaar aan vervanging toe is: wij rekenden drie modellen door over acht jaar, en legden ze naast een kleine tweedehands auto.

## De rekening over acht jaar

De goedkoopste van de drie komt uit op 94 euro per maand, de duurste op 151. De auto kost 212 euro, zonder parkeren.

## Wat meevalt

Stroom is bijna niets: 3 euro per maand voor wie elke dag tien kilometer rijdt.
`,
  },
]

/** The pace of one person is not asked of a demo, which is of several weeks. */
const uncounted = () => {}

/** A review in full of what was written first. */
const WHOLE = { version: 1, read: true, accuracy: true, sources: true, plausibility: true }

/** As whose text it is shown: no model is asked for a demo. */
const DEMO_MODEL = 'demo-model (verzonnen)'

/** Each article is written, perhaps checked, and perhaps changed after that. */
export function articlesOf({ tx }: Scene): Happening[] {
  return articles.flatMap((article) => {
    const { by, hoursAgo, checked, ofModel = {}, addedLater, keyphrase = '', originalContent = null, ...text } = article
    const parts = Object.entries(ofModel).map(([at, decision]) => ({ id: `demo-${at}`, at: Number(at), decision }))
    const fields = newArticle.parse({
      title: text.title,
      content: text.content,
      originalContent,
      ...(text.seoDescription !== undefined && { seoDescription: text.seoDescription }),
      seoData: { keyphrase },
      blocks: parts.map(({ id, at }) => ({ id, at, model: DEMO_MODEL, generationId: null })),
    })
    let id = 0
    const happenings: Happening[] = [
      {
        by,
        hoursAgo,
        happen: async (deed) => void ({ id } = await insertArticle(tx, deed, fields, factsOf(fields.content))),
      },
    ]
    if (checked) {
      happenings.push({
        by: checked.by,
        hoursAgo: hoursAgo - checked.after,
        happen: (deed) =>
          review(tx, deed, id, reviewInput.parse({ ...WHOLE, parts }), {
            undescribed: picturesWithoutAlt(text.content),
            count: uncounted,
          }),
      })
    }
    if (addedLater !== undefined) {
      const edit = editedArticle.parse({ title: text.title, content: text.content + addedLater })
      happenings.push({
        by,
        hoursAgo: hoursAgo - 24,
        happen: (deed) => updateArticle(tx, deed, id, edit, { facts: factsOf(edit.content), count: uncounted }),
      })
    }
    return happenings
  })
}
