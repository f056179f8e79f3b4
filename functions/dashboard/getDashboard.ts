import * as z from 'zod/mini'
import * as dashboard from '../../shared/api/dashboard.ts'
import { endpoint } from '../http.ts'
import { agencyKeys } from '../table/keys/agencies.ts'

const Totals = z.object({ Pounds: z.number(), Receipts: z.int() })

export const handler = endpoint(dashboard.getDashboard, async ({ caller, table }) => {
  const [totals, DonorsTotal] = await Promise.all([
    table.get(agencyKeys.totals(caller.EntityID), Totals),
    table.count({ pk: agencyKeys.store(caller.EntityID, 0).pk }),
  ])
  return {
    TransactionsPoundsTotal: Math.round((totals?.Pounds ?? 0) * 10) / 10,
    DonorsTotal,
    PickupsTotal: totals?.Receipts ?? 0,
  }
})
