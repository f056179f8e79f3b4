import { importedAgency } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { erpFile } from './erp.ts'
import { productFile } from './inventory.ts'
import { ofJob } from './jobs.ts'
import { agencyAndFoodBanks, foodBankSetup } from './roles.ts'

const { IsPreview: _, ...file } = erpFile
const { IsPreview: __, ...products } = productFile
const longFile = { ...file, Kind: 'erpItems', FileName: 'erp.csv', OnExisting: 'update' }
const longProducts = { ...products, Kind: 'products', FileName: 'products.csv' }

export const imports: Examples = {
  importParties: { roles: foodBankSetup, input: () => importedAgency },
  startImport: { roles: agencyAndFoodBanks, input: (_, { Role }) => (Role === 'agency' ? longProducts : longFile) },
  listImportOutcomes: { ...ofJob, roles: agencyAndFoodBanks, input: ({ importJobId }) => ({ id: importJobId }) },
}
