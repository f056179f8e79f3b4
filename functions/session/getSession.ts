import * as session from '../../shared/api/session.ts'
import { endpoint } from '../http.ts'
import { personLikelyIn, sessionOf } from './sessionOf.ts'

export const handler = endpoint(session.getSession, async ({ caller }) =>
  sessionOf(await personLikelyIn(caller, caller)),
)
