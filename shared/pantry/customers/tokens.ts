import { beginningOf, withoutAccents } from '../../core/text/text.ts'
import type { CustomerAddress } from './address.ts'
import type { Customer } from './customer.ts'

/** Search words of customers: the beginnings of words that staff type, and the marks that two records of one person share. */

const maxWords = 12
const maxWordLength = 40

const wordsIn = (text: string) =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}@.+_-]+/u)
    .filter((word) => word !== '')
    .map((word) => beginningOf(word, maxWordLength))

const nationalDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

type Named = Pick<Customer, 'FirstName' | 'LastName' | 'EMailAddress' | 'PhoneNumber'>

/** Words of the names, the e-mail address, the phone number, and its last seven digits. */
function wholeWords({ FirstName, LastName, EMailAddress, PhoneNumber }: Named): string[] {
  const digits = PhoneNumber === null ? '' : nationalDigits(PhoneNumber)
  const contacts = [EMailAddress ?? '', digits, digits.slice(-7)].filter((word) => word !== '').map(withoutAccents)
  const words = [...wordsIn(FirstName), ...wordsIn(LastName)].slice(0, maxWords)
  return [...new Set([...words, ...contacts.map((word) => beginningOf(word, maxWordLength))])]
}

/**
 * Names of several parts by each part, and by all of them with hyphens and as one word: García-Lopez by `lopez`, O'Brien by
 * `obrien`. Words by whose beginnings a whole word is found are left out.
 */
export function partWords(customer: Named): string[] {
  const whole = wholeWords(customer)
  const words = [customer.FirstName, customer.LastName].flatMap((name) => {
    const parts = withoutAccents(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '')
    return parts.length > 1 ? [...parts, parts.join('-'), parts.join('')] : []
  })
  const cut = words.map((word) => beginningOf(word, maxWordLength))
  return [...new Set(cut)].filter((word) => !whole.some((one) => one.startsWith(word))).slice(0, maxWords)
}

export const searchWords = (customer: Named): string[] => [...wholeWords(customer), ...partWords(customer)]

/**
 * The word at which a search counts a customer who has several that begin so. A customer who was stored before parts were
 * words has the whole words alone, until the upgrade: they come first.
 */
export function countedWord(customer: Named, searched: string): string | undefined {
  const begun = (words: readonly string[]) => words.filter((one) => one.startsWith(searched)).toSorted()
  return [...begun(wholeWords(customer)), ...begun(partWords(customer))][0]
}

/** Digits with what people write between them, apart from letters: a phone number or its beginning. */
const phoneIn = /(?<![\p{L}\p{N}@._+-])[+(]*\d[\d\s()./-]*\d(?![\p{L}\p{N}@_])/u
/** No area code and no exchange of North America begins with 1: it is the country's code. */
const searchedDigits = (typed: string) => nationalDigits(typed.replace(/\D/g, '').replace(/^1(?=\d{3})/, ''))

/** The words of a search, the longest first: it has the fewest hits. A phone number is one word, however it is typed. */
export function searchedWords(typed: string): string[] {
  const [phone = ''] = phoneIn.exec(typed) ?? []
  const digits = searchedDigits(phone)
  const others = wordsIn(phone === '' ? typed : typed.replace(phone, ' '))
  return [...(digits === '' ? [] : [digits]), ...others].toSorted((a, b) => b.length - a.length)
}

/** Every searched word begins one of the customer's. */
export const matchesSearch = (customer: Named, searched: readonly string[]) => {
  const words = searchWords(customer)
  return searched.every((word) => words.some((one) => one.startsWith(word)))
}

/** A name as it is compared: whatever its case and accents. */
export const nameWords = ({ FirstName, LastName }: Pick<Customer, 'FirstName' | 'LastName'>) =>
  [...wordsIn(FirstName), ...wordsIn(LastName)].join(' ')

/** Reasons that two records may be the same person. */
export const duplicateReasons = ['phone', 'email', 'name', 'address'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

type Lines = Pick<CustomerAddress['Address'], 'AddressLine1' | 'PostalCode'>
/** Names alone are no mark: there is more than one Rosa Medina, so that the postal code belongs to it. */
export function duplicateMarks(
  { EMailAddress, PhoneNumber, PostalCode, ...named }: Named & Pick<Customer, 'PostalCode'>,
  addresses: readonly Lines[] = [],
): { readonly reason: DuplicateReason; readonly mark: string }[] {
  const name = nameWords(named)
  return [
    ...(PhoneNumber === null ? [] : [{ reason: 'phone' as const, mark: PhoneNumber }]),
    ...(EMailAddress === null ? [] : [{ reason: 'email' as const, mark: withoutAccents(EMailAddress) }]),
    ...(name === '' ? [] : [{ reason: 'name' as const, mark: `${name} ${PostalCode ?? ''}`.trim() }]),
    ...addresses.map(({ AddressLine1, PostalCode: code }) => ({
      reason: 'address' as const,
      mark: `${wordsIn(AddressLine1).join(' ')} ${beginningOf(code, 5)}`,
    })),
  ]
}
