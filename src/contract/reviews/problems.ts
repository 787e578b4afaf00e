// The problems of reviews, which stand in the catalogue with all others (problems.ts): code, HTTP status, Dutch message.

export const reviewProblems = {
  /** A part that a machine wrote has no decision in a review, or one that the text belies. */
  partsUndecided: {
    status: 409,
    message: 'Neem over elk deel dat AI of de schrijfhulp schreef een besluit: behouden, aangepast of verwijderd.',
  },
  reviewsOff: {
    status: 409,
    message: 'Jullie redactie kijkt artikelen niet na: bij tekst van AI staat altijd een vermelding.',
  },
  /** The house asks a review before text of an AI model is published. */
  reviewNeeded: {
    status: 409,
    message: 'In dit artikel staat tekst van AI. Kijk het eerst na; daarna kan het naar buiten.',
  },
  tooManyReviewLinks: {
    status: 409,
    message: 'Er staan al tien links open om dit artikel mee te lezen. Trek er eerst een in.',
  },
  tooManyAnswers: {
    status: 409,
    message: 'Vijftig mensen hebben over dit artikel geantwoord, of kunnen dat nog. Meer kan niet.',
  },
  reviewLinkUnknown: {
    status: 404,
    message: 'Deze link werkt niet. Misschien is hij ingetrokken, of niet compleet overgekomen.',
  },
  /** Somebody sent the article back, and its owner has not answered that. */
  sentBack: {
    status: 409,
    message: 'Dit artikel is teruggestuurd. Beantwoord eerst de opmerkingen; daarna kan het naar buiten.',
  },
  notSentBack: { status: 409, message: 'Er is niets teruggestuurd om op te antwoorden.' },
  returnAnswered: { status: 409, message: 'Op deze opmerkingen is al geantwoord.' },
  reviewLinkExpired: { status: 410, message: 'Deze link is verlopen. Vraag een nieuwe aan wie hem stuurde.' },
  reviewLinkAnswered: { status: 409, message: 'Op deze link is al geantwoord.' },
} as const
