import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { maxNeighborRows, type NeighborList } from '../../../../shared/pantry/invitations/neighborRows.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { FileButton } from '../../core/ui/FileButton.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import type { FileProblem } from './readNeighborFile.ts'

/** The list and the reader of files load when a file is chosen. */
const BulkList = lazy(() => import('./BulkList.tsx'))

/** Of `readNeighborFile.ts`, which loads later. */
const maxMegabytes = 20

/** Invites the neighbors of a spreadsheet (state app.orderahead-invitation-bulk). */
export default function BulkInvitationPage() {
  const text = useText(invitationTexts)
  const frame = useText(app)
  const prefix = useRolePrefix()
  const [list, setList] = useState<NeighborList>()
  const [problem, setProblem] = useState<FileProblem>()
  const choose = async (file: File) => {
    setProblem(undefined)
    try {
      const { readNeighborFile } = await import('./readNeighborFile.ts')
      const read = await readNeighborFile(file)
      if (typeof read === 'string') setProblem(read)
      else setList(read)
    } catch {
      setProblem('unreadable')
    }
  }
  const saveTemplate = async () => (await import('./saveTemplate.ts')).saveTemplate()
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <PageHeader title={frame('bulkInvitation')} subtitle={text('bulkLead')} back={paths.invitations(prefix)} />
      {list ? (
        <Suspense fallback={<RowsSkeleton rows={6} height={52} />}>
          <BulkList list={list} onAnother={() => setList(undefined)} />
        </Suspense>
      ) : (
        <Panel>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography>{text('fileText')}</Typography>
            {problem ? (
              <Alert severity="error">{text(problem, { megabytes: maxMegabytes, rows: maxNeighborRows })}</Alert>
            ) : null}
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
              <FileButton label={text('chooseFile')} accept=".csv,.txt,.xlsx,text/csv" onChoose={choose} />
              <Button onClick={() => void saveTemplate()}>{text('template')}</Button>
            </Stack>
          </Stack>
        </Panel>
      )}
    </Box>
  )
}
