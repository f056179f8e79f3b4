import type { Example } from './example.ts'
import { agencies } from './examples/agencies.ts'
import { attachments } from './examples/attachments.ts'
import { customerExamples } from './examples/customers.ts'
import { dashboard } from './examples/dashboard.ts'
import { programExamples } from './examples/deliveryprograms.ts'
import { distributors } from './examples/distributors.ts'
import { donations } from './examples/donations.ts'
import { donorExamples } from './examples/donors.ts'
import { erpExamples } from './examples/erp.ts'
import { foodbanks } from './examples/foodbanks.ts'
import { imports } from './examples/imports.ts'
import { inventory } from './examples/inventory.ts'
import { invitationExamples } from './examples/invitations.ts'
import { jobExamples } from './examples/jobs.ts'
import { limitExamples } from './examples/limits.ts'
import { locations } from './examples/locations.ts'
import { lockerExamples } from './examples/lockers.ts'
import { messages } from './examples/messages.ts'
import { network } from './examples/network.ts'
import { offers } from './examples/offers.ts'
import { orderingExamples } from './examples/ordering.ts'
import { orderExamples } from './examples/orders.ts'
import { peopleExamples } from './examples/people.ts'
import { providers } from './examples/providers.ts'
import { receipts } from './examples/receipts.ts'
import { referralExamples } from './examples/referrals.ts'
import { reportExamples } from './examples/reports.ts'
import { session } from './examples/session.ts'
import { setup } from './examples/setup.ts'
import { stockExamples } from './examples/stock.ts'
import { storage } from './examples/storage.ts'
import { tagExamples } from './examples/tags.ts'
import { totalsExamples } from './examples/totals.ts'
import { transport } from './examples/transport.ts'
import { windows } from './examples/windows.ts'

/** One example call of every endpoint, for the suites that run over all of them. A new area is one more line here. */
export const examples: Readonly<Record<string, Example>> = {
  ...session,
  ...donations,
  ...offers,
  ...agencies,
  ...dashboard,
  ...receipts,
  ...foodbanks,
  ...messages,
  ...setup,
  ...stockExamples,
  ...erpExamples,
  ...storage,
  ...windows,
  ...orderExamples,
  ...invitationExamples,
  ...referralExamples,
  ...customerExamples,
  ...orderingExamples,
  ...lockerExamples,
  ...limitExamples,
  ...attachments,
  ...locations,
  ...inventory,
  ...tagExamples,
  ...programExamples,
  ...peopleExamples,
  ...transport,
  ...providers,
  ...distributors,
  ...donorExamples,
  ...network,
  ...jobExamples,
  ...reportExamples,
  ...imports,
  ...totalsExamples,
}
