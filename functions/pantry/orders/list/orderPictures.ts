import { smallPathOf } from '../../../../shared/core/attachments/attachment.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { OrderRow } from '../../../../shared/pantry/orders/order.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { foodIn } from '../../../../shared/pantry/products/foodIn.ts'
import { productsById } from '../../products/productTable.ts'

/** Products of an order that its card shows. */
const maxPictures = 4

type Pictures = NonNullable<OrderGridRow['Pictures']>

/** The first products of each order: a family knows its order by them. Products that are gone are left out. */
export async function orderPictures(rows: readonly OrderRow[], language: Language): Promise<Map<number, Pictures>> {
  const first = new Map(rows.map(({ ID, ProductIDs }) => [ID, ProductIDs.slice(0, maxPictures)]))
  const found = await productsById([...new Set([...first.values()].flat())])
  const byId = new Map(
    found.map((product) => {
      const picture = product.AttachmentCollection[0]?.Attachment
      const { Name } = foodIn(product, language)
      return [product.ID, { Name, ...(picture ? { Path: smallPathOf(picture) } : {}) }]
    }),
  )
  return new Map([...first].map(([id, products]) => [id, products.flatMap((product) => byId.get(product) ?? [])]))
}
