import { Box, Button, List, Typography } from '@mui/material'
import { useState } from 'react'
import type { TimelineEvent, Transaction } from '../../../../shared/rescue/donations/api.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { dayOf, listedDay, timeText, zoneLabel } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** The latest say where things stand; the whole timeline is one click away. */
const shownAtFirst = 6

/**
 * Events of a donation, newest first, each with what followed from it. Times are the donor location's unless the event
 * says the reader's.
 */
export function TimelinePanel({ transaction }: { transaction: Pick<Transaction, 'Timeline' | 'TimeZone'> }) {
  const text = useText(transactionTexts)
  const [isUnfolded, unfold] = useState(false)
  const all = transaction.Timeline.Events.toReversed()
  const events = isUnfolded ? all : all.slice(0, shownAtFirst)
  return (
    <Panel title={text('timeline')}>
      {events.length === 0 ? <Typography color="textSecondary">{text('timelineEmpty')}</Typography> : null}
      <List component="ol" disablePadding>
        {events.map((event) => (
          <Box component="li" key={`${event.Time} ${event.Type} ${event.Text}`} sx={eventLook}>
            <Line event={event} zone={transaction.TimeZone} />
            {event.SubEvents.length > 0 ? (
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, listStyle: 'disc', color: 'text.secondary' }}>
                {event.SubEvents.map((sub) => (
                  <li key={`${sub.Time} ${sub.Text}`}>
                    <Typography variant="body2" component="span">
                      {sub.Text}
                    </Typography>
                  </li>
                ))}
              </Box>
            ) : null}
          </Box>
        ))}
      </List>
      {events.length < all.length ? (
        <Button onClick={() => unfold(true)} sx={{ mt: 1, ml: -1.5 }}>
          {text('timelineAll', { count: all.length })}
        </Button>
      ) : null}
    </Panel>
  )
}

function Line({ event, zone }: { event: TimelineEvent; zone: string }) {
  const { language } = useLanguage()
  const [day, time] = event.ProcessTimeOnClient
    ? [dayOf(Date.parse(event.Time)), timeText(event.Time, language)]
    : [event.DateLocal, `${event.TimeLocal}${zoneLabel(event.Time, zone, language)}`]
  return (
    <>
      <Typography variant="body2" color="textSecondary" component="div">
        <time dateTime={event.Time}>
          {listedDay(day, language)}, {time}
        </time>
      </Typography>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {event.Text}
      </Typography>
    </>
  )
}

const eventLook = {
  position: 'relative',
  pl: 3,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 8.5,
    top: 20,
    bottom: -4,
    width: '1px',
    bgcolor: 'divider',
  },
  '&:last-child': { pb: 0 },
} as const
