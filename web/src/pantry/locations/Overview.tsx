import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { useMemo } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import type { LocationOverview, OverviewGroup } from '../../../../shared/pantry/locations/overview.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TotalCells } from '../windows/TotalCells.tsx'
import { LocationCards } from './LocationCards.tsx'
import { LocationRows } from './LocationRows.tsx'
import { overviewGroups, type ShownGroup } from './overviewGroups.ts'

const columns = ['pickupDay', 'slots', 'orders', 'inProgress', 'successful', 'cancelled', 'action'] as const
/** Locations that begin unfolded: more is a wall of rows. */
const openAtFirst = 1

/** Locations under their food banks, with the sums of their days: a table, on a phone cards. */
export function Overview({ rows, all }: { rows: readonly LocationOverview[]; all: readonly OverviewGroup[] }) {
  const text = useText(locationTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const groups = useMemo(() => overviewGroups(rows, all), [rows, all])
  const isOpen = (id: number) => rows.slice(0, openAtFirst).some(({ ID }) => ID === id)
  if (isPhone)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
        {groups.map((group) => (
          <LocationCards key={group.ID} group={group} isOpen={isOpen} />
        ))}
      </Box>
    )
  return (
    <TableContainer>
      <Table aria-label={text('title')} size="small">
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{text(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <FoodBankRows key={group.ID} group={group} isOpen={isOpen} />
        ))}
      </Table>
    </TableContainer>
  )
}

function FoodBankRows({ group, isOpen }: { group: ShownGroup; isOpen: (id: number) => boolean }) {
  const text = useText(locationTexts)
  const { language } = useLanguage()
  const { count } = group
  return (
    <>
      <TableBody>
        <TableRow sx={{ bgcolor: 'action.selected' }}>
          <TableCell component="th" scope="rowgroup">
            <Box sx={{ fontWeight: 700 }}>{group.Name}</Box>
            <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {text(plural(language, 'foodBankGroup', count), { count })}
            </Box>
          </TableCell>
          <TotalCells totals={group.totals} isStrong />
          <TableCell />
        </TableRow>
      </TableBody>
      {group.locations.map((location) => (
        <LocationRows key={location.location.ID} group={location} isOpenAtFirst={isOpen(location.location.ID)} />
      ))}
    </>
  )
}
