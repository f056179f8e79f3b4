import { expect, it } from 'vitest'
import { addDays } from '../../core/time/zone.ts'
import { federalHoliday } from './holiday.ts'

it('names the federal holidays of a year, each once, and the days on which they are observed', () => {
  const found: [string, string][] = []
  for (let day = '2027-01-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
    const holiday = federalHoliday(day)
    if (holiday) found.push([day, holiday])
  }
  expect(found).toEqual([
    ['2027-01-01', 'newYear'],
    ['2027-01-18', 'martinLutherKing'],
    ['2027-02-15', 'presidents'],
    ['2027-05-31', 'memorial'],
    ['2027-06-18', 'juneteenth'],
    ['2027-06-19', 'juneteenth'],
    ['2027-07-04', 'independence'],
    ['2027-07-05', 'independence'],
    ['2027-09-06', 'labor'],
    ['2027-10-11', 'columbus'],
    ['2027-11-11', 'veterans'],
    ['2027-11-25', 'thanksgiving'],
    ['2027-12-24', 'christmas'],
    ['2027-12-25', 'christmas'],
    ['2027-12-31', 'newYear'],
  ])
})
