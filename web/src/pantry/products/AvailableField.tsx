import { Box } from '@mui/material'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { useText } from '../../core/words/language.tsx'
import { InlineField } from './InlineField.tsx'
import { StockDot } from './StockDot.tsx'
import { isWholeNumber } from './useAdjust.ts'

export type AvailableRow = Pick<ProductGridRow, 'Name' | 'Quantity' | 'ShelfQuantity' | 'LowStockQuantityThreshold'>

interface AvailableFieldProps {
  row: AvailableRow
  onSave: (typed: string) => Promise<unknown>
}

/** Available quantity, edited in place: the typed number corrects the shelf by the difference, and says so. */
export function AvailableField({ row, onSave }: AvailableFieldProps) {
  const text = useText(productTexts)
  const numbers = useText(stockNumberTexts)
  const { Name: name, Quantity: available, ShelfQuantity: shelf, LowStockQuantityThreshold: threshold } = row
  return (
    <InlineField
      value={String(available)}
      label={text('editNamed', { field: text('quantity'), name })}
      isNumber
      problem={(typed) => (isWholeNumber(typed) ? undefined : text('quantityInvalid'))}
      hint={(typed) => numbers('shelfWillBe', { old: shelf, new: shelf + Number(typed) - available })}
      draw={(value) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}>
          <StockDot quantity={Number(value)} threshold={threshold} />
          {value}
        </Box>
      )}
      onSave={onSave}
    />
  )
}
