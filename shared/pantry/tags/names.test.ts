import { expect, it } from 'vitest'
import { storedTagName, tagNameIn } from './names.ts'

it('names a system-wide tag in the reader’s language, and an owner’s as the owner did', () => {
  expect(tagNameIn('Vegetarian', 'es')).toBe('Vegetariano')
  expect(tagNameIn('Seniors', 'es')).toBe('Seniors')
})

it.each([
  ['leaves it as it is shown', 'Vegetariano', 'Vegetarian', 'Vegetarian'],
  ['leaves it, with a space behind', 'Vegetariano ', 'Vegetarian', 'Vegetarian'],
  ['names it anew', 'Sin carne', 'Vegetarian', 'Sin carne'],
  ['leaves an own name', 'Mayores', 'Mayores', 'Mayores'],
  ['adds a tag', 'Vegetariano', undefined, 'Vegetariano'],
])('stores, when somebody %s, the name %s of %s as %s', (_, typed, stored, name) => {
  expect(storedTagName(typed, stored, 'es')).toBe(name)
})
