import type { Caller } from '../../../shared/core/access.ts'
import { headersOf } from '../../engine/runs.ts'
import { scheduleDraft } from '../../engine/schedules.ts'
import { userOf } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, foodBankAdministrators } from './roles.ts'

/** The target's scheduled report of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyScheduleId, scheduleId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyScheduleId : scheduleId,
})
const ownProduct = ({ agencyProductId, productId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyProductId : productId,
})
const byCode = {
  roles: 'anonymous',
  headers: ({ delivery }: Target) => headersOf(delivery.code),
} as const
const delivered = ({ delivery: { id, jobId } }: Target) => ({ id, jobId })

const pickupDays = { OrderPickupStartDate: '11-01-2026', OrderPickupEndDate: '11-30-2026' }
const ofPickups = { roles: agencyAndFoodBanks, input: () => pickupDays }

const householdDays = { start: '2026-11-01', end: '2026-11-30', food: 'tefap' }

export const reportExamples: Examples = {
  getCustomerSummary: {
    roles: agencyAndFoodBanks,
    input: () => ({ dateStartFilter: '11-01-2026', dateEndFilter: '11-30-2026' }),
  },
  getHouseholdReport: { roles: agencyAndFoodBanks, input: () => householdDays },
  listHouseholdRecords: { roles: agencyAndFoodBanks, input: () => ({ ...householdDays, figure: 'Visits' }) },
  exportCustomers: { roles: agencyAndFoodBanks, input: () => ({ IncludeDatesOfService: 'true', Format: 'PDF' }) },
  getTefapCustomersCount: ofPickups,
  exportTefapCustomers: ofPickups,
  emailTefapCustomers: {
    roles: agencyAndFoodBanks,
    input: (_, caller) => ({ emailAddress: userOf(caller).EMailAddress, ...pickupDays }),
  },
  exportPickup: ofPickups,
  exportOrder: ofPickups,
  exportDistribution: ofPickups,
  exportDelivery: ofPickups,
  exportLabels: ofPickups,
  exportRecall: { roles: agencyAndFoodBanks, input: ownProduct },
  buildReport: {
    roles: agencyAndFoodBanks,
    input: () => ({ reportName: 'SummaryAgency', startDate: '11/01/2026', endDate: '11/20/2026', typeCode: 'HTML' }),
  },
  pickupReport: {
    roles: agencyAndFoodBanks,
    input: () => ({ format: 'HTML', startDate: '', endDate: '', donorFilter: 'ALL', dateFilterType: 'PICKUP' }),
  },
  listReportSchedules: { roles: agencyAndFoodBanks, input: () => ({}) },
  addReportSchedule: { roles: agencyAndFoodBanks, input: () => scheduleDraft },
  updateReportSchedule: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), ...scheduleDraft, Hour: 7 }),
  },
  pauseReportSchedule: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), IsPaused: true }),
  },
  deleteReportSchedule: { roles: agencyAndFoodBanks, input: own },
  getReportDelivery: { ...byCode, input: delivered },
  updateReportSubscription: { ...byCode, input: (target) => ({ ...delivered(target), IsSubscribed: false }) },
  getRecordHolds: { roles: agencyAndFoodBanks, input: () => ({}) },
  setRecordHold: {
    roles: foodBankAdministrators,
    input: () => ({ PantryLocationID: null, Reason: 'State review', Until: '2027-03-31' }),
  },
  setTefapNotice: {
    roles: foodBankAdministrators,
    input: () => ({ Version: 0, Texts: { en: 'You have rights.', es: 'Usted tiene derechos.' } }),
  },
}
