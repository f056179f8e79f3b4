import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import type { Customer } from './customer.ts'

/** TEFAP certificate of a customer, as far as their own record holds it (decision 59): the mark counts while it is valid. */

/** Somebody who may fetch the food for the household (decision 67), up to a day. */
export const TefapProxy = z.object({ Name: z.string(), Until: Day })
export type TefapProxy = z.infer<typeof TefapProxy>

/** Grounds of a certificate; `migrated`: the mark of before there were certificates, or of an imported file. */
export const certificateBases = ['categorical', 'income', 'migrated'] as const

export const HeldCertificate = z.object({
  ID: ID,
  Basis: z.enum(certificateBases),
  Signed: Instant,
  /** Last day on which food may be ordered by it. */
  ValidTo: Day,
  /** Only day on which food may be handed over by it; null where it counts on all of its days. */
  HandOverOn: z.nullable(Day),
  Proxies: z.array(TefapProxy),
  /** County of residence, where the household named it. */
  CountyID: z.optional(ID),
})
export type HeldCertificate = z.infer<typeof HeldCertificate>

/** Day in the tenant's state, and what a mark without a certificate counts as there. */
export interface TefapToday {
  readonly day: string
  readonly migrated: Pick<HeldCertificate, 'Signed' | 'ValidTo' | 'HandOverOn'>
}

type Held = Pick<Customer, 'ID' | 'IsTefapEligible' | 'TefapCertificate'>
/** A row of a list has as much of the certificate. */
interface Marked {
  readonly IsTefapEligible: boolean
  readonly TefapCertificate?: Pick<HeldCertificate, 'ValidTo'> | undefined
}

/**
 * Certificate that the customer has, valid or not. A mark of before counts as a migrated one, with the customer's own number:
 * certificates are numbered by the customers' counter.
 */
export function certificateHeld(
  { ID: customerId, IsTefapEligible, TefapCertificate }: Held,
  { migrated }: Pick<TefapToday, 'migrated'>,
): HeldCertificate | null {
  if (!IsTefapEligible) return null
  return TefapCertificate ?? { ID: customerId, Basis: 'migrated', Proxies: [], ...migrated }
}

/** TEFAP food may be ordered. */
export const isCertified = ({ IsTefapEligible, TefapCertificate }: Marked, { day, migrated }: TefapToday): boolean =>
  IsTefapEligible && day <= (TefapCertificate ?? migrated).ValidTo

/** Certificate by which TEFAP food may be handed over on the day; null where one has to be signed first. */
export function certificateForHandOver(customer: Held, today: TefapToday): HeldCertificate | null {
  const held = certificateHeld(customer, today)
  if (!held || today.day > held.ValidTo) return null
  return held.HandOverOn === null || held.HandOverOn === today.day ? held : null
}

/** Another certificate counts than the one that a form showed: it was signed on another phone meanwhile, and one is enough. */
export function isSignedSince(customer: Held, seen: number | null, today: TefapToday): boolean {
  const held = certificateForHandOver(customer, today)
  return held !== null && held.ID !== seen
}

/** Row as of the day: the mark says whether the certificate is valid. */
export const markedOn = <R extends Marked>(row: R, today: TefapToday): R => ({
  ...row,
  IsTefapEligible: isCertified(row, today),
})

/** Customer as of the day, with the certificate that the mark stands for. */
export function asCertified<C extends Held>(customer: C, today: TefapToday): C {
  const held = certificateHeld(customer, today)
  return { ...markedOn(customer, today), TefapCertificate: held ?? undefined }
}

/** Proxies who may fetch food on the day. */
export const proxiesOn = ({ Proxies }: Pick<HeldCertificate, 'Proxies'>, day: string): TefapProxy[] =>
  Proxies.filter(({ Until }) => day <= Until)
