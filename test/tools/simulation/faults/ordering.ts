import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { call } from '../../../engine/call.ts'
import { lines, pickupOf } from '../../../engine/ordering.ts'
import { people } from '../../../engine/smallTenant.ts'
import { newcomer, pantry, placedOrderId, placeInPantry } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const editInPantry = async () =>
  pantry &&
  call(ordering.updateOrder, people.foodBank, {
    id: placedOrderId,
    ...pickupOf(pantry),
    PantryOrderItems: lines([pantry.beans, 1], [pantry.milk, 2]),
  } as never)

const walkIn = async () =>
  pantry &&
  call(
    ordering.serveWalkIn,
    people.foodBank,
    {
      id: newcomer.ID,
      PantryLocationID: pantry.locationId,
      PantryOrderItems: lines([pantry.beans, 2]),
      Pounds: 4,
    } as never,
    idempotent,
  )

export const orderingFaults: Scenario[] = [
  asks(ordering.addOrder, 'empty', () => placeInPantry(newcomer, people.foodBank, idempotent)),
  asks(ordering.serveWalkIn, 'empty', () => walkIn()),
  asks(ordering.updateOrder, 'empty', () => editInPantry()),
]
