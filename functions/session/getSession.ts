import { session } from '../../shared/api/session.ts'
import { userBySubject } from '../entity/entityTable.ts'
import { endpoint, HttpFault } from '../http.ts'
import { sessionOf } from './sessionOf.ts'

export const handler = endpoint(session.getSession, async ({ caller }) => {
  const user = await userBySubject(caller.Subject)
  if (!user) throw new HttpFault(401, 'Please sign in.')
  return sessionOf(user)
})
