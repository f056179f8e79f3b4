import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { isVisible, nextStep } from '../../../../shared/pantry/products/availability.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useChange } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import type { ProductPart } from './productDetails.ts'

const stepTexts = { categories: 'stepCategories', images: 'stepImages', status: 'stepStatus' } as const

/** Whether customers can order the product, and what to do next when they can't. The switch goes back when it fails. */
export function ProductStatus({ product, onChanged }: ProductPart) {
  const text = useText(productTexts)
  const toast = useToast()
  const change = useChange()
  const [isBusy, setBusy] = useState(false)
  const { ID: id, Name: name, IsActive, NextStep } = product
  const toggle = async (isOn: boolean) => {
    setBusy(true)
    try {
      await change({
        read: inventory.viewItemDetails,
        of: { id },
        write: inventory.toggleItemActive,
        with: { id, IsActive: isOn },
        apply: (old, answer) => {
          const now = { ...old, IsActive: isOn, Version: answer?.Version ?? old.Version }
          return { ...now, NextStep: nextStep(now) }
        },
      })
      onChanged({ IsActive: isOn })
      toast(text(isOn ? 'activated' : 'deactivated', { name }))
    } catch (error) {
      toast(serverReason(error) ?? text('toggleFailed'), { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const control = <Switch checked={IsActive} disabled={isBusy} onChange={(_, isOn) => void toggle(isOn)} />
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
