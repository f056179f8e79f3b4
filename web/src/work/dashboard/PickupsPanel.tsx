import { Box, Button, Skeleton, Typography } from '@mui/material'
import { lazy } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import { dashboardRange, defaultRange } from '../../../../shared/core/time/range.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { usePoundsText } from '../../core/figures/Weight.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { paths } from '../../core/paths.ts'
import { dayText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { everyDay, pickupSummary } from './dailyPickups.ts'
import { pickupsQuery } from './pickupsQuery.ts'

const PeriodBars = lazy(() => import('../../core/figures/PeriodBars.tsx'))
const PickupsTable = lazy(() => import('./PickupsTable.tsx'))

/** The specification's view option (section 2) first, and the same days as a table; the choice is in the URL. */
const views = { poundsDaily: 'pounds-daily', table: 'table' } as const

/** Pounds picked up per day in a period of the person's choice. */
export function PickupsPanel() {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const { filters, setFilters } = useListState({ ...defaultRange(today), view: views.poundsDaily })
  const isTable = filters.view === views.table
  const range = dashboardRange(filters, today)
  const answer = useLastKnown(dashboard.getDashboardPickups, pickupsQuery(range))
  const { data } = answer
  const hasPickups = data?.pickups.some(({ pounds }) => pounds > 0) ?? false
  return (
    <Panel
      title={text('chartTitle')}
      actions={
        hasPickups ? (
          <Button
            size="small"
            onClick={() => setFilters({ view: isTable ? views.poundsDaily : views.table })}
            aria-pressed={isTable}
          >
            {text(isTable ? 'showChart' : 'showTable')}
          </Button>
        ) : null
      }
    >
      <Box className="no-print" sx={{ mb: 2 }}>
        <DateRangeFilter value={filters} onChange={setFilters} today={today} />
        {filters.start && filters.start !== range.start ? (
          <Typography variant="body2" role="status" sx={{ mt: 1 }}>
            {text('chartTooOld', { start: dayText(range.start, language), end: dayText(range.end, language) })}
          </Typography>
        ) : null}
      </Box>
      <WhenLoaded answer={answer} skeleton={<Skeleton variant="rounded" height={chartHeight + 40} />}>
        {(data) => <Pickups {...data} isTable={isTable} />}
      </WhenLoaded>
    </Panel>
  )
}

const chartHeight = 300

type PickupsProps = Value<typeof dashboard.getDashboardPickups> & { isTable: boolean }

function Pickups({ startDate, endDate, pickups, isTable }: PickupsProps) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const { key, ...found } = pickupSummary(pickups, { start: startDate, end: endDate }, language)
  const summary = text(key, { ...found, total: pounds(found.total), most: pounds(found.most) })
  if (key === 'chartSummaryNone')
    return (
      <EmptyState
        art="chart"
        title={text('chartEmpty')}
        text={text('chartEmptyText')}
        action={{ label: text('newReceipt'), href: paths.newReceipt('Agency') }}
      />
    )
  return (
    <Box component="figure" aria-label={text('chartLabel', { summary })} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      <WhenVisible height={chartHeight}>
        {isTable ? (
          <PickupsTable pickups={pickups} />
        ) : (
          <PeriodBars
            bars={everyDay(pickups, startDate, endDate).map(({ date, pounds }) => ({ period: date, value: pounds }))}
            label={text('pounds')}
            amountText={pounds}
            height={chartHeight}
          />
        )}
      </WhenVisible>
    </Box>
  )
}
