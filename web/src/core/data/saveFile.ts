/** Has the browser save what is at an address. */
export function saveAddress(href: string, name: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

export function saveBlob(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob)
  saveAddress(href, name)
  URL.revokeObjectURL(href)
}

/** Has the browser save a text as a file. */
export const saveFile = (name: string, type: string, content: string) =>
  saveBlob(new Blob([content], { type: `${type};charset=utf-8` }), name)

export const saveCsv = (name: string, content: string) => saveFile(name, 'text/csv', content)
