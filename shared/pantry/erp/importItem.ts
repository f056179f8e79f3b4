import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { maxQuantity } from '../stock/stock.ts'
import * as refusals from './refusals.ts'

/**
 * Rows that a food bank's ERP system sends: what came in under the ERP's own product codes. A person matches a row with a
 * product of the pantry; the product's stock then has what the row brought, once.
 */
export const maxErpCode = 60
export const maxErpText = 300
export const maxErpQuantity = 1_000_000
export const maxEachesPer = 10_000

export const EachesPer = z.int().check(z.minimum(1), z.maximum(maxEachesPer))

export const ErpImportItem = z.object({
  ID: ID,
  Code: z.string(),
  Description: z.string(),
  Details: z.string(),
  /** In the ERP's unit, such as cases. */
  Quantity: z.number(),
  /** Items in one of the ERP's units; null before the row is matched. */
  EachesPer: z.nullable(z.number()),
  /** Units that the match added to the product's stock: Quantity times EachesPer. */
  QuantityToImport: z.nullable(z.int()),
  PantryInventoryItemID: z.nullable(ID),
  /** The ERP's number of the row's document and line; empty when the file has none. */
  Reference: z.string(),
  /** Last match of this code, to propose it again. */
  SuggestedProductID: z.nullable(ID),
  SuggestedEachesPer: z.nullable(z.number()),
  Imported: Instant,
  Version: z.int(),
})
export type ErpImportItem = z.infer<typeof ErpImportItem>

/** A row of the matching grid: with the product by name; null for one that was removed. */
export const ErpMatchingRow = z.extend(ErpImportItem, {
  PantryInventoryItem: z.nullable(z.object({ ID: ID, Name: z.string() })),
})
export type ErpMatchingRow = z.infer<typeof ErpMatchingRow>

/** The product that a row's goods are, and how many of it. */
export interface Match {
  readonly ProductID: number
  readonly Quantity: number
}
export const erpMatchOf = (
  item: Pick<ErpImportItem, 'PantryInventoryItemID' | 'QuantityToImport'>,
): Match | undefined =>
  item.PantryInventoryItemID === null
    ? undefined
    : { ProductID: item.PantryInventoryItemID, Quantity: item.QuantityToImport ?? 0 }

/** Items of a row: 2.5 cases of 12 are 30. Refused when it is no whole number of items. */
export function itemsOfRow(quantity: number, eaches: number): number | Refusal {
  const exact = quantity * eaches
  const items = Math.round(exact)
  if (Math.abs(exact - items) > 1e-6) return refuse(refusals.erpNotWhole, { quantity, eaches })
  return items > maxQuantity ? refuse(refusals.erpTooMuch, { max: maxQuantity }) : items
}

/** Movements of stock when a match changes: each product once, since a transaction writes an item once. */
export function movesOf(before: Match | undefined, after: Match | undefined): Match[] {
  if (before && after && before.ProductID === after.ProductID)
    return [{ ProductID: after.ProductID, Quantity: after.Quantity - before.Quantity }]
  return [...(before ? [{ ...before, Quantity: -before.Quantity }] : []), ...(after ? [after] : [])]
}
