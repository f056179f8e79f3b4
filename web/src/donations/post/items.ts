import * as z from 'zod/mini'
import { Pounds } from '../../../../shared/api/fields.ts'
import type { DonationCategory, TransactionCategory } from '../../../../shared/donation/donation.ts'

/** Categories with pounds as they are typed: text until they are sent. */
export interface Item {
  categoryId: number
  pounds: string
}

/** Pounds as people type them, `12`, `12.5` or `12,5`, to a tenth; undefined when they are none that can be given. */
export function parsePounds(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d*\.?\d+$|^\d+\.$/.test(text)) return undefined
  const pounds = Math.round(Number(text) * 10) / 10
  return z.safeParse(Pounds, pounds).success ? pounds : undefined
}

export const totalPounds = (items: readonly Item[]) =>
  Math.round(items.reduce((sum, item) => sum + (parsePounds(item.pounds) ?? 0), 0) * 10) / 10

export const itemsOf = (categories: readonly TransactionCategory[]): Item[] =>
  categories.map((line) => ({ categoryId: line.DonationCategory.ID, pounds: String(line.Pounds) }))

/** What is sent; undefined while there is none or one has no pounds yet. */
export function sentItems(items: readonly Item[]) {
  const sent = items.flatMap((item) => {
    const pounds = parsePounds(item.pounds)
    return pounds === undefined ? [] : [{ DonationCategoryID: item.categoryId, Pounds: pounds }]
  })
  return items.length > 0 && sent.length === items.length ? sent : undefined
}

/** Categories to choose from; those already in use stay even when the tenant no longer lists them. */
export function categoryChoices(
  loaded: readonly DonationCategory[],
  used: readonly TransactionCategory[] = [],
): DonationCategory[] {
  const known = new Set(loaded.map((category) => category.ID))
  return [...loaded, ...used.map((line) => line.DonationCategory).filter((category) => !known.has(category.ID))]
}
