import type { Caller } from '../../../shared/core/access.ts'
import { notFound } from '../../core/http/fault.ts'
import { findEntity } from './entityTable.ts'

/**
 * Owner of the lists that a caller reads: a food bank's own, or one of its agencies'. An agency's people, and
 * volunteers, see their own, whatever they ask for (decision 23).
 */
export async function ownerAskedFor({ Role, EntityID }: Caller, agencyId: number | undefined): Promise<number> {
  if (Role === 'agency' || Role === 'pantryvolunteer' || agencyId === undefined) return EntityID
  const agency = await findEntity('agency', agencyId)
  if (agency?.FoodBankID !== EntityID) throw notFound()
  return agencyId
}
