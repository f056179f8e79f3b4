import { describe, expect, it } from 'vitest'
import { parsePounds, roundedPounds, sumOfPounds } from './pounds.ts'

describe('pounds as they are typed', () => {
  it.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['12.34', 12.3],
    ['66.25', 66.3],
    ['0.1', 0.1],
    ['0.05', 0.1],
    ['45000', 45_000],
  ])('%s', (typed, pounds) => expect(parsePounds(typed)).toBe(pounds))

  it.each(['', '0', '0.04', '0.00000000000000001', '-3', '45000.1', '1e3', '1e-17', 'ten', 'Infinity', '1 2'])(
    '%j are refused',
    (typed) => expect(parsePounds(typed)).toBeUndefined(),
  )

  it.each([
    ['66.25', '66.3'],
    ['66,25', '66.3'],
    ['12.04', '12'],
    ['12.30', undefined],
    ['12,3', undefined],
    ['0.04', undefined],
    ['ten', undefined],
  ])('%s is rounded to %s when the field is left', (typed, shown) => expect(roundedPounds(typed)).toBe(shown))

  it('sum up to a tenth', () =>
    expect(sumOfPounds([{ pounds: '40.1' }, { pounds: '0.2' }, { pounds: 'x' }])).toBe(40.3))
})
