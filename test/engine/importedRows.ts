type TypedRow = Readonly<Record<string, string | undefined>>

/** Columns and rows of a file as an import takes them; the head is the file's first line. */
export function columnsAndRows(rows: readonly TypedRow[]) {
  const Columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { Columns, rows: rows.map((row, at) => ({ Row: at + 2, Cells: Columns.map((name) => row[name] ?? '') })) }
}
