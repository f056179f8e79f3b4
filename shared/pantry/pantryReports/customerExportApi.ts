import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ofCustomer, onHome } from '../customers/onCustomer.ts'
import { countedBefore2, looksBefore2 } from '../customers/wire.ts'
import { CustomerExport } from './customerExport.ts'

/** Everything of a customer, of the area of `customers`. */
const { get } = area('customers')

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
