import { Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { spanTexts } from '../../../../shared/core/time/spanTexts.ts'
import { offerClock } from '../../../../shared/rescue/donations/status/offer.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { spanText } from '../../core/time/time.ts'
import { SentenceAround } from '../../core/ui/SentenceAround.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useText } from '../../core/words/language.tsx'
import type { OfferState } from './offerState.ts'
import { announcedMinutes, type Urgency, urgencyOf } from './offerTime.ts'

const colours = { calm: 'primary', soon: 'warning', urgent: 'error' } as const satisfies Record<Urgency, string>

export const timeColour = (urgency: Urgency) => (urgency === 'calm' ? 'text.primary' : `${colours[urgency]}.main`)

/** The bar of the offer period (section 2): it empties towards the deadline and turns urgent before it. */
export function TimeLeft({ match, now, zone }: { match: Offer['Match']; now: Date; zone: string }) {
  const text = useText(offerTexts)
  const span = useText(spanTexts)
  const { minutesRemaining } = offerClock(match, now)
  const urgency = urgencyOf(minutesRemaining)
  const time = spanText(minutesRemaining * 60_000, span)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Typography sx={{ fontWeight: 700, color: timeColour(urgency) }}>{text('left', { time })}</Typography>
        {match.AgencyExpirationTime ? (
          <Typography variant="body2" color="textSecondary">
            <SentenceAround of={(until) => text('until', { time: until })}>
              <TimeOfDay value={match.AgencyExpirationTime} zone={zone} />
            </SentenceAround>
          </Typography>
        ) : null}
      </Box>
      <TimeBar match={match} now={now} height={10} />
    </Box>
  )
}

export function TimeBar({ match, now, height }: { match: Offer['Match']; now: Date; height: number }) {
  const text = useText(offerTexts)
  const span = useText(spanTexts)
  const { minutesRemaining, percentElapsed } = offerClock(match, now)
  return (
    <LinearProgress
      variant="determinate"
      value={100 - percentElapsed}
      color={colours[urgencyOf(minutesRemaining)]}
      aria-label={text('timeLeft')}
      aria-valuetext={text('left', { time: spanText(minutesRemaining * 60_000, span) })}
      sx={{ height, borderRadius: height / 2 }}
    />
  )
}

/** Tells a screen reader, politely and only at a few marks, how much time is left, and that it has ended. */
export function TimeAnnouncement({ match, now, state }: { match: Offer['Match']; now: Date; state: OfferState }) {
  const text = useText(offerTexts)
  const span = useText(spanTexts)
  const minutes = announcedMinutes(offerClock(match, now).minutesRemaining)
  // Only a mark that is reached while the page is open is true to the minute.
  const [atFirst] = useState(minutes)
  const left =
    minutes === undefined || minutes === atFirst ? '' : text('announce', { time: spanText(minutes * 60_000, span) })
  const words = state === 'open' ? left : state === 'expired' ? text('announceOver') : ''
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {words}
    </Box>
  )
}
