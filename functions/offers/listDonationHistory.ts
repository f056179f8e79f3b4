import * as z from 'zod/mini'
import * as offers from '../../shared/api/offers.ts'
import { createdBetween } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { donationLists } from '../table/keys/donations.ts'
import { agencyRow } from './agencyRows.ts'

/** Most lines of the unpaged list; the grid pages through the rest. */
const maxListed = 500

export const handler = endpoint(offers.listDonationHistory, async ({ caller, now, language, table }) => {
  const question = {
    ...donationLists.agency(caller.EntityID),
    ...createdBetween({}, 'agencyHistory', now),
    newestFirst: true,
  }
  const { items } = await table.page({ ...question, limit: maxListed }, z.string())
  return items.map((row) => agencyRow(row, now, language))
})
