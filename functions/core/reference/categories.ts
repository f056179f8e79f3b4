import * as z from 'zod/mini'
import { DonationCategory, systemCategories } from '../../../shared/core/reference/reference.ts'
import { tenantKeys } from '../table/keys/tenant.ts'
import { table } from '../table/table.ts'

const Own = z.object({ Categories: z.array(DonationCategory) })

/** The app's categories and the tenant's own. */
export async function allCategories(): Promise<DonationCategory[]> {
  const own = await table.get(tenantKeys.categories(), Own)
  return [...systemCategories, ...(own?.Categories ?? [])]
}
