import type { InvitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { type Context, HttpFault } from '../http.ts'
import { counterKey } from '../table/ids.ts'
import { isConflict, maxWrites, type Write } from '../table/write.ts'
import { type InvitationOffer, newInvitationWrites } from './inviting.ts'

/** Invitations of one transaction: three writes each, and the idempotency key's item. */
export const partSize = Math.floor((maxWrites - 1) / 3)

/** Whether an earlier call with the key wrote the part. It has to have asked for the same. */
async function isPartDone(part: number, { idempotencyKey, language }: Pick<Bulk, 'idempotencyKey' | 'language'>) {
  const stored = (await idempotencyKey.storedParts()).get(part)
  if (stored && !idempotencyKey.isOfThisInput(stored)) throw new HttpFault(409, refusals.idempotencyKeyReused[language])
  return stored !== undefined
}

interface Bulk extends Pick<Context<unknown>, 'caller' | 'now' | 'language' | 'table' | 'idempotencyKey'> {
  readonly offer: InvitationOffer
}

/** One transaction; that of the last part, which stores the response, has none of its own. */
export async function addPart(
  part: number,
  contacts: readonly InvitedContact[],
  bulk: Bulk,
  last: readonly Write[] | undefined,
) {
  const { offer, now, table, idempotencyKey } = bulk
  if (!last && (await isPartDone(part, bulk))) return
  const first = await table.nextBlock(counterKey('customerInvitation'), contacts.length)
  const writes = contacts.flatMap((contact, at) => newInvitationWrites(first + at, contact, offer, bulk))
  try {
    await table.commit([...writes, ...(last ?? idempotencyKey.partWrites(part, null, now))])
  } catch (error) {
    // The same call at the same moment may have written the part.
    if (last || !isConflict(error) || !(await isPartDone(part, bulk))) throw error
  }
}
