import { type RolePrefix, rolePrefixes } from '../../../shared/access.ts'

/** The prefix of every role, once. */
export const everyPrefix: readonly RolePrefix[] = [...new Set(Object.values(rolePrefixes))]
