import { ownerRefusal } from '../../shared/access.ts'
import { refuse } from '../../shared/answer.ts'
import * as locations from '../../shared/api/locations.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { ConditionFailed } from '../table/write.ts'
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
