import writeXlsxFile from 'write-excel-file/browser'

/** An empty spreadsheet of neighbors (section 2): sheet Neighbors, columns Email and Phone. */
export async function saveTemplate(): Promise<void> {
  const header = ['Email', 'Phone'].map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = [{ width: 36 }, { width: 20 }]
  await writeXlsxFile([header], { sheet: 'Neighbors', columns }).toFile('Template.xlsx')
}
