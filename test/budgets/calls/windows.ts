import * as locations from '../../../shared/pantry/locations/api.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { pickupLocationDraft } from '../../engine/smallTenant.ts'
import { deliveryTimeFor, newDeliveryOf, pickupDraft } from '../../engine/windows.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, type Prepare } from './making.ts'

/** A pickup time at a new location: by its own ID, with its location, or its location alone. */
const ofPickupTime =
  (more: object = {}, fields: 'time' | 'both' | 'location' = 'both'): Prepare =>
  async (participants) => {
    const by = participants.foodBank
    const { ID: id } = (await succeed(locations.addLocation, by, pickupLocationDraft)) as { ID: number }
    const added = await succeed(windows.addPickupTimes, by, { id, PickupTimes: [pickupDraft()] })
    const [pickupTimeId = 0] = (added as { IDs: number[] }).IDs
    const named = { time: { id: pickupTimeId }, both: { id, pickupTimeId }, location: { id } }[fields]
    return { by, input: { ...named, ...more } }
  }

const movingPickupTime: Prepare = async (participants) => {
  const { by, input } = await ofPickupTime()(participants)
  const { id, pickupTimeId } = input as { id: number; pickupTimeId: number }
  return { by, input: { id, pickupDate: '2026-12-04', pickupTimeIds: [pickupTimeId] } }
}

const ofDeliveryWindow =
  (more: object = {}): Prepare =>
  async ({ foodBank: by }) => ({ by, input: { id: await deliveryTimeFor(by), ...more } })

/** With a pickup time that gets closed. */
const closedDay: Prepare = async (participants) => {
  const { by: caller } = await ofPickupTime()(participants)
  return { by: caller, input: { day: '2026-11-27', IsClosed: true } }
}

export const windowsCalls: Calls = {
  getPickupTimesGrid: async (participants) => {
    const { by: caller, input } = await ofPickupTime({}, 'location')(participants)
    return { by: caller, input: { PantryLocationID: (input as { id: number }).id } }
  },
  listPickupTimes: ofPickupTime({}, 'location'),
  getPickupTime: ofPickupTime({}, 'time'),
  addPickupTimes: ofPickupTime({ PickupTimes: [pickupDraft({ PickupDay: '2026-12-05' })] }, 'location'),
  removePickupTime: ofPickupTime(),
  changePickupDate: movingPickupTime,
  adjustMaximumOrders: ofPickupTime({ maxOrders: 12 }),
  changeOpenTimes: ofPickupTime({ closeTime: '2026-11-26T14:00:00.000Z' }),
  getDeliveryTimesGrid: by('foodBank'),
  listDeliveryWindows: by('foodBank'),
  getDeliveryTime: ofDeliveryWindow(),
  addDeliveryWindows: async ({ foodBank: by }) => ({ by, input: { DeliveryTimes: [await newDeliveryOf(by)] } }),
  changeDeliveryTime: ofDeliveryWindow({ maxOrders: 12 }),
  deleteDeliveryWindow: ofDeliveryWindow(),
  closeDay: closedDay,
  getWindowsCalendar: by('foodBank', { month: '2026-11' }),
}
