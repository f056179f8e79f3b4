import * as stock from '../../../shared/pantry/stock/api.ts'
import { balanceOf, withBalance } from '../../../shared/pantry/stock/stock.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadEveryone } from '../../network/organizations/entityTable.ts'
import { products } from '../products/productTable.ts'
import { findStock, loadMovements } from '../products/stockTable.ts'

/** Behind the newest movement are the numbers of now; further pages go on from those that the page before ended with. */
export const handler = endpointOn(
  stock.listMovements,
  products.byId,
  async ({
    resource: { ID, EntityID },
    input: { rows: limit = defaultRows, cursor: from, balance, shelf = balance },
  }) => {
    const [{ items, cursor }, left] = await Promise.all([
      loadMovements(ID, { limit, cursor: from }),
      from === undefined || balance === undefined || shelf === undefined ? leftNow(EntityID, ID) : { balance, shelf },
    ])
    const entities = [...new Set(items.flatMap(({ By }) => By?.EntityID ?? []))]
    const names = new Map((await loadEveryone(entities)).map((user) => [user.ID, user.Name]))
    const rows = withBalance(items, left).map((row) => ({
      ...row,
      Name: (row.By && names.get(row.By.UserID)) ?? null,
    }))
    return { rows, cursor }
  },
)

async function leftNow(entityId: number, productId: number) {
  const found = await findStock(entityId, productId)
  if (!found) return { balance: 0, shelf: 0 }
  const balance = balanceOf(found)
  return { balance, shelf: balance + found.CurrentOrderQuantity - found.PackedQuantity }
}
