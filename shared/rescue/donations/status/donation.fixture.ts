import type { AgencyMatch, Donation } from '../donation.ts'
import type { AttemptedPickup } from '../pickup/attemptedPickup.ts'
import { pickupTimeTypeById } from '../pickup/pickupTime.ts'

/** A donation of this morning, for tests: 120 pounds of bread from a store in New York, to be fetched this afternoon. */
const Address = {
  AddressLine1: '1 Main St',
  City: 'Springfield',
  Province: 'NY',
  PostalCode: '10001',
  Latitude: 40.7,
  Longitude: -74,
}

export const timeType = (id: number) => {
  const type = pickupTimeTypeById(id)
  if (!type) throw new Error(`no pickup time type ${id}`)
  return type
}

export const match = (agencyId: number, Rank: number | null, change: Partial<AgencyMatch> = {}): AgencyMatch => ({
  ID: 471100 + agencyId,
  Rank,
  Agency: { ID: agencyId, Name: `Agency ${agencyId}`, Address, IsMasterAgency: false },
  Response: null,
  AgencyAccepted: null,
  FoodBankAccepted: true,
  InitialActivationTime: null,
  AgencyExpirationTime: null,
  TotalMatchScore: 87.4,
  DistanceMiles: 3.2,
  IsFromPresetMatch: false,
  ScoreComponents: [],
  AgencyResponseTime: null,
  AgencyProposedPickupDate: null,
  PickupTimeType: null,
  AgencyDriver: null,
  TransportationProviderMatches: [],
  AdHocTransactionAttemptedPickups: [],
  VolunteerSearch: null,
  ...change,
})

/** Being asked from half past one to half past two. */
export const asked = {
  InitialActivationTime: '2026-11-20T18:30:00.000Z',
  AgencyExpirationTime: '2026-11-20T19:30:00.000Z',
} as const

/** Accepted for this afternoon, 12 to 5. */
export const accepted = {
  ...asked,
  Response: 'accepted',
  AgencyAccepted: true,
  AgencyProposedPickupDate: '2026-11-20',
  PickupTimeType: timeType(4),
} as const

export const donation = (change: Partial<Donation> = {}): Donation => ({
  ID: 4711,
  Code: 'R-4711',
  Version: 1,
  Created: '2026-11-20T15:00:00.000Z',
  Stage: 'offering',
  FoodBank: { ID: 10, Name: 'County Food Bank' },
  FoodBankContact: { PhoneNumber: '413-555-0110', EMailAddress: 'desk@foodbank.example' },
  StateAssociationID: null,
  CoopID: null,
  TimeZone: 'America/New_York',
  DonorLocation: { ID: 900, Code: 'S-1', Address, Donor: { ID: 90, Name: 'Corner Market' } },
  AdHocTransactionDonationCategories: [
    { Pounds: 80, DonationCategory: { ID: 1, Name: 'Bakery', Icon: { ClassName: 'bakery' }, IsSystemWide: true } },
    { Pounds: 40.5, DonationCategory: { ID: 2, Name: 'Produce', Icon: { ClassName: 'produce' }, IsSystemWide: true } },
  ],
  AdHocTransactionStorageRequirements: [],
  DonorRecordedPickupDate: '2026-11-20',
  DonorRecordedPickupTime: null,
  PickupTimeType: timeType(4),
  Notes: '',
  PhotoKey: null,
  EntrySourceCode: 'WEB',
  IsSimultaneousNotifyEnabled: false,
  IsVolunteerAutomationEnabled: false,
  StartAfter: null,
  OfferMinutes: 60,
  ReminderMinutes: 15,
  IsAutomaticallyApproved: false,
  Matches: [match(1, 1, asked), match(2, 2)],
  RemindedFor: null,
  IsMarkedAsSuccessfulByDonor: null,
  Receipt: null,
  PostedBy: 1,
  ...change,
})

export const attempt = (ID: number, change: Partial<AttemptedPickup> = {}): AttemptedPickup => ({
  ID,
  IsCancelled: false,
  IsComplete: false,
  TransportationProvider: { ID: 5, Name: 'Wheels' },
  TransportationProviderActualPickupTime: null,
  TransportationProviderActualDropoffTime: null,
  TransportationProviderLastEstimatedPickupTime: null,
  TransportationProviderLastEstimatedDropoffTime: null,
  PlatformEstimatedPickupWindowStart: null,
  PlatformEstimatedDropoffWindowStart: null,
  ...change,
})

/** Two in the afternoon on the spot. */
export const now = new Date('2026-11-20T19:00:00Z')
