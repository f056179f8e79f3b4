import { describe, expect, it } from 'vitest'
import { eachesIn, erpProposals } from './proposal.ts'

const product = (ID: number, Name: string, more: object = {}) => ({
  ID,
  Name,
  Brand: '',
  Amount: 1,
  UnitOfMeasure: { Abbreviation: 'lb' },
  ...more,
})
const oz = (Amount: number, Brand = '') => ({ Amount, Brand, UnitOfMeasure: { Abbreviation: 'oz' } })
const shelf = [
  product(1, 'Bananas'),
  product(2, 'Green Beans', oz(14.5)),
  product(3, 'Peanut Butter', oz(16)),
  product(4, 'Butter'),
  product(5, 'Chicken Drumsticks'),
  product(6, 'Low-Fat Milk'),
  product(7, 'Tomato Sauce', oz(8)),
  product(8, 'Tomato Sauce', oz(15)),
  product(9, '2% Milk'),
  product(10, 'Corn Flakes', oz(18, 'Millers')),
  product(11, 'Zesty Bites'),
  product(12, 'Canned Peaches'),
  product(13, 'Cornbread Mix'),
  product(14, 'Tomatoes'),
]
const row = (Description: string, Details = '', more: object = {}) => ({
  Description,
  Details,
  ...{ SuggestedProductID: null, SuggestedEachesPer: null, Quantity: 4, ...more },
})
const propose = erpProposals(shelf)
const named = (...given: Parameters<typeof row>) => propose(row(...given))?.ProductID

describe('the product that a delivered row is proposed for', () => {
  it.each([
    ['in capitals', 'BANANAS', 1],
    ['in the singular', 'Banana', 1],
    ['in Spanish', 'PLÁTANOS', 1],
    ['with its packaging', 'BANANAS, 40 LB CASE', 1],
    ['with the words turned round', 'BEANS, GREEN', 2],
    ['with its size', 'GREEN BEANS CANNED 24/14.5 OZ', 2],
    ['cut short', 'CHICK DRUMSTICK', 5],
    ['of a longer name', 'PEANUT BUTTER', 3],
    ['of a shorter name', 'butter cs', 4],
    ['with a word for a quality', 'LOW FAT MILK', 6],
    ['with its brand', 'MILLERS CORN FLAKES', 10],
    ['without its packaging', 'PEACHES', 12],
    ['of a word that no dictionary has', 'ZESTY BITES 12 CT', 11],
    ['told from another by its size', 'TOMATO SAUCE 12 x 15 oz', 8],
  ])('is one whose name is written %s', (_, description, id) => {
    expect(named(description)).toBe(id)
  })

  it.each([
    ['two products have the name', 'TOMATO SAUCE'],
    ['the row names a part of a product’s name alone', 'BEANS'],
    ['the row names more food than the product', 'BANANA BREAD'],
    ['another quality is asked for', 'FROZEN GREEN BEANS'],
    ['the number in the name is another', '1% MILK'],
    ['a known word only begins the product’s', 'CORN MIX'],
    ['its cans have another size', 'GREEN BEANS 24 x 29 oz'],
    ['nothing but packaging is said', 'CASE 12 CT'],
    ['nothing is like it', 'INFANT FORMULA'],
  ])('is none when %s', (_, description) => {
    expect(named(description)).toBeUndefined()
  })

  it('is the one that the same code was matched with before, whatever the words say', () => {
    const before = { SuggestedProductID: 4, SuggestedEachesPer: 36 }
    expect(propose(row('BANANAS', '', before))).toEqual({ ProductID: 4, Name: 'Butter', EachesPer: 36, IsFormer: true })
    expect(propose(row('BANANAS', '36 per case', before))?.EachesPer).toBe(36)
  })
  it('asks for the number when the row says another than before', () => {
    const before = { SuggestedProductID: 1, SuggestedEachesPer: 36 }
    expect(propose(row('BANANAS', '12 per case', before))).toMatchObject({ ProductID: 1, EachesPer: null })
  })
  it('is found by its words when the one of before was removed', () => {
    const before = { SuggestedProductID: 99, SuggestedEachesPer: 36 }
    expect(propose(row('BANANAS', '12 per case', before))).toMatchObject({
      ProductID: 1,
      EachesPer: 12,
      IsFormer: false,
    })
  })
  it('has no number that would make half an item', () => {
    expect(propose(row('BANANAS', '12 per case', { Quantity: 0.3 }))).toMatchObject({ ProductID: 1, EachesPer: null })
  })
})

describe('the items in one unit', () => {
  it.each([
    ['12 per case', 12],
    ['24 cans per case', 24],
    ['12/case', 12],
    ['6 a case', 6],
    ['Case of 48', 48],
    ['caja de 24', 24],
    ['24 latas por caja', 24],
    ['24 x 14.5 oz', 24],
    ['24/14.5 OZ', 24],
    ['12-pk', 12],
    ['30 ct', 30],
    ['GREEN BEANS 24/14.5 OZ · 24 per case', 24],
  ])('of “%s” are %i', (said, eaches) => {
    expect(eachesIn([said])).toBe(eaches)
  })
  it.each([
    ['nothing', ''],
    ['a weight', '40 lb'],
    ['two numbers', '24 x 14.5 oz, 12 per case'],
    ['none', '0 per case'],
    ['a fraction', '2.5 per case'],
    ['more than fit', '99999 per case'],
  ])('are unknown of %s', (_, said) => {
    expect(eachesIn([said])).toBeNull()
  })
})
