import { key } from '../shape.ts'

export const sessionKeys = {
  savedFilters: (userId: number) => key(`PERSON#${userId}#FILTERS`, 'FILTERS'),
} as const
