import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { PhotoKey } from '../../core/attachments/photo.ts'
import { Day, ID, Instant, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { certificateBases, type HeldCertificate, TefapProxy, type TefapToday } from '../customers/certified.ts'
import { maxHousehold, SentAges } from '../customers/changes.ts'
import { type Customer, HouseholdAges } from '../customers/customer.ts'
import { incomeTableOn } from './incomeTable.ts'
import { incomePrograms, maxProxies, maxSignerName } from './limits.ts'
import * as refusals from './refusals.ts'
import { type SigningMethod, type StateRules, signingMethods } from './stateRules.ts'
import { validityFrom } from './validity.ts'

/**
 * Certificate by which a household may have TEFAP food (decision 60): a signed declaration that never changes. A change, as of a
 * proxy, is another certificate.
 */

/** Strokes of a signature on a screen, as an SVG path of whole numbers. */
const maxStrokes = 12_000
const Strokes = z.string().check(z.minLength(8), z.maxLength(maxStrokes), z.regex(/^[ML\d ]+$/))

/** A fixed address is nobody's condition (decision 64). */
const residencies = ['resident', 'noFixedAddress'] as const

const declared = {
  /** Member of the household who declares. */
  MemberName: Text(maxSignerName),
  Basis: z.enum(['categorical', 'income']),
  Programs: z.array(z.enum(incomePrograms)).check(z.maxLength(incomePrograms.length)),
  /** Table whose line was shown; null of a household that takes part in a program. */
  IncomeTable: z.nullable(z.string().check(z.maxLength(40))),
  Residency: z.enum(residencies),
  /** County of residence by the census's number, in the state; nobody has to name one. */
  CountyID: z.optional(ID),
  SignedName: Text(maxSignerName),
  Method: z.enum(signingMethods),
  /** Of `touch`. */
  Strokes: z.optional(Strokes),
  /** Of `paper`: its photo. */
  PaperPhotoKey: z.optional(PhotoKey),
  Language: z.enum(languages),
  /** Version of the wording that was shown. */
  TextVersion: z.string().check(z.maxLength(40)),
  /** Version of the notice of rights that was shown; 0 before the food bank had set one. */
  NoticeVersion: z.optional(z.int()),
} as const

export const CertificateDraft = z.strictObject({
  ...declared,
  Ages: SentAges,
  Proxies: z.array(z.strictObject({ Name: Text(maxSignerName), Until: Day })).check(z.maxLength(maxProxies)),
  /** Number of the certificate that the form showed, null without one: of two that were opened at the same time the first is signed. */
  Held: z.optional(z.nullable(ID)),
})
export type CertificateDraft = z.infer<typeof CertificateDraft>

/** Staff person who heard the declaration or attests it. */
const Witness = z.object({ UserID: ID, EntityID: ID, Name: z.string() })

const CertificateSheet = z.object({ Witness: z.string(), TypedIn: Instant })

export const TefapCertificate = z.object({
  ...declared,
  Basis: z.enum(certificateBases),
  MemberName: z.string(),
  SignedName: z.string(),
  ID: ID,
  CustomerID: ID,
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  Signed: Instant,
  ValidTo: Day,
  HandOverOn: z.nullable(Day),
  Proxies: z.array(TefapProxy),
  /** null in the federal frame. */
  State: z.nullable(z.string()),
  /** null where the household signed by itself. */
  Witness: z.nullable(Witness),
  /** Signed on a line of a day's sheet: who witnessed it there, and when `Witness` typed it in. */
  Sheet: z.optional(CertificateSheet),
})
export type TefapCertificate = z.infer<typeof TefapCertificate>

const peopleDeclared = ({ Minors, Adults, Seniors }: HouseholdAges) => Minors + Adults + Seniors

/** Ways that need a person of the staff; a household alone signs on its screen. */
const withStaff: readonly SigningMethod[] = ['paper', 'spoken', 'attested']
export const methodsFor = ({ methods }: Pick<StateRules, 'methods'>, isHousehold: boolean): SigningMethod[] =>
  methods.filter((method) => !isHousehold || !withStaff.includes(method))

interface Signing {
  readonly rules: StateRules
  readonly day: string
  /** Signed by the household itself, without staff. */
  readonly isHousehold: boolean
  /** The paper is a day's sheet, which the pantry keeps: it needs no photo. */
  readonly sheet?: z.infer<typeof CertificateSheet>
}

/** Reason that the declaration is not complete by the rules of its state. */
export function certificateRefusal(
  draft: CertificateDraft,
  { rules, day, isHousehold, sheet }: Signing,
): Refusal | undefined {
  const people = peopleDeclared(draft.Ages)
  if (people < 1 || people > maxHousehold) return refuse(refusals.householdMissing, { max: maxHousehold })
  if (draft.TextVersion !== rules.declaration) return refuse(refusals.wordingChanged)
  if (!methodsFor(rules, isHousehold).includes(draft.Method)) return refuse(refusals.methodNotInState)
  if (draft.Method === 'touch' && draft.Strokes === undefined) return refuse(refusals.signatureMissing)
  if (draft.Method === 'paper' && draft.PaperPhotoKey === undefined && !sheet) return refuse(refusals.paperMissing)
  return basisRefusal(draft, rules, day) ?? proxyRefusal(draft, day)
}

function basisRefusal({ Basis, Programs, IncomeTable }: CertificateDraft, rules: StateRules, day: string) {
  if (Basis === 'income')
    return IncomeTable === incomeTableOn(day, rules).Version ? undefined : refuse(refusals.incomeTableChanged)
  if (Programs.length === 0) return refuse(refusals.programMissing)
  return Programs.every((program) => rules.programs.includes(program)) ? undefined : refuse(refusals.programNotInState)
}

const nameWithoutCase = (name: string) => name.trim().toLowerCase()
function proxyRefusal({ Proxies }: CertificateDraft, day: string): Refusal | undefined {
  const over = Proxies.find(({ Until }) => Until < day)
  if (over) return refuse(refusals.proxyEnded, { name: over.Name })
  const names = new Set(Proxies.map(({ Name }) => nameWithoutCase(Name)))
  return names.size < Proxies.length ? refuse(refusals.proxyTwice) : undefined
}

interface Certifying extends Signing {
  readonly ID: number
  readonly CustomerID: number
  readonly now: Date
  readonly witness: TefapCertificate['Witness']
  /** Certificate that counts on the day. */
  readonly held: HeldCertificate | null
}

/** Certificate of a complete declaration. */
export function certificateOf(
  { PaperPhotoKey, Held: _, ...draft }: CertificateDraft,
  at: Certifying,
): TefapCertificate {
  const { rules, day, now, held } = at
  const isRenewal = held !== null && day <= held.ValidTo
  return {
    ...draft,
    ...validityFrom(day, rules, isRenewal),
    ...(draft.Method === 'paper' && PaperPhotoKey ? { PaperPhotoKey } : {}),
    ...(draft.Basis === 'income' ? { Programs: [] } : { IncomeTable: null }),
    ID: at.ID,
    CustomerID: at.CustomerID,
    HouseholdSize: peopleDeclared(draft.Ages),
    Signed: now.toISOString(),
    State: rules.state,
    Witness: at.isHousehold ? null : at.witness,
    ...(at.sheet ? { Sheet: at.sheet } : {}),
  }
}

/** Certificate of a mark that staff set: nobody declared anything, and staff stand for it. */
export const migratedCertificate = (
  customer: Pick<Customer, 'ID' | 'FirstName' | 'LastName' | 'Language' | 'HouseholdSize' | 'Ages'>,
  at: Pick<Certifying, 'ID' | 'rules' | 'day' | 'now' | 'witness'>,
): TefapCertificate => ({
  ...validityFrom(at.day, at.rules),
  ID: at.ID,
  CustomerID: customer.ID,
  MemberName: `${customer.FirstName} ${customer.LastName}`,
  SignedName: at.witness?.Name ?? '',
  Basis: 'migrated',
  Programs: [],
  IncomeTable: null,
  Residency: 'resident',
  Method: 'attested',
  Language: customer.Language,
  TextVersion: at.rules.declaration,
  HouseholdSize: customer.HouseholdSize,
  Ages: customer.Ages,
  Signed: at.now.toISOString(),
  Proxies: [],
  State: at.rules.state,
  Witness: at.witness,
})

/** Part of a certificate that the customer's record holds. */
export const heldPart = ({
  ID: id,
  Basis,
  Signed,
  ValidTo,
  HandOverOn,
  Proxies,
  CountyID,
}: TefapCertificate): HeldCertificate => ({
  ID: id,
  Basis,
  Signed,
  ValidTo,
  HandOverOn,
  Proxies,
  ...(CountyID === undefined ? {} : { CountyID }),
})

/** Day on which the mark that staff ticked gave way to certificates: marks of before count from it. */
const marksEnded = '2026-11-30'

/** A mark that was set on the day counts up to the state's next date. */
const migratedFrom = (day: string, rules: StateRules): TefapToday['migrated'] => ({
  Signed: `${day}T00:00:00.000Z`,
  ...validityFrom(day, rules),
})

export const tefapTodayIn = (rules: StateRules, day: string): TefapToday => ({
  day,
  migrated: migratedFrom(marksEnded, rules),
})
