import { key } from '../shape.ts'

export const limitKeys = {
  /** The global limits of a pantry's owner. */
  global: (entityId: number) => key(`LIMITS#${entityId}`, 'LIMITS'),
} as const
