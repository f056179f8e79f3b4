import * as z from 'zod/mini'
import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import * as baseRefusals from '../../../shared/core/refusals.ts'
import { DonorApiKey, isActiveKey, keyText, readKey, visibleKey } from '../../../shared/network/donors/apiKey.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { hashOf, isSecretOf, randomSecret } from '../../core/http/secret.ts'
import { addressHash, isOverLimit } from '../../core/http/throttle.ts'
import { present } from '../../core/table/conditions.ts'
import { donorKeys } from '../../core/table/keys/donors.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Keys of donors' software: 256 random bits. */

const StoredApiKey = z.extend(DonorApiKey, { Hash: z.string() })

const secretBytes = 32
const itemAt = ({ DonorID, ID }: Pick<DonorApiKey, 'DonorID' | 'ID'>) => donorKeys.apiKey(DonorID, ID)

/** A new secret; the answer of its call is the only place that shows it. */
export function newApiSecret(id: number) {
  const secret = randomSecret(secretBytes)
  return { text: keyText(id, secret), Hash: hashOf(secret) }
}

export const putApiKey = (key: DonorApiKey, Hash: string): Write => ({ put: { ...itemAt(key), ...key, Hash } })

/** The food bank whose keys the caller looks after; null for the donor, who looks after all. */
export const keyScope = ({ Role, EntityID }: Caller) => (isFoodBankRole(Role) ? EntityID : null)

/** The donor's keys that a scope has, newest first. */
export async function loadApiKeys(donorId: number, scope: number | null): Promise<DonorApiKey[]> {
  const keys = await table.all({ pk: donorKeys.apiKey(donorId, 0).pk }, DonorApiKey)
  return keys.filter((key) => visibleKey(key, scope)).toSorted((a, b) => b.ID - a.ID)
}

export async function findApiKey(donorId: number, keyId: number, caller: Caller): Promise<DonorApiKey | undefined> {
  const key = await table.get(donorKeys.apiKey(donorId, keyId), DonorApiKey)
  return key && visibleKey(key, keyScope(caller)) ? key : undefined
}

export const revokeWrite = (key: DonorApiKey, RevokedAt: string): Write => ({
  update: itemAt(key),
  set: { RevokedAt },
  when: present,
})

const minute = 60_000
const wrongKeys = { max: 20, spanMs: 10 * minute } as const
/** The list shows when a key was used last to this precision, which spares most calls a write. */
const usePrecisionMs = 10 * minute

type Opening = Pick<PublicContext<unknown>, 'accessCode' | 'address' | 'now' | 'language'>

async function refuseWrongKey({ address, now, language }: Opening): Promise<never> {
  const sender = addressHash(address)
  const isTooMany = await isOverLimit(wrongKeys, now, (span) => donorKeys.wrongKeysFrom(sender, span))
  throw isTooMany
    ? new HttpFault(429, baseRefusals.tooManyWrongCodes[language])
    : new HttpFault(401, refusals.apiKeyUnknown[language])
}

/** The key of the request, when it is one of the donor's that works. */
export async function openApiKey(donorId: number, context: Opening): Promise<DonorApiKey> {
  const given = readKey(context.accessCode)
  const stored = given && (await table.get(donorKeys.apiKey(donorId, given.id), StoredApiKey))
  if (!isSecretOf(given?.secret ?? '', stored?.Hash) || !stored || !isActiveKey(stored)) return refuseWrongKey(context)
  await markUsed(stored, context.now)
  return stored
}

async function markUsed(key: DonorApiKey, now: Date): Promise<void> {
  if (key.LastUsedAt !== null && now.getTime() - Date.parse(key.LastUsedAt) < usePrecisionMs) return
  await table.commit([{ update: itemAt(key), set: { LastUsedAt: now.toISOString() }, when: present }])
}
