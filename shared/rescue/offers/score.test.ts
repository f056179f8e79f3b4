import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milesBetween } from '../../core/distance/distance.ts'
import { storageRequirements } from '../../core/reference/reference.ts'
import type { Address } from '../../network/organizations/address.ts'
import { defaultFoodBankSettings, type MatchWeights } from '../../network/organizations/entity.ts'
import { componentTexts, exclusionText } from './explanation.ts'
import * as refusals from './refusals.ts'
import { type AgencyFacts, candidate, type DonationFacts, matchAgencies, maxMatches, missingStorage } from './score.ts'
import { weightsRefusal } from './weights.ts'

const weights = defaultFoodBankSettings.MatchWeights
const milesPerDegree = (2 * Math.PI * 3958.8) / 360

const addressAt = (milesNorth: number): Address => ({
  AddressLine1: '1 Main St',
  City: 'Springfield',
  Province: 'IL',
  PostalCode: '62701',
  Latitude: 39 + milesNorth / milesPerDegree,
  Longitude: -89,
})

const bread = 1
const produce = 2
const frozen = { ID: 3, Name: 'Frozen' }
const cold = { ID: 4, Name: 'Refrigerated' }

const donation = (
  items: Record<number, number> = { [bread]: 100 },
  storage: readonly { ID: number; Name: string }[] = [],
): DonationFacts => ({
  DonorLocation: { ID: 900, Code: 'S-1', Address: addressAt(0), Donor: { ID: 90, Name: 'Corner Market' } },
  AdHocTransactionDonationCategories: Object.entries(items).map(([id, Pounds]) => ({
    Pounds,
    DonationCategory: { ID: Number(id), Name: `Category ${id}`, Icon: { ClassName: 'icon' }, IsSystemWide: true },
  })),
  AdHocTransactionStorageRequirements: storage.map((need) => ({
    StorageRequirementID: need.ID,
    StorageRequirement: need,
  })),
})

/** An agency next door that takes everything, needs it and has answered nothing yet: 95 of 100 points. */
const agency = (ID: number, facts: Partial<AgencyFacts> & { miles?: number } = {}): AgencyFacts => {
  const { miles = 0, ...rest } = facts
  return {
    ID,
    Name: `Agency ${ID}`,
    Address: addressAt(miles),
    IsMasterAgency: false,
    IsActive: true,
    MaxMiles: 50,
    AcceptedCategoryIDs: [bread, produce],
    StorageCapabilityIDs: [frozen.ID],
    CapacityPounds: 1000,
    NeedPounds90: 1000,
    ReceivedPounds90: 0,
    OffersAnswered: 0,
    OffersAccepted: 0,
    OffersExcused: 0,
    PresetRank: null,
    ...rest,
  }
}

const match = (agencies: AgencyFacts[], of = donation()) => matchAgencies({ donation: of, agencies, weights })
const ranking = (agencies: AgencyFacts[], of = donation()) =>
  match(agencies, of).candidates.map((found) => found.Agency.ID)

describe('distance', () => {
  const jfk = { Latitude: 40.6413, Longitude: -73.7781 }
  it.each([
    ['New York to Los Angeles', jfk, { Latitude: 33.9416, Longitude: -118.4085 }, 2469, 2476],
    ['across the date line', { Latitude: 0, Longitude: 179.5 }, { Latitude: 0, Longitude: -179.5 }, 69, 69.2],
    ['pole to pole', { Latitude: 90, Longitude: 0 }, { Latitude: -90, Longitude: 0 }, 12430, 12440],
    ['no way at all', jfk, jfk, 0, 0],
  ])('%s', (_, a, b, least, most) => {
    expect(milesBetween(a, b)).toBeGreaterThanOrEqual(least)
    expect(milesBetween(a, b)).toBeLessThanOrEqual(most)
    expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9)
  })
})

describe('weights', () => {
  it('the defaults sum to 100', () => expect(weightsRefusal(weights)).toBeUndefined())
  it.each([
    ['99', { ...weights, answers: weights.answers - 1 }],
    ['101', { ...weights, answers: weights.answers + 1 }],
    ['nothing', { closeness: 0, categories: 0, storage: 0, capacity: 0, fairness: 0, answers: 0 }],
  ])('%s is refused', (_, wrong) => expect(weightsRefusal(wrong)?.refused).toBe(refusals.weightsSum))
})

describe('the parts of a score', () => {
  const all = { closeness: 25, categories: 20, storage: 10, capacity: 15, fairness: 20, answers: 5 }
  const frozenBread = donation({ [bread]: 100 }, [frozen])
  it.each<[string, Partial<typeof all>, Parameters<typeof agency>[1], DonationFacts?]>([
    ['next door, able, in need, unknown', {}, {}],
    ['half the way', { closeness: 12.5 }, { miles: 25 }],
    ['at its maximum distance', { closeness: 0 }, { miles: 50 }],
    ['half of a shorter reach', { closeness: 12.5 }, { miles: 5, MaxMiles: 10 }],
    [
      'takes three quarters by weight',
      { categories: 15 },
      { AcceptedCategoryIDs: [bread] },
      donation({ [bread]: 75, [produce]: 25 }),
    ],
    ['next door of one that goes nowhere', {}, { MaxMiles: 0 }],
    ['holds the storage that is needed', { storage: 10 }, {}, frozenBread],
    ['holds one of two kinds of storage', { storage: 5 }, {}, donation({ [bread]: 100 }, [frozen, cold])],
    ['room for a third', { capacity: 5 }, { CapacityPounds: 100 }, donation({ [bread]: 300 })],
    ['received a quarter of its need', { fairness: 15 }, { ReceivedPounds90: 250 }],
    ['received all it needs', { fairness: 0 }, { ReceivedPounds90: 1000 }],
    ['received more than it needs', { fairness: 0 }, { ReceivedPounds90: 5000 }],
    ['never stated a need', { fairness: 10 }, { NeedPounds90: 0, ReceivedPounds90: 300 }],
    ['accepted all of eight', { answers: 9 }, { OffersAnswered: 8, OffersAccepted: 8 }],
    ['accepted none of eight', { answers: 1 }, { OffersAnswered: 8, OffersAccepted: 0 }],
    ['declined all of eight as too much', { answers: 1.67 }, { OffersAnswered: 8, OffersExcused: 8 }],
    [
      'declined half of eight as too much',
      { answers: 6.25 },
      { OffersAnswered: 8, OffersAccepted: 4, OffersExcused: 4 },
    ],
  ])('%s', (_, parts, facts, of = donation()) => {
    const found = candidate(of, agency(1, facts), weights)
    expect(Object.fromEntries(found.ScoreComponents.map((part) => [part.Name, part.Points]))).toEqual({
      ...all,
      ...parts,
    })
    expect(found.TotalMatchScore).toBeCloseTo(
      Object.values({ ...all, ...parts }).reduce((a, b) => a + b),
      9,
    )
  })

  it('tell how many declines count for half', () => {
    const figuresOf = (OffersExcused: number) => {
      const facts = { OffersAnswered: 8, OffersAccepted: 5, OffersExcused }
      const part = candidate(donation(), agency(1, facts), weights).ScoreComponents.at(-1)
      return part && componentTexts(part, 'en').figures
    }
    expect(figuresOf(0)).toBe('accepted 5 of 8 offers')
    const unknown = candidate(donation(), agency(1), weights).ScoreComponents.at(-1)
    expect(unknown?.Figures).toEqual({ accepted: 0, answered: 0 })
    expect(figuresOf(2)).toBe('accepted 5 of 8 offers; declined as too much or while closed, counting half: 2')
  })

  it('are told in words and figures', () => {
    const facts = { miles: 25, ReceivedPounds90: 250, OffersAnswered: 8, OffersAccepted: 6 }
    const { ScoreComponents } = candidate(frozenBread, agency(1, facts), weights)
    expect(ScoreComponents.map((part) => Object.values(componentTexts(part, 'en')).join(': '))).toEqual([
      'Closeness: 25 miles away; takes donations up to 50 miles',
      'Categories: takes 100 of 100 pounds',
      'Storage: has 1 of 1 kinds of storage that are needed',
      'Capacity: can take 1000 pounds at a pickup; the donation has 100',
      'Fairness: received 250 of 1000 pounds needed in 90 days',
      'Answers: accepted 6 of 8 offers',
    ])
    const spanish = ScoreComponents.map((part) => componentTexts(part, 'es').figures)
    expect(spanish[0]).toBe('a 25 millas; acepta donaciones hasta 50 millas')
    expect(spanish.join()).not.toContain('{')
  })
})

describe('ranking', () => {
  it('the better score comes first', () => {
    expect(ranking([agency(1, { miles: 30 }), agency(2, { miles: 3 }), agency(3, { miles: 10 })])).toEqual([2, 3, 1])
  })

  it('the agency that received least of its need comes first', () => {
    expect(ranking([agency(1, { ReceivedPounds90: 800 }), agency(2, { ReceivedPounds90: 100 })])).toEqual([2, 1])
  })

  it('presets come first in their order, however low their score', () => {
    const agencies = [agency(1), agency(2, { miles: 49, PresetRank: 2 }), agency(3, { miles: 40, PresetRank: 1 })]
    expect(ranking(agencies)).toEqual([3, 2, 1])
    expect(match(agencies).candidates.map((found) => found.IsFromPresetMatch)).toEqual([true, true, false])
  })

  it('equal scores go by distance', () => {
    const far = agency(1, { miles: 20, MaxMiles: 40 })
    const near = agency(2, { miles: 10, MaxMiles: 20 })
    expect(candidate(donation(), far, weights).TotalMatchScore).toBe(
      candidate(donation(), near, weights).TotalMatchScore,
    )
    expect(ranking([far, near])).toEqual([2, 1])
  })

  it('then by name, then by ID', () => {
    const [zion, acorn, other] = [
      agency(1, { Name: 'Zion' }),
      agency(3, { Name: 'Acorn' }),
      agency(2, { Name: 'Acorn' }),
    ]
    expect(ranking([zion, acorn, other])).toEqual([2, 3, 1])
    expect(ranking([acorn, zion, other])).toEqual([2, 3, 1])
    expect(ranking([acorn, other, zion])).toEqual([2, 3, 1])
  })

  it(`at most ${maxMatches} agencies; the next one knows why`, () => {
    const { candidates, excluded } = match(Array.from({ length: 12 }, (_, i) => agency(i + 1, { miles: i })))
    expect(candidates.map((found) => found.Agency.ID)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(excluded.map((out) => [out.Agency.ID, out.Reason])).toEqual([
      [11, 'beyondLimit'],
      [12, 'beyondLimit'],
    ])
    expect(excluded[0]).toMatchObject({ Figures: { limit: maxMatches }, MissingStorage: [] })
  })
})

describe('why not that one', () => {
  it.each<[string, Parameters<typeof agency>[1], string, string]>([
    [
      'the master agency, even as a preset',
      { IsMasterAgency: true, PresetRank: 1 },
      'master',
      'The food bank’s own agency is never matched by itself.',
    ],
    ['does not take part', { IsActive: false }, 'inactive', 'Does not take part in real-time donations.'],
    [
      'no frozen storage, even as a preset',
      { StorageCapabilityIDs: [], PresetRank: 1 },
      'storage',
      'Has no storage for: Frozen.',
    ],
    ['takes no bread', { AcceptedCategoryIDs: [produce] }, 'categories', 'Takes none of the donation’s categories.'],
    ['no room', { CapacityPounds: 0 }, 'capacity', 'Has no room for a pickup.'],
    ['a mile too far', { miles: 51 }, 'tooFar', 'Is 51 miles away; it takes donations up to 50 miles.'],
  ])('%s', (_, facts, reason, text) => {
    const { candidates, excluded } = match([agency(1, facts)], donation({ [bread]: 100 }, [frozen]))
    expect(candidates).toEqual([])
    expect(excluded.map((out) => out.Reason)).toEqual([reason])
    expect(excluded.map((out) => exclusionText(out, 'en'))).toEqual([text])
    expect(excluded.map((out) => exclusionText(out, 'es'))).not.toEqual([text])
  })

  it('one at its maximum distance is still asked', () => {
    expect(ranking([agency(1, { miles: 50 })])).toEqual([1])
  })

  it('a preset may be further away than it would otherwise go', () => {
    expect(ranking([agency(1, { miles: 51, PresetRank: 1 })])).toEqual([1])
  })

  it('one that is left out takes no place in the ranking', () => {
    const agencies = Array.from({ length: 12 }, (_, i) => agency(i + 1, { miles: i, IsActive: i !== 0 && i !== 1 }))
    expect(ranking(agencies)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('names missing storage in the reader’s language', () => {
    const { excluded } = match(
      [agency(1, { StorageCapabilityIDs: [] })],
      donation({ [bread]: 100 }, storageRequirements),
    )
    expect(excluded.map((out) => exclusionText(out, 'en'))).toEqual(['Has no storage for: Dry, Refrigerated, Frozen.'])
    expect(excluded.map((out) => exclusionText(out, 'es'))).toEqual([
      'No tiene almacenamiento para: Seco, Refrigerado, Congelado.',
    ])
  })

  it('names each storage that is missing', () => {
    expect(missingStorage(donation({ [bread]: 1 }, [frozen, cold]), agency(1))).toEqual([cold])
  })
})

describe('for any agencies', () => {
  const facts = fc.record({
    miles: fc.integer({ min: 0, max: 80 }),
    IsMasterAgency: fc.boolean(),
    IsActive: fc.boolean(),
    MaxMiles: fc.integer({ min: 0, max: 60 }),
    AcceptedCategoryIDs: fc.subarray([bread, produce]),
    StorageCapabilityIDs: fc.subarray([frozen.ID]),
    CapacityPounds: fc.integer({ min: 0, max: 400 }),
    NeedPounds90: fc.integer({ min: 0, max: 2000 }),
    ReceivedPounds90: fc.integer({ min: 0, max: 3000 }),
    OffersAnswered: fc.integer({ min: 0, max: 20 }),
    OffersAccepted: fc.integer({ min: 0, max: 20 }),
    OffersExcused: fc.integer({ min: 0, max: 20 }),
    PresetRank: fc.option(fc.integer({ min: 1, max: 3 })),
    Name: fc.constantFrom('Acorn', 'Bethel', 'Caritas'),
  })
  const agencies = fc.array(facts, { maxLength: 25 }).map((list) => list.map((one, i) => agency(i + 1, one)))
  const someWeights: fc.Arbitrary<MatchWeights> = fc
    .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
    .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]) => ({
      closeness: b - a,
      categories: c - b,
      storage: d - c,
      capacity: e - d,
      fairness: f - e,
      answers: g - f,
    }))
  const donations = fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), fc.subarray([frozen]))
    .map(([a, b, storage]) => donation({ [bread]: a, [produce]: b }, storage))

  it('scores are 0 to 100 and the sum of their parts, none above its weight', () => {
    fc.assert(
      fc.property(donations, agencies, someWeights, (of, list, used) => {
        expect(weightsRefusal(used)).toBeUndefined()
        const { candidates, excluded } = matchAgencies({ donation: of, agencies: list, weights: used })
        for (const { TotalMatchScore, ScoreComponents } of [...candidates, ...excluded]) {
          expect(TotalMatchScore).toBeGreaterThanOrEqual(0)
          expect(TotalMatchScore).toBeLessThanOrEqual(100)
          expect(ScoreComponents.reduce((sum, part) => sum + part.Points, 0)).toBeCloseTo(TotalMatchScore, 9)
          for (const part of ScoreComponents) {
            expect(part.Points).toBeGreaterThanOrEqual(0)
            expect(part.Points).toBeLessThanOrEqual(part.Weight)
          }
        }
      }),
    )
  })

  it('the order in which they come changes nothing', () => {
    fc.assert(
      fc.property(
        donations,
        agencies.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        (of, [list, shuffled]) => {
          expect(match(shuffled, of)).toEqual(match(list, of))
        },
      ),
    )
  })

  it('each is matched or has its reason, none twice, and no master agency is matched', () => {
    fc.assert(
      fc.property(donations, agencies, (of, list) => {
        const { candidates, excluded } = match(list, of)
        const ids = [...candidates, ...excluded].map((one) => one.Agency.ID).sort((a, b) => a - b)
        expect(ids).toEqual(list.map((one) => one.ID))
        expect(candidates.length).toBeLessThanOrEqual(maxMatches)
        expect(candidates.some((one) => one.Agency.IsMasterAgency)).toBe(false)
        const presets = candidates.map((one) => one.IsFromPresetMatch)
        expect(presets).toEqual([...presets].sort((a, b) => Number(b) - Number(a)))
      }),
    )
  })
})
