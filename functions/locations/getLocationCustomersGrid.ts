import * as locations from '../../shared/api/locations.ts'
import { LocationCustomer } from '../../shared/location/access.ts'
import { customersById } from '../customers/customerTable.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpointOn } from '../http.ts'
import { accessOfLocation } from './accessTable.ts'
import { pickupLocationNamed } from './locationTable.ts'

export const handler = endpointOn(
  locations.getLocationCustomersGrid,
  pickupLocationNamed,
  async ({ input, resource }) => {
    const { items, cursor } = await accessOfLocation(resource.ID, input.rows ?? defaultRows, input.cursor)
    const customers = new Map(
      (await customersById(items.map(({ CustomerID }) => CustomerID))).map((one) => [one.ID, one]),
    )
    const rows = items
      .flatMap(({ CustomerID }) => customers.get(CustomerID) ?? [])
      .map((one) => LocationCustomer.parse(one))
    return { rows, cursor }
  },
)
