import NotificationImportantOutlined from '@mui/icons-material/NotificationImportantOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { Box, LinearProgress, Typography } from '@mui/material'
import type { StatusSummary } from '../../../../shared/rescue/donations/api.ts'
import { showsProgress } from '../../../../shared/rescue/donations/status/primaryStatus.ts'
import { statusGridTexts } from '../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { clamped } from '../../core/grid/lines.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'

/** Icon of a status: problems come before what is to do; most donations have neither. */
export function StatusIcon({ status }: { status: StatusSummary }) {
  const text = useText(statusGridTexts)
  if (status.IsWarningOrFailure)
    return <WarningAmberOutlined color="warning" fontSize="small" titleAccess={text('faultTitle')} />
  if (status.IsActionRequired)
    return <NotificationImportantOutlined color="info" fontSize="small" titleAccess={text('attention')} />
  return null
}

/** Progress of a donation; hidden at its ends (section 4). */
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
  // With the bar at most 113 of the 120 px of a grid's row.
  const subtitleLines = status.Title.length > oneLineTitle ? 3 : 4
  return (
    <Box sx={{ width: '100%', minWidth: 0, whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <StatusIcon status={status} />
        <Typography component="span" title={status.Title} sx={{ fontWeight: 600, lineHeight: 1.3, ...clamped(2) }}>
          {status.Title}
        </Typography>
      </Box>
      {status.Subtitle ? (
        <Typography
          variant="body2"
          color="textSecondary"
          title={status.Subtitle}
          sx={{ lineHeight: 1.3, mt: 0.25, ...clamped(subtitleLines) }}
        >
          {status.Subtitle}
        </Typography>
      ) : null}
      <StatusProgress status={status} />
    </Box>
  )
}

/** Characters that the narrowest status column shows in one line. */
const oneLineTitle = 22

/** The title in the colour of its state, in two lines at most; the words say the same. */
export const StatusMark = ({ status }: { status: StatusSummary }) => (
  <Box
    title={status.Title}
    sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, '&& .MuiChip-label': clamped(2) }}
  >
    <StatusIcon status={status} />
    <StatusChip label={status.Title} tone={status.Tone} isSmall />
  </Box>
)

/** Characters of a title that leave room for a second line. */
const oneLineChip = 24

const until = {
  color: 'text.secondary',
  fontSize: 'overline.fontSize',
  lineHeight: 1.2,
  whiteSpace: 'normal',
  ...clamped(2),
} as const

/** The status in a grid: a compact row has its title, and below it `brief`, or the subtitle where there is none. */
export function StatusCell({ status, brief = '' }: { status: StatusSummary; brief?: string }) {
  if (!useIsCompact()) return <StatusSummaryView status={status} />
  return (
    <Box sx={{ width: '100%', minWidth: 0, lineHeight: 1.3 }}>
      <StatusMark status={status} />
      {status.Subtitle && status.Title.length <= oneLineChip ? (
        <Box title={status.Subtitle} sx={until}>
          {brief || status.Subtitle}
        </Box>
      ) : null}
    </Box>
  )
}
