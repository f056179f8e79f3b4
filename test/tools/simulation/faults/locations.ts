import * as locations from '../../../../shared/pantry/locations/api.ts'
import { call } from '../../../engine/call.ts'
import { people, pickupLocationDraft, pickupLocationTexts } from '../../../engine/smallTenant.ts'
import { first } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const locationsFaults: Scenario[] = [
  asks(locations.addLocation, 'empty', () => call(locations.addLocation, first, pickupLocationDraft, idempotent)),
  asks(locations.updateLocation, 'empty', () =>
    call(locations.updateLocation, people.foodBank, { id: 1, ...pickupLocationTexts, Label: 'Town hall' }),
  ),
  asks(locations.updateLocationAddress, 'empty', () =>
    call(locations.updateLocationAddress, people.foodBank, { id: 1, ...pickupLocationDraft.Address, City: 'Holyoke' }),
  ),
  asks(locations.toggleLocationActive, 'empty', () =>
    call(locations.toggleLocationActive, people.foodBank, { id: 1, IsActive: false }),
  ),
  asks(locations.removeLocation, 'empty', () => call(locations.removeLocation, people.foodBank, { id: 1 }, idempotent)),
  asks(locations.removeAuthorizedCustomer, 'empty', () =>
    call(locations.removeAuthorizedCustomer, people.foodBank, { id: 1, neighborId: 1 }, idempotent),
  ),
  asks(locations.toggleLocationRestricted, 'empty', () =>
    call(locations.toggleLocationRestricted, people.foodBank, { id: 1, IsRestricted: true }),
  ),
  asks(locations.addLocationTag, 'empty', () =>
    call(
      locations.addLocationTag,
      people.foodBank,
      { id: 1, PantryInventoryItemTagID: 2, IsExcluded: true },
      idempotent,
    ),
  ),
  asks(locations.removeLocationTag, 'empty', () =>
    call(locations.removeLocationTag, people.foodBank, { id: 1, tagId: 1 }, idempotent),
  ),
]
