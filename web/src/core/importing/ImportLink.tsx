import Button from '@mui/material/Button'
import type { PartyImportKind } from '../../../../shared/core/importing/kinds.ts'
import { partyImportTexts } from '../../../../shared/core/importing/partyImportTexts.ts'
import { paths } from '../paths.ts'
import { useText } from '../words/language.tsx'

/** Leads from a list to the import of its kind. */
export function ImportLink({ kind }: { kind: PartyImportKind }) {
  const text = useText(partyImportTexts)
  return (
    <Button variant="outlined" href={paths.partyImport(kind)}>
      {text('importFile')}
    </Button>
  )
}
