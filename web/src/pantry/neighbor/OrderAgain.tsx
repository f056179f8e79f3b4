import Replay from '@mui/icons-material/Replay'
import { Button, type ButtonProps } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { useText } from '../../core/words/language.tsx'

interface OrderAgainProps {
  order: Pick<OrderGridRow, 'ID' | 'FoodInsecureNeighbor'>
  variant: ButtonProps['variant']
}

/** Begins an order with the food of an earlier one. */
export default function OrderAgain({ order: { ID: again, FoodInsecureNeighbor: neighbor }, variant }: OrderAgainProps) {
  const text = useText(neighborTexts)
  return (
    <Button
      className="no-print"
      href={orderingPaths.index({ customerId: neighbor.ID, again })}
      variant={variant}
      size="large"
      startIcon={<Replay />}
    >
      {text('orderAgain')}
    </Button>
  )
}
