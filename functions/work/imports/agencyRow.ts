import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { textCell } from '../../../shared/core/csv/columns.ts'
import {
  addressCells,
  addressFrom,
  draftReasons,
  knownCategories,
  knownStorage,
  listCell,
  noAddress,
  readCells,
  wholeCell,
} from '../../../shared/core/importing/cells.ts'
import { type Cells, folded } from '../../../shared/core/importing/columns.ts'
import { AgencyDraft, agencyRefusals, defaultAgencyNumbers } from '../../../shared/network/agencies/agency.ts'
import { driversCell, hoursCell } from '../../../shared/network/agencies/hours.ts'
import { maxName } from '../../../shared/network/organizations/drafts.ts'
import { Agency } from '../../../shared/network/organizations/entity.ts'
import { hasFields } from '../../core/http/hasFields.ts'
import { type Remembered, remember, remembered } from '../../core/importing/importedTable.ts'
import { type ImportContext, type ImportRow, refusedFor, settled, written } from '../../core/importing/importRow.ts'
import { allCategories } from '../../core/reference/categories.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { newAgency } from '../../network/agencies/agencyTable.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { changedAgency } from '../../rescue/offers/changedAgency.ts'
import { noted, rowAddress } from './rowAddress.ts'

/** One row of a file of agencies. An agency is known by its name; drivers that it names are added to those there are. */

const cellsOf = (categories: Parameters<typeof knownCategories>[0]) =>
  z.object({
    ...addressCells,
    Name: textCell(maxName),
    Storage: z.optional(listCell(knownStorage)),
    Categories: z.optional(listCell(knownCategories(categories))),
    Capacity: z.optional(wholeCell),
    Need: z.optional(wholeCell),
    'Max Miles': z.optional(wholeCell),
    Hours: z.optional(hoursCell),
    Drivers: z.optional(driversCell),
  })
type AgencyCells = z.infer<ReturnType<typeof cellsOf>>

/** One who is there already, also an inactive one, stays as they are. */
const newDrivers = (names: readonly string[], before: Agency | undefined) =>
  names
    .filter((name) => !before?.Drivers.some((driver) => folded(driver.Name) === folded(name)))
    .map((Name) => ({ Name, IsActive: true }))

/** Fields that a row leaves out stay; a new agency keeps dry food and takes every category. */
function draftOf(
  cells: Partial<AgencyCells>,
  before: Agency | undefined,
  zone: string,
  categoryIds: readonly number[],
) {
  return {
    Name: before?.Name ?? cells.Name ?? '',
    ...addressFrom(cells, before ?? noAddress(zone)),
    StorageCapabilityIDs: cells.Storage ?? before?.StorageCapabilityIDs ?? [1],
    AcceptedCategoryIDs: cells.Categories ?? before?.AcceptedCategoryIDs ?? [...categoryIds],
    CapacityPounds: cells.Capacity ?? before?.CapacityPounds ?? defaultAgencyNumbers.CapacityPounds,
    NeedPounds90: cells.Need ?? before?.NeedPounds90 ?? defaultAgencyNumbers.NeedPounds90,
    MaxMiles: cells['Max Miles'] ?? before?.MaxMiles ?? defaultAgencyNumbers.MaxMiles,
    PickupHours: cells.Hours ?? before?.PickupHours ?? [],
    Drivers: newDrivers(cells.Drivers ?? [], before),
    IsActive: cells.Active ?? before?.IsActive ?? true,
  }
}

const isAsStored = ({ Drivers, PickupHours, ...draft }: AgencyDraft, before: Agency) =>
  Drivers.length === 0 && isDeepStrictEqual(PickupHours, before.PickupHours ?? []) && hasFields(before, draft)

/** The food bank's agency of a name: the one that an import remembers, or the first in the list. */
export async function agencyWithName(foodBankId: number, name: string, { found }: Pick<Remembered, 'found'>) {
  const isIt = (agency: Agency | undefined) => agency?.FoodBankID === foodBankId && folded(agency.Name) === folded(name)
  const known = found && (await findEntity('agency', found.ID))
  if (isIt(known)) return known
  const start = `${name.toLowerCase()}#`
  const list = { ...entityLists.foodBankAgencies(foodBankId), from: start, to: `${start}\uffff` }
  return (await table.all(list, Agency)).find(isIt)
}

export const importAgency: ImportRow = async (cells: Cells, context: ImportContext) => {
  const { foodBank, importId, isPreview, language, now } = context
  const reading = { kind: 'agencies', cells, language } as const
  const categories = await allCategories()
  const { values, reasons: unread } = readCells(cellsOf(categories), reading)
  const name = values.Name ?? ''
  const memory = await remembered(foodBank.ID, 'AGENCY', folded(name))
  const before = name === '' ? undefined : await agencyWithName(foodBank.ID, name, memory)
  const categoryIds = categories.map((category) => category.ID)
  const typed = draftOf(values, before, foodBank.TimeZone, categoryIds)
  const located = await rowAddress(typed.Address, { ...reading, before: before?.Address }, context)
  const draft = { ...typed, Address: located.address }
  const reasons = [...unread, ...located.reasons, ...draftReasons(draft, AgencyDraft, reading)]
  if (before && reasons.length === 0) {
    if (memory.found?.ID === before.ID && memory.found.ImportID === importId) return settled('added', before.ID)
    if (context.onExisting === 'skip' || isAsStored(draft, before)) return settled('present', before.ID)
  }
  const all = [...reasons, ...agencyRefusals(draft, categoryIds)]
  if (all.length > 0) return refusedFor(all, context)
  if (before) {
    const changed = await changedAgency(before, draft, { by: context.caller, now })
    return noted(await written(changed, 'updated', context, () => ({ id: before.ID })), located.notes, context)
  }
  if (isPreview) return noted(settled('added', null), located.notes, context)
  const made = await written(await newAgency(foodBank.ID, draft), 'added', context, ({ agency: { ID } }) => ({
    id: ID,
    also: [remember(memory, { ID, ImportID: importId })],
  }))
  return noted(made, located.notes, context)
}
