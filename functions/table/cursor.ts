import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

/**
 * An opaque place in a list: DynamoDB's last key, signed together with the question, so that it fits no other list. The
 * same place gives the same cursor, so that an unchanged page stays one.
 */
export function sealCursor(lastKey: Record<string, unknown>, question: string, secret: string): string {
  const place = Buffer.from(JSON.stringify(Object.entries(lastKey).sort())).toString('base64url')
  return `${place}.${sign(`${question}|${place}`, secret)}`
}

/** The last key of a cursor that this tenant made for this question; undefined for any other. */
export function openCursor(cursor: string, question: string, secret: string): Record<string, unknown> | undefined {
  const [place = '', signature = ''] = cursor.split('.')
  const expected = Buffer.from(sign(`${question}|${place}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Object.fromEntries(JSON.parse(Buffer.from(place, 'base64url').toString()))
}
