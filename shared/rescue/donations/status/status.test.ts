import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../../../core/access.ts'
import { type Donation, type Stage, stages } from '../donation.ts'
import { customPickupTimeType } from '../pickup/pickupTime.ts'
import { statusTexts } from '../texts/status.ts'
import { detailRefreshSeconds, isRefreshDue } from './detailRefresh.ts'
import { accepted, asked, donation, match, now } from './donation.fixture.ts'
import { offerClock, offerSummary } from './offer.ts'
import { phraseText } from './phrase.ts'
import { primaryStatus, showsProgress, statusSummary } from './primaryStatus.ts'
import { stageOfStatusType, statusTypeList, statusTypes } from './statusTypes.ts'
import {
  agencyToReceipt,
  canRepost,
  isOfferedForRepetition,
  isReceiptCreationEligible,
  significantPendingStart,
  transactionFlags,
} from './transactionFlags.ts'

const foodBank = { Role: 'foodbankuser', EntityID: 10 } as const
const agency = { Role: 'agency', EntityID: 1 } as const
const otherAgency = { Role: 'agency', EntityID: 2 } as const
const donor = { Role: 'donorlocation', EntityID: 900 } as const
const network = { Role: 'fano', EntityID: 99 } as const
type Viewer = { readonly Role: Role; readonly EntityID: number }

const masterAgency = { ...match(8, 1).Agency, IsMasterAgency: true }
const taken: Partial<Donation> = { Stage: 'accepted', Matches: [match(1, 1, accepted), match(2, 2)] }
const evening = new Date('2026-11-20T22:00:00Z')
const nextNight = new Date('2026-11-21T22:00:00Z')

const of: Record<string, Partial<Donation>> = {
  matching: { Stage: 'matching', Matches: [] },
  approval: { Stage: 'pendingApproval', Matches: [match(1, 1), match(2, 2)] },
  approvalOfOne: { Stage: 'pendingApproval', Matches: [match(1, 1)] },
  approvalOfNone: { Stage: 'pendingApproval', Matches: [] },
  start: { Stage: 'pendingStart', StartAfter: '2026-11-20T21:00:00.000Z', Matches: [match(1, 1)] },
  offering: {},
  simultaneous: {
    IsSimultaneousNotifyEnabled: true,
    Matches: [match(1, 1, asked), match(2, 2, asked), match(3, 3, asked)],
  },
  master: { Matches: [match(8, 1, { ...asked, Agency: masterAgency })] },
  secondTry: { Matches: [match(1, null, { ...asked, Response: 'rejected' }), match(2, 1, asked)] },
  accepted: taken,
  receipted: { ...taken, Receipt: { ID: 7, Code: 'PU-7' } },
  closed: { ...taken, Stage: 'closed', IsMarkedAsSuccessfulByDonor: true },
  complete: { ...taken, Stage: 'complete', IsMarkedAsSuccessfulByDonor: true, Receipt: { ID: 7, Code: 'PU-7' } },
  unsuccessful: { ...taken, Stage: 'unsuccessful', IsMarkedAsSuccessfulByDonor: false },
  notMatched: { Stage: 'notMatched', Matches: [match(1, null, { ...asked, Response: 'rejected' })] },
  cancelled: { Stage: 'cancelled' },
}

describe('primary status', () => {
  const attention = '!'
  const warning = 'x'
  it.each<[keyof typeof of, Viewer, Date, string, string, string, number]>([
    ['matching', foodBank, now, 'Finding Agencies', 'Agencies are being matched.', '', 10],
    [
      'approval',
      foodBank,
      now,
      'Pending Food Bank Acceptance',
      'Please approve the list of 2 agencies.',
      attention,
      20,
    ],
    [
      'approvalOfOne',
      foodBank,
      now,
      'Pending Food Bank Acceptance',
      'Please approve the agency on the list.',
      attention,
      20,
    ],
    [
      'approvalOfNone',
      foodBank,
      now,
      'Pending Food Bank Acceptance',
      'No agency fits. Please add one to the list.',
      attention + warning,
      20,
    ],
    ['approval', donor, now, 'Pending Food Bank Acceptance', 'Waiting for County Food Bank.', '', 20],
    ['approval', donor, evening, 'Pending Food Bank Acceptance', 'Waiting for County Food Bank.', warning, 20],
    ['start', foodBank, now, 'Pending Start', 'Offers start 4:00 PM EST.', '', 30],
    ['offering', agency, now, 'Pending Agency Response', 'Please answer by 2:30 PM EST.', attention, 40],
    ['offering', otherAgency, now, 'Pending Agency Response', 'Offered to other agencies.', '', 40],
    ['offering', donor, now, 'Pending Agency Response', 'Offered to Agency 1 until 2:30 PM EST.', '', 40],
    ['offering', network, now, 'Pending Agency Response', 'Offered to Agency 1 until 2:30 PM EST.', '', 40],
    ['secondTry', foodBank, now, 'Pending Agency Response', 'Offered to Agency 2 until 2:30 PM EST.', '', 50],
    ['simultaneous', foodBank, now, 'Pending Agency Response', 'Offered to 3 agencies until 2:30 PM EST.', '', 40],
    ['simultaneous', otherAgency, now, 'Pending Agency Response', 'Please answer by 2:30 PM EST.', attention, 40],
    ['master', foodBank, now, 'Pending Agency Response', 'Please answer for Agency 8 by 2:30 PM EST.', attention, 40],
    [
      'accepted',
      foodBank,
      now,
      'Accepted',
      'Accepted by Agency 1. Pickup: Fri, Nov 20, Afternoon (12 PM to 5 PM).',
      '',
      70,
    ],
    ['accepted', agency, now, 'Accepted', 'Pickup: Fri, Nov 20, Afternoon (12 PM to 5 PM).', '', 70],
    ['accepted', otherAgency, now, 'Accepted', 'Accepted by another agency.', '', 70],
    [
      'accepted',
      donor,
      now,
      'Accepted',
      'Accepted by Agency 1. Pickup: Fri, Nov 20, Afternoon (12 PM to 5 PM).',
      '',
      70,
    ],
    ['accepted', donor, evening, 'Accepted', 'Please confirm whether Agency 1 picked it up.', attention, 70],
    [
      'accepted',
      donor,
      nextNight,
      'Accepted',
      'Please confirm whether Agency 1 picked it up.',
      attention + warning,
      70,
    ],
    [
      'receipted',
      foodBank,
      now,
      'Accepted',
      'Accepted by Agency 1. Pickup: Fri, Nov 20, Afternoon (12 PM to 5 PM).',
      '',
      80,
    ],
    ['closed', agency, now, 'Closed by Donor', 'Please create the receipt.', attention, 90],
    ['closed', donor, now, 'Closed by Donor', 'Waiting for the receipt of Agency 1.', '', 90],
    ['closed', otherAgency, now, 'Closed by Donor', 'Picked up by another agency.', '', 90],
    ['complete', foodBank, now, 'Complete', 'Picked up by Agency 1. Receipt PU-7.', '', 100],
    ['unsuccessful', foodBank, now, 'Unsuccessful', 'It was not picked up.', warning, 0],
    [
      'notMatched',
      foodBank,
      now,
      'Not Matched',
      'No agency accepted. Add an agency to try again.',
      attention + warning,
      0,
    ],
    ['notMatched', foodBank, evening, 'Not Matched', 'No agency accepted.', warning, 0],
    ['notMatched', donor, now, 'Not Matched', 'No agency accepted.', warning, 0],
    ['cancelled', foodBank, now, 'Cancelled', '', warning, 0],
  ])('%s for %o at %s', (name, viewer, at, Title, Subtitle, marks, ProgressOverview) => {
    const summary = statusSummary(donation(of[name]), at, viewer, 'en')
    expect(summary).toMatchObject({ Title, Subtitle, ProgressOverview })
    expect((summary.IsActionRequired ? attention : '') + (summary.IsWarningOrFailure ? warning : '')).toBe(marks)
  })

  it.each<[string, keyof typeof of, Date]>([
    ['a delayed start has come', 'start', new Date('2026-11-20T21:00:00Z')],
    ['the last open offer has ended', 'offering', new Date('2026-11-20T19:30:00Z')],
  ])('[status-type-codes] between a deadline and the sweep: %s', (_, name, at) => {
    for (const viewer of [foodBank, agency]) {
      const summary = statusSummary(donation(of[name]), at, viewer, 'en')
      expect(summary).toMatchObject({ Type: 'StatusPendingProcessing', TypeID: 3, IsActionRequired: false })
      expect(summary.Subtitle).toBe('The next step is about to happen.')
    }
  })

  it('[status-type-codes] every stage has its type, and the three named types exist', () => {
    const typeOf = (Stage: Donation['Stage']) => primaryStatus(donation({ Stage, Matches: [] }), now, foodBank).Type
    expect(stages.map(typeOf)).toEqual([
      'StatusProcessing',
      'StatusPendingFoodBankAcceptance',
      'StatusPendingStart',
      'StatusPendingAgencyResponse',
      'StatusAccepted',
      'StatusDonorClosed',
      'StatusComplete',
      'StatusUnsuccessful',
      'StatusNotMatched',
      'StatusCancelled',
    ])
    expect(statusTypes.map((type) => type.ID)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(statusTypes[2].Type).toBe('StatusPendingProcessing')
  })

  it('the filter lists what a donation is stored in', () => {
    const list = statusTypeList('en')
    expect(list).toHaveLength(stages.length)
    expect(new Set(list.map((type) => stageOfStatusType(type.ID)))).toEqual(new Set(stages))
    expect(list[0]).toEqual({ ID: 1, Name: 'Pending Food Bank Acceptance' })
    expect(stageOfStatusType(-1)).toBeUndefined()
    expect(stageOfStatusType(3)).toBeUndefined()
  })

  it('[progress-range-0-100] every status is complete in both languages: no unfilled placeholder, progress from 0 to 100', () => {
    for (const change of Object.values(of))
      for (const Role of roles)
        for (const at of [now, evening, nextNight])
          for (const language of ['en', 'es'] as const) {
            const summary = statusSummary(donation(change), at, { Role, EntityID: 1 }, language)
            expect(summary.Title + summary.Subtitle).not.toMatch(/[{}]|undefined|Invalid/)
            expect(summary.ProgressOverview).toBeGreaterThanOrEqual(0)
            expect(summary.ProgressOverview).toBeLessThanOrEqual(100)
          }
  })

  it('an agency never reads which other agency is asked or took it', () => {
    for (const change of Object.values(of)) {
      const summary = statusSummary(donation(change), now, { Role: 'agency', EntityID: 55 }, 'en')
      expect(summary.Subtitle).not.toMatch(/Agency \d/)
    }
  })
})

describe('the tone of a status', () => {
  it.each<[keyof typeof of, Viewer, Date, string]>([
    ['matching', foodBank, now, 'neutral'],
    ['approval', network, now, 'neutral'],
    ['approval', foodBank, now, 'info'],
    ['accepted', donor, now, 'success'],
    ['accepted', donor, new Date('2026-11-22T12:00:00Z'), 'warning'],
    ['closed', foodBank, now, 'success'],
    ['complete', agency, now, 'success'],
    ['unsuccessful', agency, now, 'warning'],
    ['cancelled', donor, now, 'warning'],
  ])('of %s is one for each reader on every screen', (state, viewer, at, tone) => {
    expect(statusSummary(donation(of[state]), at, viewer, 'en').Tone).toBe(tone)
  })
})

describe('progress bar', () => {
  it.each([
    ['[progress-hidden-low]', -1, false],
    ['[progress-hidden-low]', 0, false],
    ['[progress-hidden-low]', 1, true],
    ['[progress-hidden-high]', 98, true],
    ['[progress-hidden-high]', 99, false],
    ['[progress-hidden-high]', 100, false],
  ])('%s at %d: %s', (_, progress, shown) => expect(showsProgress(progress)).toBe(shown))
})

describe('refresh of the open detail', () => {
  it.each([
    ['[refresh-120]', 'StatusPendingFoodBankAcceptance', 120],
    ['[refresh-4]', 'StatusProcessing', 4],
    ['[refresh-4]', 'StatusPendingProcessing', 4],
  ])('%s %s every %d seconds', (_, type, seconds) => expect(detailRefreshSeconds(type)).toBe(seconds))

  it('[refresh-60] every other status every 60 seconds', () => {
    const named = ['StatusPendingFoodBankAcceptance', 'StatusProcessing', 'StatusPendingProcessing']
    const others = statusTypes.filter((type) => !named.includes(type.Type))
    expect(others.map((type) => detailRefreshSeconds(type.Type))).toEqual(others.map(() => 60))
    expect(others).toHaveLength(8)
  })

  const open = {
    type: 'StatusAccepted',
    secondsSinceRefresh: 60,
    isLoading: false,
    isComplete: false,
    isCancelled: false,
  }
  it.each([
    ['the time has come', {}, true],
    ['a second early', { secondsSinceRefresh: 59 }, false],
    ['each type at its own pace', { type: 'StatusProcessing', secondsSinceRefresh: 4 }, true],
    ['[refresh-skip] loading', { isLoading: true }, false],
    ['[refresh-skip] complete', { isComplete: true }, false],
    ['[refresh-skip] cancelled', { isCancelled: true }, false],
  ])('%s', (_, change, due) => expect(isRefreshDue({ ...open, ...change })).toBe(due))
})

describe('the clock of an offer', () => {
  it.each([
    ['at the start', '2026-11-20T18:30:00.000Z', 60, 0],
    ['after a second', '2026-11-20T18:30:01.000Z', 60, 0],
    ['after a quarter', '2026-11-20T18:45:00.000Z', 45, 25],
    ['a second before the end', '2026-11-20T19:29:59.000Z', 1, 99],
    ['at the end', '2026-11-20T19:30:00.000Z', 0, 100],
    ['long after', '2026-11-21T19:30:00.000Z', 0, 100],
    ['a clock that is slow', '2026-11-20T18:29:30.000Z', 61, 0],
  ])('%s', (_, at, minutesRemaining, percentElapsed) => {
    expect(offerClock(asked, new Date(at))).toEqual({ minutesRemaining, percentElapsed })
  })

  it('does not run for an agency that is not asked', () => {
    expect(offerClock(match(2, 2), now)).toEqual({ minutesRemaining: 0, percentElapsed: 0 })
  })
})

describe('what an agency learns of its offer', () => {
  it.each<[string, Partial<Donation>, Date, boolean[]]>([
    ['pending', {}, now, [false, false, false]],
    ['accepted', taken, now, [true, false, false]],
    ['rejected', { Matches: [match(1, null, { ...asked, Response: 'rejected' })] }, now, [false, true, false]],
    ['timed out', { Matches: [match(1, null, { ...asked, Response: 'timedOut' })] }, now, [false, false, true]],
    ['timed out before the sweep', {}, new Date('2026-11-20T19:30:00Z'), [false, false, true]],
    ['withdrawn', { Matches: [match(1, null, { ...asked, Response: 'withdrawn' })] }, evening, [false, false, false]],
  ])('[offer-states] %s', (_, change, at, flags) => {
    const summary = offerSummary(donation(change), 1, at)
    expect([
      summary.AcceptedByRequestingAgency,
      summary.RejectedByRequestingAgency,
      summary.TimeoutNoResponseByRequestingAgency,
    ]).toEqual(flags)
  })

  it('what it may propose, and until when', () => {
    const own = customPickupTimeType('1:00PMTO4:00PM')
    if (!own) throw new Error('a custom window')
    const summary = offerSummary(donation({ PickupTimeType: own }), 1, now)
    expect(summary.AvailableDates).toEqual([{ Date: '2026-11-20' }])
    expect(summary.AllPickupTimes.map((type) => type.Code)).toEqual([
      '1:00PMTO4:00PM',
      'ASAP',
      'MORNING',
      'MIDDAY',
      'AFTERNOON',
      'EVENING',
      'ALLDAY',
    ])
    expect(summary.TotalMinutesAgencyOfferPeriod).toBe(60)
    expect(summary.AgencyExpirationTime).toBe(asked.AgencyExpirationTime)
    const late = { ...asked, InitialActivationTime: '2026-11-20T19:10:00.000Z' }
    expect(offerSummary(donation({ Matches: [match(1, 1, late)] }), 1, now).TotalMinutesAgencyOfferPeriod).toBe(20)
    expect(offerSummary(donation(), 2, now).TotalMinutesAgencyOfferPeriod).toBe(60)
  })
})

describe('derived flags', () => {
  const [systemWide, own] = [true, false].map((IsSystemWide) => ({
    Pounds: 10,
    DonationCategory: { ID: 1, Name: 'Bakery', Icon: { ClassName: 'bakery' }, IsSystemWide },
  }))
  it.each<[string, Partial<Donation>, boolean]>([
    ['from the web', { EntrySourceCode: 'WEB' }, true],
    ['from an interface, system-wide categories', { EntrySourceCode: 'API' }, true],
    [
      'from an interface, one category of its own',
      { EntrySourceCode: 'API', AdHocTransactionDonationCategories: [systemWide, own].flatMap((c) => c ?? []) },
      false,
    ],
    [
      'from the web, a category of its own',
      { AdHocTransactionDonationCategories: [own].flatMap((c) => c ?? []) },
      true,
    ],
  ])('[repost-ineligible-api] %s', (_, change, expected) => expect(canRepost(donation(change))).toBe(expected))

  it('a post is offered for repetition unless it was cancelled or can’t be posted again', () => {
    const offered = (IsRepostEligible: boolean) =>
      stages.filter((Stage) => isOfferedForRepetition({ IsRepostEligible, Stage }))
    expect(offered(true)).toEqual(stages.filter((Stage) => Stage !== 'cancelled'))
    expect(offered(false)).toEqual([])
  })

  it('a receipt can be created once accepted, and only one', () => {
    const eligible = stages.filter((Stage) => isReceiptCreationEligible({ Stage, Receipt: null }))
    expect(eligible).toEqual(['accepted', 'closed'])
    expect(stages.some((Stage) => isReceiptCreationEligible({ Stage, Receipt: { ID: 1, Code: 'PU-1' } }))).toBe(false)
  })

  it('the receipt is due from the agency that accepted, and from no other', () => {
    const Matches = [match(1, null, { Response: 'rejected' }), match(2, 1, accepted)]
    const due = (Stage: Stage, more: Partial<Donation> = {}) => agencyToReceipt(donation({ Matches, Stage, ...more }))
    expect(stages.filter((Stage) => due(Stage) !== undefined)).toEqual(['accepted', 'closed'])
    expect(due('accepted')).toBe(2)
    expect(due('accepted', { Receipt: { ID: 1, Code: 'PU-1' } })).toBeUndefined()
  })

  it.each<[string, Partial<Donation>, string | null]>([
    ['two hours ahead', of.start ?? {}, 'Offers start 4:00 PM EST.'],
    ['tomorrow', { ...of.start, StartAfter: '2026-11-21T05:00:00.000Z' }, 'Offers start Nov 21, 2026, 12:00 AM EST.'],
    ['within the hour', { ...of.start, StartAfter: '2026-11-20T20:00:00.000Z' }, null],
    ['no longer pending', { StartAfter: '2026-11-20T21:00:00.000Z' }, null],
  ])('a start %s', (_, change, text) => {
    const description = significantPendingStart(donation(change), now)
    expect(description && phraseText(description, 'en')).toBe(text)
    expect(transactionFlags(donation(change), now).IsSignificantPendingStart).toBe(text !== null)
  })

  it.each<[keyof typeof of, string[]]>([
    ['matching', ['IsOpen', 'IsMatchingInProgress', 'IsRepostEligible']],
    [
      'start',
      ['IsOpen', 'IsPendingStart', 'IsInitialMatchingAvailble', 'IsSignificantPendingStart', 'IsRepostEligible'],
    ],
    ['offering', ['IsOpen', 'IsInitialMatchingAvailble', 'IsRepostEligible']],
    ['accepted', ['IsOpen', 'IsInitialMatchingAvailble', 'IsReceiptCreationEligible', 'IsRepostEligible']],
    [
      'closed',
      [
        'IsInitialMatchingAvailble',
        'IsDonorClosed',
        'IsMarkedAsSuccessfulByDonor',
        'IsReceiptCreationEligible',
        'IsRepostEligible',
      ],
    ],
    [
      'complete',
      [
        'IsInitialMatchingAvailble',
        'IsDonorClosed',
        'IsMarkedAsSuccessfulByDonor',
        'IsReceiptCreationComplete',
        'IsComplete',
        'IsRepostEligible',
      ],
    ],
    ['unsuccessful', ['IsInitialMatchingAvailble', 'IsDonorClosed', 'IsComplete', 'IsRepostEligible']],
    ['cancelled', ['IsCancelled', 'IsInitialMatchingAvailble', 'IsRepostEligible']],
  ])('[transaction-open] flags of a donation: %s', (name, set) => {
    const flags = transactionFlags(donation(of[name]), now)
    expect(
      Object.entries(flags)
        .filter(([, value]) => value)
        .map(([flag]) => flag)
        .sort(),
    ).toEqual([...set].sort())
  })
})

it('every English text has a Spanish one with the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const [key, english] of Object.entries(statusTexts.en))
    expect(placeholders(statusTexts.es[key as keyof typeof statusTexts.es]), key).toEqual(placeholders(english))
})
