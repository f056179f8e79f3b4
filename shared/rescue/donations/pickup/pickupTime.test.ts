import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  customChoice,
  customCode,
  customPickupTimeType,
  customWindow,
  isCustom,
  parseCustomCode,
  pickupTimeName,
  pickupTimeTypeById,
  pickupTimeTypes,
} from './pickupTime.ts'

describe('usual windows', () => {
  it('keep their numbers: donations are stored with them', () => {
    expect(pickupTimeTypes.map(({ ID, Code, HourStart, HourEnd }) => [ID, Code, HourStart, HourEnd])).toEqual([
      [1, 'ASAP', 0, 24],
      [2, 'MORNING', 8, 12],
      [3, 'MIDDAY', 10, 14],
      [4, 'AFTERNOON', 12, 17],
      [5, 'EVENING', 17, 20],
      [6, 'ALLDAY', 8, 20],
    ])
  })

  it('only ASAP is as soon as possible, and none of them is custom', () => {
    expect(pickupTimeTypes.filter((type) => type.IsASAP).map((type) => type.Code)).toEqual(['ASAP'])
    expect(pickupTimeTypes.some(isCustom)).toBe(false)
  })

  it.each(pickupTimeTypes)('$Code is found by its ID', (type) => expect(pickupTimeTypeById(type.ID)).toEqual(type))

  it.each([0, 7, 999, 1000, 1.5, 1000.5, 99999, Number.NaN])('ID %d is none', (id) =>
    expect(pickupTimeTypeById(id)).toBeUndefined(),
  )
})

describe('custom codes', () => {
  it.each([
    ['10:30AMTO9:00PM', 10.5, 21],
    ['8:00AMTO8:30AM', 8, 8.5],
    ['08:00AMTO08:30AM', 8, 8.5],
    ['12:00AMTO12:30AM', 0, 0.5],
    ['12:00PMTO1:00PM', 12, 13],
    ['11:30PMTO12:00AM', 23.5, 24],
    ['12:00AMTO12:00AM', 0, 24],
  ])('[custom-code-shape] %s runs from %d to %d', (code, HourStart, HourEnd) => {
    expect(parseCustomCode(code)).toEqual({ HourStart, HourEnd })
  })

  it.each([
    ['off the half hour', '10:15AMTO9:00PM'],
    ['end not after start', '9:00PMTO10:30AM'],
    ['end at start', '9:00AMTO9:00AM'],
    ['hour 13', '13:00PMTO2:00PM'],
    ['hour 0', '0:30AMTO2:00PM'],
    ['no half of the day', '10:30TO9:00'],
    ['spaces', '10:30 AM to 9:00 PM'],
    ['lower case', '10:30amto9:00pm'],
    ['something behind', '10:30AMTO9:00PMX'],
    ['the form’s choice itself', 'CUSTOM'],
    ['nothing', ''],
  ])('[custom-code-shape] %s is none: %s', (_, code) => {
    expect(parseCustomCode(code)).toBeUndefined()
    expect(customPickupTimeType(code)).toBeUndefined()
  })

  it('[custom-code-shape] a type with code CUSTOM exists, for the form only', () => {
    expect(customChoice.Code).toBe('CUSTOM')
    expect(isCustom(customChoice)).toBe(true)
    expect(pickupTimeTypeById(customChoice.ID)).toBeUndefined()
  })

  it('[custom-code-shape] the stored type is named by its hours', () => {
    const type = customPickupTimeType('10:30AMTO9:00PM')
    expect(type).toEqual({
      ID: 1000 + 49 * 21 + 42,
      Name: '10:30 AM to 9:00 PM',
      Code: '10:30AMTO9:00PM',
      HourStart: 10.5,
      HourEnd: 21,
      IsASAP: false,
    })
    expect(type && pickupTimeName(type, 'es')).toBe('10:30 a.m. a 9:00 p.m.')
    expect(customPickupTimeType('08:00AMTO09:00AM')).toEqual(customPickupTimeType('8:00AMTO9:00AM'))
  })

  const window = fc
    .tuple(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 48 }))
    .filter(([start, end]) => start < end)
    .map(([start, end]) => [start / 2, end / 2] as const)

  it('code, hours and ID say the same window, and no two windows share an ID', () => {
    const seen = new Map<number, string>()
    fc.assert(
      fc.property(window, ([start, end]) => {
        const type = customWindow(start, end)
        if (!type) throw new Error('a window in half hours is a type')
        expect(type.Code).toBe(customCode(start, end))
        expect(parseCustomCode(type.Code)).toEqual({ HourStart: start, HourEnd: end })
        expect(pickupTimeTypeById(type.ID)).toEqual(type)
        expect(seen.get(type.ID) ?? type.Code).toBe(type.Code)
        seen.set(type.ID, type.Code)
      }),
    )
  })

  it('every ID that is found is the ID of what is found', () => {
    for (let id = 0; id < 4000; id++) expect(pickupTimeTypeById(id)?.ID ?? id).toBe(id)
  })

  it.each([
    [8.25, 9],
    [9, 9],
    [9, 8],
    [-1, 8],
    [8, 24.5],
  ])('no window from %d to %d', (start, end) => expect(customWindow(start, end)).toBeUndefined())
})

it('names in both languages', () => {
  const names = pickupTimeTypes.map((type) => [pickupTimeName(type, 'en'), pickupTimeName(type, 'es')])
  expect(names[0]).toEqual(['As soon as possible', 'Lo antes posible'])
  expect(new Set(names.flat()).size).toBe(12)
})
