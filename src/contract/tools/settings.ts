// The settings of a tool that uses a language model. The built-in writer has none.
import { z } from 'zod'

/** `examplesShown`: learned examples in one prompt. `timeLimitSeconds`: how long one generation may take in all. */
export const toolSettingNames = ['examplesShown', 'timeLimitSeconds'] as const
export const toolSetting = z.enum(toolSettingNames)
export type ToolSetting = z.infer<typeof toolSetting>
export type ToolSettings = Record<ToolSetting, number>

/** The range within which a setting stays, however often optimisations move it. */
interface Bounds {
  least: number
  most: number
}

/**
 * The standard time limit, which includes retries, the pauses between them and a second answer. No caption takes this
 * long, and it is about as long as people are willing to wait.
 */
const TIME_LIMIT_SECONDS = 60

/** The standard time limit of a tool that streams, which may write about eight pages. */
const STREAM_TIME_LIMIT_SECONDS = 300

/** Standard number of examples in a prompt: enough to show the user's taste, without crowding out the subject. */
const EXAMPLES_SHOWN = 3

/** The settings of a tool for which nothing else was set. @param streams whether the tool's endpoint streams. */
export function standardSettings(streams: boolean): ToolSettings {
  return {
    examplesShown: EXAMPLES_SHOWN,
    timeLimitSeconds: streams ? STREAM_TIME_LIMIT_SECONDS : TIME_LIMIT_SECONDS,
  }
}

const bounds: Record<ToolSetting, { atOnce: Bounds; streams: Bounds }> = {
  examplesShown: { atOnce: { least: 0, most: 6 }, streams: { least: 0, most: 6 } },
  // All below ten minutes with room to spare: a reservation of that age is swept as left behind by a dead process.
  timeLimitSeconds: { atOnce: { least: 20, most: 180 }, streams: { least: 60, most: 480 } },
}

/** The lowest and the highest value of a setting. @param streams whether the tool's endpoint streams. */
export function settingBounds(setting: ToolSetting, streams: boolean): Bounds {
  return bounds[setting][streams ? 'streams' : 'atOnce']
}
