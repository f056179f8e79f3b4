import type { EntityMatch } from '../../shared/distributor/submission.ts'
import type { Agency, FoodBank } from '../../shared/entity/entity.ts'

/** A food bank or an agency as a load's match names it. */
export const receiverOf = ({ ID, Name, Kind, Address }: Agency | FoodBank): EntityMatch['Entity'] => ({
  ID,
  Name,
  Kind,
  Address,
})
