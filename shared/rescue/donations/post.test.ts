import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import * as agenciesRefusals from '../../network/agencies/refusals.ts'
import type { DonationDraft } from './api.ts'
import { customChoice } from './pickup/pickupTime.ts'
import { draftPickupTime, draftRefusal, lastPickupEnd } from './post.ts'
import * as refusals from './refusals.ts'
import { timeType } from './status/donation.fixture.ts'

const zone = 'America/New_York'
/** Friday, ten in the morning at the store. */
const now = new Date('2026-11-20T15:00:00Z')
const draft = (more: Partial<DonationDraft> = {}): DonationDraft => ({
  DonorLocationID: 31,
  categories: [{ DonationCategoryID: 1, Pounds: 10 }],
  StorageRequirementIDs: [],
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 6,
  StartAfter: null,
  ...more,
})

describe('the window a draft names', () => {
  it.each([
    [4, undefined, 'AFTERNOON'],
    [customChoice.ID, '10:30AMTO9:00PM', '10:30AMTO9:00PM'],
    [customChoice.ID, '9:00PMTO10:30AM', refusals.customCodeShape],
    [customChoice.ID, '10:15AMTO9:00PM', refusals.customCodeShape],
    [customChoice.ID, undefined, refusals.customCodeShape],
    [99, undefined, refusals.unknownPickupTime],
  ])('[custom-code-shape] type %s with code %s is %s', (PickupTimeTypeID, CustomPickupTimeCode, expected) => {
    const type = draftPickupTime({ PickupTimeTypeID, CustomPickupTimeCode })
    expect(isRefusal(type) ? type.refused : type.Code).toBe(expected)
  })
})

describe('why a draft cannot be posted', () => {
  const morning = timeType(2)
  it.each<[string, Partial<DonationDraft>, Sentence | undefined]>([
    ['any of the next seven days', {}, undefined],
    ['yesterday', { DonorRecordedPickupDate: '2026-11-19' }, refusals.pickupDateInThePast],
    ['this morning, until noon', { DonorRecordedPickupDate: '2026-11-20' }, undefined],
    ['in 30 days', { DonorRecordedPickupDate: '2026-12-20' }, undefined],
    ['in 31 days', { DonorRecordedPickupDate: '2026-12-21' }, refusals.pickupDateTooFar],
    ['storage nobody knows', { StorageRequirementIDs: [1, 9] }, agenciesRefusals.unknownStorage],
    ['start now', { StartAfter: '2026-11-20T15:00:00.000Z' }, refusals.startIsInThePast],
    ['start in a moment', { StartAfter: '2026-11-20T15:00:00.001Z' }, undefined],
    [
      'start when the pickup ends',
      { DonorRecordedPickupDate: '2026-11-20', StartAfter: '2026-11-20T17:00:00.000Z' },
      refusals.startTooLate,
    ],
    [
      'start just before the pickup ends',
      { DonorRecordedPickupDate: '2026-11-20', StartAfter: '2026-11-20T16:59:59.999Z' },
      undefined,
    ],
    ['start in a week', { StartAfter: '2026-11-27T15:00:00.000Z' }, refusals.startTooLate],
  ])('%s: %s', (_, more, expected) => {
    expect(draftRefusal(draft(more), morning, now, zone)?.refused).toBe(expected)
  })

  it('a window of today that is over', () => {
    const noon = new Date('2026-11-20T17:00:00Z')
    expect(draftRefusal(draft({ DonorRecordedPickupDate: '2026-11-20' }), morning, noon, zone)?.refused).toBe(
      refusals.pickupWindowOver,
    )
  })
})

it('the last window ends on the recorded day, or on the seventh; clock changes included', () => {
  const end = (day: string | null, at: Date) => lastPickupEnd({ day, type: timeType(2), now: at, zone }).toISOString()
  expect(end('2026-11-21', now)).toBe('2026-11-21T17:00:00.000Z')
  expect(end(null, now)).toBe('2026-11-26T17:00:00.000Z')
  // Summer time ends on 1 November: noon comes an hour later in UTC.
  expect(end(null, new Date('2026-10-31T15:00:00Z'))).toBe('2026-11-06T17:00:00.000Z')
  expect(end('2026-10-31', new Date('2026-10-31T12:00:00Z'))).toBe('2026-10-31T16:00:00.000Z')
})
