import { customerWithAccess } from '../../engine/pickupLocations.ts'
import { pickupLocationDraft, pickupLocationTexts } from '../../engine/smallTenant.ts'
import { by, type Calls, ofPickupLocation, type Prepare } from './making.ts'

/** A location with one customer who has access. */
const withAccess =
  (inputFor: (id: number, neighborId: number) => object): Prepare =>
  async (participants) => {
    const { by, input } = await ofPickupLocation()(participants)
    const { id } = input as { id: number }
    return { by, input: inputFor(id, await customerWithAccess([id], participants.ids.foodBank)) }
  }

export const locationsCalls: Calls = {
  listLocations: by('foodBank'),
  getLocation: ofPickupLocation(),
  getLocationIsRestricted: ofPickupLocation(),
  addLocation: by('foodBank', pickupLocationDraft),
  updateLocation: ofPickupLocation({ ...pickupLocationTexts, Label: 'Town hall', Version: 1 }),
  updateLocationAddress: ofPickupLocation({ ...pickupLocationDraft.Address, City: 'Holyoke' }),
  toggleLocationActive: ofPickupLocation({ IsActive: false }),
  toggleLocationRestricted: ofPickupLocation({ IsRestricted: true }),
  listLocationTags: ofPickupLocation(),
  addLocationTag: ofPickupLocation({ PantryInventoryItemTagID: 2, IsExcluded: false }),
  removeLocationTag: ofPickupLocation({ tagId: 2 }),
  getLocationsGrid: by('foodBank', { rows: 10 }),
  getLocationRemovalEligibility: ofPickupLocation(),
  removeLocation: ofPickupLocation(),
  getLocationCustomersGrid: withAccess((PantryLocationID) => ({ PantryLocationID })),
  removeAuthorizedCustomer: withAccess((id, neighborId) => ({ id, neighborId })),
}
