import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import {
  type LocationOverview,
  type OverviewTotals,
  type PickupDay,
  totalsOfDay,
} from '../../../../shared/pantry/locations/overview.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { Toggle } from '../../core/ui/Toggle.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CancelledPercent } from '../windows/TotalCells.tsx'
import { DetailsLink, daysAtFirst, LocationDot, LocationName, OrdersOfDay, OverviewDay } from './LocationRows.tsx'
import type { LocationGroup, ShownGroup } from './overviewGroups.ts'
import { placeName } from './overviewGroups.ts'

/** The same on a phone: a card for each location. */
export function LocationCards({ group, isOpen }: { group: ShownGroup; isOpen: (id: number) => boolean }) {
  return (
    <>
      <Box>
        <Typography variant="h3" component="h2">
          {group.Name}
        </Typography>
        <Counts totals={group.totals} />
      </Box>
      {group.locations.map((one) => (
        <LocationCard key={one.location.ID} group={one} isOpenAtFirst={isOpen(one.location.ID)} />
      ))}
    </>
  )
}

function LocationCard({
  group: { location, totals },
  isOpenAtFirst,
}: {
  group: LocationGroup
  isOpenAtFirst: boolean
}) {
  const text = useText(locationTexts)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [isWhole, setWhole] = useState(false)
  const days = isWhole ? location.PickupDays : location.PickupDays.slice(0, daysAtFirst)
  const label = placeName(location)
  return (
    <Card component="section" aria-label={label} variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Toggle isOpen={isOpen} label={text(isOpen ? 'hideDays' : 'showDays', { label })} onToggle={setOpen} />
        <LocationDot location={location} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LocationName location={location} />
        </Box>
        <DetailsLink location={location} />
      </Box>
      <Counts totals={totals} />
      {isOpen ? days.map((day) => <DayCard key={day.PickupDay} day={day} location={location} />) : null}
      {isOpen && days.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text('noDays')}</Box> : null}
      {isOpen && days.length < location.PickupDays.length ? (
        <Button onClick={() => setWhole(true)}>{text('moreDays', { count: location.PickupDays.length })}</Button>
      ) : null}
    </Card>
  )
}

function DayCard({ day, location }: { day: PickupDay; location: LocationOverview }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 1 }}>
      <Box sx={{ fontWeight: 600, ml: -0.5 }}>
        <OverviewDay day={day} isOpen={isOpen} onToggle={setOpen} />
      </Box>
      <Counts totals={totalsOfDay(day)} />
      {isOpen ? (
        <Box sx={{ mt: 1 }}>
          <OrdersOfDay day={day} location={location} />
        </Box>
      ) : null}
    </Box>
  )
}

function Counts({ totals }: { totals: OverviewTotals }) {
  const text = useText(locationTexts)
  const { language } = useLanguage()
  const counts = {
    slots: totals.slots === null ? text('unlimited') : numberText(totals.slots, language),
    orders: numberText(totals.orders, language),
    inProgress: numberText(totals.inProgress, language),
    successful: numberText(totals.successful, language),
    cancelled: <CancelledPercent percent={totals.cancelledPercent} />,
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {text(name)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {counts[name]}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
