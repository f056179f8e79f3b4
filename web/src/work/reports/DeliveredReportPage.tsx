import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type ReportLink, reportLinkIn } from '../../../../shared/core/link/report.ts'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import { jobDays } from '../../../../shared/work/jobs/job.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import type { ReportDelivery } from '../../../../shared/work/schedules/api.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { FailedScreen } from '../../core/app/FailedScreen.tsx'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { PublicPage, PublicWaiting } from '../../core/app/PublicPage.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { type OpenDelivery, useReportDelivery } from './useReportDelivery.ts'

/** A scheduled report for whoever has the link of its e-mail: to download it, and to unsubscribe. */
export default function DeliveredReportPage() {
  const text = useText(scheduleTexts)
  const link = reportLinkIn(location.hash)
  if (!link) return <MessageScreen title={text('page.goneTitle')} text={text('page.goneText')} />
  return <ByLink link={link} />
}

function ByLink({ link }: { link: ReportLink }) {
  const text = useText(scheduleTexts)
  const open = useReportDelivery(link)
  usePageTitle(text('page.title'))
  if (open.isGone) return <MessageScreen title={text('page.goneTitle')} text={text('page.goneText')} />
  if (open.delivery) return <Delivered open={open} delivery={open.delivery} />
  if (open.hasFailed)
    return (
      <FailedScreen
        title={text('page.failedTitle')}
        text={text('page.failedText')}
        retry={text('page.tryAgain')}
        onRetry={open.reload}
      />
    )
  return <PublicWaiting label={text('page.loading')} />
}

interface Shown {
  open: OpenDelivery
  delivery: ReportDelivery
}

function Delivered({ open, delivery }: Shown) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const { language } = useLanguage()
  const { Report, EntityName, Start, End } = delivery
  const days = { start: formatDay(Start, language), end: formatDay(End, language) }
  return (
    <PublicPage>
      <Stack spacing={2.5}>
        <Box>
          <Typography variant="h1">{names(`report.${Report}`)}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {text('page.of', { entity: EntityName, ...days })}
          </Typography>
        </Box>
        {open.hasFailed ? <Alert severity="error">{text('page.failedText')}</Alert> : null}
        <ReportFileLink open={open} delivery={delivery} />
        <Divider />
        <Subscription open={open} delivery={delivery} />
      </Stack>
    </PublicPage>
  )
}

function ReportFileLink({ open, delivery: { File, End } }: Shown) {
  const text = useText(scheduleTexts)
  const { language } = useLanguage()
  if (!File) return <Alert severity="info">{text('page.fileGone', { days: jobDays })}</Alert>
  const until = formatDay(File.Expires.slice(0, 10), language)
  return (
    <Box key={End}>
      <Button
        variant="contained"
        size="large"
        startIcon={<FileDownloadOutlined />}
        onClick={() => void open.download()}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text('page.download', { name: File.FileName })}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text('page.until', { day: until })}
      </Typography>
    </Box>
  )
}

function Subscription({ open, delivery: { EMailAddress, IsSubscribed, Frequency } }: Shown) {
  const text = useText(scheduleTexts)
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    await open.subscribe(!IsSubscribed).finally(() => setBusy(false))
  }
  const values = { address: EMailAddress, frequency: text(`mail.frequency.${Frequency}`) }
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {text(IsSubscribed ? 'page.subscribed' : 'page.unsubscribed', values)}
      </Typography>
      <Button variant="outlined" loading={busy} onClick={() => void change()}>
        {text(IsSubscribed ? 'page.unsubscribe' : 'page.subscribe')}
      </Button>
    </Box>
  )
}
