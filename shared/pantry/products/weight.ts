import { unitsOfMeasure } from './reference.ts'

/** Pounds of a size by its unit: pounds stay, ounces divide by 16, other units give none. */
export function poundsOf(amount: number, unitId: number): number | undefined {
  const code = unitsOfMeasure.find(({ ID }) => ID === unitId)?.Code
  if (code === 'POUNDS') return amount
  return code === 'OUNCES' ? amount / 16 : undefined
}
