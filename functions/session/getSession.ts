import * as session from '../../shared/api/session.ts'
import { endpoint } from '../http.ts'
import { personLikelyIn, sessionOf } from './sessionOf.ts'
import { recordUse, wantedSignIn } from './signInTable.ts'

export const handler = endpoint(session.getSession, async (context) => {
  const { signIn, ...person } = await personLikelyIn(context.caller, context.caller, wantedSignIn(context))
  await recordUse(signIn, context)
  return sessionOf(person)
})
