import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, donorRoles } from '../access.ts'
import { TransactionCategory } from '../donation/donation.ts'
import { area } from './endpoint.ts'
import { Day, gridQuery, ID, Instant, OptionalText, PathID, Pounds, page } from './fields.ts'

/** Receipts: what an agency took, and the forms that begin with a donation. */
const { get, post } = area('receipts')

const ReceiptItem = z.object({ DonationCategoryID: ID, Name: z.string(), Pounds: z.number() })

export const ReceiptRow = z.object({
  ID: ID,
  Code: z.string(),
  Date: Day,
  Created: Instant,
  Agency: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: z.object({ ID: ID, Code: z.string(), Donor: z.object({ Name: z.string() }) }),
  Pounds: z.number(),
  AdHocTransactionID: z.nullable(ID),
})
export type ReceiptRow = z.infer<typeof ReceiptRow>

export const Receipt = z.extend(ReceiptRow, {
  categories: z.array(ReceiptItem),
  StorageRequirement: z.nullable(z.object({ ID: ID, Name: z.string() })),
  IsVolunteer: z.boolean(),
  Notes: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

const ReceiptDraft = z.strictObject({
  /** Food bank roles only; an agency's own is taken from its session (decision 23). */
  agencyId: z.optional(ID),
  donorLocationId: ID,
  categories: z.array(z.strictObject({ categoryId: ID, pounds: Pounds })).check(z.minLength(1), z.maxLength(50)),
  storageRequirementId: z.optional(z.nullable(ID)),
  adHocTransactionId: z.optional(z.nullable(ID)),
  volunteer: z.optional(z.boolean()),
  date: Day,
  Notes: z.optional(OptionalText(1000)),
})
export type ReceiptDraft = z.infer<typeof ReceiptDraft>

export const listReceipts = get('listReceipts', '/api/receipts', {
  summary: 'Submitted receipts, newest first.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: gridQuery,
  value: page(ReceiptRow),
})

export const createReceipt = post('createReceipt', '/api/receipts', {
  summary: 'Records what an agency picked up; with adHocTransactionId it receipts that donation.',
  roles: agencyOrFoodBankRoles,
  resource: 'agency',
  body: ReceiptDraft,
  value: z.object({ PickupID: ID, Pickup: z.object({ Code: z.string() }) }),
  idempotent: true,
})

export const getReceipt = get('getReceipt', '/api/receipts/{id}', {
  summary: 'One receipt.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'receipt',
  params: { id: PathID },
  value: Receipt,
})

export const loadReceipt = get('loadReceipt', '/api/receipts/load/{id}', {
  summary: 'The receipt form’s contents for a donation.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  value: z.object({
    agencyId: ID,
    agencyName: z.string(),
    donorLocationId: ID,
    categories: z.array(TransactionCategory),
    storageRequirementId: z.nullable(ID),
    adHocTransactionId: ID,
    volunteer: z.boolean(),
    date: Day,
  }),
})

export const previewReceipt = get('previewReceipt', '/api/receipts/preview/{id}', {
  summary: 'The receipt of a donation as it is, or as it would be, recorded.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'donation',
  params: { id: PathID },
  value: z.object({
    IsRecorded: z.boolean(),
    Receipt: z.omit(Receipt, { ID: true, Code: true }),
    Code: z.nullable(z.string()),
  }),
})
