import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { tenantKeys } from '../../functions/core/table/keys/tenant.ts'
import { table } from '../../functions/core/table/table.ts'
import { listPerson } from '../../functions/network/organizations/directoryTable.ts'
import { anyEntity, putUser } from '../../functions/network/organizations/entityTable.ts'
import { builtWeb, localTableName, startApp } from '../../infra/local/app.ts'
import type { DemoClock } from '../../infra/local/clock.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { freePort } from '../../infra/local/loopback.ts'
import { seedVersion } from '../../infra/local/seed/seed.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { User } from '../../shared/network/organizations/entity.ts'

/** The whole local app in this process, with an empty tenant instead of the demonstration. */
export interface EmptyApp {
  readonly url: string
  readonly port: number
  /** Directory of everything that it stores. */
  readonly directory: string
  stop(): Promise<void>
}

const stillClock: DemoClock = { advance: () => 0, offset: () => 0, restore: () => undefined }

/** Marks the tenant as seeded, with nobody in it; by clients of its own, because clients keep their first address. */
async function seedNothing(directory: string): Promise<void> {
  const engine = await startDynamoDb({ directory })
  const client = new DynamoDBClient({ endpoint: engine.endpoint })
  await createTable(client, localTableName)
  const Item = { ...tenantKeys.seeded(), IsFinished: true, Accounts: [], Version: seedVersion }
  await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: localTableName, Item }))
  client.destroy()
  await engine.stop()
}

export async function startEmptyApp({ clock = stillClock, web = builtWeb } = {}): Promise<EmptyApp> {
  const directory = mkdtempSync(join(tmpdir(), 'gleanery-security-'))
  await seedNothing(directory)
  const port = await freePort()
  const app = await startApp({ directory, port, clock, web, say: () => undefined })
  return {
    url: app.url,
    port,
    directory,
    stop: async () => {
      await app.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export interface Person {
  readonly userName: string
  readonly name: string
  readonly password: string
  readonly phone?: string
}

/** Gives somebody an account of the pool and the place of a caller; answers the caller that they then are. */
export async function admit(like: Caller, { userName, name, password, phone }: Person): Promise<Caller> {
  const pool = new CognitoIdentityProviderClient({})
  const at = { UserPoolId: process.env.USER_POOL_ID, Username: userName }
  const attributes = { email: userName, email_verified: 'true', ...(phone ? { phone_number: phone } : {}) }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  const made = await pool.send(new AdminCreateUserCommand({ ...at, UserAttributes, MessageAction: 'SUPPRESS' }))
  await pool.send(new AdminSetUserPasswordCommand({ ...at, Password: password, Permanent: true }))
  const caller = { ...like, UserID: like.UserID + 5, Subject: made.User?.Username ?? '', UserName: userName }
  const { Role, EntityID } = caller
  const entity = await anyEntity(EntityID)
  const user: User = {
    ID: caller.UserID,
    Subject: caller.Subject,
    UserName: userName,
    Name: name,
    EMailAddress: userName,
    Language: 'en',
    TimeZone: 'America/New_York',
    Roles: [{ Role, EntityID, EntityName: entity?.Name ?? '' }],
    ActiveRole: { Role, EntityID },
    Unsubscribed: [],
  }
  await table.commit([...putUser(user), ...listPerson(user, () => entity)])
  return caller
}
