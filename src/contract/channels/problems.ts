// What can go wrong with YouTube channels: a part of the catalogue of all problems (../problems.ts). Knows no other.

/** Code, HTTP status and Dutch message of each. */
export const channelProblems = {
  channelNotFound: { status: 422, message: 'Dit kanaal is op YouTube niet te vinden. Kijk het adres na.' },
  /** `channel` goes along: what to follow instead. */
  channelIsVideo: { status: 422, message: 'Dit is het adres van een video. Geef het adres van het kanaal.' },
  channelKnown: { status: 409, message: 'Je volgt dit kanaal al.' },
  channelsFull: {
    status: 409,
    message: 'Je volgt het hoogste aantal kanalen. Verwijder er een voordat je een ander toevoegt.',
  },
  channelCodeMissing: {
    status: 409,
    message: 'De code staat nog niet in de omschrijving van het kanaal. Zet die erin, sla op en probeer het opnieuw.',
  },
  youtubeKeyMissing: {
    status: 409,
    message: 'Dit kan pas als er een sleutel voor YouTube is. Vraag je beheerder om YOUTUBE_API_KEY in te stellen.',
  },
  youtubeSpent: {
    status: 503,
    message: 'Wat we vandaag bij YouTube mogen opvragen, is op. Vanaf 9.00 uur ’s ochtends kan het weer.',
  },
  youtubeFailed: { status: 502, message: 'YouTube antwoordt nu niet. Probeer het later opnieuw.' },
  youtubeRefused: {
    status: 502,
    message: 'YouTube weigert onze sleutel. Vraag je beheerder om YOUTUBE_API_KEY na te kijken.',
  },
} as const
