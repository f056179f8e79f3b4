import { Box, Card, Typography } from '@mui/material'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import { countedIn } from './counted.ts'
import { Shortage } from './StockLines.tsx'

interface CountCardProps {
  product: ProductGridRow
  typed: string
  onType: (typed: string) => void
}

/** One product while its shelf is counted: what is known there, what was counted, and the difference. */
export function CountCard({ product, typed, onType }: CountCardProps) {
  const text = useText(stockTexts)
  const numbers = useText(stockNumberTexts)
  const { Name: name, ShelfQuantity: known, PackedQuantity: bags } = product
  const counted = countedIn(typed)
  const difference = counted === undefined ? undefined : counted - known
  const shelf = [product.PantryInventoryStorageLocation?.Label, product.Location].filter(Boolean).join(' · ')
  return (
    <Card sx={{ px: 2, py: 1.25, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[product.Brand, `${product.Amount} ${product.UnitOfMeasure.Abbreviation}`, shelf]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography variant="body2">
          {numbers('onShelf')}: {known}
          {bags > 0 ? ` · ${numbers('inBags')}: ${bags}` : ''}
        </Typography>
        <Shortage row={product} />
        {difference === undefined ? null : (
          <Typography role="status" variant="body2" color={difference === 0 ? 'success' : 'warning'}>
            {difference === 0
              ? text('noDifference')
              : text('difference', { difference: difference > 0 ? `+${difference}` : difference })}
          </Typography>
        )}
      </Box>
      <TextInput
        type="number"
        label={text('counted')}
        value={typed}
        error={typed !== '' && counted === undefined}
        onChange={onType}
        htmlInput={{ 'aria-label': text('countedOf', { name }), min: 0, step: 1, inputMode: 'numeric' }}
        sx={{ width: 112 }}
      />
    </Card>
  )
}
