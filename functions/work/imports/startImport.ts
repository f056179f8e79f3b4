import { isFoodBankRole, isFoodBankSetupRole, type Role } from '../../../shared/core/access.ts'
import type { FileKind } from '../../../shared/core/importing/kinds.ts'
import * as imports from '../../../shared/work/imports/api.ts'
import { notOfRole } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { putInput } from '../../core/jobMachine/jobParts.ts'
import { jobOwner, requestedJob } from '../../core/jobMachine/jobTable.ts'

/** Tells if the role may, by the endpoint of each kind. */
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
