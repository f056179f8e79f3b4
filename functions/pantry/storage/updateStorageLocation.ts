import * as storage from '../../../shared/pantry/storage/api.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { storageLocations } from './storageTable.ts'

export const handler = endpointOn(
  storage.updateStorageLocation,
  storageLocations.byId,
  async ({ resource, input: { id, ID, Label, Description }, table }) => {
    assertSameId(ID, id)
    await table.commit([storageLocations.set(resource, { Label, Description, sort: labelOrder({ Label, ID: id }) })])
    return { ...resource, Label, Description }
  },
)
