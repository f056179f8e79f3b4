import { timingSafeEqual } from 'node:crypto'
import { originSecretHeader } from '../../../shared/core/schema/originSecret.ts'
import { setting } from '../setting.ts'
import type { Middleware } from './context.ts'
import { HttpFault } from './fault.ts'

/** Refuses calls that bypass CloudFront, and with it the firewall and the edge's limits. */
export const originSecret = (): Middleware => ({
  before: ({ event }) => {
    const accepted = setting('ORIGIN_SECRET').split(',')
    const sent = event.headers[originSecretHeader]?.split(',') ?? []
    if (!accepted.some((secret) => sent.some((value) => isEqual(value, secret)))) throw new HttpFault(403, 'Forbidden.')
  },
})

function isEqual(value: string, secret: string): boolean {
  const [a, b] = [Buffer.from(value), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
