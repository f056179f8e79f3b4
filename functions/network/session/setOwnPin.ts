import * as session from '../../../shared/network/session/api.ts'
import { notOfRole } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { pinWrite } from '../../core/http/pinTable.ts'
import { signedInUser } from '../organizations/entityTable.ts'

export const handler = endpoint(session.setOwnPin, async ({ input: { PIN }, caller, tablet, now, table }) => {
  // A passer-by at an unlocked tablet sets no PIN in the name of its user.
  if (tablet) throw notOfRole()
  await table.commit([await pinWrite(caller.EntityID, await signedInUser(caller), PIN, now)])
  return { HasPin: PIN !== null }
})
