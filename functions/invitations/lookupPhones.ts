import * as invitations from '../../shared/api/invitations.ts'
import { endpoint } from '../http.ts'
import { lookedUp } from './phonePlan.ts'

export const handler = endpoint(invitations.lookupPhones, async ({ input, language }) =>
  input.numbers.map((number) => lookedUp(number, language)),
)
