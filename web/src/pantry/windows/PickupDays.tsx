import { Box, Table, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { useMemo, useRef, useState } from 'react'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { useText } from '../../core/words/language.tsx'
import { PickupDayCard } from './PickupDayCard.tsx'
import { PickupDayRows } from './PickupDayRows.tsx'
import { type PickupContext, pickupDays } from './pickupDay.ts'

/** Days that begin unfolded beside a table: more is a wall of rows, and on a phone one day is. */
const openAtFirst = 3

/** Pickup times grouped by day: a table, on a phone cards. */
export function PickupDays({ rows, context }: { rows: readonly PickupTime[]; context: PickupContext }) {
  const text = useText(windowTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const days = useMemo(() => pickupDays(rows), [rows])
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const props = days.map((day, index) => ({
    group: day,
    context,
    isOpen: (!isPhone && index < openAtFirst) !== toggled.has(day.day),
    onToggle: () => setToggled(toggled.symmetricDifference(new Set([day.day]))),
  }))
  if (isPhone)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
        {props.map((one) => (
          <PickupDayCard key={one.group.day} {...one} />
        ))}
      </Box>
    )
  return (
    <TableContainer>
      <Table ref={table} aria-label={text('pickupTimes')} size="small" sx={dense}>
        <TableHead>
          <TableRow>
            {(['time', 'valid', 'maximumOrders', 'activity', 'status', 'action'] as const).map((name) => (
              <TableCell key={name}>{text(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        {props.map((one) => (
          <PickupDayRows key={one.group.day} {...one} />
        ))}
      </Table>
    </TableContainer>
  )
}

/** The page's `overflowWrap` would break the headings between letters. */
/** Two lines of a row fit 52 px. */
const dense = {
  '& thead th': { overflowWrap: 'normal' },
  '& tbody tr': { height: 48 },
  '& tbody td, & tbody th': { py: 0 },
} as const
