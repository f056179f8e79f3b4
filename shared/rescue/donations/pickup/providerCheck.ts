import type { TextKey } from '../../../core/text/text.ts'
import type { componentNames, ProviderType } from '../../providers/providerTypes.ts'
import { type AgencyMatch, type Donation, donationPounds } from '../donation.ts'
import type { providerCheckTexts } from '../texts/providerCheck.ts'
import type { agreedPickup } from './proposal.ts'

/**
 * Checks if a kind of provider can fetch a donation, part by part, so that staff read why not (decision 19). The
 * agency's own driver and the food bank's truck always can; a volunteer's car takes little, not far, nothing frozen, on
 * a known day.
 */

export const maxVolunteerMiles = 25
export const maxVolunteerPounds = 500
const frozenStorageId = 3

export const needsFreezer = (donation: Pick<Donation, 'AdHocTransactionStorageRequirements'>): boolean =>
  donation.AdHocTransactionStorageRequirements.some(
    ({ StorageRequirementID }) => StorageRequirementID === frozenStorageId,
  )

export interface ServiceComponent {
  readonly Name: (typeof componentNames)[number]
  readonly Passed: boolean
  readonly Detail: Detail
}
interface Detail {
  readonly key: TextKey<typeof providerCheckTexts>
  readonly values: Readonly<Record<string, string | number>>
}
export interface ServiceCheck {
  readonly CanService: boolean
  readonly Components: readonly ServiceComponent[]
  /** First hour of the pickup window in the donation's zone, `09:30`; empty while no window is known. */
  readonly TimeKey: string
}

/** Facts that the check needs; `Matches` may hold a proposed day and time that nobody has agreed to yet. */
export type ServiceFacts = Pick<
  Donation,
  | 'AdHocTransactionDonationCategories'
  | 'AdHocTransactionStorageRequirements'
  | 'DonorRecordedPickupDate'
  | 'PickupTimeType'
>
/** Day and window of the pickup. */
export type ServicePickup = ReturnType<typeof agreedPickup>

/** A day with its hours; as soon as possible is any hour of the day until it ends. */
const isKnownWindow = ({ day }: ServicePickup) => day !== null

const timeKeyOf = ({ type }: ServicePickup) => {
  const minutes = Math.round(type.HourStart * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function canService(
  provider: ProviderType,
  donation: ServiceFacts,
  { DistanceMiles: miles }: Pick<AgencyMatch, 'DistanceMiles'>,
  pickup: ServicePickup,
): ServiceCheck {
  const isKnown = isKnownWindow(pickup)
  const Components =
    provider === 'volunteer'
      ? volunteerComponents(donation, miles, pickup)
      : [{ Name: 'provider' as const, Passed: true, Detail: { key: provider, values: {} } }]
  return {
    CanService: Components.every(({ Passed }) => Passed),
    Components,
    TimeKey: isKnown && !pickup.type.IsASAP ? timeKeyOf(pickup) : '',
  }
}

function volunteerComponents(donation: ServiceFacts, miles: number, pickup: ServicePickup): ServiceComponent[] {
  const pounds = donationPounds(donation)
  const isFrozen = needsFreezer(donation)
  const isKnown = isKnownWindow(pickup)
  const hours = { start: pickup.type.HourStart, end: pickup.type.HourEnd }
  return [
    {
      Name: 'distance',
      Passed: miles <= maxVolunteerMiles,
      Detail: { key: 'distanceDetail', values: { miles, most: maxVolunteerMiles } },
    },
    {
      Name: 'weight',
      Passed: pounds <= maxVolunteerPounds,
      Detail: { key: 'weightDetail', values: { pounds, most: maxVolunteerPounds } },
    },
    { Name: 'storage', Passed: !isFrozen, Detail: { key: isFrozen ? 'storageFrozen' : 'storageDetail', values: {} } },
    {
      Name: 'window',
      Passed: isKnown,
      Detail: isKnown
        ? { key: pickup.type.IsASAP ? 'windowAsap' : 'windowDetail', values: pickup.type.IsASAP ? {} : hours }
        : { key: 'windowUnknown', values: {} },
    },
  ]
}
