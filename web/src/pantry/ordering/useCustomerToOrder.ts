import * as customers from '../../../../shared/pantry/customers/api.ts'
import { useApi } from '../../core/data/useApi.ts'

/** Asked once: that staff looked at a neighbor's data is recorded. Nothing without a number. */
export const useCustomerToOrder = (id: number | null) =>
  useApi(customers.getCustomer, id === null ? null : { id }, { revalidateOnFocus: false, revalidateOnReconnect: false })
