import { Donation } from '../../shared/donation/donation.ts'
import { storedShape, type Upgrade } from '../table/storedShape.ts'

/** Version 2 adds the food bank's contact. */
const upgradeDonation1: Upgrade = (item) => ({ FoodBankContact: { PhoneNumber: '', EMailAddress: '' }, ...item })

export const donationShape = storedShape(Donation, [upgradeDonation1])
