import { table } from '../../../functions/core/table/table.ts'
import { newOneTimeCode } from '../../../functions/pantry/customers/signIn/oneTimeCodes.ts'
import { conversationWrite } from '../../../functions/pantry/customers/texts/conversationTable.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import { newConversation, withText } from '../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { counter } from '../../engine/counter.ts'
import {
  addressDraft,
  customerDraft,
  customerProfile,
  neighborsFile,
  newNeighborDraft,
  storedNeighbor,
  tefapDraft,
} from '../../engine/customers.ts'
import { asCustomer, place } from '../../engine/ordering.ts'
import { type Participants, succeed } from '../participants.ts'
import { by, byAdministrator, type Calls, cartOf, type Prepare } from './making.ts'

const nextCustomer = counter()

/** With a phone number that a duplicate may share. */
function aCustomer({ ids: { foodBank: FoodBankID } }: Participants, more: Partial<Customer> = {}): Promise<Customer> {
  const PhoneNumber = `+1518555${1000 + nextCustomer()}`
  return storedNeighbor({ FoodBankID, PhoneNumber, ...more })
}

/** One whose text waits for an answer. */
async function asked(participants: Participants): Promise<Customer> {
  const customer = await aCustomer(participants)
  const before = newConversation(customer, customer.PhoneNumber ?? '')
  const now = new Date()
  await table.commit([conversationWrite(withText(before, { ID: `asked-${customer.ID}`, Text: 'May I?' }, now), now)])
  return customer
}

const ofCustomer =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { ID: id, PhoneNumber } = await aCustomer(participants)
    const isDraft = 'PhoneNumber' in more
    return { by: participants.foodBank, input: { id, ...more, ...(isDraft ? { PhoneNumber } : {}) } }
  }

const ofCustomerAddress =
  (more: (addressId: number) => object): Prepare =>
  async (participants) => {
    const { ID: id } = await aCustomer(participants)
    const input = { id, ...addressDraft }
    const { ID } = (await succeed(customers.createCustomerAddress, participants.foodBank, input)) as { ID: number }
    return { by: participants.foodBank, input: { id, ...more(ID) } }
  }

const ofDuplicates =
  (more: (duplicateId: number) => object, isMerged = false): Prepare =>
  async (participants) => {
    const { ID: id, PhoneNumber } = await aCustomer(participants)
    const { ID: DuplicateID } = await aCustomer(participants, { PhoneNumber })
    if (isMerged) await succeed(customers.mergeCustomers, participants.foodBank, { id, DuplicateID })
    return { by: participants.foodBank, input: { id, ...more(DuplicateID) } }
  }

export const customersCalls: Calls = {
  getCustomersGrid: by('foodBank'),
  searchCustomersGrid: by('foodBank', { searchFilter: 'Medina' }),
  listCustomers: by('foodBank'),
  addCustomer: by('foodBank', { ...newNeighborDraft, PhoneNumber: '518-555-0199' }),
  importCustomers: by('foodBank', neighborsFile),
  searchCustomers: by('foodBank', { searchFilter: 'Medina' }),
  getCustomer: ofCustomer(),
  sendSignInCode: async (participants) => {
    const { PhoneNumber } = await aCustomer(participants, { EMailAddress: null })
    return { by: participants.foodBank, input: { PhoneNumber } }
  },
  takeSignInCode: async (participants) => {
    const { PhoneNumber } = await aCustomer(participants, { EMailAddress: null })
    const { code, write } = newOneTimeCode(PhoneNumber ?? '', undefined, new Date())
    await table.commit([write])
    return { by: participants.foodBank, input: { PhoneNumber, Code: code } }
  },
  setPhoneNumber: async (participants) => {
    const customer = await aCustomer(participants)
    const PhoneNumber = `+1518555${2000 + nextCustomer()}`
    return { by: asCustomer(customer), input: { id: customer.ID, PhoneNumber } }
  },
  listTexts: async (participants) => {
    await asked(participants)
    return { by: participants.foodBank, input: {} }
  },
  answerTexts: async (participants) => {
    const { ID: id } = await asked(participants)
    return { by: participants.foodBank, input: { id, Text: 'Yes.', Version: 1 } }
  },
  getFullCustomer: ofCustomer(),
  updateCustomer: ofCustomer({
    ...customerDraft({ EMailAddress: null }),
    FirstName: 'Rosalia',
    IsEmailNotificationEnabled: false,
  }),
  updateCustomerProfile: async (participants) => {
    const customer = await aCustomer(participants)
    return { by: asCustomer(customer), input: { id: customer.ID, ...customerProfile } }
  },
  setCustomerPassword: ofCustomer({ NewPassword: 'Good-Food-4-All!' }),
  restrictCustomer: ofCustomer({ IsRestricted: true }),
  listAuthorizedPickupLocations: ofCustomer(),
  listCustomerAddresses: ofCustomerAddress(() => ({})),
  getCustomerAddress: ofCustomerAddress((addressId) => ({ addressId })),
  getTefapDeclaration: ofCustomer(),
  getRecordHolds: by('foodBank'),
  setRecordHold: byAdministrator({ PantryLocationID: null, Reason: 'State review', Until: '2027-03-31' }),
  setTefapNotice: byAdministrator({ Version: 0, Texts: { en: 'You have rights.', es: 'Usted tiene derechos.' } }),
  preparePaperPhoto: ofCustomer({ ContentType: 'image/jpeg', Size: 1000 }),
  signTefapDeclaration: ofCustomer(tefapDraft),
  createCustomerAddress: ofCustomer(addressDraft),
  updateCustomerAddress: ofCustomerAddress((addressId) => ({ addressId, ...addressDraft, Name: 'Work' })),
  deleteCustomerAddress: ofCustomerAddress((addressId) => ({ addressId })),
  listCustomerDuplicates: ofDuplicates(() => ({})),
  mergeCustomers: ofDuplicates((DuplicateID) => ({ DuplicateID })),
  undoCustomerMerge: ofDuplicates((DuplicateID) => ({ DuplicateID }), true),
  exportCustomer: ofCustomer(),
  forgetCustomer: ofCustomer(),
  listCustomerLooks: ofCustomer(),
  listRecentOrders: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    await place(customer, { at: pantry, of: cart })
    return { by: asCustomer(customer), input: { id: customer.ID } }
  },
}
