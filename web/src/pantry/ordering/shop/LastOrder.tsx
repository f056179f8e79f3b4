import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import { addAll, foodAgain } from '../../../../../shared/pantry/ordering/suggestions.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import * as customerOrders from '../../../../../shared/pantry/orders/customerOrdersApi.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { FoodTiles, type TilesProps } from './FoodTiles.tsx'

interface LastOrderProps extends Omit<TilesProps, 'rows'> {
  customerId: number
}

/** Food of the last order in one line, with all of it at one tap. It stays where it is while it comes into the cart. */
export default function LastOrder({ choosing, customerId, look }: LastOrderProps) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const { data: recent } = useApi(customerOrders.listRecentOrders, { id: customerId })
  const [short, tellShort] = useState<readonly string[]>([])
  const again = useMemo(() => foodAgain([...choosing.products.values()], recent?.[0]), [choosing.products, recent])
  const all = addAll(choosing.cart, again)
  if (again.length === 0) return null
  const take = () => {
    tellShort(all.short)
    choosing.setLines(all.lines)
  }
  return (
    <Box component="section" aria-label={text('suggested')} sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {text('suggested')}
        </Typography>
        {all.added > 0 ? (
          <Button variant="contained" onClick={take} sx={{ flexShrink: 0, minHeight: 44 }}>
            {text('addAll', { count: all.added })}
          </Button>
        ) : null}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary">
        {all.added === 0
          ? [
              text('allAdded'),
              short.length > 0 ? text(plural(language, 'addedLess', short.length), { names: short.join(', ') }) : '',
            ].join(' ')
          : null}
      </Typography>
      <FoodTiles isLine rows={again.map(({ product }) => product)} choosing={choosing} look={look} />
    </Box>
  )
}
