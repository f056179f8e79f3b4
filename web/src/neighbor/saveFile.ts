/** Hands a file to the browser to save. */
export function saveFile(name: string, type: string, content: string) {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
