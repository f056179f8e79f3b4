import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material'
import type { Impact, ImpactFigures } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { monthText } from '../../core/time/monthText.ts'
import { numberText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useImpactTexts } from './useImpactTexts.ts'

export const impactColumns = [
  ['donations', 'Donations'],
  ['receipts', 'Receipts'],
  ['poundsColumn', 'ReceivedPounds'],
  ['mealsColumn', 'Meals'],
  ['shareColumn', 'ShareClaimed'],
  ['minutesColumn', 'MinutesToClaim'],
] as const

/** The months in figures, newest first, with their total. */
export function ImpactTable({ impact: { Months, Total } }: { impact: Impact }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  return (
    <Panel title={text('table')}>
      <TableContainer tabIndex={0} role="region" aria-label={text('byMonth')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('month')}</TableCell>
              {impactColumns.map(([name]) => (
                <TableCell key={name} align="right">
                  {text(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {Months.toReversed().map((month) => (
              <TableRow key={month.Month}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {monthText(month.Month, language)}
                </TableCell>
                <Figures figures={month} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { typography: 'body2', fontWeight: 700, color: 'text.primary' } }}>
              <TableCell component="th" scope="row">
                {text('total')}
              </TableCell>
              <Figures figures={Total} />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Panel>
  )
}

function Figures({ figures }: { figures: ImpactFigures }) {
  const { language } = useLanguage()
  const { share, minutes } = useImpactTexts()
  return impactColumns.map(([name, field]) => (
    <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
      {field === 'ShareClaimed'
        ? share(figures[field])
        : field === 'MinutesToClaim'
          ? minutes(figures[field])
          : numberText(figures[field], language, 0)}
    </TableCell>
  ))
}
