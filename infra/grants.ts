import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Permission } from '../shared/core/schema/endpoint.ts'
import type { Foundation } from './foundation.ts'
import { functionArns } from './functionNames.ts'
import { configurationSetName } from './mail.ts'
import { objectsOf } from './storage.ts'
import { tableKeysOf } from './tableKeys.ts'
import { mailIdentityName } from './tenant.ts'

/**
 * Turns a catalogue entry's permissions into the narrowest policy statements. Every function may read what its code names of the
 * table; one without permissions may do nothing else.
 */
export interface Grant {
  readonly statement: PolicyStatement
  /** Pattern of the resource with its reason, where it is one. */
  readonly pattern?: { readonly resource: string; readonly reason: string }
}

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
/** The actions of a transaction; no batch writes, which have no conditions. */
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']
/** Of items of every kind, by keys that the table gave. */
const markActions = ['dynamodb:UpdateItem']

const userActions = (...actions: readonly string[]) => actions.map((action) => `cognito-idp:${action}`)
/** Makes the account of an invited person, and gives it a password to be replaced at the first sign-in. */
const inviteActions = userActions('AdminCreateUser', 'AdminGetUser', 'AdminSetUserPassword')
const updateActions = userActions('AdminUpdateUserAttributes')
const deleteActions = userActions('AdminDeleteUser')
const signOutActions = userActions('AdminUserGlobalSignOut')
/** Of whoever was invited and comes by a provider before they chose a password, it becomes one that nobody knows. */
const linkActions = userActions('AdminLinkProviderForUser', 'AdminSetUserPassword')
const disableActions = userActions('AdminEnableUser', 'AdminDisableUser', 'AdminUserGlobalSignOut')

const allow = (actions: string[], resources: string[]): Grant => ({
  statement: new PolicyStatement({ actions, resources }),
})

export const readUsers = (userPoolArn: string): Grant => allow(['cognito-idp:AdminGetUser'], [userPoolArn])
export const linkUsers = (userPoolArn: string): Grant => allow(linkActions, [userPoolArn])
export const signUsersOut = (userPoolArn: string): Grant => allow(signOutActions, [userPoolArn])

const onObjects = (actions: string[], resource: string): Grant => ({
  ...allow(actions, [resource]),
  pattern: {
    resource,
    reason: 'Objects are named by keys that are made when they come; the bucket holds nothing else.',
  },
})

const present = <T>(resource: T | undefined, permission: Permission): T => {
  if (resource === undefined) throw new Error(`'${permission}' needs a resource that the tenant does not have.`)
  return resource
}

const sendTo = (foundation: Foundation, queue: string, permission: Permission) =>
  allow(['sqs:SendMessage'], [present(foundation.queues.get(queue), permission).queue.queueArn])

/** Sends as the tenant's sender only. SES's sandbox checks the recipient's identity as well. */
function sendMail({ tenant }: Foundation, scope: Construct): Grant {
  const resourceName = tenant.production ? mailIdentityName(tenant) : '*'
  const arnOf = (resource: string, name: string) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName: name })
  const resource = arnOf('identity', resourceName)
  const grant = allow(['ses:SendEmail'], [resource, arnOf('configuration-set', configurationSetName(tenant))])
  grant.statement.addCondition('StringEquals', { 'ses:FromAddress': tenant.mail.from })
  const reason = 'In the sandbox a mail needs the recipient’s identity, too; the sender is held by the condition.'
  return tenant.production ? grant : { ...grant, pattern: { resource, reason } }
}

/** Texts to phone numbers, which are no resources of their own: everything but topics. */
export const sendTexts = (): Grant => ({
  statement: new PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:aws:sns:*:*:*'] }),
})

/** Every function of this tenant: hundreds of names are too long for a policy. */
function callFunctions({ tenant }: Foundation, scope: Construct): Grant {
  const resource = functionArns(scope, tenant)
  return {
    ...allow(['lambda:InvokeFunction'], [resource]),
    pattern: { resource, reason: 'The pattern is this tenant’s functions by name; a list of hundreds is too long.' },
  }
}

/** Amazon Location asks for the role's permission; of the others one is public, and one is a file. */
const findAddresses = ({ tenant: { addresses, region } }: Foundation): Grant | undefined =>
  addresses === 'amazon' ? allow(['geo-places:Geocode'], [`arn:aws:geo-places:${region}::provider/default`]) : undefined

const grantOf: Record<Permission, (foundation: Foundation, scope: Construct) => Grant | undefined> = {
  // Of the keys that the functions name: `tableGrants`.
  'table:write': () => undefined,
  'people:write': () => undefined,
  'outbox:mark': ({ table }) => allow(markActions, [table.arn]),
  'events:publish': ({ bus }) => allow(['events:PutEvents'], [bus.eventBusArn]),
  'photos:get': ({ tenant }) => onObjects(['s3:GetObject'], objectsOf(tenant, 'photos')),
  'photos:put': ({ tenant }) => onObjects(['s3:PutObject'], objectsOf(tenant, 'photos')),
  'pictures:put': ({ tenant }) => onObjects(['s3:PutObject'], objectsOf(tenant, 'pictures')),
  'users:read': ({ userPoolArn }) => readUsers(present(userPoolArn, 'users:read')),
  'users:list': ({ userPoolArn }) => allow(userActions('ListUsers'), [present(userPoolArn, 'users:list')]),
  'users:invite': ({ userPoolArn }) => allow(inviteActions, [present(userPoolArn, 'users:invite')]),
  'users:disable': ({ userPoolArn }) => allow(disableActions, [present(userPoolArn, 'users:disable')]),
  'users:signout': ({ userPoolArn }) => signUsersOut(present(userPoolArn, 'users:signout')),
  'users:link': ({ userPoolArn }) => linkUsers(present(userPoolArn, 'users:link')),
  'users:update': ({ userPoolArn }) => allow(updateActions, [present(userPoolArn, 'users:update')]),
  'users:delete': ({ userPoolArn }) => allow(deleteActions, [present(userPoolArn, 'users:delete')]),
  'mail:send': sendMail,
  'text:send': sendTexts,
  'due:send': (foundation) => sendTo(foundation, 'due', 'due:send'),
  'functions:call': callFunctions,
  'exports:send': (foundation) => sendTo(foundation, 'exports', 'exports:send'),
  // The file that came, and the result beside it.
  'imports:work': ({ tenant }) => onObjects(['s3:GetObject', 's3:PutObject'], objectsOf(tenant, 'imports')),
  'backups:put': ({ tenant }) => onObjects(['s3:PutObject'], objectsOf(tenant, 'backups')),
  'addresses:find': findAddresses,
  // Stores what a job works off.
  'exports:put': ({ tenant }) => onObjects(['s3:PutObject'], objectsOf(tenant, 'exports')),
  // Signs the download URL of a finished file.
  'exports:get': ({ tenant }) => onObjects(['s3:GetObject'], objectsOf(tenant, 'exports')),
  // A job writes its parts, reads them again and writes the file.
  'exports:work': ({ tenant }) => onObjects(['s3:PutObject', 's3:GetObject'], objectsOf(tenant, 'exports')),
}

/** A table or bucket under the tenant's own key is read and written with that key, through those two services only. */
function keyGrants({ key, tenant }: Foundation): Grant[] {
  if (!key) return []
  const grant = allow(['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:DescribeKey'], [key.keyArn])
  const services = ['dynamodb', 's3'].map((service) => `${service}.${tenant.region}.amazonaws.com`)
  grant.statement.addCondition('StringEquals', { 'kms:ViaService': services })
  return [grant]
}

function ofKeys(grant: Grant, operator: 'ForAllValues' | 'ForAnyValue', keys: readonly string[]): Grant {
  grant.statement.addCondition(`${operator}:StringLike`, { 'dynamodb:LeadingKeys': keys })
  return grant
}

/** A statement that no other one outweighs. */
const deny = (actions: string[], keys: readonly string[]): Grant[] =>
  actions.length === 0 || keys.length === 0
    ? []
    : [
        ofKeys(
          { statement: new PolicyStatement({ effect: Effect.DENY, actions, resources: ['*'] }) },
          'ForAnyValue',
          keys,
        ),
      ]

/**
 * Reading and, with the permission, writing of the partition keys that the role's functions name; in a query of an index it is the
 * index's own. The outbox publishes items of every kind, by keys that the table gave it, and changes their marks.
 */
function tableGrants({ table }: Foundation, permissions: readonly Permission[], entries: readonly string[]): Grant[] {
  const everywhere = [table.arn, ...table.indexArns]
  const marks = permissions.includes('outbox:mark')
  const { allowed, forbidden, readOnly } = tableKeysOf(entries)
  if (allowed.length === 0 && !marks) return []
  const writes = permissions.includes('table:write') ? writeActions : []
  const refused = marks ? writes.filter((action) => !markActions.includes(action)) : writes
  return [
    marks ? allow(readActions, everywhere) : ofKeys(allow(readActions, everywhere), 'ForAllValues', allowed),
    ...(writes.length > 0 ? [ofKeys(allow(writes, [table.arn]), 'ForAllValues', allowed)] : []),
    ...deny([...(marks ? [] : readActions), ...refused], forbidden),
    ...deny(refused, readOnly),
  ]
}

/** For a role of these functions. */
export function grantsFor(
  permissions: readonly Permission[],
  entries: readonly string[],
  foundation: Foundation,
  scope: Construct,
): Grant[] {
  return [
    ...tableGrants(foundation, permissions, entries),
    ...[...new Set(permissions)].flatMap((permission) => grantOf[permission](foundation, scope) ?? []),
    ...keyGrants(foundation),
  ]
}

/** Functions of an area with the same permissions share a role; the name says which. */
export const accessKind = (permissions: readonly Permission[]) =>
  permissions.length === 0 ? 'read' : [...new Set(permissions)].sort().join('+')
