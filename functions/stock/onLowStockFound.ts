import { lowStockKind, writeLowStock } from '../../shared/notification/lowStockEmail.ts'
import { lowProducts, lowStockEvents } from '../../shared/stock/lowStock.ts'
import { peopleOf } from '../entities/entityTable.ts'
import { productsById } from '../inventory/productTable.ts'
import { stockOfProducts } from '../inventory/stockTable.ts'
import { mailer } from '../notifications/mailer.ts'
import { mailReaders } from '../notifications/mailReaders.ts'
import { webUrl } from '../notifications/webUrl.ts'
import { reaction } from '../reaction.ts'

/** Tells the people of a pantry who want it which products are low, with what there is of them by now. */

const send = mailer()

export const handler = reaction('stock/onLowStockFound', async ({ ID: eventId, EntityID: entityId, Detail }) => {
  const { New, Low } = lowStockEvents.LowStockFound.detail.parse(Detail)
  const [products, stock, people] = await Promise.all([
    productsById(Low),
    stockOfProducts(entityId, Low),
    peopleOf([entityId]),
  ])
  const isNew = new Set(New)
  // Some were filled, or taken from families, since the look.
  const low = lowProducts(products, stock)
    .map(({ ID, Name, Brand, LowStockQuantityThreshold: Threshold }) => {
      return { Name, Brand, Threshold, Available: stock.get(ID)?.Quantity ?? 0, IsNew: isNew.has(ID) }
    })
    .toSorted((a, b) => a.Available - b.Available || (a.Name < b.Name ? -1 : 1))
  if (!low.some(({ IsNew }) => IsNew)) return
  const told = { eventId, kind: lowStockKind, entityId } as const
  await mailReaders(people, told, send, (reader) => writeLowStock(low, webUrl(), reader))
})
