import { Box, Tooltip } from '@mui/material'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { type StockLevel, stockLevel } from '../../../../shared/pantry/stock/stock.ts'
import { useText } from '../../core/words/language.tsx'

const levelTexts = { in: 'statusIn', low: 'statusLow', out: 'statusOut' } as const
const colours: Readonly<Record<StockLevel, string>> = { in: 'success.main', low: 'warning.main', out: 'error.main' }

/** In Stock green, Low Stock orange, Out of Stock red (section 4); in words for who can't tell them apart. */
export function StockDot({ quantity, threshold }: { quantity: number; threshold: number }) {
  const text = useText(productTexts)
  const level = stockLevel(quantity, threshold)
  const label = text(levelTexts[level])
  return (
    <Tooltip title={label}>
      <Box
        role="img"
        aria-label={label}
        data-level={level}
        sx={{ width: 11, height: 11, borderRadius: '50%', flexShrink: 0, bgcolor: colours[level] }}
      />
    </Tooltip>
  )
}
