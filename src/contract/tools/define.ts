// What every tool promises: a name, an address, an input and an output.
import { z } from 'zod'
import { post, type Endpoint } from '../endpoint.ts'

/** The model name of the built-in writer; the screens label its results with `builtInNotice`. */
export const BUILT_IN_MODEL = 'ingebouwd-nl'

export const builtInNotice =
  'Ingebouwde schrijfhulp (geen AI-model): sjablonen met jouw eigen tekst. Controleer inhoud en claims.'

export interface ToolContract<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: Name
  input: Input
  /** What a model or the built-in writer must deliver; anything else never reaches the screen. */
  output: Output
  endpoint: Endpoint<Input, z.ZodObject<Output['shape'] & { model: z.ZodString }>, z.ZodUnknown, z.ZodUnknown>
}

/** Declares a tool. Its reply is the output plus `model`: which model wrote it. */
export function defineContract<const Name extends string, Input extends z.ZodObject, Output extends z.ZodObject>(tool: {
  name: Name
  path: `/api/${string}`
  input: Input
  output: Output
}): ToolContract<Name, Input, Output> {
  const reply = tool.output.extend({ model: z.string() }) as z.ZodObject<Output['shape'] & { model: z.ZodString }>
  const { path, ...contract } = tool
  return { ...contract, endpoint: post(path, { access: 'user', body: tool.input, output: reply }) }
}
