import { Donation } from '../../../shared/rescue/donations/donation.ts'
import { storedShape, type Upgrade } from '../../core/table/storedShape.ts'

/** Version 2 adds the food bank's contact. */
const upgradeDonation1: Upgrade = (item) => ({ FoodBankContact: { PhoneNumber: '', EMailAddress: '' }, ...item })

/** Version 3 adds transport: the volunteer mode, providers and attempted pickups of each match, the recorded hour. */
const upgradeDonation2: Upgrade = (item) => ({
  IsVolunteerAutomationEnabled: false,
  DonorRecordedPickupTime: null,
  ...item,
  Matches: (item.Matches as object[]).map((match) => ({
    TransportationProviderMatches: [],
    AdHocTransactionAttemptedPickups: [],
    VolunteerSearch: null,
    ...match,
  })),
})

export const donationShape = storedShape(Donation, [upgradeDonation1, upgradeDonation2])
