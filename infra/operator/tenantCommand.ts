import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { findPlaces, oneAddressMs } from '../../functions/core/address/geocoder.ts'
import { setting } from '../../functions/core/setting.ts'
import { tableShape } from '../../functions/core/table/shape.ts'
import { closeGaps } from '../../functions/gaps.ts'
import { newFoodBank } from '../../functions/network/groups/foodBankTable.ts'
import { newGroup } from '../../functions/network/groups/groupTable.ts'
import { committed, createNetwork } from '../../functions/network/groups/networkTable.ts'
import { allFoodBanks, anyEntity, loadEveryone } from '../../functions/network/organizations/entityTable.ts'
import { invite } from '../../functions/network/people/invite.ts'
import { recountAll } from '../../functions/work/totals/recounting.ts'
import { isAbout } from '../../shared/core/address/lookUp.ts'
import { isRefusal, type Refusal } from '../../shared/core/answer.ts'
import { refusalText } from '../../shared/core/refusalText.ts'
import { FoodBankGroupDraft, type GroupKind, usualStart } from '../../shared/network/groups/network.ts'
import { AddressDraft, ContactDraft } from '../../shared/network/organizations/drafts.ts'
import type { Entity } from '../../shared/network/organizations/entity.ts'
import { InvitationDraft } from '../../shared/network/people/invitation.ts'
import { rolesAt } from '../../shared/network/people/person.ts'
import { staffRolesOf } from '../../shared/network/people/reach.ts'
import { CannotDeploy, loadTenant } from '../tenant.ts'
import { makeAccounts, readExport } from './accounts.ts'
import { backfill } from './backfill.ts'
import { AwsRefusal, askAws } from './check/awsCli.ts'
import { closedSince, closeTenant, holdQueues, openTenant } from './closing.ts'
import { failedLines, failureLines } from './failures.ts'
import { lossLines } from './losses.ts'
import { deployedIndexes, describeTable, findTable, indexPlan } from './plan.ts'
import { renameAccounts } from './renaming.ts'
import { type Prepared, prepareRestored } from './restoring.ts'
import { setUpTable } from './tableSettings.ts'
import { WrongCommand } from './wrongCommand.ts'

/**
 * Commands of a tenant's operator, `npm run tenant`: the first food bank and its first administrator, whom nobody else
 * could invite. It works on the table that the environment names, by the functions of the endpoints.
 */

const text = { type: 'string' } as const
const options = {
  name: text,
  zone: text,
  street: text,
  city: text,
  state: text,
  postal: text,
  latitude: text,
  longitude: text,
  contact: text,
  phone: text,
  email: text,
  association: text,
  coop: text,
  role: text,
  entity: text,
  language: text,
  from: text,
  accounts: text,
  hours: text,
  tenant: text,
  table: text,
  /** Port of the app on this machine; read before the command is sent there. */
  port: text,
  anew: { type: 'boolean' },
  invite: { type: 'boolean' },
} as const
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export const usage = `Usage: npm run tenant -- <command> [--tenant <id of tenants/<id>.json>]
Without --tenant it works on the app that runs on this machine (--port <port> when that is not 4000), with --table <name> on a table alone.
  check <id>  what is missing before and after a deployment
  create-network --name <name> --zone <America/New_York>
  create-association --name <name> --zone <zone>
  create-coop --name <name> --zone <zone>
  create-foodbank --name <name> --zone <zone> --street … --city … --state … --postal …
                  [--latitude … --longitude …]   its pin; without them the address is looked up
                  [--contact <name> --phone … --email …] [--association <ID>] [--coop <ID>]
                  [--invite [--language es]]   the contact becomes its first administrator
  invite --role <role> --entity <ID> --email <address> --name <name> [--language es]
  list
  recount   counts the totals by day and month anew, such as after data was imported; a repeat changes nothing
  failures [--hours 24]    what failed in its functions, how often, and where in the sources
  gaps                     publishes events that were never published and sets timers that were never set; a repeat finds nothing
  plan                     what an upgrade to this version changes in the table, one line a deployment
  close                    refuses every change and holds schedules and queues, until it is opened
  open                     ends that
  backfill [--anew]        rewrites items that earlier versions stored; goes on where a stopped run was, or begins --anew
  restore --from <restored table>
                           prepares a table that AWS restored for the stack to adopt: nothing old is published, nobody is mailed
  restore-accounts --accounts <file>
                           makes the accounts of an export in a new user pool, and gives them their new names in the table`

/** The option that a field comes from. */
const flagOf: Readonly<Record<string, keyof typeof options>> = {
  Name: 'name',
  TimeZone: 'zone',
  AddressLine1: 'street',
  City: 'city',
  Province: 'state',
  PostalCode: 'postal',
  Latitude: 'latitude',
  Longitude: 'longitude',
  EMailAddress: 'email',
  Role: 'role',
  Language: 'language',
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown, flags = flagOf): T {
  const { success, data, error } = z.safeParse(schema, value)
  if (success) return data
  throw new WrongCommand(
    error.issues
      .map(({ path, message }) => {
        const flag = flags[String(path.at(-1))]
        const given = path.reduce<unknown>(
          (all, part) => (all as Record<PropertyKey, unknown> | undefined)?.[part],
          value,
        )
        if (!flag) return `${path.join('.')}: ${message}`
        return given === undefined || given === null ? `--${flag} is missing` : `--${flag}: ${message}`
      })
      .join('\n'),
  )
}

const numberOf = (value: string | undefined) => (value === undefined ? null : Number(value))

const organizationOf = ({ name: Name, zone: TimeZone }: Given) => read(FoodBankGroupDraft, { Name, TimeZone })

/** Its address, with the coordinates that are given or the place that is found for it. */
async function placedAddress({ street, city, state, postal, latitude, longitude }: Given) {
  const typed = { AddressLine1: street, City: city, Province: state, PostalCode: postal }
  if (latitude !== undefined || longitude !== undefined)
    return read(AddressDraft, { ...typed, Latitude: numberOf(latitude), Longitude: numberOf(longitude) })
  const lines = read(z.omit(AddressDraft, { Latitude: true, Longitude: true }), typed)
  const [place] = await findPlaces([lines], AbortSignal.timeout(oneAddressMs))
  if (!place) throw new WrongCommand('The address was not found. Check it, or add: --latitude … --longitude …')
  return { ...lines, ...place }
}

const foodBankOf = async (given: Given) => ({
  ...organizationOf(given),
  Address: await placedAddress(given),
  Contact: read(ContactDraft, {
    ContactName: given.contact ?? '',
    PhoneNumber: given.phone ?? '',
    EMailAddress: given.email ?? '',
  }),
  StateAssociationID: numberOf(given.association),
  CoopID: numberOf(given.coop),
  Settings: usualStart,
})

function done<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new WrongCommand(refusalText(outcome, 'en'))
  return outcome as T
}

const madeLine = ({ ID, Name, Kind }: Pick<Entity, 'ID' | 'Name' | 'Kind'>) => `${Kind} ${ID}: ${Name}`

const group = (kind: GroupKind) => async (given: Given) => [
  madeLine(done(await committed(await newGroup(kind, organizationOf(given)))).group),
]

/** The contact of a new food bank, who becomes its first administrator. */
const contactDraft = ({ email: EMailAddress, contact: Name, language: Language = 'en' }: Given) =>
  read(InvitationDraft, { EMailAddress, Name, Role: 'foodbankadmin', Language }, { ...flagOf, Name: 'contact' })

const aboutLine =
  'Its pin is in the middle of the ZIP code: the network sets it under Food Banks, or give --latitude and --longitude.'

async function createFoodBank(given: Given): Promise<string[]> {
  const administrator = given.invite ? contactDraft(given) : undefined
  const { foodBank } = done(await committed(await newFoodBank(await foodBankOf(given))))
  const about = isAbout(foodBank.Address) ? [aboutLine] : []
  return [madeLine(foodBank), ...about, ...(administrator ? await invited(foodBank, administrator) : [])]
}

async function invited(entity: Entity, draft: InvitationDraft): Promise<string[]> {
  const { ID } = done(await invite({ entity, draft, by: null, now: new Date() }))
  return [`Invitation ${ID} to ${draft.EMailAddress} as ${draft.Role} of ${entity.Name}: the e-mail is on its way.`]
}

async function inviteSomebody(given: Given): Promise<string[]> {
  const entity = await anyEntity(Number(given.entity))
  if (!entity) throw new WrongCommand(`There is no entity ${given.entity ?? ''}. See: npm run tenant -- list`)
  const { email: EMailAddress, name: Name, role: Role, language: Language = 'en' } = given
  const draft = read(InvitationDraft, { EMailAddress, Name, Role, Language })
  const roles: readonly string[] = staffRolesOf(entity.Kind)
  if (!roles.includes(draft.Role)) throw new WrongCommand(`--role for ${entity.Name} is one of: ${roles.join(', ')}`)
  return invited(entity, draft)
}

async function list(): Promise<string[]> {
  const lines = (await allFoodBanks()).map(async (foodBank) => {
    const people = await loadEveryone([foodBank.ID])
    const names = people.map((user) => `  ${user.EMailAddress}  ${rolesAt(user, foodBank.ID).join(', ')}`)
    return [madeLine(foodBank), ...names]
  })
  const all = (await Promise.all(lines)).flat()
  return all.length > 0 ? all : ['There is no food bank yet.']
}

const needsTenant = 'Name the tenant: --tenant <id>'

/** The hourly check, at once: after the stream or the bus was out of order. */
async function gaps(): Promise<string[]> {
  if (!process.env.BUS_NAME) throw new WrongCommand(needsTenant)
  const { events, refused, timers } = await closeGaps(new Date())
  if (events.length + refused.length + timers.length === 0) return ['Nothing was missed.']
  return [
    ...events.map((id) => `Published: ${id}.`),
    ...refused.map((id) => `Refused again: ${id}.`),
    ...timers.map((subject) => `Set: the timer of ${subject}.`),
  ]
}

/** Failures of its functions in the last hours, by its logs. */
async function failures({ tenant, hours = '24' }: Given): Promise<string[]> {
  if (tenant === undefined) throw new WrongCommand(needsTenant)
  const asked = Number(hours)
  if (!(asked > 0)) throw new WrongCommand('--hours is a number, such as 24')
  const lines = await failedLines(askAws(loadTenant(tenant).region), tenant, new Date(Date.now() - asked * 3_600_000))
  return lines.length > 0 ? failureLines(lines) : [`Nothing failed in the last ${asked} hours.`]
}

async function plan(): Promise<string[]> {
  const lines = indexPlan(await deployedIndexes(setting('TABLE_NAME')), tableShape.indexes)
  return lines.length > 0 ? lines : ['The indexes of the table stay as they are: one deployment.']
}

/** Queues of a deployed tenant are held by Lambda; on this machine their functions hold them. */
function queuesOf(id: string | undefined): ((isHeld: boolean) => Promise<number>) | undefined {
  if (id === undefined) return undefined
  const ask = askAws(loadTenant(id).region)
  return (isHeld) => holdQueues(ask, id, isHeld)
}

async function close({ tenant }: Given): Promise<string[]> {
  const hold = queuesOf(tenant)
  await closeTenant(new Date())
  const closed = 'Closed: after five seconds every change is refused, and schedules do nothing.'
  if (!hold) return [closed]
  return [closed, `${await hold(true)} queues keep their messages. What runs already ends within 15 minutes.`]
}

async function open({ tenant }: Given): Promise<string[]> {
  const queues = await queuesOf(tenant)?.(false)
  await openTenant()
  return ['Open.', ...(queues === undefined ? [] : [`${queues} queues deliver again.`])]
}

/** Items that can't be read, named one by one. */
async function backfillAll({ anew = false }: Given): Promise<string[]> {
  const started = performance.now()
  const done = await backfill(setting('TABLE_NAME'), anew)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return [
    ...(done.isContinued ? ['Continued where a run was stopped. After an upgrade meanwhile, repeat it.'] : []),
    `${done.read} items read in ${seconds} s, ${done.rewritten} of them rewritten, ${done.changedMeanwhile} changed meanwhile.`,
    ...done.unreadable.map((key) => `This version can’t read: ${key}`),
  ]
}

/** The table that the tenant works on; undefined when it is lost, or the tenant is not deployed yet. */
async function formerTable(): Promise<string | undefined> {
  const name = process.env.TABLE_NAME
  return name && (await findTable(name)) ? name : undefined
}

async function restoredTable(from: string | undefined) {
  if (!from) throw new WrongCommand('Name the table that was restored: --from <table>')
  if (from === process.env.TABLE_NAME)
    throw new WrongCommand(`${from} is the tenant’s own table. Name the one that was restored.`)
  const described = await describeTable(from)
  const indexes = await deployedIndexes(from)
  const lacking = tableShape.indexes.filter(({ name }) => !indexes.some((index) => index.name === name))
  if (indexPlan(indexes, tableShape.indexes).length > 0)
    throw new WrongCommand(
      `${from} has other indexes than this version${lacking.length > 0 ? `: it lacks ${lacking.map(({ name }) => name).join(', ')}` : ''}. ` +
        'Restore it with its indexes; a copy from before an upgrade needs the version of that day.',
    )
  return { name: from, moment: described.RestoreSummary?.RestoreDateTime }
}

async function restore({ from, tenant }: Given): Promise<string[]> {
  const { name, moment } = await restoredTable(from)
  const former = await formerTable()
  if (former && !(await closedSince()))
    throw new WrongCommand('People are still working. First: npm run tenant -- close')
  const started = performance.now()
  const done = await prepareRestored({ table: name, former, moment, now: new Date() })
  const set = tenant === undefined ? [] : await setUpTable(askAws(loadTenant(tenant).region), name, tenant)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return [
    `${name} is ready after ${seconds} s.`,
    ...(set.length > 0 ? [`Set: ${set.join(', ')}.`] : []),
    `${done.events} events waited to be published at that moment: none of them is.`,
    `${done.timers} timers, of which ${done.overdue} ran out meanwhile and are settled by the next sweep.`,
    ...lossesOf(done, moment, name),
    `Now put "table": "${name}" into tenants/${tenant ?? '<id>'}.json, and deploy: npx cdk deploy -c tenant=${tenant ?? '<id>'} -c urgent=true --import-existing-resources`,
  ]
}

function lossesOf({ counters, lost }: Prepared, moment: Date | undefined, name: string): string[] {
  if (lost)
    return [
      `${counters} counters raised to those of the former table.`,
      `${lost.length} events of the former table are not in the restored one.`,
      ...lossLines(lost, name),
    ]
  return [
    `The former table is not there: ${counters} counters leave out the numbers that may have been given since.`,
    `What came after ${moment?.toISOString() ?? 'that moment'} is lost, and nothing here can name it.`,
  ]
}

async function restoreAccounts({ accounts }: Given): Promise<string[]> {
  const pool = process.env.USER_POOL_ID
  if (!accounts) throw new WrongCommand('Name the export of the user pool: --accounts <file>')
  if (!pool) throw new WrongCommand(needsTenant)
  if (!(await closedSince())) throw new WrongCommand('People are still working. First: npm run tenant -- close')
  const started = performance.now()
  const exported = readExport(await readFile(accounts, 'utf8'))
  const people = await makeAccounts(pool, exported)
  const { read, rewritten } = await renameAccounts(setting('TABLE_NAME'), people.names)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  // Cognito sends its codes by e-mail alone.
  const withoutMail = exported.filter(({ Attributes }) => !Attributes.email).length
  return [
    `${people.made} accounts made. Their people choose a new password by Forgot password?`,
    ...(withoutMail > 0 ? [`${withoutMail} have a phone number alone: staff give them a password in Customers.`] : []),
    `${rewritten} of ${read} items name accounts by their new names, after ${seconds} s.`,
  ]
}

const commands: Readonly<Record<string, (given: Given) => Promise<string[]>>> = {
  'create-network': async (given) => [madeLine(done(await createNetwork(organizationOf(given))))],
  'create-association': group('stateAssociation'),
  'create-coop': group('coop'),
  'create-foodbank': createFoodBank,
  invite: inviteSomebody,
  list,
  failures,
  gaps,
  plan,
  restore,
  'restore-accounts': restoreAccounts,
  backfill: backfillAll,
  close,
  open,
  recount: async () => {
    const { all, changed } = await recountAll(new Date())
    return [`${changed} of ${all} donations, receipts and orders were counted anew.`]
  },
}

/** `--longitude -107.8` as `--longitude=-107.8`: a value that begins with a dash would be read as another option. */
const withNegatives = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    const next = args[index + 1] ?? ''
    if (/^-\d/.test(arg) && /^--[a-z]+$/.test(args[index - 1] ?? '')) return []
    return /^--[a-z]+$/.test(arg) && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg]
  })

/** Runs a command; answers the lines to print. */
export async function tenantCommand(args: readonly string[]): Promise<string[]> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new WrongCommand(usage)
  try {
    return await command(parseArgs({ args: withNegatives(rest), options }).values)
  } catch (fault) {
    if (fault instanceof CannotDeploy || fault instanceof AwsRefusal) throw new WrongCommand(fault.message)
    const isOption = fault instanceof TypeError && 'code' in fault
    throw isOption ? new WrongCommand(`${fault.message}\n${usage}`) : fault
  }
}
