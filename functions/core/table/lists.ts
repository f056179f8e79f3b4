import type { IndexName, ListNumber } from './shape.ts'

/**
 * Lists of items. A list carries its index, so that a query names the list alone: `table.page({ ...lists.foodBank(7),
 * limit: 25 }, Row)`. Two kinds of items may share an index as long as their partition keys differ.
 */
export interface List {
  readonly index: IndexName
  readonly pk: string
}
/** A list of all its items; `inState` cuts it down to one state. */
export interface WholeList extends List {
  readonly index: `list${ListNumber}`
}

export const listOn = (number: ListNumber, pk: string): WholeList => ({ index: `list${number}`, pk })

/** The part of a list that is in one state: partition `FOODBANK#12#offering` of the list's state index. */
export const inState = ({ index, pk }: WholeList, state: string): List => ({
  index: `state${Number(index.slice(-1)) as ListNumber}`,
  pk: `${pk}#${state}`,
})

/** The attributes that put an item into lists; `sort` is its position in each of them. */
export const listAttributes = (lists: readonly List[]): Record<string, string> =>
  Object.fromEntries(lists.map(({ index, pk }) => [index, pk]))
