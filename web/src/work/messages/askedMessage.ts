import { isId } from '../../core/isId.ts'

export interface AskedMessage {
  readonly id: number
  readonly sent: boolean
}

/**
 * Message that an address names: one sent, or one's copy of one received. Without an ID greater than 0 none (section
 * 5).
 */
export function askedMessage(query: URLSearchParams): AskedMessage | undefined {
  const id = Number(query.get('id'))
  return isId(id) ? { id, sent: query.get('sent') === 'true' } : undefined
}
