import type { User } from '../../../shared/network/organizations/entity.ts'
import { isDisabled, rolesAt } from '../../../shared/network/people/person.ts'

/** People who act for the pantry's entity work at its tablets as volunteers; a neighbor of the food bank does not act for it. */
export const mayBeginShift = (user: User, entityId: number): boolean =>
  !isDisabled(user) && rolesAt(user, entityId).some((role) => role !== 'customer')
