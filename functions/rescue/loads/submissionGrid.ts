import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { refuse } from '../../../shared/core/answer.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as refusals from '../../../shared/core/jobMachine/refusals.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as distributors from '../../../shared/rescue/loads/api.ts'
import { maxExportedLoads, type SubmissionGridRow } from '../../../shared/rescue/loads/api.ts'
import { SubmissionRow } from '../../../shared/rescue/loads/rows.ts'
import { submissionStatusTypes } from '../../../shared/rescue/loads/status.ts'
import type { View } from '../../core/http/context.ts'
import { createdBetween, defaultRows } from '../../core/http/gridQuery.ts'
import { HttpFault } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { submissionLists } from '../../core/table/keys/distributors.ts'
import { inState, type WholeList } from '../../core/table/lists.ts'
import { restoreSubmissionRow } from './submissionTable.ts'
import { submissionGridRow } from './submissionView.ts'

/** The list of loads of a role: the network's, or those an entity was asked about. */
export const submissionList = ({ Role, EntityID }: Caller): WholeList =>
  Role === 'agency' || isFoodBankRole(Role) ? submissionLists.entity(EntityID) : submissionLists.network(EntityID)

const searchedTexts = (row: SubmissionRow) => [
  String(row.ID),
  row.Reference,
  row.Shipper.Name,
  row.Carrier.Name,
  row.Origin.City,
  row.Origin.Province,
  row.Summary,
  ...row.Matches.map(({ Entity }) => Entity.Name),
]

function wantedStatus(id: number | undefined) {
  if (id === undefined || id === -1) return undefined
  const wanted = submissionStatusTypes.find((type) => type.ID === id)
  if (!wanted) throw new HttpFault(400, 'statusTypeId: unknown')
  return wanted
}

export const assertLoadStatus = (id: number | undefined): void => void wantedStatus(id)

type GridInput = Input<typeof distributors.getSubmissionsGrid>

/** One page of the caller's grid. The table keeps each list by stage; words and the three statuses of offers filter rows. */
export async function submissionGrid({ input, ...view }: View & { input: GridInput }) {
  const wanted = wantedStatus(input.statusTypeId)
  const list = submissionList(view.caller)
  const query = {
    ...(wanted ? inState(list, wanted.Stage) : list),
    ...createdBetween(input, 'distributor', view.now),
    newestFirst: input.order !== 'oldest',
    limit: input.rows ?? defaultRows,
    cursor: input.cursor,
    restore: restoreSubmissionRow,
  }
  const shown = (row: SubmissionRow) => submissionGridRow(row, view)
  const passes = (row: SubmissionRow) =>
    (!wanted || shown(row).PrimaryStatus.TypeID === wanted.ID) && holdsWords(searchedTexts(row), input.searchFilter)
  const isFiltered = input.searchFilter || wanted?.Stage === 'offering'
  const { items, cursor } = await filteredPage(query, SubmissionRow, isFiltered ? passes : undefined)
  return { rows: items.map(shown), cursor }
}

/** Every load under the filter, or a refusal when they exceed the maximum. */
export async function allSubmissions({ input, ...view }: View & { input: GridInput }) {
  const rows: SubmissionGridRow[] = []
  let cursor: string | undefined
  do {
    const page = await submissionGrid({ ...view, input: { ...input, rows: 100, cursor } })
    rows.push(...page.rows)
    cursor = page.cursor
    if (rows.length > maxExportedLoads) return refuse(refusals.exportTooLarge, { rows: maxExportedLoads })
  } while (cursor)
  return rows
}
