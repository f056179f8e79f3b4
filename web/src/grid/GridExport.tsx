import { csv } from '../../../shared/grid/csv.ts'
import { gridTexts } from '../../../shared/text/grid.ts'
import { useText } from '../app/language.tsx'
import { serverNow } from '../data/clock.ts'
import { saveCsv } from '../data/saveFile.ts'
import { ExportButton } from '../ui/ExportButton.tsx'
import { dayOf, zoneHere } from '../ui/time.ts'

/** A column of a file: its head, and what a row has in it. */
export type FileColumn<R> = readonly [head: string, of: (row: R) => string | number]

interface GridExportProps<R> {
  /** The file's name, before the day. */
  name: string
  columns: readonly FileColumn<R>[]
  /** Every row under the list's filters, by the list's own endpoint: a file has nothing that its reader may not see. */
  load: () => Promise<readonly R[]>
}

/** A list that its endpoint answers in pages as one file. */
export function GridExport<R>({ name, columns, load }: GridExportProps<R>) {
  const text = useText(gridTexts)
  const save = async () => {
    const rows = await load()
    const lines = rows.map((row) => columns.map(([, of]) => of(row)))
    saveCsv(`${name}-${dayOf(serverNow(), zoneHere())}.csv`, csv([columns.map(([head]) => head), ...lines]))
  }
  return <ExportButton label={text('exportCsv')} refusal={undefined} onSave={save} />
}
