/**
 * The layout of a tenant's one table: infra builds it from here. `list1`…`list6` put an item into up to six lists, sorted
 * by `sort`; `state1`…`state6` are the same lists cut down to one state; `due` holds timers. Lists carry `row`, the
 * attributes that a row of a grid shows, so that a page of 25 costs the same whatever the table's size.
 */

/** Sort key prefix of event items: the stream's filter and the timeline's query name it. */
export const eventPrefix = 'EVENT#'

const numbers = [1, 2, 3, 4, 5, 6] as const

export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires',
  indexes: [
    ...numbers.map((n) => ({ name: `list${n}`, partitionKey: `list${n}`, sortKey: 'sort', project: ['row'] })),
    ...numbers.map((n) => ({ name: `state${n}`, partitionKey: `state${n}`, sortKey: 'sort', project: ['row'] })),
    { name: 'due', partitionKey: 'due', sortKey: 'dueAt', project: 'KEYS_ONLY' as const },
  ],
} as const

/** Bounds of the number of shards of the `due` index (`shards.ts`). Versions without a choice wrote into the fewest. */
export const fewestShards = 4
export const mostShards = 64

export type ListNumber = (typeof numbers)[number]
export type IndexName = `list${ListNumber}` | `state${ListNumber}` | 'due'

export interface Key {
  readonly pk: string
  readonly sk: string
}
export const key = (pk: string, sk: string): Key => ({ pk, sk })
