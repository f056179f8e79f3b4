import { expect, it } from 'vitest'
import { type PlacesOutcome, PlacesUsed, type Way } from './placesUsed.ts'
import { SeededRandom } from './seededRandom.ts'

/** Windows of 30 places on 200 days, in each of which more families wait than places get free. */
const days = 200
const places = 30
const waiting = 20

function lived(way: Way): { share: number; outcomes: PlacesOutcome[] } {
  const chance = new SeededRandom(20_261_130)
  const outcomes = Array.from({ length: days }, () => new PlacesUsed(places, waiting, way, chance).run())
  const used = outcomes.reduce((sum, one) => sum + one.used, 0)
  return { share: Math.round((used / (days * places)) * 1000) / 10, outcomes }
}

const none: Way = { isReminded: false, canAnswer: false, hasWaitlist: false, walkIns: 0 }
const reminded: Way = { ...none, isReminded: true }
const asked: Way = { ...reminded, canAnswer: true, hasWaitlist: true }
const again: Way = { ...asked, isAskedAgain: true }
const reserving: Way = { ...again, reserved: 10, calls: 5 }
const withTable: Way = { ...reserving, walkIns: 5 }

it('of the places of full windows at least 97 % are used, with 17 % who would not come', () => {
  const shares = [none, reminded, asked, again].map((way) => lived(way).share)
  expect(shares[0]).toBeGreaterThan(82)
  expect(shares[0]).toBeLessThan(84)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  // Callers come no surer than others; who stands at the table does.
  expect(lived(reserving).share).toBeGreaterThan(95)
  expect(lived(withTable).share).toBeGreaterThanOrEqual(97)
})

it('no window has more orders than places at any moment', () => {
  for (const way of [asked, again, reserving, withTable])
    for (const { mostPlaced } of lived(way).outcomes) expect(mostPlaced).toBeLessThanOrEqual(places)
})

it('a place that gets free is offered as often as it takes to find a family', () => {
  const offers = lived(asked).outcomes.reduce((sum, one) => sum + one.offers, 0)
  expect(offers).toBeGreaterThan(days)
})
