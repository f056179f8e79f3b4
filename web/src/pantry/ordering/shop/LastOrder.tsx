import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '../../../../../shared/core/text/text.ts'
import { addAll, foodAgain } from '../../../../../shared/pantry/ordering/suggestions.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import * as customerOrders from '../../../../../shared/pantry/orders/customerOrdersApi.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useOrdering } from '../useOrdering.ts'
import { FoodTiles, type TilesProps } from './FoodTiles.tsx'

interface LastOrderProps extends Omit<TilesProps, 'rows'> {
  customerId: number
}

/**
 * Food of the last order, or of the one that is ordered again, in one line, with all of it at one tap. It stays where it
 * is while it comes into the cart.
 */
export default function LastOrder({ choosing, customerId, look }: LastOrderProps) {
  const text = useText(cartTexts)
  const { orderId, again } = useOrdering()
  const [query, setQuery] = useSearchParams()
  const { data: recent } = useApi(customerOrders.listRecentOrders, { id: customerId })
  const [short, tellShort] = useState<readonly string[]>([])
  const { food, gone } = useMemo(() => {
    const others = recent?.filter(({ ID }) => ID !== orderId)
    return foodAgain([...choosing.products.values()], others?.find(({ ID }) => ID === again) ?? others?.[0])
  }, [choosing.products, recent, orderId, again])
  const all = addAll(choosing.cart, food)
  const take = () => {
    tellShort(all.short)
    choosing.setLines(all.lines)
  }
  // Once: food that is taken out again stays out, also when the page is loaded anew.
  const isAsked = again !== undefined && recent !== undefined && !query.has(takenStep)
  const taken = useRef<number>(undefined)
  useEffect(() => {
    // The address follows later: what the cart gets is drawn before it, again and again while it is replaced each time.
    if (!isAsked || taken.current === again) return
    taken.current = again
    take()
    setQuery((now) => new URLSearchParams([...now, [takenStep, '1']]), { replace: true, preventScrollReset: true })
  })
  const missing = useMissing(short, all.added === 0 || again !== undefined ? gone : [])
  if (food.length === 0 && (again === undefined || gone.length === 0)) return null
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
      <div role="status">
        {all.added === 0 && missing.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {text('allAdded')}
          </Typography>
        ) : null}
        {missing.length > 0 ? (
          <Alert severity="info" sx={{ mb: 1 }}>
            {missing.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </Alert>
        ) : null}
      </div>
      <FoodTiles isLine rows={food.map(({ product }) => product)} choosing={choosing} look={look} />
    </Box>
  )
}

const takenStep = 'taken'

/** Sentences about food that there is less of than last time, and that there is none of. */
function useMissing(short: readonly string[], gone: readonly string[]): readonly string[] {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  return [
    ...(short.length > 0 ? [text(plural(language, 'addedLess', short.length), { names: short.join(', ') })] : []),
    ...(gone.length > 0 ? [text('notHere', { names: gone.join(', ') })] : []),
  ]
}
