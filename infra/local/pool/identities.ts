import type { DatabaseSync } from 'node:sqlite'

/** Names that people have at providers, each linked to somebody of the pool. */

export interface Identity {
  readonly provider: string
  /** The provider's own name of the person. */
  readonly name: string
}

export const identitiesSchema = `CREATE TABLE IF NOT EXISTS identities (
  provider TEXT NOT NULL, name TEXT NOT NULL, sub TEXT NOT NULL, PRIMARY KEY (provider, name))`

export interface Identities {
  /** The own name of the person whom it is linked to. */
  find(identity: Identity): string | undefined
  link(identity: Identity, sub: string): void
  forget(sub: string): void
}

export function openIdentities(database: DatabaseSync): Identities {
  const select = database.prepare('SELECT sub FROM identities WHERE provider = :provider AND name = :name')
  const insert = database.prepare(
    'INSERT OR REPLACE INTO identities (provider, name, sub) VALUES (:provider, :name, :sub)',
  )
  const remove = database.prepare('DELETE FROM identities WHERE sub = ?')
  return {
    find(identity) {
      const row = select.get({ ...identity })
      return row && String(row.sub)
    },
    link: (identity, sub) => void insert.run({ ...identity, sub }),
    forget: (sub) => void remove.run(sub),
  }
}
