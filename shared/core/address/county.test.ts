import { describe, expect, it } from 'vitest'
import { countyRefusal } from './county.ts'
import { stateAbbreviation, stateNumber, stateOfCounty } from './states.ts'

describe('a county', () => {
  it.each<[string, number | null | undefined, boolean]>([
    ['TN', 47_093, true],
    [' tennessee ', 47_093, true],
    ['KY', 47_093, false],
    ['Ontario', 47_093, false],
    ['Ontario', null, true],
    ['KY', undefined, true],
    ['AL', 1_001, true],
  ])('in %s with the number %s lies in the state of its address: %s', (Province, CountyID, isThere) => {
    expect(countyRefusal({ Province, CountyID }) === undefined).toBe(isThere)
  })

  it('names its state', () => {
    expect([stateOfCounty(1_001), stateAbbreviation(47), stateNumber('nowhere')]).toEqual([1, 'TN', undefined])
  })
})
