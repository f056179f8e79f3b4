import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { DeliveryProgram } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { deliveryProgramLists } from '../../core/table/keys/deliveryprograms.ts'

export const handler = endpoint(invitations.getInvitationDeliveryProgramsGrid, ({ input, caller }) =>
  searchedPage(deliveryProgramLists.owner(caller.EntityID), DeliveryProgram, input, ({ Name }) => [Name]),
)
