import * as donors from '../../shared/api/donors.ts'
import { isActiveKey } from '../../shared/donor/apiKey.ts'
import { donorOwnerRefusal } from '../../shared/donor/donor.ts'
import { deletionRefusal } from '../../shared/entity/deletion.ts'
import { isShared } from '../../shared/entity/entity.ts'
import { endpointOn } from '../http.ts'
import { apiKeysOf, keyScope } from './apiKeyTable.ts'
import { deleteDonorWrites, donorById, usesOfDonor } from './donorTable.ts'

export const handler = endpointOn(
  donors.deleteDonor,
  donorById,
  async ({ resource, caller, now, table, idempotencyKey }) => {
    const hasApiKeys = (await apiKeysOf(resource.ID, keyScope(caller))).some(isActiveKey)
    const refusal =
      donorOwnerRefusal(isShared(resource), caller.Role === 'fano') ??
      deletionRefusal({ ...(await usesOfDonor(resource, now)), hasApiKeys })
    if (refusal) return refusal
    await table.commit([...deleteDonorWrites(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
