import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { orderPlaceTexts } from '../../../shared/text/orderPlace.ts'
import { plural } from '../../../shared/text/text.ts'
import type { AvailableLocation, AvailablePickupTime } from '../../../shared/window/availableLocation.ts'
import { timesByDay } from '../../../shared/window/timesByDay.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { dayText } from '../ui/time.ts'
import { hoursText } from '../windows/windowText.ts'
import { useChoosePickup } from './useChoosePickup.ts'

/** One location: its days, and the times of the chosen day. */
export function PickupPlace({ place, isInvitedOnly }: { place: AvailableLocation; isInvitedOnly: boolean }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const [day, showDay] = useState<string>()
  const { choose, busyId, tooEarly } = useChoosePickup(place.ID)
  const days = timesByDay(place.PantryLocationPickupTimes)
  const { AddressLine1, AddressLine2, City, Province, PostalCode } = place.Address
  const pick = (one: Days[number]) => {
    const [only, ...others] = one.times
    if (only && others.length === 0) void choose(only)
    else showDay(one.day)
  }
  return (
    <Panel
      title={place.Label}
      actions={isInvitedOnly ? <StatusChip tone="info" label={text('invitedOnly')} /> : undefined}
    >
      <Stack spacing={1.5}>
        <div>
          <Typography>{[AddressLine1, AddressLine2, City].filter(Boolean).join(', ')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {Province} {PostalCode}
          </Typography>
          {place.Description ? (
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{place.Description}</Typography>
          ) : null}
        </div>
        <Box role="group" aria-label={text('chooseDay', { place: place.Label })} sx={choices}>
          {days.map((one) => (
            <Fragment key={one.day}>
              <Button
                variant={one.day === day ? 'contained' : 'outlined'}
                aria-pressed={one.times.length > 1 ? one.day === day : undefined}
                loading={one.times.length === 1 && one.times[0]?.ID === busyId}
                onClick={() => pick(one)}
                sx={choice}
              >
                <span>{dayText(one.day, language)}</span>
                <Typography component="span" variant="body2">
                  {one.times.length === 1
                    ? timeOf(one.times[0], language)
                    : text(plural(language, 'timesOf', one.times.length), { count: one.times.length })}
                </Typography>
              </Button>
              {one.day === day && one.times.length > 1 ? (
                <Times of={one} busyId={busyId} onChoose={(time) => void choose(time)} />
              ) : null}
              {tooEarly?.day === one.day ? <TooEarly next={tooEarly.next} /> : null}
            </Fragment>
          ))}
        </Box>
      </Stack>
    </Panel>
  )
}

interface TimesProps {
  of: Days[number]
  busyId: number | undefined
  onChoose: (time: AvailablePickupTime) => void
}

/** The times of a day, right under it: on a phone the end of a long list of days is out of sight. */
function Times({ of: { day, times }, busyId, onChoose }: TimesProps) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Box
      ref={inView}
      role="group"
      aria-label={text('chooseTime', { day: dayText(day, language) })}
      sx={{ ...choices, ...underDay }}
    >
      {times.map((time) => (
        <Button
          key={time.ID}
          variant="outlined"
          color="secondary"
          loading={time.ID === busyId}
          onClick={() => onChoose(time)}
          sx={choice}
        >
          <span>{timeOf(time, language)}</span>
          <PlacesLeft time={time} />
        </Button>
      ))}
    </Box>
  )
}

/** The order limits allow no order on that day: said where the day was tapped. */
function TooEarly({ next }: { next: string }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Alert ref={inView} severity="info" role="alert" sx={underDay}>
      {text('nextDate', { day: dayText(next, language) })}
    </Alert>
  )
}

/** What appears under a day may be below the end of the screen. */
const inView = (element: HTMLDivElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}

type Days = ReturnType<typeof timesByDay<AvailablePickupTime>>

const timeOf = (time: AvailablePickupTime | undefined, language: Parameters<typeof hoursText>[1]) =>
  time ? hoursText({ start: time.PickupStartTime, end: time.PickupEndTime }, language) : ''

/** Said only when a time is nearly full: a hurry that is none helps nobody. */
const few = 5

function PlacesLeft({ time: { PlacesLeft: count } }: { time: AvailablePickupTime }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  if (count === null || count > few) return null
  return (
    <Typography component="span" variant="body2">
      {text(plural(language, 'placesLeft', count), { count })}
    </Typography>
  )
}

const choices = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  // Days after the times of the chosen one fill its row.
  gridAutoFlow: 'row dense',
} as const
const underDay = {
  gridColumn: '1 / -1',
  ml: { xs: 2, sm: 0 },
  mb: 1,
  // Clear of the bar under the thumb.
  scrollMarginBottom: 96,
} as const
const choice = { minHeight: 56, display: 'flex', flexDirection: 'column' } as const
