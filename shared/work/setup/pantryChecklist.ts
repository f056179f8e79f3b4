import * as z from 'zod/mini'
import { isFoodBankRole, type Role } from '../../core/access.ts'
import { ID } from '../../core/schema/fields.ts'

/** A pantry's way from nothing to its first order, read from what is there. */

export const pantrySetupNames = [
  'people',
  'pickupLocation',
  'windows',
  'products',
  'stock',
  'invitation',
  'firstOrder',
] as const
export type PantrySetupName = (typeof pantrySetupNames)[number]

export const PantrySetupItem = z.object({
  Name: z.enum(pantrySetupNames),
  IsComplete: z.boolean(),
  /** Location whose windows are asked for. */
  LocationID: z.optional(ID),
})
export type PantrySetupItem = z.infer<typeof PantrySetupItem>

export interface PantrySetupFacts {
  /** People of an agency; a food bank's are in its own checklist. */
  readonly people: number
  /** An active location. */
  readonly locationId: number | undefined
  /** Some window, today or later. */
  readonly hasWindow: boolean
  /** Some product is active. */
  readonly hasProduct: boolean
  /** Some active product has a quantity. */
  readonly hasStock: boolean
  /** Somebody was invited or added who may order. */
  readonly hasCustomer: boolean
  readonly hasOrder: boolean
}

/** Items of the role's checklist. */
export function pantrySetupItems(facts: PantrySetupFacts, role: Role): PantrySetupItem[] {
  const complete: Record<PantrySetupName, boolean> = {
    people: facts.people > 1,
    pickupLocation: facts.locationId !== undefined,
    windows: facts.hasWindow,
    products: facts.hasProduct,
    stock: facts.hasStock,
    invitation: facts.hasCustomer,
    firstOrder: facts.hasOrder,
  }
  return pantrySetupNames
    .filter((name) => name !== 'people' || !isFoodBankRole(role))
    .map((Name) => ({
      Name,
      IsComplete: complete[Name],
      ...(Name === 'windows' && facts.locationId !== undefined ? { LocationID: facts.locationId } : {}),
    }))
}
