import * as offers from '../../shared/api/offers.ts'
import { agencyNamed } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'

const own = agencyNamed<{ agencyId?: number | undefined }>((input) => input.agencyId)

export const handler = endpointOn(offers.getContactInfo, own, async ({ resource }) => ({
  Name: resource.Name,
  ...resource.Contact,
  Address: resource.Address,
}))
