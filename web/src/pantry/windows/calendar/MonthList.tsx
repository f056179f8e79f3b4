import { Box, List } from '@mui/material'
import type { CalendarEntry as Entry } from '../../../../../shared/pantry/windows/calendar.ts'
import { listedDay } from '../../../core/time/time.ts'
import { LineButton } from '../../../core/ui/LineButton.tsx'
import { useLanguage } from '../../../core/words/language.tsx'
import { FillBar, useEntryTexts } from './CalendarEntry.tsx'
import type { MonthProps } from './MonthTable.tsx'

/** The month's days with windows, below each other. */
export function MonthList({ days, today, onOpen }: MonthProps) {
  const { language } = useLanguage()
  return (
    <List disablePadding>
      {[...days].map(([day, entries]) => (
        <li key={day} data-day={day}>
          <LineButton onClick={() => onOpen(day)} sx={line} aria-current={day === today ? 'date' : undefined}>
            <Box sx={{ fontWeight: 600, color: day === today ? 'primary.main' : 'text.primary' }}>
              {listedDay(day, language)}
            </Box>
            {entries.map((entry) => (
              <EntryBlock
                key={`${entry.PantryLocationID} ${entry.EntityDeliveryProgramID} ${entry.EntityID}`}
                entry={entry}
              />
            ))}
          </LineButton>
        </li>
      ))}
    </List>
  )
}

function EntryBlock({ entry }: { entry: Entry }) {
  const { label, hours, fill } = useEntryTexts(entry)
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{fill}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{hours}</Box>
      <FillBar entry={entry} />
    </Box>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 2,
  justifyItems: 'start',
  typography: 'body2',
} as const
