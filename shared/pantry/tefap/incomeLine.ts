import type { IncomeTable } from './incomeTable.ts'

/** Dollars a year at or below which a household of the size may have the food. */
export const incomeLine = ({ Lines, More }: Pick<IncomeTable, 'Lines' | 'More'>, size: number): number =>
  Lines[size - 1] ?? (Lines.at(-1) ?? 0) + (size - Lines.length) * More
