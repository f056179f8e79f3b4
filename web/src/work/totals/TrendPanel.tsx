import { Box, Skeleton, Typography } from '@mui/material'
import { lazy } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { sumAmounts } from '../../../../shared/work/totals/totals.ts'
import { useApi } from '../../core/data/useApi.ts'
import { numberText, percentText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { isSum, type Measure, measured, measures, trendPoints } from './measures.ts'

const PeriodBars = lazy(() => import('../../core/figures/PeriodBars.tsx'))
const chartHeight = 280

interface TrendPanelProps {
  list: { filters: { measure: string }; setFilters: (change: { measure: string }) => void }
  days: { start?: string; end?: string }
  all: Pick<Value<typeof totals.getFoodBankTotals>, 'range' | 'rows' | 'trend' | 'split'>
  /** One food bank; without one, all of them together. */
  foodBank: { ID: number; Name: string } | undefined
}

/** One figure over time, of all food banks or of one. */
export function TrendPanel({ list, days, all, foodBank }: TrendPanelProps) {
  const text = useText(totalsTexts)
  const measure = measures.find((one) => one === list.filters.measure) ?? measures[0]
  const own = useApi(totals.getFoodBankTrend, foodBank ? { id: foodBank.ID, ...days } : null)
  const shown = foodBank ? own.data : all
  const parts = foodBank || !isSum(measure) ? undefined : all
  const name = text(`measure.${measure}`)
  const title = text(all.range.by === 'day' ? 'trendByDay' : 'trendByMonth', {
    measure: name,
    foodBank: foodBank?.Name ?? text('all'),
  })
  const choice = (
    <SelectFilter
      label={text('measure')}
      value={measure}
      onChange={(next) => list.setFilters({ measure: next })}
      options={measures.map((one) => ({ value: one, label: text(`measure.${one}`) }))}
      width={200}
    />
  )
  return (
    <Panel title={title} actions={choice}>
      {shown ? (
        <Trend {...shown} measure={measure} title={title} split={parts} />
      ) : own.error ? (
        <LoadFailed error={own.error} onRetry={() => own.mutate()} />
      ) : (
        <Skeleton variant="rounded" height={chartHeight} />
      )}
    </Panel>
  )
}

interface TrendProps extends Pick<TrendPanelProps['all'], 'range' | 'trend'> {
  measure: Measure
  title: string
  /** Shows the food banks in each bar. */
  split: TrendPanelProps['all'] | undefined
}

function Trend({ range, trend, measure, title, split }: TrendProps) {
  const text = useText(totalsTexts)
  const { language } = useLanguage()
  if (trend.length === 0) return <EmptyState art="chart" title={text('emptyTitle')} text={text('emptyText')} />
  const shown = (value: number) => (measure === 'Share' ? percentText(value, language) : numberText(value, language, 0))
  const total = measured(measure, sumAmounts(trend))
  const name = text(`measure.${measure}`)
  const summary = text('trendSummary', { measure: name, total: total === null ? text('none') : shown(total) })
  const names = new Map(split?.rows.map(({ FoodBank: { ID, Name } }) => [ID, Name]))
  const parts = split?.split.map(({ FoodBankID, trend: part }) => ({
    name: names.get(FoodBankID) ?? text('others'),
    bars: trendPoints(measure, range, part),
  }))
  return (
    <Box component="figure" aria-label={`${title}. ${summary}`} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      <WhenVisible height={chartHeight}>
        <PeriodBars
          bars={trendPoints(measure, range, trend)}
          {...(parts && parts.length > 1 ? { parts } : {})}
          label={name}
          amountText={shown}
          height={chartHeight}
        />
      </WhenVisible>
    </Box>
  )
}
