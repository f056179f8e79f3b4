import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { PantrySetupItem, PantrySetupName } from '../../../../shared/work/setup/pantryChecklist.ts'
import { paths } from '../../core/paths.ts'

type AskedInPantry = Exclude<PantrySetupName, 'firstOrder'>

/** Places where the items are done; the last completes by itself. */
export const pantrySetupPlaces: Readonly<Record<AskedInPantry, (prefix: RolePrefix, locationId?: number) => string>> = {
  people: (prefix) => paths.people(prefix),
  pickupLocation: paths.newPickupLocation,
  windows: (prefix, id) => (id === undefined ? paths.pickupLocations(prefix) : paths.pickupLocation(prefix, id, 0)),
  products: (prefix) => paths.products(prefix, 'new'),
  stock: (prefix) => paths.products(prefix),
  invitation: paths.invitation,
}

/** The part of an item that somebody does; undefined for what is there, and for the last one. */
export const askedOf = ({ Name, IsComplete }: PantrySetupItem): AskedInPantry | undefined =>
  IsComplete || Name === 'firstOrder' ? undefined : Name
