import ShoppingCart from '@mui/icons-material/ShoppingCart'
import { Box, Button, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { itemCount } from '../../../../shared/pantry/ordering/cart.ts'
import { itemsAbove } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { durations, easings } from '../../core/app/tokens.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { Choosing } from './useChoosing.ts'

/** `3 items`, or `14 of 20 items` where an order has a maximum. */
export function useCountText() {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  return ({ lines, rules }: Choosing['cart']) => {
    const count = itemCount(lines)
    const max = rules.ItemsPerOrder?.Value
    return max === undefined ? text(plural(language, 'cartItems', count), { count }) : text('ofGlobal', { count, max })
  }
}

/** On a phone: how full the cart is, and the way to it, where a thumb reaches it. */
export function CartBar({ choosing: { cart }, onOpen }: { choosing: Choosing; onOpen: () => void }) {
  const text = useText(cartTexts)
  const countText = useCountText()
  if (itemCount(cart.lines) === 0) return null
  return (
    <Box className="no-print" sx={thumbBar}>
      <FullNote cart={cart} />
      <Button
        fullWidth
        size="large"
        variant="contained"
        startIcon={<ShoppingCart />}
        onClick={onOpen}
        sx={{ minHeight: 56, boxShadow: 4 }}
      >
        <Box component="span" key={itemCount(cart.lines)} sx={counted}>
          {text('review')} ({countText(cart)})
        </Box>
      </Button>
    </Box>
  )
}

/** Says so once the cart has all items that one order may have, or how many are too many. */
function FullNote({ cart }: Pick<Choosing, 'cart'>) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const max = cart.rules.ItemsPerOrder?.Value
  const above = itemsAbove(cart)
  if (max === undefined || itemCount(cart.lines) < max) return null
  return (
    <Typography role="status" variant="body2" sx={note}>
      {above > 0 ? text(plural(language, 'tooMany', above), { count: above }) : text('isFull', { max })}
    </Typography>
  )
}

/** Above the bar of the document's main places. */
export const thumbBar = {
  display: { xs: 'block', md: 'none' },
  position: 'sticky',
  bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', sm: 16 },
  zIndex: 3,
  mt: 2,
} as const
/** Grows for a moment when a tap has changed the number. */
const counted = {
  display: 'inline-block',
  animation: `counted ${durations.short}ms ${easings.easeOut}`,
  '@keyframes counted': { from: { transform: 'scale(1.1)' } },
} as const
const note = {
  px: 1.5,
  py: 1,
  mb: 0.75,
  fontWeight: 600,
  borderRadius: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'warning.main',
} as const
