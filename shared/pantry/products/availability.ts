import * as z from 'zod/mini'
import type { Product } from './product.ts'

/** Reasons that keep a product from customers, as the next step to take, in the order in which staff take them (section 4). */
export const availabilitySteps = ['categories', 'images', 'status'] as const
export const AvailabilityStep = z.nullable(z.enum(availabilitySteps))
export type AvailabilityStep = z.infer<typeof AvailabilityStep>

export function nextStep({
  IsActive,
  SubcategoryIDs,
  AttachmentCollection,
}: Pick<Product, 'IsActive' | 'SubcategoryIDs' | 'AttachmentCollection'>): AvailabilityStep {
  if (IsActive) return null
  if (SubcategoryIDs.length === 0) return 'categories'
  return AttachmentCollection.length === 0 ? 'images' : 'status'
}

/** Tells if customers see it, within one or two minutes; tags, limits and eligibility decide further. */
export const isVisible = ({ IsActive, Quantity }: Pick<Product, 'IsActive'> & { readonly Quantity: number }) =>
  IsActive && Quantity > 0
