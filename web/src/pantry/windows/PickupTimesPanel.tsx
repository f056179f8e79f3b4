import { Box } from '@mui/material'
import { useCallback, useMemo } from 'react'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { GridFooter } from '../../core/grid/GridFooter.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { PickupDays } from './PickupDays.tsx'
import type { PickupContext } from './pickupDay.ts'
import { useWindowDays } from './useWindowDays.tsx'

interface PickupTimesPanelProps {
  location: { readonly ID: number; readonly EntityID: number; readonly TimeZone: string }
}

/** The pickup times of a location by day, from today on; its owner changes them here. */
export default function PickupTimesPanel({ location }: PickupTimesPanelProps) {
  const text = useText(windowTexts)
  const prefix = useRolePrefix()
  const now = useNow(60_000)
  const today = dayOf(now, location.TimeZone)
  const isOwn = useSession().EntityID === location.EntityID
  const { isComing, query, filters } = useWindowDays(today)
  const pages = useServerPages(windows.getPickupTimesGrid, { PantryLocationID: location.ID, ...query })
  const { change } = pages
  const onChanged = useCallback(
    (changed: readonly PickupTime[]) => {
      const news = new Map(changed.map((time) => [time.ID, time]))
      change((rows) => rows.map((row) => news.get(row.ID) ?? row).toSorted(isComing ? nextFirst : latestFirst))
    },
    [change, isComing],
  )
  const onGone = useCallback((id: number) => change((rows) => rows.filter(({ ID }) => ID !== id)), [change])
  const context = useMemo(
    (): PickupContext => ({ location, isOwn, today, now, onChanged, onGone }),
    [location, isOwn, today, now, onChanged, onGone],
  )
  const href = paths.pickupLocation(prefix, location.ID, 0)
  const add = isOwn ? { action: { label: text('add'), href } } : {}
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{filters}</Box>
      {pages.error ? (
        <LoadFailed error={pages.error} message={text('loadLocationFailed')} onRetry={pages.refetch} />
      ) : (
        <Panel isFlush>
          {pages.isLoading ? <RowsSkeleton rows={6} height={56} /> : null}
          {!pages.isLoading && pages.rows.length === 0 ? (
            <EmptyState art="calendar" title={text('noneTitle')} text={text('noneText')} {...add} />
          ) : null}
          {pages.rows.length > 0 ? <PickupDays rows={pages.rows} context={context} /> : null}
          <GridFooter count={pages.rows.length} paging={pages} onRefresh={pages.refetch} />
        </Panel>
      )}
    </Box>
  )
}

const position = ({ PickupDay, PickupStartTime, ID }: PickupTime) =>
  `${PickupDay} ${PickupStartTime} ${String(ID).padStart(10, '0')}`
const nextFirst = (a: PickupTime, b: PickupTime) => (position(a) < position(b) ? -1 : 1)
const latestFirst = (a: PickupTime, b: PickupTime) => nextFirst(b, a)
