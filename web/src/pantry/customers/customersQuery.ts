import type { CustomerFilter } from '../../../../shared/pantry/customers/filter.ts'
import { type CustomerDateType, dateQuery } from '../../../../shared/pantry/customers/filter.ts'

/** The search and the filters of the customers grid as its URL holds them; 0 and '' ask nothing. */
export const noFilters = {
  search: '',
  dates: 'none',
  start: '',
  end: '',
  customer: 0,
  location: 0,
  program: 0,
  agency: 0,
  tefap: false,
  delivery: false,
  call: false,
}
export type CustomersFilters = Omit<typeof noFilters, 'search'>

const id = (name: string, value: number) => (value === 0 ? {} : { [name]: value })
const mark = (name: string, isChecked: boolean) => (isChecked ? { [name]: 'true' } : {})

/** Filter as the grid and the reports send it. */
export const customersQuery = (filters: CustomersFilters): CustomerFilter => ({
  ...dateQuery(filters.dates as CustomerDateType, filters.start, filters.end),
  ...id('FoodInsecureNeighborID', filters.customer),
  ...id('PantryLocationID', filters.location),
  ...id('DeliveryProgramID', filters.program),
  ...id('AgencyID', filters.agency),
  ...mark('FoodInsecureNeighborIsTEFAPEligible', filters.tefap),
  ...mark('FoodInsecureNeighborIsDeliveryEnabled', filters.delivery),
  ...mark('FoodInsecureNeighborIsPhoneCallEnabled', filters.call),
})
