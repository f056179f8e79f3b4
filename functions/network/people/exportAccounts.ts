import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type ListUsersCommandOutput,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { background } from '../../core/http/background.ts'
import { setting } from '../../core/setting.ts'
import type { ExportedAccount } from './exportedAccount.ts'

const pool = new CognitoIdentityProviderClient({})
const bucket = new S3Client({})

/** Attributes that a new account can be given; the others are the pool's own. */
const restorable = ['email', 'email_verified', 'phone_number', 'phone_number_verified', 'name', 'locale']

function exported({ Username = '', Enabled = true, UserStatus, Attributes = [] }: UserType): ExportedAccount {
  const kept = Attributes.flatMap(({ Name = '', Value = '' }) => (restorable.includes(Name) ? [[Name, Value]] : []))
  return { Username, Enabled, Status: UserStatus ?? '', Attributes: Object.fromEntries(kept) }
}

/** Runs every night: a pool that was deleted can be made again from it, without passwords (docs/deploying.md). */
export const handler = background<unknown, { accounts: number }>('people/exportAccounts').handler(async () => {
  const lines: string[] = []
  let token: string | undefined
  do {
    const page: ListUsersCommandOutput = await pool.send(
      new ListUsersCommand({ UserPoolId: setting('USER_POOL_ID'), ...(token ? { PaginationToken: token } : {}) }),
    )
    lines.push(...(page.Users ?? []).map((user) => JSON.stringify(exported(user))))
    token = page.PaginationToken
  } while (token)
  await bucket.send(
    new PutObjectCommand({
      Bucket: setting('BACKUPS_BUCKET'),
      Key: `accounts/${new Date().toISOString().slice(0, 10)}.jsonl`,
      Body: `${lines.join('\n')}\n`,
      ContentType: 'application/jsonl',
    }),
  )
  return { accounts: lines.length }
})
