import * as z from 'zod/mini'
import { isRoleBefore2, pantryWorkRoles, roles } from '../../core/access.ts'
import { filtersBefore2, SavedFilters } from '../../core/grid/savedFilters.ts'
import { notificationKinds } from '../../core/mail/kinds.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, Instant, Nothing, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { ReturnedMail } from '../organizations/entity.ts'
import { PinChange, TypedPin } from '../people/pin.ts'
import { SignIn } from '../people/signIn.ts'

/** Signed-in person: role, and which e-mails they get. */
const { get, post, put, remove } = area('session')

const Role = z.enum(roles)

/** Signed-in person: role, and the work that waits for them (section 3, with the identity fields of decision 3). */
export const Session = z.object({
  MessageCount: z.int(),
  PendingRealTimeReceipts: z.int(),
  /** Of an agency: those of them that are due, their pickup being over. */
  ReceiptsDue: z.optional(z.int()),
  ActiveRole: Role,
  ContextualFoodBankID: z.nullable(ID),
  UserID: ID,
  UserName: z.string(),
  Name: z.string(),
  EntityID: ID,
  EntityName: z.string(),
  CustomerID: z.nullable(ID),
  /** Of a neighbor: households that they may order for, and the one for which they do now. */
  Helps: z.optional(z.array(z.object({ CustomerID: ID, Name: z.string() }))),
  ActsFor: z.optional(ID),
  Roles: z.array(z.object({ Role, EntityID: ID, EntityName: z.string() })),
  Language: z.enum(languages),
  /** IANA zone of the current entity. */
  TimeZone: z.string(),
  /** Of a neighbor: they can't place or change orders. */
  IsRestricted: z.optional(z.boolean()),
  /** Of a neighbor: the food bank's telephone. */
  Pantry: z.optional(z.object({ Name: z.string(), PhoneNumber: z.string() })),
  /** Of the role in the token: `missing` answers only this endpoint and `setActiveRole`. */
  SecondFactor: z.enum(['optional', 'enrolled', 'missing']),
  /** Of a shared tablet: whether somebody has to type their PIN; the person is then whoever signed it in. */
  Tablet: z.optional(z.object({ IsLocked: z.boolean() })),
})
export type Session = z.infer<typeof Session>

const sessionBefore2 = ({ Roles, ...session }: Session) => ({
  ...session,
  Roles: Roles.filter((held) => isRoleBefore2(held.Role)),
})

/** E-mails the person gets, and in which language and zone. */
export const Notifications = z.object({
  Kinds: z.record(z.enum(notificationKinds), z.boolean()),
  Language: z.enum(languages),
  TimeZone: Text(60),
})
export type Notifications = z.infer<typeof Notifications>

/** Kinds that are not named, as by pages of before there were such, stay as they are. */
export const SentNotifications = z.strictObject({
  ...Notifications.shape,
  Kinds: z.partialRecord(z.enum(notificationKinds), z.boolean()),
})

/** The settings as their page shows them. */
export const NotificationSettings = z.extend(Notifications, {
  /** Reason that e-mails to the person's address have stopped; null while they go out. */
  ReturnedMail: z.nullable(ReturnedMail),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Without the kinds that came since. */
const kindsBefore2 = <N extends Notifications>({
  Kinds: { pickupChanged: _, lowStock: __, ...Kinds },
  ...settings
}: N) => ({
  ...settings,
  Kinds,
})

export const getSession = get('getSession', '/api/session', {
  summary: 'Who is signed in, the active role and the counts of the badges.',
  roles: 'anyone',
  resource: 'self',
  value: Session,
  before2: sessionBefore2,
  beforeSecondFactor: true,
  beforePin: true,
  // The use of the sign-in is written down, at most once an hour.
  permissions: ['table:write'],
})

export const setActiveRole = put('setActiveRole', '/api/session/activerole', {
  summary: 'Makes another of the person’s roles the active one; the next token carries it.',
  roles: 'anyone',
  resource: 'self',
  body: z.strictObject({
    Role,
    EntityID: z.optional(ID),
    ContextualFoodBankID: z.optional(ID),
    /** Of a neighbor: the household that they order for from now on; absent for their own. */
    CustomerID: z.optional(ID),
  }),
  value: Session,
  before2: sessionBefore2,
  beforeSecondFactor: true,
  permissions: ['people:write'],
})

export const getNotifications = get('getNotifications', '/api/session/notifications', {
  summary: 'Which e-mails the person gets, in which language and time zone.',
  roles: 'anyone',
  resource: 'self',
  value: NotificationSettings,
  before2: kindsBefore2,
})

export const updateNotifications = put('updateNotifications', '/api/session/notifications', {
  summary: 'Switches kinds of e-mail on or off; sets language and time zone.',
  roles: 'anyone',
  resource: 'self',
  body: SentNotifications,
  value: Notifications,
  before2: kindsBefore2,
})

export const clearReturnedMail = remove('clearReturnedMail', '/api/session/notifications/returnedmail', {
  summary: 'Sends e-mails to the person’s address again after one bounced or was called spam; answers the settings.',
  roles: 'anyone',
  resource: 'self',
  value: NotificationSettings,
  before2: kindsBefore2,
})

export const getSavedFilters = get('getSavedFilters', '/api/session/filters', {
  summary: 'Filters of grids that the person keeps under a name.',
  roles: 'anyone',
  resource: 'self',
  value: SavedFilters,
  before2: filtersBefore2,
})

export const updateSavedFilters = put('updateSavedFilters', '/api/session/filters', {
  summary: 'Replaces the person’s saved filters of the version that was read; refused when another window was faster.',
  roles: 'anyone',
  resource: 'self',
  body: SavedFilters,
  value: SavedFilters,
  before2: filtersBefore2,
})

/** Of thirty days; more than these are not shown. */
export const maxSignIns = 100

export const listSignIns = get('listSignIns', '/api/session/signins', {
  summary: 'Where the person is signed in: each device with its first and last use.',
  roles: 'anyone',
  resource: 'self',
  value: z.array(SignIn).check(z.maxLength(maxSignIns)),
})

export const endSignIns = put('endSignIns', '/api/session/signins', {
  summary: 'Ends one of the person’s sign-ins, all but the one that asks, or all; answers those that are left.',
  roles: 'anyone',
  resource: 'self',
  body: z.strictObject({
    /** Of the sign-in to end; null for all others. */
    ID: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    /** With `ID` null: the one that asks, too. */
    IsCurrentToo: z._default(z.boolean(), false),
  }),
  value: z.array(SignIn).check(z.maxLength(maxSignIns)),
})

const tablet = '/api/session/tablet'

export const startTablet = put('startTablet', tablet, {
  summary:
    'Makes the sign-in a shared tablet of the pantry: until it is signed out, it does what volunteers do, under the PIN of one of its people.',
  roles: pantryWorkRoles,
  resource: 'self',
  value: Nothing,
  // A repeat after a lost answer comes from a tablet already.
  beforePin: true,
})

export const maxTabletPeople = 200

export const listTabletPeople = get('listTabletPeople', `${tablet}/people`, {
  summary: 'The pantry’s people who have a PIN, by name.',
  roles: pantryWorkRoles,
  resource: 'self',
  value: z.array(z.object({ UserID: ID, Name: z.string() })).check(z.maxLength(maxTabletPeople)),
  beforePin: true,
})

export const unlockTablet = post('unlockTablet', `${tablet}/unlock`, {
  summary:
    'Begins the shift of a person by their PIN, on one tablet at a time; calls with its secret in the header `acting` are theirs.',
  roles: pantryWorkRoles,
  resource: 'self',
  body: z.strictObject({ UserID: ID, PIN: TypedPin }),
  value: z.object({ Acting: z.string(), Until: Instant, Name: z.string() }),
  beforePin: true,
  limit: { perHour: 300 },
})

export const setOwnPin = put('setOwnPin', '/api/session/pin', {
  summary: 'Sets or removes the person’s own PIN for the tablets of the pantry; ends their shift.',
  roles: pantryWorkRoles,
  resource: 'self',
  body: PinChange,
  value: z.object({ HasPin: z.boolean() }),
  limit: { perHour: 20 },
})
