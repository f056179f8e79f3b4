import { key } from '../shape.ts'

export const tenantKeys = {
  categories: () => key('TENANT', 'CATEGORIES'),
  /** A notice that every user sees. */
  systemMessage: () => key('TENANT', 'SYSTEMMESSAGE'),
  /** Progress of seeding a demonstration tenant. */
  seeded: () => key('TENANT', 'SEEDED'),
} as const
