import { Box, ButtonBase } from '@mui/material'
import { dateFormat, monthOf } from '../../../../../shared/core/time/zone.ts'
import type { CalendarEntry as Entry } from '../../../../../shared/pantry/windows/calendar.ts'
import { weeksOf } from '../../../../../shared/pantry/windows/month.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { singleLine } from '../../../core/grid/lines.ts'
import { listedDay } from '../../../core/time/time.ts'
import { visuallyHidden } from '../../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { FillBar, useEntryTexts } from './CalendarEntry.tsx'

export interface MonthProps {
  month: string
  today: string
  days: ReadonlyMap<string, readonly Entry[]>
  onOpen: (day: string) => void
}

/** Entries of a day that fit its cell. */
const shownEntries = 3

/** A month in weeks from Sunday on: each day with windows is a button that shows all of them. */
export function MonthTable({ month, today, days, onOpen, label }: MonthProps & { label: string }) {
  const { language } = useLanguage()
  const weeks = weeksOf(month)
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-day={day} data-outside={monthOf(day) !== month || undefined}>
                <DayNumber day={day} isToday={day === today} />
                {days.has(day) ? <DayButton day={day} entries={days.get(day) ?? []} onOpen={onOpen} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <Box
      component="time"
      dateTime={day}
      aria-current={isToday ? 'date' : undefined}
      sx={isToday ? todayLook : numberLook}
    >
      {Number(day.slice(8))}
    </Box>
  )
}

function DayButton({
  day,
  entries,
  onOpen,
}: {
  day: string
  entries: readonly Entry[]
  onOpen: (day: string) => void
}) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const more = entries.length - shownEntries
  return (
    <ButtonBase onClick={() => onOpen(day)} sx={dayButton} focusRipple>
      <span style={visuallyHidden}>{text('dayWindows', { day: listedDay(day, language) })}</span>
      {entries.slice(0, shownEntries).map((entry) => (
        <EntryLine key={`${entry.PantryLocationID} ${entry.EntityDeliveryProgramID} ${entry.EntityID}`} entry={entry} />
      ))}
      {more > 0 ? <Box sx={{ color: 'text.secondary' }}>{text('moreEntries', { count: more })}</Box> : null}
    </ButtonBase>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  const { label, hours, fill } = useEntryTexts(entry)
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ fontWeight: 600, ...singleLine }}>{label}</Box>
      <Box sx={{ color: 'text.secondary', ...singleLine }}>{hours}</Box>
      <Box sx={singleLine}>{fill}</Box>
      <FillBar entry={entry} />
    </Box>
  )
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { typography: 'caption', fontWeight: 600, color: 'text.secondary', py: 0.75, textAlign: 'left', px: 1 },
  '& td': { border: '1px solid', borderColor: 'divider', verticalAlign: 'top', p: 0.5, height: 112 },
  '& td[data-outside]': { bgcolor: 'action.hover', '& > time': { color: 'text.secondary' } },
} as const
const numberLook = { display: 'inline-block', px: 0.5, typography: 'body2', fontWeight: 600 } as const
const todayLook = {
  ...numberLook,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  borderRadius: 4,
  minWidth: 24,
  textAlign: 'center',
} as const
const dayButton = {
  display: 'grid',
  gap: 0.75,
  width: '100%',
  p: 0.5,
  borderRadius: 1,
  textAlign: 'left',
  justifyItems: 'start',
  typography: 'caption',
  lineHeight: 1.3,
  '& > *': { minWidth: 0, maxWidth: '100%' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
