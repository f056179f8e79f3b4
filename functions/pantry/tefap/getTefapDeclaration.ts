import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { certificatesOf } from '../customers/certificateTable.ts'
import { customerOf } from '../customers/customerTable.ts'
import { declarationFor } from './declaration.ts'

export const handler = endpointOn(tefap.getTefapDeclaration, customerOf, async ({ resource, caller, now }) =>
  declarationFor(resource, { caller, now, certificates: await certificatesOf(resource) }),
)
