import { timeAt } from '../../../../shared/core/time/wallTime.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { deliveryDraft, pickupDraft } from '../../../engine/windows.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const windowsFaults: Scenario[] = [
  // More than one transaction.
  asks(windows.addPickupTimes, 'empty', () =>
    call(
      windows.addPickupTimes,
      people.foodBank,
      {
        id: 1,
        PickupTimes: Array.from({ length: 100 }, (_, n) => pickupDraft({ PickupEndTime: timeAt(10 * 3600 + n) })),
      },
      idempotent,
    ),
  ),
  asks(windows.removePickupTime, 'empty', () =>
    call(windows.removePickupTime, people.foodBank, { id: 1, pickupTimeId: 1 }, idempotent),
  ),
  asks(windows.changePickupDate, 'empty', () =>
    call(windows.changePickupDate, people.foodBank, { id: 1, pickupDate: '2026-12-04', pickupTimeIds: [1] }),
  ),
  asks(windows.adjustMaximumOrders, 'empty', () =>
    call(windows.adjustMaximumOrders, people.foodBank, { id: 1, pickupTimeId: 1, maxOrders: 12 }),
  ),
  asks(windows.changeOpenTimes, 'empty', () =>
    call(windows.changeOpenTimes, people.foodBank, {
      id: 1,
      pickupTimeId: 1,
      closeTime: '2026-11-26T14:00:00.000Z',
    }),
  ),
  asks(windows.addDeliveryWindows, 'empty', () =>
    call(
      windows.addDeliveryWindows,
      people.foodBank,
      { DeliveryTimes: [deliveryDraft({ EntityDeliveryProgramID: 2 })] },
      idempotent,
    ),
  ),
  asks(windows.changeDeliveryTime, 'empty', () =>
    call(windows.changeDeliveryTime, people.foodBank, { id: 2, maxOrders: 12 }),
  ),
  asks(windows.closeDay, 'empty', () => call(windows.closeDay, people.foodBank, { day: '2026-11-27', IsClosed: true })),
  asks(windows.deleteDeliveryWindow, 'empty', () =>
    call(windows.deleteDeliveryWindow, people.foodBank, { id: 2 }, idempotent),
  ),
]
