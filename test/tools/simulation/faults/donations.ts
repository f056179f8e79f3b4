import * as donations from '../../../../shared/rescue/donations/api.ts'
import { call } from '../../../engine/call.ts'
import { bulkRow, donationEdit, draft, ids, people, person } from '../../../engine/smallTenant.ts'
import { donationId as id } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const donationsFaults: Scenario[] = [
  asks(donations.postDonation, 'empty', () => call(donations.postDonation, people.store, draft(), idempotent)),
  asks(donations.bulkOffer, 'empty', () =>
    call(donations.bulkOffer, person('bulkofferdonor', ids.donor, [ids.foodBank]), {
      ImportID: 'monday.csv',
      rows: [bulkRow],
    }),
  ),
  asks(donations.preparePhoto, 'empty', () =>
    call(donations.preparePhoto, people.store, { ContentType: 'image/png', Size: 10 }),
  ),
  asks(donations.cancelTransaction, 'offering', () => call(donations.cancelTransaction, people.foodBank, { id })),
  asks(donations.requestCancel, 'offering', () =>
    call(donations.requestCancel, people.donor, { id, Reason: 'The freezer failed.' }),
  ),
  asks(donations.declineCancel, 'listed', () => call(donations.declineCancel, people.foodBank, { id })),
  asks(donations.updateDonation, 'offering', () =>
    call(donations.updateDonation, people.store, { id, ...donationEdit }),
  ),
  asks(donations.updateDonationItems, 'accepted', () =>
    call(donations.updateDonationItems, people.store, { id, categories: [{ DonationCategoryID: 1, Pounds: 99 }] }),
  ),
  asks(donations.closeOut, 'accepted', () =>
    call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true }),
  ),
  asks(donations.reopenDonation, 'closed', () => call(donations.reopenDonation, people.store, { id })),
]
