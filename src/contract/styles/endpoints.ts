// The endpoints of the style profiles of the user who asks. Those of another user are answered with 404.
import { z } from 'zod'
import { del, get, idParams, nothing, post, put } from '../endpoint.ts'
import { styleFields, styleProfile } from './style-profile.ts'

/** The default profile first, then by name. */
export const listStyles = get('/api/styles', { access: 'paid', output: z.array(styleProfile) })

export const addStyle = post('/api/styles', { access: 'paid', body: styleFields, output: styleProfile, status: 201 })

/** A profile that becomes the default replaces the former default. */
export const saveStyle = put('/api/styles/:id', {
  access: 'paid',
  params: idParams,
  body: styleFields,
  output: styleProfile,
})

export const deleteStyle = del('/api/styles/:id', { access: 'paid', params: idParams, output: nothing })
