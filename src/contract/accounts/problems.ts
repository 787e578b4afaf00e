// The problems of accounts, which stand in the catalogue with all others (problems.ts): code, HTTP status, Dutch message.

export const accountProblems = {
  usernameTaken: { status: 409, message: 'Deze gebruikersnaam is al in gebruik.' },
  usernameTooAlike: {
    status: 409,
    message: 'Deze gebruikersnaam lijkt te veel op een die al in gebruik is. Kies een andere.',
  },
  emailTaken: { status: 409, message: 'Dit e-mailadres is al in gebruik.' },
  lastAdministrator: {
    status: 409,
    message: 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
  },
  /** Theirs follows from the role. */
  deskOfAdministrator: {
    status: 409,
    message: 'Een beheerder is altijd chef. Geef eerst een andere rol; daarna kun je een functie kiezen.',
  },
  /** Stripe goes on as it was, and its next notice would put back what an administrator set. */
  paysThemselves: {
    status: 409,
    message:
      'Deze gebruiker betaalt zelf voor Premium. Beëindig eerst het abonnement bij Stripe, dan kun je dit wijzigen. Alleen een einddatum na de betaalde periode kan nu al.',
  },
  /** Its moment is there, and some of the account may be gone. */
  deletionBegun: {
    status: 409,
    message: 'De verwijdering is al begonnen. Je account kan niet meer worden behouden.',
  },
  ownAccount: { status: 409, message: 'Je kunt het account waarmee je bent ingelogd niet verwijderen.' },
} as const
