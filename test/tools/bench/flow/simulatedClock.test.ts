import { expect, it } from 'vitest'
import { runClock } from './simulatedClock.ts'
import { type Entry, WorkSchedule } from './workSchedule.ts'

it('a work schedule hands out what comes first, in the order of time and of entry', async () => {
  const workSchedule = new WorkSchedule()
  const done: string[] = []
  const note = (name: string) => async () => done.push(name)
  workSchedule.enter(20, note('b'))
  workSchedule.enter(10, note('a'))
  workSchedule.enter(20, note('c'))
  expect([workSchedule.next, workSchedule.length]).toEqual([10, 3])
  for (let entry = workSchedule.take(); entry; entry = workSchedule.take()) await entry.work()
  expect(done).toEqual(['a', 'b', 'c'])
  expect([workSchedule.next, workSchedule.length]).toEqual([undefined, 0])
})

/** Work that ends when it is told to. */
function stage() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const waiting: Entry[] = []
  const workSchedule = new WorkSchedule()
  const moments: number[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.set(name, end))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((settle) => setImmediate(settle))
  }
  const course = { workSchedule, waiting: () => waiting.shift(), goTo: (at: number) => moments.push(at) }
  return { workSchedule, waiting, begun, moments, work, end, course }
}

it('the clock goes on while work is done, but never further ahead of it than allowed', async () => {
  const { workSchedule, begun, moments, work, end, course } = stage()
  for (const at of [0, 50, 120]) workSchedule.enter(at, work(String(at)))
  const played = runClock(course, { atOnce: 9, maxLead: 100 })
  expect(begun).toEqual(['0', '50'])
  await end('50')
  expect(begun).toEqual(['0', '50'])
  await end('0')
  expect(begun).toEqual(['0', '50', '120'])
  await end('120')
  await played
  expect(moments).toEqual([0, 50, 120])
})

it('what waits comes before what is to come, and no more is done at once than allowed', async () => {
  const { workSchedule, waiting, begun, work, end, course } = stage()
  workSchedule.enter(0, work('act'))
  workSchedule.enter(1, work('next act'))
  const played = runClock(course, { atOnce: 1, maxLead: 100 })
  waiting.push({ at: 0, work: work('message') })
  await end('act')
  expect(begun).toEqual(['act', 'message'])
  await end('message')
  await end('next act')
  await played
  expect(begun).toEqual(['act', 'message', 'next act'])
})

it('a failure ends it', async () => {
  const { workSchedule, course } = stage()
  workSchedule.enter(0, () => Promise.reject(new Error('broken')))
  await expect(runClock(course, { atOnce: 2, maxLead: 100 })).rejects.toThrow('broken')
})
