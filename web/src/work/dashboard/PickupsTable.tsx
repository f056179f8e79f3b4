import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'
import type { DailyPickup } from './dailyPickups.ts'

/** The chart's days as a table, newest first, without the days on which nothing was picked up. */
export default function PickupsTable({ pickups }: { pickups: readonly DailyPickup[] }) {
  const text = useText(dashboardTexts)
  const days = pickups.filter(({ pounds }) => pounds > 0).toReversed()
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text('chartTitle')} sx={{ maxHeight: 300 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{text('day')}</TableCell>
            <TableCell align="right">{text('pounds')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ date, pounds }) => (
            <TableRow key={date}>
              <TableCell>
                <CalendarDay value={date} />
              </TableCell>
              <TableCell align="right">
                <Weight value={pounds} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
