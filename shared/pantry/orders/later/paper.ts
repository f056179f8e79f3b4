import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../core/answer.ts'
import { Day, ID, Instant, Text } from '../../../core/schema/fields.ts'
import { localDay } from '../../../core/time/zone.ts'
import { CustomerOfOrder, HouseholdAges } from '../../customers/customer.ts'
import { incomePrograms, maxSignerName } from '../../tefap/limits.ts'
import type { HandOver } from '../handOver.ts'
import type { Order } from '../order.ts'
import { orderStatusCodes } from '../status.ts'
import * as refusals from './refusals.ts'

/** Signatures for TEFAP food on a sheet of paper (decision 66): what is printed for a day, and a line of it that is typed in later. */

/** A sheet is typed in for so many days after the hand-over. */
export const paperDays = 7

export const PaperLine = z.strictObject({
  /** null where nobody signed. */
  SignedName: z.nullable(Text(maxSignerName)),
  /** Person of the staff who signed at the foot of the sheet. */
  Witness: Text(maxSignerName),
  /** The line was signed as the declaration of the day: by a program, or by the income line. */
  Declaration: z.optional(
    z.strictObject({ Programs: z.array(z.enum(incomePrograms)).check(z.maxLength(incomePrograms.length)) }),
  ),
})
export type PaperLine = z.infer<typeof PaperLine>

interface Typing {
  readonly at: Date
  readonly now: Date
  /** Of the order's place. */
  readonly zone: string
}

/** Reason that a line of a sheet is not taken: of that order, or of that time. */
export function sheetLineRefusal(
  { HandOver: before, OrderDay }: Pick<Order, 'HandOver' | 'OrderDay'>,
  { at, now, zone }: Typing,
): Refusal | undefined {
  if (before) return refuse(before.Signature ? refusals.paperTypedIn : refusals.paperOnScreen)
  if (at > now) return refuse(refusals.paperAhead)
  if (localDay(at, zone) < OrderDay) return refuse(refusals.paperBeforeDay)
  const age = now.getTime() - at.getTime()
  return age > paperDays * 86_400_000 ? refuse(refusals.paperTooOld, { days: paperDays }) : undefined
}

/** Signature on the record of a hand-over. */
export const signatureOf = (paper: PaperLine | undefined, now: Date): Pick<HandOver, 'Signature'> =>
  paper?.SignedName
    ? {
        Signature: {
          Name: paper.SignedName,
          Method: 'paper',
          Witness: paper.Witness,
          TypedIn: now.toISOString(),
        },
      }
    : {}

/** Order with TEFAP food on the sheet of its day. */
export const SheetRow = z.object({
  ID: ID,
  Code: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  StatusCode: z.enum(orderStatusCodes),
  WindowID: ID,
  /** Household of the day: by the hand-over, else by the profile. */
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  /** Names of people who may fetch it on the day. */
  Proxies: z.array(z.string()),
  /** Last day of the certificate that counts on the day; null where the line is the declaration. */
  CertifiedTo: z.nullable(Day),
  /** Of one that was handed over: when, and who signed on paper. */
  HandedOver: z.optional(z.object({ At: Instant, SignedName: z.optional(z.string()) })),
})
export type SheetRow = z.infer<typeof SheetRow>

export const SignatureSheet = z.object({
  State: z.object({
    state: z.nullable(z.string()),
    name: z.string(),
    notice: z.string(),
    signature: z.enum(['certificate', 'pickup', 'none']),
    programs: z.array(z.enum(incomePrograms)),
  }),
  /** A declaration may be signed on the sheet. */
  IsPaperTaken: z.boolean(),
  TextVersion: z.string(),
  /** Wording of the declaration, in the reader's language. */
  Wording: z.string(),
  /** Dollars a year for households of 1, 2 and so on, and for each person more. */
  IncomeTable: z.object({ Version: z.string(), Lines: z.array(z.int()), More: z.int() }),
  Orders: z.array(SheetRow),
})
export type SignatureSheet = z.infer<typeof SignatureSheet>
