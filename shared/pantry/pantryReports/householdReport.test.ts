import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../core/time/zone.ts'
import { fiscalYearDays, fiscalYearOf } from '../tefap/fiscalYear.ts'
import { householdFigures } from '../tefap/householdFigures.ts'
import { stateRules, tefapStates } from '../tefap/stateRules.ts'
import { householdDocument } from './householdDocument.ts'
import { type HouseholdVisit, type HouseholdVisits, householdReport, recordsBehind } from './householdReport.ts'
import { reportContext } from './report.fixture.ts'

let order = 0
const visit = (CustomerID: number, Day: string, more: Partial<HouseholdVisit> = {}): HouseholdVisit => ({
  OrderID: ++order,
  Day,
  CustomerID,
  Site: 'L1',
  SiteName: 'Church hall',
  CountyID: 47_093,
  HouseholdSize: 3,
  Ages: { Minors: 1, Adults: 2, Seniors: 0 },
  Pounds: 20,
  ...more,
})
const armory = { Site: 'L2', SiteName: 'Armory' }
const total = (Visits: HouseholdVisit[], Before: HouseholdVisits['Before'] = {}) =>
  householdReport({ Visits, Before }).Total

describe('worked cases', () => {
  it.each<[string, HouseholdVisit[], HouseholdVisits['Before'], Partial<ReturnType<typeof total>>]>([
    ['nobody came', [], {}, { Households: 0, People: 0, Visits: 0, Pounds: 0, FirstEver: 0 }],
    [
      'one household, three visits: it counts once, its pounds add up',
      [visit(1, '2026-11-03'), visit(1, '2026-11-10', { Pounds: 10.25 }), visit(1, '2026-11-17', { Pounds: 0.1 })],
      {},
      { Households: 1, People: 3, Visits: 3, Pounds: 30.35, FirstEver: 1, FirstOfYear: 1 },
    ],
    [
      'at two sites on one day: one household, two visits',
      [visit(1, '2026-11-03'), visit(1, '2026-11-03', armory)],
      {},
      { Households: 1, People: 3, Visits: 2 },
    ],
    [
      'a household that grew: it has the people of its last visit',
      [
        visit(1, '2026-11-10', { HouseholdSize: 5, Ages: { Minors: 2, Adults: 2, Seniors: 1 } }),
        visit(1, '2026-11-03'),
      ],
      {},
      { People: 5, Minors: 2, Adults: 2, Seniors: 1 },
    ],
    [
      'children and none: each household is with or without minors',
      [
        visit(1, '2026-11-03'),
        visit(2, '2026-11-03', { HouseholdSize: 2, Ages: { Minors: 0, Adults: 0, Seniors: 2 } }),
      ],
      {},
      { WithMinors: 1, WithoutMinors: 1, MinorsUnknown: 0, Minors: 1, Adults: 2, Seniors: 2 },
    ],
    [
      'ages that nobody asked: the people are counted, of unknown age',
      [visit(1, '2026-11-03', { HouseholdSize: 4, Ages: null })],
      {},
      { People: 4, AgesUnknown: 4, MinorsUnknown: 1, WithMinors: 0, WithoutMinors: 0 },
    ],
    [
      'neither size nor ages: somebody came',
      [visit(1, '2026-11-03', { HouseholdSize: null, Ages: null })],
      {},
      { People: 1, AgesUnknown: 1 },
    ],
    [
      'fewer ages than people: the rest is of unknown age',
      [visit(1, '2026-11-03', { HouseholdSize: 5 })],
      {},
      { People: 5, Minors: 1, Adults: 2, AgesUnknown: 2 },
    ],
    [
      'more ages than people: the ages are not known to be theirs',
      [visit(1, '2026-11-03', { HouseholdSize: 2 })],
      {},
      { People: 2, AgesUnknown: 2, MinorsUnknown: 1 },
    ],
    [
      'served in the fiscal year before: the first time of this year, not ever',
      [visit(1, '2026-11-03')],
      { 1: '2026-09-30' },
      { FirstEver: 0, FirstOfYear: 1 },
    ],
    [
      'served on the first day of the fiscal year: neither',
      [visit(1, '2026-11-03')],
      { 1: '2026-10-01' },
      { FirstEver: 0, FirstOfYear: 0 },
    ],
    [
      'a range over 1 October: the first time of the new year is in it',
      [visit(1, '2026-09-29'), visit(1, '2026-10-02')],
      { 1: '2026-01-05' },
      { FirstEver: 0, FirstOfYear: 1 },
    ],
    [
      'a range over 1 October, without a visit in the new year',
      [visit(1, '2026-09-29')],
      { 1: '2026-01-05' },
      { FirstEver: 0, FirstOfYear: 0 },
    ],
  ])('%s', (_, visits, before, expected) => {
    expect(total(visits, before)).toMatchObject(expected)
  })

  it('sites share a household, and all together have it once; a county is where it lives', () => {
    const blount = { CountyID: 47_009 }
    const visits = [
      visit(1, '2026-11-03'),
      visit(1, '2026-11-10', armory),
      visit(2, '2026-11-03', blount),
      visit(3, '2026-11-04', { CountyID: null }),
      // Moved: it is of the county where it lives now.
      visit(4, '2026-11-04', blount),
      visit(4, '2026-11-11'),
    ]
    const { Total, Sites, Counties } = householdReport({ Visits: visits, Before: {} })
    expect(Total.Households).toBe(4)
    expect(Sites.map(({ Name, Households, Visits }) => [Name, Households, Visits])).toEqual([
      ['Armory', 1, 1],
      ['Church hall', 4, 5],
    ])
    expect(Counties.map(({ CountyID, Households, Visits }) => [CountyID, Households, Visits])).toEqual([
      [47_009, 1, 1],
      [47_093, 2, 4],
      [null, 1, 1],
    ])
  })

  it('two sites of one name stay two', () => {
    const visits = [visit(1, '2026-11-03'), visit(2, '2026-11-03', { Site: 'L9' })]
    expect(householdReport({ Visits: visits, Before: {} }).Sites.map(({ Households }) => Households)).toEqual([1, 1])
  })
})

describe('each figure', () => {
  const days = fc.integer({ min: 0, max: 420 }).map((days) => addDays('2025-12-01', days))
  const ages = fc.record({
    Minors: fc.integer({ min: 0, max: 4 }),
    Adults: fc.integer({ min: 0, max: 3 }),
    Seniors: fc.integer({ min: 0, max: 2 }),
  })
  const visits = fc.array(
    fc.record({
      OrderID: fc.integer({ min: 1, max: 9999 }),
      Day: days,
      CustomerID: fc.integer({ min: 1, max: 12 }),
      Site: fc.constantFrom('L1', 'L2', 'P3', 'D'),
      SiteName: fc.constant('Hall'),
      CountyID: fc.constantFrom(null, 47_093, 47_009),
      HouseholdSize: fc.option(fc.integer({ min: 1, max: 9 })),
      Ages: fc.option(ages),
      Pounds: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
    }),
    { maxLength: 40 },
  )
  const before = fc.dictionary(
    fc.integer({ min: 1, max: 12 }).map(String),
    fc.integer({ min: 1, max: 800 }).map((days) => addDays('2025-12-01', -days)),
  )

  it('equals the count of the records that it opens, whatever was handed over', () => {
    fc.assert(
      fc.property(visits, before, (Visits, Before) => {
        const counted = { Visits, Before }
        const { Total, Sites, Counties } = householdReport(counted)
        const groups = [
          [Total, { by: 'all' }] as const,
          ...Sites.map((one) => [one, { by: 'site', site: one.Site }] as const),
          ...Counties.map((one) => [one, { by: 'county', county: one.CountyID }] as const),
        ]
        for (const [figures, group] of groups)
          for (const figure of householdFigures) {
            const records = recordsBehind(counted, group, figure)
            const sum = records.reduce((all, { Count }) => all + Count, 0)
            expect(Math.abs(sum - figures[figure])).toBeLessThan(0.005)
            // Of figures that count households or visits, each record is one.
            if (!/People|Minors$|Adults|Seniors|AgesUnknown|Pounds/.test(figure) || /^With/.test(figure))
              expect(records).toHaveLength(figures[figure])
          }
      }),
    )
  })

  it('adds up: households by their minors, people by their ages, counties to the total', () => {
    fc.assert(
      fc.property(visits, before, (Visits, Before) => {
        const { Total, Counties, Sites } = householdReport({ Visits, Before })
        expect(Total.WithMinors + Total.WithoutMinors + Total.MinorsUnknown).toBe(Total.Households)
        expect(Total.Minors + Total.Adults + Total.Seniors + Total.AgesUnknown).toBe(Total.People)
        expect(Total.FirstEver).toBeLessThanOrEqual(Total.FirstOfYear)
        expect(Counties.reduce((all, { Households }) => all + Households, 0)).toBe(Total.Households)
        expect(Sites.reduce((all, one) => all + one.Visits, 0)).toBe(Total.Visits)
        expect(Total.Households).toBe(new Set(Visits.map(({ CustomerID }) => CustomerID)).size)
      }),
    )
  })
})

describe('the state’s shape', () => {
  const counted = { Visits: [visit(1, '2026-11-03'), visit(2, '2026-11-04', armory)], Before: {} }
  const made = (state: string | undefined) =>
    householdDocument(
      counted,
      householdReport(counted),
      { food: 'tefap', rules: stateRules(state), countyName: (id) => (id === null ? null : `County ${id}`) },
      reportContext(),
    )

  it('of Ohio has households with and without minors, and people by age, a line for each site and one for all', () => {
    const [table] = made('OH').tables
    expect(table?.columns.map(({ head }) => head)).toEqual([
      'Location',
      'Households served',
      'Households with children',
      'Households without children',
      'Seniors (60+)',
      'Adults (18–59)',
      'Children (0–17)',
    ])
    expect(table?.sections[0]?.rows).toEqual([
      ['Armory', 1, 1, 0, 0, 2, 1],
      ['Church hall', 1, 1, 0, 0, 2, 1],
      ['All together', 2, 2, 0, 0, 4, 2],
    ])
  })

  it('that is not known is the common one, and says so', () => {
    for (const state of tefapStates.filter((one) => one !== 'OH')) {
      const { report, name } = stateRules(state)
      expect([report.isKnown, report.figures]).toEqual([false, [...householdFigures]])
      expect(made(state).lead.join(' ')).toContain(`The report form of ${name} is not known`)
    }
  })

  it('of Missouri is by county of residence', () => {
    expect(made('MO').tables[0]?.sections[0]?.rows.map(([name]) => name)).toEqual(['County 47093', 'All together'])
  })
})

it('the federal fiscal year begins on 1 October', () => {
  expect(['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'].map(fiscalYearOf)).toEqual([2026, 2027, 2027, 2027])
  expect(fiscalYearDays(2027)).toEqual({ start: '2026-10-01', end: '2027-09-30' })
})
