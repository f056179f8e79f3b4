import type { Caller } from '../../shared/access.ts'
import { type Refusal, refuse } from '../../shared/answer.ts'
import type * as donations from '../../shared/api/donations.ts'
import type { GridRow } from '../../shared/api/donations.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import { gridRange } from '../../shared/dashboard/range.ts'
import type { Stage } from '../../shared/donation/donation.ts'
import { DonationRow, summaryIn } from '../../shared/donation/rows.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { agencyColumnText } from '../../shared/status/agencyColumn.ts'
import { deliveryText } from '../../shared/status/deliveryText.ts'
import { phraseText } from '../../shared/status/phrase.ts'
import { statusSummary } from '../../shared/status/primaryStatus.ts'
import { stageOfStatusType } from '../../shared/status/statusTypes.ts'
import { isReceiptCreationEligible } from '../../shared/status/transactionFlags.ts'
import { addDays, isZone, localDay, startOfDay } from '../../shared/time/zone.ts'
import { type Context, HttpFault } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { donationLists } from '../table/keys/donations.ts'
import { inState, type WholeList } from '../table/lists.ts'
import type { ListQuery } from '../table/query.ts'
import { table } from '../table/table.ts'
import { restoreRow } from './restoreRow.ts'
import type { View } from './transactionView.ts'

/** The status grids: each role has its own list of donations, newest first, in pages. */

export type GridInput = Input<typeof donations.getFoodBankGrid>

/** The list of donations of a role. */
function listOf(caller: Caller): WholeList {
  switch (caller.Role) {
    case 'fano':
      return donationLists.network()
    case 'foodcoordstateasso':
      return donationLists.stateAssociation(caller.EntityID)
    case 'foodcoordcoops':
      return donationLists.coop(caller.EntityID)
    case 'donor':
    case 'bulkofferdonor':
      return donationLists.donor(caller.EntityID)
    case 'donorlocation':
      return donationLists.donorLocation(caller.EntityID)
    case 'agency':
      return donationLists.agency(caller.EntityID)
    default:
      return donationLists.foodBank(caller.EntityID)
  }
}

/** The creation times a grid covers: whole days of the viewer's zone, by default the grid's own range. */
export function createdBetween(
  input: Pick<GridInput, 'zone' | 'dateStartFilter' | 'dateEndFilter'>,
  grid: 'status' | 'agencyHistory' | 'distributor',
  now: Date,
): { from: string; to: string } {
  const zone = isZone(input.zone) ? input.zone : 'UTC'
  const range = gridRange(grid, localDay(now, zone))
  const [start, end] = [input.dateStartFilter ?? range.start, input.dateEndFilter ?? range.end]
  if (start > end) throw new HttpFault(400, 'dateStartFilter: after dateEndFilter')
  return { from: startOfDay(start, zone).toISOString(), to: startOfDay(addDays(end, 1), zone).toISOString() }
}

export const defaultRows = 25

/** Filters of a grid beyond its list and days. */
interface Filter {
  readonly search: string | undefined
  readonly stage: Stage | undefined
}

export function filterOf({ statusTypeId, searchFilter }: GridInput): Filter {
  const isAny = statusTypeId === undefined || statusTypeId === -1
  const stage = isAny ? undefined : stageOfStatusType(statusTypeId)
  if (!isAny && !stage) throw new HttpFault(400, 'statusTypeId: unknown')
  return { search: searchFilter || undefined, stage }
}

function queryOf(
  { input, caller, now }: Pick<Context<GridInput>, 'input' | 'caller' | 'now'>,
  wanted: Stage | undefined,
): ListQuery {
  const list = listOf(caller)
  return {
    ...(wanted ? inState(list, wanted) : list),
    ...createdBetween(input, 'status', now),
    newestFirst: input.order !== 'oldest',
    limit: input.rows ?? defaultRows,
    cursor: input.cursor,
  }
}

type Searched = Pick<GridRow, 'Code' | 'ID' | 'DonationContentsSummary' | 'FoodBank' | 'DonorLocation'>

const searchedTexts = (row: Searched) => [
  row.Code,
  String(row.ID),
  row.DonationContentsSummary,
  row.FoodBank.Name,
  row.DonorLocation.Code,
  row.DonorLocation.Donor.Name,
]

/** A page of the rows that pass a filter, or of all rows without one. */
export async function rowsPage<R extends Searched>(
  list: ListQuery,
  { search, stage }: Filter,
  toRow: (row: DonationRow) => R | undefined,
): Promise<{ rows: R[]; cursor?: string }> {
  const passes = (row: DonationRow) => {
    const shown = toRow(row)
    return shown !== undefined && (!stage || row.Stage === stage) && holdsWords(searchedTexts(shown), search)
  }
  const query = { ...list, restore: restoreRow }
  const { items, cursor } =
    search || stage ? await filteredPage(query, DonationRow, passes) : await table.page(query, DonationRow)
  return { rows: items.flatMap((row) => toRow(row) ?? []), ...(cursor ? { cursor } : {}) }
}

export const gridRow = (row: DonationRow, { caller, now, language }: View): GridRow => ({
  ID: row.ID,
  Code: row.Code,
  Created: row.Created,
  Pounds: row.Pounds,
  DonationContentsSummary: summaryIn(row.DonationContentsSummary, language),
  FoodBank: row.FoodBank,
  DonorLocation: row.DonorLocation,
  Stage: row.Stage,
  PrimaryStatus: statusSummary(row, now, caller, language),
  AgencyText: agencyColumnText(row, caller, language),
  DeliveryText: phraseText(deliveryText(row, now), language),
  IsReceiptCreationEligible: isReceiptCreationEligible(row),
  PendingPickupID: row.PendingPickupID,
  IsRepostEligible: !row.IsRepostIneligible,
})

/** One page of the caller's own grid. The table keeps each list by stage as well, but for an agency's. */
export function gridPage(context: Pick<Context<GridInput>, 'input' | 'caller' | 'now' | 'language'>) {
  const { input, caller } = context
  const { search, stage } = filterOf(input)
  const isByStage = caller.Role !== 'agency'
  return rowsPage(
    queryOf(context, isByStage ? stage : undefined),
    { search, stage: isByStage ? undefined : stage },
    (row) => gridRow(row, context),
  )
}

/** Maximum rows of one export: they have to fit into one answer. */
export const maxExported = 10_000

/** Every row of the caller's grid in the range, or a refusal when they exceed the maximum. */
export async function allRows(
  context: Pick<Context<GridInput>, 'input' | 'caller' | 'now' | 'language'>,
): Promise<GridRow[] | Refusal> {
  const rows: GridRow[] = []
  let cursor: string | undefined
  do {
    const page = await gridPage({ ...context, input: { ...context.input, rows: 100, cursor } })
    rows.push(...page.rows)
    cursor = page.cursor
    if (rows.length > maxExported) return refuse('exportTooLarge', { rows: maxExported })
  } while (cursor)
  return rows
}
