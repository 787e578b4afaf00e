// Loads the letters of thumbnails, from files of our own, before anything is drawn with them: a canvas does not wait for a font as a
// page does. Only what a text needs: most Dutch texts need no more than the Latin file. Draws nothing.
import antonExt from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url'
import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import montserratExt from '@fontsource/montserrat/files/montserrat-latin-ext-900-normal.woff2?url'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-900-normal.woff2?url'
import oswaldExt from '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff2?url'
import oswald from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url'
import { inCapitals } from './drawing/capitals.ts'
import { fontOf, typefaces, type TypefaceName } from './drawing/typefaces.ts'

const files = {
  anton: [anton, antonExt],
  oswald: [oswald, oswaldExt],
  montserrat: [montserrat, montserratExt],
} as const satisfies Record<TypefaceName, readonly [latin: string, extended: string]>

/** Which characters each file holds, as the fonts of the application have it (ui/fonts.css). */
const ranges = [
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
] as const

const added = new Map<TypefaceName, readonly FontFace[]>()

/** Makes the files of a typeface known to the browser, without loading one. */
function facesOf(name: TypefaceName): readonly FontFace[] {
  const known = added.get(name)
  if (known) return known
  const { family, weight } = typefaces[name]
  const faces = files[name].map(
    (file, at) =>
      new FontFace(family, `url(${file}) format('woff2')`, { weight: String(weight), unicodeRange: ranges[at] ?? '' }),
  )
  for (const face of faces) document.fonts.add(face)
  added.set(name, faces)
  return faces
}

/**
 * Resolves when `text` can be drawn in capitals, and tells whether something had to come for it. @throws when a file cannot be loaded;
 * the next call tries it again.
 */
export async function loadTypeface(name: TypefaceName, text: string): Promise<boolean> {
  const faces = facesOf(name)
  // The capital that lines are measured by is always needed.
  const [font, needed] = [fontOf(name, 100), `H${inCapitals(text)}`]
  if (document.fonts.check(font, needed)) return false
  try {
    await document.fonts.load(font, needed)
    return true
  } catch (error) {
    // A face that failed stays so: others take its place.
    for (const face of faces) document.fonts.delete(face)
    if (added.get(name) === faces) added.delete(name)
    throw error
  }
}
