import type { EventBus } from 'aws-cdk-lib/aws-events'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import type { Alarms } from './alarms.ts'
import type { DataTable } from './data.ts'
import type { FunctionLogs } from './logs.ts'
import type { WorkQueue } from './queues.ts'
import type { Rollout } from './rollout.ts'
import type { Scheduler } from './scheduler.ts'
import type { Tenant } from './tenant.ts'

/** Bundled code of an entry; tests give every entry the same small directory. */
export type CodeOf = (entry: string) => Code

/** Common resources of a tenant's functions; each gets narrow grants on it, never the whole. */
export interface Foundation {
  readonly tenant: Tenant
  readonly codeOf: CodeOf
  readonly key: IKey | undefined
  readonly table: DataTable
  readonly bus: EventBus
  /** Queues that functions send to, by their name in the catalogue. */
  readonly queues: ReadonlyMap<string, WorkQueue>
  readonly userPoolArn: string | undefined
  readonly alarms: Alarms
  readonly logs: FunctionLogs
  readonly rollout: Rollout
  readonly scheduler: Scheduler
  /** Environment of every function. */
  readonly environment: Readonly<Record<string, string>>
}
