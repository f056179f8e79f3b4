import { describe, expect, it } from 'vitest'
import { namesIn, type Outlines, outlinesFor, shapeAt } from './outlines.ts'
import { middleOf } from './points.ts'

describe('outlinesFor', () => {
  it('asks for the states in view only', () => {
    expect(outlinesFor([-93.7, 41.5, -93.4, 41.7], 11)).toEqual(['19'])
    expect(outlinesFor([-96.2, 41.1, -95.8, 41.4], 10).sort()).toEqual(['19', '31'])
  })
  it('asks for the states themselves when a map shows half the country', () => {
    expect(outlinesFor([-120, 30, -80, 48], 5)).toEqual(['states'])
  })
  it('asks for nothing over the ocean', () => {
    expect(outlinesFor([-40, 30, -39, 31], 9)).toEqual([])
  })
})

describe('namesIn', () => {
  const square = (west: number, south: number, side: number) => [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ]
  const county = (id: string, rings: number[][][]) =>
    ({ type: 'Feature', id, properties: { name: id }, geometry: { type: 'Polygon', coordinates: rings } }) as const
  const shapes: Outlines = {
    type: 'FeatureCollection',
    features: [
      county('seen', [square(0, 0, 10)]),
      county('far', [square(20, 0, 10)]),
      county('ring', [square(0, 20, 10), square(2, 22, 6)]),
    ],
  }
  it('writes a name in the middle of what is seen of its shape', () => {
    expect(namesIn(shapes, [6, 6, 16, 16])).toEqual([{ id: 'seen', name: 'seen', at: [8, 8] }])
  })
  it('finds the shape of a point, and none in a hole or outside', () => {
    expect([shapeAt(shapes, 5, 5)?.id, shapeAt(shapes, 1, 21)?.id]).toEqual(['seen', 'ring'])
    expect([shapeAt(shapes, 5, 25), shapeAt(shapes, 15, 5)]).toEqual([undefined, undefined])
  })
  it('writes no name into a hole of its shape', () => {
    expect(namesIn(shapes, [0, 20, 10, 30]).map((one) => one.id)).toEqual([])
  })
})

describe('middleOf', () => {
  it('is between the outermost points', () => {
    const place = { ID: 1, Name: '', Kind: 'donor' } as const
    expect(
      middleOf([
        { ...place, Latitude: 40, Longitude: -90 },
        { ...place, Latitude: 42, Longitude: -94 },
        { ...place, Latitude: 41, Longitude: -91 },
      ]),
    ).toEqual([41, -92])
  })
})
