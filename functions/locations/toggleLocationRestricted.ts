import * as locations from '../../shared/api/locations.ts'
import { endpointOn } from '../http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.toggleLocationRestricted, pickupLocationOf, (context) =>
  changeOwn(context, { IsRestricted: context.input.IsRestricted }),
)
