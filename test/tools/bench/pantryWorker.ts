import '../simulation/environment.ts'
import { writeFileSync } from 'node:fs'
import { SimulatedClock } from '../simulation/clock.ts'

/**
 * One part of the figures of the pantry and of food rescue, in a process whose table lies in memory and whose clock stands still. What it found it
 * writes as JSON into the file that it is told.
 */

const [part = '', file = '', size = ''] = process.argv.slice(2)

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  rush: async () =>
    (await import('../simulation/rush.ts')).rush({ customers: Number(size), places: Number(size) / 10, seed: 11 }),
  rushInCloud: async () => {
    const { usualDoors: limits } = await import('../simulation/doors.ts')
    const { rush } = await import('../simulation/rush.ts')
    return rush({ customers: Number(size), places: Number(size) / 10, seed: 11, limits })
  },
  lists: async () => {
    const { ChargedTable } = await import('./pantry/charged.ts')
    const { measureLists } = await import('./pantry/lists.ts')
    return measureLists(new ChargedTable(), Number(size), stillClock(), () => performance.now())
  },
  acts: async () => {
    const { ChargedTable } = await import('./pantry/charged.ts')
    const { measureActs } = await import('./rescue/acts.ts')
    stillClock()
    return measureActs(new ChargedTable(), () => performance.now())
  },
  largeActs: async () => {
    const { ChargedTable } = await import('./pantry/charged.ts')
    const { measureLargeActs } = await import('./rescue/large.ts')
    stillClock()
    return measureLargeActs(new ChargedTable(), () => performance.now())
  },
  window: async () => {
    const { ChargedTable } = await import('./pantry/charged.ts')
    const { liveAWindow } = await import('./pantry/month.ts')
    return liveAWindow(new ChargedTable(), Number(size), stillClock())
  },
}

function stillClock(): SimulatedClock {
  const clock = new SimulatedClock('2026-11-20T15:00:00.000Z')
  clock.install()
  return clock
}

writeFileSync(file, JSON.stringify(await parts[part]?.()))
process.exit(0)
