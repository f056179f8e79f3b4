import { describe, expect, it } from 'vitest'
import { servedFacts } from './report.fixture.ts'
import { figuresBy, households, placeGroup, servedFigures } from './served.ts'

describe('figures of hand-overs', () => {
  const first = servedFacts()
  const again = servedFacts({
    OrderID: 4720,
    Day: '2026-11-30',
    HouseholdSize: 5,
    Ages: { Minors: 2, Adults: 2, Seniors: 1 },
    Place: 'Armory',
  })
  const withoutTefap = servedFacts({
    OrderID: 4730,
    CustomerID: 311,
    HouseholdSize: 2,
    Ages: { Minors: 0, Adults: 1, Seniors: 1 },
    TefapItems: 0,
    TefapPounds: 0,
  })

  it('count a household once, with the people of its last visit', () => {
    expect(servedFigures([again, first, withoutTefap])).toEqual({
      Visits: 3,
      Households: 2,
      Individuals: 7,
      Minors: 2,
      Adults: 3,
      Seniors: 2,
      AgesUnknown: 0,
      HouseholdsWithMinors: 1,
      HouseholdsWithoutMinors: 1,
      TefapHouseholds: 1,
      Items: 15,
      Pounds: 43.8,
      TefapItems: 4,
      TefapPounds: 17.2,
    })
  })

  it.each([
    [null, null, 1, 1],
    [3, null, 3, 3],
    [null, { Minors: 1, Adults: 2, Seniors: 0 }, 3, 0],
    [6, { Minors: 1, Adults: 2, Seniors: 0 }, 6, 3],
    [3, { Minors: 2, Adults: 2, Seniors: 0 }, 3, 3],
  ])('count people of a household of size %s and ages %o', (HouseholdSize, Ages, Individuals, AgesUnknown) => {
    expect(servedFigures([servedFacts({ HouseholdSize, Ages })])).toMatchObject({ Individuals, AgesUnknown })
  })

  it('are nothing of nothing', () => {
    expect(Object.values(servedFigures([])).every((figure) => figure === 0)).toBe(true)
    expect(figuresBy([], ({ Place }) => Place)).toEqual([])
  })

  it('list days and places of a household once', () => {
    const sameDay = servedFacts({ OrderID: 4740 })
    expect(households([again, first, sameDay])[0]).toMatchObject({
      Days: ['2026-11-24', '2026-11-30'],
      Places: ['Armory', 'Church hall'],
      Visits: 3,
    })
  })

  it('keep two places of one name apart, and deliveries without a program under a name of their own', () => {
    const visits = [
      servedFacts({ Place: 'Main Pantry', PantryLocationID: 5, CustomerID: 1 }),
      servedFacts({ Place: 'Main Pantry', PantryLocationID: 6, CustomerID: 2 }),
      servedFacts({ Place: 'Main Pantry', PantryLocationID: 6, CustomerID: 3 }),
      servedFacts({ Place: '', PantryLocationID: null, CustomerID: 4 }),
    ]
    const shown = figuresBy(visits, placeGroup('Deliveries')).map(({ Name, Visits }) => [Name, Visits])
    expect(shown).toEqual([
      ['Deliveries', 1],
      ['Main Pantry (#5)', 1],
      ['Main Pantry (#6)', 2],
    ])
  })

  it('of each place count its own visits', () => {
    expect(figuresBy([again, first], ({ Place }) => ({ Name: Place, key: Place }))).toMatchObject([
      { Name: 'Armory', Visits: 1, Individuals: 5 },
      { Name: 'Church hall', Visits: 1, Individuals: 4 },
    ])
  })
})
