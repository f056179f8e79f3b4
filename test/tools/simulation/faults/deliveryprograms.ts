import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { firstTagId } from '../../../engine/tags.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const deliveryprogramsFaults: Scenario[] = [
  asks(deliveryprograms.addDeliveryProgram, 'empty', () =>
    call(deliveryprograms.addDeliveryProgram, people.foodBank, { Name: 'Night Route' }, idempotent),
  ),
  asks(deliveryprograms.deleteDeliveryProgram, 'empty', () =>
    call(deliveryprograms.deleteDeliveryProgram, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(deliveryprograms.addDeliveryProgramTag, 'empty', () =>
    call(
      deliveryprograms.addDeliveryProgramTag,
      people.foodBank,
      { id: 1, PantryInventoryItemTagID: 2, IsExcluded: true },
      idempotent,
    ),
  ),
  asks(deliveryprograms.removeDeliveryProgramTag, 'empty', () =>
    call(deliveryprograms.removeDeliveryProgramTag, people.foodBank, { id: 1, tagId: firstTagId }, idempotent),
  ),
]
