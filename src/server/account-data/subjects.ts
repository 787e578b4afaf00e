// Everything that a user takes along, subject by subject: a room that keeps something of users is in this list, with what it gives.
// Knows nothing of how it is packed.
import { toolLabel } from '#contract/tools/labels.ts'
import { textsIn } from '#contract/tools/define.ts'
import { accountOf, browsersOf } from '../accounts/export-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { campaignOf } from '../articles/exchange-store.ts'
import { allArticlesOf, allVersionsOf, countArticlesOf } from '../articles/export-store.ts'
import { ownArticleFiles } from '../articles/own-export.ts'
import { changesOf, loginsOf } from '../audit/export-store.ts'
import { billingOf } from '../billing/leaving-store.ts'
import { channelsOf } from '../channels/channel-store.ts'
import { answersTo, messagesFrom } from '../contact/export-store.ts'
import { examplesOf, feedbackOf } from '../feedback/export-store.ts'
import type { ZipFile } from '../files/zip.ts'
import { generationsOf } from '../history/export-store.ts'
import { sessionsOf } from '../http/sessions-of-user.ts'
import type { Site } from '../http/site.ts'
import { secondStepOf } from '../second-step/steps-store.ts'
import { linksOf } from '../links/export-store.ts'
import { ownWordsOf } from '../own-words/store.ts'
import { madePictureFiles } from '../pictures/own-export.ts'
import { publicationsBy } from '../publishing/export-store.ts'
import { requestsOf } from '../quota/export-store.ts'
import { recipesOf } from '../resizer/recipe-store.ts'
import { statementFor } from '../reviews/clearance.ts'
import { reviewsBy } from '../reviews/export-store.ts'
import { stylesOf } from '../styles/store.ts'
import { feedOf } from '../tasks/calendar-store.ts'
import { tasksOf } from '../tasks/export-store.ts'

/** Whose, and what it takes to gather it. */
export interface Exporting {
  site: Pick<Site, 'db' | 'files' | 'studio' | 'texts' | 'uploads'>
  user: PublicUser
  now: Date
  signal: AbortSignal
  /** To be told, by what takes long, how much of it is done: a fraction. */
  done: (share: number) => Promise<void>
}

type Rows = AsyncIterable<object> | Promise<readonly object[]>

export interface Subject {
  /** What it is, for who reads along and for who opens the ZIP. */
  title: string
  /** What is in it, in a sentence. */
  about: string
  /** What goes into `<subject>.json`, as a list. */
  rows?: (exporting: Exporting) => Rows
  /** The same for a spreadsheet. */
  table?: { headings: readonly string[]; cells: (row: never) => readonly string[] }
  /** Files as they are, in folders of their own. */
  files?: (exporting: Exporting) => AsyncIterable<ZipFile>
}

const subject = (one: Subject) => one

export const subjects = {
  account: subject({
    title: 'Account',
    about: 'Je naam, adres, rol, functie en abonnement, en of je taken in een agenda staan.',
    rows: async ({ site: { db }, user }) => [
      { ...(await accountOf(db, user.id)), calendarSince: (await feedOf(db, user.id))?.createdAt ?? null },
    ],
  }),
  artikelen: subject({
    title: 'Artikelen',
    about:
      'Je artikelen, ook die in je prullenbak: als Markdown met de afbeeldingen ernaast (artikelen/markdown), als pagina om te lezen of af te drukken (artikelen/html) en met alle velden en campagneteksten in artikelen.json. Afbeeldingen die nu in geen artikel staan, liggen in afbeeldingen/artikelen.',
    rows: ({ site: { db }, user }) => withCampaigns(db, user.id),
    files: async function* ({ site, user, signal, done }) {
      // Each article comes by twice.
      const all = 2 * (await countArticlesOf(site.db, user.id))
      let begun = 0
      yield* ownArticleFiles(
        site,
        { userId: user.id, signal },
        () => done(Math.min(begun++ / all, 1)),
        (article) => statementFor(site, article),
      )
    },
  }),
  versies: subject({
    title: 'Versies',
    about: 'De eerdere versies van je artikelen.',
    rows: ({ site: { db }, user }) => allVersionsOf(db, user.id),
  }),
  afbeeldingen: subject({
    title: 'Afbeeldingen',
    about: 'Afbeeldingen die je met een tool maakte en die nog bewaard worden: afbeeldingen/tools.',
    files: ({ site, user, now }) => madePictureFiles(site, user.id, now),
  }),
  geschiedenis: subject({
    title: 'Geschiedenis',
    about:
      'Alles wat je liet schrijven, met wat je ervoor invulde. Het CSV-bestand opent in Excel, met één regel per tekst.',
    rows: ({ site: { db }, user }) => generationsOf(db, user.id),
    table: {
      headings: ['Wanneer', 'Tool', 'Favoriet', 'Invoer', 'Teksten'],
      cells: ({ createdAt, tool, favourite, input, output }: Generation) => [
        createdAt.toISOString(),
        toolLabel(tool),
        favourite ? 'ja' : '',
        inputText(input),
        textsIn(output).join('\n\n'),
      ],
    },
  }),
  stijlprofielen: subject({
    title: 'Stijlprofielen',
    about: 'Je stijlprofielen, met hun voorbeeldteksten.',
    rows: async ({ site: { db }, user }) => (await stylesOf(db, user.id)).map(({ userId: _user, ...style }) => style),
  }),
  woorden: subject({
    title: 'Eigen woorden',
    about: 'De woorden die je aan de woordenlijst toevoegde.',
    rows: ({ site: { db }, user }) => ownWordsOf(db, user.id),
  }),
  recepten: subject({
    title: 'Recepten',
    about: 'De recepten die je in de Image Resizer bewaarde.',
    rows: ({ site: { db }, user }) => recipesOf(db, user.id),
  }),
  nagekeken: subject({
    title: 'Nakijken',
    about:
      'De artikelen die je hebt nagekeken, met je besluiten, wat meelezers je antwoordden, wat jij hun antwoordde, en wat je als beheerder toch liet gaan.',
    rows: ({ site: { db }, user }) => reviewsBy(db, user),
  }),
  publicaties: subject({
    title: 'Publicaties',
    about: 'De artikelen die je naar een website liet sturen: waarheen, wanneer, met welke tags, en wat ervan werd.',
    rows: ({ site: { db }, user }) => publicationsBy(db, user.id),
  }),
  links: subject({
    title: 'Inspiratie-links',
    about: 'De links die je hebt geclaimd of toegevoegd.',
    rows: ({ site: { db }, user }) => linksOf(db, user.id),
  }),
  kanalen: subject({
    title: 'YouTube-kanalen',
    about: 'De YouTube-kanalen die je volgt. Wat YouTube over die kanalen vertelt, is van YouTube en staat er niet in.',
    rows: ({ site: { db }, user }) => channelsOf(db, user.id),
  }),
  taken: subject({
    title: 'Taken',
    about: 'De taken die je kreeg, maakte of afrondde.',
    rows: ({ site: { db }, user }) => tasksOf(db, user),
  }),
  beoordelingen: subject({
    title: 'Beoordelingen',
    about: 'Je duimen en opmerkingen bij resultaten, met de antwoorden daarop.',
    rows: ({ site: { db }, user }) => withAnswers(db, user.id),
  }),
  voorbeelden: subject({
    title: 'Geleerde voorbeelden',
    about: 'Teksten waarvan Kopij leerde wat jij goed vindt.',
    rows: ({ site: { db }, user }) => examplesOf(db, user.id),
  }),
  berichten: subject({
    title: 'Berichten',
    about: 'Wat je met dit e-mailadres via het contactformulier stuurde, met de antwoorden.',
    // Anybody can register with somebody else's address; what that person wrote is theirs.
    rows: async function* ({ site: { db }, user }) {
      if (user.emailConfirmedAt !== null) yield* messagesFrom(db, user.email)
    },
  }),
  verbruik: subject({
    title: 'Verbruik',
    about: 'Elk AI-verzoek: wanneer, met welke tool en welk model, en hoe lang het duurde.',
    rows: ({ site: { db }, user }) => requestsOf(db, user.id),
  }),
  sessies: subject({
    title: 'Sessies',
    about: 'Waar je nu bent ingelogd, en wanneer je voor het laatst inlogde in browsers die we herkennen.',
    rows: async ({ site: { db }, user, now }) => [
      ...(await sessionsOf(db, user.id, now)).map((session) => ({ kind: 'session', ...session })),
      ...(await browsersOf(db, user.id)).map((browser) => ({ kind: 'browser', ...browser })),
    ],
  }),
  beveiliging: subject({
    title: 'Beveiliging',
    about: 'Je tweede stap en je passkeys: sinds wanneer, en hoe ze heten. De geheimen zelf staan er niet in.',
    rows: async ({ site: { db }, user }) => [await secondStepOf(db, user.id)],
  }),
  betalingen: subject({
    title: 'Betalingen',
    about: 'Je abonnementen en je facturen. De facturen zelf staan bij Stripe, op het adres dat erbij staat.',
    rows: async ({ site: { db }, user }) => {
      const { subscriptions, invoices } = await billingOf(db, user.id)
      return [
        ...subscriptions.map(({ customer: _customer, ...one }) => ({ what: 'subscription', ...one })),
        ...invoices.map(({ customerId: _customer, ...one }) => ({ what: 'invoice', ...one })),
      ]
    },
  }),
  logins: subject({
    title: 'Inloggen',
    about: 'Gelukte en mislukte pogingen om met jouw account in te loggen, van het laatste jaar.',
    rows: ({ site: { db }, user }) => loginsOf(db, user.id),
  }),
  logboek: subject({
    title: 'Logboek',
    about:
      'Wat er aan je account is gewijzigd en wat je zelf wijzigde, van het laatste jaar. Zonder namen van anderen.',
    rows: ({ site: { db }, user }) => changesOf(db, user.id),
  }),
} as const

export type SubjectName = keyof typeof subjects

interface Generation {
  createdAt: Date
  tool: string
  favourite: boolean
  input: Record<string, unknown>
  output: Record<string, unknown>
}

/** What it was about: the first thing that was filled in. */
const inputText = (input: Record<string, unknown>) =>
  Object.values(input).find((value): value is string => typeof value === 'string') ?? ''

async function* withCampaigns(db: Site['db'], userId: number) {
  for await (const { ownerName: _own, userId: _user, ...article } of allArticlesOf(db, userId))
    yield { ...article, campaign: await campaignOf(db, article.id) }
}

async function* withAnswers(db: Site['db'], userId: number) {
  for await (const { handledAt, ...opinion } of feedbackOf(db, userId))
    // Only what was handled can have one.
    yield { ...opinion, answers: handledAt === null ? [] : await answersTo(db, 'feedbackId', opinion.id) }
}
