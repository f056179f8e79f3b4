import * as z from 'zod/mini'
import { emailKey, type People, type PoolPerson } from './people.ts'
import { invalidParameter, PoolError } from './poolError.ts'

/** Attributes as they come and go over the wire. An empty value takes the attribute away. */
export const AttributeList = z.array(z.object({ Name: z.string(), Value: z._default(z.string(), '') }))
export type AttributeList = z.infer<typeof AttributeList>

export const listOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

const standard = new Set([
  ...[
    'address',
    'birthdate',
    'email',
    'email_verified',
    'family_name',
    'gender',
    'given_name',
    'locale',
    'middle_name',
    'name',
  ],
  ...[
    'nickname',
    'phone_number',
    'phone_number_verified',
    'picture',
    'preferred_username',
    'profile',
    'updated_at',
    'website',
  ],
  'zoneinfo',
])
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
export const isPhone = (text: string) => /^\+[1-9]\d{6,14}$/.test(text)

/** The attributes after the change. A new address or number is not verified, unless the same change says so. */
export function changed(before: Readonly<Record<string, string>>, changes: AttributeList): Record<string, string> {
  for (const { Name, Value } of changes) check(Name, Value)
  const wanted = Object.fromEntries(changes.map(({ Name, Value }) => [Name, Value]))
  for (const name of ['email', 'phone_number'] as const) {
    const value = wanted[name]
    if (value !== undefined && value !== before[name]) wanted[`${name}_verified`] ??= value === '' ? '' : 'false'
  }
  const after = Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== '')
  return Object.fromEntries(after)
}

function check(name: string, value: string): void {
  if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub')
  if (!standard.has(name) && !/^custom:[\w-]+$/.test(name))
    throw invalidParameter(`Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`)
  if (value === '') return
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.')
  if (name === 'phone_number' && !isPhone(value)) throw invalidParameter('Invalid phone number format.')
}

/** Nobody else signs in with one of these. */
export function checkFree(
  person: Pick<PoolPerson, 'sub' | 'attributes'>,
  people: People,
  type: string,
  words: (attribute: string) => string,
): void {
  const { email, phone_number: phone } = person.attributes
  const taken = (name: string | undefined) =>
    name !== undefined && (people.find(name)?.sub ?? person.sub) !== person.sub
  if (taken(email && emailKey(email))) throw new PoolError(type, words('email'))
  if (taken(phone)) throw new PoolError(type, words('phone_number'))
}
