import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Instant } from '../../core/schema/fields.ts'
import type { Language } from '../../core/text/text.ts'
import type { Agency, User } from '../../network/organizations/entity.ts'
import { isReached } from '../../network/organizations/reader.ts'
import * as refusals from './refusals.ts'
import { setupDetail } from './setupDetail.ts'
import { type SetupAction, type SetupItem, type SetupItemName, setupItemNames } from './setupItem.ts'

/**
 * Requirements for an agency to take part in real-time donations (specification 000, section 2): each item is read from its
 * real configuration, and its action changes or confirms that configuration.
 */

/** Items that somebody of the agency looked at and confirmed. */
export const confirmable = ['contact', 'address', 'storage', 'capacity', 'drivers'] as const satisfies SetupItemName[]
export type Confirmable = (typeof confirmable)[number]
/** One attribute for each confirmed item, so that two people can confirm at the same moment. */
export const Confirmations = z.object({
  contact: z.optional(Instant),
  address: z.optional(Instant),
  storage: z.optional(Instant),
  capacity: z.optional(Instant),
  drivers: z.optional(Instant),
})

const confirmedBy: Readonly<Partial<Record<SetupAction, Confirmable>>> = {
  confirmContact: 'contact',
  confirmAddress: 'address',
  confirmStorage: 'storage',
  confirmCapacity: 'capacity',
  workWithoutDrivers: 'drivers',
}
/** The item that an action confirms; undefined for one that changes configuration. */
export const confirmedItem = (action: SetupAction): Confirmable | undefined => confirmedBy[action]

export interface SetupFacts {
  readonly agency: Pick<
    Agency,
    | 'Contact'
    | 'Address'
    | 'PickupHours'
    | 'StorageCapabilityIDs'
    | 'AcceptedCategoryIDs'
    | 'CapacityPounds'
    | 'Drivers'
  >
  readonly confirmed: Readonly<Partial<Record<string, string>>>
  readonly people: readonly Pick<User, 'Unsubscribed' | 'EMailAddress' | 'ReturnedMail'>[]
  /** An agency that was asked once. */
  readonly hasSeenOffer: boolean
}

const profile = 'app.agency-profile'
const states: Readonly<Record<SetupItemName, string>> = {
  contact: profile,
  address: '',
  hours: profile,
  storage: profile,
  categories: profile,
  capacity: profile,
  drivers: profile,
  notifications: 'app.notifications',
  secondPerson: 'app.people',
  firstOffer: 'app.current.agency.realtime.list.active',
}
const actions: Readonly<Partial<Record<SetupItemName, SetupAction>>> = {
  contact: 'confirmContact',
  address: 'confirmAddress',
  storage: 'confirmStorage',
  categories: 'acceptAllCategories',
  capacity: 'confirmCapacity',
  drivers: 'workWithoutDrivers',
  notifications: 'turnOnNotifications',
}

/** The configuration behind an item is there, confirmed or not. */
function isFilled(name: SetupItemName, { agency, people, hasSeenOffer }: SetupFacts): boolean {
  const { Contact, Address } = agency
  const filled: Record<SetupItemName, () => boolean> = {
    contact: () => [Contact.ContactName, Contact.PhoneNumber, Contact.EMailAddress].every((part) => part.trim() !== ''),
    address: () => Address.Latitude !== 0 || Address.Longitude !== 0,
    hours: () => (agency.PickupHours ?? []).length > 0,
    storage: () => agency.StorageCapabilityIDs.length > 0,
    categories: () => agency.AcceptedCategoryIDs.length > 0,
    capacity: () => agency.CapacityPounds > 0,
    drivers: () => agency.Drivers.some(({ IsActive }) => IsActive !== false),
    notifications: () => people.some((person) => isReached(person, 'offerMade')),
    secondPerson: () => people.length > 1,
    firstOffer: () => hasSeenOffer,
  }
  return filled[name]()
}

function isComplete(name: SetupItemName, facts: SetupFacts): boolean {
  const hasConfirmation = facts.confirmed[name] !== undefined
  // An agency without drivers may say so; everything else that is confirmed has to be there as well.
  if (name === 'drivers') return isFilled(name, facts) || hasConfirmation
  const needsConfirmation = (confirmable as readonly string[]).includes(name)
  return isFilled(name, facts) && (!needsConfirmation || hasConfirmation)
}

export const setupItems = (facts: SetupFacts, language: Language): SetupItem[] =>
  setupItemNames.map((Name) => {
    const done = isComplete(Name, facts)
    return {
      Name,
      RequestedState: states[Name],
      RequestedAction: done ? '' : (actions[Name] ?? ''),
      IsComplete: done,
      Detail: setupDetail(Name, facts.agency, language),
    }
  })

/** Reason that an action cannot be performed; undefined when it can. Nothing is confirmed that is not there. */
export function setupRefusal(action: SetupAction, facts: SetupFacts): Refusal | undefined {
  const item = confirmedItem(action)
  return item === undefined || item === 'drivers' || isFilled(item, facts)
    ? undefined
    : refuse(refusals.setupDataMissing)
}
