import { Alert, Button, Card, LinearProgress, Stack, Typography } from '@mui/material'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { instantText, numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type CountedReport, useSummaryJob } from './useSummaryJob.ts'

interface CountedInBackgroundProps {
  asked: CountedReport
  /** Time of the count; undefined before. */
  madeAt: string | undefined
  onCounted: () => unknown
}

/** Hand-overs that are too many for an answer: counted by a job, whose figures the page shows as soon as they are there. */
export function CountedInBackground({ asked, madeAt, onCounted }: CountedInBackgroundProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { running, failure, isBusy, count } = useSummaryJob(asked, onCounted)
  return (
    <Card className="no-print" sx={{ p: 2, mb: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography role="status">
          {running
            ? text('summaryCounting', { count: numberText(running.Done, language) })
            : madeAt
              ? text('summaryMade', { at: instantText(madeAt, language) })
              : text('summaryTooLarge')}
        </Typography>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {running ? (
          <LinearProgress sx={{ alignSelf: 'stretch' }} />
        ) : (
          <Button variant={madeAt ? 'text' : 'contained'} loading={isBusy} onClick={() => void count()}>
            {text(madeAt ? 'summaryAnew' : 'makeInBackground')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
