import { Donation } from '../../../shared/rescue/donations/donation.ts'
import { storedShape, type Upgrade } from '../../core/table/storedShape.ts'

/** Version 2 adds the food bank's contact. */
const upgradeDonation1: Upgrade = (item) => ({ FoodBankContact: { PhoneNumber: '', EMailAddress: '' }, ...item })

/** Version 3 adds transport: the volunteer mode and the recorded hour. */
const upgradeDonation2: Upgrade = (item) => ({
  IsVolunteerAutomationEnabled: false,
  DonorRecordedPickupTime: null,
  ...item,
})

export const donationShape = storedShape(Donation, [upgradeDonation1, upgradeDonation2])
