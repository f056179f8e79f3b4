import { isRefusal } from '../../../shared/core/answer.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import { maxRecalledOrders } from '../../../shared/pantry/recall/recall.ts'
import { endpointOn } from '../../core/http/http.ts'
import { productsOnHold } from '../products/heldTable.ts'
import { shelfLotsOf } from '../products/lotTable.ts'
import { products } from '../products/productTable.ts'
import { findStock } from '../products/stockTable.ts'
import { askedRecall, loadRecall, recallSources } from './recallTable.ts'

export const handler = endpointOn(recall.getRecall, products.byId, async ({ resource: product, input, now }) => {
  const asked = await askedRecall(product, input, now)
  if (isRefusal(asked)) return asked
  const [{ orders, isAll }, { sources, deliveries }, held, onHold, lots] = await Promise.all([
    loadRecall(asked, maxRecalledOrders),
    recallSources(asked),
    findStock(product.EntityID, product.ID),
    productsOnHold(product.EntityID),
    shelfLotsOf(product.EntityID, product.ID),
  ])
  return {
    ...{ ProductID: product.ID, Name: product.Name, IsActive: product.IsActive },
    IsOnHold: onHold.has(product.ID),
    ...{ Start: asked.start, End: asked.end, Since: asked.since ?? null },
    ...{ OnShelf: held?.ShelfQuantity ?? 0, OnOrders: held?.CurrentOrderQuantity ?? 0 },
    Sources: sources,
    Deliveries: deliveries,
    Lots: lots,
    ...(asked.lot === undefined ? {} : { Lot: asked.lot }),
    Orders: orders,
    HasMore: !isAll,
  }
})
