import { Box, Typography } from '@mui/material'
import { lazy } from 'react'
import type { MonthlyImpact } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { usePoundsText } from '../../core/figures/Weight.tsx'
import { monthText } from '../../core/time/monthText.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

const PeriodBars = lazy(() => import('../../core/figures/PeriodBars.tsx'))

const chartHeight = 300

/** Pounds by month, with the most important of it in words. */
export function ImpactChart({ months }: { months: readonly MonthlyImpact[] }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const total = months.reduce((sum, { ReceivedPounds }) => sum + ReceivedPounds, 0)
  const most = months.reduce<MonthlyImpact | undefined>(
    (best, one) => (best && best.ReceivedPounds >= one.ReceivedPounds ? best : one),
    undefined,
  )
  if (!most || total === 0) return null
  const summary = text('chartSummary', {
    pounds: pounds(Math.round(total)),
    month: monthText(most.Month, language),
    most: pounds(Math.round(most.ReceivedPounds)),
  })
  return (
    <Panel title={text('chartTitle')}>
      <Box component="figure" aria-label={`${text('chartTitle')}. ${summary}`} sx={{ m: 0 }}>
        <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {summary}
        </Typography>
        <WhenVisible height={chartHeight}>
          <PeriodBars
            bars={months.map(({ Month, ReceivedPounds }) => ({ period: Month, value: ReceivedPounds }))}
            label={text('chartPounds')}
            amountText={(value) => pounds(Math.round(value))}
            height={chartHeight}
          />
        </WhenVisible>
      </Box>
    </Panel>
  )
}
