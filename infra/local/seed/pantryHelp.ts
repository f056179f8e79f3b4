import { table } from '../../../functions/core/table/table.ts'
import { accountBySubject, givenWrites } from '../../../functions/pantry/helping/helpTable.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'

/** The second neighbor who signs in orders for two others: the first one, and one with a phone alone, whom staff linked. */
export async function writeHelpers(
  customers: readonly Customer[],
  staff: User | undefined,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const [own, helper] = customers.filter(({ Subject }) => Subject !== null)
  const elderly = customers.find((one) => one.Subject === null && one.PhoneNumber !== null && !one.IsRestricted)
  if (!helper?.Subject) return
  for (const [customer, by] of [[own, undefined] as const, [elderly, staff] as const]) {
    const user = await accountBySubject(helper.Subject)
    if (!user || !customer) continue
    const GivenBy = by ? { UserID: by.ID, Name: by.Name } : null
    const given = { ID: user.ID, Name: user.Name, Until: addDays(today, 150), Given: now.toISOString(), GivenBy }
    await table.commit(givenWrites(user, customer.ID, given, now))
  }
}
