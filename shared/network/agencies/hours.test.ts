import { describe, expect, it } from 'vitest'
import { driversCell, hoursCell } from './hours.ts'

const read = (text: string) => {
  const { data, success } = hoursCell.safeParse(text)
  return success ? data.map(({ Weekday, HourStart, HourEnd }) => [Weekday, HourStart, HourEnd]) : undefined
}

describe('hours in a cell', () => {
  it.each<[string, number[][]]>([
    ['Mon 9-17', [[1, 9, 17]]],
    [
      'Sat 9:30-12; Tue 8am-4:30 pm',
      [
        [2, 8, 16.5],
        [6, 9.5, 12],
      ],
    ],
    [
      'Mon-Wed 9:00–17:00',
      [
        [1, 9, 17],
        [2, 9, 17],
        [3, 9, 17],
      ],
    ],
    [
      'Saturday & Sunday: 10 a.m. to 12 p.m.',
      [
        [6, 10, 12],
        [7, 10, 12],
      ],
    ],
    [
      'sáb-dom 9 a 13',
      [
        [6, 9, 13],
        [7, 9, 13],
      ],
    ],
    [
      'Lunes y miércoles 12am-24:00',
      [
        [1, 0, 24],
        [3, 0, 24],
      ],
    ],
    [
      'Sun-Mon 1-2',
      [
        [1, 1, 2],
        [7, 1, 2],
      ],
    ],
  ])('%s are read', (text, hours) => expect(read(text)).toEqual(hours))

  it('of every day are read', () => expect(read('daily 9-17')).toHaveLength(7))

  it.each(['9-17', 'Mon', 'Mon 9', 'Someday 9-17', 'Mon 9:15-17', 'Mon 25-26', 'Mon 13pm-14', 'Mon-Xyz 9-17'])(
    '%s is refused',
    (text) => expect(read(text)).toBeUndefined(),
  )
})

it('drivers in a cell are named once each', () => {
  expect(driversCell.parse('Lee Ortiz; Sam Park ;lee  ortiz;')).toEqual(['Lee Ortiz', 'Sam Park'])
  expect(driversCell.safeParse('x'.repeat(81)).success).toBe(false)
})
