import { type Cells, folded, zipOf } from '../../core/importing/columns.ts'
import type { FileKind } from '../../core/importing/kinds.ts'
import { mailAddressOf, phoneNumberOf } from '../../network/people/contact.ts'
import { type Likeness, likeness } from '../../pantry/customers/likeness.ts'
import { duplicateMarks } from '../../pantry/customers/tokens.ts'

export const rowEntry = (kind: FileKind, cells: Cells): string =>
  entryColumns[kind]
    .map((name) => cells[name])
    .filter(Boolean)
    .join(', ')

/** Keys that two rows about one thing share; of neighbors each alone makes them worth a look. */
export function rowKeys(kind: FileKind, cells: Cells): string[] {
  if (kind === 'customers') return duplicateMarks(contactsIn(cells)).map(({ reason, mark }) => `${reason} ${mark}`)
  const key = rowKey(kind, cells)
  return key === undefined ? [] : [key]
}

/** Tells if a row repeats an earlier one with which it shares a key, or is only alike. */
export const likenessOfRows = (kind: FileKind, row: Cells, earlier: Cells): Likeness | undefined =>
  kind === 'customers' ? likeness(contactsIn(row), contactsIn(earlier)) : 'same'

/** Columns that say in a few words what a row is about. */
export const entryColumns: Readonly<Record<FileKind, readonly string[]>> = {
  agencies: ['Name', 'City'],
  donorLocations: ['Code', 'Donor', 'Name'],
  people: ['Name', 'E-mail', 'Role', 'Organization'],
  erpItems: ['ERP Code', 'Description', 'ERP Quantity', 'Reference'],
  products: ['Name', 'Brand', 'Size', 'Unit of Measure', 'On the shelf'],
  customers: ['First Name', 'Last Name', 'Phone', 'E-mail'],
}

/** Columns that together say which thing a row is about: two rows of a file with the same are one twice. */
const keyColumns: Readonly<Record<Exclude<FileKind, 'customers'>, readonly string[]>> = {
  agencies: ['Name'],
  donorLocations: ['Code'],
  people: ['E-mail', 'Role', 'Organization'],
  erpItems: ['Reference', 'ERP Code'],
  products: ['ID', 'Barcode number (GTIN)', 'Name', 'Brand'],
}

/** Undefined for a row that nothing tells from others: two ERP rows without a reference may be two deliveries. */
export const rowKey = (kind: Exclude<FileKind, 'customers'>, cells: Cells): string | undefined =>
  kind === 'erpItems' && !cells.Reference
    ? undefined
    : keyColumns[kind].map((name) => folded(cells[name] ?? '')).join('#')

/** Name and contacts of a neighbor as they are compared; what can't be read is none. */
export const contactsIn = (cells: Cells) => ({
  FirstName: folded(cells['First Name'] ?? ''),
  LastName: folded(cells['Last Name'] ?? ''),
  EMailAddress: mailAddressOf(cells['E-mail'] ?? '') ?? null,
  PhoneNumber: phoneNumberOf(cells.Phone ?? '') ?? null,
  PostalCode: zipOf(cells['ZIP Code'] ?? '') || null,
})
