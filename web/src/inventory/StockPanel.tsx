import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import * as inventory from '../../../shared/api/inventory.ts'
import { productTexts } from '../../../shared/text/products.ts'
import { useText } from '../app/language.tsx'
import { useStoreAnswer } from '../data/useApi.ts'
import { InlineField } from './InlineField.tsx'
import type { ProductPart } from './productDetails.ts'
import { StockDot } from './StockDot.tsx'
import { type AdjustedField, isWholeNumber, useAdjust } from './useAdjust.ts'

/** How much there is, how much current orders hold, and when it is packed. */
export function StockPanel({ product, onChanged }: ProductPart) {
  const text = useText(productTexts)
  const adjust = useAdjust()
  const storeAnswer = useStoreAnswer()
  const { ID: id, Name: name, Quantity, PackingOrder, CurrentOrderQuantity, LowStockQuantityThreshold } = product
  const save = (field: AdjustedField, before: string) => async (typed: string) => {
    const stored = await adjust(id, field, before, typed)
    if (!stored) return
    storeAnswer(inventory.viewItemDetails, { id }, { ...product, ...stored })
    onChanged(stored)
  }
  const packing = PackingOrder === null ? '' : String(PackingOrder)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 2 }}>
      <Fact label={text('quantity')}>
        <InlineField
          value={String(Quantity)}
          label={text('editNamed', { field: text('quantity'), name })}
          isNumber
          problem={(typed) => (isWholeNumber(typed) ? undefined : text('quantityInvalid'))}
          draw={(value) => (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <StockDot quantity={Number(value)} threshold={LowStockQuantityThreshold} />
              {value}
            </Box>
          )}
          onSave={save('Quantity', String(Quantity))}
        />
      </Fact>
      <Fact label={text('currentOrders')}>
        <Box sx={{ py: 0.75 }}>{CurrentOrderQuantity > 0 ? CurrentOrderQuantity : text('noOutstanding')}</Box>
      </Fact>
      <Fact label={text('packingOrder')} hint={text('packingHint')}>
        <InlineField
          value={packing}
          label={text('editNamed', { field: text('packingOrder'), name })}
          isNumber
          problem={(typed) => (typed === '' || isWholeNumber(typed) ? undefined : text('packingInvalid'))}
          draw={(value) => value || '–'}
          onSave={save('PackingOrder', packing)}
        />
      </Fact>
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
