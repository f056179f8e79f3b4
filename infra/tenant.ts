import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { fewestShards, mostShards } from '../functions/core/table/shape.ts'
import { defaultMaxLimits } from '../shared/pantry/limits/limit.ts'
import { tefapStates } from '../shared/pantry/tefap/stateRules.ts'
import { hostName, text } from './settingTypes.ts'
import { SignInSettings } from './signInSettings.ts'

/**
 * A tenant is one network of food banks with its own stack, users and data; tenants share nothing. `tenants/<id>.json` names
 * its region and domain; what users can change is a setting in the app instead.
 */

const region = text(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region such as us-east-1')
const accountId = text(/^\d{12}$/, 'must be 12 digits')
const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .check(z.minimum(least, `must be ${least} to ${most}`), z.maximum(most, `must be ${least} to ${most}`))
const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
const timeZone = z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/New_York'))
const flag = z._default(z.boolean({ error: 'must be true or false' }), false)

interface Place {
  readonly region: string
  readonly account?: string | undefined
}
const isElsewhere = (copies: Place, tenant: Place) =>
  copies.region !== tenant.region || (copies.account !== undefined && copies.account !== tenant.account)

const Settings = z
  .strictObject({
    region,
    /** Without it, the account of the credentials that deploy. */
    account: z.optional(accountId),
    /** Tag or commit that the tenant stays at; without it, it gets what the fleet is upgraded to. */
    version: z.optional(text(/^\w[\w./-]*$/, 'must be a tag or a commit')),
    /** Data outlives the stack, the stack is protected from deletion. */
    production: flag,
    /** Without it the app answers under a name of CloudFront's, whose certificate also allows old TLS. */
    domain: z.optional(
      z.strictObject({
        name: hostName,
        certificateArn: text(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
          'must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
        ),
        /** Route 53 zone to write the domain's and the mail's records into. */
        zone: z.optional(z.strictObject({ id: text(/^Z[A-Z0-9]+$/, 'must be a hosted zone id'), name: hostName })),
      }),
    ),
    mail: z.strictObject({
      from: z.email({ error: 'must be an e-mail address' }),
      /** Identity that is verified with SES: the sender's domain, only the address, or an identity the account has already. */
      identity: z._default(
        z.enum(['domain', 'address', 'existing'], { error: 'must be domain, address or existing' }),
        'domain',
      ),
      /** Set once SES has verified the sender: the user pool's codes then go out through SES as well. */
      usersToo: flag,
    }),
    /** Text messages to neighbors; without it nobody gets any. */
    texts: z.optional(
      z.strictObject({ number: text(/^\+[1-9]\d{6,14}$/, 'must be a phone number such as +18655550100') }),
    ),
    /**
     * Service that looks addresses up: none, which gives the middle of the ZIP code, the geocoder of the United States Census
     * Bureau, or Amazon Location in the tenant's region.
     */
    addresses: z._default(
      z.enum(['offline', 'census', 'amazon'], { error: 'must be offline, census or amazon' }),
      'offline',
    ),
    /** Restored table that the stack adopts in place of the one that it made (`npm run tenant -- restore`). */
    table: z.optional(text(/^[\w.-]{3,255}$/, 'must be the name of a table')),
    /** Daily copies of the table, photos, pictures and accounts in a vault of another region or account, or both. */
    copies: z.optional(
      z.strictObject({
        region,
        /** Without it, the tenant's own. */
        account: z.optional(accountId),
        days: z._default(wholeNumber(7, 365), 14),
        /** Deletion of a copy before its days are over: `governance` leaves it to those who may remove the lock, `compliance` to nobody. */
        lock: z._default(
          z.enum(['governance', 'compliance'], { error: 'must be governance or compliance' }),
          'governance',
        ),
      }),
    ),
    alarmEmail: z.optional(z.email({ error: 'must be an e-mail address' })),
    /** Told at once when people can't work; without it `alarmEmail`. The hook, of a pager or a chat, is sent SNS's messages. */
    pager: z.optional(
      z.strictObject({
        email: z.optional(z.email({ error: 'must be an e-mail address' })),
        hook: z.optional(text(/^https:\/\/\S+$/, 'must be an address with https://')),
      }),
    ),
    /** Dollars a month from whose 80 % on `alarmEmail` is written to. */
    budget: z.optional(wholeNumber(1, 1_000_000)),
    logRetentionDays: z._default(z.literal([7, 30, 90, 365], { error: 'must be 7, 30, 90 or 365' }), 90),
    /** An own KMS key for the table, alarms and the buckets of people's files, instead of AWS's. */
    customerKey: flag,
    /** Raised to replace the secret by which functions know CloudFront's calls; after a leak twice, in two deployments. */
    originSecretStep: z._default(
      z.int({ error: 'must be a whole number' }).check(z.minimum(1, 'must be 1 or more')),
      1,
    ),
    /** Calls a second of each HTTP API, and as many more as may come at one moment; the account's limits are 10,000 and 5,000. */
    throttle: z._default(z.strictObject({ rate: wholeNumber(10, 10_000), burst: wholeNumber(10, 5_000) }), {
      rate: 500,
      burst: 1000,
    }),
    /**
     * Hours of the day in which a copy of each function is kept warm, and copies of each function of ordering when a window
     * opens.
     */
    warm: z._default(
      z
        .strictObject({
          from: z._default(wholeNumber(0, 23), 0),
          to: z._default(wholeNumber(1, 24), 24),
          timeZone: z._default(timeZone, 'UTC'),
          copies: z._default(wholeNumber(1, 500), 20),
        })
        .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from' })),
      { from: 0, to: 24, timeZone: 'UTC', copies: 20 },
    ),
    /** Copies that each function of signing in and of ordering keeps for itself, of those that the account may run. */
    reserved: z.optional(
      z.strictObject({ signIn: z.optional(wholeNumber(1, 1000)), ordering: z.optional(wholeNumber(1, 1000)) }),
    ),
    /** Plan of the user pool, and organizations whose people sign in with what they have there. */
    signIn: z._default(SignInSettings, { plan: 'lite', providers: [] }),
    /** AWS WAF before the web app, the API and the user pool: counts and logs what it would refuse, or refuses it. */
    firewall: z._default(z.literal([false, 'count', 'block'], { error: 'must be "count" or "block"' }), false),
    /**
     * Partition keys over which marks of events and timers are spread: each takes 1,000 writes a second. It may be changed at any
     * time; the sweep looks into those that are not written into any more once in five minutes.
     */
    shards: z._default(wholeNumber(fewestShards, mostShards), fewestShards),
    /** Cognito's Plus plan, which refuses passwords that are known from breaches elsewhere. */
    breachedPasswords: flag,
    /** Maximum limits of each type that a tag, a product or a pantry may have. */
    maxLimits: z._default(wholeNumber(1, 20), defaultMaxLimits),
    /** State whose TEFAP rules count; without it the federal frame, yearly and without a signature. */
    tefapState: z.optional(z.enum(tefapStates, { error: `must be one of ${tefapStates.join(', ')}` })),
    /** Background of the maps; county outlines without it. */
    tiles: z.optional(z.strictObject({ url: z.url({ error: 'must be an address' }), attribution: z.string() })),
  })
  .check(
    z.refine((tenant) => !tenant.firewall || tenant.region === 'us-east-1', {
      path: ['firewall'],
      error: 'is possible in us-east-1 only',
    }),
    z.refine((tenant) => tenant.budget === undefined || tenant.alarmEmail !== undefined, {
      path: ['alarmEmail'],
      error: 'must be named, because the budget writes to it',
    }),
    // Without one the address is CloudFront's, which is made after the pool.
    z.refine((tenant) => tenant.signIn.providers.length === 0 || tenant.domain !== undefined, {
      path: ['domain'],
      error: 'is needed, because signIn.providers send people back to it',
    }),
    // A trial's former table would be deleted by the deployment that adopts another.
    z.refine((tenant) => tenant.table === undefined || tenant.production, {
      path: ['table'],
      error: 'is possible with "production": true only',
    }),
    z.refine((tenant) => tenant.copies === undefined || tenant.production, {
      path: ['copies'],
      error: 'are possible with "production": true only',
    }),
    z.refine(({ copies, ...tenant }) => copies === undefined || isElsewhere(copies, tenant), {
      path: ['copies'],
      error: 'must be in another region or in another account',
    }),
    z.refine((tenant) => tenant.copies?.account === undefined || tenant.account !== undefined, {
      path: ['account'],
      error: 'must be named, because copies.account lets it copy',
    }),
  )

export type Tenant = z.output<typeof Settings> & {
  readonly id: string
  /** Deletion protection, and shifts of new code, wait for the second deployment: a failed first one can be rolled back and repeated. */
  readonly isFirstDeployment?: boolean
  /** New code replaces the old in one step, even while alarms are raised. */
  readonly isUrgent?: boolean
  /** Told by the stack's outputs, so that what runs where can be read from the accounts. */
  readonly release?: { readonly version: string; readonly settings: string }
}

export const stackName = (tenant: Pick<Tenant, 'id'>) => `gleanery-${tenant.id}`

/** Names that are unique in an account, not in a region: the same tenant may be deployed in a second region. */
export const physicalName = (tenant: Tenant, what?: string) =>
  ['gleanery', tenant.id, ...(what ? [what] : []), tenant.region].join('-')

/** Variables by which functions in the cloud and the operator's commands do alike; without a service no address is asked for. */
export const tenantVariables = ({ addresses, shards }: Tenant): Record<string, string> => ({
  SHARDS: String(shards),
  ...(addresses === 'offline' ? {} : { ADDRESS_SERVICE: addresses }),
})

export const mailDomain = (tenant: Tenant) => tenant.mail.from.split('@')[1] as string

/** Identity that SES verifies, and the one that sending is allowed as. */
export const mailIdentityName = (tenant: Tenant) =>
  tenant.mail.identity === 'address' ? tenant.mail.from : mailDomain(tenant)

export const isProtected = (tenant: Tenant) => tenant.production && !tenant.isFirstDeployment

/** The tenant's file is invalid; `message` is one sentence for the console. */
export class CannotDeploy extends Error {}

const directory = join(import.meta.dirname, '../tenants')

/** Ids that have a file. */
export const knownTenants = (from: string = directory): string[] =>
  readdirSync(from)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()

export function loadTenant(id: unknown, from: string = directory): Tenant {
  const known = knownTenants(from)
  if (typeof id !== 'string' || !known.includes(id)) {
    const what =
      typeof id === 'string' && id !== '' ? `There is no tenant '${id}'` : 'Say which tenant with -c tenant=<id>'
    throw new CannotDeploy(`${what}; known: ${known.join(', ')}.`)
  }
  // Part of names that AWS limits (functions: 64 characters, buckets: 63); the longest function's own has 51.
  if (!/^[a-z][a-z0-9-]{1,11}$/.test(id)) throw new CannotDeploy(`Tenant id '${id}' must be 2-12 of a-z, 0-9 and -.`)
  return { id, ...readSettings(Settings, `tenants/${id}.json`, join(from, `${id}.json`)) }
}

const firstMark = '-first'

/** Tells if the mark of a stack's settings is that of a first deployment, which a second one has to follow. */
export const isOfFirstDeployment = (mark: string | undefined): boolean => mark?.endsWith(firstMark) ?? false

/**
 * Differs between deployments of different settings. Made of the file as it is and not of its defaults, so that every version of
 * the app makes the same of it.
 */
export function settingsMark(id: string, isFirstDeployment: boolean, from: string = directory): string {
  const { version, ...settings } = readJson(`tenants/${id}.json`, join(from, `${id}.json`)) as Record<string, unknown>
  const mark = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12)
  return isFirstDeployment ? `${mark}${firstMark}` : mark
}

/** Settings of a JSON file; `name` is what its refusals call it. */
export function readSettings<T>(schema: z.ZodMiniType<T>, name: string, file: string): T {
  const parsed = schema.safeParse(readJson(name, file))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${[...issue.path, issue.keys[0]].join('.')} is not known`
      : `${issue.path.join('.')} ${issue.message}`,
  )
  throw new CannotDeploy(`${name}: ${problems.join('; ')}.`)
}

function readJson(name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CannotDeploy(`${name} is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
}
