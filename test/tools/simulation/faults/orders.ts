import * as orders from '../../../../shared/pantry/orders/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { abandonedId, handedOverId, orderedProduct, substitute, waitingProduct } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const asSentFor = {
  RecipientKind: 'household',
  RecipientName: null,
  Acknowledged: ['notPacked', 'otherDay'] as ('notPacked' | 'otherDay')[],
} as const

export const ordersFaults: Scenario[] = [
  asks(orders.setOrderRules, 'empty', () => call(orders.setOrderRules, people.foodBank, { LeftOpenHours: 4 })),
  asks(orders.setOrderStatus, 'empty', () =>
    call(orders.setOrderStatus, people.foodBank, { id: 1, statusCode: 'CANCELLED' }),
  ),
  asks(orders.setOrderStatuses, 'empty', () =>
    call(orders.setOrderStatuses, people.foodBank, { OrderIDs: [1, 2], StatusID: 3 }),
  ),
  asks(orders.addOrderNote, 'empty', () =>
    call(
      orders.addOrderNote,
      people.foodBank,
      { id: 1, Note: 'Bring the walker to the car.', IsVisibleToFoodInsecureNeighbor: true },
      idempotent,
    ),
  ),
  asks(orders.handOverOrder, 'empty', () =>
    call(orders.handOverOrder, people.foodBank, { id: 1, ...asSentFor, HouseholdSize: 4 }, idempotent),
  ),
  asks(orders.takeHandOverBack, 'empty', () =>
    call(orders.takeHandOverBack, people.foodBank, { id: handedOverId }, idempotent),
  ),
  asks(orders.packOrderLine, 'empty', () =>
    call(orders.packOrderLine, people.foodBank, { id: 1, PantryInventoryItemID: orderedProduct, PackedQuantity: 1 }),
  ),
  {
    name: `${orders.packOrderLine.id} (substitute)`,
    on: 'empty',
    work: async () => substitute && call(orders.packOrderLine, people.foodBank, substitute),
  },
  asks(orders.settleOrderReturn, 'empty', () =>
    call(orders.settleOrderReturn, people.foodBank, {
      id: abandonedId,
      PantryInventoryItemID: waitingProduct,
      Choice: 'shelf',
    }),
  ),
]
