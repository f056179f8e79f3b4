import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankRoles, pantryWorkRoles } from '../../core/access.ts'
import { importBatch, OrganizationOutcome } from '../../core/importing/outcome.ts'
import { someRows } from '../../core/importing/sentRows.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { maxTypedPhone } from '../../network/people/contact.ts'
import { CustomerAddress, CustomerAddressDraft } from './address.ts'
import { CustomerDraft, CustomerProfileDraft } from './changes.ts'
import { maxAnswerLength, ShownConversation } from './conversation.ts'
import { customerFilterQuery } from './filter.ts'
import { NewCustomerDraft } from './newCustomer.ts'
import { byStaffAndSelf, ofCustomer, onCustomer, onHome } from './onCustomer.ts'
import {
  CustomerAccess,
  CustomerDuplicate,
  CustomerGridRow,
  countedBefore2,
  FullCustomer,
  ListedCustomer,
  looksBefore2,
  ShownCustomer,
} from './wire.ts'

/** The neighbors who order from a food bank's pantries: staff serve them, and each person has their own data. */
const { get, post, put, remove } = area('customers')
/** With what neighbors order by: an area of more than thirty functions takes a release too long. */
const { post: postToOrder } = area('ordering')

const byHomeStaff = { roles: agencyOrFoodBankRoles, ...onHome } as const
const byStaff = { roles: agencyOrFoodBankRoles, ...onCustomer } as const

/** Section 9: lists to choose from. */
export const maxListedCustomers = 50
/** A volunteer finds who stands at the table, and no list of neighbors. */
export const maxFoundByVolunteers = 10
export const minVolunteerWord = 3

export const getCustomersGrid = get('getCustomersGrid', '/api/PantryCustomersGrid', {
  summary:
    'Customers of the caller’s food bank or agency by last name; with a place, a program or days those who ordered so, the latest order first.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    ...customerFilterQuery,
    source: gridQuery.source,
    mode: z.optional(z.literal('grid')),
    rows: gridQuery.rows,
    page: z.optional(z.literal('1')),
    sidx: z.optional(z.literal('LastName')),
    sord: z.optional(z.literal('asc')),
    cursor: gridQuery.cursor,
  },
  value: page(CustomerGridRow),
  before2: ({ rows, ...rest }) => ({ ...rest, rows: rows.map(countedBefore2) }),
})

export const searchCustomersGrid = post('searchCustomersGrid', '/api/PantryCustomersGrid/search', {
  summary:
    'Rows of the customers grid that are found by the beginnings of names, of an e-mail address or of a phone number, in any order, under the grid’s filter. What is searched for stands in no address.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject({
    ...customerFilterQuery,
    searchFilter: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    cursor: gridQuery.cursor,
  }),
  value: page(CustomerGridRow),
  before2: ({ rows, ...rest }) => ({ ...rest, rows: rows.map(countedBefore2) }),
  mutates: false,
})

export const listCustomers = get('listCustomers', '/api/orderahead/customers', {
  summary: `Customers of the caller’s food bank or agency, or of one agency of the food bank, by last name; at most ${maxListedCustomers}.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: { agency: z.optional(PathID) },
  value: z.array(ListedCustomer),
})

export const addCustomer = post('addCustomer', '/api/orderahead/customers', {
  summary:
    'Adds a neighbor who has no account, at home with the caller; without `IsAnother` nobody is added as long as similar records are found, which are answered.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.extend(NewCustomerDraft, { IsAnother: z._default(z.boolean(), false) }),
  value: z.object({ Customer: z.nullable(ListedCustomer), Duplicates: z.array(CustomerDuplicate) }),
  idempotent: true,
})

export const importCustomers = post('importCustomers', '/api/orderahead/customers/imports', {
  summary:
    'Adds neighbors from rows of a file, at home with the caller, each row wholly or not at all. Who is there already stays and is named, and so is who is only alike; with `IsPreview` it says what would happen and writes nothing.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  /** The run is named by the file’s content: the same file sent again adds nobody. */
  body: z.strictObject(someRows),
  value: z.array(OrganizationOutcome).check(z.maxLength(importBatch)),
  limit: { perHour: 2000 },
})

export const searchCustomers = post('searchCustomers', '/api/orderahead/customers/search', {
  summary: `Customers found by the beginnings of names, of an e-mail address or of a phone number, in any order; ${maxListedCustomers} a page. A volunteer finds at most ${maxFoundByVolunteers}, by a word of ${minVolunteerWord} letters or more, with name and postal code alone. What is searched for stands in no address.`,
  roles: pantryWorkRoles,
  resource: 'self',
  body: z.strictObject({
    searchFilter: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    cursor: gridQuery.cursor,
  }),
  value: page(ListedCustomer),
  before2: ({ rows }) => rows,
  mutates: false,
})

export const getCustomer = get('getCustomer', ofCustomer, {
  summary: 'A customer, for the person and for who orders on their behalf, of whom it is recorded that they looked.',
  ...byStaffAndSelf,
  byHelper: true,
  value: ShownCustomer,
  before2: countedBefore2,
  mutates: true,
})

export const getFullCustomer = get('getFullCustomer', `${ofCustomer}/full`, {
  summary: 'A customer with account, programs and restricted locations. That the caller looked is recorded.',
  ...byStaff,
  value: FullCustomer,
  before2: countedBefore2,
  mutates: true,
})

export const updateCustomer = put('updateCustomer', ofCustomer, {
  summary:
    'Changes a customer with the assigned programs and restricted locations that the caller sees; a changed e-mail address signs in. An agency that merely serves them changes household, language, TEFAP and what is its own.',
  ...byStaff,
  body: CustomerDraft,
  value: FullCustomer,
  before2: countedBefore2,
  permissions: ['users:update'],
})

const phone = z.string().check(z.maxLength(maxTypedPhone))
const code = z.string().check(z.minLength(1), z.maxLength(20))

export const sendSignInCode = postToOrder('sendSignInCode', '/api/orderahead/signin/code', {
  summary:
    'Texts a one-time code to a neighbor’s phone number, in place of the one before. The answer is the same for a number that nobody has.',
  roles: 'anonymous',
  resource: 'code',
  body: z.strictObject({ PhoneNumber: phone }),
  value: Nothing,
  permissions: ['text:send'],
})

/** Households of one phone. */
export const maxHouseholds = 100
export const SignInHousehold = z.object({
  Name: z.string(),
  /** The user pool’s own name of the account, and what answers its challenge; null where the number signs another one in. */
  SignIn: z.nullable(z.object({ UserName: z.string(), Ticket: z.string() })),
})
export type SignInHousehold = z.infer<typeof SignInHousehold>

export const takeSignInCode = postToOrder('takeSignInCode', '/api/orderahead/signin', {
  summary:
    'Uses up a one-time code: the households of the phone number, each with what signs it in at the user pool within minutes.',
  roles: 'anonymous',
  resource: 'code',
  body: z.strictObject({ PhoneNumber: phone, Code: code }),
  value: z.object({ Households: z.array(SignInHousehold).check(z.maxLength(maxHouseholds)) }),
  permissions: ['users:invite', 'users:signout'],
})

export const setPhoneNumber = postToOrder('setPhoneNumber', `${ofCustomer}/phone`, {
  summary:
    'Texts a one-time code to a phone number, or with the code makes the number the customer’s own, by which they sign in.',
  roles: ['customer'],
  ...onCustomer,
  body: z.strictObject({ PhoneNumber: phone, Code: z._default(z.nullable(code), null) }),
  value: ShownCustomer,
  permissions: ['text:send', 'users:update'],
  limit: { perHour: 30 },
})

/** Conversations of one answer. */
export const maxWaitingTexts = 100

export const listTexts = get('listTexts', '/api/orderahead/texts', {
  summary: `Texts of families that no rule understands and nobody has answered, the longest waiting first, at most ${maxWaitingTexts}; or the conversation with one customer.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: { customerId: z.optional(PathID) },
  value: z.object({
    Rows: z.array(ShownConversation).check(z.maxLength(maxWaitingTexts)),
    Waiting: z.int(),
  }),
})

export const answerTexts = post('answerTexts', `${ofCustomer}/texts`, {
  summary:
    'Answers a customer by text, outside of the quiet hours of the food bank, or with no text marks the conversation as done.',
  ...byHomeStaff,
  body: z.strictObject({
    Text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength))),
    /** The conversation as the caller saw it. */
    Version: z.int(),
  }),
  value: ShownConversation,
  idempotent: true,
  limit: { perHour: 300 },
})

export const updateCustomerProfile = put('updateCustomerProfile', `${ofCustomer}/profile`, {
  summary: 'Changes what a person decides about themselves: name, language, notifications, household.',
  roles: ['customer'],
  ...onCustomer,
  body: CustomerProfileDraft,
  value: ShownCustomer,
  before2: countedBefore2,
})

export const setCustomerPassword = put('setCustomerPassword', `${ofCustomer}/password`, {
  summary:
    'Gives the customer a password and ends their sign-ins; one without an account gets it, by e-mail address or phone number.',
  ...byHomeStaff,
  body: z.strictObject({ NewPassword: z.string().check(z.minLength(1), z.maxLength(256)) }),
  value: Nothing,
  permissions: ['users:invite', 'users:signout'],
  limit: { perHour: 100 },
})

export const restrictCustomer = put('restrictCustomer', `${ofCustomer}/restrict`, {
  summary:
    'Blocks new and changed orders of the customer, or allows them again: a food bank at all pantries, an agency at its own.',
  ...byStaff,
  body: z.strictObject({ IsRestricted: z.boolean() }),
  value: FullCustomer,
  before2: countedBefore2,
})

export const listAuthorizedPickupLocations = get('listAuthorizedPickupLocations', `${ofCustomer}/authorizedlocations`, {
  summary: 'Numbers of the restricted locations that the customer may order at.',
  ...byStaffAndSelf,
  byHelper: true,
  value: z.array(ID),
})

// Addresses

/** Home addresses are seen by those who look after the person, and by pantries that deliver to them. */
const delivered = {
  roles: [...agencyOrFoodBankRoles, 'customer'],
  resource: 'deliveredCustomer',
  params: { id: PathID },
} as const
const onAddress = { ...delivered, params: { id: PathID, addressId: PathID } } as const

export const listCustomerAddresses = get('listCustomerAddresses', `${ofCustomer}/addresses`, {
  summary: 'The addresses of a customer, the primary one first.',
  ...delivered,
  byHelper: true,
  value: z.array(CustomerAddress),
})

export const getCustomerAddress = get('getCustomerAddress', `${ofCustomer}/addresses/{addressId}`, {
  summary: 'One address of a customer.',
  ...onAddress,
  byHelper: true,
  value: CustomerAddress,
})

export const createCustomerAddress = post('createCustomerAddress', `${ofCustomer}/addresses`, {
  summary: 'Adds an address; the first one is the primary one.',
  ...delivered,
  body: CustomerAddressDraft,
  value: CustomerAddress,
  idempotent: true,
})

export const updateCustomerAddress = put('updateCustomerAddress', `${ofCustomer}/addresses/{addressId}`, {
  summary: 'Changes an address.',
  ...onAddress,
  body: CustomerAddressDraft,
  value: CustomerAddress,
})

export const deleteCustomerAddress = remove('deleteCustomerAddress', `${ofCustomer}/addresses/{addressId}`, {
  summary: 'Deletes an address; orders keep what they were delivered to.',
  ...onAddress,
  value: Nothing,
  idempotent: true,
})

// Duplicates

export const listCustomerDuplicates = get('listCustomerDuplicates', `${ofCustomer}/duplicates`, {
  summary: 'Customers who may be the same person: by phone number, e-mail address, name and postal code, or address.',
  ...byHomeStaff,
  value: z.array(CustomerDuplicate),
})

export const mergeCustomers = post('mergeCustomers', `${ofCustomer}/merge`, {
  summary: 'Merges a duplicate into the customer: orders and addresses of both are kept. It can be undone for a day.',
  ...byHomeStaff,
  body: z.strictObject({ DuplicateID: ID }),
  value: FullCustomer,
  before2: countedBefore2,
  idempotent: true,
})

export const undoCustomerMerge = post('undoCustomerMerge', `${ofCustomer}/merge/undo`, {
  summary: 'Takes a merge of the last day back: both customers are as they were, each with their own orders.',
  ...byHomeStaff,
  body: z.strictObject({ DuplicateID: ID }),
  value: FullCustomer,
  before2: countedBefore2,
  idempotent: true,
})

// Privacy

export const forgetCustomer = post('forgetCustomer', `${ofCustomer}/forget`, {
  summary: 'Removes the person: contact data, addresses and account. Orders are kept without the person.',
  roles: [...foodBankRoles, 'customer'],
  ...onCustomer,
  value: Nothing,
  idempotent: true,
})

export const listCustomerLooks = get('listCustomerLooks', `${ofCustomer}/looks`, {
  summary:
    'Who opened the customer’s record, ordered for them or took their data along in the last 90 days, the latest first; lists and reports of many customers are not in it.',
  roles: [...foodBankRoles, 'customer'],
  ...onCustomer,
  value: z.array(CustomerAccess),
  before2: looksBefore2,
})
