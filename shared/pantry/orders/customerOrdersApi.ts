import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { byStaffAndSelf, ofCustomer, onHome } from '../customers/onCustomer.ts'
import { countedBefore2, looksBefore2 } from '../customers/wire.ts'
import { CustomerExport } from './customerExport.ts'
import { RecentOrder } from './recent.ts'

/** A customer's orders, of the area of `customers`. */
const { get } = area('customers')

/** More than a customer has within the time that limits usually look at. */
export const maxRecentOrders = 30

export const listRecentOrders = get('listRecentOrders', `${ofCustomer}/recentorders`, {
  summary: 'A customer’s last orders, newest first, without cancelled and abandoned ones.',
  ...byStaffAndSelf,
  value: z.array(RecentOrder),
})

export const exportCustomer = get('exportCustomer', `${ofCustomer}/export`, {
  summary:
    'Everything that is kept of a customer, for the person to take along; to an agency with the orders of its own pantry alone. That staff took it is recorded.',
  roles: [...agencyOrFoodBankRoles, 'customer'],
  ...onHome,
  value: CustomerExport,
  before2: ({ Customer, Looks, ...all }) => ({
    ...all,
    Customer: countedBefore2(Customer),
    Looks: looksBefore2(Looks),
  }),
  mutates: true,
})
