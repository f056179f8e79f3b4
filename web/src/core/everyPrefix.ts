import { type RolePrefix, rolePrefixes } from '../../../shared/core/access.ts'

/** The prefix of every role, once. */
export const everyPrefix: readonly RolePrefix[] = [...new Set(Object.values(rolePrefixes))]
/** Prefixes of the roles that have other work than a volunteer's. */
export const staffPrefixes: readonly RolePrefix[] = [
  'FeedingAmerica',
  'FoodBank',
  'StateAssociation',
  'Coops',
  'Donor',
  'Agency',
]
