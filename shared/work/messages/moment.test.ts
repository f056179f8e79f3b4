import { describe, expect, it } from 'vitest'
import { between, endOf, isMoment, startOf } from './moment.ts'

describe('[messages-query-format] date filters', () => {
  it('are sent as YYYY-MM-DD HH:mm:ss', () => {
    expect([startOf('2026-11-20'), endOf('2026-11-20')]).toEqual(['2026-11-20 00:00:00', '2026-11-20 23:59:59'])
    expect([startOf('2026-11-20'), endOf('2026-11-20')].every(isMoment)).toBe(true)
  })

  it.each([
    '2026-11-20',
    '2026-11-20T00:00:00',
    '2026-02-30 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 10:60:00',
    '2026-11-20 10:00:60',
    '1899-12-31 10:00:00',
    '3000-01-01 00:00:00',
    ' 2026-11-20 00:00:00',
    '2026-11-20 00:00:00Z',
    '11/20/2026 00:00:00',
    '',
  ])('are nothing else: %j', (text) => expect(isMoment(text)).toBe(false))

  it('are read on the clock of the viewer, the last second whole', () => {
    expect(between('2026-11-20 00:00:00', '2026-11-20 23:59:59', 'America/New_York')).toEqual({
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-21T05:00:00.000Z',
    })
    expect(between('2026-11-20 13:45:07', undefined, 'UTC')).toEqual({ from: '2026-11-20T13:45:07.000Z' })
    expect(between(undefined, '2026-07-01 12:30:00', 'America/Chicago')).toEqual({ to: '2026-07-01T17:30:01.000Z' })
    expect(between(undefined, undefined, 'UTC')).toEqual({})
  })
})
