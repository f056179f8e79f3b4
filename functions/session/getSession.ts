import { session } from '../../shared/api/session.ts'
import { signedInUser } from '../entity/entityTable.ts'
import { endpoint } from '../http.ts'
import { sessionOf } from './sessionOf.ts'

export const handler = endpoint(session.getSession, async ({ caller }) => sessionOf(await signedInUser(caller)))
