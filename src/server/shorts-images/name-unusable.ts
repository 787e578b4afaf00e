// Says which of the two images it is that nothing can be made of: who sent them may have to choose another. Knows no request.
import { Problem, type ProblemCode } from '#contract/problems.ts'
import type { PictureAsker, Studio } from '../imaging/studio.ts'

/** What is said of the image that is called so. */
const words: Partial<Record<ProblemCode, (name: string) => string>> = {
  pictureUnreadable: (name) =>
    `‘${name}’ is beschadigd of geen afbeelding. Sla het bestand opnieuw op als JPEG of PNG.`,
  pictureTooManyPixels: (name) => `‘${name}’ heeft meer dan 50 miljoen pixels. Maak de afbeelding eerst kleiner.`,
}

/** The same problem with their names, where the images are to blame; any other error as it is. Looks at each once more. */
export async function nameUnusable(
  error: unknown,
  studio: Pick<Studio, 'inspect'>,
  halves: readonly { path: string; fileName: string }[],
  asker: PictureAsker,
): Promise<unknown> {
  if (!(error instanceof Problem) || words[error.code] === undefined) return error
  const said = new Set<string>()
  for (const { path, fileName } of halves) {
    const problem = await problemOf(studio.inspect({ path }, asker))
    const of = problem && words[problem.code]
    if (of) said.add(of(fileName))
  }
  return said.size === 0 ? error : new Problem(error.code, { message: [...said].join(' '), cause: error })
}

async function problemOf(work: Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return error instanceof Problem ? error : undefined
  }
}
