import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, type Item, tableName } from './client.ts'
import { and, type Condition, notLess, present } from './conditions.ts'
import { type Key, tableShape } from './shape.ts'

/** Conditional writes: all of a commit or nothing, each write with its condition. */

export interface Update {
  readonly update: Key
  readonly set?: Item
  /** Attributes to remove. */
  readonly unset?: readonly string[]
  /** Numbers to add to attributes; an absent attribute counts as 0. */
  readonly add?: Record<string, number>
  /**
   * Guards counters: an attribute must be at least this before the write. `{ update, add: { Quantity: -3 },
   * atLeast: { Quantity: 3 } }` never goes below 0; an absent attribute fails.
   */
  readonly atLeast?: Record<string, number>
  /** Attributes of `set` and `add` that lists show: the same change is made in the item's `row`, which has them already. */
  readonly alsoInRow?: readonly string[]
  readonly when?: Condition
}
export type Write =
  | { readonly put: Key & Item; readonly when?: Condition }
  | { readonly remove: Key; readonly when?: Condition }
  | Update
  | { readonly check: Key; readonly when: Condition }

/** A condition of a commit did not hold; `failed` are the writes whose condition it was. Nothing was written. */
export class ConditionFailed extends Error {
  readonly failed: readonly Write[]
  constructor(failed: readonly Write[]) {
    super('The item was changed meanwhile.')
    this.name = 'ConditionFailed'
    this.failed = failed
  }
}
/** Other transactions wrote the same items at each try. Nothing was written. */
export class TransactionConflict extends Error {
  constructor() {
    super('Other transactions wrote the same items at each try.')
    this.name = 'TransactionConflict'
  }
}
/** Optimistic-lock or transaction conflict: load and decide again. */
export const isConflict = (error: unknown) => error instanceof ConditionFailed || error instanceof TransactionConflict

/** The writes that lead from some items to others: what is no more is removed, what is new or changed is put. */
export function itemWrites(before: readonly (Key & Item)[], after: readonly (Key & Item)[]): Write[] {
  const byName = (items: readonly (Key & Item)[]) => new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))
  const [old, now] = [byName(before), byName(after)]
  return [
    ...[...old].flatMap(([name, { pk, sk }]) => (now.has(name) ? [] : { remove: { pk, sk } })),
    ...[...now].flatMap(([name, put]) => (JSON.stringify(old.get(name)) === JSON.stringify(put) ? [] : { put })),
  ]
}

/** DynamoDB's limit of writes in one transaction. */
export const maxWrites = 100

const expressionOf = (when: Condition | undefined) =>
  when
    ? {
        ConditionExpression: when.expression,
        ...(when.names ? { ExpressionAttributeNames: when.names } : {}),
        ...(when.values ? { ExpressionAttributeValues: when.values } : {}),
      }
    : {}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function transactItem(write: Write): TransactItem {
  const TableName = tableName()
  if ('put' in write) return { Put: { TableName, Item: write.put, ...expressionOf(write.when) } }
  if ('remove' in write) return { Delete: { TableName, Key: write.remove, ...expressionOf(write.when) } }
  if ('check' in write) {
    const condition = { ...expressionOf(write.when), ConditionExpression: write.when.expression }
    return { ConditionCheck: { TableName, Key: write.check, ...condition } }
  }
  return { Update: { TableName, Key: write.update, ...updateOf(write) } }
}

/** Placeholders are numbered: an attribute name, such as that of a week, may hold characters that an expression may not. */
function updateOf({ set = {}, unset = [], add = {}, atLeast = {}, alsoInRow = [], when }: Update) {
  const all = [...Object.entries(set), ...Object.entries(add)]
  const count = Object.keys(set).length
  const guards = Object.entries(atLeast).map(([name, least]) => notLess(name, least))
  const conditions = [...(when ? [when] : []), ...guards]
  const condition = conditions.length > 0 ? and(...conditions) : undefined
  const clauses = all.map(([name], i) => ({ i, isAdded: i >= count, isInRow: alsoInRow.includes(name) }))
  // ADD takes no path into a map.
  const row = clauses.flatMap(({ i, isAdded, isInRow }) =>
    isInRow ? `#row.#u${i} = ${isAdded ? `#row.#u${i} + ` : ''}:u${i}` : [],
  )
  const sets = [...clauses.flatMap(({ i, isAdded }) => (isAdded ? [] : `#u${i} = :u${i}`)), ...row]
  const adds = clauses.flatMap(({ i, isAdded }) => (isAdded ? `#u${i} :u${i}` : []))
  const removes = unset.map((_, i) => `#r${i}`)
  const part = (verb: string, list: readonly string[]) => (list.length > 0 ? `${verb} ${list.join(', ')}` : '')
  return {
    UpdateExpression: `${part('SET', sets)} ${part('ADD', adds)} ${part('REMOVE', removes)}`.trim(),
    ExpressionAttributeNames: {
      ...Object.fromEntries(unset.map((name, i) => [`#r${i}`, name])),
      ...Object.fromEntries(all.map(([name], i) => [`#u${i}`, name])),
      ...(row.length > 0 ? { '#row': 'row' } : {}),
      ...condition?.names,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(all.map(([, value], i) => [`:u${i}`, value])),
      ...condition?.values,
    },
    ...(condition ? { ConditionExpression: condition.expression } : {}),
  }
}

/** Cancellation reasons after which the same transaction may be sent again. */
const isRetryable = (reasons: readonly { Code?: string | undefined }[]) =>
  reasons.some(
    (reason) =>
      reason.Code === 'TransactionConflict' ||
      reason.Code === 'ThrottlingError' ||
      reason.Code === 'ProvisionedThroughputExceeded',
  )

const maxConflicts = 4

/** Bounds of a backoff's unit, in milliseconds. */
const minUnit = 10
const maxUnit = 50

/**
 * Exponential backoff with full jitter. Its unit is the duration of the attempt that failed, so that retries spread over
 * the time that attempts take; at most 64 units, which is 0.64 s at the usual duration and 3.2 s in a slow table.
 */
export const backoff = (tries: number, attemptMs: number) => {
  const unit = Math.min(maxUnit, Math.max(minUnit, attemptMs))
  return new Promise<void>((resolve) => setTimeout(resolve, Math.random() * unit * 2 ** Math.min(tries, 6)))
}

/**
 * Writes all or nothing. Throws `ConditionFailed` when a condition did not hold. The SDK repeats a lost answer under the
 * same request token, so the writes happen once; a conflict with another transaction is retried here up to `maxTries`
 * times, then throws `TransactionConflict`.
 */
export async function commit(writes: readonly Write[], maxTries = maxConflicts): Promise<void> {
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now()
    try {
      await client.send(new TransactWriteCommand({ TransactItems: writes.map(transactItem) }))
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const reasons = error.CancellationReasons ?? []
      const failed = reasons.flatMap((reason, index) =>
        reason.Code === 'ConditionalCheckFailed' ? writes.slice(index, index + 1) : [],
      )
      if (failed.length > 0) throw new ConditionFailed(failed)
      if (!isRetryable(reasons)) throw error
      if (tries >= maxTries) throw new TransactionConflict()
      await backoff(tries, performance.now() - startedAt)
    }
  }
}

/**
 * One update by itself, at half the units of a transaction. The SDK repeats a lost answer without a request token: the
 * condition has to hold for what the update itself left. Throws as `commit` does.
 */
export async function update(write: Update, maxTries = maxConflicts): Promise<void> {
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now()
    try {
      await client.send(new UpdateCommand({ TableName: tableName(), Key: write.update, ...updateOf(write) }))
      return
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new ConditionFailed([write])
      if (!(error instanceof TransactionConflictException)) throw error
      if (tries >= maxTries) throw new TransactionConflict()
      await backoff(tries, performance.now() - startedAt)
    }
  }
}

/** The next `size` numbers of a counter, as the first of them. */
export async function nextBlock(at: Key, size: number): Promise<number> {
  const answer = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: at,
      UpdateExpression: 'ADD #last :size',
      ExpressionAttributeNames: { '#last': 'Last' },
      ExpressionAttributeValues: { ':size': size },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Number(answer.Attributes?.Last) - size + 1
}

/** Counts one more under a key that expires, and answers the count. */
export async function countUp(at: Key, expires: number): Promise<number> {
  const answer = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: at,
      UpdateExpression: 'ADD #count :one SET #expires = :expires',
      ExpressionAttributeNames: { '#count': 'Count', '#expires': tableShape.timeToLive },
      ExpressionAttributeValues: { ':one': 1, ':expires': expires },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Number(answer.Attributes?.Count)
}

/** Removes attributes of an item, whatever else it holds; an item that is gone stays gone. */
export async function removeAttributes(at: Key, names: readonly string[]): Promise<void> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: at,
        UpdateExpression: `REMOVE ${names.map((_, i) => `#r${i}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#r${i}`, name])),
        ConditionExpression: present.expression,
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
