import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { personLikelyIn, tabletSession, toSession } from './sessionOf.ts'
import { recordUse, wantedSignIn } from './signInTable.ts'

export const handler = endpoint(session.getSession, async (context) => {
  const { caller, user, tablet, now } = context
  if (tablet) return tabletSession(await personLikelyIn(caller, caller, user), tablet, now)
  const { signIn, ...person } = await personLikelyIn(caller, caller, user, wantedSignIn(context))
  await recordUse(signIn, context)
  return toSession(person, now)
})
