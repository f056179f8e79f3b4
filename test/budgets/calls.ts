import { agenciesCalls } from './calls/agencies.ts'
import { attachmentsCalls } from './calls/attachments.ts'
import { customersCalls } from './calls/customers.ts'
import { dashboardCalls } from './calls/dashboard.ts'
import { deliveryprogramsCalls } from './calls/deliveryprograms.ts'
import { distributorsCalls } from './calls/distributors.ts'
import { donationsCalls } from './calls/donations.ts'
import { donorsCalls } from './calls/donors.ts'
import { erpCalls } from './calls/erp.ts'
import { foodbanksCalls } from './calls/foodbanks.ts'
import { importsCalls } from './calls/imports.ts'
import { inventoryCalls } from './calls/inventory.ts'
import { invitationsCalls } from './calls/invitations.ts'
import { jobsCalls } from './calls/jobs.ts'
import { limitsCalls } from './calls/limits.ts'
import { locationsCalls } from './calls/locations.ts'
import { lockersCalls } from './calls/lockers.ts'
import type { Calls } from './calls/making.ts'
import { messagesCalls } from './calls/messages.ts'
import { networkCalls } from './calls/network.ts'
import { offersCalls } from './calls/offers.ts'
import { orderingCalls } from './calls/ordering.ts'
import { ordersCalls } from './calls/orders.ts'
import { peopleCalls } from './calls/people.ts'
import { providersCalls } from './calls/providers.ts'
import { receiptsCalls } from './calls/receipts.ts'
import { referralsCalls } from './calls/referrals.ts'
import { reportsCalls } from './calls/reports.ts'
import { sessionCalls } from './calls/session.ts'
import { setupCalls } from './calls/setup.ts'
import { stockCalls } from './calls/stock.ts'
import { storageCalls } from './calls/storage.ts'
import { tagsCalls } from './calls/tags.ts'
import { totalsCalls } from './calls/totals.ts'
import { transportCalls } from './calls/transport.ts'
import { windowsCalls } from './calls/windows.ts'

/**
 * One call of each endpoint as it is usually made: who makes it, of what, and in which state that has to be. One that does
 * other work when it is asked for it has a call for that as well, with the case in brackets.
 */
export const calls: Calls = {
  ...agenciesCalls,
  ...attachmentsCalls,
  ...customersCalls,
  ...dashboardCalls,
  ...deliveryprogramsCalls,
  ...distributorsCalls,
  ...donationsCalls,
  ...donorsCalls,
  ...erpCalls,
  ...foodbanksCalls,
  ...importsCalls,
  ...inventoryCalls,
  ...invitationsCalls,
  ...jobsCalls,
  ...limitsCalls,
  ...locationsCalls,
  ...lockersCalls,
  ...messagesCalls,
  ...networkCalls,
  ...offersCalls,
  ...orderingCalls,
  ...ordersCalls,
  ...peopleCalls,
  ...providersCalls,
  ...receiptsCalls,
  ...referralsCalls,
  ...reportsCalls,
  ...sessionCalls,
  ...setupCalls,
  ...stockCalls,
  ...storageCalls,
  ...tagsCalls,
  ...totalsCalls,
  ...transportCalls,
  ...windowsCalls,
}
