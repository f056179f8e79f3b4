import type { importFolders } from '../../events/subscriptions.ts'
import { importLoads } from '../distributors/importLoads.ts'
import { importErpFile } from '../erp/importErpFile.ts'
import type { ImportKind } from './importKind.ts'

/** What can be imported by file: each kind has a folder of the import bucket. */
export const importKinds: Readonly<Record<(typeof importFolders)[number], ImportKind>> = {
  loads: importLoads,
  erp: importErpFile,
}
