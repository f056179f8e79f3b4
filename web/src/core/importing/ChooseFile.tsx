import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { csv } from '../../../../shared/core/grid/csv.ts'
import { columnLabel, organizationColumns } from '../../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../../shared/core/importing/importOutcome.ts'
import { importTexts } from '../../../../shared/core/importing/importsTexts.ts'
import { canUpdate, type FileKind } from '../../../../shared/core/importing/kinds.ts'
import { organizationImportTexts } from '../../../../shared/core/importing/organizationImportTexts.ts'
import type { Texts } from '../../../../shared/core/text/text.ts'
import { saveCsv } from '../data/saveFile.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { useLanguage, useText } from '../words/language.tsx'
import type { OrganizationFile } from './readOrganizationFile.ts'

/** A file of one kind of rows: what it has to hold, a template of it, and the choice of the file. */
export function ChooseFile({ kind, onChosen }: { kind: FileKind; onChosen: (file: OrganizationFile) => void }) {
  const text = useText(organizationImportTexts)
  const fault = useText<Texts>(importTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState<ImportReason | 'unreadable'>()
  const labels = (isNeeded: boolean) =>
    organizationColumns[kind]
      .filter((one) => one.isNeeded === isNeeded)
      .map(({ name }) => columnLabel(kind, name, language))
  const choose = async (chosen: File) => {
    try {
      const { readOrganizationFile } = await import('./readOrganizationFile.ts')
      const read = await readOrganizationFile(chosen, kind, language)
      if ('key' in read) setProblem(read)
      else onChosen(read)
    } catch {
      setProblem('unreadable')
    }
  }
  const saveTemplate = () => {
    const header = organizationColumns[kind].map(({ name }) => columnLabel(kind, name, language))
    // Not through `csv`, which would make text of a negative longitude.
    const example = organizationColumns[kind].map((column) => column.example)
    saveCsv(`${kind}.csv`, csv([header]) + line(example))
  }
  return (
    <>
      <Typography>{text(`${kind}Text`)}</Typography>
      <Typography color="textSecondary">
        {text('columns', { needed: labels(true).join(', '), others: labels(false).join(', ') })}{' '}
        {canUpdate(kind) ? text('emptyCells') : ''}
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
