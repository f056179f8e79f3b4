import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { refusalText } from '../../core/refusalText.ts'
import { byArrival, spelledCode } from './arrival.ts'
import { arrivalTakenBack, arrived } from './arriving.ts'
import { handOverFacts, sampleOrder } from './order.fixture.ts'
import type { Order } from './order.ts'

const today = '2026-11-24'
const ten = new Date('2026-11-24T15:00:00.000Z')
const later = new Date('2026-11-24T15:09:00.000Z')
const told = { By: 'household', at: ten, today } as const
const reasonOf = (step: ReturnType<typeof arrived>) => (isRefusal(step) ? refusalText(step, 'en') : undefined)
const stateOf = (step: ReturnType<typeof arrived>) => {
  if (isRefusal(step)) throw new Error(refusalText(step, 'en'))
  return step
}

describe('a family that arrives', () => {
  it('is here since then, with its spot', () => {
    const { state, events } = stateOf(arrived(sampleOrder(), { ...told, Spot: 'space 4' }))
    expect(state.Arrival).toEqual({ At: ten.toISOString(), Spot: 'space 4', By: 'household' })
    expect(events).toEqual([{ type: 'OrderArrived', detail: { At: ten.toISOString(), WindowID: 52 } }])
  })

  it('keeps its place in the line when it says so again, and has another spot', () => {
    const first = stateOf(arrived(sampleOrder(), { ...told, Spot: 'space 4' })).state
    const again = stateOf(arrived(first, { ...told, at: later, Spot: 'blue car' }))
    expect(again.state.Arrival).toEqual({ At: ten.toISOString(), Spot: 'blue car', By: 'household' })
    expect(again.events).toEqual([])
  })

  it('keeps the spot that it said when staff mark it without one', () => {
    const first = stateOf(arrived(sampleOrder(), { ...told, Spot: 'space 4' })).state
    expect(stateOf(arrived(first, { ...told, By: 'staff', at: later })).state).toBe(first)
  })

  it('has the earlier of two times, whichever is told first', () => {
    const second = stateOf(arrived(sampleOrder(), { ...told, By: 'staff', at: later })).state
    const both = stateOf(arrived(second, { ...told, hasWaited: true }))
    expect(both.state.Arrival?.At).toBe(ten.toISOString())
  })

  it.each<[string, Partial<Order>, string]>([
    ['for another day', { OrderDay: '2026-11-25' }, 'This order is not for today. Please look at its day.'],
    [
      'for a delivery',
      { PantryLocationPickupTimeID: null, FoodBankDeliveryTimeID: 9 },
      'This order is not picked up at a pantry.',
    ],
    [
      'of a cancelled order',
      { StatusCode: 'CANCELLED' },
      'This order has a final status, which can no longer be changed.',
    ],
    [
      'of an order that was handed over',
      { StatusCode: 'DELIVEREDTONEIGHBOR', HandOver: handOverFacts },
      'This order has already been handed over.',
    ],
  ])('is refused %s', (_, change, reason) => {
    expect(reasonOf(arrived(sampleOrder(change), told))).toBe(reason)
  })

  it('is not refused when its tap waited for a connection and the order was handed over meanwhile', () => {
    const over = sampleOrder({ StatusCode: 'DELIVEREDTONEIGHBOR', HandOver: handOverFacts })
    expect(stateOf(arrived(over, { ...told, hasWaited: true })).state).toBe(over)
  })

  it('is refused when its phone tells it on a later day, of which the pantry’s own tablets still tell', () => {
    const late = { ...told, hasWaited: true, toldOn: '2026-11-25' }
    expect(reasonOf(arrived(sampleOrder(), late))).toBe('The day of this pickup is over. Please call the pantry.')
    expect(stateOf(arrived(sampleOrder(), { ...late, By: 'staff' })).state.Arrival?.At).toBe(ten.toISOString())
  })

  it('leaves the line by taking it back, once', () => {
    const here = stateOf(arrived(sampleOrder(), told)).state
    const { state, events } = stateOf(arrivalTakenBack(here))
    expect(state).not.toHaveProperty('Arrival')
    expect(events.map(({ type }) => type)).toEqual(['ArrivalTakenBack'])
    expect(stateOf(arrivalTakenBack(state)).events).toEqual([])
  })
})

it('the line is in order of arrival', () => {
  const here = (ID: number, At: string) => ({ ID, Arrival: { At, Spot: '', By: 'staff' as const } })
  const line = [
    here(3, '2026-11-24T15:02:00.000Z'),
    here(2, '2026-11-24T15:01:00.000Z'),
    here(1, '2026-11-24T15:02:00.000Z'),
  ]
  expect(line.toSorted(byArrival).map(({ ID }) => ID)).toEqual([2, 1, 3])
})

it('letters of a code are told with a word each, and digits are not', () => {
  expect(spelledCode('2B0DB', (letter) => `<${letter}>`)).toBe('<B>, <D>')
  expect(spelledCode('209', (letter) => letter)).toBe('')
})
