import { useCallback } from 'react'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

export interface QuantityChange {
  readonly id: number
  readonly old: number
  readonly quantity: number
}

/** Corrects what is available by the difference to what was seen, and reports it; answers what is stored then, and undefined when it failed. */
export function useAdjustQuantity() {
  const text = useText(stockTexts)
  const toast = useToast()
  const { run } = useAction(stock.adjustQuantity)
  return useCallback(
    async ({ id, old, quantity }: QuantityChange) => {
      try {
        const change = { UpdatedValue: quantity, SeenValue: old, Reason: 'other', Note: '' } as const
        const stored = await run({ id, ...change })
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
