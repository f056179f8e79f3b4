import * as z from 'zod/mini'
import { isRefusal } from '../../../shared/core/answer.ts'
import { textCell } from '../../../shared/core/csv/columns.ts'
import { addressCells, addressFrom, draftReasons, noAddress, readCells } from '../../../shared/core/importing/cells.ts'
import { type Cells, folded } from '../../../shared/core/importing/columns.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { codeKey, DonorLocationDraft, locationRefusals, maxCode } from '../../../shared/network/donors/donor.ts'
import { maxName } from '../../../shared/network/organizations/drafts.ts'
import type { Donor, DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import { hasFields } from '../../core/http/hasFields.ts'
import { type Remembered, remember, remembered } from '../../core/importing/importedTable.ts'
import {
  type ImportContext,
  type ImportRow,
  type RowReason,
  refusedFor,
  settled,
  written,
} from '../../core/importing/importRow.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import {
  changedDonorLocation,
  locationWithCode,
  newDonorLocation,
  newDonorWithLocation,
} from '../../network/donors/locationTable.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { noted, rowAddress } from './rowAddress.ts'

/** One row of a file of donor locations. A location is known by its code; a donor that is not there yet is added with it. */

const LocationCells = z.object({
  ...addressCells,
  Code: textCell(maxCode),
  Donor: textCell(maxName),
  Name: z.optional(z.string()),
})
type LocationCells = z.infer<typeof LocationCells>

const draftOf = (cells: Partial<LocationCells>, before: DonorLocationEntity | undefined, zone: string) => ({
  Code: before?.Code ?? cells.Code ?? '',
  Name: cells.Name ?? before?.Name ?? `${cells.Donor ?? ''} ${cells.Code ?? ''}`,
  ...addressFrom(cells, before ?? noAddress(zone)),
  IsActive: cells.Active ?? before?.IsActive ?? true,
  PresetAgencyIDs: before?.PresetAgencyIDs ?? [],
})

const Named = z.object({ ID: ID, Name: z.string() })

/** The food bank's donor of a name: the one that an import remembers, or the first in the list. */
export async function donorWithName(foodBankId: number, name: string, { found }: Pick<Remembered, 'found'>) {
  const isIt = (donor: Donor | undefined) =>
    donor?.FoodBankIDs.includes(foodBankId) && folded(donor.Name) === folded(name)
  const known = found && (await findEntity('donor', found.ID))
  if (isIt(known)) return known
  const start = `${name.toLowerCase()}#`
  const list = { ...entityLists.foodBankDonors(foodBankId), from: start, to: `${start}\uffff` }
  const listed = (await table.all(list, Named)).find((one) => folded(one.Name) === folded(name))
  return listed && findEntity('donor', listed.ID)
}

export const importDonorLocation: ImportRow = async (cells: Cells, context: ImportContext) => {
  const { foodBank, importId, language, now } = context
  const reading = { kind: 'donorLocations', cells, language } as const
  const { values, reasons: unread } = readCells(LocationCells, reading)
  const { Code: code = '', Donor: donor = '' } = values
  const memory = await remembered(foodBank.ID, 'LOCATION', codeKey(code))
  const before = code === '' ? undefined : await locationWithCode(foodBank.ID, code)
  const typed = draftOf(values, before, foodBank.TimeZone)
  const located = await rowAddress(typed.Address, { ...reading, before: before?.Address }, context)
  const draft = { ...typed, Address: located.address }
  const reasons: RowReason[] = [...unread, ...located.reasons, ...draftReasons(draft, DonorLocationDraft, reading)]
  const isRead = reasons.length === 0
  if (isRead && before && memory.found?.ID === before.ID && memory.found.ImportID === importId)
    return settled('added', before.ID)
  if (before && donor !== '' && folded(before.DonorName) !== folded(donor))
    reasons.push({ key: 'otherDonor', values: { value: before.DonorName } })
  else if (isRead && before && (context.onExisting === 'skip' || hasFields(before, draft)))
    return settled('present', before.ID)
  const all = [...reasons, ...locationRefusals(draft)]
  if (all.length > 0) return refusedFor(all, context)
  if (!before) return noted(await addLocation(donor, draft, memory, context), located.notes, context)
  const changed = await changedDonorLocation(before, draft, { by: context.caller, now })
  return noted(await written(changed, 'updated', context, () => ({ id: before.ID })), located.notes, context)
}

async function addLocation(donorName: string, draft: DonorLocationDraft, memory: Remembered, context: ImportContext) {
  const { foodBank, importId: ImportID, isPreview } = context
  if (isPreview) return settled('added', null)
  const donorMemory = await remembered(foodBank.ID, 'DONOR', folded(donorName))
  const donor = await donorWithName(foodBank.ID, donorName, donorMemory)
  const also = ({ location }: { readonly location: DonorLocationEntity }) => ({
    id: location.ID,
    also: [remember(memory, { ID: location.ID, ImportID })],
  })
  if (donor) return written(await newDonorLocation(foodBank.ID, donor, draft), 'added', context, also)
  const made = await newDonorWithLocation(foodBank.ID, { Name: donorName, TimeZone: draft.TimeZone }, draft)
  if (isRefusal(made)) return refusedFor([made], context)
  const withDonor = { ...made, writes: [...made.writes, remember(donorMemory, { ID: made.donor.ID, ImportID })] }
  return written(withDonor, 'added', context, also)
}
