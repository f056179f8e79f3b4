import * as z from 'zod/mini'

/** Trade item numbers under barcodes: 8 (EAN-8), 12 (UPC-A), 13 (EAN-13) or 14 digits, the last of them a check digit. */

/** GS1: from the right without the check digit, digits weigh 3 and 1 in turn. */
function checkDigit(counted: string): number {
  const sum = [...counted]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const digits = /^(\d{8}|\d{12,14})$/

export const isGtin = (text: string): boolean =>
  digits.test(text) && checkDigit(text.slice(0, -1)) === Number(text.slice(-1))

/** One form for the same number however it was scanned: 14 digits, filled up with zeros. */
export const gtin14 = (text: string) => text.padStart(14, '0')

export const Gtin = z
  .string()
  .check(z.trim(), z.regex(digits, 'no GTIN: 8, 12, 13 or 14 digits'), z.refine(isGtin, 'its check digit is wrong'))
