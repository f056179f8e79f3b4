import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankAdministratorRoles, pantryWorkRoles } from '../../core/access.ts'
import { JpegToSend, PhotoUpload } from '../../core/attachments/photo.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { HeldCertificate } from '../customers/certified.ts'
import { HouseholdAges } from '../customers/customer.ts'
import { ofCustomer, onCustomer } from '../customers/onCustomer.ts'
import { CertificateDraft, TefapCertificate } from './certificate.ts'
import { IncomeTable } from './incomeTable.ts'
import { NoticeDraft, StoredNotice } from './notice.ts'
import { RecordHold, RecordHoldDraft } from './retention.ts'
import { StateRules, signingMethods } from './stateRules.ts'

/** Declarations by which households may have TEFAP food, read and signed by the household or with its pantry; of the area of `customers`. */
const { get, post } = area('customers')
/** With the reports of the same records: an area of more than thirty functions takes a release too long. */
const { get: getRecords, post: postRecords } = area('reports')

const byPantryAndSelf = { roles: [...pantryWorkRoles, 'customer'], ...onCustomer } as const

const ShownCertificate = z.extend(z.omit(TefapCertificate, { PaperPhotoKey: true }), {
  /** Of a paper; the address is good for a quarter of an hour. */
  PaperPhotoUrl: z.nullable(z.string()),
})
export type ShownCertificate = z.infer<typeof ShownCertificate>

/** Declaration to sign, and those that were signed. */
export const TefapDeclaration = z.object({
  /** Today in the state. */
  Day: Day,
  /** null before the first one. */
  Held: z.nullable(HeldCertificate),
  /** Orders of TEFAP food are taken. */
  IsValid: z.boolean(),
  /** TEFAP food may be handed over today. */
  IsForHandOver: z.boolean(),
  IsRenewalDue: z.boolean(),
  Rules: z.object({
    state: StateRules.shape.state,
    name: z.string(),
    notice: z.string(),
    checked: z.string(),
    programs: StateRules.shape.programs,
    validity: StateRules.shape.validity,
    signature: StateRules.shape.signature,
    visitsPerMonth: StateRules.shape.visitsPerMonth,
  }),
  /** Ways in which the caller can sign. */
  Methods: z.array(z.enum(signingMethods)),
  IncomeTable: IncomeTable,
  TextVersion: z.string(),
  /** Wordings by language. */
  Wording: z.record(z.string(), z.string()),
  /** Proposals for the form, from the profile. */
  Name: z.string(),
  Ages: z.nullable(HouseholdAges),
  HouseholdSize: z.nullable(z.int()),
  /** Language of the household. */
  Language: z.enum(languages),
  /** Notice of rights by language, and its version. */
  Notice: StoredNotice,
  /** Last day on which the signed declarations are kept; null before the first. */
  KeptUntil: z.nullable(Day),
  /** Reason of the hold that keeps them longer than the rule. */
  HoldReason: z.nullable(z.string()),
  /** The latest first, of which volunteers see none. */
  Certificates: z.array(ShownCertificate),
})
export type TefapDeclaration = z.infer<typeof TefapDeclaration>

export const getTefapDeclaration = get('getTefapDeclaration', `${ofCustomer}/tefap`, {
  summary:
    'The declaration that the household’s state asks for, with income table and wording, the certificate that counts, and earlier ones.',
  ...byPantryAndSelf,
  value: TefapDeclaration,
  permissions: ['photos:get'],
})

const ShownHolds = z.object({ Holds: z.array(RecordHold), Version: z.int() })
const HoldsAndNotice = z.extend(ShownHolds, { Notice: StoredNotice })

export const getRecordHolds = getRecords('getRecordHolds', '/api/orderahead/tefap/holds', {
  summary:
    'Holds that keep the TEFAP records of the food bank and its agencies longer than the rule, and its notice of rights.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: HoldsAndNotice,
})

export const setRecordHold = postRecords('setRecordHold', '/api/orderahead/tefap/holds', {
  summary:
    'Keeps TEFAP records of the food bank, or of one of its sites, up to a day; with an ID it changes a hold, and one that ends before today is over. Records are marked in the background.',
  roles: foodBankAdministratorRoles,
  resource: 'self',
  body: RecordHoldDraft,
  value: ShownHolds,
  idempotent: true,
})

export const setTefapNotice = postRecords('setTefapNotice', '/api/orderahead/tefap/notice', {
  summary: 'Sets the notice of rights that households of the food bank read before they sign, as a new version.',
  roles: foodBankAdministratorRoles,
  resource: 'self',
  body: NoticeDraft,
  value: StoredNotice,
  idempotent: true,
})

export const preparePaperPhoto = post('preparePaperPhoto', `${ofCustomer}/tefap/photos`, {
  summary: 'A short-lived address to upload the photo of a declaration on paper to, and the key to sign with.',
  roles: pantryWorkRoles,
  ...onCustomer,
  body: JpegToSend,
  value: PhotoUpload,
  permissions: ['photos:put'],
})

export const signTefapDeclaration = post('signTefapDeclaration', `${ofCustomer}/tefap`, {
  summary:
    'Signs a declaration, by the household itself or with its pantry, whose person is the witness. It never changes: another one takes its place, also to name proxies or to end them.',
  ...byPantryAndSelf,
  body: CertificateDraft,
  value: TefapDeclaration,
  idempotent: true,
  permissions: ['photos:get'],
})
