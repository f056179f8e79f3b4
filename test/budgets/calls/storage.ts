import * as storage from '../../../shared/pantry/storage/api.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, type Prepare, storageDraft } from './making.ts'

const ofShelf =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { ID: id } = (await succeed(storage.addStorageLocation, participants.foodBank, storageDraft)) as {
      ID: number
    }
    return { by: participants.foodBank, input: { id, ...more } }
  }

export const storageCalls: Calls = {
  getStorageLocationsGrid: by('foodBank'),
  listStorageLocations: by('foodBank'),
  addStorageLocation: by('foodBank', storageDraft),
  updateStorageLocation: ofShelf({ ...storageDraft, Label: 'Aisle 5' }),
  deleteStorageLocation: ofShelf(),
}
