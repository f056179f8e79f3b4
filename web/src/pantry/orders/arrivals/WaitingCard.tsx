import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { isPacked } from '../../../../../shared/pantry/orders/status.ts'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useNow } from '../../../core/time/clock.ts'
import { timeText } from '../../../core/time/time.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { BagChips } from '../handOver/BagChips.tsx'
import { orderOnBoard } from '../handOver/orderToHandOver.ts'
import { customerName, pickupWindowText } from '../orderText.ts'

interface CardProps {
  order: orders.ArrivedOrder
  /** Of several places, the one is said. */
  showsPlace: boolean
  onHandOver: () => void
}

/** A family that waits: read by a runner from an arm's length. */
export function WaitingCard({ order, showsPlace, onHandOver }: CardProps) {
  const text = useText(arrivalTexts)
  const { language } = useLanguage()
  const now = useNow()
  const { Arrival, Code: code } = order
  const name = customerName(order)
  const minutes = Math.max(0, Math.floor((now - Date.parse(Arrival.At)) / 60_000))
  const { act, busy } = useAction({ renews: 'all', failed: text('takeOffFailed') })
  const takeOff = () => act(orders.takeArrivalBack, { id: order.ID }, { done: text('takenOff', { name }) })
  return (
    <Card component="li" sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {Arrival.Spot || name}
          </Typography>
          <Typography variant="h3" component="p" sx={{ whiteSpace: 'nowrap' }}>
            {text('waits', { minutes })}
          </Typography>
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[...(Arrival.Spot ? [name] : []), `#${code}`].join(' · ')}
        </Typography>
        <Typography color="textSecondary">
          {[
            text('hereSince', { time: timeText(Arrival.At, language, order.TimeZone) }),
            pickupWindowText(order, language),
            ...(showsPlace && order.Place ? [order.Place] : []),
          ].join(' · ')}
        </Typography>
        <BagChips order={orderOnBoard(order)}>
          <StatusChip
            tone={isPacked(order.StatusCode) ? 'success' : 'warning'}
            label={text(isPacked(order.StatusCode) ? 'packed' : 'notPacked')}
          />
          {order.AtTable?.NeedsCertificate ? <StatusChip tone="error" label={text('missing')} /> : null}
        </BagChips>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', mt: 0.5 }}>
          <Button
            color="inherit"
            loading={busy}
            onClick={() => void takeOff()}
            aria-label={text('notHereOf', { name, code })}
            sx={{ minHeight: 48 }}
          >
            {text('notHere')}
          </Button>
          <Button
            variant="contained"
            size="large"
            onClick={onHandOver}
            aria-label={text('handOverOf', { name, code })}
            sx={{ minHeight: 48, flex: '1 1 160px', maxWidth: 280 }}
          >
            {text('handOver')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}
