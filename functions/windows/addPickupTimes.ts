import { ownerRefusal } from '../../shared/access.ts'
import * as windows from '../../shared/api/windows.ts'
import { draftOfPickup } from '../../shared/window/window.ts'
import { windowDraftRefusal } from '../../shared/window/windowRules.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { addWindows } from './addWindows.ts'
import { windowsOfLocation } from './windowTable.ts'

export const handler = endpointOn(
  windows.addPickupTimes,
  pickupLocationOf,
  async ({ resource: location, input: { PickupTimes }, caller, now, language, idempotencyKey }) => {
    const { ID: PantryLocationID, EntityID, FoodBankID, TimeZone } = location
    const drafts = PickupTimes.map(draftOfPickup)
    const rules = { zone: TimeZone, now, programs: new Set<number>() }
    for (const draft of drafts) {
      const refusal = ownerRefusal(caller, location) ?? windowDraftRefusal(draft, 'pickup', rules)
      if (refusal) return refusal
    }
    const place = {
      Kind: 'pickup',
      EntityID,
      FoodBankID,
      PantryLocationID,
      DeliveryProgramName: null,
      TimeZone,
    } as const
    const existing = (from: string, to: string) => windowsOfLocation(PantryLocationID, from, to)
    return addWindows(drafts, { existing, placeOf: () => place, alsoOf: () => [], idempotencyKey, now, language })
  },
)
