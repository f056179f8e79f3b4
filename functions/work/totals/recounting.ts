import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { receiptLists } from '../../core/table/keys/receipts.ts'
import type { List } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { allFoodBanks } from '../../network/organizations/entityTable.ts'
import { countSubject } from './counting.ts'

/** Counts every donation, receipt and order of a tenant: those from before the totals existed, and those that an import brought. */

export interface Recounted {
  readonly all: number
  /** Number of those that were counted for the first time, or now count for something else. */
  readonly changed: number
}

const Row = z.object({ ID: ID })
const rowsAtOnce = 100

async function* subjectsIn(list: List): AsyncGenerator<number, void, void> {
  let cursor: string | undefined
  do {
    const page = await table.page({ ...list, limit: rowsAtOnce, cursor }, Row)
    yield* page.items.map((row) => row.ID)
    cursor = page.cursor
  } while (cursor)
}

/** One after the other: most of them add to the same few sums. */
export async function recountAll(now: Date): Promise<Recounted> {
  let [all, changed] = [0, 0]
  for (const foodBank of await allFoodBanks()) {
    const lists = {
      donation: donationLists.foodBank(foodBank.ID),
      receipt: receiptLists.foodBank(foodBank.ID),
      order: orderLists.foodBank(foodBank.ID),
    }
    for (const [Kind, list] of Object.entries(lists))
      for await (const id of subjectsIn(list)) {
        all += 1
        if (await countSubject({ Kind, ID: id }, now)) changed += 1
      }
  }
  return { all, changed }
}
