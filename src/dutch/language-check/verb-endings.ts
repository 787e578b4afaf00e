// 'jij word', 'ik wordt', 'wordt jij', 'dat betekend': a finite verb that has the ending of another person or of a participle.
import { likeCase } from './written-form.ts'
import { formsBehindSubject, formsBeforeSubject } from './verb-beside-pronoun.ts'
import { endingsInDt, participlesConfused, participlesFar } from './verb-or-participle.ts'
import { formsOfNouns, formsOfMany } from './verb-behind-noun.ts'
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
