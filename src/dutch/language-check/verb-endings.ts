// 'jij word', 'ik wordt', 'wordt jij', 'dat betekend': a finite verb that has the ending of another person or of a participle.
import { likeCase } from './capitals.ts'
import { formsBehindSubject, formsOfWillen } from './verb-behind-subject.ts'
import { formsBeforeSubject } from './verb-before-subject.ts'
import { endingsInDt, participlesConfused } from './verb-or-participle.ts'
import { formsOfNouns } from './verb-behind-noun.ts'
import { formsOfMany } from './verb-of-many.ts'
import { participlesFar } from './verb-participle-far.ts'
import { hitOn, type Hit, type Rule, type WrongForm } from './rule.ts'

export const verbEndings: Rule = {
  severity: 'fout',
  label: 'Werkwoordsvorm (d/t)',
  explanation:
    'De uitgang van een werkwoord hoort bij het onderwerp: ik word, jij wordt, hij wordt. Staat je of jij achter het werkwoord, dan valt de t weg: word jij.',
  find: (reading) =>
    [
      formsBehindSubject,
      formsBeforeSubject,
      formsOfNouns,
      formsOfMany,
      formsOfWillen,
      participlesConfused,
      participlesFar,
      endingsInDt,
    ]
      .flatMap((look) => look(reading))
      .map(hit),
}

function hit({ word, right, why }: WrongForm): Hit {
  const fix = likeCase(word.text, right)
  return hitOn(word, `‘${word.text}’ moet hier ‘${fix}’ zijn: ${why}.`, fix)
}
