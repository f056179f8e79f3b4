import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { GridPrefix } from './gridQuery.ts'

/** Where each role's status grid is asked for. */
export const gridEndpoints = {
  FeedingAmerica: donations.getFeedingAmericaGrid,
  FoodBank: donations.getFoodBankGrid,
  StateAssociation: donations.getStateAssociationGrid,
  Coops: donations.getCoopsGrid,
  Donor: donations.getDonorGrid,
} as const satisfies Record<GridPrefix, unknown>
