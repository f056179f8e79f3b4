import * as locations from '../../shared/api/locations.ts'
import { endpointOn } from '../http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.toggleLocationActive, pickupLocationOf, (context) =>
  changeOwn(context, { IsActive: context.input.IsActive }),
)
