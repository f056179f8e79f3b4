import * as donors from '../../shared/api/donors.ts'
import { apiKeyRow } from '../../shared/donor/apiKey.ts'
import { endpointOn } from '../http.ts'
import { apiKeysOf, keyScope } from './apiKeyTable.ts'
import { donorNamedById } from './donorTable.ts'

export const handler = endpointOn(donors.listDonorApiKeys, donorNamedById, async ({ resource, caller }) => ({
  Donor: resource,
  Keys: (await apiKeysOf(resource.ID, keyScope(caller))).map(apiKeyRow),
}))
