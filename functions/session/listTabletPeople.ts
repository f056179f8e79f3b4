import * as session from '../../shared/api/session.ts'
import { everyoneOf } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { mayBeginShift } from './mayBeginShift.ts'
import { pinsOf } from './pinTable.ts'

export const handler = endpoint(session.listTabletPeople, async ({ caller: { EntityID } }) => {
  const [pins, everyone] = await Promise.all([pinsOf(EntityID), everyoneOf([EntityID])])
  const withPin = new Set(pins.map(({ UserID }) => UserID))
  return everyone
    .filter((user) => withPin.has(user.ID) && mayBeginShift(user, EntityID))
    .map(({ ID: UserID, Name }) => ({ UserID, Name }))
    .toSorted((a, b) => a.Name.localeCompare(b.Name, 'en') || a.UserID - b.UserID)
    .slice(0, session.maxTabletPeople)
})
