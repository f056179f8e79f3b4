import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const productKeys = {
  product: (id: number) => key(`PRODUCT#${id}`, 'PRODUCT'),
  /** Products of an owner that are on hold. */
  held: (entityId: number) => key(`HELD#${entityId}`, 'HELD'),
  /** An item type of the tenant, and its name, which no other may have. */
  itemType: (id: number) => key(`PANTRYITEM#${id}`, 'PANTRYITEM'),
  itemTypeName: (name: string) => key(`PANTRYITEMNAME#${name}`, 'PANTRYITEM'),
} as const

/** Products and item types by name. */
export const productLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#PRODUCTS`),
  ofItemType: (pantryItemId: number) => listOn(2, `PANTRYITEM#${pantryItemId}#PRODUCTS`),
  itemTypes: () => listOn(1, 'PANTRYITEMS'),
} as const
