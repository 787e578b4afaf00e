// The recipe, set once for all pictures of a batch, or for the one that is looked at. Makes no request.
import { Undo2 } from 'lucide-react'
import { formats, formatWords, type Format } from '#contract/pictures/formats.ts'
import { nameBy } from '#contract/resizer/name-pattern.ts'
import { KILOBYTES, QUALITY, type Fit, type Recipe } from '#contract/resizer/recipe.ts'
import { countOf } from '#web/pictures/picture-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { givenName, recipeOf, type Entry } from './batch-entry.ts'
import { NameField } from './name-field.tsx'
import { RecipeMenu } from './recipe-menu.tsx'
import { SizeFields } from './size-fields.tsx'

interface RecipePanelProps {
  /** Of the batch. */
  recipe: Recipe
  onRecipe: (recipe: Recipe) => void
  /** The picture that is looked at; undefined where nothing can be made of it. */
  entry: Entry | undefined
  /** How many the batch has. */
  count: number
  /** `null`: it follows the batch again. */
  onOwn: (recipe: Recipe | null) => void
}

const fitChoices: readonly { value: Fit; label: string }[] = [
  { value: 'fill', label: 'Vullen' },
  { value: 'blur', label: 'Passend' },
]
const fitHints: Record<Fit, string> = {
  fill: 'Snijdt de afbeelding bij rond het brandpunt.',
  blur: 'Toont de hele afbeelding op een vervaagde achtergrond.',
}
const formatChoices = formats.map((value) => ({ value, label: formatWords[value].label }))

export function RecipePanel({ recipe: ofBatch, onRecipe, entry, count, onOwn }: RecipePanelProps) {
  const now = useNow()
  const own = entry?.own ?? null
  const recipe = entry ? recipeOf(entry, ofBatch) : ofBatch
  const change = (part: Partial<Recipe>) => (own === null ? onRecipe : onOwn)({ ...recipe, ...part })
  const { lossless } = formatWords[recipe.format]

  return (
    <section aria-labelledby="recept" className="grid grid-cols-1 content-start gap-5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="recept" className="shrink-0 text-h2">
          {own === null ? 'Recept' : 'Eigen recept'}
        </h2>
        <RecipeMenu recipe={recipe} onChoose={(chosen) => change(chosen)} />
      </div>
      {own !== null && (
        <div className="grid justify-items-start gap-1 rounded-field bg-accent-wash px-3 py-2 text-small">
          <p>Dit geldt alleen voor deze afbeelding.</p>
          <Button kind="quiet" size="small" className="-ml-3" onClick={() => onOwn(null)}>
            <Undo2 aria-hidden />
            Weer zoals de andere
          </Button>
        </div>
      )}
      <SizeFields size={recipe.size} onChange={(size) => change({ size })} />
      <ChoiceBar
        fill
        label="Uitsnede"
        choices={fitChoices}
        value={recipe.fit}
        onChange={(fit) => change({ fit })}
        hint={fitHints[recipe.fit]}
      />
      <div className="grid gap-3">
        <ChoiceBar
          fill
          label="Bestand"
          choices={formatChoices}
          value={recipe.format}
          onChange={(format) => change(inFormat(format, recipe))}
          {...(lossless && { hint: 'Verliest niets, en wordt zo groot als nodig.' })}
        />
        {!lossless && (
          <>
            <NumberField
              label="Kwaliteit"
              value={recipe.quality}
              {...QUALITY}
              onChange={(quality) => change({ quality })}
              unit="%"
            />
            <NumberField
              label="Hoogstens"
              value={recipe.mostKilobytes}
              {...KILOBYTES}
              empty={null}
              onChange={(mostKilobytes) => change({ mostKilobytes })}
              unit="kB"
              hint={recipe.mostKilobytes === null ? 'Leeg: zo groot als de kwaliteit vraagt.' : undefined}
            />
          </>
        )}
      </div>
      <NameField
        pattern={recipe.name}
        onChange={(name) => change({ name })}
        example={exampleName(recipe, entry, now)}
      />
      {own === null && entry !== undefined && count > 1 && (
        <div className="border-t border-rule pt-3">
          <p className="text-small text-ink-2">Geldt voor alle {countOf(count)}.</p>
          <Button kind="quiet" size="small" className="-ml-3" onClick={() => onOwn(recipe)}>
            Maak deze afbeelding anders
          </Button>
        </div>
      )}
    </section>
  )
}

/** What will be called by it: the picture that is looked at, or one while there is none. */
function exampleName({ name, size, format }: Recipe, entry: Entry | undefined, now: Date): string {
  const named = { fileName: entry ? givenName(entry) : 'strand.jpg', number: entry?.number ?? 1, size, now }
  return `${nameBy(name, named)}.${formatWords[format].extension}`
}

/** A format that loses nothing cannot be made smaller than it is. */
const inFormat = (format: Format, { mostKilobytes }: Recipe): Partial<Recipe> => ({
  format,
  mostKilobytes: formatWords[format].lossless ? null : mostKilobytes,
})
