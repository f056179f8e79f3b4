import { describe, expect, it } from 'vitest'
import type { Role } from '../../../core/access.ts'
import { donationMailKinds, kindsFor } from '../../../core/mail/kinds.ts'
import type { User } from '../../../network/organizations/entity.ts'
import type { Donation } from '../donation.ts'
import { donationEvent } from '../donationEvent.ts'
import type { DonationEventDetails, DonationEventType } from '../events.ts'
import { accepted, asked, attempt, donation, match, now } from '../status/donation.fixture.ts'
import { audiencesOf, type NotifiedEvent, recipientsOf } from './audience.ts'
import { emailTemplates, notificationKindOf } from './emailTemplate.ts'

/** The fixture's organizations: food bank 10, agencies 1 to 3, location 900 of donor 90; agency 3 is the master agency here. */
const person = (ID: number, roles: readonly (readonly [Role, number])[], more: Partial<User> = {}): User => {
  const Roles = roles.map(([Role, EntityID]) => ({ Role, EntityID, EntityName: `Entity ${EntityID}` }))
  return {
    ID,
    Subject: `s${ID}`,
    UserName: `u${ID}`,
    Name: `Person ${ID}`,
    EMailAddress: `p${ID}@example.org`,
    Language: 'en',
    TimeZone: 'America/New_York',
    Roles,
    ActiveRole: Roles[0] ?? { Role: 'agency', EntityID: 0 },
    Unsubscribed: [],
    ...more,
  }
}
const bank = person(100, [['foodbankuser', 10]])
const bankBoss = person(101, [['foodbankadmin', 10]])
const one = person(11, [['agency', 1]])
const two = person(12, [['agency', 2]])
const store = person(900, [['donorlocation', 900]])
const donor = person(90, [['donor', 90]])
const everyone = [bank, bankBoss, one, two, store, donor, person(5, [['agency', 77]]), person(6, [['customer', 1]])]

const master = { Agency: { ...match(3, 1).Agency, IsMasterAgency: true } }
const deadline = asked.AgencyExpirationTime
const ref = (id: number) => ({ MatchID: 471100 + id, Agency: { ID: id, Name: `Agency ${id}` } })
const byBank: NotifiedEvent['by'] = { UserID: 100, EntityID: 10 }
const byOne: NotifiedEvent['by'] = { UserID: 11, EntityID: 1 }
const byStore: NotifiedEvent['by'] = { UserID: 900, EntityID: 900 }

interface Case<T extends DonationEventType = DonationEventType> {
  of: string
  type: T
  detail: DonationEventDetails[T]
  change?: Partial<Donation>
  by?: NotifiedEvent['by']
  people?: readonly User[]
  at?: string
  told: readonly string[]
}
const kase = <T extends DonationEventType>(one: Case<T>) => one as unknown as Case

/** 'who template', in the order they are written to. */
function told({ type, detail, change, by = null, people = everyone, at = now.toISOString() }: Case): string[] {
  const news = { event: donationEvent(type, detail), at, by }
  return recipientsOf(audiencesOf(news, donation(change), now), people, by).map(
    ({ user, role, template }) => `${user.ID}@${role.EntityID} ${template}`,
  )
}

const twoAsked = {
  IsSimultaneousNotifyEnabled: true,
  Matches: [match(1, 1, asked), match(2, 2, asked)],
} satisfies Partial<Donation>
const taken = { Stage: 'accepted', Matches: [match(1, 1, accepted)] } satisfies Partial<Donation>
const passed = (response: 'rejected' | 'timedOut' | 'withdrawn') => ({
  Matches: [match(1, null, { ...asked, Response: response }), match(2, 1, asked)],
})
const missed = (Stage: 'offering' | 'notMatched') => ({
  Stage,
  Matches: [1, 2].map((id) => match(id, null, { ...asked, Response: 'timedOut' })),
})
const cancelled = (...matches: Donation['Matches']) => ({ Stage: 'cancelled', Matches: matches }) as const
const bankTold = (template: string) => [`100@10 ${template}`, `101@10 ${template}`]

const run = { AgencyID: 1, AttemptedPickupID: 471101, ProviderID: 5 }
const past = '2026-11-20T17:15:00.000Z'
const loaded = { TransportationProviderActualPickupTime: past }
const carrying = (change: Parameters<typeof attempt>[1]) => ({
  AdHocTransactionAttemptedPickups: [attempt(471101, change)],
})
const search = (State: 'seeking' | 'untaken' | 'impossible') => ({
  State,
  FirstRunID: 471101,
  Round: 1,
  RoundEnds: past,
})

const telling: readonly Case[] = [
  kase({
    of: 'a match list that waits for approval',
    type: 'DonationMatched',
    detail: { Agencies: [ref(1).Agency], NeedsApproval: true },
    change: { Stage: 'pendingApproval' },
    told: bankTold('approvalNeeded.foodBank'),
  }),
  kase({
    of: 'a match list without an agency',
    type: 'DonationMatched',
    detail: { Agencies: [], NeedsApproval: true },
    change: { Stage: 'pendingApproval', Matches: [] },
    told: bankTold('approvalNeeded.nobody'),
  }),
  kase({
    of: 'a match list that needs no approval',
    type: 'DonationMatched',
    detail: { Agencies: [ref(1).Agency], NeedsApproval: false },
    told: [],
  }),
  kase({ of: 'a delayed start', type: 'StartBegun', detail: {}, told: bankTold('startBegun.foodBank') }),
  kase({
    of: 'an offer',
    type: 'OfferMade',
    detail: { ...ref(1), Deadline: deadline },
    told: ['11@1 offerMade.asked'],
  }),
  kase({
    of: 'an offer to one of several at once',
    type: 'OfferMade',
    detail: { ...ref(2), Deadline: deadline },
    change: twoAsked,
    told: ['12@2 offerMade.askedAtOnce'],
  }),
  kase({
    of: 'an offer to the master agency',
    type: 'OfferMade',
    detail: { ...ref(3), Deadline: deadline },
    change: { Matches: [match(3, 1, { ...asked, ...master })] },
    told: bankTold('offerMade.asked'),
  }),
  kase({
    of: 'an offer that whoever approved the list has to answer',
    type: 'OfferMade',
    detail: { ...ref(3), Deadline: deadline },
    change: { Matches: [match(3, 1, { ...asked, ...master })] },
    by: byBank,
    told: bankTold('offerMade.asked'),
  }),
  kase({
    of: 'an offer that ends soon',
    type: 'OfferExpiring',
    detail: { ...ref(1), Deadline: deadline },
    told: ['11@1 offerExpiring.asked'],
  }),
  kase({
    of: 'an offer to the master agency that ends soon',
    type: 'OfferExpiring',
    detail: { ...ref(3), Deadline: deadline },
    change: { Matches: [match(3, 1, { ...asked, ...master })] },
    told: bankTold('offerExpiring.asked'),
  }),
  kase({
    of: 'an acceptance: also who accepted, they take the mail along',
    type: 'OfferAccepted',
    detail: { ...ref(1), PickupDate: '2026-11-20', PickupTime: 'Afternoon' },
    change: taken,
    by: byOne,
    told: [
      '11@1 offerAccepted.accepting',
      ...bankTold('offerAccepted.foodBank'),
      '900@900 offerAccepted.donor',
      '90@90 offerAccepted.donor',
    ],
  }),
  kase({
    of: 'an acceptance by the food bank for its master agency',
    type: 'OfferAccepted',
    detail: { ...ref(3), PickupDate: '2026-11-20', PickupTime: 'Afternoon' },
    change: { Stage: 'accepted', Matches: [match(3, 1, { ...accepted, ...master })] },
    by: byBank,
    told: ['101@10 offerAccepted.foodBank', '900@900 offerAccepted.donor', '90@90 offerAccepted.donor'],
  }),
  kase({
    of: 'a decline',
    type: 'OfferDeclined',
    detail: ref(1),
    change: passed('rejected'),
    by: byOne,
    told: bankTold('offerDeclined.foodBank'),
  }),
  kase({
    of: 'a decline by the food bank for its master agency',
    type: 'OfferDeclined',
    detail: ref(3),
    change: { Matches: [match(3, null, { ...asked, ...master, Response: 'rejected' }), match(1, 1, asked)] },
    by: byBank,
    told: ['101@10 offerDeclined.foodBank'],
  }),
  kase({
    of: 'an offer without an answer',
    type: 'OfferExpired',
    detail: ref(1),
    change: passed('timedOut'),
    told: ['11@1 offerExpired.asked', ...bankTold('offerExpired.foodBank')],
  }),
  kase({
    of: 'several offers that ended together without an answer: one e-mail for all',
    type: 'OfferExpired',
    detail: ref(1),
    change: missed('offering'),
    told: ['11@1 offerExpired.asked', ...bankTold('offerExpired.several')],
  }),
  kase({
    of: 'the second of several offers that ended together',
    type: 'OfferExpired',
    detail: ref(2),
    change: missed('offering'),
    told: ['12@2 offerExpired.asked'],
  }),
  kase({
    of: 'an offer that ended last: the e-mail that nobody is left to ask names it',
    type: 'OfferExpired',
    detail: ref(1),
    change: missed('notMatched'),
    told: ['11@1 offerExpired.asked'],
  }),
  kase({
    of: 'an agency that was not asked because nobody can answer for it',
    type: 'AgenciesPassedOver',
    detail: { Agencies: [ref(1).Agency] },
    change: { Matches: [match(1, null, { Response: 'withdrawn', IsUnattended: true }), match(2, 1, asked)] },
    told: bankTold('offerExpired.unattended'),
  }),
  ...(['taken', 'moved', 'removed'] as const).map((Why) =>
    kase({
      of: `an offer that was ${Why}`,
      type: 'OfferWithdrawn',
      detail: { ...ref(1), Why },
      change: passed('withdrawn'),
      by: byBank,
      told: [`11@1 offerTaken.${Why}`],
    }),
  ),
  kase({
    of: 'an offer that a cancellation ended: the cancellation says so',
    type: 'OfferWithdrawn',
    detail: { ...ref(1), Why: 'cancelled' },
    change: passed('withdrawn'),
    told: [],
  }),
  kase({
    of: 'a donation that finds nobody',
    type: 'DonationNotMatched',
    detail: {},
    change: { Stage: 'notMatched', Matches: [] },
    told: [...bankTold('donationNotMatched.foodBank'), '900@900 donationNotMatched.donor'],
  }),
  kase({
    of: 'a cancellation by the store',
    type: 'DonationCancelled',
    detail: { AcceptedBy: null, Asked: [ref(1).Agency, ref(2).Agency] },
    change: cancelled(match(1, null, { Response: 'withdrawn' }), match(2, null, { Response: 'withdrawn' })),
    by: byStore,
    told: ['11@1 donationCancelled.asked', '12@2 donationCancelled.asked', ...bankTold('donationCancelled.foodBank')],
  }),
  kase({
    of: 'a cancellation by the food bank: its own people know',
    type: 'DonationCancelled',
    detail: { AcceptedBy: null, Asked: [ref(1).Agency] },
    change: cancelled(match(1, null, { Response: 'withdrawn' })),
    by: byBank,
    told: ['11@1 donationCancelled.asked', '900@900 donationCancelled.donor'],
  }),
  kase({
    of: 'a cancellation after the acceptance: the donor was told of that, too',
    type: 'DonationCancelled',
    detail: { AcceptedBy: ref(1).Agency, Asked: [] },
    change: cancelled(match(1, 1, accepted)),
    by: byBank,
    told: ['11@1 donationCancelled.accepting', '900@900 donationCancelled.donor', '90@90 donationCancelled.donor'],
  }),
  ...(
    [
      ['VolunteerNotFound', { AgencyID: 1, Why: 'untaken' }, { VolunteerSearch: search('untaken') }, 'untaken'],
      [
        'VolunteerNotFound',
        { AgencyID: 1, Why: 'impossible' },
        { VolunteerSearch: search('impossible') },
        'impossible',
      ],
      ['RunProblem', { ...run, Why: 'vehicle' }, carrying({ Problem: { Kind: 'vehicle', Note: '' } }), 'problem'],
      ['RunCancelled', { ...run, IsAfterPickup: true }, carrying({ IsCancelled: true, ...loaded }), 'gaveBack'],
      ['RunPickedUpAfterEnd', run, carrying({ IsCancelled: true, IsAfterEnd: true, ...loaded }), 'carrying'],
      [
        'RunLate',
        { ...run, Why: 'pickup' },
        carrying({ TransportationProviderLastEstimatedPickupTime: past }),
        'latePickup',
      ],
      [
        'RunLate',
        { ...run, Why: 'dropoff' },
        carrying({ ...loaded, PlatformEstimatedDropoffWindowStart: past }),
        'lateDropoff',
      ],
    ] as const
  ).map(([type, detail, change, kind]) =>
    kase({
      of: `a run: ${kind}`,
      type,
      detail,
      change: { ...taken, Matches: [match(1, 1, { ...accepted, ...change })] },
      told: bankTold(`transport.${kind}`),
    }),
  ),
  kase({
    of: 'a late driver who has reported meanwhile',
    type: 'RunLate',
    detail: { ...run, Why: 'pickup' },
    change: { ...taken, Matches: [match(1, 1, { ...accepted, ...carrying(loaded) })] },
    told: [],
  }),
  kase({
    of: 'a run that was given back before the pickup: others are asked',
    type: 'RunCancelled',
    detail: { ...run, IsAfterPickup: false },
    change: { ...taken, Matches: [match(1, 1, { ...accepted, VolunteerSearch: search('seeking') })] },
    told: [],
  }),
  kase({
    of: 'a donor’s request to cancel',
    type: 'CancelRequested',
    detail: { Reason: 'Sold' },
    change: { CancelRequest: { Reason: 'Sold', At: now.toISOString(), By: 1 } },
    by: byStore,
    told: bankTold('cancelRequested.foodBank'),
  }),
  kase({
    of: 'an edit of what is offered',
    type: 'DonationEdited',
    detail: { Parts: ['items'], PoundsBefore: 2, Pounds: 1, AcceptedBy: null, Asked: [ref(1).Agency] },
    by: byStore,
    told: ['11@1 donationEdited.asked'],
  }),
  kase({
    of: 'an edit of what is accepted',
    type: 'DonationEdited',
    detail: { Parts: ['items'], PoundsBefore: 2, Pounds: 1, AcceptedBy: ref(1).Agency, Asked: [] },
    change: taken,
    by: byStore,
    told: ['11@1 donationEdited.accepting'],
  }),
  kase({
    of: 'a pickup that the agency moved: the store and the food bank plan with it',
    type: 'PickupChanged',
    detail: { ...ref(1), Parts: ['time'], PickupDate: '2026-11-20', PickupTime: 'Morning' },
    change: taken,
    by: byOne,
    told: [...bankTold('pickupChanged.foodBank'), '900@900 pickupChanged.donor', '90@90 pickupChanged.donor'],
  }),
  kase({
    of: 'a pickup that the food bank changed',
    type: 'PickupChanged',
    detail: { ...ref(1), Parts: ['driver'], PickupDate: '2026-11-20', PickupTime: 'Morning' },
    change: taken,
    by: byBank,
    told: [
      '11@1 pickupChanged.agency',
      '101@10 pickupChanged.foodBank',
      '900@900 pickupChanged.donor',
      '90@90 pickupChanged.donor',
    ],
  }),
  kase({
    of: 'a pickup that was handed back',
    type: 'PickupHandedBack',
    detail: { ...ref(1), Why: 'vehicle' },
    change: {
      Matches: [match(1, null, { ...asked, Response: 'withdrawn', Withdrawn: 'handedBack' }), match(2, 1, asked)],
    },
    by: byOne,
    told: [...bankTold('pickupChanged.handedBack'), '900@900 pickupChanged.handedBackDonor'],
  }),
  kase({
    of: 'a pickup that was given to another agency',
    type: 'PickupReassigned',
    detail: ref(1),
    change: {
      ...taken,
      Matches: [match(2, 1, accepted), match(1, null, { Response: 'withdrawn', Withdrawn: 'reassigned' })],
    },
    by: byBank,
    told: ['11@1 pickupChanged.reassigned'],
  }),
  kase({
    of: 'a close-out that the store took back',
    type: 'DonationReopened',
    detail: { IsSuccessful: false, AcceptedBy: ref(1).Agency },
    change: taken,
    by: byStore,
    told: ['11@1 pickupChanged.reopenedAgency', ...bankTold('pickupChanged.reopened')],
  }),
  kase({
    of: 'a donation that was just posted',
    type: 'DonationPosted',
    detail: { Pounds: 1, DonorLocationID: 900 },
    told: [],
  }),
  kase({
    of: 'a receipt',
    type: 'ReceiptCreated',
    detail: { ReceiptID: 1, Code: 'R', AgencyID: 1, Pounds: 1, Date: '2026-11-20' },
    told: [],
  }),
]

describe('who is told what', () => {
  it.each(telling)('of $of', (one) => expect(told(one)).toEqual(one.told))

  it('in every template there is, of every kind there is', () => {
    const used = telling.flatMap((one) => one.told.map((line) => line.split(' ')[1]))
    expect(new Set(used)).toEqual(new Set(emailTemplates))
    expect(new Set(emailTemplates.map(notificationKindOf))).toEqual(new Set(donationMailKinds))
  })
})

describe('what is no longer so is told to nobody', () => {
  const offer = { ...ref(1), Deadline: deadline }
  it.each<Case>([
    kase({
      of: 'an offer whose time has ended',
      type: 'OfferMade',
      detail: { ...offer, Deadline: now.toISOString() },
      change: { Matches: [match(1, 1, { ...asked, AgencyExpirationTime: now.toISOString() })] },
      told: [],
    }),
    kase({ of: 'an answered offer', type: 'OfferMade', detail: offer, change: passed('rejected'), told: [] }),
    kase({
      of: 'an offer made anew with another deadline',
      type: 'OfferMade',
      detail: { ...offer, Deadline: '2026-11-20T19:10:00.000Z' },
      told: [],
    }),
    kase({ of: 'the end of an answered offer', type: 'OfferExpiring', detail: offer, change: taken, told: [] }),
    kase({
      of: 'the end of an offer of a cancelled donation',
      type: 'OfferExpiring',
      detail: offer,
      change: { Stage: 'cancelled' },
      told: [],
    }),
    kase({
      of: 'an approval that was given',
      type: 'DonationMatched',
      detail: { Agencies: [], NeedsApproval: true },
      told: [],
    }),
    kase({
      of: 'an acceptance that was cancelled',
      type: 'OfferAccepted',
      detail: { ...ref(1), PickupDate: '2026-11-20', PickupTime: 'Afternoon' },
      change: cancelled(match(1, 1, accepted)),
      told: [],
    }),
    kase({
      of: 'an acceptance whose pickup is over',
      type: 'OfferAccepted',
      detail: { ...ref(1), PickupDate: '2026-11-19', PickupTime: 'Afternoon' },
      change: { ...taken, Matches: [match(1, 1, { ...accepted, AgencyProposedPickupDate: '2026-11-19' })] },
      told: [],
    }),
    kase({
      of: 'an offer taken back and made again',
      type: 'OfferWithdrawn',
      detail: { ...ref(1), Why: 'moved' },
      told: [],
    }),
    kase({ of: 'a revived donation', type: 'DonationNotMatched', detail: {}, change: { Stage: 'offering' }, told: [] }),
    kase({
      of: 'a start of what has ended',
      type: 'StartBegun',
      detail: {},
      change: { Stage: 'notMatched' },
      told: [],
    }),
    kase({
      of: 'a decline of what was cancelled',
      type: 'OfferDeclined',
      detail: ref(1),
      change: cancelled(match(1, null, { Response: 'rejected' })),
      told: [],
    }),
    kase({
      of: 'last night’s decline',
      type: 'OfferDeclined',
      detail: ref(1),
      change: passed('rejected'),
      at: '2026-11-20T06:59:59.000Z',
      told: [],
    }),
  ])('$of', (one) => expect(told(one)).toEqual([]))

  it('but a decline of this morning is told', () => {
    const decline = { type: 'OfferDeclined', detail: ref(1), change: passed('rejected'), told: [] } as const
    expect(told(kase({ of: '', ...decline, at: '2026-11-20T07:00:00.000Z' }))).toHaveLength(2)
  })
})

describe('each person', () => {
  const acceptance = {
    type: 'OfferAccepted',
    detail: { ...ref(1), PickupDate: '2026-11-20', PickupTime: 'Afternoon' },
    change: taken,
    told: [],
  } as const
  const tellOf = (people: readonly User[], by: NotifiedEvent['by'] = null) =>
    told(kase({ of: '', ...acceptance, people, by }))

  it('gets one mail for all entities they act for, the one that concerns them most', () => {
    const all = person(1, [
      ['donor', 90],
      ['foodbankuser', 10],
      ['agency', 1],
    ])
    expect(tellOf([all])).toEqual(['1@1 offerAccepted.accepting'])
    expect(tellOf([{ ...all, Roles: all.Roles.slice(0, 2) }])).toEqual(['1@10 offerAccepted.foodBank'])
  })

  it('is not told what they did themselves, in whatever role', () => {
    const both = person(1, [
      ['foodbankuser', 10],
      ['donorlocation', 900],
    ])
    expect(tellOf([both], { UserID: 1, EntityID: 10 })).toEqual([])
  })

  it('gets no kind that they switched off', () => {
    expect(tellOf([{ ...bank, Unsubscribed: ['offerAccepted'] }, bankBoss])).toEqual(['101@10 offerAccepted.foodBank'])
    expect(tellOf([{ ...bank, Unsubscribed: ['offerDeclined', 'offerMade'] }])).toHaveLength(1)
  })

  it('gets nothing at an address that sends e-mails back, until it is another one', () => {
    const ReturnedMail = { Kind: 'bounce' as const, Address: bank.EMailAddress.toUpperCase(), At: now.toISOString() }
    expect(tellOf([{ ...bank, ReturnedMail }])).toEqual([])
    expect(tellOf([{ ...bank, ReturnedMail, EMailAddress: 'right@example.org' }])).toHaveLength(1)
  })

  it('gets nothing while they are disabled', () => {
    expect(tellOf([{ ...bank, IsDisabled: true }, bankBoss])).toEqual(['101@10 offerAccepted.foodBank'])
  })

  it('needs an address, and a role at the entity that has pages', () => {
    expect(tellOf([{ ...one, EMailAddress: '' }])).toEqual([])
    expect(tellOf([person(1, [['customer', 1]])])).toEqual([])
    expect(tellOf([{ ...one, Roles: [] }])).toEqual([])
  })
})

describe('the kinds that a role can get', () => {
  const told = (role: Role) => kindsFor([role])
  it('are those of a food bank, its agencies and its stores', () => {
    expect(told('agency')).toEqual([
      'offerMade',
      'offerExpiring',
      'offerAccepted',
      'offerExpired',
      'offerTaken',
      'donationCancelled',
      'donationEdited',
      'pickupChanged',
      'loadOffered',
      'lowStock',
      'messageReceived',
    ])
    expect(told('donor')).toEqual(['offerAccepted', 'donationCancelled', 'pickupChanged', 'messageReceived'])
    expect(told('donorlocation')).toContain('donationNotMatched')
    expect(told('foodbankuser')).not.toContain('donorSignedUp')
    expect(told('foodbankadmin')).toContain('donorSignedUp')
    expect(told('foodbankEpantryCoordinator')).toContain('lowStock')
    expect(told('foodbankrtcoord')).not.toContain('lowStock')
  })
  it('are messages alone for who watches, and none for customers', () => {
    expect(told('fano')).toEqual(['messageReceived'])
    expect(told('customer')).toEqual([])
  })
  it('are those of all roles that a person holds', () => {
    expect(kindsFor(['donor', 'agency'])).toEqual(told('agency'))
  })
})
