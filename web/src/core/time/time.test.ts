import { describe, expect, it } from 'vitest'
import { fill } from '../../../../shared/core/text/text.ts'
import { spanTexts } from '../../../../shared/core/time/spanTexts.ts'
import { dayOf, dayText, instantText, numberText, relativeText, spanText, timeText, zoneLabel } from './time.ts'

/** ICU writes a narrow no-break space before AM and PM. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

describe('days and instants', () => {
  it('shows a calendar day as it stands, whatever the zone of the browser', () => {
    expect(dayText('2026-11-20', 'en')).toBe('Fri, Nov 20, 2026')
    expect(dayText('2026-11-20', 'es')).toBe('vie, 20 de nov de 2026')
    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu'])
      expect(dayText('2026-11-20', 'en', zone)).toBe('Fri, Nov 20, 2026')
  })
  it('shows an instant’s day and time in the zone it is given', () => {
    const instant = '2026-11-21T03:30:00.000Z'
    expect(dayText(instant, 'en', 'America/Chicago')).toBe('Fri, Nov 20, 2026')
    expect(plain(timeText(instant, 'en', 'America/Chicago'))).toBe('9:30 PM')
    expect(plain(instantText(instant, 'en', 'America/New_York'))).toBe('Fri, Nov 20, 2026, 10:30 PM')
  })
  it('names the zone of a time only where it differs from the reader’s clock', () => {
    const instant = '2026-11-21T03:30:00.000Z'
    expect(zoneLabel(instant, 'America/New_York', 'en', 'America/Los_Angeles')).toBe(' EST')
    expect(zoneLabel(instant, 'America/New_York', 'en', 'America/Toronto')).toBe('')
    expect(zoneLabel('2026-07-21T03:30:00.000Z', 'America/Phoenix', 'en', 'America/Los_Angeles')).toBe('')
    expect(zoneLabel(instant, 'America/Phoenix', 'es', 'America/Los_Angeles')).not.toBe('')
  })
  it('reckons days across the change of clocks', () => {
    expect(dayOf(Date.parse('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('2026-11-01')
    expect(dayOf(Date.parse('2026-11-01T03:30:00Z'), 'America/New_York')).toBe('2026-10-31')
  })
})

describe('relativeText', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const cases: readonly [string, string, string][] = [
    ['2026-11-20T11:59:35Z', 'now', 'ahora'],
    ['2026-11-20T11:58:01Z', '1 minute ago', 'hace 1 minuto'],
    ['2026-11-20T10:00:00Z', '2 hours ago', 'hace 2 horas'],
    ['2026-11-19T11:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-23T12:00:00Z', 'in 3 days', 'dentro de 3 días'],
    ['2026-10-01T12:00:00Z', 'last month', 'el mes pasado'],
  ]
  it.each(cases)('says %s in words', (instant, en, es) => {
    expect([relativeText(instant, now, 'en'), relativeText(instant, now, 'es')]).toEqual([en, es])
  })
})

describe('spans and numbers', () => {
  it.each([
    [3_900_000, '1 h 5 min'],
    [7_200_000, '2 h'],
    [59 * 60_000 + 59_999, '59 min'],
    [45_000, '45 s'],
    [-1, '0 s'],
  ])('shows %d ms as %s', (span, text) => {
    expect(spanText(span, (key, ...values) => fill<string>(spanTexts.en[key], ...values))).toBe(text)
  })
  it('groups thousands and rounds to a tenth', () => {
    expect([numberText(1234.56, 'en'), numberText(1234.56, 'es'), numberText(80, 'en')]).toEqual([
      '1,234.6',
      '1,234.6',
      '80',
    ])
  })
})
