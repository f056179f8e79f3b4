import { Box, Button, Stack, Typography } from '@mui/material'
import { Fragment, lazy, Suspense, useState } from 'react'
import { smallPathOf } from '../../../../../shared/core/attachments/attachment.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { AvailableLocation, AvailablePickupTime } from '../../../../../shared/pantry/ordering/availableLocation.ts'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { timesByDay } from '../../../../../shared/pantry/ordering/timesByDay.ts'
import { waitlistTexts } from '../../../../../shared/pantry/waitlist/texts.ts'
import { Thumbnail } from '../../../core/figures/Thumbnail.tsx'
import { serverNow } from '../../../core/time/clock.ts'
import { comingDayText, numberText } from '../../../core/time/time.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { isolate } from '../../../core/words/direction.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../../windows/windowText.ts'
import { BlockedButton, WhyBlocked } from './BlockedDay.tsx'
import { PlacesLeft } from './PlacesLeft.tsx'
import { useChoosePickup } from './useChoosePickup.ts'

const NotMoved = lazy(() => import('../NotMoved.tsx'))
const BlockedHere = lazy(() => import('./BlockedHere.tsx'))
const PlaceMark = lazy(() => import('./PlaceMark.tsx'))
const TooEarly = lazy(() => import('../TooEarly.tsx'))

/** One location: its days, and the times of the chosen day. */
export function PickupPlace({ place, isInvitedOnly }: { place: AvailableLocation; isInvitedOnly: boolean }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const [day, showDay] = useState<string>()
  const [showsAll, showAll] = useState(false)
  const [showsBlocked, showBlocked] = useState(false)
  const { choose, busyId, tooEarly, notMoved } = useChoosePickup(place.ID)
  const mark = place.IsUsual ? 'usualPlace' : isInvitedOnly ? 'invitedOnly' : undefined
  const days = timesByDay(place.PantryLocationPickupTimes)
  const isBlocked = ({ times }: Days[number]) => Boolean(times[0]?.DayBlock)
  const [free, blocked] = [days.filter((one) => !isBlocked(one)), days.filter(isBlocked)]
  const shown = showsAll || free.length <= fewDays + 1 ? free : free.slice(0, fewDays)
  const later = free.length - shown.length
  // One blocked day takes no more room than the line that would hide it.
  const isFolded = !showsBlocked && blocked.length > 1
  const pick = (one: Days[number]) => {
    const [only, ...others] = one.times
    if (only && others.length === 0 && !only.DayBlock) void choose(only)
    else showDay(one.day)
  }
  return (
    <Panel
      title={place.Label}
      actions={
        mark ? (
          <Suspense fallback={null}>
            <PlaceMark mark={mark} />
          </Suspense>
        ) : undefined
      }
    >
      <Stack spacing={1.5}>
        <Where place={place} />
        {place.IsOrderingBlocked ? (
          <Suspense fallback={null}>
            <BlockedHere />
          </Suspense>
        ) : null}
        <Box role="group" aria-label={text('chooseDay', { place: place.Label })} sx={choices}>
          {(isFolded ? shown : [...shown, ...blocked]).map((one) => (
            <Fragment key={one.day}>
              <DayButton of={one} isOpen={one.day === day} busyId={busyId} onPick={() => pick(one)} />
              {one.day === day ? <ChosenDay of={one} busyId={busyId} onChoose={(time) => void choose(time)} /> : null}
              {notMoved && one.times.some(({ ID }) => ID === notMoved.to.place.PantryLocationPickupTimeID) ? (
                <Box ref={inView} sx={underDay}>
                  <Suspense fallback={null}>
                    <NotMoved order={notMoved} />
                  </Suspense>
                </Box>
              ) : null}
              {tooEarly?.day === one.day ? (
                <Box ref={inView} sx={underDay}>
                  <Suspense fallback={null}>
                    <TooEarly next={tooEarly.next} />
                  </Suspense>
                </Box>
              ) : null}
            </Fragment>
          ))}
        </Box>
        {later > 0 ? (
          <Button color="inherit" aria-expanded={false} onClick={() => showAll(true)} sx={fold}>
            {text(plural(language, 'moreDays', later), { count: later })}
          </Button>
        ) : null}
        {isFolded ? (
          <Button color="inherit" aria-expanded={false} onClick={() => showBlocked(true)} sx={fold}>
            {text(plural(language, 'blockedDays', blocked.length), { count: blocked.length })}
          </Button>
        ) : null}
      </Stack>
    </Panel>
  )
}

/** Photo, address with its distance, and the way in. */
function Where({ place }: { place: AvailableLocation }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const { AddressLine1, AddressLine2, City, Province, PostalCode } = place.Address
  const photo = place.AttachmentCollection[0]?.Attachment
  const { Miles = 0, IsAbout = false } = place.Distance ?? {}
  const away = text(IsAbout ? 'aboutMilesAway' : 'milesAway', { miles: numberText(Miles, language) })
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {photo ? <Thumbnail name={place.Label} path={smallPathOf(photo)} size={104} /> : null}
      <div>
        <Typography>{isolate([AddressLine1, AddressLine2, City].filter(Boolean).join(', '))}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isolate(`${Province} ${PostalCode}`)}
          {place.Distance ? ` · ${away}` : ''}
        </Typography>
        {place.Description ? (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{isolate(place.Description)}</Typography>
        ) : null}
      </div>
    </Box>
  )
}

interface DayButtonProps {
  of: Days[number]
  isOpen: boolean
  busyId: number | undefined
  onPick: () => void
}

/** A day; one that the order limits forbid looks faint, and opens the reason. */
function DayButton({ of: { day, times }, isOpen, busyId, onPick }: DayButtonProps) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const [first, ...others] = times
  const name = <span>{comingDayText(day, language)}</span>
  if (first?.DayBlock) return <BlockedButton isOpen={isOpen} onClick={onPick} name={name} sx={choice} />
  return (
    <Button
      variant={isOpen ? 'contained' : 'outlined'}
      aria-pressed={others.length > 0 ? isOpen : undefined}
      loading={others.length === 0 && first?.ID === busyId}
      onClick={onPick}
      sx={choice}
    >
      {name}
      <Typography component="span" variant="body2">
        {first && others.length === 0 && isClosed(first) ? <ClosedToFamilies /> : null}
        {first && others.length === 0 && first.IsFull ? <Full /> : null}
        {others.length === 0
          ? timeOf(first, language)
          : text(plural(language, 'timesOf', times.length), { count: times.length })}
      </Typography>
    </Button>
  )
}

/** Only staff are offered such a time. */
const isClosed = ({ CloseTime }: AvailablePickupTime) => Date.parse(CloseTime) < serverNow()

function ClosedToFamilies() {
  const text = useText(orderPlaceTexts)
  return (
    <Typography component="span" variant="body2">
      {text('closedToFamilies')}
    </Typography>
  )
}

function Full() {
  const text = useText(waitlistTexts)
  return (
    <Typography component="span" variant="body2">
      {text('full')}
    </Typography>
  )
}

interface TimesProps {
  of: Days[number]
  busyId: number | undefined
  onChoose: (time: AvailablePickupTime) => void
}

function ChosenDay(props: TimesProps) {
  const { times } = props.of
  const block = times[0]?.DayBlock
  if (block)
    return (
      <Box ref={inView} sx={underDay}>
        <WhyBlocked block={block} />
      </Box>
    )
  return times.length > 1 ? <Times {...props} /> : null
}

/** The times of a day, right under it: on a phone the end of a long list of days is out of sight. */
function Times({ of: { day, times }, busyId, onChoose }: TimesProps) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Box
      ref={inView}
      role="group"
      aria-label={text('chooseTime', { day: comingDayText(day, language) })}
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
          {time.IsFull ? <Full /> : <PlacesLeft count={time.PlacesLeft} />}
          {isClosed(time) ? <ClosedToFamilies /> : null}
        </Button>
      ))}
    </Box>
  )
}

/** Times that appear under a day may be below the end of the screen. */
const inView = (element: HTMLDivElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Days of a place that are in sight at once: three lines on a phone. */
const fewDays = 6

type Days = ReturnType<typeof timesByDay<AvailablePickupTime>>

const timeOf = (time: AvailablePickupTime | undefined, language: Parameters<typeof hoursText>[1]) =>
  time ? hoursText({ start: time.PickupStartTime, end: time.PickupEndTime }, language) : ''

const choices = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
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
const fold = { minHeight: 48, alignSelf: 'start', color: 'text.secondary' } as const
const choice = { minHeight: 56, display: 'flex', flexDirection: 'column' } as const
