import * as z from 'zod/mini'
import { area } from '../../core/schema/endpoint.ts'
import { byStaffAndSelf, ofCustomer } from '../customers/onCustomer.ts'
import { RecentOrder } from './recent.ts'

/** A customer's orders, of the area of `customers`. */
const { get } = area('customers')

/** More than a customer has within the time that limits usually look at. */
export const maxRecentOrders = 30

export const listRecentOrders = get('listRecentOrders', `${ofCustomer}/recentorders`, {
  summary: 'A customer’s last orders, newest first, without cancelled and abandoned ones.',
  ...byStaffAndSelf,
  byHelper: true,
  value: z.array(RecentOrder),
})
