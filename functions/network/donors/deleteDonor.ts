import * as donors from '../../../shared/network/donors/api.ts'
import { isActiveKey } from '../../../shared/network/donors/apiKey.ts'
import { donorOwnerRefusal } from '../../../shared/network/donors/donor.ts'
import { deletionRefusal } from '../../../shared/network/organizations/deletion.ts'
import { isShared } from '../../../shared/network/organizations/entity.ts'
import { endpointOn } from '../../core/http/http.ts'
import { keyScope, loadApiKeys } from './apiKeyTable.ts'
import { deleteDonorWrites, donorById, loadDonorUses } from './donorTable.ts'

export const handler = endpointOn(
  donors.deleteDonor,
  donorById,
  async ({ resource, caller, now, table, idempotencyKey }) => {
    const hasApiKeys = (await loadApiKeys(resource.ID, keyScope(caller))).some(isActiveKey)
    const refusal =
      donorOwnerRefusal(isShared(resource), caller.Role === 'fano') ??
      deletionRefusal({ ...(await loadDonorUses(resource, now)), hasApiKeys })
    if (refusal) return refusal
    await table.commit([...deleteDonorWrites(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
