// The dialog that gives a recipe its name: a new one, or another name for one that is kept.
import type { Recipe } from '#contract/resizer/recipe.ts'
import { SAVED_RECIPE_LIMITS, savedRecipeFields, type SavedRecipe } from '#contract/resizer/saved-recipe.ts'
import { sizeName } from '#contract/resizer/sizes.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useRecipeChanges } from './use-recipes.ts'

interface RecipeDialogProps {
  /** The one to rename; undefined for a new one. */
  saved: SavedRecipe | undefined
  /** What a new one makes. */
  recipe: Recipe
  onSaved: (saved: SavedRecipe) => void
  onClose: () => void
}

export function RecipeDialog(props: RecipeDialogProps) {
  const { saved, onClose } = props
  return (
    <FormDialog
      title={saved ? 'Recept hernoemen' : 'Recept bewaren'}
      {...(saved === undefined && { description: 'Je vindt het terug op elk apparaat waarop je inlogt.' })}
      holds="De naam van dit recept"
      onClose={onClose}
    >
      <RecipeForm {...props} />
    </FormDialog>
  )
}

function RecipeForm({ saved, recipe, onSaved, onClose }: RecipeDialogProps) {
  const { add, save } = useRecipeChanges()
  const { register, errors, edit } = useEdit({
    item: saved,
    valuesOf: (one) => ({ name: one?.name ?? sizeName(recipe.size), recipe: one?.recipe ?? recipe }),
    schema: savedRecipeFields,
    failed: 'Fout bij het opslaan',
    send: async (fields) => {
      const kept = saved ? await save({ ...saved, name: fields.name }) : await add(fields)
      toast({ title: saved ? 'Recept hernoemd' : 'Recept bewaard', description: kept.name })
      onSaved(kept)
      onClose()
    },
  })
  return (
    <EditForm edit={edit} words={[saved ? 'Hernoem' : 'Bewaar', 'Opslaan...']}>
      <Field label="Naam" error={errors.name?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('name')}
            maxLength={2 * SAVED_RECIPE_LIMITS.name}
            autoComplete="off"
            // What it is called so far is a proposal: typing replaces it.
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
    </EditForm>
  )
}
