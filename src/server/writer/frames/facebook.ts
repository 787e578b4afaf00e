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

export const facebookGeneral: TitleFrames = {
  say: {
    any: ['dit wil je lezen', 'in dit artikel lees je meer', 'hier lees je meer'],
    phrase: [
      'dit wil je weten',
      'daar gaat dit artikel over',
      'neem er even de tijd voor',
      'hier lees je er meer over',
    ],
    list: ['neem er even de tijd voor', 'handig om door te lezen', 'hier lees je ze'],
    how: ['goed om te weten', 'neem er even de tijd voor', 'hier lees je er meer over'],
    statement: ['dit wil je weten', 'hier lees je er meer over'],
    question: ['daar gaat dit artikel over', 'hier lees je er meer over'],
    none: ['een artikel om op je gemak te lezen', 'neem er even de tijd voor', 'dit artikel staat voor je klaar'],
  },
  ask: {
    phrase: ['wat weet jij er al van?', 'wat vind jij?', 'lees je mee?'],
    statement: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat denk jij?'],
    composed: ['lees je mee?', 'ben je benieuwd?'],
    how: ['wat vind jij?', 'wat denk jij?', 'wat zijn jouw ervaringen?'],
    list: ['welke ken jij al?', 'wat zou jij toevoegen?', 'welke springt er voor jou uit?'],
    name: ['wat weet jij al?', 'ben je benieuwd?', 'lees je mee?'],
    question: ['wat denk jij?', 'praat je mee?', 'wat is jouw antwoord?'],
    call: ['wat vind jij?', 'praat je mee?', 'lees je mee?'],
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
  askClosers: ['Wat vind jij?', 'Wat denk jij?', 'Praat je mee?', 'Lees je mee?'],
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
  readClosers: ['Bekijk het recept', 'Lees het hele recept', 'Lees hier verder'],
  wraps: ['Receptentip: ‘%’', 'Heb jij ‘%’ al bekeken?'],
}

export const facebookNews: TitleFrames = {
  say: {
    any: ['in dit artikel lees je meer', 'hier lees je meer'],
    phrase: ['dit wil je erover weten', 'in dit artikel lees je er meer over', 'hier lees je er meer over'],
    statement: ['dit wil je erover weten', 'in dit artikel lees je er meer over', 'hier lees je er meer over'],
    question: ['daar gaat dit artikel over', 'in dit artikel lees je er meer over'],
    none: ['een artikel om op je gemak te lezen', 'neem er even de tijd voor'],
  },
  ask: { ...facebookGeneral.ask, composed: ['wat vind jij?', 'hoe kijk jij ernaar?', 'wat denk jij?'] },
  read: {
    any: READ_ARTICLE,
    phrase: READ_ABOUT,
    how: READ_ABOUT,
    statement: READ_ABOUT,
    question: READ_ABOUT,
    none: ['bekijk het hele artikel', 'lees hier verder'],
  },
  askClosers: ['Wat vind jij?', 'Hoe kijk jij ernaar?', 'Praat je mee?'],
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
  readClosers: ['Lees het volledige artikel', 'Lees hier verder', 'Het hele artikel is hier te lezen'],
  wraps: ['Om te lezen: ‘%’', 'Lees het artikel ‘%’'],
}
