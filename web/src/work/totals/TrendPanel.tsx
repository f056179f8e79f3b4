import { Box, Skeleton, Typography } from '@mui/material'
import { lazy } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { sumAmounts } from '../../../../shared/work/totals/totals.ts'
import { useApi } from '../../core/data/useApi.ts'
import { numberText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type Measure, measured, measures, trendPoints } from './measures.ts'

const PeriodBars = lazy(() => import('../../core/ui/PeriodBars.tsx'))
const chartHeight = 280

interface TrendPanelProps {
  list: { filters: { measure: string }; setFilters: (change: { measure: string }) => void }
  days: { start?: string; end?: string }
  all: Pick<Value<typeof totals.getFoodBankTotals>, 'range' | 'trend'>
  /** One food bank; without one, all of them together. */
  foodBank: { ID: number; Name: string } | undefined
}

/** One figure over time, of all food banks or of one. */
export function TrendPanel({ list, days, all, foodBank }: TrendPanelProps) {
  const text = useText(totalsTexts)
  const measure = measures.find((one) => one === list.filters.measure) ?? measures[0]
  const own = useApi(totals.getFoodBankTrend, foodBank ? { id: foodBank.ID, ...days } : null)
  const shown = foodBank ? own.data : all
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
        <Trend {...shown} measure={measure} title={title} />
      ) : own.error ? (
        <LoadFailed error={own.error} onRetry={() => own.mutate()} />
      ) : (
        <Skeleton variant="rounded" height={chartHeight} />
      )}
    </Panel>
  )
}

type TrendProps = TrendPanelProps['all'] & { measure: Measure; title: string }

function Trend({ range, trend, measure, title }: TrendProps) {
  const text = useText(totalsTexts)
  const { language } = useLanguage()
  if (trend.length === 0) return <EmptyState art="chart" title={text('emptyTitle')} text={text('emptyText')} />
  const total = measured(measure, sumAmounts(trend))
  const name = text(`measure.${measure}`)
  const summary = text('trendSummary', {
    measure: name,
    total: total === null ? text('none') : numberText(total, language),
  })
  return (
    <Box component="figure" aria-label={`${title}. ${summary}`} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      <WhenVisible height={chartHeight}>
        <PeriodBars
          bars={trendPoints(measure, range, trend)}
          label={name}
          amountText={(value) => numberText(value, language)}
          height={chartHeight}
        />
      </WhenVisible>
    </Box>
  )
}
