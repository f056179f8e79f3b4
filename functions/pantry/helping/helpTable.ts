import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { Day, ID } from '../../../shared/core/schema/fields.ts'
import { User } from '../../../shared/network/organizations/entity.ts'
import { type HeldHelp, helpsNow } from '../../../shared/network/people/acting.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { codeDays, Helper } from '../../../shared/pantry/helping/helping.ts'
import type { NeighborChange } from '../../../shared/work/changes/change.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { hashOf, randomSecret } from '../../core/http/secret.ts'
import { absentField, and, equals, present } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { helperKeys } from '../../core/table/keys/helping.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'

/** Help in the table: an item of the household's list, and the entry on the helper's account that each of their calls reads. */

const StoredHelper = z.extend(Helper, { Subject: z.string() })
export type StoredHelper = z.infer<typeof StoredHelper>

export const helpersOf = (customerId: number): Promise<StoredHelper[]> =>
  table.all(helperKeys.ofCustomer(customerId), StoredHelper)

export const accountBySubject = (subject: string) => table.get(entityKeys.user(subject), User)

/** Days after its end in which the household still reads who helped. */
const keptDays = 400

/** The account's entries, unless somebody changed them since it was read. */
function helpsWrite(user: User, Helps: readonly HeldHelp[]): Write {
  const { HelpsVersion: before } = user
  const asRead = before === undefined ? absentField('HelpsVersion') : equals({ HelpsVersion: before })
  const set = { Helps: [...Helps], HelpsVersion: (before ?? 0) + 1 }
  return { update: entityKeys.user(user.Subject), set, when: and(present, asRead) }
}

export const givenWrites = (user: User, customerId: number, helper: Helper, now: Date): Write[] => [
  helpsWrite(user, [
    ...helpsNow(user, now).filter(({ CustomerID }) => CustomerID !== customerId),
    { CustomerID: customerId, Until: helper.Until },
  ]),
  {
    put: {
      ...helperKeys.helper(customerId, user.ID),
      ...helper,
      Subject: user.Subject,
      expires: expiryAfter(new Date(`${helper.Until}T00:00:00.000Z`), keptDays),
    },
  },
]

/** `user`: undefined when the account is gone. */
export const endedWrites = (user: User | undefined, customerId: number, userId: number): Write[] => [
  ...(user
    ? [
        helpsWrite(
          user,
          (user.Helps ?? []).filter(({ CustomerID }) => CustomerID !== customerId),
        ),
      ]
    : []),
  { remove: helperKeys.helper(customerId, userId) },
]

const StoredCode = z.object({
  CustomerID: ID,
  Until: Day,
  GivenBy: Helper.shape.GivenBy,
})
export type StoredHelpCode = z.infer<typeof StoredCode>

const codeBytes = 20
export function newHelpCode(given: StoredHelpCode, now: Date): { readonly code: string; readonly write: Write } {
  const code = randomSecret(codeBytes)
  return { code, write: { put: { ...helperKeys.code(hashOf(code)), ...given, expires: expiryAfter(now, codeDays) } } }
}
const Expiring = z.extend(StoredCode, { expires: z.number() })
/** Undefined for a wrong one, and one that is used or too old. */
export async function helpCode(code: string, now: Date): Promise<StoredHelpCode | undefined> {
  const found = await table.get(helperKeys.code(hashOf(code)), Expiring)
  return found && found.expires * 1000 > now.getTime() ? found : undefined
}
export const usedCodeWrite = (code: string): Write => ({ remove: helperKeys.code(hashOf(code)), when: present })

/** In the log of the household's food bank, whoever did it. */
export async function helpAuditWrite(
  caller: Caller,
  { ID: CustomerID, FoodBankID }: Pick<Customer, 'ID' | 'FoodBankID'>,
  Action: Extract<NeighborChange['Action'], `help${string}`>,
  at: Date,
): Promise<Write> {
  const At = at.toISOString()
  const By = await namedCaller(caller)
  const key = peopleKeys.changeAudit(FoodBankID, 'NEIGHBORS', At, [CustomerID, Action, By.UserID].join('-'))
  return entryWrite<NeighborChange>(FoodBankID, key, { Kind: 'neighbors', At, By, CustomerID, Action })
}
