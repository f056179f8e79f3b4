import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as refusals from '../../../shared/core/jobMachine/refusals.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import { toTenth } from '../../../shared/core/schema/fields.ts'
import type * as donations from '../../../shared/rescue/donations/api.ts'
import { type GridRow, maxCountedRows, maxExportedRows } from '../../../shared/rescue/donations/api.ts'
import { idOfCode } from '../../../shared/rescue/donations/code.ts'
import type { Stage } from '../../../shared/rescue/donations/donation.ts'
import { isReckoned } from '../../../shared/rescue/donations/gridOrder.ts'
import { DonationRow, summaryIn } from '../../../shared/rescue/donations/rows.ts'
import {
  agencyColumnName,
  agencyColumnText,
  hasAgencyColumn,
} from '../../../shared/rescue/donations/status/agencyColumn.ts'
import {
  agencyStatus,
  hasAgencyStatus,
  isAgencyStatusType,
} from '../../../shared/rescue/donations/status/agencyLabel.ts'
import { deliveryText, listedDelivery } from '../../../shared/rescue/donations/status/deliveryText.ts'
import { phraseText } from '../../../shared/rescue/donations/status/phrase.ts'
import { statusBrief, statusSummary } from '../../../shared/rescue/donations/status/primaryStatus.ts'
import { stageOfStatusType } from '../../../shared/rescue/donations/status/statusTypes.ts'
import { isReceiptCreationEligible } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import type { View } from '../../core/http/context.ts'
import { createdBetween, defaultRows } from '../../core/http/gridQuery.ts'
import { type Context, HttpFault } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { inState, type WholeList } from '../../core/table/lists.ts'
import type { ListQuery } from '../../core/table/query.ts'
import { donationById, donationPosition } from './donationTable.ts'
import { reckonedPage } from './reckonedPage.ts'
import { restoreRow } from './restoreRow.ts'

/** The status grids: each role has its own list of donations, newest first, in pages. */

type ShownInput = Input<typeof donations.getFoodBankGrid>
export type GridInput = Input<typeof donations.exportGrid>

/** The list of donations of a role. */
export function donationListOf(caller: Caller): WholeList {
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

/** Filters of a grid beyond its list and days. */
export interface DonationFilter {
  readonly search: string | undefined
  readonly donor: string | undefined
  /** A status that no index serves. */
  readonly isOfStatus: ((row: DonationRow) => boolean) | undefined
}

type StatusInput = Pick<GridInput, 'statusTypeId'>

/** The one status type that is asked for; undefined for Any Status. */
function statusTypeOf({ statusTypeId: id }: StatusInput, isKnown: (id: number) => boolean): number | undefined {
  if (id === undefined || id === -1) return undefined
  if (!isKnown(id)) throw new HttpFault(400, 'statusTypeId: unknown')
  return id
}

/** Each list is kept by stage as well, except an agency's: its status types are its labels. */
function stageOf(input: StatusInput, { Role }: Caller): Stage | undefined {
  if (Role === 'agency') return undefined
  const id = statusTypeOf(input, (one) => stageOfStatusType(one) !== undefined)
  return id === undefined ? undefined : stageOfStatusType(id)
}

type FilterInput = Pick<GridInput, 'searchFilter' | 'donorFilter' | 'statusTypeId'>

export function filterOf(input: FilterInput, { Role, EntityID }: Caller): DonationFilter {
  const id = Role === 'agency' ? statusTypeOf(input, isAgencyStatusType) : undefined
  return {
    search: input.searchFilter || undefined,
    donor: input.donorFilter || undefined,
    isOfStatus: id === undefined ? undefined : (row) => hasAgencyStatus(row, EntityID, id),
  }
}

/** Refuses a status that the caller's grid does not know. */
export function assertStatusType(input: StatusInput, caller: Caller): void {
  stageOf(input, caller)
  filterOf({ searchFilter: undefined, donorFilter: undefined, ...input }, caller)
}

/** An agency's current donations are asked for whatever their age; the other grids know no such mode. */
export const isOfCurrent = (input: Pick<GridInput, 'mode'>, { Role }: Caller) =>
  Role === 'agency' && input.mode === 'current'

function queryOf(
  { input, caller, now }: Pick<Context<GridInput>, 'input' | 'caller' | 'now'>,
  wanted: Stage | undefined,
): ListQuery {
  const paging = { newestFirst: input.order !== 'oldest', limit: input.rows ?? defaultRows, cursor: input.cursor }
  if (isOfCurrent(input, caller)) return { ...donationLists.agencyActive(caller.EntityID), ...paging }
  const list = donationListOf(caller)
  return {
    ...(wanted ? inState(list, wanted) : list),
    ...createdBetween(input, caller.Role === 'agency' ? 'agencyHistory' : 'status', now),
    ...paging,
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

/** The row as it is shown, when it passes the filter. */
export function passingRow<R extends Searched>(
  row: DonationRow,
  { search, donor, isOfStatus }: DonationFilter,
  toRow: (row: DonationRow) => R | undefined,
): R | undefined {
  const shown = toRow(row)
  if (shown === undefined || isOfStatus?.(row) === false) return undefined
  const { Code, Donor } = shown.DonorLocation
  return holdsWords(searchedTexts(shown), search) && holdsWords([Donor.Name, Code], donor) ? shown : undefined
}

/** The list as far as it holds the donation whose whole code is searched for, however many came after it. */
async function ofCode(list: ListQuery, search: string | undefined): Promise<ListQuery> {
  const id = search === undefined || list.cursor ? undefined : idOfCode('D', search)
  const donation = id === undefined ? undefined : await donationById(id)
  if (!donation) return list
  const at = donationPosition(donation)
  const { from = at, to = at } = list
  return { ...list, from: from > at ? from : at, to: to < at ? to : at }
}

type ToRow<R> = (row: DonationRow) => R | undefined

/** The test of a filter; undefined for one that lets every row pass. */
function passerOf<R extends Searched>(filter: DonationFilter, toRow: ToRow<R>) {
  const isFiltered = filter.search || filter.donor || filter.isOfStatus
  return isFiltered ? (row: DonationRow) => passingRow(row, filter, toRow) !== undefined : undefined
}

/** A page of the rows that pass a filter, or of all rows without one. */
export async function rowsPage<R extends Searched>(
  list: ListQuery,
  filter: DonationFilter,
  toRow: ToRow<R>,
): Promise<{ rows: R[]; cursor?: string }> {
  const query = { ...(await ofCode(list, filter.search)), restore: restoreRow }
  const { items, cursor } = await filteredPage(query, DonationRow, passerOf(filter, toRow))
  return { rows: items.flatMap((row) => toRow(row) ?? []), cursor }
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
  AgencyName: hasAgencyColumn(caller) ? agencyColumnName(row) : '',
  StatusBrief: hasAgencyColumn(caller) ? statusBrief(row, now, caller, language) : '',
  DeliveryText: listedDelivery(row, now, language),
  IsReceiptCreationEligible: isReceiptCreationEligible(row),
  PendingPickupID: row.PendingPickupID,
  IsRepostEligible: !row.IsRepostIneligible,
})

type GridContext = Pick<Context<GridInput>, 'input' | 'caller' | 'now' | 'language'>

/** One page of the caller's own grid. */
export const gridPage = (context: GridContext, rowOf = gridRow) =>
  rowsPage(queryOf(context, stageOf(context.input, context.caller)), filterOf(context.input, context.caller), (row) =>
    rowOf(row, context),
  )

/** One page of the caller's own grid in the order that is asked for. */
export async function sortedGridPage(context: Context<ShownInput>) {
  const { order, ...input } = context.input
  if (!isReckoned(order)) return gridPage({ ...context, input: { ...input, order } })
  const { caller } = context
  const toRow = (row: DonationRow) => gridRow(row, context)
  const list = queryOf({ ...context, input }, stageOf(input, caller))
  const page = await reckonedPage(list, order, passerOf(filterOf(input, caller), toRow))
  return isRefusal(page) ? page : { ...page, rows: page.rows.map(toRow) }
}

/** Dates are written in full; an agency reads the label that its grid shows. */
function exportedRow(row: DonationRow, view: View): GridRow {
  const DeliveryText = phraseText(deliveryText(row, view.now), view.language)
  const shown = { ...gridRow(row, view), DeliveryText }
  if (view.caller.Role !== 'agency') return shown
  const { StatusLabel: Title } = agencyStatus(row, view.caller.EntityID, view.language)
  return { ...shown, PrimaryStatus: { ...shown.PrimaryStatus, Title, Subtitle: '' } }
}

/** The same page as its file has it. */
export const exportPage = (context: GridContext) => gridPage(context, exportedRow)

/** Pages of the caller's grid in the range, one after the other. */
async function* exportPages(context: GridContext, rows: number) {
  let cursor: string | undefined
  do {
    const page = await exportPage({ ...context, input: { ...context.input, rows, cursor } })
    cursor = page.cursor
    yield { rows: page.rows, isLast: cursor === undefined }
  } while (cursor)
}

/** Every row of the caller's grid in the range, or a refusal when they exceed the maximum. */
export async function allRows(context: GridContext): Promise<GridRow[] | Refusal> {
  const rows: GridRow[] = []
  for await (const page of exportPages(context, 100)) {
    rows.push(...page.rows)
    if (rows.length > maxExportedRows) return refuse(refusals.exportTooLarge, { rows: maxExportedRows })
  }
  return rows
}

/**
 * Number and pounds of the caller's rows under the filter. Four pages at most: 1,000 rows, or 2,000 that a filter looked
 * through (`filteredPage`); then they are a lower bound.
 */
export async function gridTotals(context: GridContext) {
  let [count, pounds, pages] = [0, 0, 0]
  for await (const { rows, isLast } of exportPages(context, maxCountedRows / 4)) {
    count += rows.length
    pounds += rows.reduce((sum, row) => sum + row.Pounds, 0)
    pages += 1
    if (isLast || pages === 4) return { Count: count, Pounds: toTenth(pounds), IsAtLeast: !isLast }
  }
  throw new Error('A grid has at least one page')
}
