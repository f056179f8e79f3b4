import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Prefix of the sort keys of a product's movements; they go on with the time. */
export const movementPrefix = 'MOVE#'

/** A lot's code where more follows behind it: without the signs that part a key. */
export const lotPart = (lot: string) =>
  String(lot).replaceAll(/[%#.]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Parts that are any stand at its end: grants are for what begins so. */
const recallId = (productId: number, lot: string | undefined) =>
  lot === undefined ? productId : `${productId}#${lotPart(lot)}`

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
  /** Ways in which the neighbors of a recall are told: of a product or of one lot, the nth item. */
  recallContacts: (productId: number, lot: string | undefined, nth: number) =>
    key(`RECALL#${nth === 0 ? recallId(productId, lot) : `${recallId(productId, lot ?? '')}#${nth}`}`, 'RECALL'),
  recallAnswer: (productId: number, lot: string | undefined, customerId: number) =>
    key(`RECALLANSWERS#${recallId(productId, lot)}`, `CUSTOMER#${customerId}`),
  /** A code that opens the notice of a recall without signing in, by its hash. */
  recallLink: (productId: number, hash: string) => key(`RECALLLINK#${productId}`, hash),
  wrongCodesForRecall: (productId: number, span: number) => key(`WRONGCODESFORRECALL#${productId}`, String(span)),
  /** A line of a receipt that was put on the shelf, beside its receipt. */
  shelfLine: (receiptId: number, categoryId: number) => key(`RECEIPT#${receiptId}`, `SHELF#${categoryId}`),
  /** The product that an owner put a category on as, last time. */
  shelfMemory: (entityId: number, categoryId: number) => key(`SHELF#${entityId}`, `CATEGORY#${categoryId}`),
} as const

/** Counts by when they were sent. */
export const countLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#COUNTS`),
} as const
