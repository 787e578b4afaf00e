// The problems of publishing, which stand in the catalogue with all others (problems.ts): code, HTTP status, Dutch message.

export const publishingProblems = {
  // What a website can be instead of one that articles are published on. None is a fault of ours, so none is a 500 or more.
  siteInsecure: {
    status: 422,
    message: 'Over dit adres zou je sleutel leesbaar over het internet gaan. Gebruik het adres met https.',
  },
  siteUnreachable: { status: 422, message: 'Deze website is niet te bereiken. Controleer het adres.' },
  siteUnknown: { status: 422, message: 'Achter dit adres staat geen website waarop Kopij kan publiceren.' },
  siteRefused: { status: 422, message: 'De website neemt deze sleutel niet aan. Controleer de gegevens.' },
  siteForbids: { status: 422, message: 'Met deze sleutel mag er niet worden gepubliceerd.' },
  sitePaused: {
    status: 409,
    message: 'Deze website neemt onze sleutel niet meer aan. Een beheerder moet haar opnieuw verbinden.',
  },
  /** `changedThere` says what differs. */
  changedThere: {
    status: 409,
    message: 'Iemand heeft dit artikel op de website gewijzigd. Bekijk het verschil voordat je het overschrijft.',
  },
  goneThere: {
    status: 409,
    message: 'Dit artikel is op de website verwijderd. Je kunt het daar opnieuw plaatsen.',
  },
  alreadyPublic: {
    status: 409,
    message: 'Dit artikel staat daar al openbaar. Kies ‘Nu’ of een moment om het bij te werken.',
  },
  publicationUnderWay: {
    status: 409,
    message: 'Dit artikel wordt al naar deze website gestuurd. Wacht tot dat klaar is.',
  },
  notPlanned: { status: 409, message: 'Dit is al verstuurd, of er staat niets gepland.' },
} as const
