import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import type { LeftOnTable } from '../../../../../shared/pantry/orders/handOver.ts'
import { heldQuantity } from '../../../../../shared/pantry/orders/order.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useText } from '../../../core/words/language.tsx'
import type { OrderToHandOver } from './orderToHandOver.ts'

export interface LeftProps {
  left: LeftOnTable
  setLeft: (left: LeftOnTable) => void
}

/** Units that the family does not take, line by line; folded away, for most take all. */
export function LeftFields({ order, left, setLeft }: LeftProps & { order: OrderToHandOver }) {
  const text = useText(orderWorkTexts)
  const [isOpen, open] = useState(left.size > 0)
  const lines = order.PantryOrderItems.filter(
    (line) => heldQuantity(line) > 0 && !order.OnHold?.includes(line.PantryInventoryItem.ID),
  )
  if (lines.length === 0) return null
  if (!isOpen)
    return (
      <Button onClick={() => open(true)} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
        {text('leftSomething')}
      </Button>
    )
  const set = (id: number, quantity: number) => {
    const next = new Map(left)
    if (quantity > 0) next.set(id, quantity)
    else next.delete(id)
    setLeft(next)
  }
  return (
    <Box component="fieldset" sx={frameLook}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {text('leftTitle')}
      </Typography>
      {lines.map((line) => {
        const { ID: id, Name: name } = line.PantryInventoryItem
        const held = heldQuantity(line)
        const some = left.get(id) ?? 0
        return (
          <Box key={id} sx={lineLook}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <IconButton
              aria-label={text('leftFewer', { name })}
              disabled={some === 0}
              onClick={() => set(id, some - 1)}
              sx={roundLook}
            >
              <Remove />
            </IconButton>
            <Typography component="span" role="status" aria-label={text('leftOf', { left: some, count: held, name })}>
              {some}/{held}
            </Typography>
            <IconButton
              aria-label={text('leftMore', { name })}
              disabled={some === held}
              onClick={() => set(id, some + 1)}
              sx={roundLook}
            >
              <Add />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}

const frameLook = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  m: 0,
  px: 1.5,
  py: 1,
  minWidth: 0,
} as const
const lineLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: 0.5,
} as const
const roundLook = { width: 44, height: 44 } as const
