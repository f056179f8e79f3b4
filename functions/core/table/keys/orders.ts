import { inState, listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const orderKeys = {
  order: (id: number) => key(`ORDER#${id}`, 'ORDER'),
  reminder: (id: number) => key(`ORDERREMINDER#${id}`, 'ORDERREMINDER'),
  /** A code that opens an order without signing in, by its hash. */
  link: (id: number, hash: string) => key(`ORDERLINK#${id}`, hash),
  wrongCodesFor: (id: number, span: number) => key(`WRONGCODESFORORDER#${id}`, String(span)),
  /** Choices of a pantry about its orders. */
  rules: (entityId: number) => key(`ORDERS#${entityId}`, 'RULES'),
  /** Record of a hand-over. */
  handOver: (id: number, sequence = 1) => key(`ORDER#${id}`, sequence === 1 ? 'HANDOVER' : `HANDOVER#${sequence}`),
  /** Mark that a hand-over was taken back. */
  reversal: (id: number, sequence = 1) => key(`ORDER#${id}`, `HANDOVER#${sequence}#REVERSED`),
  /** All hand-overs of an order, with those that were taken back. */
  handOvers: (id: number) => ({ pk: `ORDER#${id}`, from: 'HANDOVER', to: 'HANDOVER~' }),
} as const

/** Orders by the time of placing. A day is in the partition's key because all lists of an item share its `sort`. */
export const orderLists = {
  /** Of a food bank and its agencies, also by status. */
  foodBank: (foodBankId: number) => listOn(1, `FOODBANK#${foodBankId}#ORDERS`),
  window: (windowId: number) => listOn(2, `WINDOW#${windowId}#ORDERS`),
  customer: (customerId: number) => listOn(3, `CUSTOMER#${customerId}#ORDERS`),
  location: (locationId: number) => listOn(4, `LOCATION#${locationId}#ORDERS`),
  /** With food that waits for somebody's decision. */
  returns: (entityId: number) => inState(listOn(5, `OWNER#${entityId}#RETURNS`), 'waiting'),
  /** Of a day: families who are here and were not served yet. */
  arrivals: (entityId: number, day: string) => inState(listOn(4, `OWNER#${entityId}#ARRIVALS`), day),
  day: (entityId: number, day: string) => listOn(5, `OWNER#${entityId}#ORDERDAY#${day}`),
  /** Also by status: `inState(orderLists.owner(7), 'PACKED')`. */
  owner: (entityId: number) => listOn(6, `OWNER#${entityId}#ORDERS`),
} as const

/** Position in every list: the time of placing. */
export const orderPosition = ({ Created, ID }: { readonly Created: string; readonly ID: number }) => `${Created}#${ID}`

/** Distribution records by the day of the hand-over. */
export const distributionLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#DISTRIBUTIONS`),
  /** Of a food bank and its agencies. */
  foodBank: (foodBankId: number) => listOn(2, `FOODBANK#${foodBankId}#DISTRIBUTIONS`),
  customer: (customerId: number) => listOn(3, `CUSTOMER#${customerId}#DISTRIBUTIONS`),
} as const
