import { readFileSync } from 'node:fs'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { createTable } from '../../../infra/local/createTable.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { everything } from '../../engine/stored.ts'
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
    foundByCheck: 0,
    // The way back.
    formerChanged: 0,
    // A number that the lost stretch gave away is not given again.
    numbersAgain: 0,
    // The offer is open again, and its timer runs.
    deadOffers: 0,
    refused: expect.stringContaining('tenant -- close'),
  })
  expect(readFileSync(found.accountsFile, 'utf8')).not.toMatch(/"(password|verifier|secret)/i)
  const { lines, again } = found
  const isCounted = [
    expect.stringMatching(/^restored is ready after [\d.]+ s\.$/),
    expect.stringMatching(/^[1-9]\d* events waited to be published at that moment: none of them is\.$/),
    expect.stringMatching(/^\d+ timers, of which 0 ran out meanwhile/),
    expect.stringMatching(/^[1-9]\d* counters raised to those of the former table\.$/),
    expect.stringMatching(/^[1-9]\d* events of the former table are not in the restored one\.$/),
  ]
  expect(lines.slice(0, 5)).toEqual(isCounted)
  expect(lines).toContainEqual(expect.stringMatching(/^Now put "table": "restored" .*--import-existing-resources$/))
  expect(lines.slice(-3)).toEqual([
    '2 accounts made. Their people choose a new password by Forgot password?',
    '1 have a phone number alone: staff give them a password in Customers.',
    expect.stringMatching(/^[1-9]\d* of \d+ items name accounts by their new names, after [\d.]+ s\.$/),
  ])
  expect(again).toEqual(
    expect.arrayContaining([
      '0 events waited to be published at that moment: none of them is.',
      '0 counters raised to those of the former table.',
      lines[4],
      '0 accounts made. Their people choose a new password by Forgot password?',
      expect.stringMatching(/^0 of \d+ items name accounts/),
    ]),
  )
  // The account has another name, which stands wherever the old one stood.
  expect(found.account).toMatchObject({ status: 'CONFIRMED', isKnown: true, isOldGone: true })
  expect(found.account.name).not.toBe(world.subject)
  expect(found.publishedAfterwards).toContain('OfferAccepted')
})

it.each([
  ['restore', 'Name the table that was restored'],
  ['restore-accounts', 'Name the export of the user pool'],
  ['restore-accounts --accounts x.jsonl', 'Name the tenant: --tenant'],
  ['restore --from nowhere', 'There is no table nowhere in this account and region'],
  [`restore --from ${restoredTable}`, 'is the tenant’s own table'],
])('says what is missing or wrong: %s', async (line, reason) => {
  vi.stubEnv('USER_POOL_ID', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(tenantCommand(line.split(' '))).rejects.toThrow(reason)
})

it('finishes an account that a stopped run left half made: a switched-off person stays switched off', async () => {
  const { makeAccounts } = await import('../../../infra/operator/accounts.ts')
  const made = { UserPoolId: 'us-east-1_Gleanery2', Username: 'half@pantry.example' }
  const cognito = new CognitoIdentityProviderClient({})
  await cognito.send(new AdminCreateUserCommand({ ...made, MessageAction: 'SUPPRESS' }))
  const account = { Username: 'old-name', Enabled: false, Status: 'CONFIRMED', Attributes: { email: made.Username } }
  expect(await makeAccounts(made.UserPoolId, [account])).toMatchObject({ made: 0 })
  expect(await cognito.send(new AdminGetUserCommand(made))).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' })
})

it('prepares a table whose former one is lost: it is closed, and leaves out the numbers that may have been given', async () => {
  const { counterKey, forgetBlocks, nextId } = await import('../../../functions/core/table/ids.ts')
  const { closedSince } = await import('../../../infra/operator/closing.ts')
  vi.stubEnv('TABLE_NAME', 'copied')
  onTestFinished(() => void vi.unstubAllEnvs())
  await createTable(new DynamoDBClient({}), 'copied')
  forgetBlocks()
  const given = await nextId('donation')
  vi.stubEnv('TABLE_NAME', 'lost')
  const lines = await tenantCommand(['restore', '--from', 'copied'])
  expect(lines).toContain(
    'The former table is not there: 1 counters leave out the numbers that may have been given since.',
  )
  expect(lines).toContain('What came after that moment is lost, and nothing here can name it.')
  vi.stubEnv('TABLE_NAME', 'copied')
  forgetBlocks()
  forgetRevoked()
  expect(await closedSince()).toBe(new Date().toISOString())
  expect(await nextId('donation')).toBeGreaterThan(given + 100_000)
  expect(await everything('copied')).toContainEqual({ ...counterKey('donation'), Last: expect.any(Number) })
})

it('refuses a table that was restored without its indexes', async () => {
  const client = new DynamoDBClient({})
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
  await client.send(
    new CreateTableCommand({
      TableName: 'bare',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [text('pk'), text('sk')],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  await expect(tenantCommand(['restore', '--from', 'bare'])).rejects.toThrow(
    /other indexes than this version: it lacks list1, .*due\. Restore it with its indexes/,
  )
})
