import { addDays, localDay, localHour } from '../../../shared/core/time/zone.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../../shared/rescue/donations/api.ts'
import {
  customChoice,
  customPickupTimeType,
  pickupTimeTypeById,
} from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import { donorNotes, type Habits, storageFor } from './goods.ts'
import type { Random } from './random.ts'
import { after, hours } from './scenario.ts'

/** A donor's draft: its usual goods, a pickup window that has not ended, sometimes a note. */
export function plannedDraft(location: DonorLocationEntity, habit: Habits, at: Date, random: Random): DonationDraft {
  const categories = goodsOf(habit, random)
  const window = windowOf(habit, location.TimeZone, at, random)
  const isLater = window.DonorRecordedPickupDate !== localDay(at, location.TimeZone)
  const delays = isLater && !window.isAsap && random.chance(0.06)
  return {
    DonorLocationID: location.ID,
    categories,
    StorageRequirementIDs: storageFor(categories.map((item) => item.DonationCategoryID)),
    DonorRecordedPickupDate: window.DonorRecordedPickupDate,
    PickupTimeTypeID: window.PickupTimeTypeID,
    ...(window.CustomPickupTimeCode ? { CustomPickupTimeCode: window.CustomPickupTimeCode } : {}),
    StartAfter: delays ? after(at, hours(random.between(1, 4))).toISOString() : null,
    Notes: random.chance(0.25) ? random.pick(donorNotes) : '',
  }
}

function goodsOf({ goods, maxKinds }: Habits, random: Random): DonationDraft['categories'] {
  const chosen = new Map<number, number>()
  const count = random.whole(1, maxKinds)
  while (chosen.size < count) {
    const [id, , fewest, most] = random.weighed(goods.map((amount) => [amount, amount[1]] as const))
    if (!chosen.has(id)) chosen.set(id, random.whole(fewest, most) + (random.chance(0.1) ? 0.5 : 0))
  }
  return [...chosen].map(([DonationCategoryID, Pounds]) => ({ DonationCategoryID, Pounds }))
}

interface Window extends Pick<DonationDraft, 'DonorRecordedPickupDate' | 'PickupTimeTypeID' | 'CustomPickupTimeCode'> {
  readonly isAsap: boolean
}

/** Minimum hours from the posting to the end of the window; with less the pickup is tomorrow. */
const minHours = 3

function windowOf({ windows, anyDay }: Habits, zone: string, at: Date, random: Random): Window {
  const chosen = random.weighed(windows)
  const type = typeof chosen === 'number' ? pickupTimeTypeById(chosen) : customPickupTimeType(chosen)
  if (!type) throw new Error(`${chosen} is no pickup window`)
  const today = localDay(at, zone)
  const isTimely = type.HourEnd - localHour(at, zone) >= minHours
  const day = isTimely && !random.chance(0.2) ? today : addDays(today, 1)
  const isOpen = !type.IsASAP && random.chance(anyDay)
  return {
    isAsap: type.IsASAP,
    DonorRecordedPickupDate: isOpen ? null : type.IsASAP ? today : day,
    ...(typeof chosen === 'number'
      ? { PickupTimeTypeID: chosen }
      : { PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: chosen }),
  }
}
