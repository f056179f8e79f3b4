import { Box } from '@mui/material'
import { quantityIn } from '../../../../../shared/pantry/ordering/cart.ts'
import { addBlock, foodHint } from '../../../../../shared/pantry/ordering/cartLimits.ts'
import { foodFit } from '../../../../../shared/pantry/ordering/cartNeeds.ts'
import type { OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { WhenVisible } from '../../../core/ui/WhenVisible.tsx'
import { useFitLines } from '../../needs/foodWords.ts'
import type { Choosing } from '../useChoosing.ts'
import { useOrdering } from '../useOrdering.ts'
import { FoodTile } from './FoodTile.tsx'
import { useHintText } from './hintText.ts'

/** Tiles that are drawn together; the others follow as they scroll into view, so that thousands cost no more than some. */
const tilesAtOnce = 32
/** Height of four tiles beside each other. */
const rowHeight = 220

export interface TilesProps {
  rows: readonly OfferedFood[]
  choosing: Choosing
  /** Shows all that is known of a product. */
  look: (productId: number) => void
  /** All in one line that is scrolled sideways. */
  isLine?: boolean
}

export function FoodTiles({ rows, ...others }: TilesProps) {
  if (others.isLine) return <Tiles rows={rows} {...others} />
  const parts = Array.from({ length: Math.ceil(rows.length / tilesAtOnce) }, (_, index) =>
    rows.slice(index * tilesAtOnce, (index + 1) * tilesAtOnce),
  )
  return parts.map((part, index) =>
    index === 0 ? (
      <Tiles key={part[0]?.ID} rows={part} {...others} />
    ) : (
      <WhenVisible key={part[0]?.ID} height={Math.ceil(part.length / 4) * rowHeight}>
        <Tiles rows={part} {...others} />
      </WhenVisible>
    ),
  )
}

function Tiles({ rows, choosing: { cart, setQuantity }, look, isLine = false }: TilesProps) {
  const hintText = useHintText()
  const { isOwn } = useOrdering()
  const fitLines = useFitLines(isOwn)
  return (
    <Box component="ul" sx={isLine ? line : grid}>
      {rows.map((product) => {
        const hint = foodHint(product, cart)
        return (
          <FoodTile
            key={product.ID}
            product={product}
            quantity={quantityIn(cart.lines, product.ID)}
            isBlocked={addBlock(product, cart) !== undefined}
            hint={hint && hintText(hint)}
            fit={fitLines(foodFit(product, cart.rules))[0]}
            isReached={hint?.kind === 'noMore' || (hint?.kind === 'limit' && hint.isReached)}
            setQuantity={setQuantity}
            look={look}
          />
        )
      })}
    </Box>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, pb: 1.5 } as const
const grid = {
  ...list,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const
const line = {
  ...list,
  display: 'flex',
  gap: 1.5,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& > li': { flex: '0 0 148px', scrollSnapAlign: 'start' },
} as const
