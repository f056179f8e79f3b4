import { csv } from '../../../../shared/core/grid/csv.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { gridTexts } from '../../../../shared/rescue/donations/texts/grid.ts'
import { everyRow, type RowsAnswer, type RowsQuery } from '../data/everyRow.ts'
import { saveCsv } from '../data/saveFile.ts'
import { serverNow } from '../time/clock.ts'
import { dayOf, zoneHere } from '../time/time.ts'
import { ExportButton } from '../ui/ExportButton.tsx'
import { useText } from '../words/language.tsx'
import type { Row } from './AppDataGrid.tsx'
import { type Column, type FileColumn, fileColumns } from './column.ts'

interface GridExportProps<R> {
  /** The file's name, before the day. */
  name: string
  columns: readonly FileColumn<R>[]
  /** Every row under the list's filters, by the list's own endpoint: a file has nothing that its reader may not see. */
  load: () => Promise<readonly R[]>
}

/** Rows as a file. */
export function GridExport<R>({ name, columns, load }: GridExportProps<R>) {
  const text = useText(gridTexts)
  const save = async () => {
    const rows = await load()
    const lines = rows.map((row) => columns.map(([, of]) => of(row)))
    saveCsv(`${name}-${dayOf(serverNow(), zoneHere())}.csv`, csv([columns.map(([head]) => head), ...lines]))
  }
  return <ExportButton label={text('exportCsv')} refusal={undefined} onSave={save} />
}

interface ListExportProps<R extends Row, I extends RowsQuery> {
  name: string
  columns: readonly Column<R>[]
  endpoint: Endpoint<I, RowsAnswer<R>>
  query: NoInfer<Omit<I, keyof RowsQuery>>
}

/** The file of a list that its endpoint answers in pages. */
export const ListExport = <R extends Row, I extends RowsQuery>({
  name,
  columns,
  endpoint,
  query,
}: ListExportProps<R, I>) => (
  <GridExport name={name} columns={fileColumns(columns)} load={() => everyRow(endpoint, query)} />
)
