import * as peopleApi from '../../../../shared/network/people/api.ts'
import { call } from '../../../engine/call.ts'
import { agencyIds } from '../../../engine/smallTenant.ts'
import { administrator, code, guest, guestId } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const onGuest = { entityId: agencyIds[0], userId: guestId }

export const peopleFaults: Scenario[] = [
  asks(peopleApi.invitePerson, 'empty', () =>
    call(peopleApi.invitePerson, administrator, { entityId: agencyIds[0], ...guest }, idempotent),
  ),
  asks(peopleApi.resendInvitation, 'empty', () =>
    call(peopleApi.resendInvitation, administrator, { id: 1 }, idempotent),
  ),
  asks(peopleApi.revokeInvitation, 'empty', () => call(peopleApi.revokeInvitation, administrator, { id: 1 })),
  asks(peopleApi.acceptInvitation, 'empty', () =>
    call(peopleApi.acceptInvitation, undefined, { InvitationID: 1, Code: code }),
  ),
  asks(peopleApi.updatePerson, 'empty', () =>
    call(peopleApi.updatePerson, administrator, { ...onGuest, Name: 'Anna', Language: 'es' }),
  ),
  asks(peopleApi.changePersonRole, 'empty', () =>
    call(peopleApi.changePersonRole, administrator, { ...onGuest, Role: 'agency', NewRole: 'agency' }),
  ),
  asks(peopleApi.removePersonRole, 'empty', () =>
    call(peopleApi.removePersonRole, administrator, { ...onGuest, Role: 'agency' }, idempotent),
  ),
  asks(peopleApi.updatePersonAccess, 'empty', () =>
    call(peopleApi.updatePersonAccess, administrator, { ...onGuest, IsDisabled: true }),
  ),
  asks(peopleApi.setPersonPin, 'empty', () => call(peopleApi.setPersonPin, administrator, { ...onGuest, PIN: '5093' })),
  asks(peopleApi.signOutPerson, 'empty', () => call(peopleApi.signOutPerson, administrator, onGuest, idempotent)),
]
