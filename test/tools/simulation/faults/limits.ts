import * as limits from '../../../../shared/pantry/limits/api.ts'
import { call } from '../../../engine/call.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { people } from '../../../engine/smallTenant.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const limitsFaults: Scenario[] = [
  asks(limits.setItemsPerOrderLimit, 'empty', () => call(limits.setItemsPerOrderLimit, people.foodBank, { Value: 25 })),
  asks(limits.removeItemsPerOrderLimit, 'empty', () => call(limits.removeItemsPerOrderLimit, people.foodBank, {})),
  asks(limits.addOrderLimit, 'empty', () =>
    call(limits.addOrderLimit, people.foodBank, limitDraft('1 ORDER DAY'), idempotent),
  ),
  asks(limits.addProductLimit, 'empty', () =>
    call(limits.addProductLimit, people.foodBank, { id: 1, ...limitDraft('1 ITEM DAY') }, idempotent),
  ),
  asks(limits.updateProductLimit, 'empty', () =>
    call(limits.updateProductLimit, people.foodBank, { id: 1, limitId: 1, ...limitDraft('4 ITEM MONTH') }),
  ),
  asks(limits.removeProductLimit, 'empty', () =>
    call(limits.removeProductLimit, people.foodBank, { id: 1, limitId: 1 }, idempotent),
  ),
  asks(limits.updateOrderLimit, 'empty', () =>
    call(limits.updateOrderLimit, people.foodBank, { id: 1, ...limitDraft('4 ORDER MONTH') }),
  ),
  asks(limits.removeOrderLimit, 'empty', () => call(limits.removeOrderLimit, people.foodBank, { id: 1 }, idempotent)),
]
