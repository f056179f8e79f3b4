import priceList from './prices.json' with { type: 'json' }

/** A month's bill: units of each service by their prices. */

export const prices = priceList.prices
export type Priced = keyof typeof prices
export type Amounts = Readonly<Partial<Record<Priced, number>>>
export const pricedAt = priceList.asOf

export interface BillItem {
  readonly what: Priced
  readonly service: string
  readonly amount: number
  readonly dollars: number
}

export function bill(amounts: Amounts): BillItem[] {
  return (Object.entries(amounts) as [Priced, number][])
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => {
      const { service, units, dollars } = prices[what]
      return { what, service, amount, dollars: (amount / units) * dollars }
    })
}

export const total = (items: readonly BillItem[]) => items.reduce((sum, { dollars }) => sum + dollars, 0)

/** People whom an account has free in each month, in Cognito's plans Lite and Essentials alike; of those who sign in by SAML or OIDC, 50. */
export const freeUsers = 10_000

/** Sign-in of the people of a bill, beside what the list price of the plan Lite is. */
export function signInCosts(items: readonly BillItem[]): [what: string, dollars: number][] {
  const users = items.find(({ what }) => what === 'activeUsers')?.amount ?? 0
  const paid = Math.max(0, users - freeUsers)
  return [
    ['Cognito, the first 10,000 people free', total(bill({ activeUsers: paid }))],
    ['Cognito by the plan Essentials', total(bill({ essentialsUsers: users }))],
    ['Cognito by the plan Essentials, the first 10,000 people free', total(bill({ essentialsUsers: paid }))],
  ]
}

/** Most expensive first. */
export function byService(items: readonly BillItem[]): [service: string, dollars: number][] {
  const sums = new Map<string, number>()
  for (const { service, dollars } of items) sums.set(service, (sums.get(service) ?? 0) + dollars)
  return [...sums].sort(([, a], [, b]) => b - a)
}

export function plus(...all: readonly Amounts[]): Amounts {
  const sum: Partial<Record<Priced, number>> = {}
  for (const amounts of all)
    for (const [what, amount] of Object.entries(amounts) as [Priced, number][]) sum[what] = (sum[what] ?? 0) + amount
  return sum
}
