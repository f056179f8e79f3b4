import { isFoodBankRole, isFoodBankSetupRole, type Role } from '../../shared/access.ts'
import * as imports from '../../shared/api/imports.ts'
import type { FileKind } from '../../shared/partyImport/kinds.ts'
import { notOfRole } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { putInput } from '../jobs/jobParts.ts'
import { jobOwner, requestedJob } from '../jobs/jobTable.ts'

/** As the endpoint of each kind. */
function mayImport(kind: FileKind, role: Role): boolean {
  if (kind === 'products' || kind === 'customers') return true
  return kind === 'erpItems' ? isFoodBankRole(role) : isFoodBankSetupRole(role)
}

export const handler = endpoint(imports.startImport, async ({ input, caller, language, now, idempotencyKey }) => {
  const { Kind: fileKind, FileName: fileName, ImportID: importId, OnExisting: onExisting, Columns, rows } = input
  if (!mayImport(fileKind, caller.Role)) throw notOfRole()
  const rowsKey = await putInput(JSON.stringify({ Columns, rows }))
  const Parameters = { fileKind, fileName, importId, onExisting, rowsKey }
  const job = { Kind: 'import', Parameters, Owner: jobOwner(caller), Language: language }
  return requestedJob(job, now, (made) => idempotencyKey.writes(made, now))
})
