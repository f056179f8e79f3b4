import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { localDay } from '../../../../shared/core/time/zone.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { maxSpot } from '../../../../shared/pantry/orders/arrival.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useNow } from '../../core/time/clock.ts'
import { timeText } from '../../core/time/time.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** On the day of a pickup the family says that it is here, and where it waits. */
export default function ImHere({ order }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const now = useNow(60_000)
  const window = order.PantryLocationPickupTime
  const [isChanging, setChanging] = useState(false)
  if (!window || order.PickupOrDeliveryDate !== localDay(new Date(now), window.TimeZone)) return null
  const { Arrival } = order
  return (
    <Panel title={text('hereTitle')}>
      {Arrival && !isChanging ? (
        <Here order={order} change={() => setChanging(true)} />
      ) : (
        <SayHere key={Arrival?.At} order={order} onSaid={() => setChanging(false)} />
      )}
    </Panel>
  )
}

const useHereAction = (id: number) => {
  const text = useText(neighborTexts)
  return useAction({ shows: { read: orders.getOrder, of: { id } }, failed: text('hereFailed') })
}

function Here({ order, change }: { order: ShownOrder; change: () => void }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  const { act, busy } = useHereAction(order.ID)
  const { At = '', Spot = '' } = order.Arrival ?? {}
  return (
    <Stack spacing={1.5} className="no-print">
      <Box role="status">
        <Typography sx={{ fontWeight: 600 }}>
          {text('hereSince', { time: timeText(At, language, order.PantryLocationPickupTime?.TimeZone) })}
        </Typography>
        {Spot ? <Typography sx={{ overflowWrap: 'anywhere' }}>{text('spotNow', { spot: Spot })}</Typography> : null}
      </Box>
      <Button variant="outlined" size="large" onClick={change}>
        {text('changeSpot')}
      </Button>
      <Button
        color="inherit"
        size="large"
        loading={busy}
        onClick={() => void act(orders.takeArrivalBack, { id: order.ID })}
      >
        {text('notHere')}
      </Button>
    </Stack>
  )
}

function SayHere({ order, onSaid }: { order: ShownOrder; onSaid: () => void }) {
  const text = useText(neighborTexts)
  const { act, busy } = useHereAction(order.ID)
  const [spot, setSpot] = useState(order.Arrival?.Spot ?? '')
  const say = () => act(orders.setArrival, { id: order.ID, Spot: spot.trim() }, { onDone: onSaid })
  return (
    <Stack
      component="form"
      spacing={1.5}
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        void say()
      }}
    >
      {order.Arrival ? null : <Typography>{text('hereLead')}</Typography>}
      <TextInput
        label={text('spot')}
        helperText={text('spotHelp')}
        value={spot}
        onChange={setSpot}
        htmlInput={{ maxLength: maxSpot, autoComplete: 'off', enterKeyHint: 'send' }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {text(order.Arrival ? 'saveSpot' : 'imHere')}
      </Button>
    </Stack>
  )
}
