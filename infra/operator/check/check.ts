import { bootstrap, checkedAccount, quotas } from './account.ts'
import { AwsRefusal } from './awsCli.ts'
import { copies } from './copies.ts'
import { findStack } from './deployedStack.ts'
import { address, addressIsFree, certificate, zone } from './domain.ts'
import { type Checked, type CheckedAccount, type Finding, missing, type TenantCheck } from './finding.ts'
import { mail, sender, textMessages } from './messages.ts'
import { alarmMail, firstPeople, remains, stackState } from './stack.ts'
import { tableState } from './table.ts'

/**
 * Lists the steps that a tenant still needs before it can be deployed, and afterwards before people can use it: `npm run tenant -- check
 * <id>`. Only reads.
 */

const checks: readonly TenantCheck[] = [
  bootstrap,
  quotas,
  zone,
  certificate,
  addressIsFree,
  stackState,
  tableState,
  copies,
  remains,
  sender,
  mail,
  textMessages,
  address,
  alarmMail,
  firstPeople,
]

function unknown(error: unknown): Finding {
  if (!(error instanceof AwsRefusal)) throw error
  return missing(`Not known: ${error.message}`, 'Allow the credentials to read it (AWS’s policy ReadOnlyAccess does).')
}

/** One thing that can't be read keeps no other from being checked. */
async function findingsOf(check: TenantCheck, checked: Checked, account: CheckedAccount): Promise<readonly Finding[]> {
  try {
    return await check(checked, account)
  } catch (error) {
    return [unknown(error)]
  }
}

export async function checkTenant(checked: Checked): Promise<readonly Finding[]> {
  const id = await checkedAccount(checked)
  if (typeof id !== 'string') return [id]
  const found: Finding[] = []
  const stack = await findStack(checked.tenant, checked.ask).catch((error: unknown) => {
    found.push(unknown(error))
    return undefined
  })
  const account: CheckedAccount = { id, stack }
  for (const check of checks) found.push(...(await findingsOf(check, checked, account)))
  return found
}

const signs = { ok: 'ok     ', missing: 'MISSING', later: 'later  ' } as const

export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ state, what, remedy }) => [
    `${signs[state]} ${what}`,
    ...(remedy === undefined ? [] : [`        → ${remedy}`]),
  ])
