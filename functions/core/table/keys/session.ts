import { key } from '../shape.ts'

export const sessionKeys = {
  savedFilters: (userId: number) => key(`PERSON#${userId}#FILTERS`, 'FILTERS'),
  /** Kept until the sign-in's refresh token has expired. */
  signIn: (subject: string, id: string) => key(`PERSON#${subject}#SIGNINS`, id),
  /** Number of calls of an endpoint by a person in the nth hour. */
  callsOf: (userId: number, endpointId: string, nth: number) => key(`PERSON#${userId}#CALLS`, `${endpointId}#${nth}`),
} as const
