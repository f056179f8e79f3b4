import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { fullMinuteOf, timeOptions } from '../../../../shared/core/time/wallTime.ts'
import { addDays, formatHour, localDay, weekdayOf } from '../../../../shared/core/time/zone.ts'
import * as standing from '../../../../shared/pantry/standing/api.ts'
import { rhythms } from '../../../../shared/pantry/standing/rhythm.ts'
import type { StandingAnswer } from '../../../../shared/pantry/standing/shown.ts'
import { standingTexts } from '../../../../shared/pantry/standing/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { serverNow } from '../../core/time/clock.ts'
import { comingDayText, weekdayName } from '../../core/time/time.ts'
import { ChoiceChips } from '../../core/ui/ChoiceChips.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface StandingDialogProps {
  customerId: number
  answer: StandingAnswer
  onClose: () => void
}

/** Rhythm, weekday and hour of a regular order, and the food that it has. */
export default function StandingDialog({ customerId: id, answer: { Standing, Offer }, onClose }: StandingDialogProps) {
  const text = useText(standingTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const [failure, setFailure] = useState<string>()
  const { act, busy } = useAction({ tell: setFailure })
  const from = Standing ?? Offer
  const [Every, setEvery] = useState(Standing?.Every ?? 'week')
  const [weekday, setWeekday] = useState(() => weekdayOf(Standing?.FirstDay ?? Offer?.Day ?? '2026-01-01'))
  const [StartTime, setTime] = useState(from?.StartTime ?? '10:00:00')
  const [food, setFood] = useState<'now' | 'last'>(Standing ? 'now' : 'last')
  const FirstDay = firstDay(weekday, from?.TimeZone ?? 'UTC', Standing?.Last?.Day ?? Offer?.Day)
  const order = food === 'last' && Offer ? { OrderID: Offer.OrderID } : {}
  const save = () =>
    act(
      standing.setStandingOrder,
      { id, ...order, Every, FirstDay, StartTime },
      { done: text('saved'), onDone: () => onClose() },
    )
  const shown = food === 'last' ? Offer : Standing
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('mark')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Typography color="textSecondary">
            {shown?.Place ? `${shown.Place.Label}, ${shown.Place.AddressLine1}` : text('toYou')}
          </Typography>
          {Standing && Offer ? (
            <ChoiceChips
              legend={text('food')}
              value={food}
              onChange={setFood}
              options={[
                { value: 'now', label: text('foodNow') },
                { value: 'last', label: text('foodLast', { day: comingDayText(Offer.Day, language) }) },
              ]}
            />
          ) : null}
          <Typography>
            {(shown?.Items ?? []).map((one) => `${one.Name}${one.Quantity > 1 ? ` × ${one.Quantity}` : ''}`).join(', ')}
          </Typography>
          <ChoiceChips
            legend={text('howOften')}
            value={Every}
            onChange={setEvery}
            options={rhythms.map((value) => ({ value, label: text(`rhythm.${value}`) }))}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <SelectInput
              label={text('weekday')}
              value={weekday}
              onChange={setWeekday}
              options={weekdays.map((value) => ({ value, label: weekdayName(value, language) }))}
            />
            <SelectInput
              label={text('time')}
              value={StartTime}
              onChange={setTime}
              options={timesWith(StartTime).map((value) => ({
                value,
                label: formatHour(fullMinuteOf(value), language),
              }))}
            />
          </Stack>
          <Typography sx={{ fontWeight: 600 }}>
            {text('firstDay', { day: comingDayText(FirstDay, language) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text('rules')} {text('allergens')}
          </Typography>
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void save()}>
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
const daytime = timeOptions.filter((time) => time >= '06:00:00' && time <= '20:30:00')
const timesWith = (chosen: string) => [...new Set([...daytime, chosen])].toSorted()

/** The first of a weekday after today, and after the day for which there is an order. */
function firstDay(weekday: number, zone: string, ordered = ''): string {
  const today = localDay(new Date(serverNow()), zone)
  const next = addDays(ordered > today ? ordered : today, 1)
  return addDays(next, (weekday - weekdayOf(next) + 7) % 7)
}
