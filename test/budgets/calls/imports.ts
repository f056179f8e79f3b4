import { importedAgency } from '../../engine/smallTenant.ts'
import { byAdministrator, type Calls } from './making.ts'

export const importsCalls: Calls = {
  importParties: byAdministrator(importedAgency),
}
