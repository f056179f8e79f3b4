import * as session from '../../shared/api/session.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { notOfRole } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { pinWrite } from './pinTable.ts'

export const handler = endpoint(session.setOwnPin, async ({ input: { PIN }, caller, tablet, now, table }) => {
  // A passer-by at an unlocked tablet sets no PIN in the name of its user.
  if (tablet) throw notOfRole()
  await table.commit([await pinWrite(caller.EntityID, await signedInUser(caller), PIN, now)])
  return { HasPin: PIN !== null }
})
