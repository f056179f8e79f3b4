import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { CartPlace } from '../../../../shared/pantry/ordering/cart.ts'

/** Place and time of an order before it was moved, and their words. */
const PlaceBefore = z.object({ place: CartPlace, when: z.string() })
export type PlaceBefore = z.infer<typeof PlaceBefore>

const Said = z.object({
  said: z.string(),
  tone: z.enum(['success', 'warning']),
  /** Of a move that can be undone. */
  before: z.optional(PlaceBefore),
})
/** Answer to placing or changing an order. The neighbor's order shows it in the page: a toast would cover the code. */
export type Said = z.infer<typeof Said>

export function useSaid(): Said | undefined {
  const { state } = useLocation()
  return Said.safeParse(state).data
}
