import * as donors from '../../../shared/network/donors/api.ts'
import { apiKeyRow, isActiveKey } from '../../../shared/network/donors/apiKey.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { findApiKey, revokeWrite } from './apiKeyTable.ts'
import { donorNamedById } from './donorTable.ts'

/** Revoking twice is harmless: the first time stands. */
export const handler = endpointOn(
  donors.revokeDonorApiKey,
  donorNamedById,
  async ({ resource, input, caller, now, table }) => {
    const key = await findApiKey(resource.ID, input.keyId, caller)
    if (!key) throw notFound()
    if (!isActiveKey(key)) return apiKeyRow(key)
    const RevokedAt = now.toISOString()
    await table.commit([revokeWrite(key, RevokedAt)])
    return apiKeyRow({ ...key, RevokedAt })
  },
)
