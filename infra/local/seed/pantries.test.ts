import { describe, expect, it } from 'vitest'
import { foodSearch, textsOfFood } from '../../../shared/pantry/products/foodSearch.ts'
import { soughtFood } from '../../../shared/pantry/products/foodWords.ts'
import { makePantries } from './pantries.ts'
import { plannedFoods } from './pantryFoods.ts'
import { foodInSpanish, placeInSpanish } from './pantrySpanish.ts'
import { makePlan } from './plan.ts'

const { organizations } = makePlan({ seed: 7, scale: 1, now: new Date('2026-11-21T15:00:00Z') })
const pantries = makePantries(organizations)

describe('the plan of the demonstration’s pantries', () => {
  it('has three owners: a food bank and two of its agencies', () => {
    const [foodBank, ...agencies] = pantries
    expect(pantries.map(({ products }) => products.length)).toEqual([61, 40, 23])
    expect(foodBank?.AssociatedAgencyID).toBeNull()
    expect(agencies.map(({ FoodBankID }) => FoodBankID)).toEqual([foodBank?.EntityID, foodBank?.EntityID])
    expect(new Set(pantries.map(({ EntityID }) => EntityID)).size).toBe(3)
    expect(pantries.every(({ locations }) => locations.length === 2)).toBe(true)
  })

  it('names only storage locations of the owner, and each food once', () => {
    for (const { products, storage } of pantries) {
      const labels: string[] = storage.map(([label]) => label)
      expect(products.filter(({ storage: label }) => !labels.includes(label))).toEqual([])
    }
    expect(new Set(plannedFoods.map(({ Name }) => Name)).size).toBe(plannedFoods.length)
  })

  it('has shelves that are full, low and empty', () => {
    for (const { products } of pantries) {
      const levels = products.map(({ Quantity, LowStockQuantityThreshold: low }) =>
        Quantity === 0 ? 'none' : Quantity <= low ? 'low' : 'ample',
      )
      expect(new Set(levels)).toEqual(new Set(['none', 'low', 'ample']))
    }
  })

  describe('in Spanish', () => {
    const shelf = plannedFoods.map((food) => {
      const { Name = '', Description = '' } = foodInSpanish(food.Name).es ?? {}
      return { ...food, Name, Description, OtherNames: [food.Name] }
    })
    const found = (words: string) => foodSearch(shelf, textsOfFood)(words, soughtFood).map(({ Name }) => Name)

    it('names every food, and describes every place', () => {
      expect(shelf.filter(({ Name, OtherNames }) => !Name || OtherNames.includes(Name))).toEqual([])
      for (const { locations } of pantries)
        for (const { Label } of locations) expect(placeInSpanish(Label).es.Description).not.toBe('')
    })

    it.each([
      ['pollo', ['Piernas de pollo', 'Plato de pollo con arroz', 'Sopa de pollo con fideos']],
      ['leche', ['Leche baja en grasa', 'Leche de larga vida']],
      ['tomates', ['Tomates en cubos', 'Salsa de tomate']],
      ['frijoles', ['Frijoles pintos secos', 'Frijoles negros en lata', 'Burritos de frijoles y queso']],
    ])('finds its food by “%s”, and no other that only sounds like it', (words, names) => {
      const all = found(words)
      expect(all.slice(0, names.length).toSorted()).toEqual(names.toSorted())
      expect(all).not.toContain('Filetes de abadejo de Alaska')
    })
  })

  it('derives the weight from sizes in pounds and ounces', () => {
    for (const { Name, unit, Amount, WeightPounds } of plannedFoods)
      if (unit === 'POUNDS' || unit === 'OUNCES')
        expect(Math.abs(WeightPounds - (unit === 'POUNDS' ? Amount : Amount / 16)), Name).toBeLessThan(0.01)
  })
})
