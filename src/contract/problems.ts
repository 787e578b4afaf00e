// Every error the server can answer: code, HTTP status, Dutch message. A test walks this catalogue.
import { z } from 'zod'
import type { Block } from './access.ts'
import { accountProblems } from './accounts/problems.ts'
import { changedThere, type ChangedThere } from './publishing/changed-there.ts'
import { pictureProblems } from './pictures/problems.ts'
import { publishingProblems } from './publishing/problems.ts'
import { reviewProblems } from './reviews/problems.ts'
import { channelProblems } from './channels/problems.ts'

export const problems = {
  invalidInput: { status: 400, message: 'Controleer de ingevulde gegevens.' },
  malformedBody: { status: 400, message: 'Het verzoek kon niet worden gelezen: de inhoud is geen geldige JSON.' },
  malformedRequest: { status: 400, message: 'Het verzoek kon niet worden gelezen.' },
  notLoggedIn: { status: 401, message: 'Je bent niet ingelogd.' },
  wrongCredentials: { status: 401, message: 'De gebruikersnaam of het wachtwoord klopt niet.' },
  /** The password was right; `challenge` goes along with the second step. */
  secondStepNeeded: { status: 401, message: 'Bevestig met je tweede stap dat jij het bent.' },
  challengeOver: { status: 401, message: 'Deze inlogpoging is verlopen. Log opnieuw in.' },
  wrongCode: { status: 401, message: 'Deze code klopt niet, of is al gebruikt.' },
  passkeyRefused: {
    status: 401,
    message: 'Met deze passkey kun je hier niet inloggen. Log in met je gebruikersnaam en wachtwoord.',
  },
  secondStepMissing: { status: 403, message: 'Stel eerst een tweede stap in: die is voor jouw account verplicht.' },
  /** The session is right, and too old for this: its user proves who they are, and asks again. */
  freshLoginNeeded: { status: 403, message: 'Bevestig eerst dat jij het bent.' },
  notAllowed: { status: 403, message: 'Je hebt geen toegang tot dit onderdeel.' },
  unknownHost: {
    status: 421,
    message: 'De server kent het adres niet waaronder je hem bezoekt. Stel PUBLIC_URL in op dat adres.',
  },
  foreignOrigin: { status: 403, message: 'Dit verzoek komt van een andere website en is daarom geweigerd.' },
  requestLimitReached: {
    status: 403,
    message: 'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
  },
  trialExpired: {
    status: 403,
    message: 'Je proefperiode is afgelopen. Upgrade je account om meer verzoeken te doen.',
  },
  subscriptionExpired: {
    status: 403,
    message: 'Je Premium-abonnement is afgelopen. Verleng het om meer verzoeken te doen.',
  },
  premiumOnly: { status: 403, message: 'Stijlprofielen horen bij Premium. Upgrade je account om ze te gebruiken.' },
  notFound: { status: 404, message: 'Dit bestaat niet of is verwijderd.' },
  /** What is for the newsroom's desks is asked by somebody without one, or with a lesser one. */
  deskNeeded: {
    status: 403,
    message: 'Publiceren doen eindredacteuren en chefs. Vraag een beheerder om jou dat recht te geven.',
  },
  /** A request names an article that is not its user's, or not any more. */
  articleGone: { status: 404, message: 'Dit artikel staat niet (meer) tussen je artikelen.' },
  /** Of who has no desk, `MOST_ARTICLES`. */
  tooManyArticles: {
    status: 409,
    message:
      'Zonder functie bij de redactie bewaar je hier hoogstens 5.000 artikelen, die in de prullenbak meegeteld. Vraag een beheerder om een functie, of verwijder wat je niet meer nodig hebt: na 30 dagen in de prullenbak is dat voorgoed weg.',
  },
  /** A picture that was never there, is somebody else's, has been removed or has had its time. */
  pictureGone: { status: 404, message: 'Deze afbeelding bestaat niet of is al verwijderd.' },
  unknownRoute: { status: 404, message: 'Dit adres bestaat niet.' },
  changedMeanwhile: {
    status: 409,
    message: 'Iemand anders heeft dit intussen gewijzigd. Bekijk de nieuwe gegevens en probeer het opnieuw.',
  },
  emailUnconfirmed: { status: 403, message: 'Bevestig eerst je e-mailadres. Daarna kun je dit doen.' },
  alreadyPremium: { status: 409, message: 'Je hebt Premium al. Een tweede bestelling is niet nodig.' },
  noSubscription: { status: 409, message: 'Er loopt geen abonnement dat je hier kunt wijzigen.' },
  badSignature: { status: 400, message: 'De handtekening onder deze melding klopt niet.' },
  paymentsOff: { status: 409, message: 'Betalen kan hier niet. Vraag Premium aan met een bericht aan het team.' },
  paymentsFailed: {
    status: 502,
    message: 'De betaaldienst antwoordt niet. Er is niets besteld en niets afgeschreven. Probeer het zo opnieuw.',
  },
  secondStepStands: {
    status: 409,
    message: 'Codes uit een app staan al aan. Zet ze eerst uit om ze opnieuw in te stellen.',
  },
  secondStepNotBegun: { status: 409, message: 'Begin opnieuw met instellen: er is geen code om te bevestigen.' },
  passkeyKnown: { status: 409, message: 'Deze passkey is al toegevoegd.' },
  passkeysNeedAddress: {
    status: 409,
    message:
      'Passkeys werken alleen als Kopij een eigen domeinnaam heeft. Vraag je beheerder om PUBLIC_URL in te stellen.',
  },
  /** Somebody wants to register where only who was invited may. */
  invitationNeeded: {
    status: 403,
    message: 'Hier maak je een account op uitnodiging. Vraag een beheerder om je uit te nodigen.',
  },
  /** What a link in a mail, whatever it is for, can be instead of one that does something. */
  letterLinkUnknown: {
    status: 404,
    message: 'Deze link werkt niet. Misschien is er een nieuwere verstuurd, of is de link niet compleet overgekomen.',
  },
  letterLinkUsed: { status: 409, message: 'Deze link is al gebruikt.' },
  letterLinkExpired: { status: 410, message: 'Deze link is verlopen.' },
  deletionDue: { status: 409, message: 'Je account wordt al verwijderd. Tot die dag kun je het behouden.' },
  /** A copy of one's data that was never there, is somebody else's, was replaced or has had its time. */
  exportGone: { status: 404, message: 'Deze kopie van je gegevens is er niet meer. Vraag een nieuwe aan.' },
  recipeNameTaken: { status: 409, message: 'Je hebt al een recept met deze naam. Kies een andere naam.' },
  feedKnown: { status: 409, message: 'Deze feed volg je al.' },
  /** What an address can be instead of a feed, or of a page that names one. */
  feedRefused: { status: 422, message: 'Achter dit adres staat geen feed die kan worden gelezen.' },
  opmlUnreadable: { status: 422, message: 'In dit bestand staan geen feeds. Kies een OPML-bestand.' },
  linkClaimed: { status: 409, message: 'Deze link is al geclaimd.' },
  linkNotClaimed: { status: 409, message: 'Deze link is door niemand geclaimd.' },
  forbiddenStep: { status: 409, message: 'Deze stap kan nu niet. Vernieuw de lijst om te zien hoe het ervoor staat.' },
  gapsOpen: {
    status: 409,
    message: 'Vul eerst alle open plekken in. Daarna kun je het artikel nakijken.',
  },
  altMissing: {
    status: 409,
    message: 'Geef elke afbeelding een omschrijving. Daarna kun je het artikel nakijken.',
  },
  ...channelProblems,
  campaignUnderWay: {
    status: 409,
    message: 'Dit wordt al geschreven, misschien in een ander venster. Wacht tot het klaar is.',
  },
  ...accountProblems,
  ...publishingProblems,
  tooSlow: { status: 408, message: 'Het verzoek kwam niet op tijd binnen. Probeer het opnieuw.' },
  bodyTooLarge: { status: 413, message: 'Het verzoek is te groot.' },
  wrongMediaType: { status: 415, message: 'Dit soort inhoud kan hier niet worden verwerkt. Stuur JSON.' },
  wrongFileKind: { status: 415, message: 'Dit soort bestand kan hier niet worden verwerkt.' },
  tooManyTries: { status: 429, message: 'Te veel pogingen. Probeer het later opnieuw.' },
  unexpected: { status: 500, message: 'Er ging iets mis aan onze kant. Probeer het opnieuw.' },
  writerFailed: { status: 502, message: 'De schrijfhulp gaf geen bruikbaar antwoord. Probeer het opnieuw.' },
  writerEmpty: { status: 502, message: 'Geen captions konden worden gegenereerd.' },
  writerUnreachable: { status: 502, message: 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.' },
  writerTooSlow: { status: 502, message: 'De schrijfhulp deed er te lang over. Probeer het opnieuw.' },
  writerRefused: {
    status: 502,
    message: 'De schrijfhulp wil over dit onderwerp niet schrijven. Pas de titel of omschrijving aan.',
  },
  writerWrongLanguage: {
    status: 502,
    message: 'De schrijfhulp antwoordde tot twee keer toe in de verkeerde taal. Probeer het opnieuw.',
  },
  writerBannedWord: {
    status: 422,
    message: 'De schrijfhulp gebruikte een woord dat je stijlprofiel verbiedt. Pas het profiel of je tekst aan.',
  },
  writerCannot: { status: 422, message: 'Dit kan de ingebouwde schrijfhulp niet.' },
  // What a page can be instead of an article that everybody may read. None is a fault of ours, so none is a 500 or more; a
  // proxy in front would replace the words of some of those by its own.
  pageUnreachable: { status: 422, message: 'Deze pagina is niet te bereiken. Plak de tekst van het artikel zelf.' },
  pageTooSlow: { status: 422, message: 'De site antwoordt niet op tijd. Plak de tekst van het artikel zelf.' },
  pageRefused: { status: 422, message: 'De site geeft deze pagina niet. Plak de tekst van het artikel zelf.' },
  pageBroken: {
    status: 422,
    message: 'Het antwoord van de site kon niet worden gelezen. Plak de tekst van het artikel zelf.',
  },
  notAPage: { status: 415, message: 'Achter dit adres staat geen webpagina. Plak de tekst van het artikel zelf.' },
  pageTooLarge: { status: 413, message: 'Deze pagina is te groot om te lezen. Plak de tekst van het artikel zelf.' },
  pageUnreadable: { status: 422, message: 'Deze pagina kon niet worden gelezen. Plak de tekst van het artikel zelf.' },
  pageClosed: {
    status: 422,
    message:
      'Dit artikel is alleen voor abonnees, dus alleen het begin is te lezen. Plak de hele tekst als je die mag gebruiken.',
  },
  pageAsksConsent: {
    status: 422,
    message: 'Deze site toont het artikel pas na een keuze over cookies. Open het zelf en plak de tekst.',
  },
  pageEmpty: {
    status: 422,
    message: 'Op deze pagina staat geen tekst die te lezen is. Open de pagina zelf en plak de tekst van het artikel.',
  },
  pageOnlyNavigation: {
    status: 422,
    message: 'Op deze pagina staat geen artikel, alleen koppen of menu’s. Geef het adres van het artikel zelf.',
  },
  // What a file can be instead of an article that can be taken over, and an article that no document can be made of.
  documentUnreadable: {
    status: 422,
    message: 'Dit bestand kon niet worden gelezen. Sla het opnieuw op, of plak de tekst zelf.',
  },
  documentEmpty: { status: 422, message: 'In dit bestand staat geen tekst om een artikel van te maken.' },
  documentTooLarge: {
    status: 413,
    message: 'Dit bestand is te groot om te importeren. Deel het op in kleinere stukken.',
  },
  exportTooLarge: {
    status: 422,
    message: 'Dit artikel is te groot voor dit soort bestand. Kies Markdown of platte tekst.',
  },
  readerBusy: { status: 503, message: 'Er worden nu veel artikelen tegelijk opgehaald. Probeer het zo opnieuw.' },
  textsBusy: { status: 503, message: 'Er worden nu veel lange teksten tegelijk verwerkt. Probeer het zo opnieuw.' },
  ...pictureProblems,
  storageFull: {
    status: 507,
    message: 'Op de server is geen ruimte meer. Probeer het later opnieuw, of vraag je beheerder om ruimte te maken.',
  },
  storageUnavailable: { status: 503, message: 'De opslag van bestanden antwoordt niet. Probeer het zo opnieuw.' },
  mailFailed: { status: 502, message: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.' },
  cancelled: { status: 503, message: 'Het verzoek is afgebroken.' },
  tooBusy: { status: 503, message: 'Er loggen nu te veel mensen tegelijk in. Probeer het zo opnieuw.' },
  databaseUnavailable: { status: 503, message: 'De database antwoordt niet. Probeer het zo opnieuw.' },
  ...reviewProblems,
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/**
 * The body of every error reply. `errors` has a message per input field. The three flags tell the browser why AI was
 * refused: `trialExpired` is set when any end date has passed, `subscriptionExpired` only when it was that of Premium.
 */
export const problemReply = z.object({
  /** What the browser decides by. Not checked against the catalogue: a newer server may send a code it does not know. */
  code: z.custom<ProblemCode>((code) => typeof code === 'string'),
  /** For people. May be more specific than the catalogue's message. */
  message: z.string(),
  /** The same once more, from endpoints that declare `errorField`. */
  error: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  requestLimitReached: z.boolean().optional(),
  trialExpired: z.boolean().optional(),
  subscriptionExpired: z.boolean().optional(),
  /** Of secondStepNeeded: goes along with the code, and whether this account has no codes but only passkeys. */
  secondStep: z.boolean().optional(),
  challenge: z.string().optional(),
  passkeyOnly: z.boolean().optional(),
  /** Of changedThere. */
  changedThere: changedThere.optional(),
  /** Of channelIsVideo: the channel that the video is of, as it can be sent to be followed. */
  channel: z.object({ channel: z.string(), title: z.string() }).optional(),
})
export type ProblemReply = z.infer<typeof problemReply>

/** The flags of `problemReply` for each reason to refuse AI. */
const flags = {
  requestLimitReached: { requestLimitReached: true },
  trialExpired: { requestLimitReached: true, trialExpired: true },
  subscriptionExpired: { requestLimitReached: true, trialExpired: true, subscriptionExpired: true },
} as const satisfies Record<Block, object>

interface Details {
  /** Replaces the catalogue's message by a more specific one. */
  message?: string
  /** Per field of the input, what is wrong with it. */
  errors?: Record<string, string>
  /** After how many seconds a retry makes sense; sent as the Retry-After header. */
  retryAfterSeconds?: number
  /** Of secondStepNeeded. */
  challenge?: { challenge: string; passkeyOnly: boolean }
  /** Of changedThere. */
  changedThere?: ChangedThere
  /** Of channelIsVideo. */
  channel?: { channel: string; title: string }
  /** The underlying error; for the log, never sent to the browser. */
  cause?: unknown
}

/** Thrown on the server to refuse a request with a problem of the catalogue; the HTTP layer turns it into a reply. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  /** The message for the user. It may quote their input, so it is not logged: the log gets the catalogue's message. */
  readonly told: string
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly challenge: Details['challenge']
  readonly changedThere: ChangedThere | undefined
  readonly channel: Details['channel']

  constructor(code: ProblemCode, details: Details = {}) {
    super(problems[code].message, { cause: details.cause })
    this.code = code
    this.told = details.message ?? problems[code].message
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
    this.challenge = details.challenge
    this.changedThere = details.changedThere
    this.channel = details.channel
  }

  get status(): number {
    return problems[this.code].status
  }

  /** The body of the reply, without the cause. */
  reply(): ProblemReply {
    return {
      code: this.code,
      message: this.told,
      ...(this.errors && { errors: this.errors }),
      ...(this.changedThere && { changedThere: this.changedThere }),
      ...(this.challenge && { secondStep: true, ...this.challenge }),
      ...(this.channel && { channel: this.channel }),
      ...(flags as Partial<Record<ProblemCode, object>>)[this.code],
    }
  }
}
