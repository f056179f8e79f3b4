import { describe, expect, it } from 'vitest'
import { labelLayouts, labelName, labelPosition, labelsOf } from './labels.ts'
import { labelSheets } from './pantryReport.ts'
import { orderFacts } from './report.fixture.ts'

describe('labels of an order', () => {
  it('[labels-options] are as many as are asked for, with the first name and initial when that is asked for', () => {
    const labels = labelsOf(orderFacts(), { labelsPerOrder: 2, includeCustomerName: true })
    expect(labels).toEqual([
      { name: 'Rosa F.', code: '1267', bag: 'Bolsa 1 de 2', keep: 'Mantener frío', language: 'es' },
      { name: 'Rosa F.', code: '1267', bag: 'Bolsa 2 de 2', keep: 'Mantener frío', language: 'es' },
    ])
    expect(labelsOf(orderFacts(), { labelsPerOrder: 1, includeCustomerName: false })).toMatchObject([
      { name: undefined },
    ])
  })

  it('are in the language of the neighbor, or of who prints them', () => {
    const [label] = labelsOf(orderFacts(), { labelsPerOrder: 1, includeCustomerName: true, language: 'en' })
    expect(label).toMatchObject({ bag: 'Bag 1 of 1', keep: 'Keep cold' })
  })

  it('say nothing of last name, address, phone or TEFAP (decision 90)', () => {
    const labels = labelsOf(orderFacts(), { labelsPerOrder: 3, includeCustomerName: true })
    expect(JSON.stringify(labels)).not.toMatch(/Figueroa|37902|555|TEFAP|Milk/)
  })

  it.each([
    ['Rosa', 'figueroa', 'Rosa F.'],
    [' Nguyễn ', 'Thị Hương', 'Nguyễn T.'],
    ['Ana', 'Ánh', 'Ana Á.'],
    ['Prince', '', 'Prince'],
    ['فاطمة', 'حسن', 'فاطمة ح.'],
    ['민수', '김', '민수'],
    ['美玲', '陳', '美玲'],
  ])('name %s %s as %s', (FirstName, LastName, name) => {
    expect(labelName({ FirstName, LastName })).toBe(name)
  })
})

describe('label stock', () => {
  it.each([
    ['5160', 30],
    ['5163', 10],
    ['ROLL4X6', 1],
    ['ROLL4X2', 1],
  ] as const)('%s has %i labels a page, none of which leaves the page or touches another', (sheet, count) => {
    const layout = labelLayouts[sheet]
    const places = Array.from({ length: count }, (_, index) => labelPosition(index, layout))
    expect(new Set(places.map(({ page }) => page))).toEqual(new Set([0]))
    expect(labelPosition(count, layout)).toEqual({ page: 1, x: layout.left, y: layout.top })
    for (const { x, y } of places) {
      expect(x + layout.width).toBeLessThanOrEqual(layout.page[0])
      expect(y + layout.height).toBeLessThanOrEqual(layout.page[1])
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    expect(layout.width).toBeLessThanOrEqual(layout.stepX)
    expect(layout.height).toBeLessThanOrEqual(layout.stepY)
  })

  it('are those of the makers', () => {
    expect(labelSheets).toEqual(['5163', '5160', 'ROLL4X6', 'ROLL4X2'])
  })
})
