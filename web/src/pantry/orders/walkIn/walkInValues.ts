import * as z from 'zod/mini'
import { allergens } from '../../../../../shared/pantry/needs/allergens.ts'
import { maxWalkInPounds } from '../../../../../shared/pantry/ordering/walkIn.ts'
import { recipientKinds } from '../../../../../shared/pantry/orders/handOver.ts'
import { LineLot } from '../../../../../shared/pantry/stock/lot.ts'
import { agesAddUp, householdShape, noHousehold } from '../handOver/householdToday.ts'

/** A household at the table as it is typed. */

export const typedPounds = (typed: string) => (typed.trim() === '' ? 0 : Number(typed.trim().replace(',', '.')))
const isWeight = (typed: string) => typedPounds(typed) >= 0 && typedPounds(typed) <= maxWalkInPounds
const Weight = z.string().check(z.refine(isWeight, 'walkInPoundsInvalid'))

export const walkInForm = z
  .object({
    /** Of a household that was written down without a connection; else it is chosen. */
    Name: z.string(),
    PantryLocationID: z.nullable(z.number()),
    items: z.array(
      z.object({
        ...{ id: z.number(), name: z.string(), quantity: z.number(), accepted: z.array(z.enum(allergens)) },
        /** Lots that the packages show, where somebody had to look. */
        lots: z.optional(z.array(LineLot)),
      }),
    ),
    Pounds: Weight,
    TefapPounds: Weight,
    RecipientKind: z.enum(recipientKinds),
    RecipientName: z.string(),
    ...householdShape,
  })
  .check(
    agesAddUp,
    z.refine(({ RecipientKind, RecipientName }) => RecipientKind === 'household' || RecipientName.trim() !== '', {
      path: ['RecipientName'],
      error: 'proxyMissing',
    }),
  )
export type WalkInValues = z.infer<typeof walkInForm>

export const nothingTaken = (PantryLocationID: number | null): WalkInValues => ({
  ...{ Name: '', PantryLocationID, items: [], Pounds: '', TefapPounds: '' },
  ...{ RecipientKind: 'household', RecipientName: '' },
  ...noHousehold,
})
