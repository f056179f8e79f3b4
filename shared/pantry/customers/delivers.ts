import type { Customer } from './customer.ts'

/** Section 2: a new order begins with delivery if it is enabled or the customer has delivery programs, otherwise with pickup. */
export const deliversTo = ({
  IsDeliveryEnabled,
  DeliveryProgramIDs,
}: Pick<Customer, 'IsDeliveryEnabled' | 'DeliveryProgramIDs'>) => IsDeliveryEnabled || DeliveryProgramIDs.length > 0
