import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PauseOutlined from '@mui/icons-material/PauseOutlined'
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { formatDay, formatDayRange, formatInstant, localDay } from '../../../../shared/core/time/zone.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import type { ReportSchedule } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { whenText } from './scheduleWords.ts'
import { type ChangeSchedules, useScheduleActions } from './useSchedules.ts'

interface OfSchedule {
  schedule: ReportSchedule
}
interface Editing {
  open: (id: number) => void
  change: ChangeSchedules
}

export const scheduleColumns = (
  text: TextOf<typeof scheduleTexts>,
  open: Editing['open'],
  change: ChangeSchedules,
): Column<ReportSchedule>[] => [
  column('Report', text('report'), { flex: 1.2, minWidth: 190 }, (schedule) => <What schedule={schedule} />),
  column('Recipients', text('recipients'), { flex: 1.6, minWidth: 230 }, (schedule) => <SentTo schedule={schedule} />),
  column('NextRun', text('nextRun'), { flex: 1, minWidth: 170 }, (schedule) => <Next schedule={schedule} />),
  column('LastRun', text('lastRun'), { flex: 1, minWidth: 170 }, (schedule) => <Last schedule={schedule} />),
  column('Action', text('action'), { width: 148 }, (schedule) => (
    <Actions schedule={schedule} open={open} change={change} />
  )),
]

const Second = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" component="div" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
    {children}
  </Typography>
)

function What({ schedule }: OfSchedule) {
  const names = useText(reportTexts)
  const { language } = useLanguage()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{names(`report.${schedule.Report}`)}</Box>
      <Second>
        {whenText(schedule, language)} · {schedule.Format}
      </Second>
    </Box>
  )
}

/** Addresses that fit into a row; the rest are in the form. */
const maxShown = 3

function SentTo({ schedule: { Recipients } }: OfSchedule) {
  const text = useText(scheduleTexts)
  const lines = Recipients.slice(0, maxShown).map(({ EMailAddress: address, IsSubscribed }) =>
    IsSubscribed ? address : text('unsubscribed', { address }),
  )
  const rest = Recipients.length - lines.length
  return (
    <Box sx={{ minWidth: 0 }}>
      {lines.map((line) => (
        <Typography key={line} variant="body2" noWrap title={line}>
          {line}
        </Typography>
      ))}
      {rest > 0 ? <Second>+ {rest}</Second> : null}
    </Box>
  )
}

function Next({ schedule: { NextRun, IsPaused, TimeZone } }: OfSchedule) {
  const text = useText(scheduleTexts)
  const { language } = useLanguage()
  if (IsPaused) return <StatusChip label={text('paused')} tone="warning" />
  return NextRun ? formatInstant(new Date(NextRun), TimeZone, language) : text('nobody')
}

function Last({ schedule: { LastRun, TimeZone } }: OfSchedule) {
  const text = useText(scheduleTexts)
  const { language } = useLanguage()
  if (!LastRun) return text('never')
  return (
    <Box sx={{ minWidth: 0 }}>
      {formatDay(localDay(new Date(LastRun.At), TimeZone), language)}
      <Second>
        {formatDayRange(LastRun.Start, LastRun.End, language)}
        {LastRun.State ? `, ${text(`state.${LastRun.State}`)}` : ''}
      </Second>
    </Box>
  )
}

function Actions({ schedule, open, change }: OfSchedule & Editing) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const { pause, remove } = useScheduleActions(change)
  const name = names(`report.${schedule.Report}`)
  const toggle = schedule.IsPaused ? 'resume' : 'pause'
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mx: -1 }}>
      <IconAction label={text('editNamed', { name })} tooltip={text('edit')} onClick={() => open(schedule.ID)}>
        <EditOutlined fontSize="small" />
      </IconAction>
      <IconAction label={text(`${toggle}Named`, { name })} tooltip={text(toggle)} onClick={() => void pause(schedule)}>
        {schedule.IsPaused ? <PlayArrowOutlined fontSize="small" /> : <PauseOutlined fontSize="small" />}
      </IconAction>
      <IconAction label={text('deleteNamed', { name })} tooltip={text('delete')} onClick={() => void remove(schedule)}>
        <DeleteOutlined fontSize="small" />
      </IconAction>
    </Box>
  )
}

/** The same on a phone. */
export function ScheduleCard({ schedule, ...editing }: OfSchedule & Editing) {
  const text = useText(scheduleTexts)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <What schedule={schedule} />
        <Actions schedule={schedule} {...editing} />
      </Box>
      <SentTo schedule={schedule} />
      <Typography variant="body2" component="div">
        {text('nextRun')}: <Next schedule={schedule} />
      </Typography>
      <Typography variant="body2" component="div">
        {text('lastRun')}: <Last schedule={schedule} />
      </Typography>
    </Box>
  )
}
