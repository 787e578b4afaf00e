// The endpoints of the image resizer (specification, section 7), and those of the recipes of the user who asks. Pictures and
// recipes of another user are answered with 404.
import { z } from 'zod'
import { del, file, get, idParams, nothing, post, put } from '../endpoint.ts'
import { inJson } from '../pictures/form-json.ts'
import { focus } from '../pictures/frame.ts'
import { pictureName } from '../pictures/picture.ts'
import { pictureUpload } from '../pictures/upload.ts'
import { textField } from '../text.ts'
import { enhancedReply } from './enhanced-image.ts'
import { recipe, STANDARD_RECIPE } from './recipe.ts'
import { savedRecipe, savedRecipeFields } from './saved-recipe.ts'

/** Most pictures of one batch (specification, sections 5 and 9). */
export const MOST_IMAGES = 6

/** What the specification says of files that are refused (section 5). */
export const resizerWords = {
  missing: 'Geen afbeeldingen geselecteerd',
  tooMany: `Je kunt maximaal ${MOST_IMAGES} afbeeldingen tegelijk uploaden`,
  wrongKind: () => 'Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan',
  tooLarge: () => 'Afbeeldingen mogen maximaal 10MB zijn',
}

const numberWords = 'Geef een volgnummer van 1 tot 999.'
/** The place in the batch of the first picture of a request, from 1: names may have it. */
const place = z.number({ error: numberWords }).int(numberWords).min(1, numberWords).max(999, numberWords)

/** Without a recipe it makes PNGs of 1920 by 1080. */
export const enhanceImages = post('/api/image-enhancer/enhance', {
  access: 'user',
  upload: pictureUpload('images', { most: MOST_IMAGES, words: resizerWords, apart: true }),
  streams: 'asked',
  errorField: true,
  body: z.object({
    recipe: inJson(recipe, 'Het recept is geen geldige JSON.').default(STANDARD_RECIPE),
    /** What the pictures are cut around, as JSON; found for each when it is left out. */
    focus: inJson(focus.nullable(), 'Het brandpunt is geen geldige JSON.').default(null),
    number: z.coerce.number({ error: numberWords }).pipe(place).default(1),
  }),
  output: enhancedReply,
})

/**
 * The same of a picture that was sent before, by the name of the original: with another recipe, or around another point. What was made
 * of it before stays until it is removed.
 */
export const enhanceAgain = post('/api/image-enhancer/again', {
  access: 'user',
  streams: 'asked',
  errorField: true,
  body: z.object({
    name: pictureName,
    recipe,
    focus: focus.nullish().transform((given) => given ?? null),
    number: place.default(1),
  }),
  output: enhancedReply,
})

/** Longest name of a file in a ZIP that is asked for, in characters: it is cut to what systems take. */
const LONGEST_NAME = 300

/** A ZIP of pictures that were made here, named as they were made or as the request says. */
export const zipEnhanced = post('/api/image-enhancer/download-zip', {
  access: 'user',
  errorField: true,
  body: z.object({
    fileList: z
      .array(
        z.object({
          filename: pictureName,
          dir: z.literal('enhanced', { error: 'Alleen verbeterde afbeeldingen kunnen in een ZIP.' }),
          /** Without an ending. */
          name: textField({ max: LONGEST_NAME }).optional(),
        }),
        { error: resizerWords.missing },
      )
      .min(1, resizerWords.missing)
      .max(100, 'Zet hoogstens 100 afbeeldingen in een ZIP.'),
  }),
  output: file,
})

/** In the order of the alphabet. */
export const listRecipes = get('/api/image-enhancer/recipes', {
  access: 'user',
  errorField: true,
  output: z.array(savedRecipe),
})

export const addRecipe = post('/api/image-enhancer/recipes', {
  access: 'user',
  errorField: true,
  body: savedRecipeFields,
  output: savedRecipe,
  status: 201,
})

export const saveRecipe = put('/api/image-enhancer/recipes/:id', {
  access: 'user',
  errorField: true,
  params: idParams,
  body: savedRecipeFields,
  output: savedRecipe,
})

export const deleteRecipe = del('/api/image-enhancer/recipes/:id', {
  access: 'user',
  errorField: true,
  params: idParams,
  output: nothing,
})
