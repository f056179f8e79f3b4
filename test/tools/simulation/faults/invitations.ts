import * as invitationsApi from '../../../../shared/pantry/invitations/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { neighborInvitation } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

/** More than one transaction holds. */
const bulkInvitation = {
  PantryLocationIDs: [1],
  DeliveryProgramIDs: [],
  Message: 'Please come!',
  PreferredLanguageCode: 'es',
  Invitations: Array.from({ length: 40 }, (_, index) => ({
    EMailAddress: `neighbor${index}@example.org`,
    PhoneNumber: '',
  })),
}

export const invitationsFaults: Scenario[] = [
  asks(invitationsApi.sendInvitation, 'empty', () =>
    call(invitationsApi.sendInvitation, people.foodBank, neighborInvitation, idempotent),
  ),
  asks(invitationsApi.sendBulkInvitations, 'empty', () =>
    call(invitationsApi.sendBulkInvitations, people.foodBank, bulkInvitation, idempotent),
  ),
]
