import { Box } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { StockNumbers as Numbers } from '../../../../shared/pantry/stock/stock.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

type Part = 'onShelf' | 'inBags' | 'promised' | 'available'
const amountOf: Readonly<Record<Part, (numbers: Numbers) => number>> = {
  available: ({ Quantity }) => Quantity,
  onShelf: ({ ShelfQuantity }) => ShelfQuantity,
  inBags: ({ PackedQuantity }) => PackedQuantity,
  promised: ({ PromisedQuantity }) => PromisedQuantity,
}

/** Some of the four numbers, a line each, and what is promised but not there. */
export function StockLines({ row, parts }: { row: Numbers; parts: readonly Part[] }) {
  const text = useText(stockNumberTexts)
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.35, whiteSpace: 'normal' }}>
      {parts.map((part) => (
        <Box key={part} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text(part)}: {amountOf[part](row)}
        </Box>
      ))}
      {parts.includes('promised') ? <Shortage row={row} /> : null}
    </Box>
  )
}

export function Shortage({ row: { ShortQuantity: count } }: { row: Pick<Numbers, 'ShortQuantity'> }) {
  const text = useText(stockNumberTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return <Box sx={{ color: 'error.main', fontWeight: 600 }}>{text(plural(language, 'short', count), { count })}</Box>
}
