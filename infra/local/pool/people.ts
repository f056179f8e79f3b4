import type { DatabaseSync } from 'node:sqlite'
import type { Verifier } from './srp.ts'

export type Status = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'

/** Someone of the pool. The own name is an opaque id; e-mail address and phone number are names that may change. */
export interface PoolPerson {
  readonly sub: string
  /** All but `sub`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly status: Status
  readonly enabled: boolean
  readonly verifier: Verifier | null
  readonly temporaryUntil: number | null
  readonly resetCode: { readonly hash: string; readonly until: number } | null
  /** The verified authenticator app. `lastStep`: the time step of the last code that was taken. */
  readonly totp?: { readonly secret: string; readonly lastStep: number; readonly isEnabled: boolean }
  /** Of an authenticator app that is being enrolled. */
  readonly pendingSecret?: string
  readonly createdAt: number
  readonly changedAt: number
}

export const peopleSchema = `CREATE TABLE IF NOT EXISTS people (
  sequence INTEGER PRIMARY KEY, sub TEXT NOT NULL UNIQUE, email TEXT UNIQUE, phone TEXT UNIQUE, document TEXT NOT NULL)`

export interface People {
  /** By own name, e-mail address in any case, or phone number. */
  find(name: string): PoolPerson | undefined
  add(person: PoolPerson): void
  save(person: PoolPerson): void
  remove(sub: string): void
  /** A page, and where the next one begins; undefined after the last. */
  list(asked: { readonly limit: number; readonly after: number }): {
    readonly people: readonly PoolPerson[]
    readonly next: number | undefined
  }
}

export const emailKey = (email: string) => email.toLowerCase()

export function openPeople(database: DatabaseSync): People {
  const byName = database.prepare('SELECT document FROM people WHERE sub = :name OR email = :email OR phone = :name')
  const insert = database.prepare(
    'INSERT INTO people (sub, email, phone, document) VALUES (:sub, :email, :phone, :document)',
  )
  const update = database.prepare(
    'UPDATE people SET email = :email, phone = :phone, document = :document WHERE sub = :sub',
  )
  const remove = database.prepare('DELETE FROM people WHERE sub = ?')
  const all = database.prepare(
    'SELECT sequence, document FROM people WHERE sequence > :after ORDER BY sequence LIMIT :limit',
  )
  const personOf = (row: Record<string, unknown>) => JSON.parse(String(row.document)) as PoolPerson
  const rowOf = (person: PoolPerson) => ({
    sub: person.sub,
    email: person.attributes.email === undefined ? null : emailKey(person.attributes.email),
    phone: person.attributes.phone_number ?? null,
    document: JSON.stringify(person),
  })
  return {
    find(name) {
      const row = byName.get({ name, email: emailKey(name) })
      return row && personOf(row)
    },
    add: (person) => void insert.run(rowOf(person)),
    save: (person) => void update.run(rowOf({ ...person, changedAt: Date.now() })),
    remove: (sub) => void remove.run(sub),
    list({ limit, after }) {
      const rows = all.all({ after, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      return { people: shown.map(personOf), next: rows.length > limit ? Number(shown.at(-1)?.sequence) : undefined }
    },
  }
}
