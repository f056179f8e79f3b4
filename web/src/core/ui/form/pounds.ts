import * as z from 'zod/mini'
import { Pounds } from '../../../../../shared/core/schema/fields.ts'

const decimal = /^\d*\.?\d+$|^\d+\.$/
const minPounds = 0.1
const tenth = (pounds: number) => Math.round(pounds * 10) / 10

/** Pounds as people type them, `12`, `12.5` or `12,5`, to a tenth; undefined when they are none that can be given. */
export function parsePounds(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!decimal.test(text)) return undefined
  const pounds = tenth(Number(text))
  return pounds >= minPounds && z.safeParse(Pounds, pounds).success ? pounds : undefined
}

/** Rounded text of a field once it is left: `66.3` for `66.25`, and undefined when nothing was rounded. */
export function roundedPounds(typed: string): string | undefined {
  const pounds = parsePounds(typed)
  return pounds === undefined || pounds === Number(typed.trim().replace(',', '.')) ? undefined : String(pounds)
}

export const sumOfPounds = (lines: readonly { pounds: string }[]) =>
  tenth(lines.reduce((sum, { pounds }) => sum + (parsePounds(pounds) ?? 0), 0))
