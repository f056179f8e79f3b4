import { Box, Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { localDay } from '../../../../shared/core/time/zone.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { maxSpot } from '../../../../shared/pantry/orders/arrival.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { isLost } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useAnswers } from '../../core/data/useAnswers.ts'
import { useNow } from '../../core/time/clock.ts'
import { timeText } from '../../core/time/time.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type OpenPackQueue, usePackQueue } from '../orders/pack/usePackQueue.ts'
import { hereQueue } from './offlineAnswers.ts'
import WaitingHere from './WaitingHere.tsx'

/** On the day of a pickup the family says that it is here, and where it waits; without a signal that is sent later. */
export default function ImHere({ order }: { order: ShownOrder }): ReactNode {
  const text = useText(neighborTexts)
  const now = useNow(60_000)
  const queue = usePackQueue(hereQueue)
  const waiting = queue.waiting.findLast(({ orderId }) => orderId === order.ID)?.act
  useRenewedAfter(waiting !== undefined)
  const window = order.PantryLocationPickupTime
  const [isChanging, setChanging] = useState(false)
  if (!window || order.PickupOrDeliveryDate !== localDay(new Date(now), window.TimeZone)) return <WaitingHere />
  const { Arrival } = order
  const spot = (waiting?.kind === 'arrive' ? waiting.Spot : undefined) ?? Arrival?.Spot ?? ''
  const change = () => setChanging(true)
  const isSaid = (waiting ?? Arrival) !== undefined
  return (
    <>
      <WaitingHere />
      <Panel title={text('hereTitle')}>
        {!isSaid || isChanging ? (
          <SayHere key={Arrival?.At} {...{ order, spot, isSaid, queue }} onSaid={() => setChanging(false)} />
        ) : waiting ? (
          <Waiting {...{ spot, change }} drop={() => queue.drop(order.ID)} />
        ) : (
          <Here order={order} change={change} />
        )}
      </Panel>
    </>
  )
}

/** Asks for the order anew when what waited was sent. */
function useRenewedAfter(isWaiting: boolean) {
  const { renew } = useAnswers()
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void renew([orders.getOrder])
    wasWaiting.current = isWaiting
  }, [isWaiting, renew])
}

const useHereAction = (id: number) => {
  const text = useText(neighborTexts)
  return useAction({
    shows: { read: orders.getOrder, of: { id } },
    failed: (error) => (isLost(error) ? undefined : text('hereFailed')),
  })
}

interface SpotProps {
  spot: string
  change: () => void
  busy?: boolean
  drop: () => void
  children?: ReactNode
}

function Waiting({ spot, change, busy = false, drop, children }: SpotProps) {
  const text = useText(neighborTexts)
  return (
    <Stack spacing={1.5} className="no-print">
      <Box role="status">
        {children}
        {spot ? <Typography sx={{ overflowWrap: 'anywhere' }}>{text('spotNow', { spot })}</Typography> : null}
      </Box>
      <Button variant="outlined" size="large" onClick={change}>
        {text('changeSpot')}
      </Button>
      <Button color="inherit" size="large" loading={busy} onClick={drop}>
        {text('notHere')}
      </Button>
    </Stack>
  )
}

function Here({ order, change }: { order: ShownOrder; change: () => void }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  const { act, busy } = useHereAction(order.ID)
  const { At = '', Spot = '' } = order.Arrival ?? {}
  return (
    <Waiting spot={Spot} {...{ change, busy }} drop={() => void act(orders.takeArrivalBack, { id: order.ID })}>
      <Typography sx={{ fontWeight: 600 }}>
        {text('hereSince', { time: timeText(At, language, order.PantryLocationPickupTime?.TimeZone) })}
      </Typography>
    </Waiting>
  )
}

interface SayProps {
  order: ShownOrder
  spot: string
  isSaid: boolean
  queue: OpenPackQueue
  onSaid: () => void
}

function SayHere({ order, spot: before, isSaid, queue, onSaid }: SayProps) {
  const text = useText(neighborTexts)
  const { act, busy } = useHereAction(order.ID)
  const [typed, setTyped] = useState(before)
  const Spot = typed.trim()
  const keep = () => {
    queue.add(order, { kind: 'arrive', Spot })
    onSaid()
  }
  const say = () =>
    queue.hasWaiting(order.ID)
      ? keep()
      : act(
          orders.setArrival,
          { id: order.ID, Spot },
          { onDone: onSaid, onFailed: (error) => (isLost(error) ? keep() : undefined) },
        )
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
      {isSaid ? null : <Typography>{text('hereLead')}</Typography>}
      <TextInput
        label={text('spot')}
        helperText={text('spotHelp')}
        value={typed}
        onChange={setTyped}
        htmlInput={{ maxLength: maxSpot, autoComplete: 'off', enterKeyHint: 'send' }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {text(isSaid ? 'saveSpot' : 'imHere')}
      </Button>
    </Stack>
  )
}
