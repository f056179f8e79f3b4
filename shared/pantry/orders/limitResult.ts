import * as z from 'zod/mini'
import { ID } from '../../core/schema/fields.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import { fill, inEach, type Language, plural } from '../../core/text/text.ts'
import type { BrokenLimit } from '../limits/check.ts'
import { Limit, scopeOf, typeOf } from '../limits/limit.ts'
import * as refusals from './refusals.ts'
import { orderingTexts } from './texts/ordering.ts'

/** Limits that an order breaks, as the answer to it tells (`Value.LimitCheckResult`), and the sentences made of it. */

export const LimitCheckResult = z.object({
  /** Limits of tags and of products. */
  OrderItemTagLimitResults: z.array(z.object({ MatchingPantryInventoryItemIds: z.array(ID), EnforcedLimit: Limit })),
})
export type LimitCheckResult = z.infer<typeof LimitCheckResult>
export const noLimitBroken: LimitCheckResult = { OrderItemTagLimitResults: [] }

export const limitCheckResult = (broken: readonly BrokenLimit[]): LimitCheckResult => ({
  OrderItemTagLimitResults: broken
    .filter(({ limit }) => limit.Source !== 'GLOBAL')
    .map(({ limit, products }) => ({
      MatchingPantryInventoryItemIds: [...products],
      EnforcedLimit: Limit.parse(limit),
    })),
})

/** 'every 2 weeks': of a time scope; nothing of one order and of the account. */
function everyScope(limit: Limit, language: Language): string {
  const scope = scopeOf(limit)
  if (scope !== 'DAY' && scope !== 'WEEK' && scope !== 'MONTH') return ''
  const amount = limit.LimitTimeScopeAmount
  return ` ${fill(orderingTexts[language][plural(language, `every${scope}`, amount)], { amount })}`
}

const globalLimits = {
  ITEM: refusals.globalItemLimit,
  ORDER: refusals.globalOrderLimit,
  POINT: refusals.globalPointLimit,
}
/** The sentence about a limit of all products: items of one order, orders or points in a time. */
export function globalLimitSentence(limit: Limit): Sentence {
  const template = globalLimits[typeOf(limit)]
  return inEach((language) => fill<string>(template[language], { n: limit.Value, every: everyScope(limit, language) }))
}

/** One sentence for each limit of a tag or a product that the order breaks (section 8). */
export const limitSentences = (
  { OrderItemTagLimitResults: results }: LimitCheckResult,
  nameOf: (productId: number) => string,
  language: Language,
): string[] =>
  results.map(({ MatchingPantryInventoryItemIds: ids, EnforcedLimit: limit }) =>
    fill(orderingTexts[language][`tagLimit${typeOf(limit)}`], {
      n: limit.Value,
      every: everyScope(limit, language),
      names: ids.map(nameOf).join(', '),
    }),
  )

/** The reason and the sentences, joined with ". " (section 8); in Chinese with its full stop. */
export const orderFailureText = (reason: string, sentences: readonly string[]): string =>
  [reason, ...sentences].map((one) => one.replace(/[.。]$/, '')).join(reason.endsWith('。') ? '。' : '. ') +
  (/[.。]$/.exec(reason)?.[0] ?? '')
