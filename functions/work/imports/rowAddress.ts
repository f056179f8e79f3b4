import { type AddressLines, needsLookUp, pinAfterLookUp } from '../../../shared/core/address/lookUp.ts'
import { filledCells, isWithoutPin } from '../../../shared/core/importing/cells.ts'
import { type Cells, columnLabel, zipOf } from '../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../shared/core/importing/importOutcome.ts'
import type { FileKind } from '../../../shared/core/importing/kinds.ts'
import type { PlacedAddress } from '../../../shared/network/organizations/address.ts'
import { batchPlaces, type PlaceOf } from '../../core/address/batchPlaces.ts'
import {
  type ImportContext,
  type RowReason,
  reasonWords,
  type SentRows,
  type Settled,
} from '../../core/importing/importRow.ts'

/** The pin of a row without coordinates: its address is looked up, together with those of the rows beside it. */

const linesOf = ({ Street = '', City = '', State = '', 'ZIP Code': zip = '' }: Cells): AddressLines => ({
  AddressLine1: Street,
  City,
  Province: State,
  PostalCode: zipOf(zip),
})

/** Places of the addresses of a batch of rows. */
export const rowPlaces = ({ Columns, rows }: SentRows): PlaceOf =>
  batchPlaces(
    rows
      .map(({ Cells }) => filledCells(Object.fromEntries(Columns.map((name, at) => [name, Cells[at] ?? '']))))
      .filter(isWithoutPin)
      .map(linesOf),
  )

export interface RowAddress {
  readonly address: PlacedAddress
  /** Without a pin the row is refused. */
  readonly reasons: readonly ImportReason[]
  /** Said of a row that is taken. */
  readonly notes: readonly ImportReason[]
}

interface Row {
  readonly kind: FileKind
  readonly cells: Cells
  readonly before: PlacedAddress | undefined
}

/** The address of a row with its pin. */
export async function rowAddress(
  address: PlacedAddress,
  { kind, cells, before }: Row,
  { places, language }: Pick<ImportContext, 'places' | 'language'>,
): Promise<RowAddress> {
  if (!isWithoutPin(cells) || !needsLookUp(address, before)) return withPin(address, [])
  const found = await places(address)
  const pin = pinAfterLookUp(before, found)
  if (!pin) {
    const label = (name: string) => columnLabel(kind, name, language)
    const values = { latitude: label('Latitude'), longitude: label('Longitude') }
    return { address, reasons: [{ key: 'placeUnknown', values }], notes: [] }
  }
  const key = found === undefined ? 'pinKept' : found.LocatedBy === 'area' ? 'placeAbout' : 'placeFound'
  return withPin({ ...address, ...pin }, [{ key }])
}

const withPin = (address: PlacedAddress, notes: readonly ImportReason[]): RowAddress => ({
  address,
  reasons: [],
  notes,
})

/** The outcome of a row that was taken, with what there is to say of its pin. */
export const noted = (
  settled: Settled,
  notes: readonly RowReason[],
  context: Pick<ImportContext, 'language'>,
): Settled => (settled.Outcome === 'refused' ? settled : { ...settled, Reasons: reasonWords(notes, context) })
