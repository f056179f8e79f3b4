import { neighborsFile } from '../../engine/customers.ts'
import { importedAgency } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { erpFile } from './erp.ts'
import { ofJob } from './jobs.ts'
import { agencyAndFoodBanks, foodBankSetup } from './roles.ts'

const { IsPreview: _, ...file } = erpFile
const { IsPreview: __, ...neighbors } = neighborsFile
const longFile = { ...file, Kind: 'erpItems', FileName: 'erp.csv', OnExisting: 'update' }
const longNeighbors = { ...neighbors, Kind: 'customers', FileName: 'neighbors.csv', OnExisting: 'update' }

export const imports: Examples = {
  importParties: { roles: foodBankSetup, input: () => importedAgency },
  startImport: { roles: agencyAndFoodBanks, input: (_, { Role }) => (Role === 'agency' ? longNeighbors : longFile) },
  listImportOutcomes: { ...ofJob, roles: agencyAndFoodBanks, input: ({ importJobId }) => ({ id: importJobId }) },
}
