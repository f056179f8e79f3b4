import ShoppingCart from '@mui/icons-material/ShoppingCart'
import { Box, Button } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** On a phone: how full the cart is, and the way to it, where a thumb reaches it. */
export function CartBar({ count, onOpen }: { count: number; onOpen: () => void }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <Box className="no-print" sx={bar}>
      <Button
        fullWidth
        size="large"
        variant="contained"
        startIcon={<ShoppingCart />}
        onClick={onOpen}
        sx={{ minHeight: 56, boxShadow: 4 }}
      >
        {text('review')} ({text(plural(language, 'cartItems', count), { count })})
      </Button>
    </Box>
  )
}

const bar = {
  display: { xs: 'block', md: 'none' },
  position: 'sticky',
  // Above the bar of the document's main places.
  bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', sm: 16 },
  zIndex: 3,
  mt: 2,
} as const
