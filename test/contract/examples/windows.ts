import type { Caller } from '../../../shared/core/access.ts'
import type { Target } from '../../engine/target.ts'
import { deliveryDraft, pickupDraft } from '../../engine/windows.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, listOpenToNeighbors, openToNeighbors } from './roles.ts'

const isAgency = ({ Role }: Caller) => Role === 'agency'
/** The target's location and pickup time of the food bank or of the agency, whichever the caller's role could own. */
const own = (target: Target, caller: Caller) =>
  isAgency(caller)
    ? { id: target.agencyWindowLocationId, pickupTimeId: target.agencyPickupTimeId }
    : { id: target.windowLocationId, pickupTimeId: target.pickupTimeId }
const ofTime = (more: object) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => ({ ...own(target, caller), ...more }),
})
const delivery = ({ agencyDeliveryTimeId, deliveryTimeId }: Target, caller: Caller) => ({
  id: isAgency(caller) ? agencyDeliveryTimeId : deliveryTimeId,
})

export const windows: Examples = {
  // A food bank sees the windows of its agencies.
  getPickupTimesGrid: {
    roles: agencyAndFoodBanks,
    input: ({ agencyWindowLocationId: id }) => ({ PantryLocationID: id }),
  },
  listPickupTimes: { ...openToNeighbors, input: ({ agencyWindowLocationId: id }) => ({ id }) },
  getPickupTime: { ...openToNeighbors, input: ({ agencyPickupTimeId }) => ({ id: agencyPickupTimeId }) },
  addPickupTimes: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      id: own(target, caller).id,
      PickupTimes: [pickupDraft({ PickupDay: '2026-12-05' })],
    }),
  },
  removePickupTime: ofTime({}),
  changePickupDate: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => {
      const { id, pickupTimeId } = own(target, caller)
      return { id, pickupDate: '2026-12-04', pickupTimeIds: [pickupTimeId] }
    },
  },
  adjustMaximumOrders: ofTime({ maxOrders: 12 }),
  changeOpenTimes: ofTime({ closeTime: '2026-11-26T14:00:00.000Z' }),
  getDeliveryTimesGrid: { ...listOpenToNeighbors, input: () => ({}) },
  listDeliveryWindows: { roles: agencyAndFoodBanks, input: () => ({}) },
  getDeliveryTime: { ...openToNeighbors, input: ({ agencyDeliveryTimeId }) => ({ id: agencyDeliveryTimeId }) },
  addDeliveryWindows: {
    roles: agencyAndFoodBanks,
    input: ({ programId, agencyProgramId }, caller) => ({
      DeliveryTimes: [deliveryDraft({ EntityDeliveryProgramID: isAgency(caller) ? agencyProgramId : programId })],
    }),
  },
  changeDeliveryTime: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...delivery(target, caller), maxOrders: 12 }),
  },
  deleteDeliveryWindow: { roles: agencyAndFoodBanks, input: delivery },
  closeDay: { roles: agencyAndFoodBanks, input: () => ({ day: '2026-11-27', IsClosed: true, WithOrders: true }) },
  getWindowsCalendar: { roles: agencyAndFoodBanks, input: () => ({ month: '2026-11' }) },
}
