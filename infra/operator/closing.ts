import * as z from 'zod/mini'
import { forgetRevoked, noTokens } from '../../functions/core/http/revokedTable.ts'
import { peopleKeys } from '../../functions/core/table/keys/people.ts'
import { table } from '../../functions/core/table/table.ts'
import type { Ask } from './check/awsCli.ts'

/**
 * Closes a tenant and opens it again: while it is closed every change is refused with a sentence, schedules do nothing and
 * queues keep their messages. Functions see the mark after five seconds at the latest.
 */

const Mark = z.object({ Since: z.string() })

/** Since when the tenant is closed; undefined when it is open. */
export const closedSince = async () => (await table.get(peopleKeys.closed(), Mark))?.Since

export async function closeTenant(now: Date): Promise<void> {
  await table.commit([{ put: { ...peopleKeys.closed(), ...noTokens, Since: now.toISOString() } }])
  forgetRevoked()
}

export async function openTenant(): Promise<void> {
  await table.commit([{ remove: peopleKeys.closed() }])
  forgetRevoked()
}

const Mappings = z.object({
  EventSourceMappings: z.array(z.object({ UUID: z.string(), FunctionArn: z.string(), EventSourceArn: z.string() })),
})

/**
 * Keeps a deployed tenant's queues from delivering, or lets them deliver again; answers how many. A message that is delivered
 * and refused five times would go to its dead-letter queue. The table's stream goes on: it waits for 24 hours only.
 */
export async function holdQueues(ask: Ask, tenantId: string, isHeld: boolean): Promise<number> {
  const { EventSourceMappings } = Mappings.parse(await ask('lambda', 'list-event-source-mappings'))
  const mine = EventSourceMappings.filter(
    ({ FunctionArn, EventSourceArn }) =>
      FunctionArn.includes(`:function:${tenantId}_`) && EventSourceArn.startsWith('arn:aws:sqs:'),
  )
  for (const { UUID } of mine)
    await ask('lambda', 'update-event-source-mapping', '--uuid', UUID, isHeld ? '--no-enabled' : '--enabled')
  return mine.length
}
