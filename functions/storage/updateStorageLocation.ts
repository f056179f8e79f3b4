import * as storage from '../../shared/api/storage.ts'
import { assertSameId } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
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
