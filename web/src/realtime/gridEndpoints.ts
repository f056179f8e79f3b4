import { realtime } from '../../../shared/api/realtime.ts'
import type { GridPrefix } from './gridQuestion.ts'

/** Where each role's status grid is asked for. */
export const gridEndpoints = {
  FeedingAmerica: realtime.getFeedingAmericaGrid,
  FoodBank: realtime.getFoodBankGrid,
  StateAssociation: realtime.getStateAssociationGrid,
  Coops: realtime.getCoopsGrid,
  Donor: realtime.getDonorGrid,
} as const satisfies Record<GridPrefix, unknown>
