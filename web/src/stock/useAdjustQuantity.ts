import { useCallback } from 'react'
import * as stock from '../../../shared/api/stock.ts'
import { stockTexts } from '../../../shared/text/stock.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'

export interface QuantityChange {
  readonly id: number
  readonly old: number
  readonly quantity: number
}

/** Saves what was counted and reports it; answers what is stored then, and undefined when it failed. */
export function useAdjustQuantity() {
  const text = useText(stockTexts)
  const toast = useToast()
  const { run } = useAction(stock.adjustQuantity)
  return useCallback(
    async ({ id, old, quantity }: QuantityChange) => {
      try {
        const stored = await run({ id, UpdatedValue: quantity, Reason: 'counted', Note: '' })
        toast(`${text('quantityUpdated')}: ${text('quantityChanged', { old, new: stored.Quantity })}`)
        return stored
      } catch (error) {
        toast(`${text('quantityFailed')}: ${refusalReason(error) ?? text('serverError')}`, { tone: 'error' })
        return undefined
      }
    },
    [run, text, toast],
  )
}
