import { key } from '../shape.ts'

export const foodFactKeys = {
  /** Food facts that a food bank loaded, by a number of 14 digits. */
  fact: (foodBankId: number, gtin: string) => key(`FOODFACT#${foodBankId}#${gtin}`, 'FOODFACT'),
} as const
