// Frames for Pinterest titles: a pin is found by its words and kept for later. Data only: true of any article.

import type { TitleFrames } from './title-frames.ts'

const READ_ABOUT = ['lees er in dit artikel meer over']

const TALK_CLOSERS = ['Bewaar deze pin', 'Bewaar dit voor later']

export const pinterestGeneral: TitleFrames = {
  say: {
    any: ['bewaar dit voor later', 'lees het op je gemak', 'bewaar deze pin'],
    phrase: ['om te bewaren en later te lezen', 'een pin om te bewaren', 'pin dit voor later'],
    how: ['handig om te bewaren', 'goed om te weten', 'een pin om te bewaren'],
    list: ['handig om te bewaren', 'een lijst om te bewaren', 'pin dit voor later'],
    name: ['een pin om te bewaren', 'pin dit voor later'],
    composed: ['een pin om te bewaren', 'pin dit voor later'],
    statement: ['dit wil je erover weten', 'hier lees je er meer over'],
    question: ['in dit artikel lees je er meer over', 'pin dit voor later'],
    quote: ['woorden om te bewaren', 'lees het verhaal achter deze woorden'],
    none: ['een artikel om te bewaren', 'om op je gemak te lezen', 'bewaar dit voor later'],
  },
  ask: {
    phrase: [
      'wat komt er als eerste bij je op?',
      'wat weet jij er al van?',
      'wat zou jij hierover willen weten?',
      'wat maakt jou nieuwsgierig?',
      'wat roept dit bij je op?',
      'wat zou jij doen?',
      'wat blijft er bij jou hangen?',
    ],
    how: ['wat is jouw ervaring?', 'wat weet jij er al van?'],
    list: ['welke ken jij al?', 'welke bewaar jij?', 'wat staat er bij jou bovenaan?'],
    question: ['wat denk jij?', 'heb jij een idee?'],
    statement: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat zou jij hierover willen weten?'],
    name: ['wat weet jij al?', 'wat komt er als eerste bij je op?'],
    composed: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat zou jij hierover willen weten?'],
    call: ['bewaar jij dit ook?', 'wat vind jij?'],
    quote: ['zou jij dat ook zeggen?', 'wat roept dit bij je op?', 'hoe klinkt dat jou in de oren?'],
    none: ['bewaar jij dit ook?'],
  },
  read: {
    any: ['lees het hele artikel', 'lees hier verder', 'hier lees je meer', 'het hele artikel is hier te lezen'],
    phrase: READ_ABOUT,
    how: READ_ABOUT,
    statement: READ_ABOUT,
    question: READ_ABOUT,
    none: ['lees het hele artikel', 'lees hier verder'],
  },
  askClosers: [],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Lees het hele artikel', 'Bewaar deze pin', 'Lees er meer over'],
  wraps: ['Leestip: ‘%’', 'Bewaar voor later: ‘%’', 'Om te bewaren: ‘%’'],
}

export const pinterestRecipe: TitleFrames = {
  say: {
    any: [
      'bewaar dit recept voor later',
      'om te bewaren en later te maken',
      'het recept lees je hier',
      'hier vind je het recept',
    ],
    none: pinterestGeneral.say.none ?? [],
  },
  ask: { none: pinterestGeneral.ask.none ?? [] },
  read: {
    any: ['bekijk het recept', 'lees het hele recept', 'het hele recept is hier te lezen'],
    none: pinterestGeneral.read.none ?? [],
  },
  askClosers: [],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Bewaar deze pin', 'Bekijk het recept'],
  wraps: ['Om te bewaren: ‘%’', 'Bewaar voor later: ‘%’'],
}

export const pinterestNews: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer'],
    phrase: ['in dit artikel lees je er meer over', 'dit wil je erover weten'],
    statement: ['in dit artikel lees je er meer over', 'dit wil je erover weten'],
    question: ['in dit artikel lees je er meer over', 'daar gaat dit artikel over'],
    none: ['een artikel om op je gemak te lezen', 'in dit artikel lees je er meer over'],
  },
  ask: pinterestGeneral.ask,
  read: {
    any: [
      'lees het hele artikel',
      'lees hier verder',
      'het hele artikel lees je hier',
      'het hele artikel is hier te lezen',
      'lees het op een rustig moment',
    ],
    phrase: READ_ABOUT,
    how: READ_ABOUT,
    statement: READ_ABOUT,
    question: READ_ABOUT,
    none: ['lees het hele artikel', 'lees hier verder'],
  },
  askClosers: [],
  talkClosers: TALK_CLOSERS,
  readClosers: ['Lees het hele artikel', 'Lees er meer over'],
  wraps: ['Leestip: ‘%’'],
}

export const pinterestSerious: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer', 'meer lees je in dit artikel'],
    phrase: ['een artikel om met aandacht te lezen', 'in dit artikel lees je er meer over'],
    statement: ['in dit artikel lees je er meer over'],
    question: ['in dit artikel lees je er meer over'],
    name: ['een artikel om met aandacht te lezen'],
    none: ['een artikel om met aandacht te lezen', 'een artikel voor een rustig moment'],
  },
  ask: {},
  read: {
    any: [
      'lees het hele artikel',
      'lees het volledige artikel',
      'het hele artikel is hier te lezen',
      'lees hier het volledige artikel',
      'lees het artikel op een rustig moment',
    ],
    none: ['het hele artikel', 'het volledige artikel', 'het hele verhaal'],
  },
  askClosers: [],
  talkClosers: [],
  readClosers: ['Lees het volledige artikel', 'Lees hier verder'],
  wraps: ['Om te lezen: ‘%’', 'Lees het artikel ‘%’', 'Het hele artikel: ‘%’'],
}
