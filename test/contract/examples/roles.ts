import type { Caller, Role } from '../../../shared/core/access.ts'
import { reaches } from '../../engine/callers.ts'
import { ids } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'

/** Groups of roles as the specification names them, written out here so that the tests do not repeat the catalogue. */
export const foodBanks: readonly Role[] = [
  'foodbank',
  'foodbankuser',
  'foodbankadmin',
  'foodbankrtcoord',
  'foodbankAdministrator',
  'foodbankEpantryCoordinator',
]
/** Decide how their food bank's people sign in. */
export const foodBankAdministrators: readonly Role[] = ['foodbank', 'foodbankadmin', 'foodbankAdministrator']
/** Set up its agencies, donors and providers. */
export const foodBankSetup: readonly Role[] = ['foodbank', 'foodbankadmin', 'foodbankrtcoord', 'foodbankAdministrator']
export const donors: readonly Role[] = ['donor', 'donorlocation', 'bulkofferdonor']
export const agencyAndFoodBanks: readonly Role[] = ['agency', ...foodBanks]
export const donorsAndFoodBanks: readonly Role[] = [...donors, ...foodBanks]
/** They and the volunteers of a pantry, who count, pack and hand over. */
export const pantryWorkers: readonly Role[] = [...agencyAndFoodBanks, 'pantryvolunteer']
/** The volunteers of the tests are those of an agency. */
export const isOfAgency = ({ Role }: Pick<Caller, 'Role'>) => Role === 'agency' || Role === 'pantryvolunteer'
/** Any signed-in role but `customer` and the volunteers. */
export const staff: readonly Role[] = ['fano', 'foodcoordstateasso', 'foodcoordcoops', ...donorsAndFoodBanks, 'agency']

/** Customers choose from the pantries of their food bank and of all its agencies. */
export const agencyFoodBanksAndCustomers: readonly Role[] = [...agencyAndFoodBanks, 'customer']
export const isOpenToCustomers = (caller: Caller, target: Target) =>
  caller.Role === 'customer' ? target.owner?.foodBank === ids.foodBank : reaches(caller, target)
export const openToNeighbors = { roles: agencyFoodBanksAndCustomers, allows: isOpenToCustomers } as const
/** A list of what the caller has, or, for a customer, may choose from. */
export const listOpenToNeighbors = { roles: agencyFoodBanksAndCustomers, shows: isOpenToCustomers } as const
