import { type Refusal, refuse } from '../../core/answer.ts'
import * as refusals from './refusals.ts'

/**
 * Uses that keep an agency, a donor, a location or a provider: records that name it, people who act for it, and settings of
 * others. One that was never used may be deleted; any other is made inactive, so that its past stays.
 */
export interface Uses {
  readonly Name: string
  readonly isMasterAgency?: boolean
  /** Locations of a donor, at all food banks. */
  readonly locations?: number
  readonly hasPeople?: boolean
  readonly hasOpenInvitations?: boolean
  readonly hasDonations?: boolean
  readonly hasReceipts?: boolean
  /** A donation or a receipt names it. */
  readonly isUsed?: boolean
  readonly hasLoads?: boolean
  readonly hasRuns?: boolean
  readonly hasStorageLocations?: boolean
  readonly hasPickupLocations?: boolean
  readonly hasApiKeys?: boolean
  /** Code of a donor location that has the agency among its presets. */
  readonly presetOf?: string | undefined
}

/** First what stays for good, then what somebody can clear away. */
export function deletionRefusal(uses: Uses): Refusal | undefined {
  const { Name: name, locations = 0, presetOf } = uses
  if (uses.isMasterAgency) return refuse(refusals.masterNotDeleted)
  if (uses.hasDonations) return refuse(refusals.keptByDonations, { name })
  if (uses.hasReceipts) return refuse(refusals.keptByReceipts, { name })
  if (uses.isUsed) return refuse(refusals.keptByUse, { name })
  if (uses.hasLoads) return refuse(refusals.keptByLoads, { name })
  if (uses.hasRuns) return refuse(refusals.keptByRuns, { name })
  if (locations > 0) return refuse(refusals.keptByLocations, { name, count: locations })
  if (uses.hasPeople) return refuse(refusals.keptByPeople, { name })
  if (uses.hasOpenInvitations) return refuse(refusals.keptByInvitations, { name })
  if (uses.hasStorageLocations) return refuse(refusals.keptByStorage, { name })
  if (uses.hasPickupLocations) return refuse(refusals.keptByPickupLocations, { name })
  if (uses.hasApiKeys) return refuse(refusals.keptByKeys, { name })
  return presetOf === undefined ? undefined : refuse(refusals.keptByPresets, { name, code: presetOf })
}
