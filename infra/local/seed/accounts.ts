import { createHash } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { roles } from '../../../shared/core/access.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { forEachConcurrently } from './concurrency.ts'
import { at } from './context.ts'
import { demoPassword, type SeedPerson } from './people.ts'

/** Sign-in of people of the demonstration: through the user pool, as the app's own invitations would have it. */

/** Accounts that the sign-in page of one machine lists; never served anywhere else. */
export const Account = z.object({
  UserName: z.string(),
  Password: z.string(),
  Name: z.string(),
  /** The first of the person's roles. */
  Role: z.enum(roles),
  EntityName: z.string(),
  /** Suggestion of what to try as this person, in each language. */
  Hint: z.record(z.string(), z.string()),
})
export type Account = z.infer<typeof Account>

export const accountsOf = (people: readonly SeedPerson[]): Account[] =>
  people.flatMap(({ user, hint }) => {
    const { Role, EntityName } = at(user.Roles, 0)
    return hint
      ? { UserName: user.UserName, Password: demoPassword, Name: user.Name, Role, EntityName, Hint: hint }
      : []
  })

/** People who get an account of the pool; the others of a large tenant get no mail and no password. */
export type WithAccount = 'everyone' | 'listed' | 'nobody'

const maxAtOnce = 4

/** The people with the subjects that the pool gave them. */
export async function withSubjects(people: readonly SeedPerson[], who: WithAccount): Promise<User[]> {
  const signsIn = (person: SeedPerson) => who === 'everyone' || (who === 'listed' && person.hint !== undefined)
  const pool = who === 'nobody' ? undefined : new Pool(process.env.USER_POOL_ID)
  const users: User[] = []
  await forEachConcurrently(maxAtOnce, people.entries(), async ([index, person]) => {
    const Subject = pool && signsIn(person) ? await pool.invite(person) : ownSubject(person)
    users[index] = { ...person.user, Subject }
  })
  return users
}

/** For a person without an account; shaped like the pool's. */
function ownSubject({ user }: SeedPerson): string {
  const hash = createHash('sha256').update(user.UserName).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

/** The user pool, as the app's own functions speak to it. */
class Pool {
  readonly #client = new CognitoIdentityProviderClient({})
  readonly #id: string

  constructor(id: string | undefined) {
    if (!id) throw new Error('USER_POOL_ID is not set: nobody could sign in.')
    this.#id = id
  }

  /** Without an invitation by mail, and with a password that stays. Someone who is there already keeps the subject. */
  async invite({ user }: SeedPerson): Promise<string> {
    const Username = (await this.#make(user)) ?? (await this.#find(user))
    if (!Username) throw new Error(`The pool names no user for ${user.UserName}`)
    const password = { UserPoolId: this.#id, Username, Password: demoPassword, Permanent: true }
    await this.#client.send(new AdminSetUserPasswordCommand(password))
    return Username
  }

  async #make({ UserName, Name, Language }: SeedPerson['user']): Promise<string | undefined> {
    const attributes = { email: UserName, email_verified: 'true', name: Name, locale: Language }
    const invitation = {
      UserPoolId: this.#id,
      Username: UserName,
      MessageAction: 'SUPPRESS' as const,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }
    try {
      return (await this.#client.send(new AdminCreateUserCommand(invitation))).User?.Username
    } catch (error) {
      if (error instanceof UsernameExistsException) return undefined
      throw error
    }
  }

  async #find({ UserName }: SeedPerson['user']): Promise<string | undefined> {
    return (await this.#client.send(new AdminGetUserCommand({ UserPoolId: this.#id, Username: UserName }))).Username
  }
}
