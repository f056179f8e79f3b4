import { useLocation } from 'react-router'
import * as z from 'zod/mini'

const Said = z.object({ said: z.string(), tone: z.enum(['success', 'warning']) })
/** Answer to placing or changing an order. The neighbor's order shows it in the page: a toast would cover the code. */
export type Said = z.infer<typeof Said>

export function useSaid(): Said | undefined {
  const { state } = useLocation()
  return Said.safeParse(state).data
}
