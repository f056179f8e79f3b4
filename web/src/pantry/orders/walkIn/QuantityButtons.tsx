import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import { Box, Button, IconButton } from '@mui/material'
import { useRef } from 'react'
import type { CartProduct } from '../../../../../shared/pantry/ordering/cart.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import { useText } from '../../../core/words/language.tsx'

interface QuantityButtonsProps {
  product: Pick<CartProduct, 'Name'>
  quantity: number
  isBlocked: boolean
  onChange: (quantity: number) => void
}

/** Add, then one more or one less; large enough for a thumb. */
export function QuantityButtons({ product: { Name: name }, quantity, isBlocked, onChange }: QuantityButtonsProps) {
  const text = useText(cartTexts)
  const box = useRef<HTMLElement>(null)
  const change = (next: number) => {
    onChange(next)
    setTimeout(() => keepFocus(box.current))
  }
  return (
    <Box ref={box} sx={{ display: 'flex', alignItems: 'center' }}>
      {quantity === 0 ? (
        <Button
          variant="outlined"
          disabled={isBlocked}
          aria-label={text('addNamed', { name })}
          onClick={() => change(1)}
          sx={{ minHeight: 48, minWidth: 96 }}
        >
          {text('add')}
        </Button>
      ) : (
        <>
          <IconButton aria-label={text('less', { name })} onClick={() => change(quantity - 1)} sx={round}>
            <Remove />
          </IconButton>
          <Box component="span" aria-label={text('inCart', { count: quantity })} role="status" sx={count}>
            {quantity}
          </Box>
          <IconButton
            aria-label={text('more', { name })}
            disabled={isBlocked}
            onClick={() => change(quantity + 1)}
            sx={round}
          >
            <Add />
          </IconButton>
        </>
      )}
    </Box>
  )
}

/** The button that was pressed may be gone or disabled: the focus stays with the product. */
function keepFocus(box: HTMLElement | null) {
  const buttons = [...(box?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
  if (!buttons.some((button) => button === document.activeElement)) buttons.at(-1)?.focus()
}

const round = { width: 48, height: 48, border: '1px solid', borderColor: 'divider', color: 'primary.main' } as const
const count = { minWidth: 40, textAlign: 'center', fontWeight: 650, fontSize: '1.0625rem' } as const
