import { describe, expect, it } from 'vitest'
import { madeLanguages } from '../../core/text/made.ts'
import { foodIn, foodNameIn, otherNamesOf } from './foodIn.ts'
import ar from './foods/ar.json' with { type: 'json' }
import ht from './foods/ht.json' with { type: 'json' }
import ko from './foods/ko.json' with { type: 'json' }
import ru from './foods/ru.json' with { type: 'json' }
import so from './foods/so.json' with { type: 'json' }
import tl from './foods/tl.json' with { type: 'json' }
import vi from './foods/vi.json' with { type: 'json' }
import zh from './foods/zh.json' with { type: 'json' }
import { foodRows, qualityRows } from './foodWordRows.ts'

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, ht, ko, ru, so, tl, vi, zh }

describe.each(madeLanguages)('the dictionary in %s', (language) => {
  it('has every food and every quality', () => {
    const keys = [foodRows, qualityRows].flatMap((rows) =>
      rows
        .trim()
        .split('\n')
        .map((row) => row.split(' = ')[0]?.split(', ')[0]),
    )
    expect(Object.keys(dictionaries[language] ?? {}).sort()).toEqual(keys.sort())
    expect(Object.values(dictionaries[language] ?? {}).filter((word) => word.trim() === '')).toEqual([])
  })
})

it.each([
  ['Green Beans, frozen', 'ko', `${ko['green beans']}, ${ko.frozen}`],
  ['Apples', 'zh', zh.apple],
  ['Turkey Bacon', 'ar', ar['turkey bacon']],
])('%s is in %s %s', (name, language, made) => {
  expect(foodNameIn(name, language as 'ko')).toBe(made)
})

describe('a product in a language of neighbors', () => {
  const apples = { Name: 'Apples', Description: 'A bag' }
  it('has the name on the shelf behind the dictionary’s', () => {
    expect(foodIn(apples, 'zh')).toEqual({ Name: `${zh.apple} (Apples)`, Description: 'A bag' })
    expect(otherNamesOf(apples, 'zh')).toEqual({ OtherNames: ['Apples'] })
  })
  it('is called as staff wrote it, where they did', () => {
    const written = { ...apples, Translations: { zh: { Name: '富士苹果', Description: '' } } }
    expect(foodIn(written, 'zh').Name).toBe('富士苹果')
  })
  it('keeps its name where the dictionary does not know a word, and in languages of the staff', () => {
    expect(foodIn({ Name: 'Zorblax Flakes', Description: '' }, 'vi').Name).toBe('Zorblax Flakes')
    expect(foodIn(apples, 'en')).toBe(apples)
    expect(foodIn(apples, 'es')).toBe(apples)
  })
})

it('the name on the shelf keeps its direction behind an Arabic one, where a line ends within it', () => {
  const { Name } = foodIn({ Name: 'All-Purpose Flour' }, 'ar')
  expect(Name).toMatch(/ \(\u2068All-Purpose Flour\u2069\)$/)
  expect(foodIn({ Name: 'All-Purpose Flour' }, 'ru').Name).toMatch(/ \(All-Purpose Flour\)$/)
})
