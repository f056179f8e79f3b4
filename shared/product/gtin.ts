import * as z from 'zod/mini'

/** Trade item numbers under barcodes: 8 (EAN-8), 12 (UPC-A), 13 (EAN-13) or 14 digits, the last of them a check digit. */
const gtinLengths: readonly number[] = [8, 12, 13, 14]

/** GS1: from the right without the check digit, digits weigh 3 and 1 in turn. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export const isGtin = (text: string): boolean =>
  /^\d+$/.test(text) && gtinLengths.includes(text.length) && checkDigit(text.slice(0, -1)) === Number(text.slice(-1))

/** One form for the same number however it was scanned: 14 digits, filled up with zeros. */
export const gtin14 = (text: string) => text.padStart(14, '0')

export const Gtin = z
  .string()
  .check(z.trim(), z.refine(isGtin, 'no valid GTIN: 8, 12, 13 or 14 digits with their check digit'))
