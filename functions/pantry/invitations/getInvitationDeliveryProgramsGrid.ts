import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { DeliveryProgram } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { programs } from '../programs/programTable.ts'

export const handler = endpoint(invitations.getInvitationDeliveryProgramsGrid, ({ input, caller }) =>
  searchedPage(programs.owned(caller.EntityID), DeliveryProgram, input, ({ Name }) => [Name]),
)
