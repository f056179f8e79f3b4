import { expect, it } from 'vitest'
import { NamedTranslations, readIn } from './translated.ts'

const milk = { ID: 1, Name: 'Milk', Description: 'A gallon', Translations: { es: { Name: 'Leche', Description: '' } } }

it('reads the texts that there are in a language, and the others as they were written', () => {
  expect(readIn(milk, 'es')).toMatchObject({ ID: 1, Name: 'Leche', Description: 'A gallon' })
  expect(readIn(milk, 'en')).toBe(milk)
})

it('leaves a record without translations, and adds no field that it lacks', () => {
  const name = { Name: 'Milk', Translations: undefined }
  expect(readIn(name, 'es')).toBe(name)
  expect(readIn({ ...name, Translations: milk.Translations }, 'es')).toEqual({
    Name: 'Leche',
    Translations: milk.Translations,
  })
})

it('has languages in one order, whatever the order in which they were stored', () => {
  const texts = { Name: 'x', Description: '' }
  expect(Object.keys(NamedTranslations.parse({ vi: texts, es: texts }))).toEqual(['es', 'vi'])
})
