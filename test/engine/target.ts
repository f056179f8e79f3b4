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

/** Numbers of what an endpoint is called on: a donation, two of its matches, a receipt, an agency and a location. */
const numbers = [
  'donationId',
  'matchId',
  'masterMatchId',
  'receiptId',
  'agencyId',
  'donorLocationId',
  'donorId',
  /** Orders from the pantries of the food bank and of the agency, and the chilled product of each. */
  'orderId',
  'agencyOrderId',
  'orderProductId',
  /** Windows with these orders, of click-and-collect locations. */
  'orderWindowId',
  'agencyOrderWindowId',
  /** Of the food bank to the agency: the message, the agency's copy of it, and who reads that. */
  'messageId',
  'copyId',
  'readerId',
  /** Planned by the food bank's administrator. */
  'systemMessageId',
  /** Storage locations of the food bank and of the agency. */
  'storageId',
  'agencyStorageId',
  /** Limits of orders of the food bank and of the agency. */
  'orderLimitId',
  'agencyOrderLimitId',
  /** Pickup locations of the food bank and of the agency. */
  'locationId',
  'agencyLocationId',
  /** Pickup times of the food bank and of the agency at locations of their own, and delivery windows of both. */
  'pickupTimeId',
  'windowLocationId',
  'agencyPickupTimeId',
  'agencyWindowLocationId',
  'deliveryTimeId',
  'agencyDeliveryTimeId',
  /** Products of the food bank and of the agency. */
  'productId',
  'agencyProductId',
  /** Tags, tag groups and delivery programs of the food bank and of the agency. */
  'tagId',
  'agencyTagId',
  'tagGroupId',
  'agencyTagGroupId',
  'programId',
  'agencyProgramId',
  /** A row of the food bank's ERP system, matched with its product. */
  'erpItemId',
  /** A customer of the food bank whom the agency serves, an address of theirs, and somebody who may be the same person. */
  'customerId',
  'customerAddressId',
  'duplicateCustomerId',
  /** A customer with access to both. */
  'authorizedCustomerId',
  /** Of somebody to the agency. */
  'invitationId',
  'providerId',
  /** A store that signed up at the food bank. */
  'pendingDonorId',
  /** A key of the donor's software, made by the food bank. */
  'apiKeyId',
  /** A distributor's load that is offered to the agency and to the food bank, and the food bank's match. */
  'submissionId',
  'submissionMatchId',
  /** A run that is offered to a volunteer, of a donation of its own. */
  'runId',
  /** Jobs that the food bank's user asked for: one that is done, one that is queued, and the import of a file. */
  'jobId',
  'openJobId',
  'importJobId',
  /** Scheduled reports of the food bank and of the agency, and one that was sent to a recipient with this code. */
  'scheduleId',
  'agencyScheduleId',
] as const

export interface Target extends Readonly<Record<(typeof numbers)[number], number>> {
  readonly name: TargetName
  /** Owner; undefined when nothing of it exists. */
  readonly owner: Owner | undefined
  readonly apiKey: string
  readonly runCode: string
  /** A code that opens a place of the food bank’s pickup time for the customer. */
  readonly placeCode: string
  /** A code that opens the notice of a recall of the food bank’s product for the customer. */
  readonly recallCode: string
  /** A code that opens the order. */
  readonly orderLinkCode: string
  readonly delivery: { readonly id: number; readonly jobId: number; readonly code: string }
  /** Codes that nobody may read who cannot reach the target. */
  readonly codes: readonly string[]
}

export const absentTarget: Target = {
  ...(Object.fromEntries(numbers.map((name) => [name, 999_999])) as Record<(typeof numbers)[number], number>),
  name: 'absent',
  owner: undefined,
  matchId: 99_999_901,
  masterMatchId: 99_999_902,
  copyId: 999_999_001,
  submissionMatchId: 99_999_902,
  runId: 99_999_901,
  apiKey: '',
  runCode: '',
  placeCode: '',
  recallCode: '',
  orderLinkCode: '',
  delivery: { id: 999_999, jobId: 999_999, code: '' },
  codes: [],
}

/** Targets that are asked for: in `npm test` the first two. */
export const askedTargets = (targets: readonly Target[]) => (isFull ? targets : targets.slice(0, 2))
