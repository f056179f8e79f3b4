import * as storage from '../../shared/api/storage.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { storageLocationById, updateWrite } from './storageTable.ts'

export const handler = endpointOn(
  storage.updateStorageLocation,
  storageLocationById,
  async ({ resource, input: { id, ID, Label, Description }, table }) => {
    if (ID !== undefined && ID !== id) throw new HttpFault(400, 'ID: differs from that of the path')
    await table.commit([updateWrite(id, { Label, Description })])
    return { ...resource, Label, Description }
  },
)
