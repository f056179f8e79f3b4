import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { organizationImportTexts } from '../../../../shared/core/importing/organizationImportTexts.ts'
import type { OrganizationOutcome } from '../../../../shared/core/importing/outcome.ts'
import { rowEntry } from '../../../../shared/work/imports/rowKeys.ts'
import { useText } from '../words/language.tsx'
import type { FileRow, OrganizationFile } from './readOrganizationFile.ts'
import { useOutcomeText } from './useOutcomeText.ts'

/** A page of thousands of rows is read by nobody: the others are in the results file. */
const maxShown = 100

interface OrganizationTableProps {
  file: OrganizationFile
  outcomeOf: (row: FileRow) => OrganizationOutcome | undefined
  isResult: (row: FileRow) => boolean
}

export function OrganizationTable({ file: { kind, rows }, outcomeOf, isResult }: OrganizationTableProps) {
  const text = useText(organizationImportTexts)
  const outcomeText = useOutcomeText(kind)
  const isRefused = (row: FileRow) => outcomeOf(row)?.Outcome === 'refused'
  const shown = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))].slice(0, maxShown)
  return (
    <>
      {rows.length > maxShown ? (
        <Typography variant="body2" color="textSecondary">
          {text('shown', { count: maxShown })}
        </Typography>
      ) : null}
      <TableContainer tabIndex={0} role="region" aria-label={text('result')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{text('row')}</TableCell>
              <TableCell>{text('entry')}</TableCell>
              <TableCell>{text('result')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row.record.row}>
                <TableCell>{row.record.row}</TableCell>
                <TableCell sx={{ overflowWrap: 'break-word', minWidth: 130 }}>
                  {rowEntry(kind, row.record.cells)}
                </TableCell>
                <TableCell sx={{ color: isRefused(row) ? 'error.main' : undefined, minWidth: 120 }}>
                  {outcomeText(outcomeOf(row), isResult(row))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
