import { refuse } from '../../../shared/core/answer.ts'
import { pinTries } from '../../../shared/network/people/pin.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as refusals from '../../../shared/network/session/refusals.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { findPin, isPinOf, newShift } from '../../core/http/pinTable.ts'
import { isOverLimit } from '../../core/http/throttle.ts'
import { sessionKeys } from '../../core/table/keys/session.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { mayBeginShift } from './mayBeginShift.ts'

/** A wrong PIN, a person without one and one who is gone are the same refusal. */
export const handler = endpoint(session.unlockTablet, async (context) => {
  const { input, caller, signIn, now, table, language } = context
  if (!signIn || !context.tablet) return refuse(refusals.notATablet)
  const tries = (nth: number) => sessionKeys.callsOf(input.UserID, 'pin', nth)
  if (await isOverLimit(pinTries, now, tries)) throw new HttpFault(429, refusals.tooManyPins[language])
  const pin = await findPin(caller.EntityID, input.UserID)
  const user = pin && (await userBySubject(pin.Subject))
  if (!pin || !user || !mayBeginShift(user, caller.EntityID) || !(await isPinOf(input.PIN, pin)))
    return refuse(refusals.pinWrong)
  const { acting, Until, write } = newShift(caller.EntityID, pin, signIn.ID, now)
  await table.commit([write])
  return { Acting: acting, Until, Name: user.Name }
})
