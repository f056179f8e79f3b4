import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/core/text/text.ts'
import { areas, rooms } from '../engine/rooms.ts'

/** Every text of every area, in every language, with the same places to be filled. */

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
