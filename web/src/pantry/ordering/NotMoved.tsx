import { Alert, Button } from '@mui/material'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import { useText } from '../../core/words/language.tsx'
import type { NotMovedOrder } from './useMoveOrder.ts'

/** Reason that an order stays at its time, and the way to change its food so that it fits the other one. */
export default function NotMoved({ order: { reason, to } }: { order: NotMovedOrder }) {
  const text = useText(moveOrderTexts)
  return (
    <Alert severity="warning" role="alert">
      {text('notMoved', { reason })}
      <Button href={to.food} sx={{ display: 'flex', mt: 1, minHeight: 44, width: 'fit-content' }}>
        {text('foodForTime')}
      </Button>
    </Alert>
  )
}
