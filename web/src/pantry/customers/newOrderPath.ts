import type { ShownCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'

/** The delivery index for those whom deliveries come to, otherwise the locations (section 2). */
export const newOrderPath = ({
  ID: customerId,
  IsDeliveryEnabled,
  DeliveryPrograms,
}: Pick<ShownCustomer, 'ID' | 'IsDeliveryEnabled' | 'DeliveryPrograms'>) =>
  IsDeliveryEnabled || DeliveryPrograms.length > 0
    ? orderingPaths.delivery({ customerId })
    : orderingPaths.pickup({ customerId })
