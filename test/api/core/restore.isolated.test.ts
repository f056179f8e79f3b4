import { readFileSync } from 'node:fs'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { drillRestore, openRestore, type RestoreWorld, restoredTable } from '../../tools/drill/restore.ts'

/** The drill of `npm run drill -- restore` with one donation, and what the command refuses. */

let world: RestoreWorld
beforeAll(async () => {
  setClock(morning)
  world = await openRestore()
})
afterAll(async () => {
  vi.useRealTimers()
  await world.stop()
})

it('comes back as it was: nothing old is published, nobody is mailed, and people sign in again', async () => {
  const found = await drillRestore(world, { size: 1, setClock, say: () => undefined })
  expect(found).toMatchObject({
    differing: [],
    lostAfter: 2,
    unnamed: [],
    published: 0,
    mailed: 0,
    // A number that the lost stretch gave away is not given again.
    numbersAgain: 0,
    // The offer is open again, and its timer runs.
    deadOffers: 0,
    refused: expect.stringContaining('tenant -- close'),
  })
  expect(readFileSync(found.accountsFile, 'utf8')).not.toMatch(/"(password|verifier|secret)/i)
  const { lines, again } = found
  expect(lines.slice(0, 5)).toEqual([
    expect.stringMatching(
      new RegExp(`^${found.items} items in [\\d.]+ s, \\d+ events among them: none of them is published.$`),
    ),
    '2 accounts made. Their people choose a new password by Forgot password?',
    '1 have a phone number alone: staff give them a password in Customers.',
    expect.stringMatching(/^\d+ timers, of which 0 ran out meanwhile/),
    expect.stringMatching(/^\d+ items that the restored table does not have were removed, \d+ events among them.$/),
  ])
  expect(again[1]).toBe('0 accounts made. Their people choose a new password by Forgot password?')
  expect(again[4]).toBe('0 items that the restored table does not have were removed, 0 events among them.')
  // The account has another name, which stands wherever the old one stood.
  expect(found.account).toMatchObject({ status: 'CONFIRMED', isKnown: true, isOldGone: true })
  expect(found.account.name).not.toBe(world.subject)
  expect(found.publishedAfterwards).toContain('OfferAccepted')
})

it.each([
  ['restore', 'Name the table that was restored'],
  [`restore --from ${restoredTable} --accounts x.jsonl`, 'Name the tenant: --tenant'],
  ['restore --from nowhere', 'There is no table nowhere in this account and region'],
  [`restore --from ${process.env.TABLE_NAME}`, 'is the tenant’s own table'],
])('says what is missing or wrong: %s', async (line, reason) => {
  vi.stubEnv('USER_POOL_ID', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(tenantCommand(line.split(' '))).rejects.toThrow(reason)
})

it('finishes an account that a stopped run left half made: a switched-off person stays switched off', async () => {
  const { restoreAccounts } = await import('../../../infra/operator/accounts.ts')
  const made = { UserPoolId: 'us-east-1_Gleanery2', Username: 'half@pantry.example' }
  const cognito = new CognitoIdentityProviderClient({})
  await cognito.send(new AdminCreateUserCommand({ ...made, MessageAction: 'SUPPRESS' }))
  const account = { Username: 'old-name', Enabled: false, Status: 'CONFIRMED', Attributes: { email: made.Username } }
  expect(await restoreAccounts(made.UserPoolId, [account])).toMatchObject({ made: 0 })
  expect(await cognito.send(new AdminGetUserCommand(made))).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' })
})
