import { describe, expect, it } from 'vitest'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { clientTimeSnapshot, momentText } from './moment.ts'

describe('moments', () => {
  const now = new Date('2026-11-20T19:00:00Z')
  it('are times today and dates later, on the clock of the place', () => {
    expect(momentText('2026-11-21T04:30:00Z', 'America/New_York', now, 'en', 'America/New_York')).toBe('11:30 PM')
    expect(momentText('2026-11-21T05:30:00Z', 'America/New_York', now, 'en', 'America/New_York')).toBe(
      'Nov 21, 2026, 12:30 AM',
    )
    expect(momentText('2026-11-21T04:30:00Z', 'America/New_York', now, 'en', 'America/Denver')).toBe('11:30 PM EST')
  })
})

describe('the user’s clock', () => {
  const at = Date.parse('2026-11-20T23:00:00Z')
  it.each([
    [300, '2026-11-20T18:00:00-05:00'],
    [-330, '2026-11-21T04:30:00+05:30'],
    [0, '2026-11-20T23:00:00+00:00'],
  ])('%i minutes west of Greenwich', (west, written) => expect(clientTimeSnapshot(at, west)).toBe(written))
  it('is nothing to updateEscalationMode, which takes id and mode alone', () => {
    const body = offers.updateEscalationMode.body?.['~standard']
    expect(body?.validate({ id: 4711, mode: 'simultaneous' })).toEqual({ value: { id: 4711, mode: 'simultaneous' } })
    expect(
      body?.validate({ id: 4711, mode: 'simultaneous', clientTimeSnapshot: clientTimeSnapshot(at, 300) }),
    ).toHaveProperty('issues')
  })
  it('is what updateStartMode takes, with id and mode', () => {
    const body = { id: 4711, mode: 'future', clientTimeSnapshot: clientTimeSnapshot(at, 300) }
    expect(offers.updateStartMode.body?.['~standard'].validate(body)).toEqual({ value: body })
  })
})
