import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { savedLines, unsavedEdit } from './cartStorage.ts'

/** Without a signal the cart can still be read. */
export default function KeptCart({ customerId, orderId }: { customerId: number; orderId: number | undefined }) {
  const text = useText(cartTexts)
  const [lines] = useState(() =>
    orderId === undefined ? savedLines(customerId) : (unsavedEdit(customerId, orderId)?.Lines ?? []),
  )
  if (lines.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={text('cart')}>
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {text('cartKept')}
        </Alert>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lines.map(({ PantryInventoryItemID: id, Name, Quantity }) => (
            <li key={id}>
              {Quantity} × {Name}
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}
