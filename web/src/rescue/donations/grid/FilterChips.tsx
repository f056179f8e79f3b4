import { Box, Chip } from '@mui/material'
import { app } from '../../../../../shared/core/text/app.ts'
import type { GridOrder } from '../../../../../shared/rescue/donations/gridOrder.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { presetsOf } from '../../../core/time/dateRange.ts'
import { listedDay } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { type GridState, needsYou } from './gridQuery.ts'

interface FilterChipsProps {
  filters: GridState
  setFilters: (change: { donor: string }) => void
  today: string
  open: () => void
  /** Of a list that can be sorted. */
  order: GridOrder | undefined
}

/** The days, the order and the donor that are shown, in words. What needs the person is shown whatever its age. */
export function FilterChips({ filters, setFilters, today, open, order }: FilterChipsProps) {
  const text = useText(statusGridTexts)
  const spans = useText(app)
  const { language } = useLanguage()
  const { start, end, donor, status } = filters
  const preset = presetsOf(today, false).find((one) => one.start === start && one.end === end)
  const [from, to] = [start, end].map((day) => (day ? listedDay(day, language) : '…'))
  const days = preset ? spans(preset.key) : text('daysChip', { start: from ?? '', end: to ?? '' })
  return (
    <Box sx={look}>
      {status === needsYou ? null : <Chip variant="outlined" label={days} onClick={open} />}
      {order ? <Chip variant="outlined" label={text(`sort.${order}`)} onClick={open} /> : null}
      {donor ? <Chip label={donor} onDelete={() => setFilters({ donor: '' })} /> : null}
    </Box>
  )
}

/** A line of its own on a phone. */
const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  alignSelf: 'center',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const
