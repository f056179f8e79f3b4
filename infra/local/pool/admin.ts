import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AttributeList, changed, checkFree, isEmail, isPhone, listOf } from './attributes.ts'
import { byAdmin, byAdminOn, type Operation, type Parts } from './operation.ts'
import { checkPassword } from './passwords.ts'
import type { PoolPerson } from './people.ts'
import { invalidParameter, PoolError } from './poolError.ts'
import { mfaOf } from './secondFactor.ts'
import { withPassword } from './signIn.ts'
import { makeVerifier } from './srp.ts'
import { attributesOf } from './tokens.ts'

/** Calls of the app's functions to the pool with the tenant's rights. */

const OnPerson = z.object({ UserPoolId: z.string(), Username: z.string() })

const userOf = (person: PoolPerson) => ({
  Username: person.sub,
  UserCreateDate: person.createdAt / 1000,
  UserLastModifiedDate: person.changedAt / 1000,
  Enabled: person.enabled,
  UserStatus: person.status,
})

const adminCreateUser = byAdmin(
  z.extend(OnPerson, {
    UserAttributes: z._default(AttributeList, []),
    TemporaryPassword: z.optional(z.string()),
    MessageAction: z.literal('SUPPRESS'),
  }),
  ({ Username, UserAttributes, TemporaryPassword }, parts) => {
    const person = newPerson(Username, UserAttributes, parts)
    // A password that nobody is told opens nothing; without it, a seed of many people takes half as long.
    const added = TemporaryPassword ? withTemporaryPassword(person, TemporaryPassword, parts) : person
    parts.people.add(added)
    return { User: { ...userOf(added), Attributes: listOf(attributesOf(added)) } }
  },
)

/** The pool signs in by address or number, so that one of them is what it is asked for; the own name it makes itself. */
function newPerson(name: string, attributes: z.infer<typeof AttributeList>, { people }: Parts): PoolPerson {
  if (!isEmail(name) && !isPhone(name)) throw invalidParameter('Username should be either an email or a phone number.')
  const own = { Name: isEmail(name) ? 'email' : 'phone_number', Value: name }
  const other = attributes.find(({ Name, Value }) => Name === own.Name && Value !== name)
  if (other) throw invalidParameter(`Username and ${own.Name} differ.`)
  const now = Date.now()
  const person: PoolPerson = {
    sub: randomUUID(),
    attributes: changed({}, [own, ...attributes]),
    status: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
    verifier: null,
    temporaryUntil: null,
    resetCode: null,
    createdAt: now,
    changedAt: now,
  }
  checkFree(
    person,
    people,
    'UsernameExistsException',
    (attribute) => `An account with the given ${attribute} already exists.`,
  )
  return person
}

const temporaryDays = 7

function withTemporaryPassword(person: PoolPerson, password: string, { poolId }: Parts): PoolPerson {
  checkPassword(password)
  const verifier = makeVerifier({ poolId, userName: person.sub }, password)
  const temporaryUntil = Date.now() + temporaryDays * 24 * 3_600_000
  return { ...person, verifier, status: 'FORCE_CHANGE_PASSWORD', temporaryUntil, resetCode: null }
}

const adminSetUserPassword = byAdminOn(
  z.extend(OnPerson, { Password: z.string(), Permanent: z._default(z.boolean(), false) }),
  ({ Password, Permanent }, person, parts) => {
    if (Permanent) withPassword(person, Password, parts)
    else parts.people.save(withTemporaryPassword(person, Password, parts))
    return {}
  },
)

const adminGetUser = byAdminOn(OnPerson, (_, person) => ({
  ...userOf(person),
  UserAttributes: listOf(attributesOf(person)),
  ...mfaOf(person),
}))

const adminUpdateUserAttributes = byAdminOn(
  z.extend(OnPerson, { UserAttributes: AttributeList }),
  ({ UserAttributes }, person, { people }) => {
    const after = { ...person, attributes: changed(person.attributes, UserAttributes) }
    if (!after.attributes.email && !after.attributes.phone_number)
      throw invalidParameter('An email or a phone number must stay.')
    checkFree(after, people, 'AliasExistsException', (attribute) => `An account with the ${attribute} already exists.`)
    people.save(after)
    return {}
  },
)

const setEnabled = (enabled: boolean) =>
  byAdminOn(OnPerson, (_, person, { people, sessions }) => {
    people.save({ ...person, enabled })
    if (!enabled) sessions.revokeAll(person.sub)
    return {}
  })

const adminLinkProviderForUser = byAdmin(
  z.object({
    UserPoolId: z.string(),
    DestinationUser: z.object({ ProviderName: z.literal('Cognito'), ProviderAttributeValue: z.string() }),
    SourceUser: z.object({
      ProviderName: z.string(),
      ProviderAttributeName: z.literal('Cognito_Subject'),
      ProviderAttributeValue: z.string(),
    }),
  }),
  ({ DestinationUser, SourceUser: { ProviderName, ProviderAttributeValue } }, { people, providers, identities }) => {
    const person = people.find(DestinationUser.ProviderAttributeValue)
    if (!person) throw new PoolError('UserNotFoundException', 'User does not exist.')
    if (!providers.some(({ id }) => id === ProviderName))
      throw new PoolError('ResourceNotFoundException', `Identity provider ${ProviderName} does not exist.`)
    identities.link({ provider: ProviderName, name: ProviderAttributeValue }, person.sub)
    return {}
  },
)

const adminDeleteUser = byAdminOn(OnPerson, (_, person, { people, sessions, identities }) => {
  identities.forget(person.sub)
  sessions.revokeAll(person.sub)
  people.remove(person.sub)
  return {}
})

const adminUserGlobalSignOut = byAdminOn(OnPerson, (_, person, { sessions }) => {
  sessions.revokeAll(person.sub)
  return {}
})

const listUsers = byAdmin(
  z.object({
    UserPoolId: z.string(),
    Limit: z._default(z.int().check(z.minimum(1), z.maximum(60)), 60),
    PaginationToken: z.optional(z.string()),
  }),
  ({ Limit, PaginationToken }, { people }) => {
    const after = PaginationToken === undefined ? 0 : Number(Buffer.from(PaginationToken, 'base64url').toString())
    if (!Number.isSafeInteger(after)) throw invalidParameter('Invalid pagination token.')
    const page = people.list({ limit: Limit, after })
    return {
      Users: page.people.map((person) => ({ ...userOf(person), Attributes: listOf(attributesOf(person)) })),
      ...(page.next !== undefined && { PaginationToken: Buffer.from(String(page.next)).toString('base64url') }),
    }
  },
)

export const adminOperations: Readonly<Record<string, Operation>> = {
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: adminSetUserPassword,
  AdminGetUser: adminGetUser,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminDisableUser: setEnabled(false),
  AdminEnableUser: setEnabled(true),
  AdminDeleteUser: adminDeleteUser,
  AdminLinkProviderForUser: adminLinkProviderForUser,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  ListUsers: listUsers,
}
