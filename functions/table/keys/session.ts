import { key } from '../shape.ts'

export const sessionKeys = {
  savedFilters: (userId: number) => key(`PERSON#${userId}#FILTERS`, 'FILTERS'),
  /** Kept until the sign-in's refresh token has expired. */
  signIn: (subject: string, id: string) => key(`PERSON#${subject}#SIGNINS`, id),
} as const
