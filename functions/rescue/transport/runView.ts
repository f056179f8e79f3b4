import { refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { categoryName, storageName } from '../../../shared/rescue/donations/names.ts'
import { pickupTimeName } from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import { agreedPickup, pickupWindow } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { isOpen } from '../../../shared/rescue/donations/stages.ts'
import type { DriverRun } from '../../../shared/rescue/transport/api.ts'
import { type Run, runOf, runState, stateRefusals } from '../../../shared/rescue/transport/report.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'

const silent = { ContactName: '', PhoneNumber: '' }

/** Contacts are for whoever holds the run. */
async function contactsOf({ donation, match }: Run, isHeld: boolean) {
  if (!isHeld) return { location: silent, agency: silent, locationName: '' }
  const [location, agency] = await Promise.all([
    findEntity('donorLocation', donation.DonorLocation.ID),
    findEntity('agency', match.Agency.ID),
  ])
  return {
    location: location?.Contact ?? silent,
    agency: agency?.Contact ?? silent,
    locationName: location?.Name ?? '',
  }
}

const timesOf = ({ attempt }: Run) => ({
  EnRouteTime: attempt?.EnRouteTime ?? null,
  PickedUpTime: attempt?.TransportationProviderActualPickupTime ?? null,
  DroppedOffTime: attempt?.TransportationProviderActualDropoffTime ?? null,
  EstimatedPickupTime:
    attempt?.TransportationProviderLastEstimatedPickupTime ?? attempt?.PlatformEstimatedPickupWindowStart ?? null,
  EstimatedDropoffTime:
    attempt?.TransportationProviderLastEstimatedDropoffTime ?? attempt?.PlatformEstimatedDropoffWindowStart ?? null,
  Problem: attempt?.Problem ?? null,
  EventIDs: attempt?.EventIDs ?? [],
})

/** Loads and stops of a run, in the driver's language. */
function loadOf(donation: Donation, language: Language) {
  const { day, type } = agreedPickup(donation)
  const window = pickupWindow(donation)
  return {
    PickupDate: day,
    PickupTime: pickupTimeName(type, language),
    PickupWindowStart: window?.start.toISOString() ?? null,
    PickupWindowEnd: window?.end.toISOString() ?? null,
    Notes: donation.Notes,
    StorageRequirements: donation.AdHocTransactionStorageRequirements.map((need) =>
      storageName(need.StorageRequirement, language),
    ),
    Items: donation.AdHocTransactionDonationCategories.map(({ Pounds, DonationCategory }) => ({
      Pounds,
      DonationCategory: { ...DonationCategory, Name: categoryName(DonationCategory, language) },
    })),
    IsOpen: isOpen(donation),
  }
}

/** A run as its driver sees it. */
export async function runView(donation: Donation, id: number, language: Language): Promise<DriverRun | undefined> {
  const run = runOf(donation, id)
  if (!run) return undefined
  const { match, offer } = run
  const State = runState(run)
  const isHeld = State === 'held' || State === 'done'
  const contacts = await contactsOf(run, isHeld)
  const { DonorLocation, FoodBank, FoodBankContact } = donation
  const isOver = State !== 'offered' && !isHeld
  return {
    ID: id,
    Code: donation.Code,
    State,
    Reason: isOver ? refusalText(refuse(stateRefusals[State]), language) : '',
    TimeZone: donation.TimeZone,
    TransportationProvider: offer.TransportationProvider,
    FoodBank: { Name: FoodBank.Name, ...FoodBankContact },
    Pickup: {
      Name: contacts.locationName || DonorLocation.Donor.Name,
      Address: DonorLocation.Address,
      ContactName: contacts.location.ContactName,
      PhoneNumber: contacts.location.PhoneNumber,
    },
    Dropoff: {
      Name: match.Agency.Name,
      Address: match.Agency.Address,
      ContactName: contacts.agency.ContactName,
      PhoneNumber: contacts.agency.PhoneNumber,
    },
    DistanceMiles: match.DistanceMiles,
    ...loadOf(donation, language),
    ...timesOf(run),
  }
}
