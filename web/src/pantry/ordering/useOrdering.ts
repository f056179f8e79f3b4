import { useSearchParams } from 'react-router'
import { useSession } from '../../core/data/useSession.ts'

const numberOf = (value: string | null) => (value && /^\d+$/.test(value) ? Number(value) : undefined)

/** Owner of the order, and the edited one's ID: from the address; a neighbor orders for themselves. */
export function useOrdering() {
  const [query] = useSearchParams()
  const { CustomerID } = useSession()
  const asked = (name: string) => numberOf(query.get(name))
  return {
    /** 0 for staff who came without a customer: the server knows nobody of that number. */
    customerId: CustomerID ?? asked('customerId') ?? 0,
    orderId: asked('orderId'),
    again: asked('again'),
    pickupLocationId: asked('pickupLocationId'),
    pickupTimeId: asked('pickupTimeId'),
    deliveryTimeId: asked('deliveryTimeId'),
    customerAddressId: asked('customerAddressId'),
    /** A neighbor for themselves, not staff on somebody's behalf. */
    isOwn: CustomerID !== null,
  }
}
