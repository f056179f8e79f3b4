import { Donation } from '../../shared/donation/donation.ts'
import { storedShape, type Upgrade } from '../table/storedShape.ts'

/** Version 2 keeps the food bank's contact with the donation; before, a donation had none. */
const upgradeDonation1: Upgrade = (item) => ({ FoodBankContact: { PhoneNumber: '', EMailAddress: '' }, ...item })

export const donationShape = storedShape(Donation, [upgradeDonation1])
