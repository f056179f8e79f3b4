import { key } from '../shape.ts'

export const attachmentKeys = {
  attachment: (id: number) => key(`ATTACHMENT#${id}`, 'ATTACHMENT'),
} as const
