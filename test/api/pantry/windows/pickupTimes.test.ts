import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { timeAt } from '../../../../shared/core/time/wallTime.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import type { PickupLocation } from '../../../../shared/pantry/locations/location.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor } from '../../../engine/ordering.ts'
import { person } from '../../../engine/smallTenant.ts'
import { addedPickupTimes, locationFor } from '../../../engine/windows.ts'

/**
 * Pickup times that families choose from at the size of a city: 60 sites, eight times on each of five days; the clock
 * stands at 20 November 2026.
 */

beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const foodBank = person('foodbankadmin', 8950, [8950])
const agency = person('agency', 8951, [8950])
const [sites, days, slots] = [60, 5, 8]

const timesOfSite = Array.from({ length: days * slots }, (_, at) => ({
  PickupDay: addDays('2026-11-24', Math.floor(at / slots) * 3),
  PickupStartTime: timeAt(8 * 3600 + (at % slots) * 1800),
  PickupEndTime: timeAt(8 * 3600 + (at % slots) * 1800 + 1799),
  CloseTime: '2026-11-24T05:00:00.000Z',
}))

async function city() {
  const locations: PickupLocation[] = []
  for (let site = 0; site < sites; site++) {
    const owner = site === sites - 1 ? agency : foodBank
    const location = await locationFor(owner, { Label: `Site ${site}` })
    await addedPickupTimes(owner, location.ID, timesOfSite)
    locations.push(location)
  }
  return locations
}

it('are all there: each site with each of its days and hours, also for the staff of one agency', async () => {
  const locations = await city()
  const customer = await customerFor(agency)
  const asked = { id: customer.ID }
  const { answer } = await call(ordering.listAvailablePickupTimes, asCustomer(customer), asked)
  const counts = answer.Value?.map((one) => one.PantryLocationPickupTimes.length)
  expect(counts).toEqual(Array.from({ length: sites }, () => days * slots))
  const { answer: own } = await call(ordering.listAvailablePickupTimes, agency, asked)
  expect(own.Value?.map(({ ID }) => ID)).toEqual([locations.at(-1)?.ID])
  expect(own.Value?.[0]?.PantryLocationPickupTimes).toHaveLength(days * slots)
})
