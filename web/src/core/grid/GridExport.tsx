import { csv } from '../../../../shared/core/grid/csv.ts'
import { gridTexts } from '../../../../shared/rescue/donations/texts/grid.ts'
import { saveCsv } from '../data/saveFile.ts'
import { serverNow } from '../time/clock.ts'
import { dayOf, zoneHere } from '../time/time.ts'
import { ExportButton } from '../ui/ExportButton.tsx'
import { useText } from '../words/language.tsx'

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
