import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { nameKey, PantryItem } from '../../../shared/pantry/products/itemType.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import { absent } from '../../core/table/conditions.ts'
import { productKeys, productLists } from '../../core/table/keys/products.ts'
import { records } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

const Name = z.object({ ID: ID })

/** Item types of the tenant. A second item holds the name, so that two people who add the same one at once share it. */
const itemTypes = records('itemType', {
  schema: PantryItem,
  key: (of: { readonly ID: number }) => productKeys.itemType(of.ID),
  lists: () => [productLists.itemTypes()],
  sort: ({ Name: Label, ID: id }) => labelOrder({ Label, ID: id }),
  row: PantryItem,
})

export const allItemTypes = () => itemTypes.rows(productLists.itemTypes())

export const itemTypeById = (id: number) => itemTypes.find({ ID: id })

/** The item type that has this name already. */
export async function itemTypeNamed(name: string): Promise<PantryItem | undefined> {
  const found = await table.get(productKeys.itemTypeName(nameKey(name)), Name)
  return found && itemTypes.find(found)
}

export const itemTypeWrites = (itemType: PantryItem): Write[] => [
  itemTypes.add(itemType),
  { put: { ...productKeys.itemTypeName(nameKey(itemType.Name)), ID: itemType.ID }, when: absent },
]
