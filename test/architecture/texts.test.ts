import { describe, expect, it } from 'vitest'
import { isLanguage, languages, type Texts } from '../../shared/text/text.ts'

/** Every text of every area, in every language, with the same places to be filled. */

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)

const areas = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../../shared/text/*.ts', '!../../shared/text/*.test.ts', '!**/text.ts'], {
    eager: true,
  }),
).map(([path, module]) => [path.replace('../../', ''), module] as const)
const rooms = areas.flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isTexts(value) ? [[`${path} ${name}`, value] as const] : [])),
)
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

it('each area of texts has a room', () => {
  const empty = areas.filter(([path]) => !rooms.some(([name]) => name.startsWith(`${path} `)))
  expect(empty.map(([path]) => path)).toEqual([])
})

describe.each(rooms)('%s', (_, texts) => {
  it('is complete in every language', () => {
    expect(Object.keys(texts).sort()).toEqual([...languages].sort())
    for (const language of languages) {
      expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort())
      expect(Object.entries(texts[language]).filter(([, text]) => text.trim() === '')).toEqual([])
    }
  })

  it('has the same places in every language', () => {
    const wrong = Object.keys(texts.en).filter(
      (key) => places(texts.es[key] ?? '').join() !== places(texts.en[key] ?? '').join(),
    )
    expect(wrong).toEqual([])
  })
})
