import * as invitations from '../../shared/api/invitations.ts'
import { DeliveryProgram } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { deliveryProgramLists } from '../table/keys/deliveryprograms.ts'

export const handler = endpoint(invitations.getInvitationDeliveryProgramsGrid, ({ input, caller }) =>
  searchedPage(deliveryProgramLists.owner(caller.EntityID), DeliveryProgram, input, ({ Name }) => [Name]),
)
