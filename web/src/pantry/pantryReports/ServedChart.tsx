import { Box, Typography } from '@mui/material'
import { lazy } from 'react'
import type { CustomerSummary } from '../../../../shared/pantry/pantryReports/summary.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { monthText } from '../../core/time/monthText.ts'
import { dayText, numberText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

const PeriodBars = lazy(() => import('../../core/figures/PeriodBars.tsx'))
const chartHeight = 240

/** Visits over time, with the busiest day or month in words. */
export function ServedChart({ periods }: { periods: CustomerSummary['Periods'] }) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const most = periods.reduce((best, one) => (one.Visits > best.Visits ? one : best))
  const period = (most.Period.length === 7 ? monthText : dayText)(most.Period, language)
  const summary = text('busiest', { period, count: numberText(most.Visits, language) })
  return (
    <Panel title={text('visitsOverTime')}>
      <Box component="figure" aria-label={`${text('visitsOverTime')}. ${summary}`} sx={{ m: 0 }}>
        <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {summary}
        </Typography>
        <WhenVisible height={chartHeight}>
          <PeriodBars
            bars={periods.map(({ Period, Visits }) => ({ period: Period, value: Visits }))}
            label={text('visits')}
            amountText={(value) => numberText(value, language)}
            height={chartHeight}
          />
        </WhenVisible>
      </Box>
    </Panel>
  )
}
