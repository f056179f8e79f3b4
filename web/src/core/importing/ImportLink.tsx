import { Button } from '@mui/material'
import type { OrganizationImportKind } from '../../../../shared/core/importing/kinds.ts'
import { organizationImportTexts } from '../../../../shared/core/importing/organizationImportTexts.ts'
import { paths } from '../paths.ts'
import { useText } from '../words/language.tsx'

/** Leads from a list to the import of its kind. */
export function ImportLink({ kind }: { kind: OrganizationImportKind }) {
  const text = useText(organizationImportTexts)
  return (
    <Button variant="outlined" href={paths.organizationImport(kind)}>
      {text('importFile')}
    </Button>
  )
}
