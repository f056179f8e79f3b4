import * as z from 'zod/mini'
import { OptionalText } from '../../core/schema/fields.ts'
import { type Allergen, allergens } from '../needs/allergens.ts'
import { gtin14, isGtin } from './gtin.ts'

/**
 * Food facts by trade item number, from a file of FoodData Central or Open Food Facts. They propose the allergens of a product:
 * what counts is what a person has read on its label.
 */

const maxFactName = 150
const maxIngredients = 2000
const maxFactAllergens = 500
/** Rows of one request. */
export const factBatch = 200

export const FactRow = z.strictObject({
  /** 14 digits. */
  Gtin: z.string().check(z.regex(/^\d{14}$/), z.refine(isGtin, 'no GTIN of 14 digits')),
  Name: OptionalText(maxFactName),
  Ingredients: OptionalText(maxIngredients),
  Allergens: OptionalText(maxFactAllergens),
  Traces: OptionalText(maxFactAllergens),
})
export type FactRow = z.infer<typeof FactRow>

export const FoodFact = z.object({
  Gtin: z.string(),
  Name: z.string(),
  Ingredients: z.string(),
  Contains: z.array(z.enum(allergens)),
  MayContain: z.array(z.enum(allergens)),
})
export type FoodFact = z.infer<typeof FoodFact>

/** Heads of both sources, without their case and punctuation. */
const heads: Readonly<Record<keyof FactRow, readonly string[]>> = {
  Gtin: ['gtin', 'gtinupc', 'code', 'upc', 'barcode'],
  Name: ['name', 'description', 'productname', 'productnameen'],
  Ingredients: ['ingredients', 'ingredientstext', 'ingredientstexten'],
  Allergens: ['allergens', 'allergenstags', 'allergensen'],
  Traces: ['traces', 'tracestags', 'tracesen'],
}
const headKey = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '')
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : ''

/** Tells if a file has the columns that are needed: a number, and something that tells of its allergens. */
export const hasFactHeads = (found: readonly string[]) => {
  const keys = found.map(headKey)
  const has = (name: keyof FactRow) => heads[name].some((head) => keys.includes(head))
  return has('Gtin') && (has('Ingredients') || has('Allergens'))
}

/** Number of 14 digits; the sources leave out zeros at the beginning. Undefined for what is none. */
function numberOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 14) return undefined
  const whole = gtin14(digits)
  return isGtin(whole) ? whole : undefined
}

/** Row of a file; undefined where it has no number, or tells nothing of its food. */
export function factRowOf(record: Readonly<Record<string, unknown>>): FactRow | undefined {
  const values = new Map(Object.entries(record).map(([head, value]) => [headKey(head), textOf(value)]))
  const read = (name: keyof FactRow) => heads[name].map((head) => values.get(head)).find(Boolean) ?? ''
  const Gtin = numberOf(read('Gtin'))
  const [Ingredients, Allergens, Traces] = [read('Ingredients'), read('Allergens'), read('Traces')]
  if (Gtin === undefined || `${Ingredients}${Allergens}${Traces}` === '') return undefined
  return {
    Gtin,
    Name: read('Name').slice(0, maxFactName).trim(),
    Ingredients: Ingredients.slice(0, maxIngredients).trim(),
    Allergens: Allergens.slice(0, maxFactAllergens).trim(),
    Traces: Traces.slice(0, maxFactAllergens).trim(),
  }
}

/** Words of lists of ingredients that stand for an allergen. */
const wordsOfAllergen: Readonly<Record<Allergen, string>> = {
  milk: 'milk|whey|caseins?|caseinates?|butter|buttermilk|cream|cheeses?|lactose|yogurt|yoghurt|ghee|curds?',
  eggs: 'eggs?|albumen|albumin|ovalbumin|mayonnaise',
  fish: 'fish|anchov(?:y|ies)|tuna|salmon|cod|pollock|tilapia|sardines?|herring|mackerel|haddock|trout|bass|flounder',
  shellfish: 'shellfish|crustaceans?|shrimps?|crabs?|lobsters?|crayfish|prawns?|krill',
  treeNuts:
    'tree nuts?|nuts|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|filberts?|macadamias?|brazil nuts?|pine nuts?',
  peanuts: 'peanuts?|groundnuts?',
  wheat: 'wheat|semolina|durum|spelt|farina|farro|seitan|kamut|gluten',
  soybeans: 'soy|soya|soybeans?|tofu|edamame|tempeh|miso',
  sesame: 'sesame|tahini',
}
const patterns = allergens.map((one) => [one, new RegExp(`\\b(?:${wordsOfAllergen[one]})\\b`, 'i')] as const)

/** Words that name an allergen and are none: cocoa butter has no milk. */
const noAllergen =
  /\b(?:(?:coconut|almond|oat|rice|soy|soya|cashew)(?= milk\b)|gluten[- ]free|dairy[- ]free)|\b(?:cocoa|shea|peanut|almond|apple|nut) butter|butter beans?|cream of (?:tartar|coconut|rice)|(?:nutmeg|coconuts?|doughnuts?|water chestnuts?|buckwheat)\b/gi
const plantMilk = /\b(coconut|almond|oat|rice|soy|soya|cashew) milk/gi
const withoutFalse = (text: string) =>
  text
    .replace(plantMilk, '$1')
    .replace(/\b(peanut|almond|cashew) butter/gi, '$1')
    .replace(noAllergen, ' ')

const foundIn = (text: string): Allergen[] => {
  const read = withoutFalse(text)
  return patterns.filter(([, pattern]) => pattern.test(read)).map(([one]) => one)
}

/** Statements of traces, to the end of their sentence. */
const traces =
  /[^.;]*\b(?:may (?:also )?contain|traces? of|facility|shared equipment|same equipment|equipment that)\b[^.;]*/gi

/** Allergens that a row tells: those of its list of allergens and its ingredients, and apart what may be in it by chance. */
export function foodFact({ Gtin, Name, Ingredients, Allergens, Traces }: FactRow): FoodFact {
  const byChance = [...(Ingredients.match(traces) ?? []), Traces].join('. ')
  const Contains = foundIn(`${Ingredients.replace(traces, ' ')}. ${Allergens}`)
  const MayContain = foundIn(byChance).filter((one) => !Contains.includes(one))
  return { Gtin, Name, Ingredients, Contains, MayContain }
}
