import { refuse } from '../../shared/answer.ts'
import * as session from '../../shared/api/session.ts'
import { pinTries } from '../../shared/person/pin.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { userBySubject } from '../entities/entityTable.ts'
import { isOverLimit } from '../http/throttle.ts'
import { endpoint, HttpFault } from '../http.ts'
import { sessionKeys } from '../table/keys/session.ts'
import { mayBeginShift } from './mayBeginShift.ts'
import { isPinOf, newShift, storedPinOf } from './pinTable.ts'

/** A wrong PIN, a person without one and one who is gone are the same refusal. */
export const handler = endpoint(session.unlockTablet, async (context) => {
  const { input, caller, signIn, now, table, language } = context
  if (!signIn || !context.tablet) return refuse(refusals.notATablet)
  const tries = (nth: number) => sessionKeys.callsOf(input.UserID, 'pin', nth)
  if (await isOverLimit(pinTries, now, tries)) throw new HttpFault(429, refusals.tooManyPins[language])
  const pin = await storedPinOf(caller.EntityID, input.UserID)
  const user = pin && (await userBySubject(pin.Subject))
  if (!pin || !user || !mayBeginShift(user, caller.EntityID) || !(await isPinOf(input.PIN, pin)))
    return refuse(refusals.pinWrong)
  const { acting, Until, write } = newShift(caller.EntityID, pin, signIn.ID, now)
  await table.commit([write])
  return { Acting: acting, Until, Name: user.Name }
})
