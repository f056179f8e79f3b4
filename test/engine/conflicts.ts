import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'

/**
 * Conflicts of transactions, which the embedded engine does not report: a transaction that names an item of another one
 * which is still under way is cancelled. DynamoDB answers the same.
 */

type Item = Record<string, unknown>
type Writes = NonNullable<TransactWriteCommand['input']['TransactItems']>

const keysOf = (writes: Writes): string[] =>
  writes.map(({ Put, Update, Delete, ConditionCheck }) => {
    const at = (Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key) as Item
    return `${at.pk} ${at.sk}`
  })

/** The items of transactions that are under way. */
export class ItemsInFlight {
  readonly #held = new Set<string>()
  /** Cancelled because of another transaction. */
  conflicts = 0

  /** Answers what ends the transaction; throws when it meets another one. */
  begin(writes: Writes): () => void {
    const keys = keysOf(writes)
    const reasons = keys.map((at) => ({ Code: this.#held.has(at) ? 'TransactionConflict' : 'None' }))
    if (reasons.some(({ Code }) => Code !== 'None')) {
      this.conflicts += 1
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: {},
        CancellationReasons: reasons,
      })
    }
    for (const at of keys) this.#held.add(at)
    return () => {
      for (const at of keys) this.#held.delete(at)
    }
  }
}

/** Lets the engine's clients meet conflicts until `stop`; each transaction holds its items for so long at least. */
export function withConflicts(holdMs: number): { readonly items: ItemsInFlight; stop(): void } {
  const items = new ItemsInFlight()
  const prototype = DynamoDBDocumentClient.prototype
  const had = Object.getOwnPropertyDescriptor(prototype, 'send')
  const { send } = prototype
  async function conflicting(this: DynamoDBDocumentClient, ...sent: unknown[]): Promise<unknown> {
    const [command] = sent
    if (!(command instanceof TransactWriteCommand)) return Reflect.apply(send, this, sent)
    const end = items.begin(command.input.TransactItems ?? [])
    try {
      await new Promise<void>((resolve) => setTimeout(resolve, holdMs))
      return await Reflect.apply(send, this, sent)
    } finally {
      end()
    }
  }
  Object.defineProperty(prototype, 'send', { value: conflicting, configurable: true, writable: true })
  return {
    items,
    stop: () => void (had ? Object.defineProperty(prototype, 'send', had) : Reflect.deleteProperty(prototype, 'send')),
  }
}
