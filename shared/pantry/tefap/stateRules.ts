import * as z from 'zod/mini'
import { isZone } from '../../core/time/zone.ts'
import { householdFigures } from './householdFigures.ts'
import { incomePrograms } from './limits.ts'
import florida from './states/FL.json' with { type: 'json' }
import missouri from './states/MO.json' with { type: 'json' }
import newYork from './states/NY.json' with { type: 'json' }
import federal from './states/neutral.json' with { type: 'json' }
import ohio from './states/OH.json' with { type: 'json' }
import pennsylvania from './states/PA.json' with { type: 'json' }

/**
 * Rules of TEFAP by state (decisions 61 to 63): data with source and date, one file a state, the same for all agencies in it.
 * Without a state the federal frame counts: yearly, without a signature.
 */

/** Way in which the household declares. */
export const signingMethods = ['touch', 'typed', 'paper', 'spoken', 'attested'] as const
export type SigningMethod = (typeof signingMethods)[number]
const validities = ['eachPickup', 'year', 'june30', 'september30'] as const

const oneOf = <const V extends readonly string[]>(values: V) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })
const said = (of: string) => z.string({ error: `must be ${of}` }).check(z.minLength(1, `must be ${of}`))
const day = z.iso.date('must be a day such as 2026-11-30')
const withinFederal = 'must be 185 to 300'

/** Monthly report of households, as the state's form asks for it. */
export const StateReportForm = z.strictObject({
  /** False where the form was not read: the figures are the common ones. */
  isKnown: z.boolean('must be true or false'),
  /** Says so. */
  note: said('a note'),
  /** Day of the following month by which the food bank has to have it. */
  dueDay: z.nullable(z.int({ error: 'must be a day of the month or null' }).check(z.minimum(1), z.maximum(28))),
  by: oneOf(['site', 'county']),
  figures: z.array(oneOf(householdFigures)).check(z.minLength(1, 'must name a figure')),
})

export const StateRules = z
  .strictObject({
    /** null in the federal frame. */
    state: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters'))),
    name: said('the name of the state'),
    notice: said('a notice').check(z.includes('not legal advice', { error: 'must say that it is not legal advice' })),
    /** Day on which the sources were read. */
    checked: day,
    sources: z
      .array(
        z.strictObject({
          fact: said('a fact'),
          from: said('a source'),
          address: z.nullable(z.url('must be an address')),
        }),
      )
      .check(z.minLength(1, 'must name a source')),
    /** Fields that stand on no source. */
    unsourced: z.array(said('a field')),
    timeZone: z.string().check(z.refine(isZone, 'must be a time zone such as America/New_York')),
    region: oneOf(['contiguous', 'alaska', 'hawaii']),
    /** Of the poverty guideline; the federal rule sets the range. */
    incomePercent: z.int({ error: withinFederal }).check(z.minimum(185, withinFederal), z.maximum(300, withinFederal)),
    /** A new guideline counts when it is published, or from 1 July. */
    tableStarts: oneOf(['publication', 'july1']),
    /** Programs that show the need by themselves. */
    programs: z.array(oneOf(incomePrograms)),
    validity: oneOf(validities),
    /** Occasion that a signature is asked at. */
    signature: oneOf(['certificate', 'pickup', 'none']),
    methods: z.array(oneOf(signingMethods)).check(z.minLength(1, 'must name a way to declare')),
    visitsPerMonth: z.nullable(
      z.int({ error: 'must be a whole number or null' }).check(z.minimum(1, 'must be 1 or more')),
    ),
    report: StateReportForm,
    /** Version of the declaration's wording. */
    declaration: z.string().check(z.regex(/^(\w+)-\d+$/, 'must be a version such as FL-1')),
  })
  .check(
    // The declaration of the day is the signature at the pickup (decision 66): without it the food is not handed over.
    z.refine(({ signature, validity }) => signature !== 'pickup' || validity === 'eachPickup', {
      path: ['validity'],
      error: 'must be eachPickup where a signature is asked at each pickup',
    }),
  )
export type StateRules = z.infer<typeof StateRules>

export class InvalidStateRules extends Error {}

/** Throws with file and field for a file with a mistake. */
export function readStateRules(content: unknown, file: string): StateRules {
  const parsed = StateRules.safeParse(content)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')} is not known`
      : `${issue.path.join('.') || 'the file'} ${issue.message}`,
  )
  throw new InvalidStateRules(`${file}: ${problems.join('; ')}.`)
}

const files = { FL: florida, MO: missouri, NY: newYork, OH: ohio, PA: pennsylvania } as const
export const tefapStates = Object.keys(files) as (keyof typeof files)[]
const isKnown = (state: string): state is keyof typeof files => state in files

const rulesRead = new Map<string, StateRules>()
/** Rules of a state; without one those of the federal frame. */
export function stateRules(state: string | undefined): StateRules {
  const name = state ?? 'neutral'
  const known = rulesRead.get(name)
  if (known) return known
  if (state !== undefined && !isKnown(state))
    throw new InvalidStateRules(`There is no file of TEFAP rules for '${state}'; known: ${tefapStates.join(', ')}.`)
  const rules = readStateRules(
    state === undefined ? federal : files[state as keyof typeof files],
    `tefap/states/${name}.json`,
  )
  rulesRead.set(name, rules)
  return rules
}
