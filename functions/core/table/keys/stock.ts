import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Prefix of the sort keys of a product's movements; they go on with the time. */
export const movementPrefix = 'MOVE#'

/** Quantities are apart from the product: an order rewrites these few bytes, and an owner's are one query. */
export const stockKeys = {
  owner: (entityId: number) => `STOCK#${entityId}`,
  stock: (entityId: number, productId: number) => key(stockKeys.owner(entityId), `PRODUCT#${productId}`),
  /** Lots of an owner's products, and those of one. */
  lots: (entityId: number) => ({ pk: `LOTS#${entityId}` }),
  lotsOf: (entityId: number, productId: number) => ({
    ...stockKeys.lots(entityId),
    from: `PRODUCT#${productId}#`,
    to: `PRODUCT#${productId}$`,
  }),
  lot: (entityId: number, productId: number, lot: string) => key(`LOTS#${entityId}`, `PRODUCT#${productId}#${lot}`),
  ledger: (productId: number) => `PRODUCT#${productId}`,
  movement: (productId: number, at: string, id: string) =>
    key(stockKeys.ledger(productId), `${movementPrefix}${at}#${id}`),
  /** Orders of an owner's products on one day: an order is one write, a grid of all products one query. */
  activityDay: (entityId: number, day: string) => key(`ACTIVITY#${entityId}`, `DAY#${day}`),
  /** Counts of an owner, and the owner's rules of counting. */
  count: (entityId: number, id: number) => key(`COUNTS#${entityId}`, `COUNT#${id}`),
  countRules: (entityId: number) => key(`COUNTS#${entityId}`, 'RULES'),
  /** Products that were low on the last morning. */
  lowStock: (entityId: number) => key(`LOWSTOCK#${entityId}`, 'LOWSTOCK'),
  /** Way in which the neighbors of a product's recall are told. */
  recallContacts: (productId: number) => key(`RECALL#${productId}`, 'RECALL'),
  /** A line of a receipt that was put on the shelf, beside its receipt. */
  shelfLine: (receiptId: number, categoryId: number) => key(`RECEIPT#${receiptId}`, `SHELF#${categoryId}`),
  /** The product that an owner put a category on as, last time. */
  shelfMemory: (entityId: number, categoryId: number) => key(`SHELF#${entityId}`, `CATEGORY#${categoryId}`),
} as const

/** Counts by when they were sent. */
export const countLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#COUNTS`),
} as const
