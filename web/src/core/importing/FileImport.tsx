import { Box, Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { FileKind } from '../../../../shared/core/importing/kinds.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import type { OrganizationFile } from './readOrganizationFile.ts'

const OrganizationRows = lazy(() => import('./OrganizationRows.tsx'))

interface FileImportProps {
  kind: FileKind
  title: string
  lead: string
  /** To the list that the rows come into. */
  back: { label: string; href: string }
}

/** A page for files of one kind: chosen, checked, then saved. */
export function FileImport({ kind, title, lead, back }: FileImportProps) {
  const [file, setFile] = useState<OrganizationFile>()
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <PageHeader
        title={title}
        subtitle={lead}
        actions={
          <Button variant="outlined" href={back.href}>
            {back.label}
          </Button>
        }
      />
      {file ? (
        <Suspense fallback={<RowsSkeleton rows={5} height={44} />}>
          <OrganizationRows key={file.importId} file={file} onAnother={() => setFile(undefined)} />
        </Suspense>
      ) : (
        <Panel>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <ChooseFile kind={kind} onChosen={setFile} />
          </Stack>
        </Panel>
      )}
    </Box>
  )
}
