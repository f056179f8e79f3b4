import type { Limit } from './limit.ts'

/**
 * Limits by the size of a household (decision 79): one value for 1 or 2 people, one for 3 or 4, one for 5 or more. The server
 * resolves them for the customer before it checks an order, and sends cart and list the values that count for them.
 */

/** The least people of the two larger sizes. */
export const middleHousehold = 3
export const largeHousehold = 5

type Household = number | null
type Valued = Pick<Limit, 'Value' | 'BySize'>

/** Of a household whose size nobody told, what the smallest gets. */
export function valueFor({ Value, BySize }: Valued, people: Household): number {
  if (!BySize || people === null || people < middleHousehold) return Value
  return people < largeHousehold ? BySize.Middle : BySize.Large
}

export const forHousehold = <L extends Valued>(limits: readonly L[], people: Household): L[] =>
  limits.map((limit) => (limit.BySize ? { ...limit, Value: valueFor(limit, people), BySize: undefined } : limit))

/** Values for the three sizes: what words and the effective limits compare. */
export const valuesBySize = (limit: Valued) =>
  [1, middleHousehold, largeHousehold].map((people) => valueFor(limit, people))
