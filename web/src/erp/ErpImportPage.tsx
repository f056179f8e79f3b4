import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { lazy, Suspense, useState } from 'react'
import { erpTexts } from '../../../shared/text/erp.ts'
import { useText } from '../app/language.tsx'
import { ChooseFile } from '../imports/ChooseFile.tsx'
import type { PartyFile } from '../imports/readPartyFile.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'

const PartyRows = lazy(() => import('../imports/PartyRows.tsx'))

/** A file of the ERP system: chosen, checked, then saved; its rows wait to be matched. */
export default function ErpImportPage() {
  const text = useText(erpTexts)
  const [file, setFile] = useState<PartyFile>()
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <PageHeader
        title={text('importTitle')}
        subtitle={text('importLead')}
        actions={
          <Button variant="outlined" href={paths.erpMatching()}>
            {text('back')}
          </Button>
        }
      />
      {file ? (
        <Suspense fallback={<RowsSkeleton rows={5} height={44} />}>
          <PartyRows key={file.importId} file={file} onAnother={() => setFile(undefined)} />
        </Suspense>
      ) : (
        <Panel>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <ChooseFile kind="erpItems" onChosen={setFile} />
          </Stack>
        </Panel>
      )}
    </Box>
  )
}
