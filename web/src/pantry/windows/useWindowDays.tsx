import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { windowsRange } from '../../../../shared/pantry/windows/windowRange.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { CountTabs } from '../../core/ui/CountTabs.tsx'
import { useText } from '../../core/words/language.tsx'

const WindowRange = lazy(() => import('./WindowRange.tsx'))

const views = ['coming', 'all'] as const

/** Days of a list of windows: from today on with the next one first, or all of a range with the latest first. */
export function useWindowDays(today: string) {
  const text = useText(windowTexts)
  const range = windowsRange(today)
  const list = useListState({ view: 'coming', ...range })
  const { view, start, end } = list.filters
  const isComing = view === 'coming'
  const isWhole = start === range.start && end === range.end
  const coming = { dateStartFilter: today, order: 'next' } as const
  return {
    isComing,
    query: isComing ? coming : isWhole ? {} : dateFilters({ start, end }),
    filters: (
      <>
        <CountTabs
          label={text('days')}
          value={view}
          onChange={(chosen) => list.setFilters({ view: chosen })}
          tabs={views.map((value) => ({ value, label: text(`days.${value}`) }))}
        />
        {isComing ? null : (
          <Suspense fallback={<Box sx={{ height: 40 }} />}>
            <WindowRange value={{ start, end }} onChange={list.setFilters} today={today} />
          </Suspense>
        )}
      </>
    ),
  }
}
