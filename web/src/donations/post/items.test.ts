import { describe, expect, it } from 'vitest'
import { parsePounds, sentItems, totalPounds } from './items.ts'

describe('pounds as they are typed', () => {
  it.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['12.34', 12.3],
    ['45000', 45_000],
  ])('%s', (typed, pounds) => expect(parsePounds(typed)).toBe(pounds))
  it.each(['', '0', '0.04', '-3', '45000.1', '1e3', 'twelve', '1 2'])('%s are none', (typed) =>
    expect(parsePounds(typed)).toBeUndefined(),
  )
})

describe('items of a donation', () => {
  const bread = { categoryId: 2, pounds: '40.1' }
  const milk = { categoryId: 3, pounds: '0.2' }
  it('sum up without the dust of binary fractions', () => expect(totalPounds([bread, milk])).toBe(40.3))
  it('are sent when each has its pounds', () => {
    expect(sentItems([bread, milk])).toEqual([
      { DonationCategoryID: 2, Pounds: 40.1 },
      { DonationCategoryID: 3, Pounds: 0.2 },
    ])
    expect(sentItems([bread, { categoryId: 4, pounds: '' }])).toBeUndefined()
    expect(sentItems([])).toBeUndefined()
  })
})
