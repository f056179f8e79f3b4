import type { Caller } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { declineReasons } from '../../../shared/rescue/donations/declineReason.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  liveOffers,
} from '../../../shared/rescue/donations/donation.ts'
import { handBackReasons } from '../../../shared/rescue/donations/pickup/handBackReason.ts'
import { availableDates } from '../../../shared/rescue/donations/pickup/proposal.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { agencyIds, draft, ids, masterAgencyId, people, person } from '../../engine/smallTenant.ts'
import { askCancel, edit } from './donorActs.ts'
import { type Request, request } from './request.ts'
import type { SeededRandom } from './seededRandom.ts'
import { drive, type RunCodes, switchVolunteers } from './transport.ts'

/** Acts of simulated people: mostly sensible, sometimes late, sometimes to the wrong offer. */

const agencies: readonly Caller[] = people.agencies
const minute = 60_000

export interface Situation {
  readonly donation: Donation
  readonly chance: SeededRandom
  readonly now: Date
  /** Codes in the drivers' e-mails. */
  readonly codes: RunCodes
}

/** The offer somebody answers: mostly a live one. */
function askedMatch({ donation, chance }: Situation): AgencyMatch | undefined {
  const live = liveOffers(donation)
  return live.length > 0 && chance.happens(0.8) ? chance.pick(live) : anyMatch({ donation, chance })
}
const anyMatch = ({ donation, chance }: Pick<Situation, 'donation' | 'chance'>) =>
  donation.Matches.length > 0 ? chance.pick(donation.Matches) : undefined

const answering = (match: AgencyMatch): Caller =>
  agencies.find((caller) => caller.EntityID === match.Agency.ID) ?? people.foodBank

function accept(situation: Situation): Request | undefined {
  const match = askedMatch(situation)
  if (!match) return undefined
  const { donation, now } = situation
  return request(offers.acceptMatch, answering(match), {
    id: match.ID,
    AgencyProposedPickupDate: availableDates(donation, now).at(-1) ?? '',
    AgencyProposedPickupTimeTypeID: donation.PickupTimeType.ID,
  })
}

function decline(situation: Situation): Request | undefined {
  const match = askedMatch(situation)
  const Reason = match && declineReasons[(match.ID + match.Agency.ID) % (declineReasons.length + 1)]
  return match && request(offers.declineMatch, answering(match), { id: match.ID, ...(Reason ? { Reason } : {}) })
}

function move(situation: Situation): Request | undefined {
  const match = anyMatch(situation)
  return (
    match &&
    request(offers.moveMatch, people.foodBank, {
      id: match.ID,
      from: match.Rank ?? 1,
      to: 1 + situation.chance.below(4),
    })
  )
}

function removal(situation: Situation): Request | undefined {
  const match = anyMatch(situation)
  return match && request(offers.removeMatch, people.foodBank, { id: match.ID })
}

function receipt({ donation, chance, now }: Situation): Request | undefined {
  const accepted = donation.Matches.find((match) => match.Response === 'accepted')
  const by = agencies.find((caller) => caller.EntityID === accepted?.Agency.ID)
  const filled = {
    donorLocationId: donation.DonorLocation.ID,
    categories: [{ categoryId: 1, pounds: 1 + chance.below(200) }],
    adHocTransactionId: donation.ID,
    date: localDay(now, donation.TimeZone),
  }
  return by && request(receipts.createReceipt, by, filled, `receipt-${chance.below(1e9)}`)
}

/** Match of the agency that has the pickup, or that answered something else: they hand back, or change it. */
function heldMatch({ donation, chance }: Situation): AgencyMatch | undefined {
  return chance.happens(0.85) ? acceptedMatch(donation) : anyMatch({ donation, chance })
}

function handBack(situation: Situation): Request | undefined {
  const match = heldMatch(situation)
  const by = match && situation.chance.pick([answering(match), people.foodBank])
  const reason = situation.chance.happens(0.8) ? { Reason: situation.chance.pick(handBackReasons) } : {}
  return match && by && request(offers.handBackMatch, by, { id: match.ID, ...reason })
}

function changePickup(situation: Situation): Request | undefined {
  const match = heldMatch(situation)
  if (!match) return undefined
  const { donation, chance, now } = situation
  const pickup = {
    AgencyProposedPickupDate: chance.pick([...availableDates(donation, now), localDay(now, donation.TimeZone)]),
    AgencyProposedPickupTimeTypeID: chance.pick([donation.PickupTimeType.ID, 4]),
  }
  const more = chance.pick([{}, { DriverName: `Driver ${chance.below(3)}` }])
  return chance.happens(0.5)
    ? request(offers.updatePickup, answering(match), { id: match.ID, ...pickup, ...more })
    : request(offers.updatePickup, people.foodBank, {
        id: match.ID,
        ...(chance.happens(0.5) ? pickup : {}),
        ...more,
        ProviderType: chance.pick(['agency', 'foodbank'] as const),
      })
}

const reassign = ({ donation, chance }: Situation): Request =>
  request(offers.reassignPickup, people.foodBank, {
    txId: donation.ID,
    AgencyID: chance.pick([...agencyIds, masterAgencyId]),
    ProviderType: chance.pick(['agency', 'foodbank'] as const),
  })

/** Request that is still to be made about a donation that waits for people, by one of those. */
export function finish(donation: Donation, now: Date): Request | undefined {
  const { ID, Stage } = donation
  const agencyId = donation.Matches.find((match) => match.Response === 'accepted')?.Agency.ID
  if (Stage === 'pendingApproval')
    return donation.Matches.some((match) => match.Rank !== null)
      ? request(offers.acceptMatches, people.foodBank, { txId: ID })
      : request(donations.cancelTransaction, people.foodBank, { id: ID })
  if (Stage === 'accepted')
    return request(donations.closeOut, people.donor, { id: ID, IsMarkedAsSuccessfulByDonor: true })
  if (Stage !== 'closed' || agencyId === undefined) return undefined
  const filled = {
    donorLocationId: donation.DonorLocation.ID,
    categories: [{ categoryId: 1, pounds: 40.5 }],
    adHocTransactionId: ID,
    date: localDay(now, donation.TimeZone),
  }
  return request(receipts.createReceipt, person('agency', agencyId, [ids.foodBank]), filled, `finish-${ID}`)
}

/** A donation is posted, some with a delayed start. */
export function post(chance: SeededRandom, now: number): Request {
  const StartAfter = chance.happens(0.2) ? new Date(now + (1 + chance.below(120)) * minute).toISOString() : null
  const wanted = draft({ DonorLocationID: ids.donorLocation, StartAfter, PickupTimeTypeID: chance.pick([1, 6]) })
  return request(donations.postDonation, people.donor, wanted, `post-${chance.below(1e9)}`)
}

/** Acts of people on a donation, by the command's kind. */
export const actions = {
  approve: ({ donation }) => request(offers.acceptMatches, people.foodBank, { txId: donation.ID }),
  takeBack: ({ donation }) => request(offers.takeBackApproval, people.foodBank, { txId: donation.ID }),
  accept,
  decline,
  move,
  remove: removal,
  add: ({ donation, chance }) =>
    request(offers.addAgency, people.foodBank, {
      txId: donation.ID,
      agencyId: chance.pick([...agencyIds, masterAgencyId]),
    }),
  assign: (situation) => {
    const match = anyMatch(situation)
    const providerType = situation.chance.pick(['agency', 'foodbank'] as const)
    return match && request(offers.assignDirect, people.foodBank, { id: match.ID, providerType })
  },
  foodBankDelivery: ({ donation }) => request(offers.prioritizeMasterAgency, people.foodBank, { txId: donation.ID }),
  escalate: ({ donation, chance }) =>
    request(offers.updateEscalationMode, people.foodBank, {
      id: donation.ID,
      mode: chance.pick(['ordered', 'simultaneous'] as const),
    }),
  delay: ({ donation, chance, now }) =>
    request(offers.updateStartMode, people.foodBank, {
      id: donation.ID,
      mode: chance.pick(['now', 'future'] as const),
      clientTimeSnapshot: now.toISOString().replace('Z', '-05:00'),
    }),
  cancel: ({ donation }) => request(donations.cancelTransaction, people.foodBank, { id: donation.ID }),
  correct: ({ donation, chance }) =>
    request(donations.updateDonationItems, people.donor, {
      id: donation.ID,
      categories: [{ DonationCategoryID: 1, Pounds: 1 + chance.below(300) }],
    }),
  edit,
  askCancel,
  close: ({ donation, chance }) =>
    request(donations.closeOut, people.donor, { id: donation.ID, IsMarkedAsSuccessfulByDonor: chance.happens(0.8) }),
  receipt,
  handBack,
  changePickup,
  reassign,
  reopen: ({ donation, chance }) =>
    request(donations.reopenDonation, chance.pick([people.donor, people.foodBank]), { id: donation.ID }),
  switchVolunteers,
  drive,
} as const satisfies Record<string, (situation: Situation) => Request | undefined>
export type ActionKind = keyof typeof actions
