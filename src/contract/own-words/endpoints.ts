// The endpoints of the words that the user who asks added to the word list. Those of another user are answered with 404.
import { z } from 'zod'
import { del, get, idParams, nothing, post } from '../endpoint.ts'
import { ownWord, ownWordFields } from './own-word.ts'

/** All of them, in the order of the alphabet. */
export const listOwnWords = get('/api/own-words', { access: 'user', output: z.array(ownWord) })

/** A word that is in the list already is answered as it stands there. */
export const addOwnWord = post('/api/own-words', { access: 'user', body: ownWordFields, output: ownWord, status: 201 })

export const deleteOwnWord = del('/api/own-words/:id', { access: 'user', params: idParams, output: nothing })
