import { Box, Typography } from '@mui/material'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import { countedIn } from './counted.ts'
import { Shortage } from './StockLines.tsx'

interface CountRowProps {
  product: ProductGridRow
  typed: string
  onType: (typed: string) => void
}

/** One product while its shelf is counted: what is known there, what was counted, and the difference. */
export function CountRow({ product, typed, onType }: CountRowProps) {
  const text = useText(stockTexts)
  const numbers = useText(stockNumberTexts)
  const { Name: name, ShelfQuantity: known, PackedQuantity: bags } = product
  const counted = countedIn(typed)
  const difference = counted === undefined ? undefined : counted - known
  const shelf = [product.PantryInventoryStorageLocation?.Label, product.Location].filter(Boolean).join(' · ')
  const size = `${product.Amount} ${product.UnitOfMeasure.Abbreviation}`
  const inBags = bags > 0 ? `${numbers('inBags')}: ${bags}` : ''
  const facts = [inBags, shelf, size, product.Brand].filter(Boolean).join(' · ')
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Box sx={line}>
          <span>
            {numbers('onShelf')}: {known}
          </span>
          {difference === undefined ? null : (
            <Box role="status" sx={{ color: difference === 0 ? 'success.main' : 'warning.main', fontWeight: 600 }}>
              {difference === 0
                ? text('noDifference')
                : text('difference', { difference: difference > 0 ? `+${difference}` : difference })}
            </Box>
          )}
          <Box component="span" title={facts} sx={{ color: 'text.secondary' }}>
            {facts}
          </Box>
        </Box>
        <Shortage row={product} />
      </Box>
      <TextInput
        type="number"
        placeholder={text('counted')}
        value={typed}
        error={typed !== '' && counted === undefined}
        onChange={onType}
        htmlInput={{ 'aria-label': text('countedOf', { name }), min: 0, step: 1, inputMode: 'numeric' }}
        sx={{ width: 112, flexShrink: 0, '& input': { py: 1.25, px: 1.25 } }}
      />
    </Box>
  )
}

const row = {
  ...{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1.5, alignItems: 'center' },
  ...{ minHeight: 48, px: 1.5, py: 0.25, '& + &': { borderTop: 1, borderColor: 'divider' } },
} as const
/** On a phone bags, shelf, size and brand give way, what is known and the difference never. */
const line = {
  ...{ display: 'flex', columnGap: 1, typography: 'caption', lineHeight: 1.3 },
  '& > *': { flexShrink: 0 },
  '& > :last-child': { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const
