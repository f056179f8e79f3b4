import * as z from 'zod/mini'
import * as dashboard from '../../shared/api/dashboard.ts'
import { endpoint } from '../http.ts'
import { keys } from '../table/keys.ts'

const Totals = z.object({ Pounds: z.number(), Receipts: z.int() })

export const handler = endpoint(dashboard.getDashboard, async ({ caller, table }) => {
  const [totals, DonorsTotal] = await Promise.all([
    table.get(keys.agencyTotals(caller.EntityID), Totals),
    table.count({ pk: keys.agencyStore(caller.EntityID, 0).pk }),
  ])
  return {
    TransactionsPoundsTotal: Math.round((totals?.Pounds ?? 0) * 10) / 10,
    DonorsTotal,
    PickupsTotal: totals?.Receipts ?? 0,
  }
})
