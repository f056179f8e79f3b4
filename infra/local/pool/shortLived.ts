import { randomBytes } from 'node:crypto'

/** Memory of the pool from one step of a sign-in to the next, for Cognito's three minutes. */
export class ShortLived<V> {
  readonly #kept = new Map<string, { value: V; until: number }>()

  put(value: V): string {
    const now = Date.now()
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key)
    const key = randomBytes(64).toString('base64')
    this.#kept.set(key, { value, until: now + 180_000 })
    return key
  }

  get(key: string): V | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.until > Date.now() ? kept.value : undefined
  }

  remove(key: string): void {
    this.#kept.delete(key)
  }
}
