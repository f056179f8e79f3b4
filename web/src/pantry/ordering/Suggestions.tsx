import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { suggestedProducts } from '../../../../shared/pantry/ordering/suggestions.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import * as customerOrders from '../../../../shared/pantry/orders/customerOrdersApi.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { Cards } from './ProductList.tsx'
import type { Choosing } from './useChoosing.ts'

const maxSuggested = 6

/** Food of the same kinds as in the last order. It stays where it is while it is put into the cart. */
export function Suggestions({ choosing, customerId }: { choosing: Choosing; customerId: number }) {
  const text = useText(cartTexts)
  const { data: recent } = useApi(customerOrders.listRecentOrders, { id: customerId })
  const [before] = useState(() => choosing.cart.lines.map(({ PantryInventoryItemID: id }) => id))
  const rows = useMemo(
    () => suggestedProducts([...choosing.products.values()], recent?.[0], before).slice(0, maxSuggested),
    [choosing.products, recent, before],
  )
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-label={text('suggested')} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2">
        {text('suggested')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {text('suggestedText')}
      </Typography>
      <Cards rows={rows} choosing={choosing} />
    </Box>
  )
}
