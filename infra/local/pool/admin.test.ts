import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localCredentials, localRegion } from '../environment.ts'
import { type LocalPool, startPool } from '../pool.ts'
import type { PoolMail, PoolText } from './messages.ts'

let pool: LocalPool
let admin: CognitoIdentityProviderClient
let mails: PoolMail[]
let texts: PoolText[]

const html = '<p>Sign in as {username} with {####}.</p><p>Entre como {username} con {####}.</p>'
beforeEach(async () => {
  mails = []
  texts = []
  pool = await startPool({
    sendMail: (mail) => mails.push(mail),
    sendText: (text) => texts.push(text),
    groups: ['staff'],
    templates: {
      invitation: { subject: 'Your account', html, sms: '{username} {####}' },
      code: { subject: 'Code', html: '{####}' },
    },
  })
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
      DesiredDeliveryMediums: ['EMAIL'],
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
  it('generates a user name and mails a temporary password that fits the policy', async () => {
    const { User } = await create('ann@pantry.example', { name: 'Ann & Bob', email_verified: 'true' })
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD', UserCreateDate: expect.any(Date) })
    expect(User?.Attributes).toContainEqual({ Name: 'sub', Value: User?.Username })
    expect(mails).toHaveLength(1)
    const [, password = ''] = /as ann@pantry\.example with (\S+)\.\n/.exec(mails[0]?.text ?? '') ?? []
    await admin.send(
      new AdminSetUserPasswordCommand({ ...named('ann@pantry.example'), Password: password, Permanent: true }),
    )
    expect(mails[0]?.html).toContain('<p>Entre como ann@pantry.example con ')
    expect((await get('ann@pantry.example')).UserStatus).toBe('CONFIRMED')
  })

  it('sends a text message to a phone number', async () => {
    await create('+15155550123', {}, { DesiredDeliveryMediums: ['SMS'] })
    expect(texts).toEqual([{ to: '+15155550123', text: expect.stringMatching(/^\+15155550123 \S{14}$/) }])
  })

  it('sends no mail when suppressed, and again on request until the first sign-in', async () => {
    await create('ann@pantry.example', {}, { MessageAction: 'SUPPRESS' })
    expect(mails).toEqual([])
    await create('ann@pantry.example', {}, { MessageAction: 'RESEND' })
    expect(mails).toHaveLength(1)
    const Password = 'Pears-and-plums-7'
    await admin.send(new AdminSetUserPasswordCommand({ ...named('ann@pantry.example'), Password, Permanent: true }))
    await expect(create('ann@pantry.example', {}, { MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UnsupportedUserStateException',
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

  it('adds users to groups and removes them', async () => {
    await create('ann@pantry.example')
    const change = { ...named('ann@pantry.example'), GroupName: 'staff' }
    await admin.send(new AdminAddUserToGroupCommand(change))
    await admin.send(new AdminAddUserToGroupCommand(change))
    const { Groups } = await admin.send(new AdminListGroupsForUserCommand(named('ann@pantry.example')))
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['staff'])
    const { AccessToken } = await pool.issueTokens('ann@pantry.example')
    expect(pool.verifyToken(AccessToken)?.['cognito:groups']).toEqual(['staff'])
    await admin.send(new AdminRemoveUserFromGroupCommand(change))
    expect(pool.verifyToken((await pool.issueTokens('ann@pantry.example')).IdToken)).not.toHaveProperty(
      'cognito:groups',
    )
    await expect(admin.send(new AdminAddUserToGroupCommand({ ...change, GroupName: 'none' }))).rejects.toThrow(
      'Group not found',
    )
  })

  it('deletes the user, whose address can then be used again', async () => {
    await create('ann@pantry.example')
    await admin.send(new AdminDeleteUserCommand(named('ann@pantry.example')))
    await expect(get('ann@pantry.example')).rejects.toMatchObject({ name: 'UserNotFoundException' })
    await create('ann@pantry.example')
  })
})

describe('listing users', () => {
  const list = async (Filter?: string) => {
    const { Users = [] } = await admin.send(new ListUsersCommand({ UserPoolId: pool.poolId, Filter }))
    return Users.map(({ Attributes = [] }) => Attributes.find(({ Name }) => Name === 'email')?.Value)
  }

  it('filters by the value or the prefix of one attribute', async () => {
    await create('ann@pantry.example', { family_name: 'North "N"' })
    await create('anna@pantry.example', { family_name: 'Northam' })
    expect(await list('email = "ANN@pantry.example"')).toEqual(['ann@pantry.example'])
    expect(await list('email ^= "ann"')).toHaveLength(2)
    expect(await list('family_name = "North \\"N\\""')).toEqual(['ann@pantry.example'])
    expect(await list('cognito:user_status = "CONFIRMED"')).toEqual([])
    await expect(list('email ~ "x"')).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('continues at the end of the previous page', async () => {
    for (let n = 0; n < 5; n++) await create(`ann${n}@pantry.example`, {}, { MessageAction: 'SUPPRESS' })
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
