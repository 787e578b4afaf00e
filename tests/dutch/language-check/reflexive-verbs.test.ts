import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('beseffen goes without zich', () => {
  mends('reflexive-verbs', {
    'Ik besefte me dat het laat was.': 'Ik besefte dat het laat was.',
    'Hij beseft zich niet wat hij doet.': 'Hij beseft niet wat hij doet.',
    'Toen besefte zij zich iets.': 'Toen besefte zij iets.',
    'Ze zei dat ze zich beseft hoe het zit.': 'Ze zei dat ze beseft hoe het zit.',
    'We beseffen ons dat het kan.': 'We beseffen dat het kan.',
  })
  stays('reflexive-verbs', [
    'Ik besef dat het laat is.',
    'We beseffen ons geluk.',
    'Besef je dat?',
    'Hij realiseert zich dat.',
    'Zij hadden geen besef. Me dunkt.',
  ])
})

test('who is annoyed ergert zich', () => {
  mends('reflexive-verbs', {
    'Hij irriteert zich aan lawaai.': 'Hij ergert zich aan lawaai.',
    'Ik irriteer me vaak aan mijn buren.': 'Ik erger me vaak aan mijn buren.',
    'Irriteert hij zich ook aan dat geluid?': 'Ergert hij zich ook aan dat geluid?',
    'Mensen die zich irriteren aan alles.': 'Mensen die zich ergeren aan alles.',
    'Zij hebben zich geïrriteerd aan de trein.': 'Zij hebben zich geërgerd aan de trein.',
  })
  stays('reflexive-verbs', [
    'Dat irriteert me.',
    'Het irriteert me aan hem.',
    'Hij irriteert zich kapot.',
    'Hij ergert zich aan lawaai.',
    'Hij keek geïrriteerd aan tafel rond.',
    'Lawaai irriteert de buren.',
  ])
})
