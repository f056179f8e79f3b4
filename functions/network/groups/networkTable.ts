import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { FoodBankGroupDraft } from '../../../shared/network/groups/network.ts'
import { zoneRefusal } from '../../../shared/network/organizations/drafts.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { type EntityOf, putEntity } from '../organizations/entityTable.ts'

/** Records that the command of a tenant's operator adds without anybody signed in. */

/** The national network, whose people set up everything else in their browsers. */
export async function createNetwork({ Name, TimeZone }: FoodBankGroupDraft): Promise<EntityOf<'network'> | Refusal> {
  const refusal = zoneRefusal({ TimeZone })
  if (refusal) return refusal
  const network = { Kind: 'network' as const, ID: await nextId('entity'), Name, TimeZone, Version: 1 }
  await table.commit([putEntity(network, absent)])
  return network
}

/** Commits what a form's function made, and answers it without its writes. */
export async function committed<T extends { readonly writes: readonly Write[] }>(
  made: T | Refusal,
): Promise<T | Refusal> {
  if (!isRefusal(made)) await table.commit(made.writes)
  return made
}
