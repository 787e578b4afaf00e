// Values that the fields of the contract take, found by trying.
import assert from 'node:assert/strict'
import { z } from 'zod'
import { PASSWORD } from './app.ts'

/** The fields of a schema of fields; none of any other. */
export const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {}

/** A name that a picture could have. */
export const PICTURE = 'a'.repeat(32)

/** Something the field takes, so that nothing else stands between a hostile field and what is behind it. */
export function fitting(field: z.ZodType): unknown {
  const values = [
    undefined,
    null,
    1,
    true,
    PICTURE,
    'nl',
    'Een rustige zin',
    'noor@example.com',
    'https://[::1]:9/',
    '2026-11-20',
  ]
  const chosen = ['Open', 'claim', 'admin', 'not_paid', 'free', 'korter', '@degemeente', 'draft', PASSWORD].concat(
    options(field),
  )
  const all = [...values, ...chosen, ...[...values, ...chosen].slice(1).map((value) => [value]), ...built(field)]
  const fit = all.findIndex((value) => field.safeParse(value).success)
  assert.notEqual(fit, -1, 'no example fits this field: add one')
  return all[fit]
}
/** For a field of fields, and for a list of what one example fits. */
function built(field: z.ZodType): unknown[] {
  if (field instanceof z.ZodPipe) return built(field.in as z.ZodType)
  if (field instanceof z.ZodObject) return [fittingAll(field)]
  if (field instanceof z.ZodTuple) return [field.def.items.map((item) => fitting(item as z.ZodType))]
  return field instanceof z.ZodArray ? [[fitting(field.element as z.ZodType)]] : []
}
const options = (field: z.ZodType): string[] =>
  field instanceof z.ZodEnum ? (field.options as string[]) : field instanceof z.ZodLiteral ? [String(field.value)] : []

/** The same for each field of a schema of fields. */
export const fittingAll = (schema: z.ZodType) =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).map(([name, field]) => [name, fitting(field)]))
