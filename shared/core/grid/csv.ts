/**
 * A field that a spreadsheet would run as a formula is made plain text (OWASP: CSV injection). Full-width signs count as
 * their ASCII ones in East Asian locales; leading characters that show nothing, such as U+200B, may be dropped before it is read.
 */
const formula = /^[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]|^[\t\r\n\uFEFF]/u
const harmless = (text: string) => (formula.test(text) ? `'${text}` : text)

const field = (value: string | number) => {
  const text = typeof value === 'number' ? String(value) : harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of RFC 4180, each with its line break. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')

/** RFC 4180, with the byte order mark that lets spreadsheets read it as UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]) => `\uFEFF${csvLines(lines)}`
