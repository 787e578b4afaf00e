// Frames for Facebook titles. Data only: add lines, keep them true of any article with that title.

import type { TitleFrames } from './title-frames.ts'

const READ_ARTICLE = [
  'lees het hele artikel',
  'lees hier het hele verhaal',
  'hier lees je het hele artikel',
  'het hele artikel is hier te lezen',
  'lees het hele artikel op een rustig moment',
]
const READ_ABOUT = ['lees er in dit artikel meer over']

const TALK_CLOSERS = [
  'Vertel het in de reacties',
  'Laat het weten in de reacties',
  'Praat mee in de reacties',
  'Reageer onder deze post',
]
const TALK = ['praat mee in de reacties', 'deel je mening in de reacties']

export const facebookGeneral: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer'],
    phrase: ['praat mee in de reacties', 'hier lees je er meer over'],
    list: ['vul aan in de reacties', 'handig om door te lezen', 'hier lees je ze'],
    how: ['deel je ervaring in de reacties', 'hier lees je er meer over'],
    statement: [...TALK, 'hier lees je er meer over'],
    composed: TALK,
    name: ['praat mee in de reacties'],
    call: TALK,
    question: ['geef antwoord in de reacties', 'hier lees je er meer over'],
    quote: ['lees het verhaal achter deze woorden', 'deel je mening in de reacties'],
    none: ['een artikel om op je gemak te lezen', 'neem er even de tijd voor', 'dit artikel staat voor je klaar'],
  },
  ask: {
    phrase: [
      'wat komt er als eerste bij je op?',
      'wat zou jij hierover willen weten?',
      'wat weet jij er al van?',
      'hoe kijk jij ernaar?',
      'wat vind jij?',
      'waar doet dit jou aan denken?',
      'wat is jouw verhaal?',
      'wat maakt jou nieuwsgierig?',
      'kende jij het al?',
      'praat jij hier weleens over?',
      'met wie zou jij dit delen?',
    ],
    statement: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat denk jij?', 'wat zou jij hierover willen weten?'],
    composed: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat zou jij hierover willen weten?', 'ben je benieuwd?'],
    how: ['wat is jouw ervaring?', 'wat weet jij er al van?', 'wat zou jij hierover willen weten?'],
    list: [
      'welke ken jij al?',
      'wat zou jij toevoegen?',
      'welke springt er voor jou uit?',
      'wat staat er bij jou bovenaan?',
    ],
    name: ['wat weet jij al?', 'wat komt er als eerste bij je op?', 'ben je benieuwd?'],
    question: ['wat denk jij?', 'praat je mee?', 'heb jij een idee?'],
    call: ['wat vind jij?', 'praat je mee?', 'hoe kijk jij ernaar?', 'lees je mee?'],
    quote: [
      'zou jij dat ook zeggen?',
      'wat roept dit bij je op?',
      'hoe klinkt dat jou in de oren?',
      'wat zou jij willen vragen?',
    ],
    none: ['heb je even tijd om te lezen?', 'lees je mee?'],
  },
  read: {
    any: READ_ARTICLE,
    phrase: READ_ABOUT,
    how: READ_ABOUT,
    statement: READ_ABOUT,
    question: READ_ABOUT,
    none: ['bekijk het hele artikel', 'lees hier verder'],
  },
  askClosers: ['Wat vind jij?', 'Wat denk jij?', 'Praat je mee?'],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Lees het hele artikel', 'Lees er meer over', 'Lees hier verder'],
  wraps: [
    'Leestip: ‘%’',
    'Heb jij ‘%’ al gelezen?',
    'Zet ‘%’ op je leeslijst',
    'Benieuwd naar ‘%’? Lees het hele artikel',
    'Lees nu: ‘%’',
  ],
}

export const facebookRecipe: TitleFrames = {
  say: {
    any: ['het recept lees je hier', 'bekijk hier het recept', 'hier vind je het recept'],
    none: facebookGeneral.say.none ?? [],
  },
  ask: { none: facebookGeneral.ask.none ?? [] },
  read: {
    any: [
      'lees het hele recept',
      'bekijk hier het hele recept',
      'het hele recept is hier te lezen',
      'lees het recept op een rustig moment',
      'hier is het hele recept te lezen',
    ],
    none: facebookGeneral.read.none ?? [],
  },
  askClosers: ['Ga jij dit maken?', 'Wie schuift er aan?', 'Wat vind jij?'],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Bekijk het recept', 'Lees het hele recept', 'Lees hier verder'],
  wraps: ['Kooktip: ‘%’', 'Heb jij ‘%’ al bekeken?'],
}

export const facebookNews: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer', ...TALK],
    phrase: ['dit wil je erover weten', 'in dit artikel lees je er meer over', 'hier lees je er meer over'],
    statement: ['dit wil je erover weten', 'in dit artikel lees je er meer over', 'hier lees je er meer over'],
    question: ['daar gaat dit artikel over', 'in dit artikel lees je er meer over'],
    none: ['een artikel om op je gemak te lezen', 'neem er even de tijd voor'],
  },
  ask: facebookGeneral.ask,
  read: {
    any: READ_ARTICLE,
    phrase: READ_ABOUT,
    how: READ_ABOUT,
    statement: READ_ABOUT,
    question: READ_ABOUT,
    none: ['bekijk het hele artikel', 'lees hier verder'],
  },
  askClosers: ['Wat vind jij?', 'Hoe kijk jij ernaar?', 'Praat je mee?'],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Lees het hele artikel', 'Lees er meer over', 'Lees hier verder'],
  wraps: ['Lees nu: ‘%’', 'Leestip: ‘%’'],
}

export const facebookSerious: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer', 'meer lees je in dit artikel'],
    phrase: [
      'een artikel om met aandacht te lezen',
      'in dit artikel lees je er meer over',
      'daar gaat dit artikel over',
    ],
    statement: ['in dit artikel lees je er meer over', 'meer hierover lees je in dit artikel'],
    question: ['in dit artikel lees je er meer over', 'daar gaat dit artikel over'],
    name: ['een artikel om met aandacht te lezen'],
    none: ['een artikel om met aandacht te lezen', 'een artikel voor een rustig moment'],
  },
  ask: {},
  read: {
    any: [
      'lees het volledige artikel',
      'lees hier het hele artikel',
      'het hele artikel is hier te lezen',
      'het volledige artikel is te lezen via deze post',
      'lees het volledige artikel op een rustig moment',
      'hier lees je het volledige artikel',
      'lees hier het volledige artikel',
    ],
    none: ['het hele artikel', 'het volledige artikel', 'het hele verhaal'],
  },
  askClosers: [],
  talkClosers: [],
  readClosers: ['Lees het volledige artikel', 'Lees hier verder', 'Het hele artikel is hier te lezen'],
  wraps: ['Om te lezen: ‘%’', 'Lees het artikel ‘%’', 'Nu te lezen: ‘%’', 'Met aandacht te lezen: ‘%’'],
}
