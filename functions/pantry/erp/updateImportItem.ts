import { isRefusal } from '../../../shared/core/answer.ts'
import * as erp from '../../../shared/pantry/erp/api.ts'
import { itemsOfRow } from '../../../shared/pantry/erp/importItem.ts'
import { assertSameId, notFound } from '../../core/http/fault.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { productById } from '../products/productTable.ts'
import { changeErpItem, erpItems, erpRow, rememberMatch } from './erpTable.ts'
import { matchMoves } from './matching.ts'

/** A row that is matched as asked already stays as it is, so that a repeat moves nothing. */
export const handler = endpointOn(
  erp.updateImportItem,
  erpItems.byId,
  async ({
    resource,
    input: { id, ID, PantryInventoryItemID, EachesPer, QuantityToImport: shown },
    caller,
    now,
    table,
  }) => {
    assertSameId(ID, id)
    const items = itemsOfRow(resource.Quantity, EachesPer)
    if (isRefusal(items)) return items
    if (shown !== undefined && shown !== items)
      throw new HttpFault(400, 'QuantityToImport: is Quantity times EachesPer')
    return retryConflicts({ loaded: resource, now, reload: () => erpItems.find(resource) }, async (item, at) => {
      // Read again after a conflict: the product may have been removed.
      const product = await productById(PantryInventoryItemID)
      if (product?.EntityID !== item.EntityID) throw notFound()
      const isAsAsked = item.PantryInventoryItemID === product.ID && item.EachesPer === EachesPer
      if (isAsAsked) return erpRow(item, () => product.Name)
      const moves = await matchMoves(item, { ProductID: product.ID, Quantity: items }, { by: caller, now: at })
      if (isRefusal(moves)) return moves
      const change = { PantryInventoryItemID: product.ID, EachesPer, QuantityToImport: items }
      const { after, write } = changeErpItem(item, change)
      const remembered = rememberMatch(item.EntityID, item.Code, { ProductID: product.ID, EachesPer })
      await table.commit([write, ...moves, remembered])
      return erpRow(after, () => product.Name)
    })
  },
)
