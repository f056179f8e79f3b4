import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Remove from '@mui/icons-material/Remove'
import { Box, Button, IconButton } from '@mui/material'
import { useRef } from 'react'
import type { CartProduct } from '../../../../../shared/pantry/ordering/cart.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import { pill } from '../../../core/app/tokens.ts'
import { useText } from '../../../core/words/language.tsx'

interface QuantityButtonsProps {
  product: Pick<CartProduct, 'Name'>
  quantity: number
  isBlocked: boolean
  /** On a tile or in the cart: 44 px, and a plus instead of the word. */
  isRound?: boolean
  /** One less of the last one removes it. */
  isRemovable?: boolean
  onChange: (quantity: number) => void
}

/** Add, then one more or one less; large enough for a thumb. */
export function QuantityButtons(props: QuantityButtonsProps) {
  const {
    product: { Name: name },
    quantity,
    isBlocked,
    isRound = false,
    isRemovable = false,
    onChange,
  } = props
  const text = useText(cartTexts)
  const box = useRef<HTMLElement>(null)
  const change = (next: number) => {
    onChange(next)
    setTimeout(() => keepFocus(box.current))
  }
  const look = isRound ? small : round
  const isLast = isRemovable && quantity === 1
  const more = (
    <IconButton
      // The same button before and after the first: it keeps the focus.
      key="more"
      aria-label={text(quantity === 0 ? 'addNamed' : 'more', { name })}
      disabled={isBlocked}
      onClick={() => change(quantity + 1)}
      sx={quantity === 0 ? { ...small, ...plus } : look}
    >
      <Add />
    </IconButton>
  )
  if (quantity === 0 && isRound) return <Box ref={box}>{more}</Box>
  return (
    <Box ref={box} sx={{ display: 'flex', alignItems: 'center', ...(isRound ? frame : {}) }}>
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
          <IconButton
            aria-label={text(isLast ? 'remove' : 'less', { name })}
            onClick={() => change(quantity - 1)}
            sx={look}
          >
            {isLast ? <DeleteOutlined /> : <Remove />}
          </IconButton>
          <Box
            component="span"
            aria-label={text('inCart', { count: quantity })}
            role="status"
            sx={{ ...count, minWidth: isRound ? 24 : 40 }}
          >
            {quantity}
          </Box>
          {more}
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
const small = { width: 44, height: 44, color: 'primary.main' } as const
/** Stands out on any picture. */
const plus = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 2,
  '&:hover': { bgcolor: 'background.paper' },
  '&.Mui-disabled': { bgcolor: 'background.paper' },
} as const
const frame = { borderRadius: pill, bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' } as const
const count = { textAlign: 'center', fontWeight: 600, fontSize: 'h3.fontSize' } as const
