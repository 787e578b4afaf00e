// The recipes that the user keeps, and the calls that change them, each told with its way back.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addRecipe, deleteRecipe, listRecipes, saveRecipe } from '#contract/resizer/endpoints.ts'
import type { SavedRecipe, SavedRecipeFields } from '#contract/resizer/saved-recipe.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'

const recipesQuery = queryOptions({
  queryKey: ['image-resizer-recipes'],
  queryFn: ({ signal }) => call(listRecipes, { signal }),
})

/** In the order of the alphabet. */
export function useRecipes() {
  return useQuery(recipesQuery)
}

export function useRecipeChanges() {
  const client = useQueryClient()
  // Also after a failure: it may have been changed in another window.
  const onSettled = () => client.invalidateQueries({ queryKey: recipesQuery.queryKey })
  const adding = useMutation({
    mutationFn: (fields: SavedRecipeFields) => call(addRecipe, { body: fields }),
    onSettled,
  })
  const saving = useMutation({
    mutationFn: ({ id, ...body }: SavedRecipe) => call(saveRecipe, { params: { id }, body }),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: ({ id }: SavedRecipe) => call(deleteRecipe, { params: { id } }),
    onSuccess: (_, { name, recipe }) =>
      toast({
        title: 'Recept verwijderd',
        description: name,
        action: {
          label: 'Ongedaan maken',
          run: () =>
            adding.mutate({ name, recipe }, { onError: (error) => tellFailure('Fout bij het terugzetten', error) }),
        },
      }),
    onError: (error) => tellFailure('Fout bij het verwijderen', error),
    onSettled,
  })
  return {
    /** Rejects when that fails. */
    add: adding.mutateAsync,
    /** The same. */
    save: saving.mutateAsync,
    remove: (saved: SavedRecipe) => removing.mutate(saved),
    /** Puts another recipe under the name of this one. */
    overwrite: (saved: SavedRecipe, recipe: SavedRecipe['recipe']) =>
      saving.mutate(
        { ...saved, recipe },
        {
          onSuccess: ({ name }) =>
            toast({
              title: 'Recept bijgewerkt',
              description: name,
              action: { label: 'Ongedaan maken', run: () => saving.mutate(saved) },
            }),
          onError: (error) => tellFailure('Fout bij het opslaan', error),
        },
      ),
  }
}
