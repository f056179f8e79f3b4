import { Navigate } from 'react-router'
import { deliversTo } from '../../../../shared/pantry/customers/delivers.ts'
import { orderPlaceTexts } from '../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { splitAddress } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { useCustomerToOrder } from './useCustomerToOrder.ts'
import { useOrdering } from './useOrdering.ts'

/** Entry of an order (section 2): by delivery where the customer gets deliveries, otherwise by pickup. */
export default function OrderEntryPage() {
  const text = useText(orderPlaceTexts)
  const { customerId, again } = useOrdering()
  const { data: customer, error, mutate } = useCustomerToOrder(customerId)
  if (customer) {
    const way = deliversTo(customer) ? orderingPaths.delivery : orderingPaths.pickup
    return <Navigate to={splitAddress(way({ customerId, again })).inside} replace />
  }
  if (error) return <LoadFailed error={error} message={text('openFailed')} onRetry={() => mutate()} />
  return <CardsSkeleton cards={2} height={180} />
}
