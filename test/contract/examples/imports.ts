import { importedAgency } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { erpFile } from './erp.ts'
import { ofJob } from './jobs.ts'
import { foodBankSetup, foodBanks } from './roles.ts'

const { IsPreview: _, ...file } = erpFile
const longFile = { ...file, Kind: 'erpItems', FileName: 'erp.csv', OnExisting: 'update' }

export const imports: Examples = {
  importParties: { roles: foodBankSetup, input: () => importedAgency },
  startImport: { roles: foodBanks, input: () => longFile },
  listImportOutcomes: { ...ofJob, roles: foodBanks, input: ({ importJobId }) => ({ id: importJobId }) },
}
