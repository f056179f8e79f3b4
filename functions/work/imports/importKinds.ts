import type { importFolders } from '../../../events/subscriptions.ts'
import type { ImportKind } from '../../core/importing/importKind.ts'
import { importErpFile } from '../../pantry/erp/importErpFile.ts'
import { importLoads } from '../../rescue/loads/importLoads.ts'

/** Kinds of imports by file: each kind has a folder of the import bucket. */
export const importKinds: Readonly<Record<(typeof importFolders)[number], ImportKind>> = {
  loads: importLoads,
  erp: importErpFile,
}
