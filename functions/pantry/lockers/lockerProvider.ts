import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { simulatedLockers } from './simulatedLockers.ts'

/** Request to a locker system: a place for one order at a click-and-collect location. `docs/lockers.md` says more. */
export interface LockerRequest {
  readonly order: Order
  readonly location: PickupLocation
}
export type LockerAnswer =
  | {
      readonly reference: string
      /** Door, and what opens it: shown to the family. */
      readonly compartment?: string | undefined
      readonly pin?: string | undefined
    }
  /** The system works and has no place for this order. */
  | { readonly refused: 'full' | 'tooLarge' }

/**
 * A locker system. `reserve` is repeated after lost answers and crashes: the same order gets the same reservation. It throws
 * when the system does not answer.
 */
export interface LockerProvider {
  readonly name: string
  reserve(request: LockerRequest): Promise<LockerAnswer>
  /** Gives the place of an order back that ended without it. Repeated as well; what is not reserved stays so. */
  release(request: LockerRequest): Promise<void>
}

/** The provider of a location; a real one is chosen here. */
export const lockerProviderOf = (_location: PickupLocation): LockerProvider => simulatedLockers
