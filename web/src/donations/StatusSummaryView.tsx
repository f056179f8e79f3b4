import NotificationImportantOutlined from '@mui/icons-material/NotificationImportantOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { StatusSummary } from '../../../shared/api/donations.ts'
import { showsProgress } from '../../../shared/status/primaryStatus.ts'
import { statusGridTexts } from '../../../shared/text/statusGrid.ts'
import { useText } from '../app/language.tsx'

/** What went wrong comes before what is to do; most donations have neither. */
export function StatusIcon({ status }: { status: StatusSummary }) {
  const text = useText(statusGridTexts)
  if (status.IsWarningOrFailure)
    return <WarningAmberOutlined color="warning" fontSize="small" titleAccess={text('warning')} />
  if (status.IsActionRequired)
    return <NotificationImportantOutlined color="info" fontSize="small" titleAccess={text('attention')} />
  return null
}

/** How far a donation has come; hidden at its ends (section 4). */
export function StatusProgress({ status }: { status: StatusSummary }) {
  const text = useText(statusGridTexts)
  if (!showsProgress(status.ProgressOverview)) return null
  return (
    <LinearProgress
      variant="determinate"
      aria-label={text('progress')}
      value={status.ProgressOverview}
      color={status.Tone === 'neutral' ? 'primary' : status.Tone}
      sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
    />
  )
}

/** A donation's status as grids and cards show it: title, subtitle, progress bar, attention or warning icon. */
export function StatusSummaryView({ status }: { status: StatusSummary }) {
  return (
    <Box sx={{ width: '100%', minWidth: 0, whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <StatusIcon status={status} />
        <Typography component="span" sx={{ fontWeight: 650, lineHeight: 1.3, ...clamped(3) }}>
          {status.Title}
        </Typography>
      </Box>
      {status.Subtitle ? (
        <Typography variant="body2" color="textSecondary" sx={subtitleLook}>
          {status.Subtitle}
        </Typography>
      ) : null}
      <StatusProgress status={status} />
    </Box>
  )
}

/** A grid's row has a fixed height: longer text ends in an ellipsis. */
const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const

const subtitleLook = { lineHeight: 1.35, mt: 0.25, ...clamped(4) } as const
