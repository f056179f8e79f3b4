import { Box } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { StockNumbers as Numbers } from '../../../../shared/pantry/stock/stock.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

type Part = 'onShelf' | 'inBags' | 'promised' | 'available'
const amountOf: Readonly<Record<Part, (numbers: Numbers) => number>> = {
  available: ({ Quantity }) => Quantity,
  onShelf: ({ ShelfQuantity }) => ShelfQuantity,
  inBags: ({ PackedQuantity }) => PackedQuantity,
  promised: ({ PromisedQuantity }) => PromisedQuantity,
}

/** Some of the four numbers, a line each, and what is promised but not there; in a compact row the first of them, or what is short. */
export function StockLines({ row, parts }: { row: Numbers; parts: readonly Part[] }) {
  const text = useText(stockNumberTexts)
  const shortage = parts.includes('promised') ? <Shortage row={row} /> : null
  const isCompact = useIsCompact()
  if (isCompact) {
    const said = parts.map((part) => `${text(part)}: ${amountOf[part](row)}`)
    return (
      <Box
        sx={{ ...singleLine, color: 'text.secondary', fontSize: 'overline.fontSize', lineHeight: 1.3 }}
        title={said.join(', ')}
      >
        {row.ShortQuantity > 0 && shortage ? shortage : said[0]}
      </Box>
    )
  }
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 'overline.fontSize', lineHeight: 1.3, whiteSpace: 'normal' }}>
      {parts.map((part) => (
        <Box key={part} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text(part)}: {amountOf[part](row)}
        </Box>
      ))}
      {shortage}
    </Box>
  )
}

export function Shortage({ row: { ShortQuantity: count } }: { row: Pick<Numbers, 'ShortQuantity'> }) {
  const text = useText(stockNumberTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return <Box sx={{ color: 'error.main', fontWeight: 600 }}>{text(plural(language, 'short', count), { count })}</Box>
}
