import { refuse } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { apiKeyRow, type DonorApiKey, isActiveKey, maxActiveKeys } from '../../../shared/network/donors/apiKey.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { namedCaller } from '../organizations/entityTable.ts'
import { keyScope, loadApiKeys, newApiSecret, putApiKey } from './apiKeyTable.ts'
import { donorNamedById } from './donorTable.ts'

/** The stored response of its idempotency key is without the secret: a key whose answer was lost is revoked unused. */
export const handler = endpointOn(
  donors.createDonorApiKey,
  donorNamedById,
  async ({ resource, input, caller, now, table, idempotencyKey }) => {
    const keys = await loadApiKeys(resource.ID, keyScope(caller))
    if (keys.filter(isActiveKey).length >= maxActiveKeys) return refuse(refusals.tooManyApiKeys, { max: maxActiveKeys })
    const key: DonorApiKey = {
      ID: await nextId('donorApiKey'),
      DonorID: resource.ID,
      FoodBankID: keyScope(caller),
      Name: input.Name,
      CreatedAt: now.toISOString(),
      CreatedBy: await namedCaller(caller),
      LastUsedAt: null,
      RevokedAt: null,
    }
    const { text, Hash } = newApiSecret(key.ID)
    const Row = apiKeyRow(key)
    await table.commit([putApiKey(key, Hash), ...idempotencyKey.writes({ Key: null, Row }, now)])
    return { Key: text, Row }
  },
)
