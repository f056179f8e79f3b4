import * as storage from '../../../shared/pantry/storage/api.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { storageLocationById, updateWrite } from './storageTable.ts'

export const handler = endpointOn(
  storage.updateStorageLocation,
  storageLocationById,
  async ({ resource, input: { id, ID, Label, Description }, table }) => {
    assertSameId(ID, id)
    await table.commit([updateWrite(id, { Label, Description })])
    return { ...resource, Label, Description }
  },
)
