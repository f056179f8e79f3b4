import { refuse } from '../../../shared/core/answer.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as refusals from '../../../shared/network/session/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadPins } from '../../core/http/pinTable.ts'
import { forgetRevoked, tabletWrite } from '../../core/http/revokedTable.ts'

/** Signing out alone takes it back. Without a PIN nobody could work at the tablet. */
export const handler = endpoint(session.startTablet, async ({ caller, signIn, now, table }) => {
  if (!signIn) return refuse(refusals.notATablet)
  if ((await loadPins(caller.EntityID)).length === 0) return refuse(refusals.noPinYet)
  await table.commit([tabletWrite(signIn.ID, caller.EntityID, now)])
  forgetRevoked()
  return null
})
