import * as z from 'zod/mini'
import * as dashboard from '../../shared/api/dashboard.ts'
import { toTenth } from '../../shared/api/fields.ts'
import { placesOfFoodBank } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { agencyKeys } from '../table/keys/agencies.ts'

const Totals = z.object({ Pounds: z.number(), Receipts: z.int() })

/** Associated stores are those that the agency may receive from: the active locations of its food bank. */
const associatedStores = async (foodBankId: number) =>
  (await placesOfFoodBank(foodBankId)).filter(({ IsActive }) => IsActive).length

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
