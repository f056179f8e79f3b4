import { lowProducts, lowStockEvents } from '../../../shared/pantry/products/lowStock.ts'
import { lowStockKind, writeLowStock } from '../../../shared/pantry/products/lowStockEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { mailReaders } from '../../core/mail/mailReaders.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { loadPeople } from '../../network/organizations/entityTable.ts'
import { productsById } from '../products/productTable.ts'
import { stockOfProducts } from '../products/stockTable.ts'

/** Tells the people of a pantry who want it which products are low, with what there is of them by now. */

const send = mailer()

export const handler = reaction('stock/onLowStockFound', async ({ ID: eventId, EntityID: entityId, Detail }) => {
  const { New, Low } = lowStockEvents.LowStockFound.detail.parse(Detail)
  const [products, stock, people] = await Promise.all([
    productsById(Low),
    stockOfProducts(entityId, Low),
    loadPeople([entityId]),
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
