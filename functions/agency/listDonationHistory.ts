import * as z from 'zod/mini'
import { agency } from '../../shared/api/agency.ts'
import { endpoint } from '../http.ts'
import { createdBetween } from '../realtime/grids.ts'
import { lists } from '../table/keys.ts'
import { agencyRow } from './agencyRows.ts'

/** Most lines of the unpaged list; the grid pages through the rest. */
const mostListed = 500

export const handler = endpoint(agency.listDonationHistory, async ({ caller, now, language, table }) => {
  const question = {
    index: 'list1' as const,
    pk: lists.agency(caller.EntityID),
    ...createdBetween({}, 'agencyHistory', now),
    newestFirst: true,
  }
  const { items } = await table.page({ ...question, limit: mostListed }, z.string())
  return items.map((row) => agencyRow(row, now, language))
})
