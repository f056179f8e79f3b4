import { Alert, Box, Button, Collapse } from '@mui/material'
import { lazy, Suspense, useCallback, useState } from 'react'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { GridFooter } from '../../core/grid/GridFooter.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { useWindowDays } from './useWindowDays.tsx'

const AddWindowsPanel = lazy(() => import('./add/AddWindowsPanel.tsx'))

/** Delivery windows, under their sums; each with its orders. */
export default function DeliveryWindowsPage() {
  const text = useText(windowTexts)
  const session = useSession()
  const today = dayOf(useNow(60_000))
  const { query, filters } = useWindowDays(today)
  const pages = useServerPages(windows.getDeliveryTimesGrid, query)
  // The request of the first page: it has the sums of all.
  const first = useApi(windows.getDeliveryTimesGrid, query).data
  const overall = first?.Overall
  const programs = useApi(deliveryprograms.listDeliveryPrograms, {})
  // New windows are meant in the owner's zone.
  const zone = first?.TimeZone
  const [isAdding, setAdding] = useState(false)
  // Section 6: an agency delivers by its programs alone.
  const needsProgram = session.ActiveRole === 'agency' && programs.data?.length === 0
  const canAdd = programs.data !== undefined && zone !== undefined && !needsProgram
  const { change } = pages
  const onGone = useCallback((id: number) => change((rows) => rows.filter(({ ID }) => ID !== id)), [change])
  const onChanged = useCallback(
    (changed: DeliveryTime) =>
      change((rows) => rows.map((row) => (row.ID === changed.ID ? { ...row, ...changed } : row))),
    [change],
  )
  const start = () => setAdding(true)
  return (
    <>
      <PageHeader
        title={text('deliveryTitle')}
        subtitle={text('deliveryLead')}
        actions={
          <Button
            variant={isAdding ? 'outlined' : 'contained'}
            disabled={!canAdd}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            {text(isAdding ? 'hideAdd' : 'addDelivery')}
          </Button>
        }
      />
      {needsProgram ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('programFirst')}
        </Alert>
      ) : null}
      <Collapse in={isAdding} mountOnEnter unmountOnExit>
        <Box sx={{ mb: 2.5 }}>
          <Suspense fallback={<RowsSkeleton rows={6} height={56} />}>
            <AddWindowsPanel
              zone={zone ?? zoneHere()}
              programs={programs.data ?? []}
              onCancel={() => setAdding(false)}
              onAdded={() => setAdding(false)}
            />
          </Suspense>
        </Box>
      </Collapse>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        {filters}
      </Box>
      {pages.error ? (
        <LoadFailed error={pages.error} message={text('loadDeliveryFailed')} onRetry={pages.refetch} />
      ) : (
        <Panel isFlush>
          {pages.isLoading ? <RowsSkeleton rows={8} height={52} /> : null}
          {!pages.isLoading && pages.rows.length === 0 ? (
            <EmptyState
              art="truck"
              title={text('noDeliveryTitle')}
              text={text('noDeliveryText')}
              {...(canAdd && !isAdding ? { action: { label: text('addDelivery'), onClick: start } } : {})}
            />
          ) : null}
          {pages.rows.length > 0 ? <DeliveryList rows={pages.rows} {...{ overall, onGone, onChanged }} /> : null}
          <GridFooter count={pages.rows.length} paging={pages} onRefresh={pages.refetch} />
        </Panel>
      )}
    </>
  )
}
