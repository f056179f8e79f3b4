import * as z from 'zod/mini'
import { pause } from '../../functions/core/pause.ts'
import { tableShape } from '../../functions/core/table/shape.ts'
import { type Ask, read } from './check/awsCli.ts'

/**
 * Settings that AWS leaves out when it restores a table. CloudFormation takes a table over as it is and corrects none of them,
 * so they are set before, and looked at by `check`.
 */

const Described = z.object({
  Table: z.object({
    TableArn: z.string(),
    TableStatus: z.string(),
    DeletionProtectionEnabled: z._default(z.boolean(), false),
    StreamSpecification: z.optional(z.object({ StreamViewType: z.optional(z.string()) })),
  }),
})
const Backups = z.object({
  ContinuousBackupsDescription: z.object({
    PointInTimeRecoveryDescription: z.optional(z.object({ PointInTimeRecoveryStatus: z.string() })),
  }),
})
const Expiry = z.object({
  TimeToLiveDescription: z.object({ TimeToLiveStatus: z.string(), AttributeName: z.optional(z.string()) }),
})

const describe = async (ask: Ask, table: string) =>
  (await read(Described, ask('dynamodb', 'describe-table', '--table-name', table))).Table

interface Setting {
  readonly what: string
  isSet(ask: Ask, table: string): Promise<boolean>
  /** Operation and arguments of the AWS CLI. */
  readonly set: readonly [operation: string, ...args: string[]]
}

const settings: readonly Setting[] = [
  {
    what: 'stream',
    isSet: async (ask, table) => (await describe(ask, table)).StreamSpecification?.StreamViewType === 'NEW_IMAGE',
    set: ['update-table', '--stream-specification', 'StreamEnabled=true,StreamViewType=NEW_IMAGE'],
  },
  {
    what: 'deletion protection',
    isSet: async (ask, table) => (await describe(ask, table)).DeletionProtectionEnabled,
    set: ['update-table', '--deletion-protection-enabled'],
  },
  {
    what: 'point-in-time recovery',
    async isSet(ask, table) {
      const asked = ask('dynamodb', 'describe-continuous-backups', '--table-name', table)
      const { ContinuousBackupsDescription: found } = await read(Backups, asked)
      return found.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED'
    },
    set: ['update-continuous-backups', '--point-in-time-recovery-specification', 'PointInTimeRecoveryEnabled=true'],
  },
  {
    what: 'expiry of items',
    async isSet(ask, table) {
      const asked = ask('dynamodb', 'describe-time-to-live', '--table-name', table)
      const { TimeToLiveStatus, AttributeName } = (await read(Expiry, asked)).TimeToLiveDescription
      return TimeToLiveStatus.startsWith('ENABL') && AttributeName === tableShape.timeToLive
    },
    set: ['update-time-to-live', '--time-to-live-specification', `Enabled=true,AttributeName=${tableShape.timeToLive}`],
  },
]

async function missing(ask: Ask, table: string): Promise<Setting[]> {
  const found = await Promise.all(settings.map(async (setting) => ({ setting, is: await setting.isSet(ask, table) })))
  return found.filter(({ is }) => !is).map(({ setting }) => setting)
}

export const missingSettings = async (ask: Ask, table: string) => (await missing(ask, table)).map(({ what }) => what)

/** A table takes no other update while one is under way: seconds, at most some minutes. */
const [lookMs, maxLooks] = [2_000, 150]

async function whenActive(ask: Ask, table: string): Promise<void> {
  for (let looks = 0; (await describe(ask, table)).TableStatus !== 'ACTIVE'; looks += 1) {
    if (looks === maxLooks) throw new Error(`${table} does not become ACTIVE`)
    await pause(lookMs)
  }
}

/** Sets what is missing, and the tenant's tag; answers what was set. */
export async function setUpTable(ask: Ask, table: string, tenantId: string): Promise<string[]> {
  await whenActive(ask, table)
  const lacking = await missing(ask, table)
  for (const { set } of lacking) {
    const [operation, ...args] = set
    await ask('dynamodb', operation, '--table-name', table, ...args)
    await whenActive(ask, table)
  }
  const { TableArn } = await describe(ask, table)
  await ask('dynamodb', 'tag-resource', '--resource-arn', TableArn, '--tags', `Key=gleanery:tenant,Value=${tenantId}`)
  return lacking.map(({ what }) => what)
}
