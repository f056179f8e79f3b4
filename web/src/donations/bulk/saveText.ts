/** Hands a text to the browser to save as a file. */
export function saveText(fileName: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
