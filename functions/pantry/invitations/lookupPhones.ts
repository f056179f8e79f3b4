import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { lookedUp } from './phonePlan.ts'

export const handler = endpoint(invitations.lookupPhones, async ({ input, language }) =>
  input.numbers.map((number) => lookedUp(number, language)),
)
