import * as imports from '../../../shared/work/imports/api.ts'
import type { Job } from '../../../shared/work/jobs/job.ts'
import { agencyFile, importedAgency } from '../../engine/smallTenant.ts'
import { succeed } from '../participants.ts'
import { administratorOf, byAdministrator, type Calls } from './making.ts'

export const importsCalls: Calls = {
  importParties: byAdministrator(importedAgency),
  startImport: byAdministrator(agencyFile),
  listImportOutcomes: async (participants) => {
    const administrator = administratorOf(participants)
    const { ID: id } = (await succeed(imports.startImport, administrator, agencyFile)) as Job
    return { by: administrator, input: { id } }
  },
}
