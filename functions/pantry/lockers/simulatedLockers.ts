import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { orderCode, orderTotals } from '../../../shared/pantry/orders/order.ts'
import { absent, absentField, less, or, present } from '../../core/table/conditions.ts'
import { lockerKeys } from '../../core/table/keys/lockers.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import type { LockerAnswer, LockerProvider, LockerRequest } from './lockerProvider.ts'

/** Lockers of a location a day. */
export const simulatedCount = 24
/** The largest locker holds as much. */
const largestPounds = 60
/** A location whose label has this word stands for a locker system that is down. */
const offlineWord = '(offline)'

const Reservation = z.object({ Reference: z.string() })

const answerFor = ({ order, location }: LockerRequest, reference: string): LockerAnswer => {
  const digits = createHash('sha256').update(`${location.ID} ${order.ID}`).digest().readUInt32BE()
  return {
    reference,
    compartment: String((order.ID % simulatedCount) + 1),
    pin: String(digits % 1_000_000).padStart(6, '0'),
  }
}

/** Stands in for a locker system: it reserves, refuses what is too large or comes when all are taken, and fails on request. */
export const simulatedLockers: LockerProvider = {
  name: 'simulated',
  async reserve({ order, location }: LockerRequest): Promise<LockerAnswer> {
    if (location.Label.includes(offlineWord)) throw new Error('The simulated locker system is offline.')
    const at = lockerKeys.order(location.ID, order.OrderDay, order.ID)
    const earlier = await table.get(at, Reservation)
    if (earlier) return answerFor({ order, location }, earlier.Reference)
    if (orderTotals(order).pounds > largestPounds) return { refused: 'tooLarge' }
    const reference = `L-${orderCode(order.ID)}`
    try {
      await table.commit([
        { put: { ...at, Reference: reference }, when: absent },
        {
          update: lockerKeys.day(location.ID, order.OrderDay),
          add: { Taken: 1 },
          when: or(absentField('Taken'), less('Taken', simulatedCount)),
        },
      ])
      return answerFor({ order, location }, reference)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const other = await table.get(at, Reservation)
      return other ? answerFor({ order, location }, other.Reference) : { refused: 'full' }
    }
  },
  async release({ order, location }: LockerRequest): Promise<void> {
    if (location.Label.includes(offlineWord)) throw new Error('The simulated locker system is offline.')
    try {
      await table.commit([
        { remove: lockerKeys.order(location.ID, order.OrderDay, order.ID), when: present },
        { update: lockerKeys.day(location.ID, order.OrderDay), add: { Taken: -1 }, when: present },
      ])
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  },
}
