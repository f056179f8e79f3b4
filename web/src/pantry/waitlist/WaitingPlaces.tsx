import { Button, Stack, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import type { WaitingPlace } from '../../../../shared/pantry/waitlist/waitingPlace.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { comingDayText, timeText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'

/** An offer lasts half an hour: it is seen a minute after it was made. */
const refreshMs = 60_000

interface WaitingPlacesProps {
  part: 'offered' | 'waiting'
}

/** Places that are kept for the family, which end soon, or those that it waits for. */
export default function WaitingPlaces({ part }: WaitingPlacesProps) {
  const { CustomerID: id } = useSession()
  const { data } = useApi(waitlist.listWaitingPlaces, id === null ? null : { id }, { poll: refreshMs })
  if (id === null || !data) return null
  return data
    .filter((place) => (keptUntil(place) !== undefined) === (part === 'offered'))
    .map((place) => <Waiting key={place.WindowID} customerId={id} place={place} />)
}

/** End of an offer that still stands. */
const keptUntil = ({ OfferUntil }: WaitingPlace) =>
  OfferUntil !== null && Date.parse(OfferUntil) > serverNow() ? OfferUntil : undefined

function Waiting({ customerId: id, place }: { customerId: number; place: WaitingPlace }) {
  const text = useText(waitlistTexts)
  const { language } = useLanguage()
  const { perform, busy } = useAction()
  const { WindowID: windowId, Ahead, Place, StartTime: start, EndTime: end } = place
  const until = keptUntil(place)
  const turn = Ahead === 0 ? text('aheadNone') : text(plural(language, 'ahead', Ahead), { count: Ahead })
  const take = () =>
    perform((send) => send(waitlist.takePlace, { id, windowId }), {
      done: text('takenTitle'),
      onDone: ({ OrderID }) => go(orderingPaths.order(OrderID ?? 0)),
    })
  const leave = () =>
    perform((send) => send(waitlist.leaveWaitlist, { id, windowId }), {
      ask: until ? { title: text('noAsk'), confirm: text('noYes'), cancel: text('keep') } : undefined,
      done: text('left'),
    })
  return (
    <Panel title={text(until ? 'title' : 'waits')}>
      <Stack spacing={1.5}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {comingDayText(place.Day, language)}, {hoursText({ start, end }, language)}
          </Typography>
          <Typography color="textSecondary">{Place ? isolate(Place.Label) : text('toYou')}</Typography>
        </div>
        <Typography role="status">
          {until ? text('keptUntil', { until: timeText(until, language, place.TimeZone) }) : turn}
        </Typography>
        {until ? (
          <Button variant="contained" size="large" loading={busy} onClick={() => void take()} sx={{ minHeight: 56 }}>
            {text('take')}
          </Button>
        ) : null}
        <Button color="inherit" disabled={busy} onClick={() => void leave()} sx={{ minHeight: 48 }}>
          {text(until ? 'no' : 'leave')}
        </Button>
      </Stack>
    </Panel>
  )
}
