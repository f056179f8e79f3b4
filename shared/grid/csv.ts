/**
 * A field that a spreadsheet would run as a formula is made plain text (OWASP: CSV injection). Full-width signs count as
 * their ASCII ones in East Asian locales; a leading byte order mark or line break is dropped before the sign is read.
 */
const harmless = (text: string) => (/^[=+\-@＝＋－＠\t\r\n\uFEFF]/.test(text) ? `'${text}` : text)

const field = (value: string | number) => {
  const text = typeof value === 'number' ? String(value) : harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of RFC 4180, each with its line break. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')

/** RFC 4180, with the byte order mark that lets spreadsheets read it as UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]) => `\uFEFF${csvLines(lines)}`
