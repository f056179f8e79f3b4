import * as donors from '../../../shared/network/donors/api.ts'
import { apiKeyRow } from '../../../shared/network/donors/apiKey.ts'
import { endpointOn } from '../../core/http/http.ts'
import { keyScope, loadApiKeys } from './apiKeyTable.ts'
import { donorNamedById } from './donorTable.ts'

export const handler = endpointOn(donors.listDonorApiKeys, donorNamedById, async ({ resource, caller }) => ({
  Donor: resource,
  Keys: (await loadApiKeys(resource.ID, keyScope(caller))).map(apiKeyRow),
}))
