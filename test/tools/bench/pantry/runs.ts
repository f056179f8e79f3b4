import { queueEvent } from '../../simulation/events.ts'
import type { TableItem } from '../../simulation/expression.ts'

/** Functions that nobody calls. */

type Handler = (event: unknown, context: unknown) => Promise<{ batchItemFailures: readonly unknown[] }>
export const handlerOfRun = async (run: string): Promise<Handler> => {
  const file = `../../../../functions/${run}.ts`
  return ((await import(file)) as { handler: Handler }).handler
}

/** Delivers events in one batch; none of them may come again. */
export async function deliverAll(run: string, events: readonly TableItem[]): Promise<void> {
  const { batchItemFailures } = await (await handlerOfRun(run))(queueEvent(events), {})
  if (batchItemFailures.length > 0) throw new Error(`${run} failed at ${events.map(({ Type }) => Type)}`)
}
