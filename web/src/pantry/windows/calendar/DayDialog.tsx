import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { useId } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { CalendarEntry as Entry } from '../../../../../shared/pantry/windows/calendar.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { windowStatuses } from '../../../../../shared/pantry/windows/windowStatus.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { FillBar, useEntryTexts } from './CalendarEntry.tsx'
import { CloseDay } from './CloseDay.tsx'

interface DayDialogProps {
  day: string
  entries: readonly Entry[]
  onClose: () => void
}

/** Windows of a day, each place with a way to its list. */
export default function DayDialog({ day, entries, onClose }: DayDialogProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text('dayWindows', { day: listedDay(day, language) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {entries.length === 0 ? text('noWindows') : null}
        {entries.map((entry) => (
          <EntryDetail
            key={`${entry.PantryLocationID} ${entry.EntityDeliveryProgramID} ${entry.EntityID}`}
            entry={entry}
          />
        ))}
        <CloseDay day={day} entries={entries} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function EntryDetail({ entry }: { entry: Entry }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { name, hours, fill, reserved } = useEntryTexts(entry)
  const { Day, Count: count, PantryLocationID: location } = entry
  const range = { start: Day, end: Day }
  const href = location === null ? paths.deliveryWindows(prefix, range) : paths.pickupTimes(prefix, location, range)
  const statuses = windowStatuses.filter((status) => (entry.Statuses[status] ?? 0) > 0)
  return (
    <Box>
      <Link href={href}>{name}</Link>
      <Box>
        {hours} · {text(plural(language, 'windowCount', count), { count })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {statuses.map((status) => `${text(status)}: ${entry.Statuses[status]}`).join(' · ')}
      </Box>
      {entry.DayClosed > 0 ? <Box>{text('dayClosedCount', { count: entry.DayClosed, all: count })}</Box> : null}
      <Box>{[fill, reserved].filter(Boolean).join(' · ')}</Box>
      <FillBar entry={entry} />
    </Box>
  )
}
