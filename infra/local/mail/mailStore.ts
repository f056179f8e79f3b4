import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '../dataDirectory.ts'

/** A mail or a text message that went out; `to` are addresses as they stand, or a phone number. */
export interface SentMail {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string | null
  readonly html: string | null
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}
export type NewMail = Omit<SentMail, 'id' | 'at'>

export interface MailStore {
  keep(mail: NewMail): SentMail
  /** Newest first; `recipient` may be a part of an address, in any case. */
  list(asked?: { readonly recipient?: string; readonly limit?: number }): SentMail[]
  get(id: string): SentMail | undefined
  close(): void
}

const schema =
  'CREATE TABLE IF NOT EXISTS mails (sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, document TEXT NOT NULL)'

export function openMailStore(directory?: string, file = 'mail.db'): MailStore {
  const database = openDatabase(directory === undefined ? undefined : join(directory, file), schema)
  const insert = database.prepare('INSERT INTO mails (id, document) VALUES (:id, :document)')
  const newest = database.prepare(
    `SELECT document FROM mails
     WHERE :recipient = '' OR EXISTS (SELECT 1 FROM json_each(document, '$.to') WHERE instr(lower(value), lower(:recipient)))
     ORDER BY sequence DESC LIMIT :limit`,
  )
  const byId = database.prepare('SELECT document FROM mails WHERE id = ?')
  const mailOf = (row: Record<string, unknown>) => JSON.parse(String(row.document)) as SentMail
  return {
    keep(mail) {
      const kept = { id: randomUUID(), at: new Date().toISOString(), ...mail }
      insert.run({ id: kept.id, document: JSON.stringify(kept) })
      return kept
    },
    list: ({ recipient = '', limit = 200 } = {}) => newest.all({ recipient: recipient.trim(), limit }).map(mailOf),
    get: (id) => {
      const row = byId.get(id)
      return row && mailOf(row)
    },
    close: () => database.close(),
  }
}
