import * as storage from '../../../../shared/pantry/storage/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { first, preparedShelf } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const storageFaults: Scenario[] = [
  asks(storage.addStorageLocation, 'empty', () => call(storage.addStorageLocation, first, preparedShelf, idempotent)),
  asks(storage.updateStorageLocation, 'empty', () =>
    call(storage.updateStorageLocation, people.foodBank, { id: 1, ...preparedShelf, Label: 'Aisle 5' }),
  ),
  asks(storage.deleteStorageLocation, 'empty', () =>
    call(storage.deleteStorageLocation, people.foodBank, { id: 1 }, idempotent),
  ),
]
