import * as offers from '../../shared/api/offers.ts'
import { agencyNamed } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'

const own = agencyNamed<{ agencyId?: number | undefined }>((input) => input.agencyId)

export const handler = endpointOn(offers.getContactInfo, own, async ({ thing }) => ({
  Name: thing.Name,
  ...thing.Contact,
  Address: thing.Address,
}))
