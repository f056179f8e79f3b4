import {
  addressDraft,
  customerDraft,
  customerProfile,
  neighborsFile,
  newNeighborDraft,
  tefapDraft,
} from '../../engine/customers.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, foodBanks, pantryWorkers } from './roles.ts'

const own = ({ customerId }: Target) => ({ id: customerId })
const ownAddress = (target: Target) => ({ ...own(target), addressId: target.customerAddressId })
const andDuplicate = (target: Target) => ({ ...own(target), DuplicateID: target.duplicateCustomerId })
const staffAndSelf = [...agencyAndFoodBanks, 'customer'] as const
export const customerExamples: Examples = {
  getCustomersGrid: { roles: agencyAndFoodBanks, input: () => ({ FoodInsecureNeighborIsDeliveryEnabled: 'false' }) },
  searchCustomersGrid: { roles: agencyAndFoodBanks, input: () => ({ searchFilter: 'Ros' }) },
  listCustomers: { roles: agencyAndFoodBanks, input: () => ({}) },
  addCustomer: { roles: agencyAndFoodBanks, input: () => ({ ...newNeighborDraft, IsAnother: true }) },
  importCustomers: { roles: agencyAndFoodBanks, input: () => neighborsFile },
  listRecentOrders: { roles: staffAndSelf, input: own },
  searchCustomers: { roles: pantryWorkers, input: () => ({ searchFilter: 'Ros' }) },
  getCustomer: { roles: staffAndSelf, input: own },
  getFullCustomer: { roles: agencyAndFoodBanks, input: own },
  updateCustomer: { roles: agencyAndFoodBanks, input: (target) => ({ ...own(target), ...customerDraft() }) },
  updateCustomerProfile: { roles: ['customer'], input: (target) => ({ ...own(target), ...customerProfile }) },
  listTexts: { roles: agencyAndFoodBanks, input: () => ({}) },
  answerTexts: { roles: agencyAndFoodBanks, input: (target) => ({ ...own(target), Text: null, Version: 0 }) },
  // Refused before the user pool is asked.
  setCustomerPassword: { roles: agencyAndFoodBanks, input: (target) => ({ ...own(target), NewPassword: 'too-short' }) },
  restrictCustomer: { roles: agencyAndFoodBanks, input: (target) => ({ ...own(target), IsRestricted: true }) },
  listAuthorizedPickupLocations: { roles: staffAndSelf, input: own },
  listCustomerAddresses: { roles: staffAndSelf, input: own },
  getCustomerAddress: { roles: staffAndSelf, input: ownAddress },
  getTefapDeclaration: { roles: [...pantryWorkers, 'customer'], input: own },
  preparePaperPhoto: {
    roles: pantryWorkers,
    input: (target) => ({ ...own(target), ContentType: 'image/jpeg', Size: 1000 }),
  },
  signTefapDeclaration: {
    roles: [...pantryWorkers, 'customer'],
    input: (target) => ({ ...own(target), ...tefapDraft }),
  },
  createCustomerAddress: { roles: staffAndSelf, input: (target) => ({ ...own(target), ...addressDraft }) },
  updateCustomerAddress: { roles: staffAndSelf, input: (target) => ({ ...ownAddress(target), ...addressDraft }) },
  deleteCustomerAddress: { roles: staffAndSelf, input: ownAddress },
  listCustomerDuplicates: { roles: agencyAndFoodBanks, input: own },
  mergeCustomers: { roles: agencyAndFoodBanks, input: andDuplicate },
  undoCustomerMerge: { roles: agencyAndFoodBanks, input: andDuplicate },
  exportCustomer: { roles: staffAndSelf, input: own },
  forgetCustomer: { roles: [...foodBanks, 'customer'], input: own },
  listCustomerLooks: { roles: [...foodBanks, 'customer'], input: own },
}
