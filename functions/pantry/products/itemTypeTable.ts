import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { nameKey, PantryItem } from '../../../shared/pantry/products/itemType.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import { productKeys, productLists } from '../../core/table/keys/products.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, type Write } from '../../core/table/write.ts'

/** Item types of the tenant. A second item holds the name, so that two people who add the same one at once share it. */

const shape = storedShape(PantryItem)
const Name = z.object({ ID: ID })

export const allItemTypes = (): Promise<PantryItem[]> => table.all(productLists.itemTypes(), PantryItem)

export const itemTypeById = (id: number): Promise<PantryItem | undefined> =>
  table.get(productKeys.itemType(id), shape.schema)

/** The item type that has this name already. */
export async function itemTypeNamed(name: string): Promise<PantryItem | undefined> {
  const found = await table.get(productKeys.itemTypeName(nameKey(name)), Name)
  return found && itemTypeById(found.ID)
}

export const itemTypeWrites = (itemType: PantryItem): Write[] => [
  {
    put: {
      ...productKeys.itemType(itemType.ID),
      ...itemType,
      Shape: shape.version,
      ...listAttributes([productLists.itemTypes()]),
      sort: labelOrder({ Label: itemType.Name, ID: itemType.ID }),
      row: PantryItem.parse(itemType),
    },
    when: absent,
  },
  { put: { ...productKeys.itemTypeName(nameKey(itemType.Name)), ID: itemType.ID }, when: absent },
]
