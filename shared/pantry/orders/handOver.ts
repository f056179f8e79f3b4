import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Day, ID, Instant, Text } from '../../core/schema/fields.ts'
import { inEach } from '../../core/text/text.ts'
import { SentAges, SentHouseholdSize } from '../customers/changes.ts'
import { HouseholdAges } from '../customers/customer.ts'
import { PaperLine } from './later/paper.ts'
import * as refusals from './refusals.ts'
import { isPacked, type OrderStatusCode } from './status.ts'

/**
 * Recipient of an order, and the household as of that day (decision 65). It is part of the change to the completed status,
 * and stays as it is when the customer's profile changes later.
 */

export const maxRecipientName = 100

/** A member of the household, or somebody whom the household sent. */
export const recipientKinds = ['household', 'proxy'] as const

/** Reasons against handing an order over: somebody has to read it first. */
export const handOverWarnings = [
  'notPacked',
  'otherDay',
  'otherPlace',
  'onHold',
  'noCertificate',
  'visitsUsed',
  'proxyNotNamed',
] as const
export type HandOverWarning = (typeof handOverWarnings)[number]

interface AtTheTable {
  /** On the calendar of the order's place. */
  readonly today: string
  /** Of the pickup location; undefined where the table does not know it. */
  readonly locationId: number | undefined
  /** Something in its bags is on hold. */
  readonly hasHeld?: boolean
  /** It has TEFAP food, and no certificate counts. */
  readonly needsCertificate?: boolean
  /** It has TEFAP food, and the household had what its state allows in the month. */
  readonly areVisitsUsed?: boolean
  /** Its TEFAP food goes to somebody whom the household did not name, or not for this day. */
  readonly isProxyUnnamed?: boolean
}

export function warningsOf(
  order: { readonly StatusCode: OrderStatusCode; readonly OrderDay: string; readonly PantryLocationID: number | null },
  {
    today,
    locationId,
    hasHeld = false,
    needsCertificate = false,
    areVisitsUsed = false,
    isProxyUnnamed = false,
  }: AtTheTable,
): HandOverWarning[] {
  const holds: Readonly<Record<HandOverWarning, boolean>> = {
    notPacked: !isPacked(order.StatusCode),
    otherDay: order.OrderDay !== today,
    otherPlace: locationId !== undefined && order.PantryLocationID !== locationId,
    onHold: hasHeld,
    noCertificate: needsCertificate,
    visitsUsed: areVisitsUsed,
    proxyNotNamed: isProxyUnnamed,
  }
  return handOverWarnings.filter((warning) => holds[warning])
}

const reasons = {
  notPacked: refusals.handOverNotPacked,
  otherDay: refusals.handOverOtherDay,
  otherPlace: refusals.handOverOtherPlace,
  onHold: refusals.handOverOnHold,
  noCertificate: refusals.handOverNoCertificate,
  visitsUsed: refusals.handOverVisitsUsed,
  proxyNotNamed: refusals.handOverProxyNotNamed,
} as const satisfies Record<HandOverWarning, unknown>

/** The warnings in words, one sentence each. */
export const warningSentence = (warning: HandOverWarning) => reasons[warning]

/** Refused while a warning was not read. */
export function unreadWarnings(
  warnings: readonly HandOverWarning[],
  acknowledged: readonly HandOverWarning[] = [],
): Refusal | undefined {
  const unread = warnings.filter((warning) => !acknowledged.includes(warning))
  if (unread.length === 0) return undefined
  return refuse(inEach((language) => unread.map((warning) => reasons[warning][language]).join(' ')))
}

/** Recipient and household, as told at the table; what is left out is as in the customer's profile. */
export const recipientFields = {
  RecipientKind: z._default(z.enum(recipientKinds), 'household'),
  /** Of a proxy. */
  RecipientName: z._default(z.nullable(Text(maxRecipientName)), null),
  HouseholdSize: z.optional(SentHouseholdSize),
  Ages: z.optional(SentAges),
}
type Recipient = z.infer<z.ZodMiniObject<typeof recipientFields>>
const isNamed = ({ RecipientKind, RecipientName }: Recipient) => RecipientKind === 'household' || RecipientName !== null
const asWritten = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
/** Somebody else fetches it than those whom the certificate names for the day. */
export const isUnnamedProxy = (
  { RecipientKind, RecipientName }: Pick<Recipient, 'RecipientKind' | 'RecipientName'>,
  proxies: readonly string[],
) => RecipientKind === 'proxy' && !proxies.some((name) => asWritten(name) === asWritten(RecipientName ?? ''))
const doAgesFit = ({ HouseholdSize, Ages }: Recipient) =>
  HouseholdSize === undefined || !Ages || peopleIn(Ages) === HouseholdSize
/** Rules of a draft with these fields. */
export const namedRecipient = z.refine<Recipient>(isNamed)
export const fittingAges = z.refine<Recipient>(doAgesFit, { path: ['Ages'], error: 'agesDiffer' })

/** Number of lines of an order at most. */
const maxLeftLines = 90

/** Hand-over as the person at the table reports it. */
export const HandOverDraft = z
  .strictObject({
    ...recipientFields,
    /** The pickup location where it is handed over, where the table knows it. */
    PantryLocationID: z.optional(ID),
    /** Units that the family did not take: dry food goes back to the shelf, cold food waits for a person's choice. */
    Left: z.optional(
      z
        .array(z.strictObject({ PantryInventoryItemID: ID, Quantity: z.int().check(z.minimum(1)) }))
        .check(z.maxLength(maxLeftLines)),
    ),
    /** Time of one that waited for a connection. */
    At: z.optional(Instant),
    /** Reasons against it that were read at the table. */
    Acknowledged: z.optional(z.array(z.enum(handOverWarnings))),
    /** Line of a signed sheet that is typed in afterwards; its time is `At`. */
    Paper: z.optional(PaperLine),
  })
  .check(
    namedRecipient,
    fittingAges,
    z.refine(({ Paper, At }) => Paper === undefined || At !== undefined, { path: ['At'] }),
  )
export type HandOverDraft = z.infer<typeof HandOverDraft>

/** Lines of which something was left, by product. */
export type LeftOnTable = ReadonlyMap<number, number>
export const noneLeft: LeftOnTable = new Map()
export const leftOnTable = ({ Left = [] }: Pick<HandOverDraft, 'Left'>): LeftOnTable =>
  new Map(Left.map(({ PantryInventoryItemID, Quantity }) => [PantryInventoryItemID, Quantity]))

/** Longest time that a tablet may have been without a connection. */
const longestWait = 7 * 86_400_000
/** The moment that was said, if it is a past one that a tablet can have kept. */
export const momentOf = (said: string | undefined, now: Date): Date => {
  const at = said === undefined ? now.getTime() : Date.parse(said)
  return new Date(Math.min(now.getTime(), Math.max(at, now.getTime() - longestWait)))
}

/** Signature for the food, on a sheet of paper that staff typed in afterwards. */
const HandOverSignature = z.object({
  Name: z.string(),
  Method: z.literal('paper'),
  /** Person of the staff who signed at the foot of the sheet. */
  Witness: z.string(),
  /** Time of typing in: the hand-over is told late. */
  TypedIn: Instant,
})

export const HandOver = z.object({
  At: Instant,
  /** On the calendar of the place. */
  Day: Day,
  Recipient: z.object({ Kind: z.enum(recipientKinds), Name: z.nullable(z.string()) }),
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  /** The TEFAP certificate that was valid on the day. */
  CertificateID: z.nullable(ID),
  By: z.nullable(z.object({ UserID: ID, EntityID: ID })),
  /** Absent where nobody signed, and where the certificate of the day is the signature. */
  Signature: z.optional(HandOverSignature),
  /** County of residence on the day, by the census's number; absent where nobody said. */
  CountyID: z.optional(ID),
})
export type HandOver = z.infer<typeof HandOver>

/** A hand-over can be taken back for a minute by whoever stands at the table; later it is reversed with a reason. */
export const undoSeconds = 60
export const canBeUndone = ({ At }: Pick<HandOver, 'At'>, now: Date) =>
  now.getTime() - Date.parse(At) <= undoSeconds * 1000

type Household = Pick<HandOver, 'HouseholdSize' | 'Ages'>
export const peopleIn = (ages: HandOver['Ages']) => (ages ? ages.Minors + ages.Adults + ages.Seniors : 0)

/**
 * The household as of the day: what was said at the table wins. Ages of the profile stand only beside a size that they fit
 * into; where nothing was said, the larger of the profile's two numbers counts.
 */
export function householdToday(told: Pick<HandOverDraft, 'HouseholdSize' | 'Ages'>, profile?: Household): Household {
  if (told.Ages) return { HouseholdSize: told.HouseholdSize ?? peopleIn(told.Ages), Ages: told.Ages }
  const Ages = profile?.Ages ?? null
  if (told.HouseholdSize !== undefined)
    return { HouseholdSize: told.HouseholdSize, Ages: peopleIn(Ages) > told.HouseholdSize ? null : Ages }
  const HouseholdSize = Math.max(profile?.HouseholdSize ?? 0, peopleIn(Ages))
  return { HouseholdSize: HouseholdSize || null, Ages }
}
