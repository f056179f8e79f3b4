/** Has the browser save what is at an address. */
export function saveAddress(href: string, name: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, content: string) {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  saveAddress(href, name)
  URL.revokeObjectURL(href)
}

export const saveCsv = (name: string, content: string) => saveFile(name, 'text/csv', content)
