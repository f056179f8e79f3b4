import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { shiftMinutes } from '../../../shared/network/people/pin.ts'
import { present } from '../table/conditions.ts'
import { peopleKeys } from '../table/keys/people.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'
import { hashOf, isSecretOf, randomSecret } from './secret.ts'

/**
 * PINs of an entity's people for its shared tablets, as salted scrypt hashes, each with the shift that its person has begun:
 * on one tablet at a time. Another PIN, or none, ends the shift.
 */

const Shift = z.object({
  /** Of the secret that the tablet sends with each call. */
  Hash: z.string(),
  SignInID: z.string(),
  /** Seconds. */
  At: z.int(),
  Until: z.int(),
})
export const StoredPin = z.object({
  UserID: ID,
  Subject: z.string(),
  UserName: z.string(),
  Salt: z.string(),
  Hash: z.string(),
  Set: Instant,
  Shift: z.optional(Shift),
})
export type StoredPin = z.infer<typeof StoredPin>

const derive = promisify(scrypt) as (pin: string, salt: string, length: number) => Promise<Buffer>
const hashed = async (pin: string, salt: string) => (await derive(pin, salt, 32)).toString('base64url')

export const findPin = (entityId: number, userId: number) => table.get(peopleKeys.pin(entityId, userId), StoredPin)
export const loadPins = (entityId: number) => table.all({ pk: peopleKeys.pin(entityId, 0).pk }, StoredPin)

export async function isPinOf(typed: string, { Salt, Hash }: StoredPin): Promise<boolean> {
  const [given, expected] = [Buffer.from(await hashed(typed, Salt)), Buffer.from(Hash)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

type Person = Pick<User, 'ID' | 'Subject' | 'UserName'>

/** Without a PIN the person is no longer listed on the tablets. */
export async function pinWrite(entityId: number, person: Person, pin: string | null, now: Date): Promise<Write> {
  const key = peopleKeys.pin(entityId, person.ID)
  if (pin === null) return { remove: key }
  const Salt = randomBytes(32).toString('base64url')
  const { ID: UserID, Subject, UserName } = person
  const stored: StoredPin = {
    ...{ UserID, Subject, UserName, Salt },
    Hash: await hashed(pin, Salt),
    Set: now.toISOString(),
  }
  return { put: { ...key, ...stored } }
}

const second = (now: Date) => Math.floor(now.getTime() / 1000)

/** A shift at the tablet with this sign-in, and what the tablet sends with each call from then on. */
export function newShift(entityId: number, { UserID }: Pick<StoredPin, 'UserID'>, SignInID: string, now: Date) {
  const secret = randomSecret(24)
  const [At, Until] = [second(now), second(now) + shiftMinutes * 60]
  const begun: z.infer<typeof Shift> = { Hash: hashOf(secret), SignInID, At, Until }
  const write: Write = { update: peopleKeys.pin(entityId, UserID), set: { Shift: begun }, when: present }
  return { acting: `${UserID}.${secret}`, Until: new Date(Until * 1000).toISOString(), write }
}

/** The person with a shift at the tablet, by the secret that it sends, and the second in which the shift began. Undefined when it is over. */
export async function findShift({ EntityID }: Pick<Caller, 'EntityID'>, signInId: string, acting: string, now: Date) {
  const [userId, secret = ''] = acting.split('.')
  const id = Number(userId)
  if (!Number.isSafeInteger(id) || id <= 0 || secret.length > 100) return undefined
  const pin = await findPin(EntityID, id)
  const isOpen = isSecretOf(secret, pin?.Shift?.Hash)
  if (!pin?.Shift || !isOpen || pin.Shift.SignInID !== signInId || pin.Shift.Until <= second(now)) return undefined
  return { UserID: pin.UserID, Subject: pin.Subject, UserName: pin.UserName, At: pin.Shift.At }
}
