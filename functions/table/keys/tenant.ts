import { key } from '../shape.ts'

export const tenantKeys = {
  categories: () => key('TENANT', 'CATEGORIES'),
  /** Progress of seeding a demonstration tenant. */
  seeded: () => key('TENANT', 'SEEDED'),
} as const
