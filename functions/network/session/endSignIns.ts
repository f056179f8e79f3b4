import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { endSignIn, endSignInsBut, forgetRevoked } from '../../core/http/revokedTable.ts'
import { hasSignIn, loadSignIns, removeSignIn } from './signInTable.ts'

/** One that is not the person's, or not there any more, changes nothing: a repeat answers the same. */
export const handler = endpoint(session.endSignIns, async (context) => {
  const { input, caller, signIn, now, table } = context
  const left = input.IsCurrentToo ? undefined : signIn?.ID
  if (input.ID === null) await table.commit([endSignInsBut(left, caller.Subject, now)])
  else if (await hasSignIn(context, input.ID))
    await table.commit([endSignIn(input.ID, now), removeSignIn(caller.Subject, input.ID)])
  forgetRevoked()
  return loadSignIns(context)
})
