import { LocationCustomer } from '../../../shared/pantry/locations/access.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpointOn } from '../../core/http/http.ts'
import { accessOfLocation } from '../locations/accessTable.ts'
import { pickupLocationNamed } from '../locations/locationTable.ts'
import { customersById } from './customerTable.ts'

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
