import type { Role } from '../../../shared/access.ts'

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
/** Any signed-in role but `customer`. */
export const staff: readonly Role[] = ['fano', 'foodcoordstateasso', 'foodcoordcoops', ...donorsAndFoodBanks, 'agency']
