import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { presentDeclaration } from './declaration.ts'

export const handler = endpointOn(tefap.getTefapDeclaration, customerOf, ({ resource, caller, now }) =>
  presentDeclaration(resource, { caller, now }),
)
