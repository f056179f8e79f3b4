import { signedInUser } from '../../../functions/network/organizations/entityTable.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import { testOrderOf } from '../../engine/orders.ts'
import { shelved } from '../../engine/pantry.ts'
import { headersOf } from '../../engine/runs.ts'
import { deliveryOf, scheduleDraft } from '../../engine/schedules.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, type Prepare } from './making.ts'

const pickupDays = { OrderPickupStartDate: '11-01-2026', OrderPickupEndDate: '11-30-2026' }

/** An order of a pantry with few others: the rows that are read for a report are those of its days. */
const ofOrderDays: Prepare = async ({ foodBank }) => {
  await testOrderOf(foodBank, 'Figueroa')
  return { by: foodBank, input: { ...pickupDays, AgencyID: foodBank.EntityID } }
}

/** Schedules of earlier calls are deleted: a food bank has at most twenty. */
const newSchedule: Prepare = async ({ foodBank: by }) => {
  const earlier = (await succeed(schedules.listReportSchedules, by, {})) as { ID: number }[]
  for (const { ID: id } of earlier) await succeed(schedules.deleteReportSchedule, by, { id })
  return { by, input: scheduleDraft }
}

const ofSchedule =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { by, input } = await newSchedule(participants)
    const { ID: id } = (await succeed(schedules.addReportSchedule, by, input as never)) as { ID: number }
    return { by, input: { id, ...more } }
  }

const ofDelivery =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { code, ...delivery } = await deliveryOf(foodBank, 'board@example.org')
    return { by: foodBank, input: { ...delivery, ...more }, headers: headersOf(code) }
  }

export const reportsCalls: Calls = {
  buildReport: async (participants) => ({ by: await participants.agency(participants.ids.agencies[2]), input: {} }),
  pickupReport: async (participants) => ({ by: await participants.agency(participants.ids.agencies[2]), input: {} }),
  getCustomerSummary: by('foodBank', { dateStartFilter: '11-01-2026', dateEndFilter: '11-30-2026' }),
  getHouseholdReport: by('foodBank', { start: '2026-11-01', end: '2026-11-30' }),
  listHouseholdRecords: by('foodBank', { start: '2026-11-01', end: '2026-11-30', figure: 'Visits' }),
  exportCustomers: by('foodBank', { IncludeDatesOfService: 'true', Format: 'CSV' }),
  getTefapCustomersCount: by('foodBank', pickupDays),
  exportTefapCustomers: by('foodBank', { ...pickupDays, Format: 'CSV' }),
  emailTefapCustomers: async ({ foodBank }) => ({
    by: foodBank,
    input: { emailAddress: (await signedInUser(foodBank)).EMailAddress, ...pickupDays },
  }),
  exportPickup: ofOrderDays,
  exportOrder: ofOrderDays,
  exportDistribution: ofOrderDays,
  exportDelivery: ofOrderDays,
  exportLabels: ofOrderDays,
  exportRecall: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await shelved(foodBank, 40)).ID, start: '2026-11-01', end: '2026-11-20', Format: 'CSV' },
  }),
  listReportSchedules: by('foodBank'),
  addReportSchedule: newSchedule,
  updateReportSchedule: ofSchedule({ ...scheduleDraft, Hour: 7 }),
  pauseReportSchedule: ofSchedule({ IsPaused: true }),
  deleteReportSchedule: ofSchedule(),
  getReportDelivery: ofDelivery(),
  updateReportSubscription: ofDelivery({ IsSubscribed: false }),
}
