import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ProductGridRow } from '../../../shared/product/view.ts'
import { Quantity } from '../../../shared/stock/stock.ts'
import { stockTexts } from '../../../shared/text/stock.ts'
import { useText } from '../app/language.tsx'

interface CountCardProps {
  product: ProductGridRow
  typed: string
  onType: (typed: string) => void
  /** Sends what new orders may take: the count without what current orders hold. */
  onSave: (quantity: number) => Promise<void>
}

/** One product while it is counted: what is known, what was counted, and the difference. */
export function CountCard({ product, typed, onType, onSave }: CountCardProps) {
  const text = useText(stockTexts)
  const [includesOrders, setIncludesOrders] = useState(true)
  const [busy, setBusy] = useState(false)
  const { Name: name, Brand, Quantity: known, CurrentOrderQuantity: held, Amount, UnitOfMeasure } = product
  const quantity = Number(typed) - (held > 0 && includesOrders ? held : 0)
  const isValid = typed.trim() !== '' && Quantity.safeParse(quantity).success
  const difference = quantity - known
  const save = async () => {
    setBusy(true)
    await onSave(quantity)
    setBusy(false)
  }
  return (
    <Card sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          Brand,
          `${Amount} ${UnitOfMeasure.Abbreviation}`,
          product.PantryInventoryStorageLocation?.Label,
          product.Location,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2">
        {text('known', { quantity: known })}
        {held > 0 ? ` · ${text('heldByOrders', { count: held })}` : ''}
      </Typography>
      {held > 0 ? (
        <FormControlLabel
          control={<Checkbox checked={includesOrders} onChange={(_, is) => setIncludesOrders(is)} />}
          label={text('includesOrders', { count: held })}
        />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
        <TextField
          type="number"
          label={text('counted')}
          value={typed}
          error={typed !== '' && !isValid}
          onChange={(event) => onType(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': text('countedOf', { name }), min: 0, step: 1, inputMode: 'numeric' },
          }}
          sx={{ width: 130 }}
        />
        <Button
          variant="contained"
          size="large"
          disabled={!isValid}
          loading={busy}
          aria-label={text('saveCountOf', { name })}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
      </Box>
      {isValid ? (
        <Typography role="status" sx={{ mt: 1 }} color={difference === 0 ? 'success' : 'warning'}>
          {difference === 0
            ? text('noDifference')
            : text('difference', { difference: difference > 0 ? `+${difference}` : difference })}
        </Typography>
      ) : null}
    </Card>
  )
}
