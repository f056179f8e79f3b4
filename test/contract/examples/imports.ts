import { importedAgency } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { foodBankSetup } from './roles.ts'

export const imports: Examples = {
  importParties: { roles: foodBankSetup, input: () => importedAgency },
}
