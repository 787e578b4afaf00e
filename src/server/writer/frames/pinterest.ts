// Frames for Pinterest titles: a pin is found by its words and kept for later. Data only: true of any article.

import type { TitleFrames } from './title-frames.ts'

const READ_ABOUT = ['lees er in dit artikel meer over']

export const pinterestGeneral: TitleFrames = {
  say: {
    any: ['bewaar dit voor later', 'lees het op je gemak', 'bewaar deze pin'],
    phrase: [
      'om te bewaren en later te lezen',
      'een leestip om te bewaren',
      'een pin om te bewaren',
      'dit wil je weten',
    ],
    how: ['handig om te bewaren', 'goed om te weten', 'een pin om te bewaren'],
    list: ['handig om te bewaren', 'een lijst om te bewaren', 'een pin om te bewaren', 'een leestip om te bewaren'],
    name: ['een leestip om te bewaren', 'een pin om te bewaren'],
    composed: ['een leestip om te bewaren', 'een pin om te bewaren'],
    statement: ['dit wil je weten', 'hier lees je er meer over'],
    question: ['in dit artikel lees je er meer over', 'dit wil je weten'],
    none: ['een artikel om te bewaren', 'om op je gemak te lezen', 'bewaar dit voor later'],
  },
  ask: {
    phrase: ['wat weet jij er al van?', 'bewaar jij dit ook?'],
    how: ['bewaar jij dit ook?', 'wat zijn jouw ervaringen?'],
    list: ['welke ken jij al?', 'welke bewaar jij?'],
    question: ['wat denk jij?'],
    statement: ['wat vind jij?'],
    name: ['wat weet jij al?'],
    composed: ['bewaar jij dit ook?'],
    call: ['bewaar jij dit ook?'],
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
  ask: { ...pinterestGeneral.ask, composed: ['wat vind jij?'], phrase: ['wat weet jij er al van?'] },
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
  readClosers: ['Lees het volledige artikel', 'Lees hier verder'],
  wraps: ['Om te lezen: ‘%’', 'Lees het artikel ‘%’'],
}
