import { Box, Button, Stack, Typography } from '@mui/material'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { returnedQuantity } from '../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderItem, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { heldReturn } from './heldReturn.ts'

const choices = ['shelf', 'discarded', 'givenAway'] as const

/** Items of an order that was packed and not handed over: chilled and frozen ones (decision 77), and those of a lot on hold. */
export function WaitingReturns({ order }: { order: ShownOrder }) {
  const text = useText(orderTexts)
  const { EntityID } = useSession()
  const waiting = order.PantryOrderItems.filter(({ Return }) => Return === 'waiting')
  if (waiting.length === 0) return null
  return (
    <Panel title={text('waitingTitle')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('waitingText')}
      </Typography>
      <Stack spacing={2}>
        {waiting.map((item) => (
          <WaitingItem
            key={item.PantryInventoryItem.ID}
            item={item}
            orderId={order.ID}
            isForeign={order.EntityID !== EntityID}
          />
        ))}
      </Stack>
    </Panel>
  )
}

interface WaitingItemProps {
  item: OrderItem
  orderId: number
  isForeign: boolean
}

function WaitingItem({ item, orderId: id, isForeign }: WaitingItemProps) {
  const text = useText(orderTexts)
  const shows = { read: orders.getOrder, of: { id } }
  const { act, busy } = useAction({ shows, renews: 'all', failed: text('settleFailed') })
  const { ID: PantryInventoryItemID, Name } = item.PantryInventoryItem
  const { HeldLots } = item
  const settle = (Choice: (typeof choices)[number]) => {
    const { said, ask } = heldReturn(text, { Name, HeldLots }, Choice)
    return act(orders.settleOrderReturn, { id, PantryInventoryItemID, Choice, ...said }, { ask, done: text('settled') })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 180px', fontWeight: 600 }}>
        {returnedQuantity(item)} × {Name}{' '}
        {HeldLots ? <StatusChip tone="error" label={text('heldLots', { lots: HeldLots.join(', ') })} /> : null}
      </Typography>
      {choices.map((choice) => (
        <Button
          key={choice}
          size="small"
          variant="outlined"
          disabled={busy || isForeign}
          aria-label={text('settleNamed', { choice: text(choice), name: Name })}
          onClick={() => void settle(choice)}
        >
          {text(choice)}
        </Button>
      ))}
    </Box>
  )
}
