import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadPins } from '../../core/http/pinTable.ts'
import { loadEveryone } from '../organizations/entityTable.ts'
import { mayBeginShift } from './mayBeginShift.ts'

export const handler = endpoint(session.listTabletPeople, async ({ caller: { EntityID } }) => {
  const [pins, everyone] = await Promise.all([loadPins(EntityID), loadEveryone([EntityID])])
  const withPin = new Set(pins.map(({ UserID }) => UserID))
  return everyone
    .filter((user) => withPin.has(user.ID) && mayBeginShift(user, EntityID))
    .map(({ ID: UserID, Name }) => ({ UserID, Name }))
    .toSorted((a, b) => a.Name.localeCompare(b.Name, 'en') || a.UserID - b.UserID)
    .slice(0, session.maxTabletPeople)
})
