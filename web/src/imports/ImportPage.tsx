import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { isFoodBankAdministrator } from '../../../shared/access.ts'
import type { ImportReason } from '../../../shared/csv/outcome.ts'
import { csv } from '../../../shared/grid/csv.ts'
import {
  columnLabel,
  type PartyImportKind,
  partyColumns,
  partyImportKinds,
} from '../../../shared/partyImport/columns.ts'
import { app } from '../../../shared/text/app.ts'
import { importTexts } from '../../../shared/text/imports.ts'
import { partyImportTexts } from '../../../shared/text/partyImport.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'
import { saveText } from '../donations/bulk/saveText.ts'
import { useListState } from '../grid/useListState.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { SelectFilter } from '../ui/filters.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import type { PartyFile } from './readPartyFile.ts'

/** The reader of files and the list of their rows load when a file is chosen. */
const PartyRows = lazy(() => import('./PartyRows.tsx'))

/** A food bank brings in many agencies, donor locations or people from one file: chosen, checked, then saved. */
export default function ImportPage() {
  const text = useText(partyImportTexts)
  const frame = useText(app)
  const { ActiveRole } = useSession()
  const { filters, setFilters } = useListState({ kind: 'agencies' })
  const [file, setFile] = useState<PartyFile>()
  /** Only administrators invite people. */
  const kinds = partyImportKinds.filter((kind) => kind !== 'people' || isFoodBankAdministrator(ActiveRole))
  const kind = kinds.find((one) => one === filters.kind) ?? 'agencies'
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <PageHeader title={frame('partyImport')} subtitle={text('lead')} />
      {file ? (
        <Suspense fallback={<RowsSkeleton rows={5} height={44} />}>
          <PartyRows key={file.importId} file={file} onAnother={() => setFile(undefined)} />
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

function ChooseFile({ kind, onChosen }: { kind: PartyImportKind; onChosen: (file: PartyFile) => void }) {
  const text = useText(partyImportTexts)
  const fault = useText(importTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState<ImportReason | 'unreadable'>()
  const labels = (isNeeded: boolean) =>
    partyColumns[kind].filter((one) => one.isNeeded === isNeeded).map(({ name }) => columnLabel(kind, name, language))
  const choose = async (chosen: File) => {
    try {
      const { readPartyFile } = await import('./readPartyFile.ts')
      const read = await readPartyFile(chosen, kind)
      if ('key' in read) setProblem(read)
      else onChosen(read)
    } catch {
      setProblem('unreadable')
    }
  }
  const saveTemplate = () => {
    const header = partyColumns[kind].map(({ name }) => columnLabel(kind, name, language))
    // Not through `csv`, which would make text of a negative longitude.
    const example = partyColumns[kind].map((column) => column.example)
    saveText(`${kind}.csv`, csv([header]) + line(example))
  }
  return (
    <>
      <Typography>{text(`${kind}Text`)}</Typography>
      <Typography color="textSecondary">
        {text('columns', { needed: labels(true).join(', '), others: labels(false).join(', ') })} {text('emptyCells')}
      </Typography>
      {problem ? (
        <Alert severity="error">
          {problem === 'unreadable' ? text('fileUnreadable') : fault(problem.key, problem.values)}
        </Alert>
      ) : null}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <FileButton label={text('choose')} accept=".csv,.txt,.xlsx,text/csv" onChoose={choose} />
        <Button onClick={saveTemplate}>{text('template')}</Button>
      </Stack>
    </>
  )
}

const line = (cells: readonly string[]) =>
  `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\r\n`
