import type { Tenant } from '../../tenant.ts'
import type { Ask } from './awsCli.ts'
import type { Stack } from './deployedStack.ts'

/** Finding of a check of a tenant. `later`: it comes with a step that is not done yet, and nothing is wrong. */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'later'
  readonly what: string
  /** Remedy. */
  readonly remedy?: string
}

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const missing = (what: string, remedy: string): Finding => ({ state: 'missing', what, remedy })
export const later = (what: string, remedy: string): Finding => ({ state: 'later', what, remedy })

export interface TenantPeople {
  readonly foodBanks: number
  /** Food banks that have an administrator. */
  readonly administrators: number
  /** Undefined when the tenant is open. */
  readonly closedSince: string | undefined
}
/** A tenant to check, and where answers come from. */
export interface Checked {
  readonly tenant: Tenant
  readonly ask: Ask
  /** Tells if a name leads anywhere. */
  readonly resolves: (name: string) => Promise<boolean>
  readonly people: (tableName: string) => Promise<TenantPeople>
}
export interface CheckedAccount {
  readonly id: string
  /** Undefined before the first deployment. */
  readonly stack: Stack | undefined
}
/** Reads one thing and says what is missing; answers nothing when the tenant does not need it. */
export type TenantCheck = (checked: Checked, account: CheckedAccount) => Promise<readonly Finding[]>
