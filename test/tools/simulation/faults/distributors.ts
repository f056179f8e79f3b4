import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { call } from '../../../engine/call.ts'
import { ids, people } from '../../../engine/smallTenant.ts'
import { first } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

export const distributorsFaults: Scenario[] = [
  asks(distributors.acceptSubmission, 'empty', () => call(distributors.acceptSubmission, people.network, { id: 1 })),
  asks(distributors.cancelSubmission, 'empty', () => call(distributors.cancelSubmission, people.network, { id: 2 })),
  asks(distributors.deleteSubmission, 'empty', () => call(distributors.deleteSubmission, people.network, { id: 2 })),
  asks(distributors.moveSubmissionMatch, 'empty', () =>
    call(distributors.moveSubmissionMatch, people.network, { matchId: 102, previousRank: 2, newRank: 1 }),
  ),
  asks(distributors.removeSubmissionMatch, 'empty', () =>
    call(distributors.removeSubmissionMatch, people.network, { matchId: 202 }),
  ),
  asks(distributors.addSubmissionEntity, 'empty', () =>
    call(distributors.addSubmissionEntity, people.network, { transactionId: 2, entityId: ids.otherFoodBank }),
  ),
  asks(distributors.acceptSubmissionMatch, 'empty', () =>
    call(distributors.acceptSubmissionMatch, people.network, { id: 1, matchId: 102 }),
  ),
  asks(distributors.updateSubmissionEscalationMode, 'empty', () =>
    call(distributors.updateSubmissionEscalationMode, people.network, { id: 2, mode: 'ordered' }),
  ),
  asks(distributors.acceptSubmissionOffer, 'empty', () => call(distributors.acceptSubmissionOffer, first, { id: 2 })),
  asks(distributors.declineSubmissionOffer, 'empty', () => call(distributors.declineSubmissionOffer, first, { id: 2 })),
  asks(distributors.recordSubmissionDelivery, 'empty', () =>
    call(distributors.recordSubmissionDelivery, people.foodBank, { id: 3, TotalCases: 990, TotalItems: 11_880 }),
  ),
  asks(distributors.updateDriverLocation, 'empty', () =>
    call(distributors.updateDriverLocation, people.network, {
      id: 3,
      DriverLocationDescription: 'I-90',
      DriverLatitude: null,
      DriverLongitude: null,
    }),
  ),
]
