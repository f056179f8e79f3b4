import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { donationId, first, firstMatch, donationId as id, preparedProposal } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

const secondMatch = donationId * 100 + 2

export const offersFaults: Scenario[] = [
  asks(offers.acceptMatch, 'offering', () => call(offers.acceptMatch, first, { id: firstMatch, ...preparedProposal })),
  asks(offers.declineMatch, 'offering', () => call(offers.declineMatch, first, { id: firstMatch })),
  asks(offers.moveMatch, 'offering', () =>
    call(offers.moveMatch, people.foodBank, { id: secondMatch, from: 2, to: 1 }),
  ),
  asks(offers.removeMatch, 'offering', () => call(offers.removeMatch, people.foodBank, { id: secondMatch })),
  asks(offers.addAgency, 'listed', () => call(offers.addAgency, people.foodBank, { txId: id, agencyId: 19 })),
  asks(offers.acceptMatches, 'listed', () => call(offers.acceptMatches, people.foodBank, { txId: id })),
  asks(offers.takeBackApproval, 'offering', () => call(offers.takeBackApproval, people.foodBank, { txId: id })),
  asks(offers.assignDirect, 'offering', () =>
    call(offers.assignDirect, people.foodBank, { id: secondMatch, providerType: 'agency' }),
  ),
  asks(offers.handBackMatch, 'accepted', () =>
    call(offers.handBackMatch, first, { id: firstMatch, Reason: 'vehicle' }),
  ),
  asks(offers.updatePickup, 'accepted', () => call(offers.updatePickup, first, { id: firstMatch, DriverName: 'Rosa' })),
  asks(offers.reassignPickup, 'accepted', () =>
    call(offers.reassignPickup, people.foodBank, { txId: id, AgencyID: 19, ProviderType: 'agency' }),
  ),
  asks(offers.prioritizeMasterAgency, 'offering', () =>
    call(offers.prioritizeMasterAgency, people.foodBank, { txId: id }),
  ),
  asks(offers.updateEscalationMode, 'offering', () =>
    call(offers.updateEscalationMode, people.foodBank, { id, mode: 'simultaneous' }),
  ),
  asks(offers.updateStartMode, 'listed', () =>
    call(offers.updateStartMode, people.foodBank, {
      id,
      mode: 'future',
      clientTimeSnapshot: '2026-11-20T10:00:00-05:00',
    }),
  ),
  asks(offers.predictNotificationActions, 'empty', () =>
    call(offers.predictNotificationActions, people.foodBank, {
      entities: [{ ID: 1, Name: 'A' }],
      isPendingStart: false,
      startAfter: null,
    }),
  ),
]
