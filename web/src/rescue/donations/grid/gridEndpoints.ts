import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { GridPrefix } from './gridQuery.ts'

/** Status grids, by the role's prefix. */
export const gridEndpoints = {
  FeedingAmerica: donations.getFeedingAmericaGrid,
  FoodBank: donations.getFoodBankGrid,
  StateAssociation: donations.getStateAssociationGrid,
  Coops: donations.getCoopsGrid,
  Donor: donations.getDonorGrid,
} as const satisfies Record<GridPrefix, unknown>
