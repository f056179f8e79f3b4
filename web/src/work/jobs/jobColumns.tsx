import CancelOutlined from '@mui/icons-material/CancelOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { Box, LinearProgress, Typography } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { type Language, plural } from '../../../../shared/core/text/text.ts'
import { formatDay, formatDayRange, formatInstant, localDay } from '../../../../shared/core/time/zone.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import type { Job, JobState } from '../../../../shared/work/jobs/job.ts'
import { jobDone, jobName } from '../../../../shared/work/jobs/jobName.ts'
import { canBeRequested } from '../../../../shared/work/jobs/kinds.ts'
import { canBeCancelled, downloadRefusal, isJobOver, jobPercent } from '../../../../shared/work/jobs/lifecycle.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { useJobActions } from '../../core/jobMachine/useJobs.ts'
import { serverNow } from '../../core/time/clock.ts'
import { numberText } from '../../core/time/time.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'

const tones: Readonly<Record<JobState, Tone>> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
}

export const jobColumns = (text: TextOf<typeof jobTexts>): Column<Job>[] => [
  column('Kind', text('name'), { flex: 1.4, minWidth: 180 }, (job) => <Name job={job} />),
  column('Created', text('asked'), { flex: 1, minWidth: 160 }, (job) => <Asked job={job} />),
  column('State', text('status'), { flex: 1.4, minWidth: 200 }, (job) => <Progress job={job} />),
  column('Done', text('rows'), { width: 150 }, (job) => <Rows job={job} />),
  column('Action', text('action'), { width: 112 }, (job) => <Actions job={job} />),
]

interface OfJob {
  job: Job
}

/** First and last day of what was asked for; null where it is open. */
function rangeOfJob({ Parameters }: Job): (string | null)[] | undefined {
  if ('dateStartFilter' in Parameters || 'dateEndFilter' in Parameters)
    return [Parameters.dateStartFilter ?? null, Parameters.dateEndFilter ?? null]
  return 'report' in Parameters ? [Parameters.start, Parameters.end] : undefined
}

function rangeText([start, end]: readonly (string | null)[], language: Language): string {
  if (start && end) return formatDayRange(start, end, language)
  return `${start ? formatDay(start, language) : ''} – ${end ? formatDay(end, language) : ''}`
}

function Name({ job }: OfJob) {
  const { language } = useLanguage()
  const range = rangeOfJob(job)
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.3 }}>
      <Box sx={{ fontWeight: 600 }}>{jobName(job, language)}</Box>
      {range ? (
        <Typography variant="body2" color="textSecondary">
          {rangeText(range, language)}
        </Typography>
      ) : null}
    </Box>
  )
}

function Asked({ job }: OfJob) {
  const { language } = useLanguage()
  const { zone } = useToday()
  return formatInstant(new Date(job.Created), zone, language)
}

const isDelivered = ({ Kind, State }: Job) => Kind === 'message' && State === 'done'

/** The state, and below it how far it is, why it failed, or how long the file is kept. */
function Progress({ job }: OfJob) {
  const text = useText(jobTexts)
  const { language } = useLanguage()
  const { zone } = useToday()
  const percent = jobPercent(job)
  const isExpired = job.State === 'done' && downloadRefusal(job, new Date(serverNow())) !== undefined
  const day = job.Expires ? formatDay(localDay(new Date(job.Expires), zone), language) : ''
  const kept = isExpired ? text('gone') : text('until', { day })
  const note = job.State === 'done' ? job.Expires && kept : job.Reason
  return (
    <Box sx={{ width: '100%', minWidth: 0, py: 0.5 }}>
      <StatusChip label={text(isDelivered(job) ? 'state.delivered' : `state.${job.State}`)} tone={tones[job.State]} />
      {job.State === 'running' ? (
        <LinearProgress
          aria-label={text('state.running')}
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          {...(percent === undefined ? {} : { value: percent })}
          sx={{ mt: 0.75, maxWidth: 220 }}
        />
      ) : null}
      {note ? (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'normal', lineHeight: 1.3, mt: 0.25 }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  )
}

function Rows({ job }: OfJob) {
  const text = useText(jobTexts)
  const { language } = useLanguage()
  const refused = text(plural(language, 'rowsRefused', job.Refused), { count: numberText(job.Refused, language) })
  return (
    <Box>
      {jobDone(job, language)}
      {job.Refused > 0 ? <Typography color="error">{refused}</Typography> : null}
    </Box>
  )
}

function Actions({ job }: OfJob) {
  const text = useText(jobTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const { cancel, repeat, download } = useJobActions()
  const { ID: id } = job
  const name = jobName(job, language)
  const hasFile = downloadRefusal(job, new Date(serverNow())) === undefined
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mx: -1 }}>
      {hasFile ? (
        <IconAction
          label={text('downloadNamed', { name })}
          tooltip={text('download')}
          onClick={() => void download(id)}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconAction>
      ) : null}
      {isJobOver(job) && canBeRequested(job.Kind) ? (
        <IconAction label={text('againNamed', { name })} tooltip={text('again')} onClick={() => void repeat(id)}>
          <ReplayOutlined fontSize="small" />
        </IconAction>
      ) : null}
      {canBeCancelled(job) ? (
        <IconAction label={text('cancelNamed', { name })} tooltip={shell('cancel')} onClick={() => void cancel(id)}>
          <CancelOutlined fontSize="small" />
        </IconAction>
      ) : null}
    </Box>
  )
}

/** The same on a phone. */
export const JobCard = ({ job }: OfJob) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
    <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
      <Name job={job} />
      <Typography variant="body2" color="textSecondary" component="div">
        <Asked job={job} />
      </Typography>
      <Progress job={job} />
      <Rows job={job} />
    </Box>
    <Actions job={job} />
  </Box>
)
