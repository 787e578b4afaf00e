// What can be set about a tool that a language model writes for. The built-in writer needs none of it.
import { z } from 'zod'

/** Learned examples in one prompt, and how long a language model may take in seconds. */
export const toolSettingNames = ['examplesShown', 'timeLimitSeconds'] as const
export const toolSetting = z.enum(toolSettingNames)
export type ToolSetting = z.infer<typeof toolSetting>
export type ToolSettings = Record<ToolSetting, number>

/** Bounds that keep a setting sane however often it is moved. */
interface Bounds {
  least: number
  most: number
}

/** One draft, its retries, their pauses and a second try included: longer than any caption takes, and what a person still waits. */
const TIME_LIMIT_SECONDS = 60

/** The same for a text that is read while it is written: some eight pages. */
const STREAM_TIME_LIMIT_SECONDS = 300

/** Examples in one prompt: enough to show a taste, few enough to leave the subject its room. */
const EXAMPLES_SHOWN = 3

/** @param streams whether the tool's text is read while it is written (its contract says so). */
export function standardSettings(streams: boolean): ToolSettings {
  return {
    examplesShown: EXAMPLES_SHOWN,
    timeLimitSeconds: streams ? STREAM_TIME_LIMIT_SECONDS : TIME_LIMIT_SECONDS,
  }
}

const bounds: Record<ToolSetting, { atOnce: Bounds; streams: Bounds }> = {
  examplesShown: { atOnce: { least: 0, most: 6 }, streams: { least: 0, most: 6 } },
  // Below ten minutes, also with the pauses around it: then a reservation counts as left by a dead process.
  timeLimitSeconds: { atOnce: { least: 20, most: 180 }, streams: { least: 60, most: 480 } },
}

export function settingBounds(setting: ToolSetting, streams: boolean): Bounds {
  return bounds[setting][streams ? 'streams' : 'atOnce']
}
