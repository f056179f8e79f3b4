import { useCallback } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { maxQuantity } from '../../../../shared/pantry/stock/stock.ts'
import { serverReason } from '../../core/data/failure.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import type { Effect } from '../../core/data/useAnswers.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'

/** Fields edited in place: in the grid, and the packing order beside the form. */
export type Adjusted = Pick<ProductGridRow, 'Brand' | 'Location' | 'PackingOrder' | 'Quantity'>
export type AdjustedField = keyof Adjusted

const texts = {
  Brand: ['brandUpdated', 'brandFailed'],
  Location: ['locationUpdated', 'locationFailed'],
  PackingOrder: ['packingUpdated', 'packingFailed'],
  Quantity: ['quantityUpdated', 'quantityFailed'],
} as const

export const isWholeNumber = (typed: string) => /^\d{1,7}$/.test(typed) && Number(typed) <= maxQuantity

/** Saves one field of a row and reports it; `effect`: what shows the row. */
export function useAdjust<RI = never, RV = unknown>(effect: Effect<RI, RV> = byRows) {
  const text = useText(productTexts)
  const { perform } = useAction<RI, RV>(effect)
  return useCallback(
    <R extends RV & Adjusted & { ID: number }>(
      row: R,
      field: AdjustedField,
      typed: string,
      onStored: (stored: Partial<ProductGridRow>) => void,
    ) => {
      const [updated, failed] = texts[field]
      const before = String(row[field] ?? '')
      const save = async (send: Send) => {
        const stored = await adjust(send, row.ID, field, before, typed)
        onStored(stored)
        return { ...row, ...stored }
      }
      const told = (now: string) => text('changed', { old: before || text('empty'), new: now || text('empty') })
      return perform(save, {
        done: ({ Quantity }) => `${text(updated)}: ${told(field === 'Quantity' ? String(Quantity ?? typed) : typed)}`,
        failed: (error) => `${text(failed)}: ${serverReason(error) ?? text('serverError')}`,
      })
    },
    [perform, text],
  )
}

async function adjust(
  send: Send,
  id: number,
  field: AdjustedField,
  before: string,
  typed: string,
): Promise<Partial<ProductGridRow>> {
  if (field === 'Brand') return { Brand: (await send(inventory.adjustBrand, { id, UpdatedValue: typed })).Brand }
  if (field === 'Location')
    return { Location: (await send(inventory.adjustLocation, { id, UpdatedValue: typed })).Location }
  if (field === 'PackingOrder') {
    const number = typed === '' ? null : Number(typed)
    return { PackingOrder: (await send(inventory.adjustPackingOrder, { id, UpdatedValue: number })).PackingOrder }
  }
  const change = { UpdatedValue: Number(typed), SeenValue: Number(before), Reason: 'other', Note: '' } as const
  const { ProductID: _, CountedAt: __, ...numbers } = await send(stock.adjustQuantity, { id, ...change })
  return numbers
}
