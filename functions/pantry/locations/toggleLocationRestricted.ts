import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.toggleLocationRestricted, pickupLocationOf, (context) =>
  changeOwn(context, { IsRestricted: context.input.IsRestricted }),
)
