import { poundsText } from '../../core/mail/dateTime.ts'
import { storageRequirements, systemCategories } from '../../core/reference/reference.ts'
import { fill, type Language } from '../../core/text/text.ts'
import { dateFormat, formatHour } from '../../core/time/zone.ts'
import { activeDrivers } from '../../network/organizations/entity.ts'
import { categoryName, storageNames } from '../../rescue/donations/names.ts'
import type { SetupFacts } from './checklist.ts'
import type { SetupItemName } from './setupItem.ts'
import { setupTexts } from './texts.ts'

/** Configuration of an item of the checklist, in words: people confirm what they see. */
export function setupDetail(name: SetupItemName, agency: SetupFacts['agency'], language: Language): string {
  const details: Readonly<Partial<Record<SetupItemName, () => string>>> = {
    contact: () => filled([agency.Contact.ContactName, agency.Contact.PhoneNumber, agency.Contact.EMailAddress]),
    address: () => filled([agency.Address.AddressLine1, agency.Address.City, agency.Address.Province]),
    hours: () => filled((agency.PickupHours ?? []).map((hours) => hoursText(hours, language))),
    storage: () =>
      storageNames(
        storageRequirements.filter(({ ID }) => agency.StorageCapabilityIDs.includes(ID)),
        language,
      ),
    categories: () =>
      filled(
        systemCategories
          .filter(({ ID }) => agency.AcceptedCategoryIDs.includes(ID))
          .map((category) => categoryName(category, language)),
      ),
    capacity: () =>
      agency.CapacityPounds > 0
        ? fill(setupTexts[language].pounds, { pounds: poundsText(agency.CapacityPounds, language) })
        : '',
    drivers: () => filled(activeDrivers(agency).map(({ Name }) => Name)),
  }
  return details[name]?.() ?? ''
}

const filled = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ')

/** 23 November 2026 is a Monday, weekday 1. */
const weekdayName = (weekday: number, language: Language) =>
  dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + weekday))

const hoursText = (
  { Weekday, HourStart, HourEnd }: NonNullable<SetupFacts['agency']['PickupHours']>[number],
  language: Language,
) => `${weekdayName(Weekday, language)} ${formatHour(HourStart, language)}–${formatHour(HourEnd, language)}`
