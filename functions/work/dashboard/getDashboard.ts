import * as z from 'zod/mini'
import { toTenth } from '../../../shared/core/schema/fields.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { donorLocationsOf } from '../../network/organizations/entityTable.ts'

const Totals = z.object({ Pounds: z.number(), Receipts: z.int() })

/** Associated stores are those that the agency may receive from: the active locations of its food bank. */
const associatedStores = async (foodBankId: number) =>
  (await donorLocationsOf(foodBankId)).filter(({ IsActive }) => IsActive).length

export const handler = endpoint(dashboard.getDashboard, async ({ caller, table }) => {
  const [foodBankId = 0] = caller.FoodBankIDs
  const [totals, DonorsTotal] = await Promise.all([
    table.get(agencyKeys.totals(caller.EntityID), Totals),
    associatedStores(foodBankId),
  ])
  return {
    TransactionsPoundsTotal: toTenth(totals?.Pounds ?? 0),
    DonorsTotal,
    PickupsTotal: totals?.Receipts ?? 0,
  }
})
