import { ownerRefusal } from '../../../shared/core/access.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { draftOfPickup } from '../../../shared/pantry/windows/window.ts'
import { windowDraftRefusal } from '../../../shared/pantry/windows/windowRules.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { addWindows } from './addWindows.ts'
import { loadLocationWindows } from './windowTable.ts'

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
    const existing = (from: string, to: string) => loadLocationWindows(PantryLocationID, from, to)
    return addWindows(drafts, { existing, placeOf: () => place, alsoOf: () => [], idempotencyKey, now, language })
  },
)
