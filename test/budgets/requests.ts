import type { Metered } from '../api/core/meter.ts'

/** Requests of a function to the table, without the values: the access-pattern page is generated from them. */

interface Text {
  readonly S: string
}
interface Key {
  readonly pk: Text
  readonly sk: Text
}
interface Query {
  readonly IndexName?: string
  readonly ExpressionAttributeValues: { readonly ':pk': Text }
}
interface Transaction {
  readonly TransactItems: readonly {
    readonly Put?: { readonly Item: Key }
    readonly Update?: { readonly Key: Key }
    readonly Delete?: { readonly Key: Key }
    readonly ConditionCheck?: { readonly Key: Key }
  }[]
}

/**
 * `FOODBANK#12#RECEIPTS` is `FOODBANK#{}#RECEIPTS`: what is not a word in capitals is a value, and so is a referral's code,
 * which may happen to have no digit.
 */
const pattern = (text: string) =>
  text
    .split('#')
    .map((part, at, parts) => (/^[A-Z]+$/.test(part) && parts[at - 1] !== 'REFERRAL' ? part : '{}'))
    .join('#')
const keyPattern = ({ pk, sk }: Key) => `${pattern(pk.S)} / ${pattern(sk.S)}`

function requestsIn({ operation, asked }: Metered): string[] {
  if (operation === 'Query') {
    const { IndexName, ExpressionAttributeValues } = asked as unknown as Query
    return [`query ${IndexName ?? 'table'} ${pattern(ExpressionAttributeValues[':pk'].S)}`]
  }
  if (operation === 'BatchGetItem') {
    const tables = Object.values(asked.RequestItems as Record<string, { readonly Keys: readonly Key[] }>)
    return tables.flatMap(({ Keys }) => Keys.map((key) => `get table ${keyPattern(key)}`))
  }
  if (operation === 'TransactWriteItems')
    return (asked as unknown as Transaction).TransactItems.map((item) => {
      const [[does, { Item, Key }] = ['', {}]] = Object.entries(item) as [string, { Item?: Key; Key?: Key }][]
      const key = Item ?? Key
      return `${does.toLowerCase()} table ${key ? keyPattern(key) : ''}`
    })
  return [`${operation === 'GetItem' ? 'get' : 'update'} table ${keyPattern(asked.Key as Key)}`]
}

/** Each kind of request once, in alphabetical order: `get table DONATION#{} / DONATION`. */
export const tableRequestsOf = (metered: readonly Metered[]): string[] =>
  [...new Set(metered.flatMap(requestsIn))].sort()
