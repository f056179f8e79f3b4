import { settleDonation } from '../donations/settleDonation.ts'

/** By kind of timer: does whatever is due for a subject by now, and nothing that is not. Repeating it is harmless. */
export const settlers: Readonly<Record<string, (id: number, now: Date) => Promise<void>>> = {
  donation: settleDonation,
}
