import { plainAddress } from '../../../shared/network/organizations/address.ts'
import type { Agency, FoodBank } from '../../../shared/network/organizations/entity.ts'
import type { EntityMatch } from '../../../shared/rescue/loads/submission.ts'

/** A food bank or an agency as a load's match names it. */
export const receiverOf = ({ ID, Name, Kind, Address }: Agency | FoodBank): EntityMatch['Entity'] => ({
  ID,
  Name,
  Kind,
  Address: plainAddress(Address),
})
