import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankSetupRoles } from '../../core/access.ts'
import { fileKinds, onExisting, organizationImportKinds } from '../../core/importing/kinds.ts'
import { importBatch, maxImportCharacters, maxImportRows, OrganizationOutcome } from '../../core/importing/outcome.ts'
import { Columns, ImportID, RowCells, someRows } from '../../core/importing/sentRows.ts'
import { area } from '../../core/schema/endpoint.ts'
import { PathID, Text } from '../../core/schema/fields.ts'
import { Job } from '../jobs/job.ts'

/** Agencies, donor locations and people from files, and files of any kind in the background. */
const { get, post } = area('imports')

export const importParties = post('importParties', '/api/foodbanks/current/imports', {
  summary:
    'Adds or updates agencies, donor locations or people from rows of a file, each row wholly or not at all; with `IsPreview` it says what would happen and writes nothing.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: z.strictObject({ Kind: z.enum(organizationImportKinds), OnExisting: z.enum(onExisting), ...someRows }),
  value: z.array(OrganizationOutcome).check(z.maxLength(importBatch)),
  limit: { perHour: 1000 },
  permissions: ['addresses:find'],
})

/** Work of a job of the kind `import`. */
export const ImportedRows = z.strictObject({
  Columns,
  rows: z.array(RowCells).check(z.minLength(1), z.maxLength(maxImportRows)),
})

export const startImport = post('startImport', '/api/jobs/imports', {
  summary:
    'Imports a long file in the background, as the endpoint of its kind does with a few rows: agencies, donor locations and people for roles that set them up, ERP rows for every role of the food bank, products and neighbors for these and agencies.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.extend(ImportedRows, {
    Kind: z.enum(fileKinds),
    FileName: Text(300),
    ImportID,
    OnExisting: z.enum(onExisting),
  }),
  value: Job,
  idempotent: true,
  maxBody: maxImportCharacters,
  limit: { perHour: 100 },
  permissions: ['exports:put'],
})

export const listImportOutcomes = get('listImportOutcomes', '/api/jobs/{id}/outcomes', {
  summary: 'What an import in the background did with each row so far.',
  roles: agencyOrFoodBankRoles,
  resource: 'job',
  params: { id: PathID },
  value: z.array(OrganizationOutcome),
  permissions: ['exports:get'],
})
