import { useCallback } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { maxQuantity } from '../../../../shared/pantry/stock/stock.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** What is edited in place: in the grid, and the packing order beside the form. */
export type Adjusted = Pick<ProductGridRow, 'Brand' | 'Location' | 'PackingOrder' | 'Quantity'>
export type AdjustedField = keyof Adjusted

const texts = {
  Brand: ['brandUpdated', 'brandFailed'],
  Location: ['locationUpdated', 'locationFailed'],
  PackingOrder: ['packingUpdated', 'packingFailed'],
  Quantity: ['quantityUpdated', 'quantityFailed'],
} as const

export const isWholeNumber = (typed: string) => /^\d{1,7}$/.test(typed) && Number(typed) <= maxQuantity

/** Saves one field and reports it; answers what is stored then, and undefined when it failed. */
export function useAdjust() {
  const text = useText(productTexts)
  const toast = useToast()
  const { run: setBrand } = useAction(inventory.adjustBrand)
  const { run: setLocation } = useAction(inventory.adjustLocation)
  const { run: setPacking } = useAction(inventory.adjustPackingOrder)
  const { run: setQuantity } = useAction(stock.adjustQuantity)
  const send = useCallback(
    async (id: number, field: AdjustedField, before: string, typed: string): Promise<Partial<ProductGridRow>> => {
      const number = typed === '' ? null : Number(typed)
      if (field === 'Brand') return { Brand: (await setBrand({ id, UpdatedValue: typed })).Brand }
      if (field === 'Location') return { Location: (await setLocation({ id, UpdatedValue: typed })).Location }
      if (field === 'PackingOrder')
        return { PackingOrder: (await setPacking({ id, UpdatedValue: number })).PackingOrder }
      const {
        ProductID: _,
        CountedAt: __,
        ...numbers
      } = await setQuantity({
        ...{ id, UpdatedValue: Number(typed), SeenValue: Number(before), Reason: 'other', Note: '' },
      })
      return numbers
    },
    [setBrand, setLocation, setPacking, setQuantity],
  )
  return useCallback(
    async (id: number, field: AdjustedField, before: string, typed: string) => {
      const [updated, failed] = texts[field]
      try {
        const stored = await send(id, field, before, typed)
        const now = field === 'Quantity' ? String(stored.Quantity ?? typed) : typed
        const change = text('changed', { old: before || text('empty'), new: now || text('empty') })
        toast(`${text(updated)}: ${change}`)
        return stored
      } catch (error) {
        toast(`${text(failed)}: ${serverReason(error) ?? text('serverError')}`, { tone: 'error' })
        return undefined
      }
    },
    [send, text, toast],
  )
}
