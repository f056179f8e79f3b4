import * as z from 'zod/mini'
import {
  agencyOrFoodBankRoles,
  foodBankAdministratorRoles,
  peopleKeeperRoles,
  type Role,
  staffRoles,
} from '../../core/access.ts'
import { fileKinds, onExisting } from '../../core/importing/kinds.ts'
import { Day, ID } from '../../core/schema/fields.ts'
import {
  CustomerReportParameters,
  HouseholdReportParameters,
  OrderReportParameters,
  RecallReportParameters,
  SummaryReportParameters,
} from '../../pantry/pantryReports/query.ts'
import { changeKinds } from '../changes/kinds.ts'
import { dateFilterTypes, reportFormats, reportNames, scheduledReports } from '../reports/report.ts'

/** The kinds of jobs: what may be asked for, and by whom. `functions/work/jobs/jobWork.ts` says how each is done. */
export interface JobKindEntry<P = unknown> {
  readonly parameters: z.ZodMiniType<P>
  /** Roles that may request it; none for a job that only the app itself requests. */
  readonly roles: readonly Role[]
  /** Its owner hears of it only when it fails: somebody else gets the result. */
  readonly isForOthers?: boolean
  /** It can't be cancelled, is finished whatever becomes of its owner, and goes on when it is tried anew after a failure. */
  readonly isIrrevocable?: boolean
}

const zone = z.optional(z.string().check(z.maxLength(60)))
const searchFilter = z.optional(z.string().check(z.trim(), z.maxLength(100)))
const days = { dateStartFilter: Day, dateEndFilter: Day, searchFilter, zone }

/** The status grid as CSV, whatever its length. */
export const DonationsParameters = z.strictObject({
  ...days,
  statusTypeId: z.optional(z.int()),
  donorFilter: searchFilter,
})
export type DonationsParameters = z.infer<typeof DonationsParameters>
/** The grid of distributors’ loads as CSV, whatever its length. */
export const LoadsParameters = z.strictObject({ ...days, statusTypeId: z.optional(z.int()) })
export type LoadsParameters = z.infer<typeof LoadsParameters>
/** Submitted receipts as CSV, a line for each category. */
export const ReceiptsParameters = z.strictObject(days)
export type ReceiptsParameters = z.infer<typeof ReceiptsParameters>
/** The food bank’s own data, as a zip of CSV and JSON files with a data dictionary. */
export const FoodBankDataParameters = z.strictObject({})
export type FoodBankDataParameters = z.infer<typeof FoodBankDataParameters>
/** The log of staff's changes of an entity as CSV. */
export const ChangesParameters = z.strictObject({
  entityId: ID,
  kind: z.optional(z.enum(changeKinds)),
  madeBy: searchFilter,
  searchFilter,
  dateStartFilter: z.optional(Day),
  dateEndFilter: z.optional(Day),
})
export type ChangesParameters = z.infer<typeof ChangesParameters>
/** A pickup report, whatever its length. */
export const ReportParameters = z.strictObject({
  report: z.enum(reportNames),
  format: z.enum(reportFormats),
  start: z.nullable(Day),
  end: z.nullable(Day),
  donorLocationId: z.nullable(ID),
  dateFilterType: z.enum(dateFilterTypes),
})
export type ReportParameters = z.infer<typeof ReportParameters>
/** A report of a schedule, for its recipients. */
export const ScheduledReportParameters = z.extend(ReportParameters, {
  report: z.enum(scheduledReports),
  scheduleId: ID,
})
export type ScheduledReportParameters = z.infer<typeof ScheduledReportParameters>

/** Rows of a file that staff bring in; they wait in an object of their own. */
export const ImportParameters = z.strictObject({
  fileKind: z.enum(fileKinds),
  fileName: z.string(),
  importId: z.string(),
  onExisting: z.enum(onExisting),
  rowsKey: z.string(),
})
export type ImportParameters = z.infer<typeof ImportParameters>

/** Orders that one job changes: those of a filter, as they were counted and confirmed. */
export const maxOrdersOfJob = 2000
/** The status of many orders at once. */
export const OrderStatusesParameters = z.strictObject({
  OrderIDs: z.array(ID).check(z.minLength(1), z.maxLength(maxOrdersOfJob)),
  StatusID: z.int(),
})
export type OrderStatusesParameters = z.infer<typeof OrderStatusesParameters>

/** A message's copies for more recipients than are written at once. */
export const MessageParameters = z.strictObject({ messageId: ID, Subject: z.string() })
export type MessageParameters = z.infer<typeof MessageParameters>

/** All records of a site's TEFAP food in a federal fiscal year, as one zip for an audit. */
export const AuditBundleParameters = z.strictObject({
  locationId: ID,
  year: z.int().check(z.minimum(2000), z.maximum(2200)),
})
export type AuditBundleParameters = z.infer<typeof AuditBundleParameters>

/** Marks a food bank's TEFAP records with the day up to which they are kept, after a change of its holds. */
export const RetentionParameters = z.strictObject({ foodBankId: ID })
export type RetentionParameters = z.infer<typeof RetentionParameters>

/** A report of the pantry. */
const PantryReport = z.union([
  OrderReportParameters,
  CustomerReportParameters,
  RecallReportParameters,
  SummaryReportParameters,
  HouseholdReportParameters,
])

export const jobKinds = {
  donations: { parameters: DonationsParameters, roles: staffRoles },
  loads: { parameters: LoadsParameters, roles: ['fano', ...agencyOrFoodBankRoles] },
  receipts: { parameters: ReceiptsParameters, roles: agencyOrFoodBankRoles },
  foodBankData: { parameters: FoodBankDataParameters, roles: foodBankAdministratorRoles },
  changes: { parameters: ChangesParameters, roles: peopleKeeperRoles },
  report: { parameters: ReportParameters, roles: agencyOrFoodBankRoles },
  pantryReport: { parameters: PantryReport, roles: agencyOrFoodBankRoles },
  auditBundle: { parameters: AuditBundleParameters, roles: ['agency', ...foodBankAdministratorRoles] },
  orderStatuses: { parameters: OrderStatusesParameters, roles: agencyOrFoodBankRoles },
  /** Asked for with its rows by `startImport`. */
  import: { parameters: ImportParameters, roles: [] },
  scheduledReport: { parameters: ScheduledReportParameters, roles: [], isForOthers: true },
  retention: { parameters: RetentionParameters, roles: [], isForOthers: true, isIrrevocable: true },
  message: { parameters: MessageParameters, roles: [], isForOthers: true, isIrrevocable: true },
} as const satisfies Record<string, JobKindEntry>
export type JobKindName = keyof typeof jobKinds

export const jobKindOf = (kind: string): JobKindEntry | undefined => (jobKinds as Record<string, JobKindEntry>)[kind]
/** Tells if people may ask for jobs of a kind, or for one of them again. */
export const canBeRequested = (kind: string) => (jobKindOf(kind)?.roles.length ?? 0) > 0
export const isIrrevocable = (kind: string) => jobKindOf(kind)?.isIrrevocable ?? false

type Kinds = typeof jobKinds
type Requestable = { [K in JobKindName]: Kinds[K]['roles'] extends readonly [] ? never : K }[JobKindName]
type RequestOf<K extends JobKindName> = K extends JobKindName
  ? { readonly Kind: K; readonly Parameters: z.infer<Kinds[K]['parameters']> }
  : never

/** Request of a job: a kind with its parameters. */
export type JobRequest = RequestOf<Requestable>
export const JobRequest = z.discriminatedUnion(
  'Kind',
  Object.entries(jobKinds)
    .filter(([kind]) => canBeRequested(kind))
    .map(([Kind, { parameters: Parameters }]) => z.strictObject({ Kind: z.literal(Kind), Parameters })) as never,
) as unknown as z.ZodMiniType<JobRequest>

/** Of any kind. Their fields are in the order of their schema, so that an unchanged answer stays equal. */
export type JobParameters = z.infer<Kinds[JobKindName]['parameters']>
export const JobParameters = z.union(
  Object.values(jobKinds).map(({ parameters }) => parameters),
) as unknown as z.ZodMiniType<JobParameters>
