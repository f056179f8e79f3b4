import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import {
  Box,
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import { formatInstant } from '../../../../../shared/core/time/zone.ts'
import { federalHoliday } from '../../../../../shared/pantry/windows/holiday.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import type { PreviewDay } from '../../../../../shared/pantry/windows/weekly.ts'
import { listedDay } from '../../../core/time/time.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'

/** Days that are drawn at once. */
const daysAtOnce = 14

interface PreviewProps {
  days: readonly PreviewDay[]
  /** New windows. */
  count: number
  zone: string
  hasRemoved: boolean
  /** A day, or the key of a time. */
  onRemove: (key: string) => void
  onRestore: () => void
}

/** Windows to be created, by day, beside those that are there already; a federal holiday says so. */
export function WeeklyPreview({ days, count, zone, hasRemoved, onRemove, onRestore }: PreviewProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const [shown, setShown] = useState(daysAtOnce)
  const dayCount = text(plural(language, 'dayCount', days.length), { count: days.length })
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="p" role="status" sx={{ flex: 1 }}>
          {text('preview')} · {text(plural(language, 'previewLead', count), { count, days: dayCount })}
        </Typography>
        {hasRemoved ? (
          <Button size="small" onClick={onRestore}>
            {text('restore')}
          </Button>
        ) : null}
      </Box>
      {days.length === 0 ? null : (
        <TableContainer sx={{ maxHeight: 420, border: '1px solid', borderColor: 'divider', borderRadius: 2 }}>
          <Table size="small" stickyHeader aria-label={text('preview')}>
            <TableHead>
              <TableRow>
                {(['day', 'time', 'valid', 'action'] as const).map((name) => (
                  <TableCell key={name}>{text(name)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            {days.slice(0, shown).map((day) => (
              <DayRows key={day.Day} day={day} zone={zone} onRemove={onRemove} />
            ))}
          </Table>
        </TableContainer>
      )}
      {days.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + daysAtOnce * 2)} sx={{ mt: 1 }}>
          {text('moreDays')}
        </Button>
      ) : null}
    </Box>
  )
}

interface DayRowsProps {
  day: PreviewDay
  zone: string
  onRemove: (key: string) => void
}

function DayRows({ day: { Day, times, hasExisting }, zone, onRemove }: DayRowsProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const moment = (at: string) => formatInstant(new Date(at), zone, language)
  const name = listedDay(Day, language)
  const holiday = federalHoliday(Day)
  const count = times.filter(({ isExisting }) => !isExisting).length
  return (
    <TableBody>
      <TableRow sx={{ bgcolor: 'action.hover' }}>
        <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 600 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            {name}
            {holiday ? <StatusChip isSmall tone="warning" label={text(`holiday.${holiday}`)} /> : null}
            {hasExisting ? (
              <Tooltip title={text('overlap')}>
                <Box component="span" role="img" aria-label={text('overlap')} sx={{ display: 'inline-flex' }}>
                  <WarningAmber color="warning" fontSize="small" />
                </Box>
              </Tooltip>
            ) : null}
          </Box>
        </TableCell>
        <TableCell colSpan={2}>{text(plural(language, 'windowCount', count), { count })}</TableCell>
        <TableCell>
          <RemoveButton
            label={text('removeDay')}
            name={text('removeDayNamed', { day: name })}
            onClick={() => onRemove(Day)}
          />
        </TableCell>
      </TableRow>
      {times.map((time) => {
        const hours = hoursText({ start: time.StartTime, end: time.EndTime }, language)
        return (
          <TableRow key={`${time.key} ${time.isExisting} ${time.EntityDeliveryProgramID}`}>
            <TableCell />
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{hours}</TableCell>
            <TableCell>
              {moment(time.OpenTime)} – {moment(time.CloseTime)}
            </TableCell>
            <TableCell>
              {time.isExisting ? (
                <Chip size="small" label={text('existing')} />
              ) : (
                <RemoveButton
                  label={text('removeTime')}
                  name={text('removeTimeNamed', { time: hours, day: name })}
                  onClick={() => onRemove(time.key)}
                />
              )}
            </TableCell>
          </TableRow>
        )
      })}
    </TableBody>
  )
}

function RemoveButton({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <Button size="small" color="inherit" startIcon={<DeleteOutlined />} aria-label={name} onClick={onClick}>
      {label}
    </Button>
  )
}
