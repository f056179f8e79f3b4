import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyTable } from '../../../../infra/local/seed/emptying.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as home from '../../../../shared/work/home/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted } from '../../../engine/donations.ts'
import { acceptedDonation } from '../../../engine/runs.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** The home of a store, over the donations as they are stored. */

beforeEach(async () => {
  setClock(morning)
  await emptyTable(process.env.TABLE_NAME ?? '')
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const lines = async (by: Caller) => (await call(home.getDonorHome, by, {})).answer.Value?.Lines
const kinds = async (by: Caller = people.store) => (await lines(by))?.map(({ ID, Kind }) => [ID, Kind])

it('has what nobody took yet, to its own people alone', async () => {
  const id = await posted()
  expect(await kinds()).toEqual([[id, 'untaken']])
  expect(await kinds(people.donor)).toEqual([[id, 'untaken']])
  expect(await kinds(people.secondStore)).toEqual([])
})

it('asks for a pickup whose time is over, until the store has answered', async () => {
  const id = await acceptedDonation(false)
  setClock(new Date(morning.getTime() + 3 * 24 * 60 * 60_000))
  const asked = await lines(people.store)
  expect(asked?.map(({ ID, Kind }) => [ID, Kind])).toEqual([[id, 'confirm']])
  expect(asked?.[0]?.AgencyName).not.toBe('')
  const tab = await call(donations.getNeedsGrid, people.store, {})
  expect(tab.answer.Value?.rows.map(({ ID }) => ID)).toEqual([id])
  const closed = await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
  expect(closed.answer.Successful).toBe(true)
  expect(await kinds()).toEqual([])
})
