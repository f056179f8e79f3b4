import { agency } from './agency.ts'
import type { Endpoint } from './endpoint.ts'
import { foodbank } from './foodbank.ts'
import { messages } from './messages.ts'
import { realtime } from './realtime.ts'
import { session } from './session.ts'

/** Every endpoint of the product. A new area is one more line here. */
export const catalogue: readonly Endpoint<never, unknown>[] = [session, realtime, agency, foodbank, messages].flatMap(
  (area) => Object.values(area as unknown as Record<string, Endpoint<never, unknown>>),
)
