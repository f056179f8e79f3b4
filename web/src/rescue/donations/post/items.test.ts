import { describe, expect, it } from 'vitest'
import { itemErrors, sentItems } from './items.ts'

describe('items of a donation', () => {
  const bread = { categoryId: 2, pounds: '40.1' }
  const milk = { categoryId: 3, pounds: '66,25' }
  it('are sent in tenths of a pound', () => {
    expect(itemErrors([bread, milk])).toEqual([])
    expect(sentItems([bread, milk])).toEqual([
      { DonationCategoryID: 2, Pounds: 40.1 },
      { DonationCategoryID: 3, Pounds: 66.3 },
    ])
  })
  it('are refused without a category', () => expect(itemErrors([])).toEqual([{ path: [], message: 'needItem' }]))
  it.each(['', '0', '0.04', '-1', '45001'])('are refused where the pounds are %j', (pounds) => {
    expect(itemErrors([bread, { categoryId: 4, pounds }])).toEqual([{ path: [1, 'pounds'], message: 'needPounds' }])
  })
})
