import { key } from '../shape.ts'

export const textingKeys = {
  /** A text that waits for the end of the quiet hours. */
  delayed: (id: number) => key(`DELAYEDTEXT#${id}`, 'DELAYEDTEXT'),
  /** Whether a phone number takes texts. */
  preference: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'TEXTS'),
} as const
