import { key } from '../shape.ts'

export const tenantKeys = {
  categories: () => key('TENANT', 'CATEGORIES'),
  /** Progress of seeding a demonstration tenant. */
  seeded: () => key('TENANT', 'SEEDED'),
  /** Progress of rewriting items of earlier shapes in a part of the table. */
  backfill: (segment: number) => key('TENANT', `BACKFILL#${segment}`),
  /** Place at which a scheduled run stopped. */
  progress: (run: string) => key('TENANT', `PROGRESS#${run}`),
} as const
