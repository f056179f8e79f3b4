import { describe, expect, it } from 'vitest'
import { foodSearch, textsOfFood } from './foodSearch.ts'
import { foodRows, qualityRows } from './foodWordRows.ts'
import { proposedName, soughtFood } from './foodWords.ts'

const shelf = [
  'Alaska Pollock',
  'Black Beans',
  'Butter',
  'Chicken Drumsticks',
  'Cornbread Mix',
  'Frijoles Negros',
  'Frozen Corn',
  'Green Beans',
  'Low-Fat Milk',
  'Onions',
  'Pancake Mix',
  'Peanut Butter',
  'Pollo Entero',
  'Sweet Potatoes',
  'Tomato Sauce',
  'Walnuts',
  'Whole Wheat Bread',
].map((Name) => ({ Name, Description: '', Brand: '' }))
const found = (search: string) => foodSearch(shelf, textsOfFood)(search, soughtFood).map(({ Name }) => Name)

describe('a search by the dictionary', () => {
  it.each([
    ['pollo', ['Chicken Drumsticks', 'Pollo Entero']],
    ['pollos', ['Chicken Drumsticks', 'Pollo Entero']],
    ['Leche', ['Low-Fat Milk']],
    ['frijoles', ['Black Beans', 'Frijoles Negros', 'Green Beans']],
    ['frijol', ['Black Beans', 'Frijoles Negros', 'Green Beans']],
    ['habichuelas', ['Black Beans', 'Frijoles Negros', 'Green Beans']],
    ['camote', ['Sweet Potatoes']],
    ['batatas', ['Sweet Potatoes']],
    ['mantequilla de maní', ['Peanut Butter']],
    ['maíz', ['Frozen Corn']],
    ['nuez', ['Walnuts']],
    ['cebolla', ['Onions']],
    ['congelado', ['Frozen Corn']],
    ['salsa de jitomate', ['Tomato Sauce']],
  ])('finds in English what is typed in Spanish: “%s”', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })
  it.each([
    ['chicken', ['Chicken Drumsticks', 'Pollo Entero']],
    ['beans', ['Black Beans', 'Frijoles Negros', 'Green Beans']],
    ['black beans', ['Black Beans', 'Frijoles Negros']],
    ['yams', ['Sweet Potatoes']],
  ])('finds in Spanish what is typed in English, and by other words: “%s”', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })
  it('finds by the beginning of a word of the same language, and of none of another', () => {
    expect(found('corn')).toEqual(['Cornbread Mix', 'Frozen Corn'])
    expect(found('pollock')).toEqual(['Alaska Pollock'])
    expect(found('pollo')).not.toContain('Alaska Pollock')
  })
  it('finds what a word that is still being typed may become', () => {
    expect(found('frij')).toEqual(['Black Beans', 'Frijoles Negros', 'Green Beans'])
    expect(found('pan')).toEqual(['Pancake Mix', 'Whole Wheat Bread'])
    expect(found('panc')).toEqual(['Pancake Mix'])
  })
  it('asks for all words, and passes over those that join them', () => {
    expect(found('leche con grasa')).toEqual([])
    expect(found('pan de trigo entero')).toEqual([])
    expect(found('pan integral')).toEqual(['Whole Wheat Bread'])
  })
})

describe('the proposed name', () => {
  it.each([
    ['Chicken Drumsticks', 'Piernas de pollo'],
    ['Low-Fat Milk', 'Leche baja en grasa'],
    ['Pinto Beans', 'Frijoles pintos'],
    ['Canned Peaches', 'Duraznos en lata'],
    ['Frozen Chicken Breast', 'Pechuga de pollo congelada'],
    ['Green Beans, cut', 'Ejotes cortados'],
    ['Rice and Beans', 'Arroz y frijoles'],
    ['Tuna in Water', 'Atún en agua'],
    ['Dried Lentils', 'Lentejas secas'],
    ['Vegetable Soup, low sodium', 'Sopa de verduras baja en sodio'],
    ['Fresh Onions', 'Cebollas frescas'],
    ['Beef Stew', 'Estofado de res'],
    ['Pork Sausage', 'Salchichas de cerdo'],
    ['Macaroni and Cheese', 'Macarrones y queso'],
    ['Whole Wheat Bread', 'Pan integral'],
    ['Diced Tomatoes', 'Tomates en cubos'],
  ])('of “%s” is “%s”', (name, expected) => {
    expect(proposedName(name, 'es')).toBe(expected)
  })
  it('is none where a word is not known, of what is no food, and in the language that it is written in', () => {
    expect(proposedName('Zesty Chicken', 'es')).toBeUndefined()
    expect(proposedName('Frozen', 'es')).toBeUndefined()
    expect(proposedName('', 'es')).toBeUndefined()
    expect(proposedName('Milk', 'en')).toBeUndefined()
  })
})

describe('the rows', () => {
  const lines = (rows: string) => rows.trim().split('\n')
  it('have English, Spanish, and of a food gender and number', () => {
    for (const line of lines(foodRows)) expect(line).toMatch(/^[^=:]+ = [^=:]+:(m|f|mp|fp)(, [^=:]+)*$/)
    for (const line of lines(qualityRows)) expect(line).toMatch(/^[^=:]+ = [^=:]+$/)
  })
  it('are 350 foods at least, and each English name stands once', () => {
    expect(lines(foodRows).length).toBeGreaterThanOrEqual(350)
    const names = lines(foodRows).flatMap((line) => line.split(' = ')[0]?.split(', ') ?? [])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
