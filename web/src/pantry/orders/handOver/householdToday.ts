import * as z from 'zod/mini'

/** The household of the day as it is typed at the table; what is left empty is as in the profile. */

export const ages = ['Minors', 'Adults', 'Seniors'] as const
export const householdShape = { HouseholdSize: z.string(), Minors: z.string(), Adults: z.string(), Seniors: z.string() }
export type HouseholdValues = z.infer<z.ZodMiniObject<typeof householdShape>>
export const noHousehold: HouseholdValues = { HouseholdSize: '', Minors: '', Adults: '', Seniors: '' }

const count = (text: string) => Math.max(0, Math.floor(Number(text) || 0))
type ToldAges = Pick<HouseholdValues, (typeof ages)[number]>
const areAgesTold = (sent: ToldAges) => ages.some((name) => sent[name] !== '')
export const peopleOf = (sent: ToldAges) => ages.reduce((sum, name) => sum + count(sent[name]), 0)

export const agesAddUp = z.refine<HouseholdValues>(
  (sent) => sent.HouseholdSize === '' || !areAgesTold(sent) || count(sent.HouseholdSize) === peopleOf(sent),
  { path: ['HouseholdSize'], error: 'agesDiffer' },
)

/** Fields of the request. */
export const toldHousehold = (sent: HouseholdValues) => ({
  ...(count(sent.HouseholdSize) > 0 ? { HouseholdSize: count(sent.HouseholdSize) } : {}),
  ...(areAgesTold(sent)
    ? { Ages: { Minors: count(sent.Minors), Adults: count(sent.Adults), Seniors: count(sent.Seniors) } }
    : {}),
})
