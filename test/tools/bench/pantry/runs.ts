import { handlerNamed } from '../../../../infra/local/functions.ts'
import { queueEvent } from '../../simulation/events.ts'
import type { TableItem } from '../../simulation/expression.ts'

/** Delivers events in one batch; none of them may come again. */
export async function deliverAll(run: string, events: readonly TableItem[]): Promise<void> {
  const answer = await (await handlerNamed(run))(queueEvent(events), {})
  const { batchItemFailures } = answer as { batchItemFailures: readonly unknown[] }
  if (batchItemFailures.length > 0) throw new Error(`${run} failed at ${events.map(({ Type }) => Type)}`)
}
