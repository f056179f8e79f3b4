import * as z from 'zod/mini'
import { ID, Instant, Text } from '../../core/schema/fields.ts'

/**
 * Keys with which a donor's own software posts donations. A key is shown once, when it is made; the table has its hash
 * alone. A key that a food bank made posts for the locations of that food bank, a donor's own for all of its locations.
 */

const maxKeyName = 60
/** Keys of a donor that work; more of them mean that nobody revokes the old ones. */
export const maxActiveKeys = 10
/** Donations with one key in a minute. */
export const maxCallsPerMinute = 60

export const DonorApiKey = z.object({
  ID: ID,
  DonorID: ID,
  /** Food bank that made it; null for the donor. */
  FoodBankID: z.nullable(ID),
  Name: z.string(),
  CreatedAt: Instant,
  CreatedBy: z.object({ UserID: ID, Name: z.string() }),
  LastUsedAt: z.nullable(Instant),
  RevokedAt: z.nullable(Instant),
})
export type DonorApiKey = z.infer<typeof DonorApiKey>

export const ApiKeyDraft = z.strictObject({ Name: Text(maxKeyName) })

/** Key in lists: `Start` is what it begins with. */
export const ApiKeyRow = z.extend(z.omit(DonorApiKey, { DonorID: true, CreatedBy: true }), {
  Start: z.string(),
  CreatedByName: z.string(),
})
export type ApiKeyRow = z.infer<typeof ApiKeyRow>

const startOf = (id: number) => `gk_${id}_`
export const keyText = (id: number, secret: string) => `${startOf(id)}${secret}`

export interface GivenApiKey {
  readonly id: number
  readonly secret: string
}

export function readKey(text: string): GivenApiKey | undefined {
  const [, id, secret] = /^gk_([1-9]\d{0,14})_([\w-]{20,100})$/.exec(text) ?? []
  return id && secret ? { id: Number(id), secret } : undefined
}

export const apiKeyRow = ({ CreatedBy, ...key }: DonorApiKey): ApiKeyRow =>
  ApiKeyRow.parse({ ...key, Start: startOf(key.ID), CreatedByName: CreatedBy.Name })

/** Tells if a food bank sees the key: not those that the donor made, nor those of other food banks. */
export const visibleKey = ({ FoodBankID }: Pick<DonorApiKey, 'FoodBankID'>, foodBankId: number | null) =>
  foodBankId === null || FoodBankID === foodBankId

export const isActiveKey = ({ RevokedAt }: Pick<DonorApiKey, 'RevokedAt'>) => RevokedAt === null
