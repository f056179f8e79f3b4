import type { Input } from '../../../shared/core/schema/endpoint.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import type { PantryItem } from '../../../shared/pantry/products/itemType.ts'
import { newProduct, productFields } from '../../../shared/pantry/products/product.ts'
import { shelfOf } from '../../../shared/pantry/stock/stock.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { itemTypeById, itemTypeNamed, itemTypeWrites } from './itemTypeTable.ts'
import { stockAuditWrite } from './productAudit.ts'
import { products } from './productTable.ts'
import { shownProduct } from './productView.ts'
import { newStockWrites } from './stockTable.ts'
import { storageChange } from './storageChange.ts'

export const handler = endpoint(inventory.addItem, async ({ input, caller, now, language, table, idempotencyKey }) => {
  const { PantryItemID: _, PantryItem: __, Quantity, ...draft } = input
  const { EntityID } = caller
  const [ID, By, storage] = await Promise.all([
    nextId('product'),
    namedCaller(caller),
    storageChange(EntityID, { from: null, to: draft.PantryInventoryStorageLocationID }),
  ])
  const change = { Action: 'added', ProductID: ID, Product: draft.Name, From: 0, To: Quantity } as const
  // A second try finds the item type that somebody else began with the same name.
  const again = { loaded: draft, now, reload: async () => draft, maxTries: 2 }
  return retryConflicts(again, async () => {
    const itemType = await itemTypeOf(input)
    const ids = { ID, EntityID, PantryItemID: itemType.ID }
    const product = newProduct(ids, productFields(draft, { ...caller, now }), now)
    const stock = new Map([[ID, { ProductID: ID, ...shelfOf(Quantity) }]])
    const answer = shownProduct(product, { stock, tags: [], storage: storage.location }, language)
    await table.commit([
      ...itemType.writes,
      products.add(product),
      ...newStockWrites({ EntityID, ProductID: ID, Quantity, By: caller, At: now }),
      ...storage.writes,
      stockAuditWrite({ EntityID, By, At: now }, change),
      ...idempotencyKey.writes(answer, now),
    ])
    return answer
  })
})

type AddInput = Pick<Input<typeof inventory.addItem>, 'PantryItemID' | 'PantryItem'>

/** The chosen item type, or a new one; one that has the new one's name already is taken instead. */
async function itemTypeOf({ PantryItemID: id, PantryItem: draft }: AddInput): Promise<{ ID: number; writes: Write[] }> {
  if ((id === undefined) === (draft === undefined))
    throw new HttpFault(400, 'PantryItemID: either this or PantryItem is needed')
  const known = id === undefined ? draft && (await itemTypeNamed(draft.Name)) : await itemTypeById(id)
  if (known) return { ID: known.ID, writes: [] }
  if (!draft) throw notFound()
  const added: PantryItem = { ID: await nextId('pantryItem'), ...draft, Code: '' }
  return { ID: added.ID, writes: itemTypeWrites(added) }
}
