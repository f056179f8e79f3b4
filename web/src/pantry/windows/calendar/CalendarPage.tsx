import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Alert, Box, Button, LinearProgress, Typography, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useMemo, useState } from 'react'
import { dateFormat, monthOf } from '../../../../../shared/core/time/zone.ts'
import * as windows from '../../../../../shared/pantry/windows/api.ts'
import { isMonth, monthAfter } from '../../../../../shared/pantry/windows/month.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useListState } from '../../../core/grid/useListState.ts'
import { useNow } from '../../../core/time/clock.ts'
import { dayOf } from '../../../core/time/time.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { IconAction } from '../../../core/ui/IconAction.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { MonthList } from './MonthList.tsx'
import { MonthTable } from './MonthTable.tsx'

const DayDialog = lazy(() => import('./DayDialog.tsx'))

/** All windows of a month by day, with how full they are; on a phone the days that have any. */
export default function CalendarPage() {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const today = dayOf(useNow(60_000))
  const { filters, setFilters } = useListState({ month: '' })
  const [openDay, setOpenDay] = useState<string>()
  const month = isMonth(filters.month) ? filters.month : monthOf(today)
  const { data, error, isLoading, mutate } = useApi(windows.getWindowsCalendar, { month })
  const days = useMemo(() => Map.groupBy(data?.days ?? [], ({ Day }) => Day), [data])
  const turn = (months: number) => setFilters({ month: monthAfter(month, months) })
  const form = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = form.format(new Date(`${month}-01T00:00:00Z`))
  const props = { month, today, days, onOpen: setOpenDay }
  return (
    <>
      <PageHeader title={text('calendarTitle')} subtitle={text('calendarLead')} />
      <Panel isFlush>
        <Box sx={bar}>
          <IconAction label={text('monthBefore')} onClick={() => turn(-1)}>
            <ChevronLeft className="pointing" />
          </IconAction>
          <Typography
            variant="h3"
            component="h2"
            aria-live="polite"
            sx={{ minWidth: { sm: 180 }, textAlign: 'center', flex: { xs: 1, sm: 'none' } }}
          >
            {name}
          </Typography>
          <IconAction label={text('monthAfter')} onClick={() => turn(1)}>
            <ChevronRight className="pointing" />
          </IconAction>
          {month === monthOf(today) ? null : (
            <Button onClick={() => setFilters({ month: '' })}>{text('thisMonth')}</Button>
          )}
        </Box>
        {data && isLoading ? <LinearProgress /> : null}
        {data?.IsCut ? <Alert severity="warning">{text('calendarCut')}</Alert> : null}
        {error && !data ? <LoadFailed error={error} onRetry={mutate} /> : null}
        {data || error ? null : <RowsSkeleton rows={6} height={96} />}
        {data && days.size === 0 && isPhone ? (
          <EmptyState art="calendar" title={text('noneInMonth')} text={text('noneInMonthText')} />
        ) : null}
        {data ? isPhone ? <MonthList {...props} /> : <MonthTable {...props} label={name} /> : null}
        {data && days.size === 0 && !isPhone ? (
          <Typography color="textSecondary" role="status" sx={{ p: 2, textAlign: 'center' }}>
            {text('noneInMonth')}. {text('noneInMonthText')}
          </Typography>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {openDay ? (
          <DayDialog day={openDay} entries={days.get(openDay) ?? []} onClose={() => setOpenDay(undefined)} />
        ) : null}
      </Suspense>
    </>
  )
}

const bar = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 } as const
