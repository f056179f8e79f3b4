import { key } from '../shape.ts'

export const reactionKeys = {
  /** A reaction applied an event. */
  applied: (eventId: string, reaction: string) => key(`APPLIED#${eventId}`, reaction),
  /** An e-mail about an event to one person. */
  mail: (eventId: string, subject: string) => key(`APPLIED#${eventId}`, `MAIL#${subject}`),
} as const
