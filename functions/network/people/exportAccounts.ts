import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type ListUsersCommandOutput,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { Instant } from '../../../shared/core/schema/fields.ts'
import { background } from '../../core/http/background.ts'
import { setting } from '../../core/setting.ts'
import { forgetProgress, loadProgress, saveProgress } from '../../core/table/progress.ts'
import type { ExportedAccount } from './exportedAccount.ts'

const pool = new CognitoIdentityProviderClient({})
const bucket = new S3Client({})

/** Attributes that a new account can be given; the others are the pool's own. */
const restorable = ['email', 'email_verified', 'phone_number', 'phone_number_verified', 'name', 'locale']

function exported({ Username = '', Enabled = true, UserStatus, Attributes = [] }: UserType): ExportedAccount {
  const kept = Attributes.flatMap(({ Name = '', Value = '' }) => (restorable.includes(Name) ? [[Name, Value]] : []))
  return { Username, Enabled, Status: UserStatus ?? '', Attributes: Object.fromEntries(kept) }
}

const run = 'people/exportAccounts'
/** Accounts of one file: 2 MB, and half a minute of calls, each of which brings 60. */
const accountsOfAPart = 10_000
/** A run takes no new part after this time. */
const runMs = 720_000
/** Cognito's places in its list are good for an hour. */
const placeMs = 45 * 60_000

const Progress = z.object({ Day: z.string(), Token: z.string(), Parts: z.int(), Accounts: z.int(), At: Instant })
type Progress = z.infer<typeof Progress>

const isGood = ({ At }: Progress, now: Date) => now.getTime() - Date.parse(At) < placeMs

/** Accounts from a place in the list on, as lines, and the place behind them; undefined after the last. */
async function linesFrom(from: string | undefined): Promise<{ lines: string[]; token: string | undefined }> {
  const lines: string[] = []
  let token = from
  do {
    const page: ListUsersCommandOutput = await pool.send(
      new ListUsersCommand({ UserPoolId: setting('USER_POOL_ID'), ...(token ? { PaginationToken: token } : {}) }),
    )
    lines.push(...(page.Users ?? []).map((user) => JSON.stringify(exported(user))))
    token = page.PaginationToken
  } while (token && lines.length < accountsOfAPart)
  return { lines, token }
}

const put = (name: string, Body: string, ContentType: string) =>
  bucket.send(new PutObjectCommand({ Bucket: setting('BACKUPS_BUCKET'), Key: `accounts/${name}`, Body, ContentType }))

/**
 * Runs every night: a pool that was deleted can be made again from it, without passwords (docs/deploying.md). It writes a file for
 * some thousand accounts, and one that says that all are there. At its time limit it fails, so that Lambda calls it again
 * twice within minutes, and goes on where it stopped; the third failure raises the alarm.
 */
export const handler = background<unknown, { accounts: number }>(run).handler(async () => {
  const start = new Date()
  const before = await loadProgress(run, Progress)
  const resumed = before && isGood(before, start) ? before : undefined
  const Day = resumed?.Day ?? start.toISOString().slice(0, 10)
  let { Token: token, Parts, Accounts } = resumed ?? { Token: undefined, Parts: 0, Accounts: 0 }
  do {
    const part = await linesFrom(token)
    Parts += 1
    Accounts += part.lines.length
    await put(`${Day}/${String(Parts).padStart(4, '0')}.jsonl`, `${part.lines.join('\n')}\n`, 'application/jsonl')
    token = part.token
    if (token && Date.now() - start.getTime() > runMs) {
      await saveProgress(run, { Day, Token: token, Parts, Accounts, At: new Date().toISOString() }, start)
      throw new Error(`${Accounts} accounts are exported, and the next call goes on`)
    }
  } while (token)
  await put(`${Day}/complete.json`, JSON.stringify({ Accounts, Parts }), 'application/json')
  if (before) await forgetProgress(run)
  return { accounts: Accounts }
})
