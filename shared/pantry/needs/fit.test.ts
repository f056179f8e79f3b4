import { describe, expect, it } from 'vitest'
import { AllergensDraft, type ShownAllergens, shownAllergens, statedAllergens } from './allergens.ts'
import { allergensToAsk, type FoodFacts, fitOf, fits, fitsIfKnown } from './fit.ts'
import { type FoodNeeds, FoodNeedsDraft, joinedNeeds, noNeeds, tellsNeeds } from './needs.ts'
import { needNames } from './words.ts'

const stated = (more: Partial<ShownAllergens> = {}): ShownAllergens => ({
  Contains: [],
  MayContain: [],
  IsConfirmed: true,
  ...more,
})
const needs = (more: Partial<FoodNeeds>): FoodNeeds => ({ ...noNeeds, ...more })
const food = (more: Partial<FoodFacts> = {}): FoodFacts => ({ Allergens: stated(), tagIds: [], ...more })

describe('allergens', () => {
  const peanuts = needs({ Allergens: ['peanuts', 'milk'] })
  it.each<[string, FoodFacts, boolean, Partial<ReturnType<typeof fitOf>>]>([
    ['free of them, confirmed', food(), true, {}],
    ['contained', food({ Allergens: stated({ Contains: ['milk'] }) }), false, { contains: ['milk'] }],
    ['perhaps contained', food({ Allergens: stated({ MayContain: ['peanuts'] }) }), false, { mayContain: ['peanuts'] }],
    ['only others', food({ Allergens: stated({ Contains: ['fish'] }) }), true, {}],
    ['stated by nobody', food({ Allergens: undefined }), false, { isUnknown: true }],
    ['stated, not confirmed', food({ Allergens: stated({ IsConfirmed: false }) }), false, { isUnknown: true }],
  ])('%s', (_, one, expected, found) => {
    const fit = fitOf(one, peanuts)
    expect(fit).toMatchObject({ contains: [], mayContain: [], isUnknown: false, ...found })
    expect(fits(fit)).toBe(expected)
  })

  it('of which nothing is known are nothing to a household without an allergy', () => {
    expect(fits(fitOf(food({ Allergens: null }), noNeeds))).toBe(true)
  })

  it('unconfirmed ones are asked about all the same, until somebody says yes to each', () => {
    const nuts = stated({ Contains: ['milk'], MayContain: ['peanuts'], IsConfirmed: false })
    expect(allergensToAsk(nuts, ['milk', 'peanuts', 'fish'])).toEqual(['milk', 'peanuts'])
    expect(allergensToAsk(nuts, ['milk', 'peanuts'], ['milk'])).toEqual(['peanuts'])
    expect(allergensToAsk(undefined, ['milk'])).toEqual([])
  })
})

it.each<[string, Partial<FoodNeeds>, number[], number, boolean]>([
  ['vegan food is vegetarian', { Diets: ['vegetarian'] }, [2], 1, true],
  ['vegetarian food is not vegan', { Diets: ['vegan'] }, [1], 1, false],
  ['food without a mark is not halal', { Diets: ['halal'] }, [], 1, false],
  ['every diet has to be kept', { Diets: ['halal', 'glutenFree'] }, [5], 1, false],
  ['a microwave is enough for what needs no cooking', { Kitchen: ['microwaveOnly'] }, [7], 1, true],
  ['nothing to cook with: no microwave meal', { Kitchen: ['noCooking'] }, [8], 1, false],
  ['no refrigerator: nothing chilled', { Kitchen: ['noRefrigerator'] }, [], 2, false],
  ['no freezer: chilled food stays', { Kitchen: ['noFreezer'] }, [], 2, true],
  ['no freezer: nothing frozen', { Kitchen: ['noFreezer'] }, [], 3, false],
])('%s', (_, told, tagIds, StorageRequirementID, expected) => {
  expect(fits(fitOf(food({ tagIds, StorageRequirementID }), needs(told)))).toBe(expected)
})

it('food would fit if its allergens were known, only when nothing else speaks against it', () => {
  const told = needs({ Allergens: ['eggs'], Diets: ['halal'] })
  expect(fitsIfKnown(fitOf({ tagIds: [5] }, told))).toBe(true)
  expect(fitsIfKnown(fitOf({ tagIds: [] }, told))).toBe(false)
  expect(fitsIfKnown(fitOf(food({ tagIds: [5] }), told))).toBe(false)
})

describe('a statement', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const sent = AllergensDraft.parse({ Contains: ['wheat', 'milk', 'milk'], MayContain: ['milk'], IsConfirmed: true })
  it('has each allergen once, and when a person confirmed it', () => {
    expect(statedAllergens(sent, null, now)).toEqual({
      Contains: ['milk', 'wheat'],
      MayContain: [],
      Confirmed: '2026-11-20T15:00:00.000Z',
    })
    expect(shownAllergens(statedAllergens({ ...sent, IsConfirmed: false }, null, now)).IsConfirmed).toBe(false)
  })

  it('stays confirmed as it was while it says the same, and anew with other words', () => {
    const before = {
      Contains: ['milk' as const, 'wheat' as const],
      MayContain: [],
      Confirmed: '2026-11-01T10:00:00.000Z',
    }
    expect(statedAllergens(sent, before, now).Confirmed).toBe(before.Confirmed)
    expect(statedAllergens({ ...sent, Contains: ['milk'] }, before, now).Confirmed).toBe(now.toISOString())
  })

  it.each([{ Contains: ['gluten'] }, { MayContain: 'milk' }, { IsConfirmed: undefined }])('refuses %j', (wrong) => {
    expect(AllergensDraft.safeParse({ ...sent, ...wrong }).success).toBe(false)
  })
})

it('needs: nothing told is nothing, and two records of one household have those of both', () => {
  expect(tellsNeeds(FoodNeedsDraft.parse(noNeeds))).toBe(false)
  const [a, b] = [needs({ Allergens: ['sesame'] }), needs({ Allergens: ['milk'], Kitchen: ['noFreezer'] })]
  expect(joinedNeeds(a, b)).toEqual({ Allergens: ['milk', 'sesame'], Diets: [], Kitchen: ['noFreezer'] })
  expect(joinedNeeds(undefined, b)).toBe(b)
})

it('names stand inside a sentence in both languages', () => {
  expect([needNames(['milk', 'treeNuts'], 'en'), needNames(['peanuts'], 'es')]).toEqual([
    'milk, tree nuts',
    'cacahuate',
  ])
})
