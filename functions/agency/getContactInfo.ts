import { agency } from '../../shared/api/agency.ts'
import { agencyNamed } from '../entity/entityTable.ts'
import { endpointOn } from '../http.ts'

const own = agencyNamed<{ agencyId?: number | undefined }>((input) => input.agencyId)

export const handler = endpointOn(agency.getContactInfo, own, async ({ thing }) => ({
  Name: thing.Name,
  ...thing.Contact,
  Address: thing.Address,
}))
