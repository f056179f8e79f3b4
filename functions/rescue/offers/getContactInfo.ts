import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyNamed } from '../../network/organizations/entityTable.ts'

const own = agencyNamed<{ agencyId?: number | undefined }>((input) => input.agencyId)

export const handler = endpointOn(offers.getContactInfo, own, async ({ resource }) => ({
  Name: resource.Name,
  ...resource.Contact,
  Address: resource.Address,
}))
