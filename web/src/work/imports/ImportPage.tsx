import { Box, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import { organizationImportKinds } from '../../../../shared/core/importing/kinds.ts'
import { organizationImportTexts } from '../../../../shared/core/importing/organizationImportTexts.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { ChooseFile } from '../../core/importing/ChooseFile.tsx'
import type { OrganizationFile } from '../../core/importing/readOrganizationFile.ts'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'

/** The reader of files and the list of their rows load when a file is chosen. */
const OrganizationRows = lazy(() => import('../../core/importing/OrganizationRows.tsx'))

/** A food bank brings in many agencies, donor locations or people from one file: chosen, checked, then saved. */
export default function ImportPage() {
  const text = useText(organizationImportTexts)
  const frame = useText(app)
  const { ActiveRole } = useSession()
  const { filters, setFilters } = useListState({ kind: 'agencies' })
  const [file, setFile] = useState<OrganizationFile>()
  /** Only administrators invite people. */
  const kinds = organizationImportKinds.filter((kind) => kind !== 'people' || isFoodBankAdministrator(ActiveRole))
  const kind = kinds.find((one) => one === filters.kind) ?? 'agencies'
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <PageHeader title={frame('organizationImport')} subtitle={text('lead')} />
      {file ? (
        <Suspense fallback={<RowsSkeleton rows={5} height={44} />}>
          <OrganizationRows key={file.importId} file={file} onAnother={() => setFile(undefined)} />
        </Suspense>
      ) : (
        <Panel>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <SelectFilter
              label={text('what')}
              value={kind}
              onChange={(chosen) => setFilters({ kind: chosen })}
              options={kinds.map((value) => ({ value, label: text(value) }))}
              width={260}
            />
            <ChooseFile key={kind} kind={kind} onChosen={setFile} />
          </Stack>
        </Panel>
      )}
    </Box>
  )
}
