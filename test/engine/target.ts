import { ids, masterAgencyId } from './smallTenant.ts'
import { isFull } from './tier.ts'

/**
 * Things of five owners for the authorization matrix: the caller's own, those of others at the same food bank, of another
 * food bank, the caller's own donation that went to another agency, and things that do not exist.
 */

export const otherMasterAgencyId = 29
export const donorAtSame = { donor: 40, donorLocation: 41 } as const
export const donorAtOther = { donor: 50, donorLocation: 51 } as const

export const targetNames = ['own', 'same food bank', 'other food bank', 'other agency', 'absent'] as const
export type TargetName = (typeof targetNames)[number]

export interface Owner {
  readonly foodBank: number
  readonly donor: number
  readonly donorLocation: number
  readonly agency: number
  readonly master: number
  readonly customer: number
}
export const owners: Record<Exclude<TargetName, 'absent'>, Owner> = {
  own: {
    foodBank: ids.foodBank,
    donor: ids.donor,
    donorLocation: ids.donorLocation,
    agency: 11,
    master: masterAgencyId,
    customer: ids.customer,
  },
  'same food bank': { foodBank: ids.foodBank, ...donorAtSame, agency: 12, master: masterAgencyId, customer: 901 },
  'other food bank': {
    foodBank: ids.otherFoodBank,
    ...donorAtOther,
    agency: 21,
    master: otherMasterAgencyId,
    customer: 920,
  },
  'other agency': {
    foodBank: ids.foodBank,
    donor: ids.donor,
    donorLocation: ids.donorLocation,
    agency: 13,
    master: masterAgencyId,
    customer: 902,
  },
}

/** Something to call an endpoint on: a donation, two of its matches, a receipt, an agency and a location. */
export interface Target {
  readonly name: TargetName
  /** Owner; undefined when nothing of it exists. */
  readonly owner: Owner | undefined
  readonly donationId: number
  readonly matchId: number
  readonly masterMatchId: number
  readonly receiptId: number
  readonly agencyId: number
  readonly donorLocationId: number
  readonly donorId: number
  /** Orders from the pantries of the food bank and of the agency, and the chilled product of each. */
  readonly orderId: number
  readonly agencyOrderId: number
  readonly orderProductId: number
  /** Windows with these orders, of click-and-collect locations. */
  readonly orderWindowId: number
  readonly agencyOrderWindowId: number
  /** Of the food bank to the agency: the message, the agency's copy of it, and who reads that. */
  readonly messageId: number
  readonly copyId: number
  readonly readerId: number
  /** Planned by the food bank's administrator. */
  readonly systemMessageId: number
  /** Storage locations of the food bank and of the agency. */
  readonly storageId: number
  readonly agencyStorageId: number
  /** Limits of orders of the food bank and of the agency. */
  readonly orderLimitId: number
  readonly agencyOrderLimitId: number
  /** Pickup locations of the food bank and of the agency. */
  readonly locationId: number
  readonly agencyLocationId: number
  /** Pickup times of the food bank and of the agency at locations of their own, and delivery windows of both. */
  readonly pickupTimeId: number
  readonly windowLocationId: number
  readonly agencyPickupTimeId: number
  readonly agencyWindowLocationId: number
  readonly deliveryTimeId: number
  readonly agencyDeliveryTimeId: number
  /** Products of the food bank and of the agency. */
  readonly productId: number
  readonly agencyProductId: number
  /** Tags, tag groups and delivery programs of the food bank and of the agency. */
  readonly tagId: number
  readonly agencyTagId: number
  readonly tagGroupId: number
  readonly agencyTagGroupId: number
  readonly programId: number
  readonly agencyProgramId: number
  /** A row of the food bank's ERP system, matched with its product. */
  readonly erpItemId: number
  /** A customer of the food bank whom the agency serves, an address of theirs, and somebody who may be the same person. */
  readonly customerId: number
  readonly customerAddressId: number
  readonly duplicateCustomerId: number
  /** A customer with access to both. */
  readonly authorizedCustomerId: number
  /** Of somebody to the agency. */
  readonly invitationId: number
  readonly providerId: number
  /** A store that signed up at the food bank. */
  readonly pendingDonorId: number
  /** A key of the donor's software, made by the food bank. */
  readonly apiKeyId: number
  readonly apiKey: string
  /** A distributor's load that is offered to the agency and to the food bank, and the food bank's match. */
  readonly submissionId: number
  readonly submissionMatchId: number
  /** A run that is offered to a volunteer, of a donation of its own. */
  readonly runId: number
  readonly runCode: string
  /** Jobs that the food bank's user asked for: one that is done, one that is queued, and the import of a file. */
  readonly jobId: number
  readonly openJobId: number
  readonly importJobId: number
  /** Scheduled reports of the food bank and of the agency, and one that was sent to a recipient with this code. */
  readonly scheduleId: number
  readonly agencyScheduleId: number
  readonly delivery: { readonly id: number; readonly jobId: number; readonly code: string }
  /** Codes that nobody may read who cannot reach the target. */
  readonly codes: readonly string[]
}

export const absentTarget: Target = {
  name: 'absent',
  owner: undefined,
  donationId: 999_999,
  matchId: 99_999_901,
  masterMatchId: 99_999_902,
  receiptId: 999_999,
  agencyId: 999_999,
  donorLocationId: 999_999,
  donorId: 999_999,
  orderId: 999_999,
  agencyOrderId: 999_999,
  orderProductId: 999_999,
  orderWindowId: 999_999,
  agencyOrderWindowId: 999_999,
  messageId: 999_999,
  copyId: 999_999_001,
  readerId: 999_999,
  systemMessageId: 999_999,
  storageId: 999_999,
  agencyStorageId: 999_999,
  orderLimitId: 999_999,
  agencyOrderLimitId: 999_999,
  locationId: 999_999,
  agencyLocationId: 999_999,
  pickupTimeId: 999_999,
  windowLocationId: 999_999,
  agencyPickupTimeId: 999_999,
  agencyWindowLocationId: 999_999,
  deliveryTimeId: 999_999,
  agencyDeliveryTimeId: 999_999,
  customerId: 999_999,
  customerAddressId: 999_999,
  duplicateCustomerId: 999_999,
  authorizedCustomerId: 999_999,
  productId: 999_999,
  agencyProductId: 999_999,
  tagId: 999_999,
  agencyTagId: 999_999,
  tagGroupId: 999_999,
  agencyTagGroupId: 999_999,
  programId: 999_999,
  agencyProgramId: 999_999,
  erpItemId: 999_999,
  invitationId: 999_999,
  providerId: 999_999,
  pendingDonorId: 999_999,
  apiKeyId: 999_999,
  apiKey: '',
  submissionId: 999_999,
  submissionMatchId: 99_999_902,
  runId: 99_999_901,
  runCode: '',
  jobId: 999_999,
  openJobId: 999_999,
  importJobId: 999_999,
  scheduleId: 999_999,
  agencyScheduleId: 999_999,
  delivery: { id: 999_999, jobId: 999_999, code: '' },
  codes: [],
}

/** Targets that are asked for: in `npm test` the first two. */
export const askedTargets = (targets: readonly Target[]) => (isFull ? targets : targets.slice(0, 2))
