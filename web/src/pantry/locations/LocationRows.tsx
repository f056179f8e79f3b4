import { Box, Button, TableBody, TableCell, TableRow } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { type LocationOverview, type PickupDay, totalsOfDay } from '../../../../shared/pantry/locations/overview.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { listedDay } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { Toggle } from '../../core/ui/Toggle.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TotalCells } from '../windows/TotalCells.tsx'
import { Dot } from './Dot.tsx'
import { type LocationGroup, placeName } from './overviewGroups.ts'

/** Days shown before the person asks for more. */
export const daysAtFirst = 14

interface LocationRowsProps {
  group: LocationGroup
  isOpenAtFirst: boolean
}

/** A location's own row with its sums, and below it its days. */
export function LocationRows({ group: { location, totals }, isOpenAtFirst }: LocationRowsProps) {
  const text = useText(locationTexts)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [isWhole, setWhole] = useState(false)
  const days = isWhole ? location.PickupDays : location.PickupDays.slice(0, daysAtFirst)
  const label = placeName(location)
  return (
    <TableBody>
      <TableRow sx={{ bgcolor: 'action.hover' }}>
        <TableCell component="th" scope="rowgroup">
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1 }}>
            <Toggle isOpen={isOpen} label={text(isOpen ? 'hideDays' : 'showDays', { label })} onToggle={setOpen} />
            <LocationDot location={location} />
            <LocationName location={location} />
          </Box>
        </TableCell>
        <TotalCells totals={totals} isStrong />
        <TableCell>
          <DetailsLink location={location} />
        </TableCell>
      </TableRow>
      {isOpen ? days.map((day) => <DayRows key={day.PickupDay} day={day} location={location} />) : null}
      {isOpen && days.length < location.PickupDays.length ? (
        <TableRow>
          <TableCell colSpan={7} align="center">
            <Button onClick={() => setWhole(true)}>{text('moreDays', { count: location.PickupDays.length })}</Button>
          </TableCell>
        </TableRow>
      ) : null}
      {isOpen && location.PickupDays.length === 0 ? (
        <TableRow>
          <TableCell colSpan={7} sx={{ color: 'text.secondary', pl: 6 }}>
            {text('noDays')}
          </TableCell>
        </TableRow>
      ) : null}
    </TableBody>
  )
}

export function LocationName({ location }: { location: LocationOverview }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{location.Label}</Box>
      <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{location.Address.AddressLine1}</Box>
    </Box>
  )
}

/** Green when active with an open window. */
export function LocationDot({ location: { IsActive, HasOpenWindow } }: { location: LocationOverview }) {
  const text = useText(locationTexts)
  return IsActive && HasOpenWindow ? (
    <Dot title={text('open')} colour="success.main" />
  ) : (
    <Dot title={text('inactiveLocation')} colour="error.main" />
  )
}

export function DetailsLink({ location: { ID, Label } }: { location: LocationOverview }) {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  return (
    <Button size="small" href={paths.pickupLocation(prefix, ID)} aria-label={text('detailsNamed', { label: Label })}>
      {text('details')}
    </Button>
  )
}

const DayOrders = lazy(() => import('./DayOrders.tsx'))

/** A day's counts; its orders unfold below. */
function DayRows({ day, location }: { day: PickupDay; location: LocationOverview }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TableRow hover>
        <TableCell>
          <Box sx={{ pl: 4 }}>
            <OverviewDay day={day} isOpen={isOpen} onToggle={setOpen} />
          </Box>
        </TableCell>
        <TotalCells totals={totalsOfDay(day)} />
        <TableCell>
          <DetailsLink location={location} />
        </TableCell>
      </TableRow>
      {isOpen ? (
        <TableRow>
          <TableCell colSpan={7} sx={{ pl: 6 }}>
            <OrdersOfDay day={day} location={location} />
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

export function OrdersOfDay(props: { day: PickupDay; location: LocationOverview }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={3} height={44} />}>
      <DayOrders {...props} />
    </Suspense>
  )
}

interface OverviewDayProps {
  day: PickupDay
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The day, green when one of its windows is open, and the toggle of its orders when it has any. */
export function OverviewDay({ day, isOpen, onToggle }: OverviewDayProps) {
  const text = useText(locationTexts)
  const { language } = useLanguage()
  const name = listedDay(day.PickupDay, language)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
      {day.TotalOrders > 0 ? (
        <Toggle isOpen={isOpen} label={text(isOpen ? 'hideOrders' : 'showOrders', { day: name })} onToggle={onToggle} />
      ) : (
        <Box sx={{ width: 30 }} />
      )}
      {name}
      {day.IsOpen ? <Dot title={text('open')} colour="success.main" /> : null}
    </Box>
  )
}
