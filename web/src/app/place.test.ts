import { describe, expect, it } from 'vitest'
import { addressOfPlace, matchPlace, placeIn } from './place.ts'

describe('placeIn', () => {
  it.each([
    ['#/app/realtime', '/app/realtime', ''],
    ['#/app/realtime?search=a&status=4', '/app/realtime', '?search=a&status=4'],
    ['/app/realtime?return=/x?y', '/app/realtime', '?return=/x?y'],
    ['#app/realtime', '/app/realtime', ''],
    ['#/app/realtime?', '/app/realtime', ''],
    ['', '/', ''],
  ])('reads %j', (hash, pathname, search) => {
    expect(placeIn(hash)).toEqual({ pathname, search })
  })
  it('is written as it was read', () => {
    expect(addressOfPlace(placeIn('#/app/current?start=2026-01-01'))).toBe('/app/current?start=2026-01-01')
  })
})

describe('matchPlace', () => {
  it('finds the values in a path, decoded', () => {
    expect(matchPlace('/app/current/:prefix/messages/:id', '/app/current/food%20bank/messages/12')).toEqual({
      prefix: 'food bank',
      id: '12',
    })
  })
  it.each([
    ['/app/current', '/app/current'],
    ['/app/current', '/app/current/'],
    ['/app/current', '/App/Current'],
    ['/', '/'],
  ])('%s is the place %s', (pattern, pathname) => expect(matchPlace(pattern, pathname)).toEqual({}))
  it.each([
    ['/app/current', '/app'],
    ['/app/current', '/app/current/agency'],
    ['/app/:id/view', '/app/1/edit'],
    ['/app/:id', '/app/'],
  ])('%s is not the place %s', (pattern, pathname) => expect(matchPlace(pattern, pathname)).toBeUndefined())
  it('takes what is no encoding as it stands', () => {
    expect(matchPlace('/app/:id', '/app/100%')).toEqual({ id: '100%' })
  })
})
