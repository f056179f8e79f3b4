import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  endSignIn,
  findTablet,
  forgetRevoked,
  isClosed,
  isRevoked,
  tabletWrite,
} from '../../../../functions/core/http/revokedTable.ts'
import { peopleKeys } from '../../../../functions/core/table/keys/people.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { closeTenant, openTenant } from '../../../../infra/operator/closing.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** The list of refused sign-ins as one copy of a function holds it, while others write into it. */

const seconds = (count: number) => new Date(morning.getTime() + count * 1000)
const signIn = (ID: string) => ({ ID, At: Math.floor(morning.getTime() / 1000) })
const isEndedAt = (id: string, at: Date) =>
  isRevoked(people.foodBank, Math.floor(morning.getTime() / 1000), signIn(id), at.getTime())

beforeAll(() => makeSmallTenant())
beforeEach(() => {
  setClock(morning)
  forgetRevoked()
})
afterAll(() => void vi.useRealTimers())

type Read = 'whole' | 'new' | 'closed'
const readOf = (command: object): Read | undefined => {
  if (command instanceof QueryCommand) return command.input.IndexName ? 'new' : 'whole'
  return command instanceof GetCommand ? 'closed' : undefined
}

/** Reads of the list, and their units: whole, what is new, and the mark of a closed tenant. */
function watchReads() {
  const reads: Read[] = []
  const units = { whole: 0, new: 0, closed: 0 }
  type Counted = { ConsumedCapacity?: { CapacityUnits?: number } }
  const send = DynamoDBDocumentClient.prototype.send as (command: object) => Promise<Counted>
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: unknown,
    command: QueryCommand | GetCommand,
  ) {
    const read = readOf(command)
    if (!read) return send.call(this, command)
    reads.push(read)
    command.input.ReturnConsumedCapacity = 'TOTAL'
    const answer = await send.call(this, command)
    units[read] += answer.ConsumedCapacity?.CapacityUnits ?? 0
    return answer
  } as never)
  return { reads, units, stop: () => spy.mockRestore() }
}

it('is read whole once in five minutes, and in between what is new every five seconds', async () => {
  const { reads, stop } = watchReads()
  for (const at of [0, 4, 5, 9, 10, 299, 300, 305, 310]) await isEndedAt('nobody', seconds(at))
  stop()
  expect(reads).toEqual(['whole', 'new', 'closed', 'new', 'closed', 'new', 'closed', 'whole', 'new', 'closed'])
})

it('has what another function ended or made a tablet after five seconds', async () => {
  expect(await isEndedAt('phone', seconds(0))).toBe(false)
  await table.commit([endSignIn('phone', seconds(1)), tabletWrite('till', 12, seconds(1))])
  expect(await isEndedAt('phone', seconds(4))).toBe(false)
  expect([await isEndedAt('phone', seconds(6)), await isEndedAt('other', seconds(6))]).toEqual([true, false])
  expect(await findTablet('till', seconds(6).getTime())).toBe(12)
  expect(await isEndedAt('phone', seconds(700))).toBe(true)
})

it('has what took half a minute to be written, or was written by a clock that is behind', async () => {
  expect(await isEndedAt('slow', seconds(100))).toBe(false)
  await table.commit([endSignIn('slow', seconds(60))])
  expect(await isEndedAt('slow', seconds(106))).toBe(true)
})

it('has what an earlier version wrote, without its time, after five minutes', async () => {
  expect(await isEndedAt('earlier', seconds(0))).toBe(false)
  await table.commit([{ put: { ...peopleKeys.endedSignIn('earlier'), IssuedBefore: 0 } }])
  expect(await isEndedAt('earlier', seconds(300))).toBe(true)
})

it('tells within five seconds that the tenant is closed, and open again', async () => {
  const isClosedAt = (at: number) => isClosed(seconds(at).getTime())
  expect(await isClosedAt(0)).toBe(false)
  await table.commit([{ put: { ...peopleKeys.closed(), IssuedBefore: 0, Since: morning.toISOString() } }])
  expect([await isClosedAt(4), await isClosedAt(6)]).toEqual([false, true])
  await table.commit([{ remove: peopleKeys.closed() }])
  expect([await isClosedAt(10), await isClosedAt(12)]).toEqual([true, false])
  await closeTenant(morning)
  expect(await isClosedAt(12)).toBe(true)
  await openTenant()
  expect(await isClosedAt(12)).toBe(false)
})

it('takes less than half of what a partition gives, with 1,000 copies and 5,000 people who signed out in thirty days', async () => {
  const [people, copies, unitsOfPartition] = [5000, 1000, 3000]
  const ended = Array.from({ length: people }, (_, index) =>
    endSignIn(crypto.randomUUID(), seconds(-60 - index * ((30 * 86_400) / people))),
  )
  for (let from = 0; from < people; from += 100) await table.commit(ended.slice(from, from + 100))
  const { reads, units, stop } = watchReads()
  for (let at = 0; at < 300; at += 5) await isEndedAt('nobody', seconds(at))
  stop()
  expect(reads.filter((read) => read === 'new')).toHaveLength(59)
  const shareOf = (read: number) => ((read / 300) * copies) / unitsOfPartition
  // The list and the mark lie under one key of the table, what is new under one of the index.
  for (const read of [units.whole + units.closed, units.new]) {
    expect(shareOf(read)).toBeGreaterThan(0.01)
    expect(shareOf(read)).toBeLessThan(0.5)
  }
})
