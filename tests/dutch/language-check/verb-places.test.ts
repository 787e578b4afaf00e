import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('behind a noun of the family and the like the verb takes a t', () => {
  mends('verb-endings', {
    'Me moeder word boos.': 'Me moeder wordt boos.',
    'Het kind vind dat raar.': 'Het kind vindt dat raar.',
    'Omdat mijn vader houd van koken, eten we laat.': 'Omdat mijn vader houdt van koken, eten we laat.',
    'De gemeente word groter.': 'De gemeente wordt groter.',
  })
  stays('verb-endings', [
    'De buurman vind ik aardig.',
    'Je baas word je niet zomaar.',
    'Die man vind ook ik aardig.',
    'Mijn moeder wordt boos.',
    'Ik hoop dat ik snel moeder word.',
    'Als ik de baas word, verandert er veel.',
    'De moeders vinden het goed.',
    'Mijn hond houd ik aan de lijn.',
    'De Moeder Word-cursus.',
  ])
})

test('only u, jij and je can be followed by wilt', () => {
  mends('verb-endings', {
    'Ze wilt mee.': 'Ze wil mee.',
    'Hij wilt niet.': 'Hij wil niet.',
    'Het wilt maar niet lukken.': 'Het wil maar niet lukken.',
    'Wie wilt er koffie?': 'Wie wil er koffie?',
    'Wilt hij mee?': 'Wil hij mee?',
    'Iedereen wilt erbij zijn.': 'Iedereen wil erbij zijn.',
  })
  stays('verb-endings', [
    'U wilt mee.',
    'Jij wilt mee.',
    'Als je wilt, mag het.',
    'Zoals u het wilt.',
    'Als jij ze wilt, zijn ze van jou.',
    'Wie wilt u spreken?',
    'Wilt u ze houden?',
    'Gij zult krijgen wat het hart wilt.',
    'Hij wil, zij wil, het wil.',
    'Wat je maar het liefst wilt.',
  ])
})

test('behind hebben and zijn stands a participle, no present tense', () => {
  mends('verb-endings', {
    'We hebben de brief ontvangt.': 'We hebben de brief ontvangen.',
    'Gisteren heeft de klant alles begrijpt.': 'Gisteren heeft de klant alles begrepen.',
    'Hebben jullie dat vergeet?': 'Hebben jullie dat vergeten?',
    'Ze is al vertrekt.': 'Ze is al vertrokken.',
    'De klanten hebben hun geld verliest, zegt hij.': 'De klanten hebben hun geld verloren, zegt hij.',
  })
  stays('verb-endings', [
    'Wie het wil hebben vergeet het niet.',
    'Wij hebben een dag die om negen uur begint.',
    'Ik heb een vriend die alles begrijpt.',
    'Zij heeft gelijk, want de trein vertrekt.',
    'Het hebben van schulden verbindt.',
    'We hebben de brief ontvangen.',
    'Ik heb zin als het begint.',
    'Wat wij hebben, vergeet je niet.',
    'Zijn collega ontvangt zijn gast, en de les begint.',
    'De mensen die wij hebben ontvangen.',
    'We hebben tot het begint.',
    'Alles wat we hebben verdwijnt.',
    'Heb jij enig idee hoeveel hij verkoopt?',
  ])
})

test('an ending in dt belongs to a stem in d only', () => {
  mends('verb-endings', {
    'De auto staat geparkeerdt.': 'De auto staat geparkeerd.',
    'Ik ben verhuisdt en het is veranderdt.': 'Ik ben verhuisd en het is veranderd.',
    'Hij organiseerdt een feest.': 'Hij organiseert een feest.',
    'Geprobeerdt!': 'Geprobeerd!',
    'Dat gebeurdt vaak.': 'Dat gebeurt vaak.',
  })
  stays('verb-endings', [
    'Het geldt, hij gebiedt, dat leidt, hij begeleidt, zij verspreidt en hij vermeldt.',
    'Dat geschiedt niet, hij verwoordt het en zij verbrandt het.',
    'Het water verhardt, de zee verzandt en hij verwondt zich.',
    'Hij wordt, vindt, houdt en antwoordt.',
  ])
})

test('a question in the present tense opens with a t', () => {
  mends('verb-endings', {
    'Gebeurd dat vaak?': 'Gebeurt dat vaak?',
    'Betekend dit iets?': 'Betekent dit iets?',
  })
  stays('verb-endings', ['Gebeurd is gebeurd.', 'Gebeurt dat vaak?', 'Gebeurd, dat is het.'])
})
