// The child process that works on pictures: the one that knows the libraries. What is made for harm does its harm here.
import { working, type Progress } from '../workshop/working.ts'
import { inspect } from './inspect.ts'
import { pages } from './pages.ts'
import { pair } from './pair.ts'
import { convert, resize } from './resize.ts'
import type { PictureTask, TaskName, Tasks } from './tasks.ts'
import { upscale } from './upscale.ts'

type Tell = (progress: Progress) => void

const works: { [Name in TaskName]: (asked: Tasks[Name]['asked'], tell: Tell) => Promise<Tasks[Name]['answered']> } = {
  inspect,
  resize,
  pair,
  convert,
  pages,
  upscale,
}

working<PictureTask, Tasks[TaskName]['answered']>(({ task, asked }, tell) => works[task](asked as never, tell))
