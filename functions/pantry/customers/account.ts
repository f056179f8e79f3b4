import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  InvalidPasswordException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { userNameOf } from '../../../shared/network/people/contact.ts'
import { isStaff } from '../../../shared/network/people/person.ts'
import * as peopleRefusals from '../../../shared/network/people/refusals.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import { setting } from '../../core/setting.ts'
import { absent, present } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Write } from '../../core/table/write.ts'
import { knownEntity, userBySubject } from '../../network/organizations/entityTable.ts'
import { randomPassword } from '../../network/people/randomPassword.ts'

/** Accounts of customers in the user pool: by e-mail address, or by phone number alone (decision 51). */

const client = new CognitoIdentityProviderClient({})
const poolId = () => setting('USER_POOL_ID')

type Contacts = Pick<Customer, 'EMailAddress' | 'PhoneNumber'>
type Person = Contacts & Pick<Customer, 'FirstName' | 'LastName' | 'Language'>

/** Staff and sign-ups have verified them, so that both sign in at once. */
const attributesOf = ({ EMailAddress, PhoneNumber }: Contacts) => [
  ...(EMailAddress
    ? [
        { Name: 'email', Value: EMailAddress },
        { Name: 'email_verified', Value: 'true' },
      ]
    : []),
  ...(PhoneNumber
    ? [
        { Name: 'phone_number', Value: PhoneNumber },
        { Name: 'phone_number_verified', Value: 'true' },
      ]
    : []),
]

const fullName = ({ FirstName, LastName }: Pick<Customer, 'FirstName' | 'LastName'>) => `${FirstName} ${LastName}`

/**
 * The account that signs in with the customer's address or number, made when there is none, with the password; its subject,
 * or why not. One that belongs to nobody is of an attempt whose answer was lost.
 */
export async function createCustomerAccount(person: Person, password: string): Promise<string | Refusal> {
  const name = userNameOf(person)
  if (name === null) return refuse(refusals.noUserName)
  const subject = (await makeAccount(name, person)) ?? (await abandonedAccount(name))
  if (subject === undefined) return refuse(refusals.contactInUse)
  return (await setAccountPassword(subject, password)) ?? subject
}

async function makeAccount(name: string, person: Person): Promise<string | undefined> {
  const own = [
    { Name: 'name', Value: fullName(person) },
    { Name: 'locale', Value: person.Language },
  ]
  try {
    const { User: made } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId: poolId(),
        Username: name,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: randomPassword(),
        UserAttributes: [...attributesOf(person), ...own],
      }),
    )
    return made?.Username
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined
    throw error
  }
}

async function abandonedAccount(name: string): Promise<string | undefined> {
  const { Username } = await client.send(new AdminGetUserCommand({ UserPoolId: poolId(), Username: name }))
  return Username === undefined || (await userBySubject(Username)) ? undefined : Username
}

/** A password that stays, and no refresh token from before it; undefined when it was taken. */
export async function setAccountPassword(subject: string, password: string): Promise<Refusal | undefined> {
  try {
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId: poolId(), Username: subject, Password: password, Permanent: true }),
    )
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId(), Username: subject }))
    return undefined
  } catch (error) {
    if (error instanceof InvalidPasswordException) return refuse(peopleRefusals.passwordTooWeak)
    throw error
  }
}

/** A changed address or number signs in at once (decision 51). */
export async function changeAccountContacts(subject: string, contacts: Contacts): Promise<Refusal | undefined> {
  const UserAttributes = attributesOf(contacts)
  try {
    await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId: poolId(), Username: subject, UserAttributes }))
    return undefined
  } catch (error) {
    if (error instanceof AliasExistsException) return refuse(refusals.contactInUse)
    // A person of the demonstration without an account: there is nothing to follow.
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

export async function deleteAccount(subject: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: poolId(), Username: subject }))
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}

/** The person behind a customer's tokens. They are no member of the food bank: its e-mails to its people are not theirs. */
export async function customerUserWrite(customer: Customer, subject: string): Promise<Write> {
  const foodBank = await knownEntity('foodBank', customer.FoodBankID)
  const role = { Role: 'customer', EntityID: foodBank.ID } as const
  const user: User = {
    ID: await nextId('user'),
    Subject: subject,
    UserName: userNameOf(customer) ?? '',
    Name: fullName(customer),
    EMailAddress: customer.EMailAddress ?? '',
    Language: customer.Language,
    TimeZone: foodBank.TimeZone,
    Roles: [{ ...role, EntityName: foodBank.Name }],
    ActiveRole: role,
    Unsubscribed: [],
    CustomerID: customer.ID,
  }
  return { put: { ...entityKeys.user(subject), ...user }, when: absent }
}

/**
 * Tells if the account is of somebody who also acts for an organization. Staff who serve them as a neighbor then
 * change nothing of it: with its password or its address they would act in that role.
 */
export async function isOfStaff({ Subject }: Pick<Customer, 'Subject'>): Promise<boolean> {
  const user = Subject === null ? undefined : await userBySubject(Subject)
  return user !== undefined && isStaff(user)
}

/** The person has the customer's name, address and language. */
export const followCustomer = (customer: Customer): Write[] =>
  customer.Subject === null
    ? []
    : [
        {
          update: entityKeys.user(customer.Subject),
          set: {
            Name: fullName(customer),
            UserName: userNameOf(customer) ?? '',
            EMailAddress: customer.EMailAddress ?? '',
            Language: customer.Language,
          },
          when: present,
        },
      ]
