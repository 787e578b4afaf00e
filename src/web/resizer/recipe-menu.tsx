// The kept recipes: to choose one, to keep the one on the screen, and to rename or remove one.
import { BookmarkPlus, Check, ChevronDown, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { STANDARD_RECIPE, type Recipe } from '#contract/resizer/recipe.ts'
import type { SavedRecipe } from '#contract/resizer/saved-recipe.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuContent, MenuHeading, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { useRecipeChanges, useRecipes } from './use-recipes.ts'

interface RecipeMenuProps {
  /** As it stands on the screen. */
  recipe: Recipe
  onChoose: (recipe: Recipe) => void
}

const isSame = (one: Recipe, other: Recipe) => JSON.stringify(one) === JSON.stringify(other)

export function RecipeMenu({ recipe, onChoose }: RecipeMenuProps) {
  const { data: saved = [] } = useRecipes()
  const { remove, overwrite } = useRecipeChanges()
  /** The one that was chosen last: it can be changed and written over. */
  const [chosenId, setChosenId] = useState<number>()
  const [naming, setNaming] = useState<SavedRecipe | 'new'>()
  const chosen = saved.find(({ id }) => id === chosenId) ?? saved.find((one) => isSame(one.recipe, recipe))
  const isChanged = chosen !== undefined && !isSame(chosen.recipe, recipe)

  function choose({ id, recipe: taken }: SavedRecipe): void {
    setChosenId(id)
    onChoose(taken)
  }
  return (
    <>
      <Menu>
        <MenuTrigger className={cx(buttonLook({ kind: 'quiet', size: 'small' }), '-mr-3 min-w-0 shrink!')}>
          <span className="truncate">
            {chosen?.name ?? 'Recepten'}
            {isChanged && <span className="font-normal"> (gewijzigd)</span>}
          </span>
          <ChevronDown aria-hidden />
        </MenuTrigger>
        <MenuContent>
          {saved.length > 0 && <MenuHeading>Bewaarde recepten</MenuHeading>}
          <div className="max-h-64 overflow-y-auto">
            {saved.map((one) => (
              <MenuItem key={one.id} onSelect={() => choose(one)}>
                <span className="min-w-0 grow truncate">{one.name}</span>
                {one.id === chosen?.id && <Check aria-label="Gekozen" className="text-accent-ink" />}
              </MenuItem>
            ))}
          </div>
          {saved.length > 0 && <MenuRule />}
          {isChanged && (
            <MenuItem onSelect={() => overwrite(chosen, recipe)}>
              <Save aria-hidden />
              <span className="min-w-0 truncate">Bewaar in ‘{chosen.name}’</span>
            </MenuItem>
          )}
          <MenuItem onSelect={() => setNaming('new')}>
            <BookmarkPlus aria-hidden />
            Bewaar als nieuw recept
          </MenuItem>
          {chosen && (
            <>
              <MenuItem onSelect={() => setNaming(chosen)}>
                <Pencil aria-hidden />
                <span className="min-w-0 truncate">Hernoem ‘{chosen.name}’</span>
              </MenuItem>
              <MenuItem
                onSelect={() => {
                  setChosenId(undefined)
                  remove(chosen)
                }}
              >
                <Trash2 aria-hidden />
                <span className="min-w-0 truncate">Verwijder ‘{chosen.name}’</span>
              </MenuItem>
            </>
          )}
          <MenuItem
            onSelect={() => {
              setChosenId(undefined)
              onChoose(STANDARD_RECIPE)
            }}
          >
            <RotateCcw aria-hidden />
            Terug naar standaard
          </MenuItem>
        </MenuContent>
      </Menu>
      {naming !== undefined && (
        <RecipeDialog
          saved={naming === 'new' ? undefined : naming}
          recipe={recipe}
          onSaved={({ id }) => setChosenId(id)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}
