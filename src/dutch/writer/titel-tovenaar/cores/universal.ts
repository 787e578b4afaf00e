// Title cores that fit behind any head: the last resort, for a length that nothing better has. Data only.

import type { CoreGroup, HeadKind } from './core-group.ts'

const ANY: readonly HeadKind[] = [
  'topic',
  'definite',
  'doing',
  'name',
  'list',
  'way',
  'why',
  'statement',
  'self',
  'question',
  'quote',
  'composed',
  'call',
  'piece',
]

export const UNIVERSAL: readonly CoreGroup[] = [
  {
    heads: ANY,
    cores: [
      'de kern',
      'de feiten',
      'de uitleg',
      'de vragen',
      'de aanloop',
      'het verhaal',
      'in het kort',
      'een overzicht',
      'de hoofdlijnen',
      'het hele verhaal',
      'het verhaal in het kort',
      'het verhaal in hoofdlijnen',
    ],
    parts: [
      'wat er speelt',
      'wat daarachter zit',
      'wat de feiten zeggen',
      'wat vaak onderbelicht blijft',
      'wat op het eerste gezicht niet opvalt',
      'welke vragen er blijven',
      'welke kanten dit verhaal heeft',
      'waarom de details ertoe doen',
      'waarom daar zoveel over te zeggen valt',
      'waar de meningen uiteenlopen',
      'hoe het verhaal in elkaar zit',
      'hoe dat in de praktijk uitpakt',
    ],
  },
]

/** The same for serious subjects. */
export const SOBER_UNIVERSAL: readonly CoreGroup[] = [
  {
    heads: ANY,
    cores: [
      'de kern',
      'de feiten',
      'de vragen',
      'wat blijft',
      'het verhaal',
      'in het kort',
      'wie dat raakt',
      'een overzicht',
      'het hele verhaal',
    ],
    parts: [
      'wat er speelt',
      'wie dat raakt',
      'wat daarachter zit',
      'welke vragen blijven',
      'wat onbesproken blijft',
      'waarom aandacht daarvoor telt',
      'hoe mensen daarmee omgaan',
    ],
  },
]
