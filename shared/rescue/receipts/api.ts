import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, donorRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Instant, Nothing, OptionalText, PathID, Pounds, page } from '../../core/schema/fields.ts'
import { TransactionCategory } from '../donations/donation.ts'

/** Receipts: what an agency took, and the forms that begin with a donation. */
const { get, post, put, remove } = area('receipts')

const ReceiptItem = z.object({ DonationCategoryID: ID, Name: z.string(), Pounds: z.number() })

/** Lines of a receipt as they are sent. */
const SentItems = z.array(z.strictObject({ categoryId: ID, pounds: Pounds })).check(z.maxLength(50))

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

/** A receipt as its page shows it. */
export const ReceiptView = z.extend(Receipt, {
  /** Counts the corrections; a correction names the one it was made on. */
  Version: z.int(),
  /** Last day on which it may be corrected, in the food bank's zone. */
  OpenUntil: Day,
  /** The caller may correct it now. */
  IsEditable: z.boolean(),
})
export type ReceiptView = z.infer<typeof ReceiptView>

/** Longest notes of a receipt, in characters. */
export const maxReceiptNotes = 1000

/** Fields of a receipt beside its organizations. */
const receiptContents = {
  storageRequirementId: z.optional(z.nullable(ID)),
  volunteer: z.optional(z.boolean()),
  date: Day,
  Notes: z.optional(OptionalText(maxReceiptNotes)),
}

const ReceiptDraft = z.strictObject({
  /** Food bank roles only; an agency's own is taken from its session (decision 23). */
  agencyId: z.optional(ID),
  donorLocationId: ID,
  categories: SentItems.check(z.minLength(1)),
  adHocTransactionId: z.optional(z.nullable(ID)),
  ...receiptContents,
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
  summary: 'One receipt, and until when the caller may correct it.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'receipt',
  params: { id: PathID },
  value: ReceiptView,
})

const ReceiptCorrection = z.strictObject({
  Version: z.int().check(z.minimum(1)),
  categories: SentItems.check(z.minLength(1)),
  ...receiptContents,
})
export type ReceiptCorrection = z.infer<typeof ReceiptCorrection>

export const updateReceipt = put('updateReceipt', '/api/receipts/{id}', {
  summary: 'Corrects a receipt until the food bank closes its month; the final weights of its donation follow.',
  roles: agencyOrFoodBankRoles,
  resource: 'receipt',
  params: { id: PathID },
  body: ReceiptCorrection,
  value: ReceiptView,
  idempotent: true,
})

export const getReceiptFile = get('getReceiptFile', '/api/receipts/pdf/{id}', {
  summary: 'The receipt as a PDF, in the caller’s language.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'receipt',
  params: { id: PathID },
  value: Nothing,
  file: 'application/pdf',
})

export const savePendingReceipt = put('savePendingReceipt', '/api/receipts/pending/{id}', {
  summary: 'Puts the receipt of a donation aside as it is filled in so far; everyone who may create it continues it.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({ categories: SentItems, ...receiptContents }),
  value: z.object({ PendingPickupID: ID }),
})

export const discardPendingReceipt = remove('discardPendingReceipt', '/api/receipts/pending/{id}', {
  summary: 'Drops what was filled in of a donation’s receipt.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
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
    Notes: z.string(),
    /** The pending receipt that this is; null when none was begun. */
    PendingPickupID: z.nullable(ID),
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
