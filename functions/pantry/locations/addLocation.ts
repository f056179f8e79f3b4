import { isRefusal } from '../../../shared/core/answer.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { locationAddressRefusal, locationView, newLocation } from '../../../shared/pantry/locations/location.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { newLocationWrite } from './locationTable.ts'
import { ownerOfNew } from './ownerOfNew.ts'

export const handler = endpoint(locations.addLocation, async ({ input, caller, now, table, idempotencyKey }) => {
  const refusal = locationAddressRefusal(input.Address)
  if (refusal) return refusal
  const owner = await ownerOfNew(caller, input.AssociatedAgencyID ?? undefined)
  if (isRefusal(owner)) return owner
  const location = newLocation(await nextId('pickupLocation'), input, owner, now)
  const answer = locationView(location)
  await table.commit([newLocationWrite(location), ...idempotencyKey.writes(answer, now)])
  return answer
})
