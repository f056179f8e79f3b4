import * as stock from '../../shared/api/stock.ts'
import { withBalance } from '../../shared/stock/stock.ts'
import { everyoneOf } from '../entities/entityTable.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { movementsOf, stockOf } from '../inventory/stockTable.ts'

/** Behind the newest movement is the quantity of now; further pages go on from the balance that the page before ended with. */
export const handler = endpointOn(
  stock.listMovements,
  productOf,
  async ({ resource: { ID, EntityID }, input: { rows: limit = defaultRows, cursor: from, balance } }) => {
    const [{ items, cursor }, quantity] = await Promise.all([
      movementsOf(ID, { limit, cursor: from }),
      from === undefined || balance === undefined
        ? stockOf(EntityID, ID).then((found) => found?.Quantity ?? 0)
        : balance,
    ])
    const entities = [...new Set(items.flatMap(({ By }) => By?.EntityID ?? []))]
    const names = new Map((await everyoneOf(entities)).map((user) => [user.ID, user.Name]))
    const rows = withBalance(items, quantity).map((row) => ({
      ...row,
      Name: (row.By && names.get(row.By.UserID)) ?? null,
    }))
    return { rows, cursor }
  },
)
