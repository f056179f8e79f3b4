import { describe, expect, it } from 'vitest'
import { FactRow, factRowOf, foodFact, hasFactHeads } from './foodFact.ts'

const fact = (more: Partial<FactRow>) =>
  foodFact({ Gtin: '00012345678905', Name: '', Ingredients: '', Allergens: '', Traces: '', ...more })
const found = (more: Partial<FactRow>) => {
  const { Contains, MayContain } = fact(more)
  return [Contains.join(' '), MayContain.join(' ')]
}

describe('a row of a file', () => {
  it('of FoodData Central: the number without its zeros, name and ingredients', () => {
    const row = factRowOf({
      fdc_id: '1',
      gtin_upc: '12345678905',
      description: 'WHOLE MILK',
      ingredients: 'MILK, VITAMIN D3',
    })
    expect(row).toEqual({
      ...{ Gtin: '00012345678905', Name: 'WHOLE MILK', Ingredients: 'MILK, VITAMIN D3', Allergens: '', Traces: '' },
    })
    expect(FactRow.safeParse(row).success).toBe(true)
  })

  it('of Open Food Facts: tags, also as a list', () => {
    const row = factRowOf({
      code: '4006381333931',
      product_name: 'Keks',
      allergens_tags: ['en:gluten', 'en:milk'],
      traces: 'en:nuts',
    })
    expect(row && found(row)).toEqual(['milk wheat', 'treeNuts'])
  })

  it.each<[string, Record<string, unknown>]>([
    ['without a number', { description: 'Milk', ingredients: 'milk' }],
    ['with a wrong check digit', { gtin_upc: '12345678906', ingredients: 'milk' }],
    ['that tells nothing', { gtin_upc: '12345678905', description: 'Milk' }],
  ])('%s is left out', (_, record) => expect(factRowOf(record)).toBeUndefined())

  it('is as long as the request allows', () => {
    const row = factRowOf({ gtin: '12345678905', ingredients: 'milk, '.repeat(2000), name: 'x'.repeat(400) })
    expect(FactRow.safeParse(row).success).toBe(true)
  })

  it('needs heads for the number and for its food', () => {
    expect(hasFactHeads(['gtinUpc', 'Ingredients'])).toBe(true)
    expect(hasFactHeads(['code', 'allergens_tags'])).toBe(true)
    expect(hasFactHeads(['Name', 'Quantity'])).toBe(false)
    expect(hasFactHeads(['gtin', 'name'])).toBe(false)
  })
})

it.each<[string, string, string]>([
  ['ENRICHED FLOUR (WHEAT FLOUR, NIACIN), WHEY, SOY LECITHIN', 'milk wheat soybeans', ''],
  ['Roasted peanuts, salt. May contain tree nuts.', 'peanuts', 'treeNuts'],
  ['Corn, salt. Made in a facility that also processes milk, eggs and sesame', '', 'milk eggs sesame'],
  ['Coconut milk, cocoa butter, cream of tartar', '', ''],
  ['Almond milk (water, almonds)', 'treeNuts', ''],
  ['Peanut butter, sugar', 'peanuts', ''],
  ['Soy milk', 'soybeans', ''],
  ['Buckwheat, eggplant, nutmeg, butter beans', '', ''],
  ['Shrimp, anchovies, tahini', 'fish shellfish sesame', ''],
  ['Water, sugar. Contains: milk, egg; may contain milk and fish.', 'milk eggs', 'fish'],
  ['Gluten-free oats', '', ''],
])('%s', (Ingredients, contains, mayContain) => {
  expect(found({ Ingredients })).toEqual([contains, mayContain])
})
