import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localCredentials, localRegion } from '../environment.ts'
import { type LocalPool, startPool } from '../pool.ts'

let pool: LocalPool
let admin: CognitoIdentityProviderClient

beforeEach(async () => {
  pool = await startPool({ sendMail: () => undefined })
  admin = new CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: localRegion,
    credentials: localCredentials,
    maxAttempts: 1,
  })
})
afterEach(() => pool.stop())

const named = (Username: string) => ({ UserPoolId: pool.poolId, Username })
const attributes = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
const create = (name: string, values: Record<string, string> = {}, more: Partial<AdminCreateUserCommandInput> = {}) =>
  admin.send(
    new AdminCreateUserCommand({
      ...named(name),
      UserAttributes: attributes(values),
      MessageAction: 'SUPPRESS',
      ...more,
    }),
  )
const update = (name: string, values: Record<string, string>) =>
  admin.send(new AdminUpdateUserAttributesCommand({ ...named(name), UserAttributes: attributes(values) }))
const get = async (name: string) => {
  const { UserAttributes = [], ...user } = await admin.send(new AdminGetUserCommand(named(name)))
  return { ...user, attributes: Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])) }
}

describe('creating a user', () => {
  it('generates a user name', async () => {
    const { User } = await create('ann@pantry.example', { name: 'Ann & Bob', email_verified: 'true' })
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD', UserCreateDate: expect.any(Date) })
    expect(User?.Attributes).toContainEqual({ Name: 'sub', Value: User?.Username })
  })

  it('refuses to write an invitation', async () => {
    for (const MessageAction of [undefined, 'RESEND'] as const)
      await expect(create('ann@pantry.example', {}, { MessageAction })).rejects.toMatchObject({
        name: 'InvalidParameterException',
      })
  })

  it.each([
    ['a taken address in another case', 'ANN@pantry.example', {}, 'UsernameExistsException'],
    ['a taken number', 'bob@pantry.example', { phone_number: '+15155550100' }, 'UsernameExistsException'],
    ['neither address nor number', 'ann', {}, 'InvalidParameterException'],
    ['a wrong number', 'bob@pantry.example', { phone_number: '555-0100' }, 'InvalidParameterException'],
    ['an unknown attribute', 'bob@pantry.example', { role: 'admin' }, 'InvalidParameterException'],
  ] as [string, string, Record<string, string>, string][])('refuses %s', async (_, name, values, fault) => {
    await create('ann@pantry.example', { phone_number: '+15155550100' })
    await expect(create(name, values)).rejects.toMatchObject({ name: fault })
  })

  it.each([
    ['short-Pear7', 'Password not long enough'],
    ['pears-and-plums-7', 'Password must have uppercase characters'],
    ['PEARS-AND-PLUMS-7', 'Password must have lowercase characters'],
    ['Pears-and-plums', 'Password must have numeric characters'],
    ['PearsAndPlums77', 'Password must have symbol characters'],
  ])('refuses the password %s', async (TemporaryPassword, reason) => {
    await expect(create('ann@pantry.example', {}, { TemporaryPassword })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    })
  })
})

describe('changing a user', () => {
  it('applies a new address at once and keeps the user name [51]', async () => {
    const { User } = await create('ann@pantry.example')
    await update('ann@pantry.example', { email: 'Ann@north.example', email_verified: 'true' })
    expect(await get('ann@NORTH.example')).toMatchObject({
      Username: User?.Username,
      attributes: { email: 'Ann@north.example', email_verified: 'true' },
    })
    await expect(get('ann@pantry.example')).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await update('ann@north.example', { email: 'ann@south.example' })
    expect((await get('ann@south.example')).attributes.email_verified).toBe('false')
    await update('ann@south.example', { phone_number: '+15155550123', phone_number_verified: 'true', email: '' })
    expect((await get('+15155550123')).attributes).toEqual({
      sub: User?.Username,
      phone_number: '+15155550123',
      phone_number_verified: 'true',
    })
  })

  it('refuses another user’s address, and to leave neither address nor number', async () => {
    await create('ann@pantry.example')
    await create('bob@pantry.example')
    await expect(update('bob@pantry.example', { email: 'Ann@pantry.example' })).rejects.toMatchObject({
      name: 'AliasExistsException',
    })
    await expect(update('bob@pantry.example', { email: '' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    await expect(update('bob@pantry.example', { sub: 'x' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
  })

  it('deletes the user, whose address can then be used again', async () => {
    await create('ann@pantry.example')
    await admin.send(new AdminDeleteUserCommand(named('ann@pantry.example')))
    await expect(get('ann@pantry.example')).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await create('ann@pantry.example')
  })
})

describe('listing users', () => {
  it('continues at the end of the previous page', async () => {
    for (let n = 0; n < 5; n++) await create(`ann${n}@pantry.example`)
    const seen: number[] = []
    let PaginationToken: string | undefined
    do {
      const page = await admin.send(new ListUsersCommand({ UserPoolId: pool.poolId, Limit: 2, PaginationToken }))
      seen.push(page.Users?.length ?? 0)
      PaginationToken = page.PaginationToken
    } while (PaginationToken)
    expect(seen).toEqual([2, 2, 1])
  })

  it('refuses an unknown pool', async () => {
    await expect(admin.send(new ListUsersCommand({ UserPoolId: 'us-east-1_Another01' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    })
  })
})
