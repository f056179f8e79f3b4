import Button from '@mui/material/Button'
import type { PartyImportKind } from '../../../shared/partyImport/kinds.ts'
import { partyImportTexts } from '../../../shared/text/partyImport.ts'
import { useText } from '../app/language.tsx'
import { paths } from '../paths.ts'

/** Leads from a list to the import of its kind. */
export function ImportLink({ kind }: { kind: PartyImportKind }) {
  const text = useText(partyImportTexts)
  return (
    <Button variant="outlined" href={paths.partyImport(kind)}>
      {text('importFile')}
    </Button>
  )
}
