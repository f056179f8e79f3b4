import * as z from 'zod/mini'
import { maxPounds } from '../../../../shared/core/schema/fields.ts'
import {
  AgencyDraft,
  type AgencyOwnDraft,
  defaultAgencyNumbers,
  maxAgencyMiles,
  maxNeed,
  type ShownAgency,
} from '../../../../shared/network/agencies/agency.ts'
import { addressFieldsOf, addressForm, contactForm, noContact, wholeNumber } from '../organizations/organizationForm.ts'

/** An agency as it is typed: by its food bank, or, in parts, by itself. Messages are keys of `organizationTexts`. */

export const numberLimits = {
  CapacityPounds: { min: 1, max: maxPounds },
  NeedPounds90: { min: 0, max: maxNeed },
  MaxMiles: { min: 1, max: maxAgencyMiles },
} as const
export type AgencyNumber = keyof typeof numberLimits
const numberField = (name: AgencyNumber) => wholeNumber(numberLimits[name].min, numberLimits[name].max)

const dayForm = z.object({ IsOpen: z.boolean(), HourStart: z.number(), HourEnd: z.number() }).check(
  z.refine(({ IsOpen, HourStart, HourEnd }) => !IsOpen || HourStart < HourEnd, {
    error: 'hoursOrder',
    path: ['HourEnd'],
  }),
)

export const agencyForm = z.extend(z.omit(AgencyDraft, { PickupHours: true }), {
  Address: addressForm,
  Contact: contactForm,
  CapacityPounds: numberField('CapacityPounds'),
  NeedPounds90: numberField('NeedPounds90'),
  MaxMiles: numberField('MaxMiles'),
  /** Monday first. */
  Days: z.array(dayForm),
})
export type AgencyFields = z.input<typeof agencyForm>
export type AgencySent = z.output<typeof agencyForm>

const weekdays = [1, 2, 3, 4, 5, 6, 7]
/** Hours that a day starts with when it is switched on. */
const usualHours = { HourStart: 9, HourEnd: 17 }

type DayFields = z.input<typeof dayForm>
/** Monday to Friday, 9 to 5: hours of a new agency until somebody says otherwise. */
export const usualWeek = (): DayFields[] => weekdays.map((weekday) => ({ IsOpen: weekday <= 5, ...usualHours }))

/** The days with the hours of the first open one; undefined where all open days have them. */
export function sameHours(days: readonly DayFields[]): DayFields[] | undefined {
  const first = days.find(({ IsOpen }) => IsOpen)
  const differs = (day: DayFields) =>
    day.IsOpen && first && (day.HourStart !== first.HourStart || day.HourEnd !== first.HourEnd)
  return first && days.some(differs) ? days.map((day) => (differs(day) ? { ...first } : day)) : undefined
}

export const fieldsOfAgency = (agency: ShownAgency): AgencyFields => ({
  Name: agency.Name,
  TimeZone: agency.TimeZone,
  IsActive: agency.IsActive,
  Address: addressFieldsOf(agency.Address),
  Contact: agency.Contact,
  StorageCapabilityIDs: agency.StorageCapabilityIDs,
  AcceptedCategoryIDs: agency.AcceptedCategoryIDs,
  CapacityPounds: String(agency.CapacityPounds),
  NeedPounds90: String(agency.NeedPounds90),
  MaxMiles: String(Math.round(agency.MaxMiles)),
  Days: weekdays.map((weekday) => {
    const hours = agency.PickupHours.find(({ Weekday }) => Weekday === weekday)
    return { IsOpen: hours !== undefined, ...usualHours, ...withoutDay(hours) }
  }),
  Drivers: agency.Drivers,
})
const withoutDay = (hours: ShownAgency['PickupHours'][number] | undefined) =>
  hours ? { HourStart: hours.HourStart, HourEnd: hours.HourEnd } : {}

/** A new agency takes part on weekdays, keeps dry food and accepts every category: what it can't take is unticked. */
export const newAgencyFields = (TimeZone: string, categoryIds: readonly number[]): AgencyFields => ({
  Name: '',
  TimeZone,
  IsActive: true,
  Address: addressFieldsOf(undefined),
  Contact: noContact,
  StorageCapabilityIDs: [1],
  AcceptedCategoryIDs: [...categoryIds],
  CapacityPounds: String(defaultAgencyNumbers.CapacityPounds),
  NeedPounds90: String(defaultAgencyNumbers.NeedPounds90),
  MaxMiles: String(defaultAgencyNumbers.MaxMiles),
  Days: usualWeek(),
  Drivers: [],
})

export const ownDraftOf = ({ Days, ...sent }: AgencySent): AgencyOwnDraft => ({
  Contact: sent.Contact,
  StorageCapabilityIDs: sent.StorageCapabilityIDs,
  AcceptedCategoryIDs: sent.AcceptedCategoryIDs,
  CapacityPounds: sent.CapacityPounds,
  PickupHours: Days.flatMap(({ IsOpen, ...hours }, at) => (IsOpen ? [{ Weekday: at + 1, ...hours }] : [])),
  Drivers: sent.Drivers.map(({ ID, Name, IsActive }) => ({ ...(ID === undefined ? {} : { ID }), Name, IsActive })),
})

export const agencyDraftOf = (sent: AgencySent): AgencyDraft => ({
  ...ownDraftOf(sent),
  Name: sent.Name,
  TimeZone: sent.TimeZone,
  Address: sent.Address,
  MaxMiles: sent.MaxMiles,
  NeedPounds90: sent.NeedPounds90,
  IsActive: sent.IsActive,
})
