import { Alert, FormControlLabel, Switch } from '@mui/material'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { isVisible } from '../../../../shared/pantry/products/availability.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { type ProductDetails, type ProductPart, withNextStep } from './productDetails.ts'

const stepTexts = { categories: 'stepCategories', images: 'stepImages', status: 'stepStatus' } as const

/**
 * Switch that offers the product to customers, and the next step when they can't order it. It goes back when it fails.
 */
export function ProductStatus({ product, onChanged }: ProductPart) {
  const text = useText(productTexts)
  const { ID: id, Name: name, IsActive, NextStep } = product
  const { act, busy } = useAction({ shows: { read: inventory.viewItemDetails, of: { id } }, renews: 'all' })
  const toggle = (isOn: boolean) => {
    const expected = (old: ProductDetails) => withNextStep({ ...old, IsActive: isOn })
    return act(
      inventory.toggleItemActive,
      { id, IsActive: isOn },
      {
        expected,
        merge: (old, { Version }) => ({ ...expected(old), Version }),
        done: text(isOn ? 'activated' : 'deactivated', { name }),
        failed: (error) => serverReason(error) ?? text('toggleFailed'),
        onDone: () => onChanged({ IsActive: isOn }),
      },
    )
  }
  const control = <Switch checked={IsActive} disabled={busy} onChange={(_, isOn) => void toggle(isOn)} />
  return (
    <section>
      <FormControlLabel control={control} label={text(IsActive ? 'active' : 'inactive')} />
      {NextStep ? (
        <Alert severity="warning">
          {text('notAvailable')} <strong>{text(stepTexts[NextStep])}</strong>
        </Alert>
      ) : (
        <Alert severity={isVisible(product) ? 'success' : 'info'}>
          {text(isVisible(product) ? 'visible' : 'notVisible')}
        </Alert>
      )}
    </section>
  )
}
