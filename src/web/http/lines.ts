// Reads the lines of a reply that comes in lines (contract/tools/stream.ts). Knows no connection.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { streamLine, type StreamLine } from '#contract/tools/stream.ts'
import { ApiError, parseJson, read, unreadable } from './call.ts'

/** A line before the last one. */
export type LineBefore = Exclude<StreamLine, { reply: unknown } | { problem: unknown; part?: undefined }>

/** Whether it tells how work on a picture goes. */
export const isWork = (line: LineBefore): line is WorkLine => 'waiting' in line || 'progress' in line || 'found' in line

/**
 * What a line says: the whole reply in the last one, or undefined after passing one before it to `heard`.
 * @throws ApiError when it tells of a problem, with its status, or is no line.
 */
export function heardLine<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
  heard: (line: LineBefore) => void,
): { reply: z.output<E['output']> } | undefined {
  const line = understood(text, status)
  if ('reply' in line) return { reply: read(endpoint, { status, data: line.reply }) }
  if ('problem' in line && !('part' in line))
    throw new ApiError(line.problem.status, line.problem.message, line.problem)
  heard(line)
  return undefined
}

/**
 * Cuts a text that comes in pieces into lines. Give it each piece, and at the end nothing: what then follows the last line break is
 * a line if it is JSON; else it was cut off, and is dropped.
 */
export function lineCutter(): (piece?: string) => string[] {
  let rest = ''
  return (piece) => {
    const lines = (rest + (piece ?? '')).split('\n')
    rest = lines.pop() ?? ''
    if (piece === undefined && parseJson(rest) !== undefined) lines.push(rest)
    return lines.filter((line) => line.trim() !== '')
  }
}

function understood(text: string, status: number): StreamLine {
  const parsed = streamLine.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ApiError(status, unreadable, text, parsed.error)
}
