import { describe, expect, it } from 'vitest'
import { stateOfZip } from './zipStates.ts'

describe('the state of a ZIP code', () => {
  it.each([
    ['37902', 'TN'],
    ['37902-1234', 'TN'],
    ['52001', 'IA'],
    ['00501', 'NY'],
    ['00601', 'PR'],
    ['00802', 'VI'],
    ['20147', 'VA'],
    ['20500', 'DC'],
    ['06390', 'NY'],
    ['73301', 'TX'],
    ['73401', 'OK'],
    ['96799', 'AS'],
    ['99999', 'AK'],
    // Military post, and what is no ZIP code.
    ['09012', undefined],
    ['96201', undefined],
    ['00100', undefined],
    ['3790', undefined],
    ['M5V 2T6', undefined],
  ])('%s: %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state)
  })
})
