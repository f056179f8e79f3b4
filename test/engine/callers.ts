import { type Caller, donorRoles, foodBankRoles, type Role, roles } from '../../shared/core/access.ts'
import { ids, people, person } from './smallTenant.ts'
import type { Target } from './target.ts'

const everyone: Partial<Record<Role, Caller>> = {
  fano: people.network,
  foodcoordstateasso: people.association,
  foodcoordcoops: people.coop,
  donor: people.donor,
  bulkofferdonor: person('bulkofferdonor', ids.donor, [ids.foodBank]),
  donorlocation: people.store,
  agency: people.agencies[0],
  pantryvolunteer: person('pantryvolunteer', 11, [ids.foodBank]),
  customer: people.customer,
}

/** One caller of each role, all of them at home with food bank 10. */
export const callers: readonly Caller[] = roles.map(
  (role) => everyone[role] ?? person(role, ids.foodBank, [ids.foodBank]),
)

const isOneOf = (list: readonly string[], role: Role) => list.includes(role)

/** Tells if a caller may reach a target, computed independently of `canAccess`. */
export function reaches({ Role }: Caller, { owner }: Target): boolean {
  if (!owner) return false
  if (Role === 'customer') return owner.customer === ids.customer
  if (Role === 'fano') return true
  if (Role === 'agency' || Role === 'pantryvolunteer') return owner.agency === 11
  if (Role === 'donorlocation') return owner.donorLocation === ids.donorLocation
  if (isOneOf(donorRoles, Role)) return owner.donor === ids.donor
  return isOneOf([...foodBankRoles, 'foodcoordstateasso', 'foodcoordcoops'], Role) && owner.foodBank === ids.foodBank
}
