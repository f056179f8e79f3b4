import { ownerRefusal } from '../../../shared/core/access.ts'
import { refuse } from '../../../shared/core/answer.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import * as refusals from '../../../shared/pantry/locations/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { removeAccessWrite } from './accessTable.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(
  locations.removeAuthorizedCustomer,
  pickupLocationOf,
  async ({ resource, input: { neighborId }, caller, now, table, idempotencyKey }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const removal = removeAccessWrite(resource.ID, neighborId)
    try {
      await table.commit([removal, ...idempotencyKey.writes(null, now)])
    } catch (error) {
      if (error instanceof ConditionFailed && error.failed.includes(removal))
        return refuse(refusals.customerHasNoAccess)
      throw error
    }
    return null
  },
)
