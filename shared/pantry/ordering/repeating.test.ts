import { expect, it } from 'vitest'
import { foodNameIn } from '../products/foodIn.ts'
import { repeatedText, repeatOfferText } from './repeating.ts'

/** Texts about an order that is placed again: the family reads the names of its food. */

const items = [
  { Name: 'Butter', Quantity: 2 },
  { Name: 'Zorblax Flakes', Quantity: 1, Translations: { es: { Name: 'Hojuelas Zorblax', Description: '' } } },
]
const window = { OrderDay: '2026-11-24', StartTime: '10:00:00', EndTime: '10:59:59' }
const told = { pantry: 'Open Table', window, place: 'Side Hall, 12 Oak St' }
const offered = (language: 'ar' | 'en' | 'es' | 'ko') => repeatOfferText(items, told, 'https://a.example', language)

it.each(['ko', 'ar'] as const)('names food in %s, with its name on the shelf, as the pages do', (language) => {
  const name = foodNameIn('Butter', language)
  expect(name).toBeTruthy()
  expect(offered(language)).toContain(`${name} (Butter)`)
  expect(offered(language)).toContain('Zorblax Flakes')
})

it('names food as staff wrote it in Spanish, and in English', () => {
  expect(offered('es')).toContain('Hojuelas Zorblax')
  expect(offered('en')).toContain('Butter 2, Zorblax Flakes')
})

it('keeps place and pantry in their own direction among Arabic', () => {
  const text = repeatedText({ PantryOrderItems: [] }, { code: 'EC', left: ['Rice'], isWithoutTefap: false }, told, 'ar')
  expect(text).toContain('\u2068Side Hall, 12 Oak St\u2069')
  expect(text).toContain('\u2068Open Table\u2069')
})
