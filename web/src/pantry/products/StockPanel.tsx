import { Box, Button, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { tefapCode } from '../../../../shared/pantry/orders/order.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { type AdjustmentReason, stockNumbersOf } from '../../../../shared/pantry/stock/stock.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { useAnswers } from '../../core/data/useAnswers.ts'
import { useText } from '../../core/words/language.tsx'
import { ShelfLots } from '../stock/ShelfLots.tsx'
import { StockLines } from '../stock/StockLines.tsx'
import { AvailableField } from './AvailableField.tsx'
import { InlineField } from './InlineField.tsx'
import type { ProductPart } from './productDetails.ts'
import { type AdjustedField, isWholeNumber, useAdjust } from './useAdjust.ts'

const ShelfDialog = lazy(() => import('../stock/ShelfDialog.tsx'))

/** Stock of a product, its part in current orders, and when it is packed. */
export function StockPanel({ product, onChanged }: ProductPart) {
  const text = useText(productTexts)
  const numbers = useText(stockNumberTexts)
  const { store } = useAnswers()
  const [reason, setReason] = useState<AdjustmentReason>()
  const { ID: id, Name: name, PackingOrder, CurrentOrderQuantity } = product
  const shows = { read: inventory.viewItemDetails, of: { id } }
  const adjust = useAdjust({ shows, renews: 'all' })
  const save = (field: AdjustedField) => (typed: string) => adjust(product, field, typed, onChanged)
  const packing = PackingOrder === null ? '' : String(PackingOrder)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 2 }}>
      <Fact label={`${text('quantity')} · ${numbers('available')}`} hint={numbers('availableHint')}>
        <AvailableField row={product} onSave={save('Quantity')} />
      </Fact>
      <Fact label={numbers('onShelf')} hint={numbers('onShelfHint')}>
        <Box sx={{ py: 0.75 }}>{product.ShelfQuantity}</Box>
      </Fact>
      <Fact label={text('currentOrders')}>
        {CurrentOrderQuantity > 0 ? (
          <Box sx={{ py: 0.75 }}>
            {CurrentOrderQuantity}
            <StockLines row={product} parts={['promised', 'inBags']} />
          </Box>
        ) : (
          <Box sx={{ py: 0.75 }}>{text('noOutstanding')}</Box>
        )}
      </Fact>
      <Fact label={text('packingOrder')} hint={text('packingHint')}>
        <InlineField
          value={packing}
          label={text('editNamed', { field: text('packingOrder'), name })}
          isNumber
          problem={(typed) => (typed === '' || isWholeNumber(typed) ? undefined : text('packingInvalid'))}
          draw={(value) => value || '–'}
          onSave={save('PackingOrder')}
        />
      </Fact>
      {product.Lots ? <ShelfLots lots={product.Lots} /> : null}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setReason('received')}>
          {numbers('receive')}
        </Button>
        <Button onClick={() => setReason('damaged')}>{numbers('correct')}</Button>
      </Box>
      <Suspense fallback={null}>
        {reason ? (
          <ShelfDialog
            product={{ ...product, isUsda: product.PantryInventoryItemSource.Code === tefapCode }}
            reason={reason}
            onSaved={(stored) => {
              setReason(undefined)
              const numbers = stockNumbersOf(stored)
              store(shows, { ...product, ...numbers })
              onChanged(numbers)
            }}
            onClose={() => setReason(undefined)}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children}
      {hint ? (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
    </Box>
  )
}
