import { Box, Button, Stack, Typography } from '@mui/material'
import type { LinkedOrder } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import { linkedOrderTexts } from '../../../../shared/pantry/ordering/texts/linkedOrder.ts'
import { comingDayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'
import { PlacesLeft } from './place/PlacesLeft.tsx'

interface LinkedTimesProps {
  order: LinkedOrder
  isBusy: boolean
  onChoose: (timeId: number) => void
  onBack: () => void
}

/** Other open times of the order's place, by day. */
export function LinkedTimes({ order: { Times, HasMoreTimes }, isBusy, onChoose, onBack }: LinkedTimesProps) {
  const text = useText(linkedOrderTexts)
  const { language } = useLanguage()
  const days = [...Map.groupBy(Times, ({ Day }) => Day)]
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{text('times')}</Typography>
      {days.length === 0 ? <Typography>{text('noTimes')}</Typography> : null}
      {days.map(([day, times]) => (
        <Box key={day} role="group" aria-label={text('timesOf', { day: comingDayText(day, language) })}>
          <Typography sx={{ mb: 1, fontWeight: 600 }}>{comingDayText(day, language)}</Typography>
          <Box sx={choices}>
            {times.map(({ ID, StartTime: start, EndTime: end, PlacesLeft: left }) => (
              <Button key={ID} variant="outlined" disabled={isBusy} onClick={() => onChoose(ID)} sx={choice}>
                <span>{hoursText({ start, end }, language)}</span>
                <PlacesLeft count={left} />
              </Button>
            ))}
          </Box>
        </Box>
      ))}
      {HasMoreTimes ? <Typography color="textSecondary">{text('moreTimes')}</Typography> : null}
      <Button color="inherit" onClick={onBack} sx={{ minHeight: 48, alignSelf: 'flex-start' }}>
        {text('back')}
      </Button>
    </Stack>
  )
}

const choices = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
} as const
const choice = { minHeight: 56, display: 'flex', flexDirection: 'column' } as const
