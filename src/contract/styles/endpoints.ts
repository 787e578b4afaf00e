// The style profiles of the user who asks. Another user's are not there (404).
import { z } from 'zod'
import { del, get, idParams, nothing, post, put } from '../endpoint.ts'
import { styleFields, styleProfile } from './style-profile.ts'

/** The default first, then by name. */
export const listStyles = get('/api/styles', { access: 'paid', output: z.array(styleProfile) })

export const addStyle = post('/api/styles', { access: 'paid', body: styleFields, output: styleProfile, status: 201 })

/** Making one the default takes that from the one before. */
export const saveStyle = put('/api/styles/:id', {
  access: 'paid',
  params: idParams,
  body: styleFields,
  output: styleProfile,
})

export const deleteStyle = del('/api/styles/:id', { access: 'paid', params: idParams, output: nothing })
