// Asking how the house is.
import { get } from '../endpoint.ts'
import { houseStatus } from './state.ts'

/** Always answered within some three seconds, also when a part hangs: that part is then said to be failing. */
export const readStatus = get('/api/status', { access: 'admin', output: houseStatus })
